import type { WordsOf } from '../../kernel/content/field-types.js';
import { bitOf } from '../base/card-index.js';
import { combatOf, companionsOf } from '../base/combatants.js';
import { abilityTriggered } from '../base/event-kinds/index.js';
import { type EffectsFrame, effects } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import type { Card } from '../content/cards.js';
import { holds } from './conditions.js';
import type { Trigger } from './language.js';
import { borneBy, eachSide, enemySide, type Origin } from './sources.js';

/** What sets off an ability by itself, in the words of cards. `only`: the kind of card that may have such an ability. */
export const triggerWords: WordsOf<Trigger, { readonly only?: Card['kind'] }> = {
  /** Of the player whose card it is; of every player for an Event. */
  'turn-start': { text: 'when a turn begins' },
  /** As with `turn-start`. */
  'turn-end': { text: 'when a turn ends' },
  /** Your Hero entered a space by moving; for an Encounter that is laid on a space, that very one. */
  'space-entered': { text: 'when you enter a space' },
  /** Your Market step begins, after the card is drawn. */
  'market-entered': { text: 'when your Market step begins' },
  /** Of a combat you are in. */
  'round-start': { text: 'when a round begins' },
  /** Of a combat you are in. */
  'round-end': { text: 'when a round ends' },
  /** The roll of one of your party in combat came out so. */
  'attack-hit': { text: 'when an attack hits' },
  /** As with `attack-hit`. */
  'attack-missed': { text: 'when an attack misses' },
  /** As with `attack-hit`. */
  'defense-made': { text: 'when a defense succeeds' },
  /** As with `attack-hit`. */
  'defense-failed': { text: 'when a defense fails' },
  /** A skill test of your Hero came out so, and what the card says of that is done. */
  'test-passed': { text: 'when a test of your Hero succeeds' },
  /** As with `test-passed`. */
  'test-failed': { text: 'when a test of your Hero fails' },
  /** Your Hero failed to escape, and has taken the wound for it. */
  'escape-failed': { text: 'when you fail to escape' },
  /** One of your party took wounds. */
  wounded: { text: 'when one of your party takes wounds' },
  /** An Ally of yours was killed. */
  'ally-killed': { text: 'when an Ally is killed' },
  /** Your Hero was knocked out. */
  'knocked-out': { text: 'when you are knocked out' },
  /** Your Hero escaped. */
  escaped: { text: 'when you escape' },
  /** You defeated a Challenge. */
  'challenge-defeated': { text: 'when you defeat a Challenge' },
  /** You defeated a Hero. */
  'hero-defeated': { text: 'when you defeat a Hero' },
  /** You drew an adventure card. */
  'adventure-drawn': { text: 'when you draw an adventure card' },
  /** This Event comes into play. */
  enters: { text: 'when this Event takes effect', only: 'event' },
  /** This Event goes out of play. */
  leaves: { text: 'when this Event leaves play', only: 'event' },
};

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
