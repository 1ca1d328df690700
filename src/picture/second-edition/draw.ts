import { EngineError, RuleFaultError } from '../../kernel/index.js';
import type { Content } from '../../second-edition/base/content.js';
import type { Color, SpaceData } from '../../second-edition/content/board-types.js';
import type { Card } from '../../second-edition/content/cards.js';
import { panelWidth } from '../boxes.js';
import { inks } from '../inks.js';
import { type Drawing, join, once, type Part, page } from '../page.js';
import { namingIn, type Saying, sayingIn } from '../speaking.js';
import { xml } from '../xml.js';
import { boardIn } from './board-names.js';
import { laidCards } from './cards-on-board.js';
import { courses, type Mouth } from './courses.js';
import { challenges, counters, figuresOf, heroes, highlights } from './figures.js';
import { ModuleLayer, type PictureBox, type PictureLayer, type PictureScene } from './given-layers.js';
import { idLabel, regionLabel, regionsOf } from './labels.js';
import { ground, paper, scenery } from './land.js';
import type { Layer, Scene } from './layer.js';
import type { readPictureOptions } from './options.js';
import { basePanels } from './panels.js';
import { jewel, town } from './pieces.js';
import { placesOf, planOf } from './plan.js';
import { colors, n, type Point, radius, type Sheet, terrainNames } from './sheet.js';
import type { Table } from './table.js';

/* Wraps layers of modules that are not bundled: they get values only, and no more than they need. */

const boxWidth = panelWidth - 32;

function customLayer({ module, onBoard, box }: PictureLayer, placeOf: (id: string) => Point | null): Layer {
  const sceneOf = ({ table, options, nameOf }: Scene): PictureScene => ({
    told: table.modules[module] ?? null,
    theme: options.theme,
    radius,
    boxWidth,
    placeOf,
    nameOf,
    xml,
  });
  /** Errors in a layer are blamed on its module. */
  const drawing = <T>(draw: () => T, isRight: (drawn: T) => boolean): T => {
    try {
      const drawn = draw();
      if (isRight(drawn)) return drawn;
      throw new TypeError('onBoard gives SVG as a text, and box { title, height, svg } or null');
    } catch (error) {
      throw error instanceof EngineError
        ? error
        : new RuleFaultError(module, 'its layer of a picture', error);
    }
  };
  return {
    above: (scene) =>
      onBoard && scene.has('modules')
        ? drawing(
            () => onBoard(sceneOf(scene)),
            (svg) => typeof svg === 'string',
          )
        : '',
    panels(scene) {
      const drawn = box ? drawing(() => box(sceneOf(scene)), isBox) : null;
      if (drawn === null) return [];
      const { title, height, svg } = drawn;
      return [{ title, height, draw: ({ x, y }) => `<g transform="translate(${x} ${y})">${svg}</g>` }];
    },
  };
}

const isBox = (box: PictureBox | null): boolean =>
  box === null ||
  (typeof box.title === 'string' &&
    Number.isFinite(box.height) &&
    box.height >= 0 &&
    typeof box.svg === 'string');

const rivers = [
  'stroke="#2b6488" stroke-width="17"',
  'stroke="#5fa3cf" stroke-width="13.5"',
  'stroke="#8cc3e4" stroke-width="4"',
];
const roads = [
  'stroke="#6d4a26" stroke-width="9"',
  'stroke="#d9b27a" stroke-width="6"',
  'stroke="#a77a45" stroke-width="1.6" stroke-dasharray="5 5"',
];

const FEW = 30;

function land(sheet: Sheet, mouth: Mouth): readonly Part[] {
  const { spaces } = sheet;
  const each = (key: string, draw: (space: SpaceData) => string): readonly Part[] =>
    Array.from(
      { length: Math.ceil(spaces.length / FEW) },
      (_, at) => () =>
        once(sheet, `${key}/${at}`, () => join(spaces.slice(at * FEW, (at + 1) * FEW).map(draw))),
    );
  return [
    '<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">',
    ...each('ground', (space) => ground(sheet, space)),
    '</g>',
    () => once(sheet, 'rivers', () => courses(sheet, 'river', rivers, mouth)),
    () => once(sheet, 'roads', () => courses(sheet, 'road', roads, mouth)),
    ...each('scenery', (space) => scenery(sheet, space)),
    '<g fill="#efe3c4" fill-opacity=".62">',
    ...each('halves', (space) => (space.half ? ground(sheet, space, true) : '')),
    '</g>',
  ];
}

/** What pictures have of the package: layers of its modules, and the texts printed on its cards. */
export interface Drawn {
  readonly layers: readonly PictureLayer[];
  textOf(card: Card): string | undefined;
}

