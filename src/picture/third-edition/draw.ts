import type { Board, Content } from '../../third-edition/base/content.js';
import { adventureTypes, placeKinds, terrains } from '../../third-edition/content/board-types.js';
import type { Inspection } from '../../third-edition/inspect/index.js';
import { boldWidth, inside, line, type Panel, rowsPanel, wrapped } from '../boxes.js';
import { inks } from '../inks.js';
import { n } from '../numbers.js';
import { type Drawing, once, type Part, page } from '../page.js';
import { type Naming, namingIn, renamed, type Saying, sayingIn, toldIn } from '../speaking.js';
import { shortened, xml } from '../xml.js';
import { combatBox, diceBox } from './combat-box.js';
import { figures, figuresOf, flags, gemsOn, highlights, tokensOn } from './figures.js';
import { hexIds, regionNames } from './labels.js';
import { bridges, drawings, grounds, paper, rivers, roads } from './land.js';
import type { ReadOptions } from './options.js';
import { gem, place, placeName } from './pieces.js';
import { playersBox } from './player-box.js';
import type { Scene } from './scene.js';
import { type Sheet, sheetOf } from './sheet.js';
import { timeBox } from './time-box.js';

const FEW = 30;

function land(sheet: Sheet): readonly Part[] {
  const { hexes } = sheet.board;
  return [
    () => once(sheet, 'grounds', () => grounds(sheet)),
    ...Array.from(
      { length: Math.ceil(hexes.length / FEW) },
      (_, at) => () =>
        once(sheet, `land/${at}`, () =>
          hexes
            .slice(at * FEW, (at + 1) * FEW)
            .map((hex) => drawings(sheet, hex))
            .join('\n'),
        ),
    ),
    () => once(sheet, 'rivers', () => rivers(sheet)),
    () => once(sheet, 'roads', () => roads(sheet)),
    () => once(sheet, 'bridges', () => bridges(sheet)),
  ];
}

/** Wares stand beside the longest name of a city, also where a wide font is at hand. */
function marketBox({ told, sheet, say }: Scene): Panel {
  const nameOf = (city: string): string => shortened(sheet.board.place[city]?.name ?? city, 16);
  const column = told.markets.reduce((most, { city }) => Math.max(most, boldWidth(nameOf(city)) + 10), 112);
  const letters = Math.floor((inside - column) / 6.8);
  return rowsPanel(
    say('Markets'),
    told.markets.map(({ city, offers }) => {
      const name = nameOf(city);
      const lines = wrapped(
        offers.map(({ name, cost }) => `${name} ${cost}`).join('\u00a0· ') || '–',
        letters,
        3,
      );
      return {
        height: lines.length * 16 + 6,
        draw: ({ x, y }) =>
          `<g class="rb-market" data-city="${xml(city)}">${line(x, y + 15, name, 'rb-name')}${lines.map((text, row) => line(x + column, y + 15 + row * 16, text)).join('')}</g>`,
      };
    }),
  );
}

/** The board with its names in other words; the same board where they have no others. */
function boardIn(board: Board, naming: Naming): Board {
  return renamed(
    board,
    naming,
    [
      [`board.${board.id}.name`, board.name],
      ...board.places.map(({ id, name }) => [`place.${id}.name`, name] as const),
      ...board.regions.map(({ id, name }) => [`region.${id}.name`, name] as const),
    ],
    (rename) => {
      const places = board.places.map((place) => rename('place', place));
      return {
        ...rename('board', board),
        places,
        place: Object.fromEntries(places.map((place) => [place.id, place])),
        placeOn: Object.fromEntries(places.map((place) => [place.hex, place])),
        regions: board.regions.map((region) => rename('region', region)),
      };
    },
  );
}

function sceneOf(
  { board: printed, cards }: Content,
  seen: Inspection,
  { words, ...options }: ReadOptions,
): Scene {
  const naming = namingIn(words);
  const say = sayingIn(naming);
  const board = boardIn(printed, naming);
  const told = words === undefined ? seen : toldIn(seen, naming);
  const has: Scene['has'] = (part) => options.parts.includes(part);
  const nameOf = (card: string): string => naming(`card.${card}.name`, cards[card]?.name ?? card);
  return {
    sheet: sheetOf(board, has('legend')),
    told,
    options,
    ink: inks[options.theme],
    has,
    say,
    nameOf,
    isOver: told.turn.player === null,
    names: told.players.map(
      ({ hero }, player) =>
        options.players[player] ?? (hero === null ? say(`Player ${player + 1}`) : hero.name),
    ),
    nameOfHex: (hex) =>
      board.placeOn[hex]?.name ??
      board.regions.find(({ hexes }) => hexes.includes(hex))?.name ??
      hex.replace(/^h/, ''),
  };
}

