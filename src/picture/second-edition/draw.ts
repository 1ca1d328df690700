import type { Content } from '../../second-edition/base/content.js';
import type { Card } from '../../second-edition/content/cards.js';
import { inks } from '../inks.js';
import { type Drawing, join, once, page } from '../page.js';
import { laidCards } from './cards-on-board.js';
import { courses, type Mouth } from './courses.js';
import { customLayer } from './custom-layers.js';
import { challenges, counters, figuresOf, heroes, highlights } from './figures.js';
import { ofPackage, type PictureLayer } from './given-layers.js';
import { idLabel, regionLabel, regionsOf } from './labels.js';
import { ground, scenery } from './land.js';
import type { Layer, Scene } from './layer.js';
import { legend } from './legend.js';
import type { readPictureOptions } from './options.js';
import { basePanels } from './panels.js';
import { jewel, town } from './pieces.js';
import { placesOf, planOf } from './plan.js';
import { colors, type Point, type Sheet } from './sheet.js';
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
  const parts: string[] = [];
  const draw = (key: string, drawn: () => string): undefined => {
    parts.push(once(sheet, `land/${key}`, drawn));
  };
  const { spaces } = sheet;
  parts.push('<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">');
  for (let from = 0; from < spaces.length; from += FEW)
    yield draw(`ground/${from}`, () =>
      join(spaces.slice(from, from + FEW).map((space) => ground(sheet, space))),
    );
  parts.push('</g>');
  yield draw('rivers', () => courses(sheet, 'river', rivers, mouth));
  yield draw('roads', () => courses(sheet, 'road', roads, mouth));
  for (let from = 0; from < spaces.length; from += FEW)
    yield draw(`scenery/${from}`, () =>
      join(spaces.slice(from, from + FEW).map((space) => scenery(sheet, space))),
    );
  parts.push('<g fill="#efe3c4" fill-opacity=".62">');
  yield draw('halves', () =>
    join(
      spaces
        .filter((space) => space.half)
        .map((space) =>
          ground(sheet, space)
            .replace(/ fill="[^"]*"/, '')
            .replace(/ data-space="[^"]*"/, ''),
        ),
    ),
  );
  parts.push('</g>');
  return once(sheet, 'land', () => join(parts));
}

/** The names of the regions, found once for a board. */
function* namesOf(sheet: Sheet, marks: readonly Point[]): Generator<undefined, string> {
  const labels: string[] = [];
  for (const region of regionsOf(sheet)) {
    labels.push(once(sheet, `name/${region}`, () => regionLabel(sheet, region, marks)));
    yield;
  }
  return join(labels);
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
  const plan = planOf(board, moduleIds, [...layers, ...ofModules.layers].filter(ofPackage), has('legend'));
  const { sheet, layers: known, mouth, placeOf: place, nameOfPlace } = plan;
  yield;
  const given = layers.filter((layer) => moduleIds.includes(layer.module) && !ofPackage(layer));
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
  const ofLayers = function* (draw: (layer: Layer) => string | undefined): Generator<undefined, string> {
    const drawn: string[] = [];
    for (const layer of own) {
      drawn.push(draw(layer) ?? '');
      yield;
    }
    return join(drawn);
  };
  const underLand = yield* ofLayers((layer) => layer.below?.(scene));
  const drawnLand = yield* land(sheet, mouth);
  const onLand = yield* ofLayers((layer) => layer.onLand?.(scene));
  const ids = has('ids')
    ? once(sheet, 'ids', () => join(sheet.inPlay.map((space) => idLabel(sheet, space))))
    : '';
  yield;
  const overLand = yield* ofLayers((layer) => layer.above?.(scene));
  const overTowns = yield* ofLayers((layer) => layer.over?.(scene));
  const regionNames = has('names') ? yield* namesOf(sheet, marks) : '';
  const pieces = [
    overTowns,
    has('counters') ? counters(scene) : '',
    regionNames,
    has('names') ? yield* ofLayers((layer) => layer.names?.(scene)) : '',
    has('challenges') ? laidCards(scene, place) : '',
    has('challenges') ? challenges(scene, place) : '',
    has('heroes') ? heroes(scene, figures) : '',
  ];
  yield;
  const key = has('legend')
    ? [
        once(sheet, `legend/${below}`, () => legend(sheet, shown, below)),
        yield* ofLayers((layer) => layer.legend?.(scene)),
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
