import type { BoardData } from './board-types.js';
import { readBoard } from './read-board.js';

/**
 * The map of the base game: 13 columns of 14 spaces, and the half spaces that the upper and the lower edge cut off.
 *
 * The map is our own. It keeps what is known of the printed board, namely how many spaces of each terrain and how many
 * jewels of each color there are (faq.board.terrain, faq.board.jewels), that no red jewel has a sunburst
 * (faq.replenish.red), the towns and their order (faq.board.town-order), the names of the regions, and the lie of the
 * land in the rulebook's movement example (2e.movement.example-varikas-roll), which starts at h1008.
 *
 * How to read it: `.` plains, `=` road, `~` river, `%` swamp, `f` forest, `h` hill, `^` mountain; then `g` `y` `b` `r` for
 * a green, yellow, blue or red jewel; then `*` for a sunburst around it. A capital letter is a town. Every line holds every
 * second column: the columns in between stand half a hex higher or lower.
 */
export const board: BoardData = /* @__PURE__ */ readBoard({
  id: 'base',
  name: 'The Realm of Eight Towns',
  source: 'original',
  towns: [
    { id: 'vynelvale', name: 'Vynelvale', letter: 'V' },
    { id: 'riverwatch', name: 'Riverwatch', letter: 'R' },
    { id: 'dawnsmoor', name: 'Dawnsmoor', letter: 'D' },
    { id: 'tamalir', name: 'Tamalir', letter: 'T' },
    { id: 'greyhaven', name: 'Greyhaven', letter: 'G' },
    { id: 'nerekhal', name: 'Nerekhal', letter: 'N' },
    { id: 'forge', name: 'Forge', letter: 'F' },
    { id: 'frostgate', name: 'Frostgate', letter: 'S' },
  ],
  picture: `
    f       ^       ^       h       .       h
fr      fb      ^       h       .b*     hr      h
    f       ^       ^r      h       h       h
f       ^       h       ^       .       h       hg*
    f       ^       ^       hy*     .       h
fb      ~g*     S       h       .       h       h
    f       .       ~       h       .g      F
f       ~       f       .g*     f       .       hy
    ~       .g      ~       f       f       .
fg      fg*     fy*     .       hb*     .g*     ^
    ~       .       ~       f       f       ^y*
.       .       .       ~       f       ~       ^r
    V       =       .g*     fy*     ~       ^
~       =       =       ~       ~       h       h
    .       .y      =       ~       .       ^y*
h       .       .       T       .g      h       h
    hy      .       =       =       .       ^
^r      hb*     =       ~       =       .g*     hb*
    ^       h       .g      .g*     =       ~
^       ~       =       ~       .       G       f
    ^y*     ~       ~       h       =       ~
fg      fg*     R       hy      .g*     ~       f
    f       =       .       .       =       f
f       =       ~       h       =       ~g      fy*
    N       ~g*     .       .       ~       %b
f       f       fy*     hy      D       %       f
    f       ~       h       ~       %       f
fr      fb      f       h       .       %y      fr
    f       ~       .b*     ~g*     fg      f
f       ~       f       .       ~       %       f
`,
  regions: {
    'Whispering Forest': 'h0101 h0102 h0103 h0104 h0105 h0201 h0202 h0203 h0301',
    'Mountains of Despair': 'h0302 h0401 h0402 h0501 h0502 h0601 h0602 h0702',
    'Bitter Downs': 'h0701 h0703 h0801 h0802 h0803 h0901 h0902 h0903 h1002 h1003',
    'Ashen Hills': 'h1001 h1101 h1102 h1103 h1201 h1202 h1301 h1302 h1303 h1304',
    'Blackthorn Grove': 'h0804 h0805 h0806 h0904 h0905 h0906 h1004 h1005',
    'Broken Crags': 'h1107 h1108 h1205 h1206 h1207 h1208 h1305 h1306 h1307 h1308 h1309',
    'Shadow Peaks': 'h0108 h0109 h0110 h0208 h0209 h0210 h0309 h0409',
    'Hanging Woods': 'h0111 h0112 h0113 h0114 h0211 h0213 h0214 h0311 h0313 h0314',
    'Crimson Forest': 'h1211 h1213 h1214 h1310 h1311 h1312 h1313 h1314',
  },
});