/** A picture in slices: it waits after each few milliseconds of work. */
export function* draw(
  content: Content,
  seen: Inspection,
  { width, title, ...options }: ReadOptions,
): Generator<undefined, Drawing> {
  const scene = sceneOf(content, seen, options);
  const { sheet, told, has, say } = scene;
  const { board } = sheet;
  const panels = [
    ...(has('combat') && told.combat !== null ? [combatBox(scene, told.combat)] : []),
    ...(has('combat') ? diceBox(scene) : []),
    ...(has('time') ? [timeBox(scene)] : []),
    ...(has('players') ? [playersBox(scene)] : []),
    ...(has('market') ? [marketBox(scene)] : []),
  ];
  const names = (): string =>
    [
      regionNames(sheet),
      ...board.places.map(({ kind, name, hex }) => placeName(kind, name, sheet.center(hex))),
    ].join('');
  yield;
  const heading = title ?? board.name;
  const standing = figuresOf(scene);
  const drawn = yield* page(
    { sheet, width, theme: options.theme, heading, hasTitle: has('title'), panels },
    (around, shade) => [
      [
        around(0, 'fill="#dccfa8"'),
        ...land(sheet),
        shade,
        has('ids') ? once(sheet, 'ids', () => hexIds(sheet)) : '',
      ],
      [
        highlights(scene),
        ...board.places.map(({ kind, hex }) => place(kind, sheet.center(hex))),
        () => gemsOn(scene),
        () => (has('names') ? once(sheet, 'names', names) : ''),
        () => (has('tokens') ? flags(scene) : ''),
        () => figures(scene, standing),
        () => (has('tokens') ? tokensOn(scene) : ''),
        () => (has('legend') ? once(sheet, `legend/${say('forest')}`, () => legend(sheet, say)) : ''),
      ],
    ],
  );
  const places = board.hexes.map(({ id }) => ({ id, center: sheet.center(id), corners: sheet.corners(id) }));
  return { ...drawn, figures: standing, places };
}

function legend({ frame }: Sheet, say: Saying): string {
  const key = (x: number, y: number, word: string): string =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="rb-key">${xml(say(word))}</text>`;
  const upper = frame.y + frame.height + 46;
  const lower = upper + 58;
  const box = (x: number, fill: string, more = ''): string =>
    `<rect x="${n(x)}" y="${n(upper - 10)}" width="28" height="20" rx="3" fill="${fill}" stroke="#6b5a3c"/>${more}`;
  const step = frame.width / 8;
  const at = (index: number): number => frame.x + step * (index + 0.12);
  const line = (x: number, pens: readonly string[]): string =>
    pens.map((pen) => `<path d="M${n(x + 2)} ${n(upper + 4)}q12 -9 24 -6" fill="none" ${pen}/>`).join('');
  const courses = [
    { word: 'river', pens: ['stroke="#2b6488" stroke-width="8"', 'stroke="#5fa3cf" stroke-width="5.500"'] },
    { word: 'road', pens: ['stroke="#6d4a26" stroke-width="7"', 'stroke="#d9b27a" stroke-width="4.500"'] },
  ];
  const bridge = `<rect x="${n(at(7) + 1)}" y="${n(upper - 6)}" width="26" height="12" fill="#a8763f" stroke="#4a2f14" stroke-width="2"/>`;
  return [
    ...terrains.map((terrain, index) => box(at(index), paper[terrain]) + key(at(index) + 36, upper, terrain)),
    ...courses.map(
      ({ word, pens }, index) =>
        box(at(index + 5), paper.plains, line(at(index + 5), pens)) + key(at(index + 5) + 36, upper, word),
    ),
    box(at(7), paper.plains, bridge) + key(at(7) + 36, upper, 'bridge'),
    ...adventureTypes.map(
      (type, index) => gem(type, true, { x: at(index) + 14, y: lower }) + key(at(index) + 36, lower, type),
    ),
    gem('combat', false, { x: at(3) + 14, y: lower }) + key(at(3) + 36, lower, 'facedown'),
    ...placeKinds.map(
      (kind, index) =>
        place(kind, { x: at(index + 4) + 14, y: lower + 4 }, kind === 'city' ? 0.56 : 0.72) +
        key(at(index + 4) + 40, lower, kind),
    ),
  ].join('');
}
