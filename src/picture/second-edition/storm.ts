import type { ScionInspection, ScionsInspection } from '../../second-edition/inspect/modules.js';
import { inside, line, type Panel, rowsPanel } from '../boxes.js';
import { disc } from '../marks.js';
import { shortened, xml } from '../xml.js';
import type { Layer, Scene } from './layer.js';
import { gems } from './pieces.js';
import { n, type Point } from './sheet.js';

/* The Seven Scions: the track of the storm counter with the cards to come, and the Scions, asleep or with players. */

const ID = 'seven-scions';
const ROW = 24;
/** The width of the storm counter's track in its box; the cards to come stand beside it. */
const TRACK = 172;

const toldOf = (scene: Scene): ScionsInspection | undefined =>
  scene.table.modules[ID] as ScionsInspection | undefined;

const cloud = (x: number, y: number): string =>
  `<path d="M${n(x - 9)} ${n(y + 3)}a5 5 0 0 1 1 -9.5a7 7 0 0 1 13 -1a5.5 5.5 0 0 1 4 10.5z" fill="#4a5870" stroke="#1d2533" stroke-width="1.2"/><path d="M${n(x + 1)} ${n(y + 2)}l-5 6h4l-2 5 6 -7h-4l2 -4z" fill="#ffd84d" stroke="#6b5200" stroke-width=".6"/>`;

const counter = (x: number, y: number): string =>
  `<g class="rb-storm-counter"><circle cx="${n(x)}" cy="${n(y)}" r="12.5" fill="#e9eef7" stroke="#1d2533" stroke-width="2.2"/>${cloud(x, y)}</g>`;

/** The track from the bottom up, as beside the market stacks; a Storm card is drawn at the top. */
function track({ sheet, ink, say }: Scene, told: ScionsInspection, x: number, y: number): string {
  const { length } = told.track;
  const next = told.counter + told.moves;
  const rowOf = (space: number): number => y + (length + 1 - space) * ROW + ROW / 2;
  const nameOf = (id: string): string => sheet.board.towns.find((town) => town.id === id)?.name ?? id;
  const cell = (space: number, name: string): string => {
    const middle = rowOf(space);
    // Ends are left out: there is no space below or above.
    const isSpace = space > 0 && space <= length;
    const box = `<rect x="${n(x)}" y="${n(middle - ROW / 2 + 1)}" width="32" height="${ROW - 2}" rx="5" fill="${ink.paper}" stroke="${ink.edge}"${isSpace ? '' : ' stroke-dasharray="3 3"'}/>`;
    const mark =
      told.counter === space ? counter(x + 16, middle) : space > length ? cloud(x + 16, middle) : '';
    const goal =
      told.endgame === null && Math.min(next, length + 1) === space
        ? `<circle class="rb-storm-next" cx="${n(x + 16)}" cy="${n(middle)}" r="12" fill="none" stroke="#a8272c" stroke-width="1.8" stroke-dasharray="3 2.5"/>`
        : '';
    return `<g class="rb-storm" data-space="${space}">${box}${mark}${goal}${line(x + 42, middle + 4.5, name, isSpace ? 'rb-line' : 'rb-faint')}</g>`;
  };
  return [
    cell(length + 1, say('the storm breaks')),
    ...told.track.map((town, at) => cell(at + 1, shortened(nameOf(town), 16))),
    cell(0, say('start')),
  ].join('');
}

function toCome({ nameOf, ink, say }: Scene, told: ScionsInspection, x: number, y: number): string {
  const backs = (['green', 'yellow', 'blue'] as const).map((color, at) => {
    const left = x + at * 40;
    const { body, dark } = gems[color];
    const many = told.storm[color];
    return `<g class="rb-storm-deck" data-color="${color}"><rect x="${n(left)}" y="${n(y + 24)}" width="30" height="40" rx="4" fill="${body}" stroke="${dark}" stroke-width="1.6"${many === 0 ? ' fill-opacity=".15"' : ''}/><text x="${n(left + 15)}" y="${n(y + 49)}" class="rb-number"${many === 0 ? ` style="fill:${ink.faint}"` : ''}>${many}</text></g>`;
  });
  const spaces = told.moves === 1 ? '1 space' : `${told.moves} spaces`;
  const lords = told.stormlords.map(
    (card, at) =>
      `<g class="rb-stormlord" data-card="${xml(card)}">${line(x, y + 134 + at * 17, shortened(nameOf(card), 30))}</g>`,
  );
  return [
    line(x, y + 16, say(told.endgame ? 'No Storm cards are left.' : 'Storm cards to come')),
    ...backs,
    told.endgame ? '' : line(x, y + 86, say(`It moves ${spaces} next.`), 'rb-faint'),
    line(x, y + 114, say('Stormlords'), 'rb-name'),
    ...(lords.length > 0 ? lords : [line(x, y + 134, '–', 'rb-faint')]),
  ].join('');
}

const stormPanel = (scene: Scene, told: ScionsInspection): Panel => ({
  title: scene.say(told.endgame ? 'The storm — the Endgame' : 'The storm'),
  height: Math.max((told.track.length + 2) * ROW, 134 + told.stormlords.length * 17) + 4,
  draw: ({ x, y }) => track(scene, told, x, y) + toCome(scene, told, x + TRACK, y),
});

function scionNote(
  { nameOf, names, say }: Scene,
  { card, awakenedBy, counter: held }: ScionInspection,
): string {
  const where = awakenedBy === null ? say('asleep') : `${say('with')} ${names[awakenedBy] ?? ''}`;
  return `${nameOf(card)}, ${where}${held === null ? '' : `; ${say('its counter with')} ${names[held] ?? ''}`}`;
}

function endgamePanel(scene: Scene, { endgame }: ScionsInspection): Panel[] {
  if (endgame === null) return [];
  const rows = endgame.order.map((player) => {
    const beaten = endgame.defeated[player] ?? 0;
    const wounds = endgame.wounds[player] ?? 0;
    const out = endgame.out.includes(player)
      ? `; ${scene.say(`out, ${wounds} ${wounds === 1 ? 'wound' : 'wounds'} dealt`)}`
      : '';
    return {
      height: 24,
      draw: ({ x, y }: Point) =>
        `<g class="rb-endgame" data-player="${player}">${disc(scene, player, { x: x + 10, y: y + 12 })}${line(x + 28, y + 16, shortened(scene.names[player] ?? '', 20), 'rb-name')}<text x="${n(x + inside - 4)}" y="${n(y + 16)}" class="rb-faint" style="text-anchor:end">${xml(scene.say(`${beaten} defeated`) + out)}</text></g>`,
    };
  });
  return [rowsPanel(scene.say('Against the Stormlords'), rows)];
}

export const stormLayer: Layer = {
  track: (scene) =>
    new Map((toldOf(scene)?.scions ?? []).map((scion) => [scion.space, scionNote(scene, scion)])),
  panels(scene) {
    const told = toldOf(scene);
    if (told === undefined) return [];
    return [stormPanel(scene, told), ...endgamePanel(scene, told)];
  },
};
