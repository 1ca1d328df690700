import type { Content } from '../../third-edition/base/content.js';
import type { Inspection } from '../../third-edition/inspect/index.js';
import { layPanels } from '../boxes.js';
import { inks } from '../inks.js';
import { n } from '../numbers.js';
import { style } from '../style.js';
import { xml } from '../xml.js';
import { combatBox, diceBox } from './combat-box.js';
import { figures, flags, gemsOn, highlights, tokensOn } from './figures.js';
import { hexIds, regionNames } from './labels.js';
import { bridges, drawings, grounds, rivers, roads } from './land.js';
import { legend } from './legend.js';
import { marketBox } from './market-box.js';
import type { ReadOptions } from './options.js';
import { place, placeName } from './pieces.js';
import { playersBox } from './player-box.js';
import type { Scene } from './scene.js';
import { type Sheet, sheetOf } from './sheet.js';
import { timeBox } from './time-box.js';

/** The land is drawn once per board: most of a picture depends on it. */
const lands = new WeakMap<object, Map<string, string>>();
function once({ board }: Sheet, key: string, drawn: () => string): string {
  const known = lands.get(board) ?? new Map<string, string>();
  lands.set(board, known);
  const svg = known.get(key) ?? drawn();
  known.set(key, svg);
  return svg;
}

const land = (sheet: Sheet): string =>
  [
    grounds(sheet),
    ...sheet.board.hexes.map((hex) => drawings(sheet, hex)),
    rivers(sheet),
    roads(sheet),
    bridges(sheet),
  ].join('\n');

function sceneOf({ board, cards }: Content, told: Inspection, options: ReadOptions): Scene {
  const has: Scene['has'] = (part) => options.parts.includes(part);
  const nameOf = (card: string): string => cards[card]?.name ?? card;
  return {
    sheet: sheetOf(board, has('legend')),
    told,
    options,
    ink: inks[options.theme],
    has,
    nameOf,
    isOver: told.turn.player === null,
    names: told.players.map(
      ({ hero }, player) => options.players[player] ?? (hero === null ? `Player ${player + 1}` : hero.name),
    ),
    nameOfHex: (hex) =>
      board.placeOn[hex]?.name ??
      board.regions.find(({ hexes }) => hexes.includes(hex))?.name ??
      hex.replace(/^h/, ''),
  };
}

export function draw(content: Content, told: Inspection, { width, title, ...options }: ReadOptions): string {
  const scene = sceneOf(content, told, options);
  const { sheet, ink, has } = scene;
  const { board, frame } = sheet;
  const panels = layPanels(
    [
      ...(has('combat') && told.combat !== null ? [combatBox(scene, told.combat)] : []),
      ...(has('combat') ? diceBox(scene) : []),
      ...(has('time') ? [timeBox(scene)] : []),
      ...(has('players') ? [playersBox(scene)] : []),
      ...(has('market') ? [marketBox(scene)] : []),
    ],
    { x: sheet.width - 14, y: frame.y - 8 },
    sheet.height - frame.y + 60,
    ink,
  );
  const wide = sheet.width + (panels.width > 0 ? panels.width + 14 : 0);
  const high = Math.max(sheet.height, frame.y + panels.height + 30);
  const heading = title ?? board.name;
  const rect = (by: number, more: string): string =>
    `<rect x="${n(frame.x - by)}" y="${n(frame.y - by)}" width="${n(frame.width + 2 * by)}" height="${n(frame.height + 2 * by)}" ${more}/>`;
  const size = width === undefined ? '' : ` width="${n(width)}" height="${n((width * high) / wide)}"`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="rb"${size} viewBox="0 0 ${n(wide)} ${n(high)}" role="img" aria-label="${xml(heading)}">`,
    `<title>${xml(heading)}</title>`,
    `<style>${style(ink)}</style>`,
    `<rect width="100%" height="100%" fill="${ink.paper}"/>`,
    has('title') ? `<text x="${n(sheet.width / 2)}" y="50" class="rb-title">${xml(heading)}</text>` : '',
    rect(0, 'fill="#dccfa8"'),
    once(sheet, 'land', () => land(sheet)),
    ink.shade > 0 ? rect(0, `fill="#0b0a18" fill-opacity="${ink.shade}"`) : '',
    has('ids') ? once(sheet, 'ids', () => hexIds(sheet)) : '',
    rect(0, `fill="none" stroke="${ink.frame}" stroke-width="5"`),
    rect(8, `fill="none" stroke="${ink.frame}" stroke-width="1.5"`),
    highlights(scene),
    ...board.places.map(({ kind, hex }) => place(kind, sheet.center(hex))),
    gemsOn(scene),
    has('names')
      ? once(sheet, 'names', () =>
          [
            regionNames(sheet),
            ...board.places.map(({ kind, name, hex }) => placeName(kind, name, sheet.center(hex))),
          ].join(''),
        )
      : '',
    has('tokens') ? flags(scene) : '',
    figures(scene),
    has('tokens') ? tokensOn(scene) : '',
    has('legend') ? legend(sheet) : '',
    panels.svg,
    '</svg>',
  ];
  return `${parts.filter((part) => part !== '').join('\n')}\n`;
}
