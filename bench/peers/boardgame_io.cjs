// Connect Four written for boardgame.io and played at random through its own Client, without a page or a server.
// Production mode turns off its logging and its checks of the state; undo is turned off by the option it has for that.
'use strict';

process.env.NODE_ENV = 'production';

const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');
const { version } = require('boardgame.io/package.json');

const COLUMNS = 7;
const ROWS = 6;
const EMPTY = '.';
const DIRECTIONS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const WARM_UP_SECONDS = 1;
const DEFAULT_SECONDS = 3;
const GAMES_A_BATCH = 10;

// The board is one string, column by column from the bottom: what boardgame.io wraps and freezes after every move
// is then two values and not an array of 42. No other form that we tried was clearly faster.
const connectFour = {
  name: 'connect-four',
  setup: () => ({ board: EMPTY.repeat(COLUMNS * ROWS), ending: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { drop },
  endIf: ({ G }) => G.ending ?? undefined,
  disableUndo: true,
};

function drop({ G, playerID }, column) {
  if (isFull(G.board, column)) return INVALID_MOVE;
  const cell = G.board.indexOf(EMPTY, column * ROWS);
  const board = G.board.slice(0, cell) + playerID + G.board.slice(cell + 1);
  return { board, ending: endingOf(board, column, cell % ROWS, playerID) };
}

function endingOf(board, column, row, piece) {
  if (DIRECTIONS.some(([right, up]) => isFourInLine(board, column, row, right, up, piece))) return { winner: piece };
  return board.includes(EMPTY) ? null : { draw: true };
}

function isFourInLine(board, column, row, right, up, piece) {
  return reach(board, column, row, right, up, piece) + reach(board, column, row, -right, -up, piece) >= 3;
}

function reach(board, column, row, right, up, piece) {
  let steps = 0;
  for (;;) {
    column += right;
    row += up;
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return steps;
    if (board[column * ROWS + row] !== piece) return steps;
    steps += 1;
  }
}

function isFull(board, column) {
  return board[column * ROWS + ROWS - 1] !== EMPTY;
}

function openColumns(board) {
  const open = [];
  for (let column = 0; column < COLUMNS; column += 1) if (!isFull(board, column)) open.push(column);
  return open;
}

function playGame(client) {
  client.reset();
  let moves = 0;
  let state = client.getState();
  while (state.ctx.gameover === undefined) {
    const open = openColumns(state.G.board);
    client.moves.drop(open[Math.floor(Math.random() * open.length)]);
    state = client.getState();
    moves += 1;
  }
  return moves;
}

function measure(client, seconds) {
  let moves = 0;
  let games = 0;
  const processorStart = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    for (let game = 0; game < GAMES_A_BATCH; game += 1) moves += playGame(client);
    games += GAMES_A_BATCH;
  }
  const elapsed = (performance.now() - start) / 1000;
  const used = process.cpuUsage(processorStart);
  return { moves, games, seconds: elapsed, processorSeconds: (used.user + used.system) / 1e6 };
}

function main() {
  const client = Client({ game: connectFour, numPlayers: 2, debug: false });
  measure(client, WARM_UP_SECONDS);
  const result = measure(client, Number(process.argv[2] ?? DEFAULT_SECONDS));
  console.log(JSON.stringify({
    peer: 'boardgame.io',
    version,
    game: 'Connect Four',
    driver: 'A JavaScript loop calls getState and moves.drop on its Client and chooses with Math.random().',
    moves: result.moves,
    games: result.games,
    seconds: Number(result.seconds.toFixed(4)),
    processor_seconds: Number(result.processorSeconds.toFixed(4)),
    moves_per_second: Math.round(result.moves / result.seconds),
  }));
}

main();
