import { type IslandBoard, readIslands } from './read-islands.js';

/**
 * The map of this adventure: Torue Albes, where Heroes begin, and three islands around it in the Cerridor Sea.
 *
 * The map is our own. It keeps what the rulebook and its examples tell: the names; that Evenpor Grove stands on Torue Albes
 * and Garnet Island lies across the sea; the lane from Orris to Dallak, whose first anchor leads only on or back and whose
 * second leads to Gafford and north through the Weeping Reach as well (iod.movement.example-first-anchor,
 * iod.movement.example-junction); that five faces of the event tiles are sea lanes, six plains, four sea areas and one ruins
 * (iod.components.event-tile-faces); that there are more jewels than on the base board, and none of them blue
 * (iod.board.more-jewels, iod.decks.no-blue).
 *
 * It is read like the map of the base game: `.` plains, `=` road, `~` river, `%` swamp, `f` forest, `h` hill, `^` mountain;
 * then `g` `y` `r` for a jewel; then `*` for a sunburst. A capital letter is a town, `@` an anchor, and all else is sea.
 */
export const { board, sea }: IslandBoard = /* @__PURE__ */ readIslands({
  id: 'torue-albes',
  name: 'Torue Albes and the Cerridor Sea',
  source: 'original',
  // In the order of the market stacks.
  towns: [
    { id: 'dallak', name: 'Dallak', letter: 'D' },
    { id: 'evenpor-grove', name: 'Evenpor Grove', letter: 'E' },
    { id: 'saltmarl', name: 'Saltmarl', letter: 'M' },
    { id: 'tarianor', name: 'Tarianor', letter: 'T' },
    { id: 'gafford', name: 'Gafford', letter: 'G' },
    { id: 'emberwick', name: 'Emberwick', letter: 'K' },
    { id: 'orris', name: 'Orris', letter: 'O' },
    { id: 'lastlight', name: 'Lastlight', letter: 'L' },
  ],
  islands: {
    dallak: 'Torue Albes',
    tarianor: 'Tarian Isle',
    gafford: 'Garnet Island',
    orris: 'Lantern Isle',
  },
  picture: `

                ^r      hy              ^r      ^
                    ^       h               hy      ^r
                fy*     .               h       hy      f
            f       ~       fg              ^       h
        hg      ~       =               hy*     ~       fg*
            ~       =       T               ~       .g
                =       .g*     @               hg      K
            hy      .g      h               .       =
                                                =       @

@       fy                      @       hg      =
    f               @                       =       hy*
        f       h                       G       fg*     hy*
    fg*     ^       hg              @       f       h
f       h       hy*     h                       h
    fg      ~       .                       fy      ^r
E       .g*     ~               @
    =       .       ~                               @
f       =       =       D                       hy
    hg      =       =       @       @       .
        .y      .g*                     O       .g*     fy*
    hy      =       .g                      =       f
                        @               .       =
    @       =                               .g      fy
        hg      .g*                             =       @
    h       =       .               @
        ^y*     =       %g              h       =       L
    ^       ~       =                       hg*     =
        h       .g      %y              ^r      %g      fg
    ^r      ~       =       @               ~       %y
        h       ~                               ~
    @       fg*     M                       hy      %r
`,
  regions: {
    'Evenpor Wood': 'h0108 h0110 h0206 h0207 h0208 h0306 h0307',
    'Dallak Downs': 'h0507 h0508 h0607 h0608 h0708',
    'Horns of Albe': 'h0213 h0214 h0215 h0314 h0315 h0316',
    'Saltmarl Fens': 'h0714 h0715',
    'Tarian Crags': 'h0501 h0601 h0701 h0801',
    'Ember Peaks': 'h1101 h1102 h1202 h1301 h1302 h1401 h1402',
    'Garnet Hills': 'h1308 h1406 h1407 h1408 h1507',
    'Drowning Fens': 'h1315 h1415 h1416',
  },
  anchors: {
    h0106: 'Evenpor Shoals',
    h0212: 'Causeway Strand',
    h0216: 'Hornfoot Deep',
    h0606: 'Shrouded Strait',
    h0712: 'Causeway Bay',
    h0810: 'Dallak Bar',
    h0815: 'Marl Roads',
    h0904: 'Upper Weeping Reach',
    h0906: 'Lower Weeping Reach',
    h0909: 'The Crossing',
    h1007: 'Gafford Sound',
    h1010: 'Orris Roads',
    h1013: 'Lantern Narrows',
    h1409: "Widow's Passage",
    h1505: 'Ember Bay',
    h1513: 'Lastlight Ledge',
  },
  lanes: {
    'orris-dallak': 'orris h1010 h0909 h0810 dallak',
    'weeping-reach': 'h0909 h0906 h0904 tarianor',
    gafford: 'h0909 h1007 gafford',
    'shrouded-strait': 'evenpor-grove h0106 h0606 h0906',
    'western-sea': 'evenpor-grove h0212 h0216 saltmarl',
    'causeway-bay': 'dallak h0712 h0815 saltmarl',
    'lantern-narrows': 'orris h1013 h0815',
    'widows-passage': 'orris h1409 h1505 emberwick',
    lastlight: 'h1409 h1513 lastlight',
  },
  // Necks and capes of land that the sea breaks through.
  channels: [
    { number: 1, space: 'h0412', stops: 'h0212 h0712' },
    { number: 2, space: 'h0708', stops: 'h0606 h0810' },
    { number: 3, space: 'h0804', stops: 'h0606 tarianor' },
    { number: 4, space: 'h1305', stops: 'h1007 h1505' },
    { number: 5, space: 'h1313', stops: 'h1013 h1513' },
  ],
  tiles: {
    plains: 'h0407 h0214 h0601 h1202 h1407 h1411',
    sea: 'h0110 h0402 h1502 h1114',
    ruins: 'h0613',
  },
});
