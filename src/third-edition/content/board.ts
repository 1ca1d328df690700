import type { BoardData } from './board-types.js';
import { readBoard } from './read-board.js';

/**
 * The board: 15 columns of 14 hexes (3e.board.hexes), with 27 gems (3e.board.gem-spaces), four cities, five towns,
 * shrines and strongholds each (3e.board.cities, 3e.board.towns-shrines-strongholds).
 *
 * Terrain, gems, rivers and places are those on which published programs and photographs agree. Our own readings: the
 * top hex of the even columns, which no source shows, has the terrain of the hex below it; a road joins two adjacent
 * road hexes, except where two roads pass each other near Suvar's Haven; Red Bridge crosses the river between its two
 * hexes, and the Riverlands reach to Mennara's Teeth and the Gardens of Tarn (3e.move.example-lyssa). Names known only
 * in another language are translated back.
 *
 * How to read it: `.` plains, `f` forest, `h` hills, `^` mountain, `~` water, `#` city; then `t` town, `s` shrine, `k`
 * stronghold; then `c` `e` `o` for a combat, exploration or social gem. Every line holds every second column: even
 * columns are half a hex lower.
 */
export const board: BoardData = /* @__PURE__ */ readBoard({
  id: 'terrinoth',
  name: 'Terrinoth',
  picture: `
    .       .       .       f       f       .       h
.o      .       .c      .       f       f       .o      ^t
    .k      .       .       f       fc      .       h
f       .       .       .       f       f       h       ^
    f       .       .s      fe      f       #       ^
f       ^       .       .       f       .       ^s      ^
    f       .o      .       .       .       .       ^
fe      .       .       .       .       .       ^       ^c
    .t      h       .       .       .       .       ^
.       .       .       .       f       ~       .       h
    .       .       ~       .       .e      .       h
.       .       ~c      #       .t      .       fo      h
    hk      .       ~       .       .       f       h
h       fe      .       .       .       f       f       he
    .       f       .       .       .       f       hk
ho      .       .s      .       .       .       h       .
    .       .       ~       .       ^c      .       .
.       .       .       .       .       ^       .       .
    .       .       .c      .t      .       .       .s
f       .       .       .       .o      .       .e      .
    .       .       .       .       .       ~       .
fc      #       .       .       .       .       .       fo
    .       h       .       h       .       .       .
.       .       he      .k      ~       .       .       f
    .       .       ^       h       ~e      .       #
.t      .o      h       ^       h       .       .       .
    .       h       ^c      h       h       .       .
.e      .       h       ^s      ho      .       .k      .c
`,
  places: [
    { id: 'dawnsmoor', name: 'Dawnsmoor', hex: 'h0311' },
    { id: 'forge', name: 'Forge', hex: 'h1202' },
    { id: 'riverwatch', name: 'Riverwatch', hex: 'h1412' },
    { id: 'tamalir', name: 'Tamalir', hex: 'h0706' },
    { id: 'caer-loek', name: 'Caer Loek', hex: 'h0201' },
    { id: 'castle-talis', name: 'Castle Talis', hex: 'h0206' },
    { id: 'fort-rodric', name: 'Fort Rodric', hex: 'h1407' },
    { id: 'skydown', name: 'Skydown', hex: 'h0712' },
    { id: 'sandergard', name: 'Sandergard', hex: 'h1314' },
    { id: 'suvars-haven', name: "Suvar's Haven", hex: 'h0602' },
    { id: 'itraitovas-forge', name: "Itraitova's Forge", hex: 'h1303' },
    { id: 'hunting-circle', name: 'Hunting Circle', hex: 'h0508' },
    { id: 'aris-sanctuary', name: 'Aris Sanctuary', hex: 'h1409' },
    { id: 'madness-pass', name: 'Madness Pass', hex: 'h0714' },
    { id: 'burrow-town', name: 'Burrow Town', hex: 'h1501' },
    { id: 'everton', name: 'Everton', hex: 'h0204' },
    { id: 'red-bridge', name: 'Red Bridge', hex: 'h0906' },
    { id: 'trading-hail', name: 'Trading Hail', hex: 'h0809' },
    { id: 'brightvale', name: 'Brightvale', hex: 'h0113' },
  ],
  regions: {
    'Blackwing Swamp': 'h0605 h0506 h0606',
    'Echo Lake': 'h1105',
    'Lake Kernan': 'h0608',
    'Lake of Tears': 'h1210',
    'Moonlight Marsh': 'h0912 h1012',
    "Mennara's Teeth": 'h1008 h1109',
    'Sharp Cliffs': 'h1304 h1404 h1504',
    'Mountains of Despair': 'h0612 h0713',
    'Rogue Peak': 'h0303',
    'Cursed Ruins': 'h0404',
    'Ash Hills': 'h1406 h1506 h1507 h1305',
    'Blue Haze Hills': 'h0812 h0913 h1013',
    'Howling Vale': 'h0107 h0108',
    'Bitter Lowlands': 'h0413 h0513',
    'Vale of Souls': 'h1401 h1302',
    'Starfall Forest': 'h0202 h0103',
    'Thicket of Despondency': 'h0801 h0901 h1001',
    'Outlaw Glade': 'h0902',
    Wyrmwood: 'h0905',
    'The Hedge': 'h0307 h0407',
    'The Stub': 'h0110 h0111',
    'Green Forest': 'h1511 h1512',
    Riverlands: 'h0807 h0708 h0709 h0908',
    'Telsvanian Plains': 'h0402 h0503 h0603',
    "Kellos' Breath": 'h0208 h0109 h0309',
    'Misty Plains': 'h0212 h0312 h0412 h0313',
    'Southern Plains': 'h1213 h1313 h1114',
    'Zedrik Crossing': 'h1112',
    'Gardens of Tarn': 'h0909',
  },
  rivers: `
    h0109-h0110 h0110-h0209 h0110-h0210 h0111-h0210 h0210-h0211 h0309-h0409 h0310-h0409 h0310-h0410 h0406-h0507 h0407-h0507
    h0407-h0508 h0408-h0409 h0408-h0508 h0408-h0509 h0507-h0508 h0508-h0607 h0805-h0806 h0806-h0906 h0906-h0907 h0906-h1006
    h1005-h1006 h1005-h1106 h1104-h1204 h1112-h1113 h1113-h1212 h1203-h1204 h1212-h1213 h1212-h1313 h1310-h1410 h1311-h1410
    h1311-h1411 h1312-h1313 h1312-h1411 h1409-h1410 h1409-h1510 h1413-h1513 h1509-h1510 h1513-h1514
  `,
  roads: `
    h0601-h0602-h0703-h0704-h0705-h0706-h0707-h0708-h0808-h0809-h0810
    h0704-h0803-h0904-h1003-h1103-h1202
    h0810-h0710-h0610-h0510-h0410-h0311
    h0810-h0911-h1011-h1112-h1211-h1312-h1412
    h1112-h1113
  `,
  bridges: 'h0906-h0907 h1112-h1113',
});
