"""How wide letters are on paper: those of Helvetica, by their width in thousandths of the size."""

from __future__ import annotations

PAPER_BOLD = {
    278: " ,./I\\ijl|’·'",
    333: "!()-:;[]`ft",
    389: "*r{}",
    500: 'z"',
    556: "#$0123456789J_aceksvxyåäéèç–",
    584: "+<=>^~×",
    611: "?FLTZbdghnopquöüñøß",
    667: "EPSVXY",
    722: "&ABCDHKNRUÅÄÜ",
    778: "GOQwÖØ",
    833: "M",
    889: "%mæ",
    944: "W",
}
PAPER_PLAIN = {
    191: "'",
    222: "ijl’‘",
    260: "|",
    278: " !,./:;I[\\]ft·",
    333: "()-`r",
    350: "•",
    355: '"',
    389: "*",
    469: "^",
    500: "Jckvsxyzç",
    556: "#$?0123456789L_abdeghnopquåäéèöüñ–",
    584: "+<=>~×",
    611: "FTZøß",
    667: "&ABEKPSVXYÅÄ",
    722: "CDHNRUwÜ",
    778: "GOQÖØ",
    833: "Mm",
    889: "%æ",
    944: "W",
}
