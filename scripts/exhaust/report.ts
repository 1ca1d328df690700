import {
  type Behavior,
  type BehaviorKind,
  kinds,
} from '../../tools/workshop/exhaust/second-edition/behaviors.js';
import type { CoverageRecorder } from '../../tools/workshop/exhaust/second-edition/recorder.js';

/** Kinds with several results: an Encounter counts as finished both ways when all of its are seen. */
const outcomes: readonly BehaviorKind[] = ['finished', 'won', 'lost', 'test', 'course', 'fork', 'row'];

export function talliesOf({ deeds, seen }: CoverageRecorder) {
  return (Object.keys(kinds) as BehaviorKind[]).map((kind) => {
    const mine = [...deeds.values()].filter((deed) => deed.kind === kind);
    const seenAs = (way: string | undefined): readonly Behavior[] =>
      mine.filter(({ id }) => seen.get(id) === way);
    const places = (list: readonly Behavior[]): string[] => list.map(({ place }) => place);
    return {
      kind,
      all: mine.length,
      ordinary: seenAs('ordinary').length,
      directed: seenAs('directed').length,
      directedOnly: places(seenAs('directed')),
      never: places(seenAs(undefined)),
    };
  });
}

export function bothWays(witness: CoverageRecorder): { readonly all: number; readonly finished: number } {
  const encounters = Object.values(witness.ruleset.rules.content.cards).filter(
    (card) => card.kind === 'encounter',
  );
  const open = new Set(
    witness
      .missing()
      .filter(({ kind }) => outcomes.includes(kind))
      .map(({ card }) => card),
  );
  return { all: encounters.length, finished: encounters.filter(({ id }) => !open.has(id)).length };
}

function passedOverLines({ passedOver }: CoverageRecorder): string[] {
  const byRule = new Map<string, { cards: Set<string>; deeds: number }>();
  for (const { deed, rule } of passedOver.values()) {
    const of = byRule.get(rule) ?? { cards: new Set(), deeds: 0 };
    byRule.set(rule, { cards: of.cards.add(deed.card), deeds: of.deeds + 1 });
  }
  return [...byRule].map(
    ([rule, { cards, deeds }]) => `${deeds} deeds of ${cards.size} cards are not waited for, by ${rule}.`,
  );
}

/** The table for people, with the names of all deeds that were never seen. */
export function tableOf(witness: CoverageRecorder, games: number, directed: number): string {
  const tallies = talliesOf(witness);
  const column = (text: string | number, width: number): string => String(text).padStart(width);
  const name = (card: string): string => witness.ruleset.rules.content.cards[card]?.name ?? card;
  const lines = [
    `${'Of all cards'.padEnd(38)}${column('there are', 10)}${column('seen', 8)}${column('ordinary', 10)}${column('directed', 10)}`,
    ...tallies.map(
      ({ kind, all, ordinary, directed }) =>
        `${kinds[kind].padEnd(38)}${column(all, 10)}${column(ordinary + directed, 8)}${column(ordinary, 10)}${column(directed, 10)}`,
    ),
    '',
    `${games} games from their beginning, ${directed} from positions made for a card.`,
  ];
  const { all, finished } = bothWays(witness);
  lines.push(
    `${finished} of ${all} Encounters were finished both ways: every test, fight, course and fork in them.`,
  );
  lines.push(...passedOverLines(witness));
  const only = tallies.flatMap(({ kind, directedOnly }) =>
    directedOnly.map((place) => `  ${kinds[kind]}: ${place}`),
  );
  if (only.length > 0) lines.push('', 'Reached from positions made for them only:', ...only);
  const never = witness.missing();
  if (never.length > 0)
    lines.push(
      '',
      'Never acted:',
      ...never.map(({ kind, card, place }) => `  ${name(card)}: ${kinds[kind]}: ${place}`),
    );
  else
    lines.push(
      '',
      witness.passedOver.size === 0 ? 'Every card is alive.' : 'Every card that may act has acted.',
    );
  return lines.join('\n');
}
