import { worthOf } from '../../../second-edition/abilities/effect-parts.js';
import { windowAt } from '../../../second-edition/abilities/use.js';
import { itemOf, playerState } from '../../../second-edition/base/cards.js';
import { findCharacter, staminaOf } from '../../../second-edition/base/characters.js';
import { type HarmFrame, roll } from '../../../second-edition/base/frames.js';
import { rollTotal, targetOf } from '../../../second-edition/base/rolls.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import type { Effect, UsedAbility, Window } from '../../../second-edition/index.js';
import { all, type Choice, type Legal } from '../bot.js';
import { lifeLeft } from '../table.js';

export function useAbilities(g: G, player: number, legal: Legal): Choice {
  const offers = all(legal, 'ability/use');
  const frame = g.state.frames[g.state.frames.length - 1];
  const window = offers.length > 0 && frame ? windowAt(g, frame) : null;
  if (window === null) return undefined;
  return offers.find(({ card, ability: id }) => {
    const side = g.content.takenSides.get(card) ?? g.content.sides.get(card);
    const ability = side?.used.find((used) => used.id === id)?.ability;
    return (
      ability?.do.some((effect) => helps(g, player, window, effect)) && isCheap(g, player, card, ability)
    );
  });
}

/** Whether the cost is affordable exhaustion, or nothing. A Hero about to fall pays anything. */
function isCheap(g: G, player: number, card: string, { cost = {} }: UsedAbility): boolean {
  const p = playerState(g, player);
  if (cost.wounds !== undefined || (cost.gold ?? 0) > 1) return false;
  const bearer = findCharacter(g, card) ? card : p.hero.card;
  const breath = staminaOf(g, player, bearer) - (findCharacter(g, bearer)?.character.exhaustion ?? 0);
  if ((cost.exhaustion ?? 0) > breath) return false;
  const isGone =
    cost.discard || (p.items.some((item) => item.card === card) && itemOf(g, card).use === 'discard');
  return !isGone || lifeLeft(g, player) <= 2;
}

function helps(g: G, player: number, window: Window, e: Effect): boolean {
  const own = playerState(g, player);
  const wounded = (): boolean => {
    const f = g.top() as HarmFrame;
    return f.harm === 'wounds' && f.target === own.hero.card;
  };
  return worthOf(e).helps?.(e, { own, window, rollFails: () => isFailing(g), wounded }) ?? false;
}

function isFailing(g: G): boolean {
  const f = g.find(roll);
  const target = f ? targetOf(g, f) : null;
  return f !== undefined && target !== null && f.dice.length > 0 && rollTotal(g, f) < target;
}
