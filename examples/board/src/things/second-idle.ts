import { rulesetOfSecond } from '../editions/second.js';
import type { Reading } from './second-reading.js';

/* Which cards of Second Edition could be used, and would bring nothing now. */

/** Whose counters an effect takes away: all of one's party, at most. */
const own: readonly string[] = ['you', 'bearer', 'your-party', 'one-of-your-party', 'your-companions'];

/** Whether all that an ability does is to heal what nobody of the party has, or to turn up cards of which all lie face up. */
export function bringsNothing(
  { view, told }: Reading,
  player: number,
  id: string | null,
  ability: string | null,
): boolean {
  const card = rulesetOfSecond(view).rules.content.cards[id ?? ''];
  const me = told.players.find((one) => one.player === player);
  const abilities = card !== undefined && 'abilities' in card ? (card.abilities ?? []) : [];
  const used = abilities.find((one) => 'use' in one && one.id === ability);
  if (me === undefined || used === undefined || !('use' in used)) return false;
  const party = [me.hero ?? [], me.allies, me.companions].flat();
  const sum = (of: 'life' | 'stamina') => party.reduce((all, one) => all + one[of].counters, 0);
  return used.do.every((effect) => {
    // A module lets cards that are kept be turned over, too.
    if (effect.do === 'refresh') return me.kept.length === 0 && me.items.every((item) => !item.faceDown);
    if (effect.do !== 'heal' || !own.includes(effect.who)) return false;
    return (
      (effect.wounds === undefined || sum('life') === 0) &&
      (effect.exhaustion === undefined || sum('stamina') === 0)
    );
  });
}
