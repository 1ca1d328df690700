import { forbid, type Refusal, raised } from '../../kernel/index.js';
import { staminaOf } from './characters.js';
import { exhaustionTaken } from './event-kinds/index.js';
import type { Character } from './state.js';
import type { G } from './vocabulary.js';

/** A player may not take exhaustion beyond Stamina as a cost (2e.harm.exhaustion-as-cost, 2e.harm.no-voluntary-excess). */
export function refuseExhaustion(g: G, player: number, who: Character, amount: number): Refusal | null {
  return who.exhaustion + amount > staminaOf(g, player, who.card)
    ? forbid('2e.harm.no-voluntary-excess')
    : null;
}

/** Pays exhaustion as a cost: never more than Stamina, so never a wound (2e.harm.exhaustion-up-to-stamina). */
export function payExhaustion(g: G, player: number, who: Character, amount: number): void {
  who.exhaustion = raised(who.exhaustion, amount);
  g.emit(exhaustionTaken, { player, character: who.card, amount, rule: '2e.harm.exhaustion-as-cost' });
}
