import { adventureTypes, placeKinds, terrains } from '../../third-edition/content/board-types.js';
import { bannerOf, figure } from '../marks.js';
import { courseThrough, hasModule, hexSign, type MapSign, origin, signOf } from '../signs.js';
import { paper, sceneryOf } from './land.js';
import { flag, gem, place, storyToken, villain, zombie } from './pieces.js';

const bridge =
  '<rect x="-22" y="-10" width="44" height="20" fill="#a8763f" stroke="#4a2f14" stroke-width="3" transform="rotate(-24)"/>';

/**
 * The signs that a board of Third Edition can show, each drawn as on the board: terrains, `river`, `road`, `bridge`, `gem/<type>`,
 * `facedown`, `place/<kind>`, `story`, `quest`, `figure`, `villain`, and `zombie` in the scenario that has them.
 *
 * @throws InvalidArgumentError if they are no list of ids
 * @example
 * ```ts
 * import { mapSigns } from 'runebound-engine/third-edition/picture';
 *
 * mapSigns(['corpse-king']).at(-1)?.sign; // 'zombie'
 * ```
 */
export const mapSigns = (modules: readonly string[] = []): readonly MapSign[] => [
  ...terrains.map((terrain) => hexSign(terrain, paper[terrain], sceneryOf(terrain, origin, false))),
  hexSign(
    'river',
    paper.plains,
    courseThrough('stroke="#2b6488" stroke-width="15"', 'stroke="#5fa3cf" stroke-width="10"'),
  ),
  hexSign(
    'road',
    paper.plains,
    courseThrough('stroke="#6d4a26" stroke-width="13"', 'stroke="#d9b27a" stroke-width="8"'),
  ),
  hexSign('bridge', paper.plains, bridge),
  ...adventureTypes.map((type) => signOf(`gem/${type}`, gem(type, true, origin), 20)),
  signOf('facedown', gem('combat', false, origin), 20),
  ...placeKinds.map((kind) =>
    signOf(`place/${kind}`, place(kind, { x: 0, y: 5 }), kind === 'city' ? 34 : 27),
  ),
  signOf('story', storyToken(1, origin), 20),
  signOf('quest', flag(bannerOf(0), false, { x: -5, y: 12 }), 20),
  signOf('figure', figure(bannerOf(0), 'A', { x: 0, y: 20 }, false), 32),
  signOf('villain', villain({ x: 0, y: 26 }), 34),
  ...(hasModule(modules, 'corpse-king') ? [signOf('zombie', zombie(1, origin), 18)] : []),
];
