import type { RuleId } from '../../register/rule-ids.js';
import type { Attribute, Stat } from '../abilities/language.js';
import { eachChange } from '../abilities/modifiers.js';
import { allyOf, cardOf, challengeOf, costOf, heroOf, playerState, typeOf } from './cards.js';
import {
  attributeValue,
  counterWorth,
  damageValue,
  ENEMY,
  enemyDamage,
  enemyLife,
  enemyOf,
  enemyValue,
  lifeOf,
  staminaOf,
} from './characters.js';
import { givesReward } from './defeat.js';
import { ruleOfCounter } from './experience.js';
import type { CombatFrame, RollFrame } from './frames.js';
import { healingPrice, priceOf, salePrice } from './market.js';
import { diceRule, movementDice, unalteredDice } from './movement-dice.js';
import { rollTotal } from './rolls.js';
import type { Bonus, CardId } from './state.js';
import { type G, query } from './vocabulary.js';

/* The parts of values, for people to read. Rules compute the sums millions of times without lists. A test compares the two. */

/** A change of a value and its source, `from`. All changes of a value are added. */
export type Change = {
  /** The amount, negative for a loss; never 0. */
  readonly change: number;
  /** The rule that applies it, if there is one. */
  readonly rule?: RuleId;
} & (
  | {
      /** A card in play: an Item, an Ally, a Hero, a kept card, an open Encounter. */
      readonly from: 'card';
      /** The card. */
      readonly card: CardId;
      /** The player who has the card. */
      readonly player: number;
    }
  | {
      /** The Event in play. */
      readonly from: 'event';
      /** The card. */
      readonly card: CardId;
    }
  | {
      /** An ability on the enemy's own card. */
      readonly from: 'enemy';
      /** The card of the enemy. */
      readonly card: CardId;
    }
  | {
      /** A used or triggered effect that lasts for a while. */
      readonly from: 'effect';
      /** The card of the effect. */
      readonly card: CardId;
      /** The player to whom the card says "you". */
      readonly player: number;
      /** When it ends. */
      readonly lasts: EffectSpan;
    }
  | {
      /** Experience counters of the Hero. */
      readonly from: 'counters';
      /** The kind of the counters. */
      readonly counter: Bonus;
      /** Their number. */
      readonly counters: number;
    }
  | {
      /** The Hero's bonus in the skill of a test. */
      readonly from: 'skill';
      /** The skill. */
      readonly skill: string;
    }
  | {
      /** A bonus of the occasion, such as that of an attack which a card grants. */
      readonly from: 'occasion';
    }
  | {
      /** The dice of a roll. */
      readonly from: 'dice';
      /** Their faces. */
      readonly dice: readonly number[];
    }
  | {
      /** The lowest possible value: it cancels changes that go below it. */
      readonly from: 'limit';
      /** The lowest possible value. */
      readonly atLeast: number;
    }
  | {
      /** A rule module. */
      readonly from: 'module';
      /** Its id. Left out if a module changed the value and does not override `partsOf`. */
      readonly module?: string;
      /** The card through which the module changes it, if there is one. */
      readonly card?: CardId;
    }
);

/** The end of a lasting effect. */
export type EffectSpan = 'roll' | 'phase' | 'round' | 'combat' | 'turn';

/** A value with its parts. */
export interface Value {
  /** The value that the rules use: `base` plus all changes. */
  readonly value: number;
  /** The value before changes: printed on a card or set by a rule. */
  readonly base: number;
  /** The changes, in their order. */
  readonly changes: readonly Change[];
  /** The rule that sets `base`, if no card prints it. */
  readonly rule?: RuleId;
}

/** A value without its sum. */
export type Parts = Omit<Value, 'value'>;

/** The value asked for. */
export type Asked =
  | {
      /** A value of a Hero, an Ally or a companion. */
      readonly of: 'character';
      /** Its player. */
      readonly player: number;
      /** Its card. */
      readonly card: CardId;
      /** The value. */
      readonly value: FighterValue;
    }
  | {
      /** A value of the enemy in a combat, but not of a Hero. */
      readonly of: 'enemy';
      /** The combat. */
      readonly fight: CombatFrame;
      /** The value. */
      readonly value: Exclude<FighterValue, 'stamina'>;
    }
  | {
      /** The gold that the reward for the enemy of a combat brings. */
      readonly of: 'reward';
      /** The combat. */
      readonly fight: CombatFrame;
    }
  | {
      /** The total of a roll, without dice before they are rolled. */
      readonly of: 'roll';
      /** The roll. */
      readonly roll: RollFrame;
    }
  | {
      /** The movement dice that a player rolls at most, or the gold that healing costs. */
      readonly of: 'player';
      /** The player. */
      readonly player: number;
      /** The value. */
      readonly value: 'movement-dice' | 'healing-price';
    }
  | {
      /** The gold that a card costs a player in a market, or brings. */
      readonly of: 'card';
      /** The player. */
      readonly player: number;
      /** The card. */
      readonly card: CardId;
      /** The value. */
      readonly value: 'price' | 'sale-price';
    };

