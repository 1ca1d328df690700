import { Game } from '../../../../src/kernel/index.js';
import type { RuleId } from '../../../../src/register/rule-ids.js';
import { placesOfCards } from '../../../../src/second-edition/base/invariants.js';
import type { G } from '../../../../src/second-edition/base/vocabulary.js';
import type {
  Card,
  SecondEditionDraft,
  SecondEditionRuleset,
  SecondEditionState,
} from '../../../../src/second-edition/index.js';
import { fewestPlayers } from '../../rules.js';
import { type Behavior, type BehaviorKind, behaviorId } from './behaviors.js';

/** No list: a card is put where it would act, and the invariants say whether it may be there, and by which rule not. */

export interface Unreachable {
  readonly deed: Behavior;
  readonly rule: RuleId;
}

const outOfPlay: readonly BehaviorKind[] = ['drawn', 'finished'];

function actingOn(state: SecondEditionState, card: Card): SecondEditionState | null {
  if (card.kind === 'event') return { ...state, event: card.id };
  if (card.kind === 'encounter') {
    const [first, ...others] = state.players;
    if (first === undefined) return null;
    return { ...state, players: [{ ...first, quests: [{ card: card.id, progress: 0 }] }, ...others] };
  }
  return card.kind === 'challenge' ? inDeck(state, card.color, card.id) : null;
}

function inDeck(
  state: SecondEditionState,
  name: string | undefined,
  card: string,
): SecondEditionState | null {
  const deck = name === undefined ? undefined : state.decks[name];
  if (name === undefined || deck === undefined) return null;
  return {
    ...state,
    decks: { ...state.decks, [name]: { ...deck, pool: [...new Set([...deck.pool, card])] } },
  };
}

/** Whether a deed belongs to an ability that needs an Event in play. */
function waitsForEvent(card: Card | undefined, place: string): boolean {
  const at = /#abilities\/(\d+)\//.exec(place)?.[1];
  if (card === undefined || at === undefined || !('abilities' in card)) return false;
  const ability: unknown = card.abilities?.[Number(at)];
  const { if: condition } = (ability ?? {}) as { readonly if?: { readonly event?: unknown } };
  return condition?.event !== undefined;
}

export function unreachable(
  { createGame, rules }: SecondEditionRuleset,
  deeds: Iterable<Behavior>,
): ReadonlyMap<string, Unreachable> {
  const start = createGame({ players: fewestPlayers(rules), seed: 'the box' });
  const broken = (state: SecondEditionState): RuleId | null => {
    const g: G = new Game(rules, state as SecondEditionDraft);
    for (const { name, rule, check } of rules.invariants) {
      // The card is in two places only because of this test.
      if (placesOfCards.includes(name)) continue;
      const found = check(g);
      const broke = found === null ? undefined : typeof found === 'string' ? rule : (found.rule ?? rule);
      if (broke !== undefined) return broke as RuleId;
    }
    return null;
  };
  const known = new Map<string, { readonly inPlay: RuleId | null; readonly inDeck: RuleId | null }>();
  const judged = (id: string) => {
    const found = known.get(id);
    if (found) return found;
    const card = rules.content.cards[id];
    const rulesFor = (at: SecondEditionState | null): RuleId | null => (at === null ? null : broken(at));
    const color = card !== undefined && 'color' in card ? card.color : undefined;
    const judgement = {
      inPlay: card === undefined ? null : rulesFor(actingOn(start, card)),
      inDeck: rulesFor(inDeck(start, color, id)),
    };
    known.set(id, judgement);
    return judgement;
  };
  // Such an ability waits for ever if no Event can be in play.
  const events = Object.values(rules.content.cards).filter(({ kind }) => kind === 'event');
  const noEvent = events.map(({ id }) => judged(id).inPlay ?? judged(id).inDeck);
  const eventless = noEvent.includes(null) ? null : (noEvent[0] ?? null);
  const over = new Map<string, Unreachable>();
  for (const deed of deeds) {
    const { inPlay, inDeck: drawn } = judged(deed.card);
    const rule =
      drawn ??
      (outOfPlay.includes(deed.kind) ? null : inPlay) ??
      (eventless !== null && waitsForEvent(rules.content.cards[deed.card], deed.place) ? eventless : null);
    if (rule !== null) over.set(behaviorId(deed.kind, deed.place), { deed, rule });
  }
  return over;
}
