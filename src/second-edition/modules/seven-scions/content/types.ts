import type { Effect } from '../../../abilities/language.js';
import type { AllyCard, ChallengeCard, EventCard } from '../../../content/cards.js';
import type { StormColor } from '../memory.js';

/*
 * What cards of this variant look like, and the words that its rules add to the ability language.
 *
 * Decks in addition to those of the base game: `storm-green`, `storm-yellow`, `storm-blue`, `stormlords`, and `scions`, with open cards.
 *
 * An effect of this module, written `{ do: 'special', effect: … }`:
 * - `awaken-scion`: the Scion whose text says so awakens for the Hero who follows it.
 *
 * Words for the condition `special`:
 * - `storm`: it is a Storm step, or Stormlords are fought. Whatever an awakened Scion changes or does unasked must say so.
 */

/** A Scion: an Ally of a separate deck, with its slumbering side as lists (va50.scion.two-states). */
export type ScionCard = AllyCard & {
  readonly deck: 'scions';
  readonly cost: 0;
  readonly lists: {
    /** What a Hero must do to awaken it (va50.scion.awaken-requirements). */
    readonly awaken: readonly Effect[];
    /** The benefit of its counter (va50.scion.spend-counter). */
    readonly benefit: readonly Effect[];
  };
};

/** A Storm card: a Storm Event with an `enters` for every Hero, or a Storm Challenge (va50.storm-card.definition). */
export type StormCard = (EventCard | ChallengeCard) & {
  readonly deck: `storm-${StormColor}`;
  readonly color: StormColor;
};

/** A Stormlord has a silver back and no color. */
export type StormlordCard = ChallengeCard & { readonly deck: 'stormlords'; readonly color?: never };
