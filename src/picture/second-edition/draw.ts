import type { Content } from '../../second-edition/base/content.js';
import { textOf } from '../../second-edition/card-texts.js';
import { layPanels } from '../boxes.js';
import { inks } from '../inks.js';
import { style } from '../style.js';
import { xml } from '../xml.js';
import { laidCards } from './cards-on-board.js';
import { courses, type Mouth } from './courses.js';
import { customLayer } from './custom-layers.js';
import { challenges, counters, heroes, highlights } from './figures.js';
import { idLabel, regionLabel, regionsOf } from './labels.js';
import { ground, scenery } from './land.js';
import type { Scene } from './layer.js';
import { legend } from './legend.js';
import type { readPictureOptions } from './options.js';
import { basePanels } from './panels.js';
import { jewel, town } from './pieces.js';
import { planOf } from './plan.js';
import { colors, n } from './sheet.js';
import type { Table } from './table.js';

/** The land is drawn once per board: most of a picture depends on it. */
const lands = new WeakMap<object, Map<string, string>>();
function once(scene: Scene, key: string, draw: () => string): string {
  const known = lands.get(scene.sheet.board) ?? new Map<string, string>();
  lands.set(scene.sheet.board, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const drawn = draw();
  known.set(key, drawn);
  return drawn;
}

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

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

function land(scene: Scene, mouth: Mouth): string {
  const { sheet } = scene;
  const halves = sheet.spaces.filter((space) => space.half);
  return join([
    '<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">',
    ...sheet.spaces.map((space) => ground(sheet, space)),
    '</g>',
    courses(sheet, 'river', rivers, mouth),
    courses(sheet, 'road', roads, mouth),
    ...sheet.spaces.map((space) => scenery(sheet, space)),
    '<g fill="#efe3c4" fill-opacity=".62">',
    ...halves.map((space) =>
      ground(sheet, space)
        .replace(/ fill="[^"]*"/, '')
        .replace(/ data-space="[^"]*"/, ''),
    ),
    '</g>',
  ]);
}

export function draw(
  content: Content,
  moduleIds: readonly string[],
  table: Table,
  { width, title, layers, ...options }: ReturnType<typeof readPictureOptions>,
): string {
  const { board, cards } = content;
  const has = (part: Parameters<Scene['has']>[0]): boolean => options.parts.includes(part);
  const {
    sheet,
    layers: known,
    mouth,
    placeOf: place,
    nameOfPlace,
  } = planOf(board, moduleIds, has('legend'));
  const given = layers.filter(({ module }) => moduleIds.includes(module));
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
  const { frame } = sheet;

  const eventCard = table.event === null ? undefined : cards[table.event];
  const panels = layPanels(
    [
      ...basePanels(
        scene,
        eventCard === undefined ? null : (textOf(eventCard) ?? null),
        has('modules') ? own.flatMap((layer) => [...(layer.track?.(scene) ?? [])]) : [],
      ),
      ...(has('modules') ? own.flatMap((layer) => layer.panels?.(scene) ?? []) : []),
    ],
    { x: sheet.width - 14, y: frame.y - 8 },
    sheet.height - frame.y + 60,
    ink,
  );
  const wide = sheet.width + (panels.width > 0 ? panels.width + 14 : 0);
  const high = Math.max(sheet.height, frame.y + panels.height + 30);

  const jewels = sheet.inPlay.map(({ id, jewel: color, sunburst }) =>
    color ? jewel(color, sunburst ?? false, sheet.center(id)) : '',
  );
  const shown = colors.filter((color) => board.jewels[color].length > 0);
  const heading = title ?? board.name;
  const rect = (by: number, more: string): string =>
    `<rect x="${n(frame.x - by)}" y="${n(frame.y - by)}" width="${n(frame.width + 2 * by)}" height="${n(frame.height + 2 * by)}" ${more}/>`;
  const size = width === undefined ? '' : ` width="${n(width)}" height="${n((width * high) / wide)}"`;
  return `${join([
    `<svg xmlns="http://www.w3.org/2000/svg" class="rb"${size} viewBox="0 0 ${n(wide)} ${n(high)}" role="img" aria-label="${xml(heading)}">`,
    `<title>${xml(heading)}</title>`,
    `<style>${style(ink)}</style>`,
    `<clipPath id="${scene.prefix}frame">${rect(0, '')}</clipPath>`,
    `<rect width="100%" height="100%" fill="${ink.paper}"/>`,
    has('title') ? `<text x="${n(sheet.width / 2)}" y="50" class="rb-title">${xml(heading)}</text>` : '',
    `<g clip-path="url(#${scene.prefix}frame)">`,
    rect(0, 'fill="#dccfa8"'),
    ...own.map((layer) => layer.below?.(scene) ?? ''),
    once(scene, 'land', () => land(scene, mouth)),
    ...own.map((layer) => layer.onLand?.(scene) ?? ''),
    ink.shade > 0 ? rect(0, `fill="#0b0a18" fill-opacity="${ink.shade}"`) : '',
    has('ids') ? once(scene, 'ids', () => join(sheet.inPlay.map((space) => idLabel(sheet, space)))) : '',
    has('counters') ? `<g opacity=".55">${join(jewels)}</g>` : join(jewels),
    ...own.map((layer) => layer.above?.(scene) ?? ''),
    '</g>',
    rect(0, `fill="none" stroke="${ink.frame}" stroke-width="5"`),
    rect(8, `fill="none" stroke="${ink.frame}" stroke-width="1.5"`),
    highlights(scene, place),
    ...board.towns.map(({ name, space }) => town(name, sheet.center(space))),
    ...own.map((layer) => layer.over?.(scene) ?? ''),
    has('counters') ? counters(scene) : '',
    has('names')
      ? once(scene, 'names', () => join(regionsOf(sheet).map((region) => regionLabel(sheet, region, marks))))
      : '',
    ...(has('names') ? own.map((layer) => layer.names?.(scene) ?? '') : []),
    has('challenges') ? laidCards(scene, place) : '',
    has('challenges') ? challenges(scene, place) : '',
    has('heroes') ? heroes(scene, place) : '',
    has('legend') ? legend(sheet, shown, own.some((layer) => layer.legend) ? 50 : 0) : '',
    ...(has('legend') ? own.map((layer) => layer.legend?.(scene) ?? '') : []),
    panels.svg,
    '</svg>',
  ])}\n`;
}
