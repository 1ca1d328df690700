import { inspect, predict } from '../editions/rules.js';
import { texts } from '../texts.js';
import type { AnswerThing } from './answer-things.js';
import type { Reading } from './third-reading.js';

/* What an action of a fight takes away: abilities that want tokens which it uses. */

type Combat = NonNullable<Reading['told']['combat']>;
type Ability = Combat['sides'][number]['abilities'][number];

/** Whether an ability can still be used in the round, as far as tokens go. */
function hasTokens(ability: Ability, at: 0 | 1, { sides }: Combat): boolean {
  const { surges, tokens } = sides[at];
  const { use, surge, reach } = ability;
  if (use === 'surge' && surges < (surge === 'X' ? 1 : surge)) return false;
  // With an empty pool a side has to pass.
  if (use === 'combat-action' && !tokens.some((one) => one.at === 'pool')) return false;
  return reach === null || reach.side !== at || reach.places.length > 0;
}

/** Whether an action uses tokens that an ability may want: surges, or all that there are. */
function isNear({ tokens, on }: AnswerThing, at: 0 | 1, { sides }: Combat): boolean {
  const pool = sides[at].tokens.filter((one) => one.at === 'pool');
  const touched = pool.filter(({ place }) => [...tokens, on].includes(`${at}/${place}`));
  return touched.length === pool.length || touched.some(({ shows }) => shows.symbol === 'surge');
}

/**
 * The answers of a player in a fight of its hero, each with the abilities that could be used now, and then no more in this round; and, where it
 * uses the last tokens, with what the foe can still do.
 */
export function warned(
  { view, told: { combat }, words }: Reading,
  answers: readonly AnswerThing[],
  player: number,
): readonly AnswerThing[] {
  const at = combat?.acting ?? null;
  if (combat === null || at === null || combat.sides[at].player !== player) return answers;
  const usable = combat.sides[at].abilities.filter(
    (ability) =>
      hasTokens(ability, at, combat) &&
      answers.some((one) => one.card === ability.card && one.ability === ability.ability),
  );
  return answers.map((one) => {
    if (one.tokens.length === 0 || !isNear(one, at, combat)) return one;
    const { known, view: after } = predict(view, one.action as never);
    const then = known ? inspect(after).combat : null;
    if (then === null || then.round !== combat.round) return one;
    const lost = then.sides[at].abilities.filter(
      (ability) =>
        usable.some(({ card, ability: id }) => card === ability.card && id === ability.ability) &&
        !ability.used &&
        !hasTokens(ability, at, then),
    );
    const names = lost.map(({ card, ability }) => words.name('ability', `${card}/${ability}`)).join(', ');
    const foe = then.sides[at === 0 ? 1 : 0];
    const isLast = then.acting !== null && !then.sides[at].tokens.some((token) => token.at === 'pool');
    const strikes = isLast && !foe.passed ? foe.deals.reduce((all, { doubled }) => all + doubled, 0) : 0;
    const said = [
      one.hint,
      lost.length === 0 ? '' : texts().things.losesAbility(names),
      strikes === 0 ? '' : texts().things.lastTokens(strikes),
    ];
    return { ...one, hint: said.filter(Boolean).join(' · ') };
  });
}
