import { beside, inside, line, type Panel, rowsPanel, wrapped } from '../boxes.js';
import { bannerOf, lettersOf, shield } from '../marks.js';
import { shortened, xml } from '../xml.js';
import { coin, lyingOn, tile } from './cards-on-board.js';
import { counter } from './figures.js';
import type { Scene } from './layer.js';
import { colors, n, type Point } from './sheet.js';

const heart = ({ x, y }: Point): string =>
  `<path d="M${n(x)} ${n(y + 7)}c-11 -7 -9 -14 -4.500 -14q3.500 0 4.500 3.500q1 -3.500 4.500 -3.500c4.500 0 6.500 7 -4.500 14z" fill="#c0282d" stroke="#5e0d10" stroke-width="1.2"/>`;
const bolt = ({ x, y }: Point): string =>
  `<path d="M${n(x + 2)} ${n(y - 8)}l-8 9h5l-2 7 8 -9.500h-5z" fill="#4f8fd0" stroke="#173a63" stroke-width="1.1" stroke-linejoin="round"/>`;
const rune = ({ x, y }: Point): string =>
  `<path d="M${n(x)} ${n(y - 8.5)}l7 4v9l-7 4 -7 -4v-9z" fill="#5b1f7a" stroke="#e8c6ff" stroke-width="1.2"/><path d="M${n(x)} ${n(y + 5)}v-10l4 4M${n(x)} ${n(y)}l-4 -3" fill="none" stroke="#f6e6ff" stroke-width="1.3"/>`;

/** Between names: it may end a line, but not begin one. */
const dot = '\u00a0· ';

const listed = (scene: Scene, cards: readonly { card: string; faceDown?: boolean }[]): string =>
  cards.map(({ card, faceDown }) => (faceDown ? `(${scene.nameOf(card)})` : scene.nameOf(card))).join(dot);

function ownedBy(scene: Scene, player: number): readonly string[] {
  const { hero = '', allies = [], items = [], kept = [], quests = [] } = scene.table.players[player] ?? {};
  const name = hero === '' ? '' : scene.nameOf(hero);
  const apart = [
    ...quests.map(({ card, progress }) => `${scene.nameOf(card)}${progress > 0 ? ` (${progress})` : ''}`),
    ...kept.map(scene.nameOf),
  ].join(dot);
  return [
    // The hero of a player who is called otherwise.
    name === scene.names[player] ? '' : name,
    ...wrapped(listed(scene, [...allies.map((card) => ({ card })), ...items]), 49, 3),
    ...wrapped(apart === '' ? '' : `${scene.say('Kept')}: ${apart}`, 49, 3),
  ].filter((text) => text !== '');
}

const rowHeight = (scene: Scene, player: number): number => 62 + ownedBy(scene, player).length * 16;

function playerRow(scene: Scene, player: number, { x, y }: Point): string {
  const seat = scene.table.players[player];
  if (!seat) return '';
  const letter = lettersOf(scene.names)[player] ?? '';
  const turn = player === scene.table.player && !scene.table.isOver;
  const stats: string[] = [];
  let at = x + 52;
  const stat = (icon: (point: Point) => string, text: string): void => {
    stats.push(icon({ x: at + 8, y: y + 45 }), line(at + 20, y + 49.5, text));
    at += 30 + text.length * 7.6;
  };
  stat(coin, String(seat.gold));
  stat(heart, `${Math.max(0, seat.life - seat.wounds)}/${seat.life}`);
  stat(bolt, `${Math.max(0, seat.stamina - seat.exhaustion)}/${seat.stamina}`);
  if (seat.runes > 0) stat(rune, String(seat.runes));
  for (const color of colors)
    if (seat.counters[color] > 0) stat((point) => counter(color, point, 0.5), `×${seat.counters[color]}`);
  const where = seat.space === null ? scene.say('not on the board yet') : scene.nameOfPlace(seat.space);
  const name = shortened(scene.names[player] ?? '', 28);
  return (
    `<g class="rb-player" data-player="${player}">` +
    (turn
      ? `<rect x="${n(x)}" y="${n(y + 2)}" width="${n(inside)}" height="${n(rowHeight(scene, player) - 4)}" rx="8" fill="#e0a400" fill-opacity=".16" stroke="#e0a400" stroke-opacity=".7"/>`
      : '') +
    shield(bannerOf(player), letter, { x: x + 26, y: y + 28 }) +
    line(x + 52, y + 22, name, 'rb-name') +
    `<text x="${n(x + inside - 10)}" y="${n(y + 22)}" class="rb-faint" style="text-anchor:end">${xml(beside(name, where, 26))}</text>` +
    stats.join('') +
    ownedBy(scene, player)
      .map((text, index) => line(x + 52, y + 69 + index * 15, text, 'rb-faint'))
      .join('') +
    '</g>'
  );
}

const playersPanel = (scene: Scene): Panel =>
  rowsPanel(
    scene.say(scene.table.isOver ? 'Heroes' : `Heroes — turn ${scene.table.turn}`),
    scene.names.map((_, player) => ({
      height: rowHeight(scene, player),
      draw: (from) => playerRow(scene, player, from),
    })),
  );

