import { cardOf } from '../cards.js';
import { healthIn, isBeaten } from '../combatants.js';
import { type CombatFrame, combat, type SideState } from '../frames.js';
import type { G } from '../vocabulary.js';
import { type Check, canBeWeighed } from './words.js';

const fightsOf = (g: G): readonly CombatFrame[] =>
  g.state.frames.filter((f): f is CombatFrame => f.kind === combat.kind);

function isThere(g: G, { player, card }: SideState): boolean {
  if (player === null) return ['enemy', 'villain'].includes(g.content.cards[card]?.kind ?? '');
  const p = g.state.players[player];
  return p !== undefined && g.content.cards[p.hero]?.kind === 'hero' && canBeWeighed(g, p);
}

/** A token belongs to a hero or villain, to the hero with its asset, or to all enemies. */
function belongs(g: G, side: SideState, id: string): boolean {
  const token = g.content.tokens[id];
  if (token === undefined) return false;
  if (typeof token.of === 'object')
    return token.of.card === (side.player === null ? side.card : g.state.players[side.player]?.hero);
  if (side.player === null) return token.of !== 'asset';
  // An asset that left its owner took its token along (3e.shop.token-return).
  return (g.state.players[side.player]?.assets ?? []).some((card) => {
    const asset = g.content.cards[card];
    return asset?.kind === 'asset' && asset.token === id;
  });
}

/** A combat ends the moment a combatant is defeated (3e.combat.unresolved-lapse), without any decision on the way. */
const beatenSide = (g: G): { readonly f: CombatFrame; readonly at: 0 | 1 } | null => {
  const f = fightsOf(g).at(-1);
  if (f === undefined || !f.sides.every((one) => isThere(g, one))) return null;
  const at = ([1, 0] as const).find((side) => isBeaten(g, f, side));
  return at === undefined ? null : { f, at };
};

const isVillain = (g: G, { card }: SideState): boolean => g.content.cards[card]?.kind === 'villain';

export const ofCombats: readonly Check[] = [
  {
    name: 'each combat token is with one combatant',
    rule: '3e.game.bank-unlimited',
    check(g) {
      for (const { sides } of fightsOf(g)) {
        const all = sides.flatMap((side) => side.tokens.map(({ id }) => id));
        const twice = all.find((id, at) => all.indexOf(id) < at);
        if (twice !== undefined) return `${twice} is cast twice`;
        for (const side of sides) {
          const other = side.tokens.find(({ id }) => !belongs(g, side, id));
          if (other !== undefined)
            return { message: `${other.id} is no token of that combatant`, rule: '3e.combat.hero-tokens' };
          const loose = side.tokens.find(
            ({ on, id, at }) =>
              on !== null && (at !== 'pool' || on === id || !side.tokens.some((one) => one.id === on)),
          );
          if (loose !== undefined)
            return { message: `${loose.id} lies on a token that is not there`, rule: '3e.combat.double' };
          const under = side.tokens.flatMap(({ on }) => on ?? []);
          if (new Set(under).size !== under.length)
            return { message: 'two tokens lie on one double token', rule: '3e.combat.double-twice' };
        }
      }
      return null;
    },
  },
  {
    name: 'damage is at most the health of an enemy',
    rule: '3e.defeat.no-more-damage',
    check(g) {
      for (const f of fightsOf(g))
        for (const at of [0, 1] as const) {
          const side = f.sides[at];
          if (side.player !== null || !f.sides.every((one) => isThere(g, one))) continue;
          const health = healthIn(g, f, at);
          if (side.damage > health)
            return `${cardOf(g, side.card).id} has ${side.damage} damage of ${health}`;
        }
      return null;
    },
  },
  {
    name: 'no defeated combatant fights on',
    rule: '3e.combat.win',
    check(g) {
      const beaten = beatenSide(g);
      if (beaten === null || isVillain(g, beaten.f.sides[beaten.at])) return null;
      return `side ${beaten.at} of the combat is defeated, and the combat goes on`;
    },
  },
  /** A player that defeats the villain has won at once (3e.margath.win, 3e.corpse-king.win). */
  {
    name: 'the villain is not defeated while the game goes on',
    rule: '3e.end.win',
    check(g) {
      const beaten = beatenSide(g);
      if (beaten === null || g.state.outcome !== null) return null;
      const side = beaten.f.sides[beaten.at];
      return isVillain(g, side) ? `${side.card} is defeated, and the game goes on` : null;
    },
  },
];
