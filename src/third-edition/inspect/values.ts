import type { RuleId } from '../../register/rule-ids.js';
import type { Amount, Stat } from '../abilities/language.js';
import { isStanding } from '../abilities/uses.js';
import { cardOf, heroOf } from '../base/cards.js';
import { abilitiesOf, standing, statOf } from '../base/characters.js';
import { healthIn } from '../base/combatants.js';
import type { CombatFrame } from '../base/frames.js';
import type { CardId, SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { EnemyCard, VillainCard } from '../content/cards.js';

/** A change of a value. */
export interface Change {
  /** The card that changes it; `null` if a rule does. */
  readonly card: CardId | null;
  /** The rule that changes it, such as a minimum; `null` if a card does. */
  readonly rule: RuleId | null;
  /** What the card counts, such as story tokens or zombies; `null` for a plain number. */
  readonly counts: Exclude<Amount, number>['count'] | null;
  /** By how much. */
  readonly change: number;
}

/** A value with its parts: `base` plus all `changes` is `value`. */
export interface Value {
  /** What it is now. */
  readonly value: number;
  /** What is printed. */
  readonly base: number;
  /** The changes in the order of the cards; a rule comes last. */
  readonly changes: readonly Change[];
}

/** Health and damage. */
export interface Health {
  /** The damage that defeats it, with its parts. */
  readonly max: Value;
  /** The damage it has. */
  readonly damage: number;
  /** The damage that would defeat it now; 0 if defeated. */
  readonly left: number;
}

function changesBy(g: G, p: SeenPlayer, card: CardId, amount: Amount): readonly Change[] {
  if (typeof amount === 'number')
    return amount === 0 ? [] : [{ card, rule: null, counts: null, change: amount }];
  const { and, ...first } = amount;
  const change = standing(g, p, first);
  const others = and === undefined ? [] : changesBy(g, p, card, and);
  return change === 0 ? others : [{ card, rule: null, counts: amount.count, change }, ...others];
}

function told(base: number, byCards: readonly Change[], value: number, rule: RuleId): Value {
  const rest = byCards.reduce((sum, { change }) => sum - change, value - base);
  return {
    value,
    base,
    changes: rest === 0 ? byCards : [...byCards, { card: null, rule, counts: null, change: rest }],
  };
}

/** A value of a hero with all that changes it, never below 0 (3e.hero.bonus, 3e.hero.attribute-floor). */
export function heroValue(g: G, player: number, stat: Stat): Value {
  const p = g.state.players[player] as SeenPlayer;
  const changes = [...p.assets, ...p.skills].flatMap((card) =>
    abilitiesOf(g, card).flatMap((one) =>
      isStanding(one, 'bonus') && one.stat === stat ? changesBy(g, p, card, one.add) : [],
    ),
  );
  const value = Math.max(0, statOf(g, player, stat));
  return told(heroOf(g, p.hero)[stat], changes, value, '3e.hero.attribute-floor');
}

export const healthOf = (max: Value, damage: number): Health => ({
  max,
  damage,
  left: Math.max(0, max.value - damage),
});

/** The health of an enemy or a villain against a hero, computed now (3e.villain.health-when, 3e.villain.health-floor). */
export function enemyHealth(g: G, card: CardId, player: number): Value {
  const enemy = cardOf(g, card) as EnemyCard | VillainCard;
  const changes =
    enemy.healthPlus === undefined
      ? []
      : changesBy(g, g.state.players[player] as SeenPlayer, card, enemy.healthPlus);
  const total = changes.reduce((sum, { change }) => sum + change, enemy.health);
  const floor = enemy.kind === 'villain' ? enemy.healthFloor : 0;
  return told(enemy.health, changes, Math.max(floor, total), '3e.villain.health-floor');
}

export function healthOfSide(g: G, f: CombatFrame, side: 0 | 1): Health {
  const { player, card, damage } = f.sides[side];
  if (player !== null) return healthOf(heroValue(g, player, 'health'), g.state.players[player]?.damage ?? 0);
  const foe = f.sides[side === 0 ? 1 : 0].player;
  const value = healthIn(g, f, side);
  const max = foe === null ? { value, base: value, changes: [] } : enemyHealth(g, card, foe);
  return healthOf(max, damage);
}
