"""Which graphs can be drawn flat.

The test is that of Demoucron, Malgrange and Pertuiset. The graph is cut into blocks, the parts that no single vertex
cuts further. A block is drawn path by path, beginning with a cycle: what is not drawn yet falls into pieces, each
piece must go whole into one face, and a piece with the fewest such faces gives the next path.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.kit.graph import Graph, zeros


def is_planar(graph: Graph) -> bool:
    """Whether the graph can be drawn flat without two links that cross."""
    if graph.size > 2 and len(graph.links) // 2 > 3 * graph.size - 6:
        return False
    return all(Drawing(graph.size, block).fits() for block in blocks(graph))


def blocks(graph: Graph) -> list[vec[i64]]:
    """The links of each part that no single vertex cuts, as pairs of ends in a row."""
    found: list[vec[i64]] = []
    walk = BlockWalk(graph)
    for v in range(graph.size):
        if walk.depth[v] == 0:
            walk.from_root(v, found)
    return found


class BlockWalk:
    """A walk in depth; `low` is the least depth that a vertex and those found from it are linked to."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.depth = zeros(graph.size)
        self.low = zeros(graph.size)
        self.next_link = graph.starts[:]
        self.path = vec[i64]()
        self.waiting = vec[i64]()  # links not yet in a block, as pairs

    def from_root(self, root: i64, found: list[vec[i64]]) -> None:
        self.step_to(root)
        while len(self.path):
            here = self.path[-1]
            if self.next_link[here] < self.graph.starts[here + 1]:
                self.next_link[here] += 1
                self.look(here, self.graph.links[self.next_link[here] - 1])
            else:
                self.step_back(found)

    def look(self, here: i64, there: i64) -> None:
        parent: i64 = self.path[-2] if len(self.path) > 1 else -1
        if self.depth[there] == 0:
            self.waiting = append(append(self.waiting, here), there)
            self.step_to(there)
        elif there != parent and self.depth[there] < self.depth[here]:
            self.waiting = append(append(self.waiting, here), there)
            self.low[here] = min(self.low[here], self.depth[there])

    def step_to(self, vertex: i64) -> None:
        self.path = append(self.path, vertex)
        self.depth[vertex] = len(self.path)
        self.low[vertex] = len(self.path)

    def step_back(self, found: list[vec[i64]]) -> None:
        last = self.path[-1]
        self.path = self.path[:-1]
        if not len(self.path):
            return
        here = self.path[-1]
        self.low[here] = min(self.low[here], self.low[last])
        if self.low[last] >= self.depth[here]:
            found.append(self.cut_off(here, last))

    def cut_off(self, here: i64, there: i64) -> vec[i64]:
        """The waiting links back to this one: they are a block."""
        at: i64 = len(self.waiting) - 2
        while self.waiting[at] != here or self.waiting[at + 1] != there:
            at -= 2
        block = self.waiting[at:]
        self.waiting = self.waiting[:at]
        return block[:]


