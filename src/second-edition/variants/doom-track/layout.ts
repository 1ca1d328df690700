import { z } from 'zod';
import type { Deck, Json, Problem } from '../../../kernel/index.js';
import { colors } from '../../abilities/language.js';
import { isAdventure } from '../../base/cards.js';
import type { G } from '../../base/vocabulary.js';
import { check } from '../../saves/form.js';
import { cardId, cardIds, count, listOf, object, seats, word } from '../../saves/words.js';
import { emptyTrack, isColor, memoryOf, placeUnseen } from './memory.js';
import type { DoomSetting } from './setting.js';

/* A doom track in a described position, and in a save. */

const each = <T extends z.ZodType>(of: T) => ({ green: of, yellow: of, blue: of, red: of });

const doomed = z.union([
  object('a card that was seen', { card: cardId }),
  object('a card that was not seen', { unseen: word(colors) }),
]);

const memoryForm = object('what a doom track remembers', {
  track: listOf(doomed, 100),
  counters: count,
  piles: object('the discard piles', each(object('a discard pile', { seen: cardIds, unseen: count }))),
  waiting: cardIds,
  endgame: object('the Endgame', { order: seats, out: seats }).nullable(),
});

/** What is wrong with a memory that a save claims. */
export const problemsOfMemory = (memory: Json): readonly Problem[] => check(memoryForm, memory, '');

/**
 * What a scenario may say of a doom track. `track`: the cards from the bottom up, a color for one that nobody has seen;
 * the unseen green card of the setup if left out. `piles`: likewise, by color. `endgame`: the order of players, and who is out.
 */
const describedForm = z.strictObject({
  track: z.array(z.string()).max(100).optional(),
  counters: z.number().int().min(0).max(100).optional(),
  piles: z.partialRecord(z.enum(colors), z.array(z.string()).max(200)).optional(),
  endgame: z
    .strictObject({
      order: z.array(z.number().int().min(0).max(5)),
      out: z.array(z.number().int().min(0).max(5)).optional(),
    })
    .optional(),
});

/** Lays out the described track. */
export function arrange(
  g: G,
  setting: DoomSetting,
  described: Json,
  take: (card: string) => string,
): readonly Problem[] {
  const read = describedForm.safeParse(described);
  if (!read.success)
    return read.error.issues.map((issue) => ({ path: issue.path.join('/'), message: issue.message }));
  const { track = ['green'], counters = 0, piles = {}, endgame } = read.data;
  const problems: Problem[] = [];
  const memory = memoryOf(g, setting);
  Object.assign(memory, emptyTrack());
  const adventure = (path: string, id: string): boolean => {
    const card = g.content.cards[id];
    const fits = card !== undefined && isAdventure(card);
    if (!fits) problems.push({ path, message: `"${id}" is no adventure card, and no color.` });
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
    const deck = g.state.decks[color] as Deck;
    if (unseen > 0) deck.aside = (deck.aside ?? 0) + unseen;
    if ((deck.aside ?? 0) > deck.pool.length)
      problems.push({ path: 'track', message: `The ${color} deck has not so many unseen cards.` });
  }
  if (endgame) memory.endgame = { order: [...endgame.order], out: [...(endgame.out ?? [])] };
  return problems;
}
