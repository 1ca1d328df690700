import type { Becomes, ChallengeCard, EncounterCard } from '../../../content/cards.js';
import type { Curse, Level } from './curse-data.js';

/*
 * What Curse cards look like, and the words that their rules add to the ability language.
 *
 * Each curse has three decks, one for each level: `ashen-flock-1`, `ashen-flock-2`, `ashen-flock-3` and so on. Cards of Level I are Challenges,
 * or Encounters whose tests are to be passed; those of Level II are quests, written as Encounters; those of Level III are Challenges.
 * What the back of a card says stands in `becomes`, which is always `kept`; it may cost `activate`, as on the cards of Level III.
 *
 * Effects of this module, written `{ do: 'special', effect: … }`:
 * - `claim-this`: the tests of this card are passed, and the Hero claims it (va51.level1.claim).
 * - What a quest asks for, as the one effect of its card. Carried out, it lays the quest open:
 *   - `quest-visit`: end a movement on `amount` different spaces that are `what`;
 *   - `quest-defeat`: defeat `amount` Challenges that are `what`, a type word or a color;
 *   - `quest-carry`: put the quest counter on the card in its town, then end a movement on a space that is `what`;
 *   - `quest-pay`: pay `amount` gold in its town.
 *   With an `if` only what is done while that holds counts: the end of a movement, the defeat, the payment.
 *   A space is a terrain, or a jewel: `red-jewel`, `blue-jewel` and so on, whether or not a counter lies there.
 */

/** A card of one of the five Curse decks. */
export type CurseCard = (ChallengeCard | EncounterCard) & {
  readonly deck: `${Curse}-${Level}`;
  readonly color?: never;
  readonly becomes: Extract<Becomes, { readonly as: 'kept' }>;
};
