import { bannerOf, figure } from '../marks.js';
import { anchor, ship } from '../ornaments.js';
import { sceneryAt } from '../scenery.js';
import { courseThrough, hasModule, hexSign, type MapSign, origin, signOf } from '../signs.js';
import { challenge, counter } from './figures.js';
import { paper } from './land.js';
import { jewel, town } from './pieces.js';
import { colors, terrainNames } from './sheet.js';

const over: Readonly<Record<string, string>> = {
  river: courseThrough('stroke="#5fa3cf" stroke-width="13"'),
  road: courseThrough('stroke="#8a5f32" stroke-width="8" stroke-dasharray="11 5"'),
  town: town('Town', origin),
};

/**
 * The signs that a board of Second Edition can show, each drawn as on the board: terrains, `jewel`, `sunburst`, `counter/<color>`,
 * `challenge`, `figure`, at sea `anchor` and `ship`.
 *
 * @throws InvalidArgumentError if they are no list of ids
 * @example
 * ```ts
 * import { mapSigns } from 'runebound-engine/picture';
 *
 * mapSigns(['island-of-dread']).map(({ sign }) => sign).includes('anchor'); // true
 * ```
 */
export const mapSigns = (modules: readonly string[] = []): readonly MapSign[] => [
  ...terrainNames.map((terrain) =>
    hexSign(terrain, paper[terrain], `${sceneryAt(terrain, origin, false)}${over[terrain] ?? ''}`),
  ),
  ...colors.map((color) => signOf(`counter/${color}`, counter(color, origin))),
  signOf('jewel', jewel('green', false, origin)),
  signOf('sunburst', jewel('green', true, origin)),
  signOf('challenge', challenge(1, origin)),
  signOf('figure', figure(bannerOf(0), 'A', { x: 0, y: 20 }, false), 32),
  ...(hasModule(modules, 'island-of-dread')
    ? [signOf('anchor', anchor(origin)), signOf('ship', ship(origin), 40)]
    : []),
];
