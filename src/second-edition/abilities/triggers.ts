import { bitOf } from '../base/card-index.js';
import { combatOf, companionsOf } from '../base/combatants.js';
import { abilityTriggered } from '../base/event-kinds/index.js';
import { type EffectsFrame, effects } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import { holds } from './conditions.js';
import type { Trigger } from './language.js';
import { borneBy, eachSide, enemySide, type Origin } from './sources.js';

/**
 * Runs every ability with this trigger: a player's own in the order Hero, Allies, companions, Items, kept cards,
 * Encounters; then that of the Event in play and that of the enemy.
 *
 * @param of - whose abilities; all by default
 */
export function runTriggers(
  g: G,
  trigger: Trigger,
  player: number,
  of: (origin: Origin) => boolean = everyone,
): void {
  const bit = bitOf.trigger(trigger);
  if (!waitsFor(g, bit, player)) return;
  eachSide(g, player, { stats: 0, triggers: bit }, (side, bearer, origin) => {
    if (!of(origin)) return;
    for (const { ability, list } of side.triggered) {
      if (ability.on !== trigger || isUnderWay(g, player, list)) continue;
      if (!holds(g, ability.if, { player, card: side.card, bearer })) continue;
      g.emit(abilityTriggered, { player, card: side.card, trigger, rule: '2e.effects.owner-uses' });
      callEffects(g, player, side.card, bearer, list);
    }
  });
}

function waitsFor(g: G, bit: number, player: number): boolean {
  if ((borneBy(g, player).triggers & bit) !== 0 || companionsOf(g, player).length > 0) return true;
  const fight = combatOf(g, player);
  return fight !== undefined && ((enemySide(g, fight)?.bears.triggers ?? 0) & bit) !== 0;
}

const everyone = (): boolean => true;

/** Whether an ability is in progress: its effects do not trigger it again for the same player. */
const isUnderWay = (g: G, player: number, list: string): boolean =>
  g.state.frames.some(
    (f) =>
      f.kind === effects.kind && (f as EffectsFrame).list === list && (f as EffectsFrame).player === player,
  );

/** Calls a list of a card's effects, if there is one. */
export function callEffects(g: G, player: number, card: string, bearer: string, list: string): void {
  if (g.content.lists[list] === undefined) return;
  g.call(effects, { player, card, bearer, list });
}