/** A value of a fighter: attributes, Life, Stamina, and the damage of attacks by attribute. */
export type FighterValue = 'life' | 'stamina' | Attribute | `${Attribute}-damage`;

/** The parts of a value. A module that overrides a query for a value overrides this one too, so that its change is named. */
export const partsOf = query('what makes up a value', (g: G, asked: Asked): Parts => {
  switch (asked.of) {
    case 'character':
      return partsOfFighter(g, asked);
    case 'enemy':
      return partsOfEnemy(g, asked);
    case 'reward': {
      const { attacker } = asked.fight;
      const changes = changesTo(g, 'reward-gold', attacker, playerState(g, attacker).hero.card);
      return notBelow(0, { base: rewardGold(g, asked.fight) ?? 0, changes });
    }
    case 'roll':
      return partsOfRoll(g, asked.roll);
    case 'player': {
      const { player, value } = asked;
      const stated =
        value === 'healing-price'
          ? { base: 1, rule: g.cited('2e.market.healing') }
          : { base: unalteredDice(g, player), rule: g.cited(diceRule(g, player)) };
      const changes = changesTo(g, value, player, playerState(g, player).hero.card);
      return notBelow(0, { ...stated, changes });
    }
    case 'card': {
      const { player, card, value } = asked;
      const cost = costOf(g, card);
      const stated =
        value === 'price'
          ? { base: cost }
          : { base: Math.floor(cost / 2), rule: g.cited('2e.market.sell-item') };
      const stat =
        value === 'sale-price' ? value : cardOf(g, card).kind === 'ally' ? 'ally-price' : 'item-price';
      const changes = changesTo(g, stat, player, playerState(g, player).hero.card);
      return notBelow(0, { ...stated, changes });
    }
  }
});

function answerTo(g: G, asked: Asked): number {
  switch (asked.of) {
    case 'character': {
      const { player, card, value } = asked;
      if (value === 'life') return lifeOf(g, player, card);
      if (value === 'stamina') return staminaOf(g, player, card);
      const [attribute, isDamage] = attributeIn(value);
      return isDamage ? damageValue(g, player, card, attribute) : attributeValue(g, player, card, attribute);
    }
    case 'enemy': {
      const { fight, value } = asked;
      if (value === 'life') return enemyLife(g, fight);
      const [attribute, isDamage] = attributeIn(value);
      return isDamage ? enemyDamage(g, fight, typeOf[attribute], attribute) : enemyValue(g, fight, attribute);
    }
    case 'reward':
      return totalOf(partsOf(g, asked));
    case 'roll':
      return rollTotal(g, asked.roll);
    case 'player':
      return asked.value === 'healing-price' ? healingPrice(g, asked.player) : movementDice(g, asked.player);
    case 'card':
      return asked.value === 'price'
        ? priceOf(g, asked.player, asked.card)
        : salePrice(g, asked.player, asked.card);
  }
}

/** A value with all its parts. Base and changes add up to the value that the rules compute with all modules. */
export function explained(g: G, asked: Asked): Value {
  const value = finite(answerTo(g, asked));
  const { base, changes, rule } = partsOf(g, asked);
  const rest = value - totalOf({ base, changes });
  // With fractions of a house rule, a rest this small comes from rounding.
  const unnamed: readonly Change[] = Math.abs(rest) < 1e-9 ? [] : [{ from: 'module', change: rest }];
  return { value, base, changes: [...changes, ...unnamed], ...(rule ? { rule } : {}) };
}

/** Base and changes added up. */
export const totalOf = ({ base, changes }: Parts): number =>
  changes.reduce((sum, { change }) => sum + change, base);

/** The same parts plus a change that makes them this value, for a module that sets a value. */
export function settingTo(
  value: number,
  parts: Parts,
  by: { readonly module: string; readonly card?: CardId; readonly rule?: RuleId },
): Parts {
  const change = value - totalOf(parts);
  return change === 0 ? parts : { ...parts, changes: [...parts.changes, { from: 'module', change, ...by }] };
}

/** The gold that the card of the enemy promises; `null` if it promises none, or an amount that is not known yet. */
export function rewardGold(g: G, fight: CombatFrame): number | null {
  const { opponent } = fight;
  if (opponent.is !== 'challenge' || !givesReward(g, fight)) return null;
  const gold = challengeOf(g, opponent.card).reward?.filter((effect) => effect.do === 'gain-gold') ?? [];
  const [only, more] = gold;
  return only !== undefined && more === undefined && typeof only.amount === 'number' ? only.amount : null;
}