/** A picture in slices: it waits after each few milliseconds of work. */
export function* draw(
  content: Content,
  moduleIds: readonly string[],
  table: Table,
  { width, title, layers, text, words, ...options }: ReturnType<typeof readPictureOptions>,
  ofModules: Drawn,
): Generator<undefined, Drawing> {
  const { cards } = content;
  const naming = namingIn(words);
  const say = sayingIn(naming);
  const board = boardIn(content.board, naming);
  const has = (part: Parameters<Scene['has']>[0]): boolean => options.parts.includes(part);
  const plan = planOf(
    board,
    moduleIds,
    [...layers.filter((layer) => layer instanceof ModuleLayer), ...ofModules.layers],
    has('legend'),
  );
  const { sheet, layers: known, mouth, placeOf: place, nameOfPlace } = plan;
  yield;
  const given = layers.filter((layer) => moduleIds.includes(layer.module) && !(layer instanceof ModuleLayer));
  const own = [...known, ...given.map((layer) => customLayer(layer, place))];
  const ink = inks[options.theme];
  const nameOf = (card: string): string => naming(`card.${card}.name`, cards[card]?.name ?? card);
  const names = table.players.map(
    ({ hero }, player) =>
      options.players[player] ?? (hero === '' ? say(`Player ${player + 1}`) : nameOf(hero)),
  );
  const scene: Scene = {
    sheet,
    table,
    ink,
    options,
    has,
    prefix: `rb-${board.id.replace(/[^\w-]/g, '')}-`,
    names,
    naming,
    say,
    nameOf,
    nameOfPlace,
    colorOf(card) {
      const found = cards[card];
      const color = found !== undefined && 'color' in found ? found.color : undefined;
      return colors.find((one) => one === color) ?? null;
    },
  };
  const marks = own.flatMap((layer) => [...(layer.marks?.(sheet) ?? [])]);
  const eventCard = table.event === null ? undefined : cards[table.event];
  const panels = [
    ...basePanels(
      scene,
      eventCard === undefined ? null : (text?.(eventCard.id) ?? ofModules.textOf(eventCard) ?? null),
      has('modules') ? own.flatMap((layer) => [...(layer.track?.(scene) ?? [])]) : [],
    ),
    ...(has('modules') ? own.flatMap((layer) => layer.panels?.(scene) ?? []) : []),
  ];
  yield;
  const jewels = once(sheet, 'jewels', () =>
    join(
      sheet.inPlay.map(({ id, jewel: color, sunburst }) =>
        color ? jewel(color, sunburst ?? false, sheet.center(id)) : '',
      ),
    ),
  );
  const shown = colors.filter((color) => board.jewels[color].length > 0);
  // Where a layer has a line of the legend.
  const below = own.some((layer) => layer.legend) ? 50 : 0;
  const heading = title ?? board.name;
  const figures = figuresOf(scene, place);
  const drawn = yield* page(
    { sheet, width, theme: options.theme, heading, hasTitle: has('title'), panels },
    (around, shade) => [
      [
        `<clipPath id="${scene.prefix}frame">${around(0, '')}</clipPath>`,
        `<g clip-path="url(#${scene.prefix}frame)">`,
        around(0, 'fill="#dccfa8"'),
        ...own.flatMap((layer) => layer.below?.(scene) ?? []),
        ...land(sheet, mouth),
        ...own.map((layer) => () => layer.onLand?.(scene) ?? ''),
        shade,
        has('ids') ? once(sheet, 'ids', () => join(sheet.inPlay.map((space) => idLabel(sheet, space)))) : '',
        has('counters') ? `<g opacity=".55">${jewels}</g>` : jewels,
        ...own.map((layer) => () => layer.above?.(scene) ?? ''),
        '</g>',
      ],
      [
        highlights(scene, place),
        ...board.towns.map(({ name, space }) => town(name, sheet.center(space))),
        ...own.map((layer) => () => layer.over?.(scene) ?? ''),
        () => (has('counters') ? counters(scene) : ''),
        ...(has('names')
          ? regionsOf(sheet).map(
              (region) => () => once(sheet, `name/${region}`, () => regionLabel(sheet, region, marks)),
            )
          : []),
        ...(has('names') ? own.map((layer) => layer.names?.(scene) ?? '') : []),
        () => (has('challenges') ? laidCards(scene, place) : ''),
        () => (has('challenges') ? challenges(scene, place) : ''),
        () => (has('heroes') ? heroes(scene, figures) : ''),
        () =>
          has('legend')
            ? once(sheet, `legend/${below}/${say('forest')}`, () => legend(sheet, shown, say, below))
            : '',
        ...(has('legend') ? own.map((layer) => layer.legend?.(scene) ?? '') : []),
      ],
    ],
  );
  return { ...drawn, figures, places: placesOf(plan) };
}

/** The legend of terrain and jewels; the rest of the second line is free. `up` is its distance from the lower edge. */
function legend({ frame, room }: Sheet, shown: readonly Color[], say: Saying, up = 0): string {
  const entries: string[] = [];
  const height = frame.y + frame.height + room.foot - up;
  const key = (x: number, y: number, word: string) =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="rb-key">${xml(say(word))}</text>`;
  const step = frame.width / 7;
  terrainNames.forEach((terrain, index) => {
    if (terrain === 'town') return;
    const x = frame.x + step * (index + 0.2);
    const y = height - 78;
    const line = (pen: string) => `<path d="M${n(x)} ${n(y + 4)}q14 -10 28 -6" fill="none" ${pen}/>`;
    entries.push(
      `<rect x="${n(x)}" y="${n(y - 10)}" width="28" height="20" rx="3" fill="${paper[terrain]}" stroke="#6b5a3c"/>`,
    );
    if (terrain === 'river') entries.push(line('stroke="#5fa3cf" stroke-width="7"'));
    if (terrain === 'road') entries.push(line('stroke="#8a5f32" stroke-width="4" stroke-dasharray="6 3"'));
    entries.push(key(x + 36, y, terrain));
  });
  const y = height - 36;
  shown.forEach((color, index) => {
    const x = frame.x + step * (index + 0.2) + 14;
    entries.push(jewel(color, false, { x, y }), key(x + 22, y, color));
  });
  const x = frame.x + step * (shown.length + 0.2) + 14;
  entries.push(jewel('green', true, { x, y }), key(x + 30, y, 'sunburst: the adventure comes back'));
  return entries.join('');
}
