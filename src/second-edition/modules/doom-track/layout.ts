import type { Deck, Json, Problem } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import type { G } from '../../base/vocabulary.js';
import {
  anySeats,
  cardId,
  cardIds,
  check,
  count,
  either,
  type Form,
  listOf,
  object,
  seats,
  text,
  type ValueOf,
  whole,
  word,
} from '../../saves/words.js';
import { colorOfBack, emptyTrack, isColor, memoryOf, placeUnseen } from './memory.js';
import type { DoomSetting } from './setting.js';

/* A doom track in a described position, and in a save. */

const each = <T>(of: Form<T>) => ({ green: of, yellow: of, blue: of, red: of });

const doomed = either(
  'a card that was seen, { card }, or one that was not, { unseen } with its color',
  object('a card that was seen', { card: cardId }),
  object('a card that was not seen', { unseen: word(colors) }),
);

const memoryForm = object('what a doom track remembers', {
  track: listOf(doomed, 100),
  counters: count,
  piles: object('the discard piles', each(object('a discard pile', { seen: cardIds, unseen: count }))),
  waiting: cardIds,
  endgame: object('the Endgame', { order: seats, out: seats }).nullable(),
});

/** What is wrong with a memory that a save claims. */
export const problemsOfModuleState = (memory: Json): readonly Problem[] => check(memoryForm, memory, '');

/**
 * What a scenario may say of a doom track. `track`: the cards from the bottom up, a color for one that nobody has seen;
 * the unseen green card of the setup if left out. `piles`: likewise, by color. `endgame`: the order of players, and who is out.
 */
const entry = text('the id of a card, or a color');
const describedForm = object('a doom track', {
  track: listOf(entry, 100).optional(),
  counters: whole(0, 100).optional(),
  piles: object('the discard piles', each(listOf(entry, 200).optional())).optional(),
  endgame: object('the Endgame', { order: anySeats, out: anySeats.optional() }).optional(),
});

/** Lays out the described track. */
export function arrange(
  g: G,
  setting: DoomSetting,
  described: Json,
  take: (card: string) => string,
): readonly Problem[] {
  const problems = check(describedForm, described, '');
  if (problems.length > 0) return problems;
  const said = described as ValueOf<typeof describedForm>;
  const { track = ['green'], counters = 0, endgame } = said;
  const piles: Partial<Record<Color, readonly string[]>> = said.piles ?? {};
  const memory = memoryOf(g, setting);
  Object.assign(memory, emptyTrack());
  const adventure = (path: string, id: string): boolean => {
    const fits = colorOfBack(g.content, id) !== null;
    if (!fits) problems.push({ path, message: `"${id}" is no adventure card of a color, and no color.` });
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
      problems.push({ path: 'track', message: `The ${color} deck has not so many unseen cards.` });
  }
  if (endgame) memory.endgame = { order: [...endgame.order], out: [...(endgame.out ?? [])] };
  return problems;
}
