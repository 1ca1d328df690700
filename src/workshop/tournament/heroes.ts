import type { Source } from '../../kernel/index.js';
import { rulesetOf } from '../../third-edition/bundled.js';

/** Random heroes of Third Edition for the seats: if bots chose their own, equal seeds would not be equal games. */
export function heroesFor(scenario: string, players: number, source: Source): readonly string[] {
  const heroes = [...rulesetOf(scenario).rules.content.heroes];
  return Array.from({ length: players }, () => heroes.splice(source.below(heroes.length), 1)[0] as string);
}
