import type { Deck, Json } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import type { G } from '../../base/vocabulary.js';
import { anySeats, listOf, object, text, whole } from '../../saves/words.js';
import { arranging } from '../module-state.js';
import { colorOfBack, eachColor, emptyTrack, isColor, memoryOf, placeUnseen } from './memory.js';
import type { DoomSetting } from './setting.js';

/**
 * A doom track in a described position. `track`: the cards from the bottom up, a color for an unseen card; the unseen green card of the
 * setup if left out. `piles`: the same, by color. `endgame`: the order of the players, and those eliminated.
 */
const entry = text('the id of a card, or a color');
const describedForm = object('a doom track', {
  track: listOf(entry, 100).optional(),
  counters: whole(0, 100).optional(),
  piles: object('the discard piles', eachColor(listOf(entry, 200).optional())).optional(),
  endgame: object('the Endgame', { order: anySeats, out: anySeats.optional() }).optional(),
});

export const arrange = (setting: DoomSetting) =>
  arranging(describedForm, (g, said, refuse, take) => {
    const { track = ['green'], counters = 0, endgame } = said;
    const piles: Partial<Record<Color, readonly string[]>> = said.piles ?? {};
    const memory = memoryOf(g, setting);
    Object.assign(memory, emptyTrack());
    const adventure = (path: string, id: string): boolean => {
      const fits = colorOfBack(g.content, id) !== null;
      if (!fits) refuse(path, `"${id}" is no adventure card of a color, and no color.`);
      return fits;
    };
    track.forEach((entry, at) => {
      if (isColor(entry)) placeUnseen(g, memory, entry);
      else if (adventure(`track/${at}`, entry)) memory.track.push({ card: take(entry) });
    });
    memory.counters = counters;
    for (const color of colors)
      piles[color]?.forEach((entry, at) => {
        if (isColor(entry)) memory.piles[color].unseen += 1;
        else if (adventure(`piles/${color}/${at}`, entry)) memory.piles[color].seen.push(take(entry));
      });
    for (const color of colors) {
      const { unseen } = memory.piles[color];
      const deck = g.own('decks')[color] as Deck;
      if (unseen > 0) deck.aside = (deck.aside ?? 0) + unseen;
      if ((deck.aside ?? 0) > deck.pool.length)
        refuse('track', `The ${color} deck has not so many unseen cards.`);
    }
    if (endgame) memory.endgame = { order: [...endgame.order], out: [...(endgame.out ?? [])] };
  });

/** The value from which {@link arrange} sets this part up. */
export const describe =
  (setting: DoomSetting) =>
  (g: G): Json => {
    const { track, counters, piles, endgame } = memoryOf(g, setting);
    return {
      track: track.map((doomed) => ('card' in doomed ? doomed.card : doomed.unseen)),
      counters,
      piles: Object.fromEntries(
        colors.map((color) => [
          color,
          [...piles[color].seen, ...Array<string>(piles[color].unseen).fill(color)],
        ]),
      ),
      ...(endgame === null ? {} : { endgame }),
    };
  };
