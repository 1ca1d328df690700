import { rulesetOfSecond } from '../editions/second.js';
import { texts } from '../texts.js';
import type { Inspected, Reading } from './second-reading.js';

/* Bonuses of a fight in Second Edition that have fallen away, because they held for its beginning alone. */

type Fighter = NonNullable<Inspected['players'][number]['hero']>;
type Attack = Fighter['attacks'][number];
type Value = Attack['bonus'];

/** What a bonus may hang on, and still be known to have fallen away for its time alone. */
const known: readonly string[] = ['roll', 'attribute', 'phase', 'firstRoll', 'round'];

/** A value of a fighter with what makes it up, and what no longer does, and why. */
export function worthNow(
  reading: Reading,
  fighter: Fighter,
  { type, attribute }: Pick<Attack, 'type' | 'attribute'>,
  is: 'attack' | 'defense' | 'damage',
  value: Value,
) {
  const { view, told, words, worth } = reading;
  const now = worth(is, value);
  const fight = view.frames.findLast((frame) => frame.kind === 'combat');
  const owner = told.players.find(({ hero, allies }) => [hero, ...allies].some((one) => one === fighter));
  if (fight === undefined || owner === undefined) return now;
  const { cards } = rulesetOfSecond(view).rules.content;
  const stat = is === 'damage' ? `${type}-damage` : 'roll';
  const purpose = is === 'defense' ? 'defend' : 'attack';
  const borne = fighter === owner.hero ? [...owner.items.map(({ card }) => card), ...owner.kept] : [];
  const gone = [fighter.card, ...borne].flatMap((id) => {
    const card = cards[id];
    const abilities = card !== undefined && 'abilities' in card ? (card.abilities ?? []) : [];
    return abilities.flatMap((one) => {
      const { if: needs = {} } = one;
      if (!('always' in one) || Object.keys(needs).some((key) => !known.includes(key))) return [];
      const { firstRoll, round, roll, attribute: of, phase } = needs;
      if (roll?.includes(purpose) === false || of?.includes(attribute) === false) return [];
      if (phase?.includes(type) === false) return [];
      const said = texts().things;
      const why =
        firstRoll === true && fight.rolled.includes(owner.player)
          ? said.forFirstRoll
          : round?.atMost !== undefined && fight.round > round.atMost
            ? said.forRounds(round.atMost)
            : null;
      return one.always.flatMap(({ stat: changed, add, of: whose = 'bearer' }) =>
        why === null || changed !== stat || typeof add !== 'number' || !['bearer', 'you'].includes(whose)
          ? []
          : [said.lapsed(`${add > 0 ? '+' : '−'}${Math.abs(add)}`, words.name('card', id), why)],
      );
    });
  });
  return { ...now, told: [now.told, ...gone].filter(Boolean).join(' · ') };
}