class Drawing:
    """One block, drawn so far as `faces`: each the ring of vertices round it."""

    def __init__(self, size: i64, block: vec[i64]) -> None:
        self.size = size
        self.undrawn = zeros(size * size)  # by pair of vertices
        self.waiting: i64 = len(block) // 2  # links still to be drawn
        self.drawn = zeros(size)  # by vertex
        self.faces: list[vec[i64]] = []
        self.first = block[0]
        self.second = block[1]
        for k in range(0, len(block), 2):
            self.set_undrawn(block[k], block[k + 1], 1)

    def fits(self) -> bool:
        """Whether the whole block can be drawn flat."""
        if self.waiting < 3:
            return True
        self.draw_cycle()
        while self.waiting:
            piece, face = self.tightest_piece()
            if face < 0:
                return False
            self.draw_path(piece.path(), face)
        return True

    def draw_cycle(self) -> None:
        """Begin with one link and another way from its one end to the other."""
        self.drawn[self.first] = 1
        self.drawn[self.second] = 1
        self.take(vec[i64]([self.first, self.second]))
        seen = zeros(self.size)
        for v in range(self.size):
            if self.undrawn[self.first * self.size + v]:
                ring = Piece(self, self.first, v, seen).path()
                self.take(ring)
                self.faces = [ring, ring]
                return

    def tightest_piece(self) -> tuple[Piece, i64]:
        """The piece with the fewest faces to go into, and one of these, or -1 if there is none."""
        tightest = Piece(self, self.first, self.first, zeros(self.size))
        fewest: i64 = len(self.faces) + 1
        into: i64 = -1
        seen = zeros(self.size)
        for at in range(self.size * self.size):
            u, v = at // self.size, at % self.size
            if self.undrawn[at] and self.drawn[u] and not seen[v]:
                piece = Piece(self, u, v, seen)
                rooms, face = self.faces_for(piece)
                if rooms < fewest:
                    tightest, fewest, into = piece, rooms, face
        return tightest, into

    def faces_for(self, piece: Piece) -> tuple[i64, i64]:
        """How many faces hold every hook of a piece, and the last of them."""
        rooms: i64 = 0
        found: i64 = -1
        for face in range(len(self.faces)):
            ring = self.faces[face]
            if all(hook in ring for hook in piece.hooks):
                rooms += 1
                found = face
        return rooms, found

    def draw_path(self, path: vec[i64], face: i64) -> None:
        """Split a face in two along a path."""
        ring = self.faces[face]
        begin = place(ring, path[0])
        ring = joined(ring[begin:], ring[:begin])
        end = place(ring, path[-1])
        inner = path[1:-1]
        self.faces[face] = joined(ring[: end + 1], backwards(inner))
        self.faces.append(joined(append(ring[end:], ring[0]), inner))
        self.take(path)

    def take(self, path: vec[i64]) -> None:
        """Count the links of a path as drawn."""
        for k in range(len(path) - 1):
            self.set_undrawn(path[k], path[k + 1], 0)
        for v in path:
            self.drawn[v] = 1
        self.waiting -= len(path) - 1

    def set_undrawn(self, one: i64, other: i64, flag: i64) -> None:
        self.undrawn[one * self.size + other] = flag
        self.undrawn[other * self.size + one] = flag


class Piece:
    """What hangs together beyond the drawn vertices, or one link between two of them; `hooks` hold it to these."""

    def __init__(self, drawing: Drawing, hook: i64, begin: i64, seen: vec[i64]) -> None:
        self.hook = hook
        self.end: i64 = -1
        self.hooks = vec[i64]([hook])
        self.came_from = zeros(drawing.size)
        self.came_from[begin] = hook
        if drawing.drawn[begin]:
            self.add_hook(begin, hook)
        else:
            self.explore(drawing, begin, seen)

    def explore(self, drawing: Drawing, begin: i64, seen: vec[i64]) -> None:
        queue = vec[i64]([begin])
        seen[begin] = 1
        at: i64 = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            for there in range(drawing.size):
                if not drawing.undrawn[here * drawing.size + there]:
                    continue
                if drawing.drawn[there]:
                    self.add_hook(there, here)
                elif not seen[there]:
                    seen[there] = 1
                    self.came_from[there] = here
                    queue = append(queue, there)

    def add_hook(self, hook: i64, before: i64) -> None:
        if hook not in self.hooks:
            self.hooks = append(self.hooks, hook)
            if self.end < 0:
                self.end = hook
                self.came_from[hook] = before

    def path(self) -> vec[i64]:
        """A way through the piece from one hook to another."""
        way = vec[i64]([self.end])
        while way[-1] != self.hook:
            way = append(way, self.came_from[way[-1]])
        return way


def place(ring: vec[i64], vertex: i64) -> i64:
    """Where a vertex stands in a ring."""
    at: i64 = 0
    while ring[at] != vertex:
        at += 1
    return at


def joined(front: vec[i64], back: vec[i64]) -> vec[i64]:
    """One after the other; the front must be nobody else's."""
    for x in back:
        front = append(front, x)
    return front


def backwards(path: vec[i64]) -> vec[i64]:
    """The path from its end."""
    out = vec[i64](capacity=len(path))
    for k in range(len(path) - 1, i64(-1), -1):
        out = append(out, path[k])
    return out
