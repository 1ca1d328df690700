import type { Ability } from '../../third-edition/abilities/language.js';
import { abilitiesOf } from '../../third-edition/base/characters.js';
import { foeOf } from '../../third-edition/base/combatants.js';
import type * as frames from '../../third-edition/base/frames.js';
import { faceOf, sumOf, worthOf } from '../../third-edition/base/tokens.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { all, best, find } from '../player.js';
import type { Action, Choice, Legal } from './bot.js';
import { blowWorth, combatWorth, VICTORY } from './combat-worth.js';
import { castGain, faceWorth, inDanger, leftOf, meanWorth, threatOf, turnGain, worthNow } from './tokens.js';

/* Fights for a hero or an enemy by the present worth of each action. Improving the pool comes first, unless a blow ends the combat. */

/** The factor of a blow beside an improvement of the pool: the blow can wait. */
const patience = 0.15;

/** The most valuable combat action; a pass if none has a worth. */
export function chooseBlow(g: G, f: frames.CombatFrame, legal: Legal): Choice {
  const action = best(legal, (one) => worthOfAction(g, f, one));
  return action !== undefined && worthOfAction(g, f, action) > 0 ? action : find(legal, 'combat/pass');
}

export function worthOfAction(g: G, f: frames.CombatFrame, action: Action): number {
  const side = f.acting;
  const own = f.sides[side];
  const foe = f.sides[foeOf(side)];
  const token = (of: typeof own, at: number): frames.TokenState => of.tokens[at] as frames.TokenState;
  switch (action.type) {
    case 'combat/deal': {
      const worth = blowWorth(g, f, side, sumOf(g, own, action.tokens));
      if (worth >= VICTORY) return worth;
      return patience * worth + (inDanger(g, f, side) ? 0.5 : 0);
    }
    case 'combat/double': {
      const { symbol } = faceOf(g, token(own, action.token));
      const doubled = worthOf(g, own, token(own, action.token));
      if (symbol === 'dash' || symbol === 'double' || symbol === 'agility') return -1;
      return symbol === 'shield' ? Math.min(doubled, 0.6 * threatOf(g, foe)) - 0.2 : 0.9 * doubled;
    }
    case 'combat/flip':
      return 0.9 * turnGain(g, token(own, action.on)) - 0.1;
    case 'combat/recast':
      return -castGain(g, token(foe, action.on)) - 0.1;
    case 'combat/surge': {
      const found = abilityOf(g, action.card, action.ability);
      if (found === undefined) return 0;
      const x = found.use === 'surge' && found.surge === 'X' ? sumOf(g, own, action.tokens) : 0;
      const spent = action.tokens.reduce((sum, at) => sum + worthOf(g, own, token(own, at)), 0);
      return combatWorth(g, f, side, found.do, x) - 0.3 * (x > 0 ? 0 : spent);
    }
    case 'combat/ability': {
      const found = abilityOf(g, action.card, action.ability);
      if (found === undefined) return 0;
      return combatWorth(g, f, side, found.do, 0) - (found.cost?.exert ?? 0) * 0.8 - 0.2;
    }
    default:
      return 0;
  }
}

type Deed = Extract<Ability, { readonly use: 'surge' | 'combat-action' | 'after-combat-action' }> & {
  readonly cost?: { readonly exert?: number };
};

const abilityOf = (g: G, card: string, id: string): Deed | undefined =>
  abilitiesOf(g, card).find((one): one is Deed => 'use' in one && one.id === id);

/** One more action is worth having if something is left to do with it. */
export function chooseAfter(g: G, f: frames.CombatFrame, legal: Legal): Choice {
  const own = f.sides[f.acting];
  const settles = blowWorth(g, f, f.acting, threatOf(g, own)) >= VICTORY;
  const use = all(legal, 'combat/after').find(({ card, ability }) => {
    const cost = abilityOf(g, card, ability)?.cost;
    return settles || (cost === undefined && threatOf(g, own) > 1);
  });
  return use ?? find(legal, 'combat/go-on');
}

