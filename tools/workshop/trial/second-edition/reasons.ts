import type { Card } from '../../../../src/second-edition/index.js';
import type { Behavior, BehaviorKind } from '../../exhaust/second-edition/behaviors.js';
import type { CoverageRecorder } from '../../exhaust/second-edition/recorder.js';
import { inOrder, type Never, rootsOf } from '../trial.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const keysOf = (place: string): string[] =>
  (place.split('#')[1] ?? '').split('/').filter((key) => key !== '');

const valueAt = (card: unknown, place: string): unknown =>
  keysOf(place).reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), card);

/** The innermost part of a card around a place that is used, triggered, or conditional: mostly an ability. */
function conditionalAt(card: unknown, place: string): unknown {
  let found: unknown;
  let value: unknown = card;
  for (const key of keysOf(place)) {
    value = isObject(value) ? value[key] : undefined;
    if (isObject(value) && ('use' in value || 'on' in value || 'always' in value || 'if' in value))
      found = value;
  }
  return found;
}

/** The order of deeds: each waits for those before it in the same place. */
const before: readonly BehaviorKind[] = ['offered', 'used', 'triggered', 'list', 'effect'];

/** Whether a deed waits for another that has not happened either: then only that one is reported. */
function waitsFor(deed: Behavior, other: Behavior): boolean {
  if (other.kind === 'drawn') return true;
  // A deed can happen whether or not its card left play or was taken.
  if (other.kind === 'finished' || other.kind === 'taken') return false;
  const [mine, theirs] = [deed.place, other.place];
  if (mine === theirs) {
    const [at, than] = [before.indexOf(deed.kind), before.indexOf(other.kind)];
    return than >= 0 && (at > than || at < 0);
  }
  if (other.kind === 'encounter') return mine.startsWith(`${other.card}#effects`);
  return mine.startsWith(`${theirs}/`);
}

const quoted = (value: unknown): string => JSON.stringify(value);

function under(ability: unknown): string {
  const { if: condition, cost } = (ability ?? {}) as { readonly if?: unknown; readonly cost?: unknown };
  const parts = [
    ...(condition === undefined ? [] : [`its condition is ${quoted(condition)}`]),
    ...(cost === undefined ? [] : [`its cost ${quoted(cost)}`]),
  ];
  return parts.length > 0 ? `; ${parts.join(', ')}` : '';
}

/** A short name of each kind of deed, and why it never happened where the card does not tell more. */
const told: Readonly<Record<BehaviorKind, readonly [what: string, why: string]>> = {
  hero: ['played', 'Nobody played it.'],
  drawn: ['drawn', 'It never came off its deck.'],
  event: ['in play', 'It was drawn, and never lay in play.'],
  encounter: ['resolved', 'It was drawn, and its effects never began.'],
  finished: ['leaves play', 'It never left play.'],
  won: ['defeated', 'Nobody beat it, with four experience counters in each attribute either.'],
  lost: ['lost to', 'Nobody lost to it or ran away.'],
  reward: ['reward', 'Its reward was never given.'],
  taken: ['taken', 'Nobody took or kept it.'],
  offered: ['ability offered', ''],
  used: ['ability used', 'It was offered, and nobody ever used it.'],
  triggered: ['ability set off', ''],
  modifier: ['changes a value', ''],
  list: ['effects begin', 'It never came to these effects.'],
  effect: ['effect', ''],
  test: ['test', ''],
  course: ['course', 'It could not be chosen, or nobody chose it.'],
  fork: ['fork', ''],
  row: ['row of a table', 'The roll never came to this row of the table.'],
};

function whyOf({ kind, place }: Behavior, card: Card | undefined, witness: CoverageRecorder): string {
  const value = valueAt(card, place);
  const holder = conditionalAt(card, place);
  switch (kind) {
    case 'offered': {
      const { use } = (holder ?? {}) as { readonly use?: string };
      return `It could never be used: at "${use ?? 'its moment'}" it was not offered${under(holder)}.`;
    }
    case 'triggered': {
      const { on } = (holder ?? {}) as { readonly on?: string };
      return `Nothing set it off: "${on ?? ''}" never came while the card was in force, or not as it asks for${under(holder)}.`;
    }
    case 'modifier': {
      const { add } = (value ?? {}) as { readonly add?: unknown };
      return add === 0
        ? 'It adds 0, which changes nothing.'
        : `It never changed what it is about: the value was not asked for, or came to 0 each time${under(holder)}.`;
    }
    case 'effect':
      return witness.has('list', place.slice(0, place.lastIndexOf('/')))
        ? 'It was due, and changed nothing on the table; or an effect before it ended the list.'
        : 'It never came to this effect.';
    case 'test':
      return `No test ${place.endsWith('/success') ? 'was passed' : 'was failed'}.`;
    case 'fork':
      return place.endsWith('/then')
        ? `The condition never held: ${quoted((valueAt(card, place.replace(/\/then$/, '')) as { if?: unknown } | undefined)?.if)}.`
        : `The condition always held: ${quoted((valueAt(card, place.replace(/\/else$/, '')) as { if?: unknown } | undefined)?.if)}.`;
    default:
      return told[kind][1];
  }
}

export function neverOf(witness: CoverageRecorder, order: readonly string[]): readonly Never[] {
  const { cards } = witness.ruleset.rules.content;
  const unseen = rootsOf(witness.missing(), waitsFor).map((deed): Never => {
    const { kind, card, place } = deed;
    return { card, what: told[kind][0], place, why: whyOf(deed, cards[card], witness), rule: null };
  });
  // One line for each card and rule that excludes deeds.
  const kept = new Map<string, Never>();
  for (const { deed, rule } of witness.passedOver.values())
    kept.set(`${deed.card} ${rule}`, {
      card: deed.card,
      what: 'kept from play',
      place: deed.card,
      why: 'The rules in force keep it from play.',
      rule,
    });
  const boxed = order
    .filter((card) => witness.boxed.has(card))
    .map(
      (card): Never => ({
        card,
        what: 'kept from play',
        place: card,
        why: 'Its deck is put back in the box when the game is laid out.',
        rule: null,
      }),
    );
  return inOrder(order, [...unseen, ...kept.values(), ...boxed]);
}
