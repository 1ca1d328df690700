import { effects } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import { holds } from './conditions.js';
import type { Trigger } from './language.js';
import { eachSide } from './sources.js';

/** Sets off every ability of a player's that waits for this, in the order Hero, Allies, Items, kept cards, Encounters, Event, enemy. */
export function runTriggers(g: G, trigger: Trigger, player: number): void {
  eachSide(g, player, (side, bearer) => {
    for (const { ability, list } of side.triggered) {
      if (ability.on !== trigger || !holds(g, ability.if, { player, card: side.card, bearer })) continue;
      g.emit({ type: 'ability/triggered', player, card: side.card, trigger, rule: '2e.effects.owner-uses' });
      callEffects(g, player, side.card, bearer, list);
    }
  });
}

/** Has a list of a card's effects carried out, if there is one. */
export function callEffects(g: G, player: number, card: string, bearer: string, list: string): void {
  if (g.content.lists[list] === undefined) return;
  g.call(effects, { player, card, bearer, list, at: 0, chosen: null, pending: [] });
}
