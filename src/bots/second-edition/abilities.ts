import { holds } from '../../second-edition/abilities/conditions.js';
import { worthOf } from '../../second-edition/abilities/effect-parts.js';
import type { EffectOf } from '../../second-edition/abilities/language.js';
import { windowAt } from '../../second-edition/abilities/use.js';
import { cardOf, itemOf, playerState } from '../../second-edition/base/cards.js';
import { findCharacter, lifeOf, staminaOf } from '../../second-edition/base/characters.js';
import { combat, type HarmFrame, roll } from '../../second-edition/base/frames.js';
import { rollTotal, targetOf } from '../../second-edition/base/rolls.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Effect, UsedAbility, Window } from '../../second-edition/index.js';
import { all, best, type Choice, type Legal } from './bot.js';
import { chanceToReach } from './dice.js';
import { chanceOfVictory } from './fighting.js';
import { lifeLeft, woundsToFall } from './table.js';

export function useAbilities(g: G, player: number, legal: Legal): Choice {
  const offers = all(legal, 'ability/use');
  if (offers.length === 0) return undefined;
  const frame = g.state.frames[g.state.frames.length - 1];
  const window = frame ? windowAt(g, frame) : null;
  if (window === null) return undefined;
  const worth = (offer: { card: string; ability: string }): number => {
    const { takenSides, sides } = g.content;
    const side = takenSides.get(offer.card) ?? sides.get(offer.card);
    const entry = side?.used.find((used) => used.id === offer.ability);
    if (!entry) return 0;
    const { ability } = entry;
    const gain = Math.max(0, ...ability.do.map((effect) => gainOf(g, player, window, effect, ability)));
    return gain === 0 ? 0 : gain - priceOf(g, player, offer.card, ability);
  };
  const choice = best(offers, worth);
  return choice && worth(choice) > 0 ? choice : undefined;
}

function priceOf(g: G, player: number, card: string, { cost = {} }: UsedAbility): number {
  const p = playerState(g, player);
  const discards =
    cost.discard || (p.items.some((item) => item.card === card) && itemOf(g, card).use === 'discard');
  const bearer = findCharacter(g, card) ? card : p.hero.card;
  const breath = staminaOf(g, player, bearer) - (findCharacter(g, bearer)?.character.exhaustion ?? 0);
  const tiring = (cost.exhaustion ?? 0) * (breath > 2 ? 0.35 : 0.6);
  return (discards ? priceOfLosing(g, card) : 0) + tiring + 1.5 * (cost.wounds ?? 0) + 0.5 * (cost.gold ?? 0);
}

/** A lost card is lost for good. In the last battle, a card that helps to win it is cheap. */
function priceOfLosing(g: G, card: string): number {
  const found = cardOf(g, card);
  if (!('deck' in found) || found.deck === undefined || found.kind !== 'item') return 3;
  const opponent = g.find(combat)?.opponent;
  const enemy = opponent?.is === 'challenge' ? cardOf(g, opponent.card) : undefined;
  return enemy?.kind === 'challenge' && enemy.victory ? 0.6 : 3;
}

/** The worth of an effect here and now, on the same scale: 0 nothing, 4 a rescue. */
const gainOf = (g: G, player: number, window: Window, e: Effect, ability: UsedAbility): number =>
  worthOf(e).use?.(e, {
    own: playerState(g, player),
    window,
    stakes: () => stakes(g, player),
    rollFails: () => !rollSucceeds(g),
    lifeLeft: () => lifeLeft(g, player),
    shelter: () => gainOfShelter(g, player),
    change: (changed) => gainOfChange(g, player, window, changed, ability),
    flight: () => gainOfEscape(g, player),
  }) ?? 0;

function gainOfEscape(g: G, player: number): number {
  const fight = g.find(combat);
  return fight && chanceOfVictory(g, player, fight) < 0.25 ? 4 : 0;
}

/** How much depends on the battle under way: most if it may go either way. */
function stakes(g: G, player: number): number {
  const fight = g.find(combat);
  if (!fight) return 0.2;
  const win = chanceOfVictory(g, player, fight);
  return win > 0.97 ? 0 : 2.4 * Math.min(1, 2 * win, 2.4 * (1 - win)) + 0.3;
}

function rollSucceeds(g: G): boolean {
  const rolling = g.find(roll);
  if (!rolling) return true;
  const target = targetOf(g, rolling);
  return target === null || rollTotal(g, rolling) >= target;
}

function gainOfShelter(g: G, player: number): number {
  const f = g.state.frames[g.state.frames.length - 1] as HarmFrame;
  const who = findCharacter(g, f.target);
  if (!who) return 0;
  if (f.harm === 'exhaustion') return 0.2;
  const left = woundsToFall(g, lifeOf(g, player, f.target), who.character.wounds);
  return f.amount >= left ? 4 : 0.9 * Math.min(f.amount, 2);
}

function gainOfChange(
  g: G,
  player: number,
  window: Window,
  e: EffectOf<'change'>,
  ability: UsedAbility,
): number {
  const rolling = g.find(roll);
  if (window === 'before-roll' && rolling) {
    const target = targetOf(g, rolling) ?? 11;
    const bonus = e.modifiers.reduce(
      (sum, { stat, add }) => (stat === 'roll' && typeof add === 'number' ? sum + add : sum),
      0,
    );
    const now = chanceToReach(target, rollTotal(g, rolling));
    return (chanceToReach(target, rollTotal(g, rolling) + bonus) - now) * (2 + stakes(g, player));
  }
  // More damage helps only after a hit; a higher roll, only after a miss.
  if (window === 'after-roll') {
    const hit = rollSucceeds(g);
    const harder = e.modifiers.some(({ stat }) => stat.endsWith('-damage'));
    if (harder) return hit ? 0.6 + stakes(g, player) : 0;
    return hit ? 0 : 1 + stakes(g, player);
  }
  // In a phase, only a Hero who can still attack gains by it.
  const fight = g.find(combat);
  const { hero } = playerState(g, player);
  if (window === 'ranged' || window === 'melee' || window === 'magic')
    return fight &&
      !fight.attacked.includes(hero.card) &&
      holds(g, ability.if, { player, card: hero.card, bearer: hero.card })
      ? 0.5 + stakes(g, player)
      : 0;
  return fight ? stakes(g, player) : 0;
}
