import {
  type Ability,
  type Amount,
  attributes,
  type Effect,
  type Stat,
} from '../../third-edition/abilities/language.js';
import { assetOf, skillOf, trophiesOf, trophyType } from '../../third-edition/base/cards.js';
import { attributeOf } from '../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import { covers } from '../../third-edition/base/training.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import { priceOf, TROPHY } from './effects.js';
import { tokenWorth } from './outlook.js';

/* What assets and skills do for a hero for the rest of a game, in points. What wins is to fight well. */

const bonusWorth: Readonly<Record<Stat, number>> = {
  speed: 2.5,
  health: 2,
  hand: 0.8,
  body: 1.2,
  mind: 1.2,
  spirit: 1.2,
};

/** A token is cast in every round of every combat. */
const TOKEN = 5;

const roughly = (amount: Amount): number => (typeof amount === 'number' ? amount : (amount.plus ?? 0) + 1.5);

/** What an effect does when its moment comes, in points of damage. */
function deed(e: Effect): number {
  switch (e.do) {
    case 'deal':
      return roughly(e.amount) + (e.unblockable ? 0.3 : 0);
    case 'heal':
      return e.amount === 'all' ? 3 : 0.9 * roughly(e.amount);
    case 'recast':
    case 'flip':
    case 'remove':
      return e.tokens.many === 1 ? 1 : 1.5;
    case 'double':
      return 1.5;
    case 'no-surge':
    case 'reflect':
      return 1.2;
    case 'act-again':
      return 0.7;
    case 'gain-gold':
      return 0.8 * roughly(e.amount);
    case 'draw-skills':
      return 0.6 * roughly(e.amount);
    case 'gain-trophy':
      return 2;
    case 'gain-story':
      return 4;
    case 'move':
      return 0.6;
    case 'test':
      return 0.6 * deeds(e.pass ?? []) + 0.4 * deeds(e.fail ?? []);
    case 'choose':
      return Math.max(0, ...e.options.map((option) => deeds(option.do)));
    default:
      return 0;
  }
}

const deeds = (effects: readonly Effect[]): number => effects.reduce((sum, e) => sum + deed(e), 0);

/** What an ability is worth while it is in force. */
function abilityWorth(one: Ability): number {
  if ('always' in one) {
    if (one.always === 'bonus') return bonusWorth[one.stat] * roughly(one.add);
    return one.always === 'no-surge' ? 6 : 0.8;
  }
  if ('when' in one) {
    const often = one.when === 'engage' ? 2.5 : one.when === 'defeated' ? 1 : 1.2;
    return often * Math.max(0.2, deeds(one.do) - 0.6 * priceOf(one.cost));
  }
  switch (one.use) {
    case 'surge': {
      const cost = one.surge === 'X' ? 1 : one.surge;
      return 1.6 * Math.max(0.4, deeds(one.do) / cost);
    }
    case 'combat-action':
    case 'after-combat-action':
      return 2 * Math.max(0.3, deeds(one.do) - 0.4 * priceOf(one.cost));
    case 'reroll-terrain':
      return 0.8;
    case 'turn':
      return 1.5 * Math.max(0.2, deeds(one.do) - 0.6 * priceOf(one.cost));
    default:
      return 0.8 * Math.max(0.2, deeds(one.do) - 0.6 * priceOf(one.cost));
  }
}

const abilitiesWorth = (abilities: readonly Ability[] = []): number =>
  abilities.reduce((sum, one) => sum + abilityWorth(one), 0);

/** What an asset is worth to whoever has it. */
export function assetWorth(g: G, id: string): number {
  const { token, abilities, trade } = assetOf(g, id);
  return TOKEN * tokenWorth(g, token) + abilitiesWorth(abilities) + 0.7 * (trade?.value ?? 0);
}

/** What gaining an asset adds, beside the one of its type that it takes the place of. */
export function assetGain(g: G, p: SeenPlayer, id: string): number {
  const { type } = assetOf(g, id);
  const worn = p.assets.filter((other) => other !== id && assetOf(g, other).type === type);
  return assetWorth(g, id) - Math.max(0, ...worn.map((other) => assetWorth(g, other)));
}

/** What a skill is worth once it is learned. */
export const skillWorth = (g: G, id: string): number => abilitiesWorth(skillOf(g, id).abilities);

/** What a skill costs. */
export const skillCost = (g: G, id: string): number =>
  Object.values(skillOf(g, id).cost).reduce((sum, n) => sum + n, 0);

/** What learning a skill adds: its own worth, less that of the skill that has to go for it. */
export function skillGain(g: G, player: number, id: string): number {
  const p = g.state.players[player] as SeenPlayer;
  const { type, abilities = [] } = skillOf(g, id);
  const more = abilities.some((one) => 'always' in one && one.always === 'bonus' && one.stat === type)
    ? 1
    : 0;
  const learned = p.skills.filter((other) => skillOf(g, other).type === type);
  const room = attributeOf(g, player, type) + more - learned.length;
  if (room > 0) return skillWorth(g, id);
  if (attributeOf(g, player, type) === 0) return 0;
  return skillWorth(g, id) - Math.min(...learned.map((other) => skillWorth(g, other)));
}

/** Whether the trophies of a player pay for a skill. */
export function affordable(g: G, p: SeenPlayer, id: string): boolean {
  const held = { combat: 0, exploration: 0, social: 0 };
  for (const trophy of p.trophies) held[trophyType(g, trophy)] += 1;
  for (const type of adventureTypes) held[type] += p.secret[type].length;
  return covers(held, skillOf(g, id).cost);
}

/** How many trophies somebody has. */
export const trophyCount = (p: SeenPlayer): number => trophiesOf(p).length;

/** What it is to learn a skill now, its trophies paid. */
export const learningWorth = (g: G, player: number, id: string): number =>
  skillGain(g, player, id) - 0.35 * TROPHY * skillCost(g, id);

/** What a skill card in hand is worth: to be learned some time, or to be exerted. */
export function handWorth(g: G, player: number, id: string): number {
  const p = g.state.players[player] as SeenPlayer;
  const gain = skillGain(g, player, id) - 0.5 * skillCost(g, id);
  return Math.max(0.3, affordable(g, p, id) ? gain * 1.3 : gain);
}

/** The attributes, for whoever goes through them. */
export { attributes };