/** JSON has no infinite numbers. */
const finite = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));

const attributeIn = (value: Attribute | `${Attribute}-damage`): readonly [Attribute, boolean] => {
  const [attribute, damage] = value.split('-') as [Attribute, string?];
  return [attribute, damage !== undefined];
};

/** The rise to a lower limit counts as a change, so that the parts add up. */
function notBelow(atLeast: number, parts: Parts): Parts {
  const short = atLeast - totalOf(parts);
  return short <= 0
    ? parts
    : { ...parts, changes: [...parts.changes, { from: 'limit', atLeast, change: short }] };
}

function partsOfFighter(g: G, { player, card, value }: Asked & { readonly of: 'character' }): Parts {
  const printed = allyOf(g, card);
  if (value === 'life' || value === 'stamina') {
    const changes = [...countersFor(g, player, card, value), ...changesTo(g, value, player, card)];
    return notBelow(value === 'life' ? 1 : 0, { base: printed[value], changes });
  }
  const [attribute, isDamage] = attributeIn(value);
  if (isDamage)
    return notBelow(0, {
      base: printed[attribute].damage,
      changes: changesTo(g, `${typeOf[attribute]}-damage`, player, card),
    });
  return {
    base: printed[attribute].value,
    changes: [...countersFor(g, player, card, attribute), ...changesTo(g, attribute, player, card)],
  };
}

function partsOfEnemy(g: G, { fight, value }: Asked & { readonly of: 'enemy' }): Parts {
  const { opponent, attacker } = fight;
  const printed = enemyOf(g, opponent);
  if (value === 'life') return { base: printed?.life ?? 0, changes: changesTo(g, 'life', attacker, ENEMY) };
  const [attribute, isDamage] = attributeIn(value);
  if (!isDamage)
    return { base: printed?.[attribute].value ?? 0, changes: changesTo(g, attribute, attacker, ENEMY) };
  // A defending Hero deals its own damage (2e.hero-combat.rules-apply).
  if (opponent.is === 'hero') {
    const { player } = opponent;
    return explained(g, { of: 'character', player, card: playerState(g, player).hero.card, value });
  }
  return notBelow(0, {
    base: printed?.[attribute].damage ?? 0,
    changes: changesTo(g, `${typeOf[attribute]}-damage`, attacker, ENEMY),
  });
}

function partsOfRoll(g: G, f: RollFrame): Parts {
  const { player, by, attribute, skill, bonus, dice } = f;
  const { base, changes } = explained(g, { of: 'character', player, card: by, value: attribute });
  const { skills = {} } = heroOf(g, playerState(g, player).hero.card);
  const trained = skill !== null && Object.hasOwn(skills, skill) ? (skills[skill] ?? 0) : 0;
  const more: Change[] = [
    { from: 'skill', skill: skill ?? '', change: trained, rule: g.cited('2e.test.roll') },
    { from: 'occasion', change: bonus },
    {
      from: 'dice',
      dice: [...dice],
      change: dice.reduce((sum, die) => sum + die, 0),
      rule: g.cited('2e.dice.sum'),
    },
  ];
  return {
    base,
    changes: [...changes, ...more.filter(({ change }) => change !== 0), ...changesTo(g, 'roll', player, by)],
  };
}

/** Experience counters help the Hero alone (2e.experience.bonus-permanent). */
function countersFor(g: G, player: number, card: CardId, counter: Bonus): readonly Change[] {
  const { hero } = playerState(g, player);
  const counters = hero.experience[counter];
  if (hero.card !== card || counters === 0) return [];
  const change = counters * counterWorth(g, counter);
  const rule = g.cited(ruleOfCounter[counter]);
  return change === 0 ? [] : [{ from: 'counters', counter, counters, change, rule }];
}

function changesTo(g: G, stat: Stat, player: number, subject: CardId): readonly Change[] {
  const changes: Change[] = [];
  eachChange(g, stat, player, subject, (change, moment, origin, boost) => {
    if (change === 0) return;
    const { card, player: whose } = moment;
    const effect = boost === null ? undefined : g.content.lists[boost.list]?.[boost.at];
    if (effect?.do === 'change')
      changes.push({ from: 'effect', card, player: whose, lasts: effect.for, change });
    else if (origin === 'own') {
      const is = cardOf(g, card);
      const { use } = is.kind === 'item' ? is : is.kind === 'ally' && is.equips ? is.equips : { use: null };
      const rule = g.cited(use === 'always' ? '2e.items.always-on' : '2e.cards.text');
      changes.push({ from: 'card', card, player: whose, change, rule });
    } else if (origin === 'event')
      changes.push({ from: 'event', card, change, rule: g.cited('2e.cards.event') });
    else changes.push({ from: 'enemy', card, change, rule: g.cited('2e.cards.text') });
  });
  return changes;
}
