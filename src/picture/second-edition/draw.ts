import type { Content } from '../../second-edition/base/content.js';
import type { SpaceData } from '../../second-edition/content/board-types.js';
import type { Card } from '../../second-edition/content/cards.js';
import { inks } from '../inks.js';
import { type Drawing, join, once, page } from '../page.js';
import { laidCards } from './cards-on-board.js';
import { courses, type Mouth } from './courses.js';
import { customLayer } from './custom-layers.js';
import { challenges, counters, figuresOf, heroes, highlights } from './figures.js';
import { ModuleLayer, type PictureLayer } from './given-layers.js';
import { idLabel, regionLabel, regionsOf } from './labels.js';
import { ground, scenery } from './land.js';
import type { Layer, Scene } from './layer.js';
import { legend } from './legend.js';
import type { readPictureOptions } from './options.js';
import { basePanels } from './panels.js';
import { jewel, town } from './pieces.js';
import { placesOf, planOf } from './plan.js';
import { colors, type Sheet } from './sheet.js';
import type { Table } from './table.js';

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

/** How many spaces are drawn at a time. */
const FEW = 30;

/** The land, drawn once for a board. */
function* land(sheet: Sheet, mouth: Mouth): Generator<undefined, string> {
  const { spaces } = sheet;
  const parts: string[] = [];
  const each = function* (draw: (space: SpaceData) => string): Generator<undefined> {
    for (let from = 0; from < spaces.length; from += FEW)
      yield void parts.push(
        once(sheet, `land/${parts.length}`, () => join(spaces.slice(from, from + FEW).map(draw))),
      );
  };
  parts.push('<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">');
  yield* each((space) => ground(sheet, space));
  parts.push('</g>');
  for (const [course, pens] of [
    ['river', rivers],
    ['road', roads],
  ] as const)
    yield void parts.push(once(sheet, course, () => courses(sheet, course, pens, mouth)));
  yield* each((space) => scenery(sheet, space));
  parts.push('<g fill="#efe3c4" fill-opacity=".62">');
  yield* each((space) => (space.half ? ground(sheet, space, true) : ''));
  parts.push('</g>');
  return once(sheet, 'land', () => join(parts));
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
  { width, title, layers, text, ...options }: ReturnType<typeof readPictureOptions>,
  ofModules: Drawn,
): Generator<undefined, Drawing> {
  const { board, cards } = content;
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
  const nameOf = (card: string): string => cards[card]?.name ?? card;
  const names = table.players.map(
    ({ hero }, player) => options.players[player] ?? (hero === '' ? `Player ${player + 1}` : nameOf(hero)),
  );
  const scene: Scene = {
    sheet,
    table,
    ink,
    options,
    has,
    prefix: `rb-${board.id.replace(/[^\w-]/g, '')}-`,
    names,
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
  const ofLayers = (draw: (layer: Layer) => string | undefined): string =>
    join(own.map((layer) => draw(layer) ?? ''));
  const underLand = ofLayers((layer) => layer.below?.(scene));
  yield;
  const drawnLand = yield* land(sheet, mouth);
  const onLand = ofLayers((layer) => layer.onLand?.(scene));
  yield;
  const ids = has('ids')
    ? once(sheet, 'ids', () => join(sheet.inPlay.map((space) => idLabel(sheet, space))))
    : '';
  yield;
  const overLand = ofLayers((layer) => layer.above?.(scene));
  const overTowns = ofLayers((layer) => layer.over?.(scene));
  const regionNames: string[] = [];
  for (const region of has('names') ? regionsOf(sheet) : []) {
    regionNames.push(once(sheet, `name/${region}`, () => regionLabel(sheet, region, marks)));
    yield;
  }
  const pieces = [
    overTowns,
    has('counters') ? counters(scene) : '',
    ...regionNames,
    has('names') ? ofLayers((layer) => layer.names?.(scene)) : '',
    has('challenges') ? laidCards(scene, place) : '',
    has('challenges') ? challenges(scene, place) : '',
    has('heroes') ? heroes(scene, figures) : '',
  ];
  yield;
  const key = has('legend')
    ? [
        once(sheet, `legend/${below}`, () => legend(sheet, shown, below)),
        ofLayers((layer) => layer.legend?.(scene)),
      ]
    : [];
  const towns = board.towns.map(({ name, space }) => town(name, sheet.center(space)));
  const places = placesOf(plan);
  yield;
  const drawn = page(
    { sheet, width, theme: options.theme, heading, hasTitle: has('title'), panels },
    (around, shade) => [
      [
        `<clipPath id="${scene.prefix}frame">${around(0, '')}</clipPath>`,
        `<g clip-path="url(#${scene.prefix}frame)">`,
        around(0, 'fill="#dccfa8"'),
        underLand,
        drawnLand,
        onLand,
        shade,
        ids,
        has('counters') ? `<g opacity=".55">${jewels}</g>` : jewels,
        overLand,
        '</g>',
      ],
      [highlights(scene, place), ...towns, ...pieces, ...key],
    ],
  );
  return { ...drawn, figures, places };
}