/** Blocks as much as possible with as little as possible, and spends no shield on a scratch while worse may come. */
export function chooseBlock(g: G, fight: frames.CombatFrame, f: frames.BlowFrame, legal: Legal): Choice {
  const side = fight.sides[f.side];
  const left = leftOf(g, fight, f.side);
  const later = threatOf(g, fight.sides[foeOf(f.side)]);
  return best(legal, (action) => {
    const sum = action.type === 'block/shields' ? sumOf(g, side, action.tokens) : 0;
    const kept = Math.min(sum, f.amount);
    const falls = f.amount - kept >= left;
    return (falls ? -VICTORY : 0) + kept - (sum - kept) * (later > 0 ? 0.8 : 0.1) - 0.01 * sum;
  });
}

/** Cancels the foe's ability if it would hurt more than the surges are worth. */
export function chooseCancel(g: G, fight: frames.CombatFrame, f: frames.CancelFrame, legal: Legal): Choice {
  const found = abilityOf(g, f.card, f.ability);
  const harm = found === undefined ? 0 : combatWorth(g, fight, foeOf(f.side), found.do, f.x);
  const cheapest = best(all(legal, 'combat/cancel'), ({ tokens }) => -sumOf(g, fight.sides[f.side], tokens));
  if (cheapest === undefined) return find(legal, 'combat/let');
  const price = sumOf(g, fight.sides[f.side], cheapest.tokens);
  return harm > 0.9 * price ? cheapest : find(legal, 'combat/let');
}

/** Chooses tokens for an ability: the foe's best, or its own poorest. */
export function chooseToken(g: G, fight: frames.CombatFrame, f: frames.EffectsFrame, legal: Legal): Choice {
  const effect = g.content.lists[f.list]?.[f.at];
  if (effect?.do !== 'flip' && effect?.do !== 'recast' && effect?.do !== 'remove') return undefined;
  const { whose, spent } = effect.tokens;
  const side = f.side ?? 0;
  const { tokens } = fight.sides[whose === 'own' ? side : foeOf(side)];
  const sign = whose === 'own' ? 1 : -1;
  return best(all(legal, 'effect/choose'), ({ choice }) => {
    const token = tokens[Number(choice)];
    // The choice to stop.
    if (token === undefined) return 0.01;
    if (effect.do === 'remove') return -sign * worthNow(g, token);
    if (spent) {
      const data = g.content.tokens[token.id];
      return data === undefined
        ? 0
        : effect.do === 'recast'
          ? meanWorth(data)
          : faceWorth(data.faces[token.face]);
    }
    return sign * (effect.do === 'flip' ? turnGain(g, token) : castGain(g, token));
  });
}

/** The mean damage of a side in a round, past the other's shields. */
function pace(g: G, f: frames.CombatFrame, side: 0 | 1): number {
  const sum = (of: 0 | 1, worth: (face: { symbol: string; count?: number }) => number): number =>
    f.sides[of].tokens.reduce((total, { id }) => {
      const faces = g.content.tokens[id]?.faces;
      return faces === undefined ? total : total + (worth(faces[0]) + worth(faces[1])) / 2;
    }, 0);
  const deals = sum(side, ({ symbol, count = 1 }) =>
    symbol === 'shield' || symbol === 'dash'
      ? 0
      : symbol === 'double'
        ? 1.2
        : symbol === 'agility'
          ? 0.5
          : count,
  );
  return Math.max(
    0.3,
    deals - 0.8 * sum(foeOf(side), ({ symbol, count = 1 }) => (symbol === 'shield' ? count : 0)),
  );
}

const losing = (g: G, f: frames.CombatFrame, side: 0 | 1): boolean => {
  const other = foeOf(side);
  const need = leftOf(g, f, other) / pace(g, f, side);
  const have = leftOf(g, f, side) / pace(g, f, other);
  return have < 0.75 * need;
};

export function runOrStand(g: G, f: frames.CombatFrame, player: number, legal: Legal): Choice {
  const side = f.sides[0].player === player ? 0 : 1;
  const run = losing(g, f, side) ? find(legal, 'combat/retreat') : undefined;
  return run ?? find(legal, 'combat/fight-on');
}
