import type { Point } from '../../hex/index.js';
import { bannerOf, figure, lettersOf, litHex } from '../marks.js';
import { n } from '../numbers.js';
import type { DrawnFigure } from '../page.js';
import { xml } from '../xml.js';
import { flag, gem, storyToken, villain, zombie } from './pieces.js';
import type { Scene } from './scene.js';

const isOn = ({ sheet }: Scene, hex: string): boolean => Object.hasOwn(sheet.board.hex, hex);

export function gemsOn({ sheet, told, has }: Scene): string {
  const facedown = new Set(
    has('gems') ? told.hexes.flatMap(({ hex, gem }) => (gem !== null && !gem.faceup ? hex : [])) : [],
  );
  return sheet.board.hexes
    .map(({ id, gem: type }) =>
      type === undefined
        ? ''
        : `<g class="rb-gem" data-hex="${id}" data-type="${type}" data-faceup="${!facedown.has(id)}">${gem(type, !facedown.has(id), sheet.center(id))}</g>`,
    )
    .join('');
}

const offset = (many: number, at: number): Point => {
  if (many === 1) return { x: 0, y: 0 };
  if (many < 4) return { x: (at - (many - 1) / 2) * 31, y: 0 };
  return { x: ((at % 3) - 1) * 31, y: at < 3 ? -9 : 13 };
};

export const figuresOf = ({ sheet, told, has }: Scene): readonly DrawnFigure[] =>
  told.hexes
    .flatMap(({ hex, place, gem, heroes, villain: isThere }) => {
      const who = [
        ...(has('heroes') ? heroes : []),
        ...(isThere && has('tokens') && told.villain !== null ? (['villain'] as const) : []),
      ];
      const { x, y } = sheet.center(hex);
      // Keeps the names of places and the gems visible.
      const foot = { x: x + (gem === null || who.length > 2 ? 0 : -18), y: y + (place === null ? 20 : 6) };
      return who.map((one, at) => {
        const by = offset(who.length, at);
        const center = { x: foot.x + by.x, y: foot.y + by.y };
        return { player: one === 'villain' ? null : one, at: hex, center };
      });
    })
    .sort((a, b) => a.center.y - b.center.y);

export function figures({ told, names, isOver }: Scene, drawn: readonly DrawnFigure[]): string {
  const letters = lettersOf(names);
  return drawn
    .map(({ player, at, center }) => {
      if (player === null)
        return `<g class="rb-villain" data-hex="${xml(at)}"><title>${xml(told.villain?.name ?? '')}</title>${villain(center)}</g>`;
      const isNext = player === told.turn.player && !isOver;
      // A delayed hero lies on its side (3e.delayed.definition).
      const lying =
        told.players[player]?.hero?.delayed === true
          ? ` data-delayed="true" transform="rotate(62 ${n(center.x)} ${n(center.y - 12)})"`
          : '';
      const svg = figure(bannerOf(player), letters[player] ?? '', center, isNext);
      return `<g class="rb-hero" data-player="${player}" data-hex="${xml(at)}"><title>${xml(names[player] ?? '')}</title><g${lying}>${svg}</g></g>`;
    })
    .join('');
}

export function tokensOn(scene: Scene): string {
  const { sheet, told, nameOf } = scene;
  const slotOf = (card: string): number => told.story.findIndex((quest) => quest?.card === card) + 1;
  return told.hexes
    .map(({ hex, place, gem, zombies, story, heroes, villain: isThere }) => {
      const { x, y } = sheet.center(hex);
      // Beside figures and gems, above the name of a place, or else below that of a region.
      const low = heroes.length > 0 || isThere ? 24 : place !== null ? -16 : gem !== null ? 4 : 24;
      const dead =
        zombies === 0
          ? ''
          : `<g class="rb-zombies" data-hex="${xml(hex)}" data-many="${zombies}">${zombie(zombies, { x: x + 29, y: y + low })}</g>`;
      const marked = story.map(
        (card, at) =>
          `<g class="rb-story-token" data-hex="${xml(hex)}" data-card="${xml(card)}"><title>${xml(nameOf(card))}</title>${storyToken(slotOf(card), { x: x + 29 - at * 14, y: y - 27 - at * 4 })}</g>`,
      );
      return dead + marked.join('');
    })
    .join('');
}

/** Flags of quests and rumors that are done in one hex; those of many hexes are listed beside the board. */
export function flags(scene: Scene): string {
  const { sheet, told } = scene;
  const before = new Map<string, number>();
  return told.players
    .flatMap(({ player, quests, rumors }) =>
      [
        ...quests.map((one) => ({ ...one, is: 'quest' })),
        ...rumors.map((one) => ({ ...one, is: 'rumor' })),
      ].map(({ card, name, where, is }) => {
        // A region is marked in its first hex.
        const [hex] = where.hexes;
        if (hex === undefined || where.hexes.length > 6 || !isOn(scene, hex)) return '';
        const nth = before.get(hex) ?? 0;
        before.set(hex, nth + 1);
        const { x, y } = sheet.center(hex);
        return `<g class="rb-flag" data-hex="${xml(hex)}" data-player="${player}" data-is="${is}" data-card="${xml(card)}"><title>${xml(name)}</title>${flag(bannerOf(player), is === 'rumor', { x: x - 31 + 9 * nth, y: y - 8 - 2 * nth })}</g>`;
      }),
    )
    .join('');
}

export function highlights(scene: Scene): string {
  const { sheet, options } = scene;
  return [...new Set(options.highlight)]
    .filter((hex) => isOn(scene, hex))
    .map((hex) => litHex(`data-hex="${xml(hex)}"`, sheet.center(hex), sheet.corners(hex)))
    .join('');
}
