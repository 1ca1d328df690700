import type { RuleId } from '../../register/rule-ids.js';
import type { Envelope, SeenDeck } from '../state.js';
import { show } from './describe-value.js';
import type { AnyLook, SaveLook } from './look.js';

/** Each card is in its own deck; the unseen ones are in the order of the content, so that the order tells nothing. */
export function checkDecks<S extends Envelope, C, Fit extends readonly unknown[]>(
  look: SaveLook<S, C, Fit>,
  {
    orders,
    fit,
    rule,
    aside,
  }: {
    /** The cards of each deck, in the order of the content. */
    readonly orders: Readonly<Record<string, readonly string[]>>;
    /** What every deck requires of a card. */
    readonly fit: Fit;
    /** The rule by which a card belongs to one deck. */
    readonly rule?: RuleId;
    /** The problem of the number of cards aside; `null` if none. */
    readonly aside: (deck: SeenDeck) => string | null;
  },
): void {
  for (const [id, deck] of Object.entries(look.state.decks)) {
    const order = orders[id] ?? [];
    for (const part of ['top', 'pool', 'bottom'] as const)
      deck[part].forEach((card, at) => {
        const path = `decks/${id}/${part}/${at}`;
        if (look.card(path, card, ...fit) && !order.includes(card))
          look.report(path, `${show(card)} does not belong in the ${id} deck.`, rule);
      });
    const sorted = order.filter((card) => deck.pool.includes(card));
    if (sorted.length === deck.pool.length && sorted.some((card, at) => card !== deck.pool[at]))
      look.report(`decks/${id}/pool`, 'Unseen cards are listed in the order of the content.');
    const elsewhere = aside(deck);
    if (elsewhere !== null) look.report(`decks/${id}/aside`, elsewhere);
  }
}

/** Only seeded chance has a generator. */
export function checkChance<S extends Envelope>(look: AnyLook<S>): void {
  const { chance } = look.state;
  const say = (message: string): void => look.report('chance/generator', message);
  if (chance.mode === 'manual' && chance.generator !== null)
    say('With manual chance there is no generator: it should be null.');
  else if (chance.mode === 'seeded' && chance.generator === null)
    say('A seeded game needs its generator, a list of four numbers. A view has none: save the state itself.');
  else if (chance.generator?.every((word) => word === 0))
    say('Four zeros are no generator: it would never give anything else.');
}

/** Each player has one place in the final ranking. */
export function checkOutcome<S extends Envelope>(look: AnyLook<S>): void {
  const { outcome, players } = look.state;
  if (outcome === null) return;
  look.players('outcome/winners', outcome.winners);
  outcome.ranking.forEach((equals, at) => {
    look.players(`outcome/ranking/${at}`, equals);
  });
  const ranked = outcome.ranking.flat();
  if (ranked.length !== players.length || new Set(ranked).size !== ranked.length)
    look.report('outcome/ranking', 'Every player has exactly one place in the ranking.');
}
