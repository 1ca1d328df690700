import type { Ability } from '../../third-edition/abilities/language.js';
import { isUsed } from '../../third-edition/abilities/uses.js';
import { assetOf } from '../../third-edition/base/cards.js';
import { abilitiesOf, cardsInForce, healthOf, standing } from '../../third-edition/base/characters.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import { villainCard } from '../../third-edition/base/villain.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { EnemyCard, TokenData, VillainCard } from '../../third-edition/content/cards.js';
import { meanWorth } from './tokens.js';

/* Estimates combats that have not begun: what both sides cast, the damage of a round, and how long each side lasts. */

export interface Strength {
  /** Damage that it can take. */
  readonly left: number;
  /** Damage that it deals in a round, before blocks. */
  readonly deals: number;
  /** Damage that its shields block in a round. */
  readonly blocks: number;
  /** Surges that it casts in a round. */
  readonly surges: number;
}

/** The worth of a surge through abilities, beyond a point of damage. */
function surgeWorth(abilities: readonly Ability[]): number {
  const uses = abilities.filter((one) => isUsed(one, 'surge'));
  if (uses.length === 0) return 0;
  return Math.min(1.4, 0.9 + 0.15 * uses.length);
}

function strengthOf(tokens: readonly TokenData[], left: number, abilities: readonly Ability[]): Strength {
  let deals = 0;
  let blocks = 0;
  let surges = 0;
  const bySurge = surgeWorth(abilities);
  for (const { faces } of tokens)
    for (const { symbol, count = 1 } of faces)
      switch (symbol) {
        case 'shield':
          blocks += count / 2;
          break;
        case 'surge':
          surges += count / 2;
          deals += (count * bySurge) / 2;
          break;
        case 'double':
          deals += 0.3;
          break;
        case 'agility':
          deals += 0.35;
          break;
        case 'dash':
          break;
        default:
          deals += count / 2;
      }
  return { left, deals, blocks, surges };
}

const tokensOf = (g: G, p: SeenPlayer): TokenData[] => [
  ...Object.values(g.content.tokens).filter(({ of }) => typeof of === 'object' && of.card === p.hero),
  ...p.assets.flatMap((id) => g.content.tokens[assetOf(g, id).token ?? ''] ?? []),
];

/** A hero as it is, or with another amount of damage. */
export function heroStrength(g: G, player: number, damage?: number): Strength {
  const p = g.state.players[player] as SeenPlayer;
  const abilities = cardsInForce(g, player).flatMap((card) => abilitiesOf(g, card));
  const plain = strengthOf(tokensOf(g, p), healthOf(g, player) - (damage ?? p.damage), abilities);
  let more = 0;
  for (const one of abilities)
    if ('use' in one && (one.use === 'combat-action' || one.use === 'after-combat-action')) more += 0.4;
  return { ...plain, deals: plain.deals + more };
}

const enemyTokens = (g: G, card: string | null): TokenData[] =>
  [
    ...g.content.enemyTokens.always,
    ...(g.state.time.act === 2 ? g.content.enemyTokens.act2 : []),
    ...Object.values(g.content.tokens).flatMap(({ id, of }) =>
      typeof of === 'object' && of.card === card ? [id] : [],
    ),
  ].flatMap((id) => g.content.tokens[id] ?? []);

/** Surge abilities like those of most enemies. */
const plainAbilities: readonly Ability[] = [
  { use: 'surge', surge: 1, id: 'plain', label: 'plain', do: [] },
  { use: 'surge', surge: 2, id: 'other', label: 'other', do: [] },
];

export const plainEnemy = (g: G, health: number): Strength =>
  strengthOf(enemyTokens(g, null), health, plainAbilities);

export function villainStrength(g: G, player: number): Strength | null {
  const card = villainCard(g);
  return card === null ? null : enemyStrength(g, player, card);
}

export function enemyStrength(g: G, player: number, card: EnemyCard | VillainCard): Strength {
  const plus =
    card.healthPlus === undefined ? 0 : standing(g, g.state.players[player] as SeenPlayer, card.healthPlus);
  const health = Math.max(card.kind === 'villain' ? card.healthFloor : 0, card.health + plus);
  const { abilities = [] } = card;
  const plain = strengthOf(enemyTokens(g, card.id), health, abilities);
  // A triggered ability counts as some damage in each round.
  return { ...plain, deals: plain.deals + 0.3 * abilities.filter((one) => 'when' in one).length };
}

/** The rough chance of one side to beat the other, from the rounds that each needs. */
export function chanceToBeat(own: Strength, foe: Strength): number {
  if (own.left <= 0) return 0;
  const need = foe.left / Math.max(0.3, own.deals - 0.8 * foe.blocks);
  const have = own.left / Math.max(0.3, foe.deals - 0.8 * own.blocks);
  return 1 / (1 + (need / have) ** 6);
}

export const tokenWorth = (g: G, id: string | undefined): number => {
  const data = id === undefined ? undefined : g.content.tokens[id];
  return data === undefined ? 0 : meanWorth(data);
};