const eventPanel = (scene: Scene, text: string | null): Panel => {
  const { event } = scene.table;
  const lying = event === null ? [] : lyingOn(scene, event);
  const lines = [...wrapped(text ?? '', 56, 5), ...wrapped(lying.join(dot), 56, 2)].filter(
    (words) => words !== '',
  );
  return {
    title: scene.say('Event in force'),
    height: 24 + lines.length * 16,
    draw: ({ x, y }) =>
      event === null
        ? line(x, y + 16, scene.say('none'), 'rb-faint')
        : `<g class="rb-event" data-card="${xml(event)}">${line(x, y + 16, shortened(scene.nameOf(event), 46), 'rb-name')}${lines.map((words, at) => line(x, y + 36 + at * 16, words)).join('')}</g>`,
  };
};

type TrackNotes = readonly (readonly [place: number, note: string])[];

function notesOf(scene: Scene, place: number, notes: TrackNotes): readonly string[] {
  const entry = scene.table.track[place - 1] ?? null;
  const follows =
    entry?.follows === undefined ? [] : [`${scene.say('follows')} ${scene.names[entry.follows] ?? ''}`];
  const lying = entry === null ? [] : lyingOn(scene, entry.card);
  const said = notes.flatMap(([of, note]) => (of === place ? [note] : []));
  return wrapped([...follows, ...lying, ...said].join(dot), 52, 3).filter((text) => text !== '');
}

const trackPanel = (scene: Scene, notes: TrackNotes): Panel =>
  rowsPanel(
    scene.say('Undefeated challenges'),
    scene.table.track.map((entry, at) => {
      const below = notesOf(scene, at + 1, notes);
      return {
        // Without a Challenge, the first line is free.
        height: 22 + 16 * (entry ? below.length : Math.max(0, below.length - 1)),
        draw({ x, y: top }) {
          const number = `<text x="${n(x + 10)}" y="${n(top + 16)}" class="rb-small">${at + 1}</text>`;
          const lines = (from: number): string =>
            below.map((text, row) => line(x + 26, from + row * 16, text, 'rb-faint')).join('');
          return entry
            ? `<g class="rb-undefeated" data-card="${xml(entry.card)}">${number}${line(x + 26, top + 16, shortened(scene.nameOf(entry.card), 36), 'rb-name')}<text x="${n(x + inside - 4)}" y="${n(top + 16)}" class="rb-faint" style="text-anchor:end">${xml(entry.space)}</text>${lines(top + 32)}</g>`
            : `${number}${below.length > 0 ? lines(top + 16) : line(x + 26, top + 16, '–', 'rb-faint')}`;
        },
      };
    }),
  );

const laidPanel = (scene: Scene): Panel =>
  rowsPanel(
    scene.say('Cards on the board'),
    scene.table.laid.map(({ card, space }) => {
      const below = wrapped(lyingOn(scene, card).join(dot), 52, 3).filter((text) => text !== '');
      return {
        height: 22 + 16 * below.length,
        draw: ({ x, y: top }) =>
          `<g class="rb-lying" data-card="${xml(card)}">${tile(scene.colorOf(card), { x: x + 10, y: top + 11 }, 0.6)}${line(x + 26, top + 16, shortened(scene.nameOf(card), 36), 'rb-name')}<text x="${n(x + inside - 4)}" y="${n(top + 16)}" class="rb-faint" style="text-anchor:end">${xml(shortened(scene.nameOfPlace(space), 18))}</text>${below.map((text, row) => line(x + 26, top + 32 + row * 16, text, 'rb-faint')).join('')}</g>`,
      };
    }),
  );

const marketPanel = (scene: Scene): Panel =>
  rowsPanel(
    scene.say('Markets'),
    scene.sheet.board.towns.map(({ id, name }) => {
      const cards = (scene.table.stacks[id] ?? []).map((card) => ({ card }));
      const lines = wrapped(listed(scene, cards) || '–', 40, 3);
      return {
        height: lines.length * 16 + 6,
        draw: ({ x, y }) =>
          `<g class="rb-stack" data-town="${xml(id)}">${line(x, y + 15, shortened(name, 15), 'rb-name')}${lines.map((text, row) => line(x + 126, y + 15 + row * 16, text)).join('')}</g>`,
      };
    }),
  );

const pilePanel = ({ table, say }: Scene): Panel => ({
  title: say('Adventure counters in the pile'),
  height: 38,
  draw: ({ x, y }) =>
    colors
      .map((color, at) => {
        const from = x + at * 96;
        return `<g class="rb-pile" data-color="${color}">${counter(color, { x: from + 18, y: y + 20 }, 0.8)}${line(from + 40, y + 25, String(table.pile[color]), 'rb-name')}</g>`;
      })
      .join(''),
});

export function basePanels(scene: Scene, eventText: string | null, notes: TrackNotes): Panel[] {
  return [
    ...(scene.has('players') ? [playersPanel(scene)] : []),
    ...(scene.has('event') ? [eventPanel(scene, eventText)] : []),
    ...(scene.has('track') ? [trackPanel(scene, notes)] : []),
    ...(scene.has('track') && scene.table.laid.length > 0 ? [laidPanel(scene)] : []),
    ...(scene.has('market') ? [marketPanel(scene)] : []),
    ...(scene.has('counters') && scene.has('players') ? [pilePanel(scene)] : []),
  ];
}
