import { raised } from '../../kernel/index.js';
import type { Attribute, CombatType } from '../abilities/language.js';
import { changeOf } from '../abilities/modifiers.js';
import { allyOf, damageIn, playerState, typeOf } from './cards.js';
import { ENEMY, enemyOf } from './combatants.js';
import type { CombatFrame } from './frames.js';
import type { Bonus, CardId, HeroState } from './state.js';
import { command, type G, query } from './vocabulary.js';

export * from './combatants.js';

/* The values of Heroes, Allies and enemies with all changes. Experience counters help the Hero alone (2e.experience.bonus-permanent). */

/** What one experience counter adds: two to an attribute or to Stamina, one to Life (2e.experience.mind, 2e.experience.body, 2e.experience.spirit, 2e.experience.stamina, 2e.experience.life). */
export const counterWorth = query('what an experience counter adds', (_g: G, bonus: Bonus): number =>
  bonus === 'life' ? 1 : 2,
);

const addedBy = (g: G, { experience }: HeroState, bonus: Bonus): number =>
  experience[bonus] === 0 ? 0 : experience[bonus] * counterWorth(g, bonus);

/** Each +1 Life counter gives one Life (2e.experience.life). */
export const lifeOf = query('life of a hero or ally', (g: G, player: number, id: CardId): number => {
  const p = playerState(g, player);
  const counters = p.hero.card === id ? addedBy(g, p.hero, 'life') : 0;
  // Cards may lower Life, but an unhurt character is not defeated.
  return Math.max(1, allyOf(g, id).life + counters + changeOf(g, 'life', player, id));
});

/** The exhaustion that a character bears without wounds (2e.cards.stamina). Each Stamina counter adds 2 (2e.experience.stamina). */
export const staminaOf = query('stamina of a hero or ally', (g: G, player: number, id: CardId): number => {
  const p = playerState(g, player);
  const counters = p.hero.card === id ? addedBy(g, p.hero, 'stamina') : 0;
  return Math.max(0, allyOf(g, id).stamina + counters + changeOf(g, 'stamina', player, id));
});

/**
 * The Mind, Body or Spirit of a Hero or Ally (2e.cards.attributes). It is added to tests and to rolls of its combat type
 * (2e.cards.mind-value, 2e.cards.body-value, 2e.cards.spirit-value). Each counter adds 2 (2e.experience.mind, 2e.experience.body,
 * 2e.experience.spirit).
 */
export const attributeValue = query(
  'attribute of a hero or ally',
  (g: G, player: number, id: CardId, of: Attribute): number => {
    const p = playerState(g, player);
    const counters = p.hero.card === id ? addedBy(g, p.hero, of) : 0;
    return allyOf(g, id)[of].value + counters + changeOf(g, of, player, id);
  },
);

/** The wounds a Hero or Ally deals in one type of combat (2e.cards.ranged-damage, 2e.cards.melee-damage, 2e.cards.magic-damage). */
export const damageValue = query(
  'damage of a hero or ally',
  (g: G, player: number, id: CardId, of: Attribute): number =>
    Math.max(0, allyOf(g, id)[of].damage + changeOf(g, damageIn[typeOf[of]], player, id)),
);

/** Whether wounds defeat a Hero or an Ally: as many as its Life do (2e.cards.life, 2e.harm.defeated-threshold). */
export const isOvercome = query(
  'do these wounds defeat',
  (_g: G, wounds: number, life: number): boolean => wounds >= life,
);

/** Lays wound counters on a character (2e.harm.wounds-place). */
export const layWounds = command(
  'lay wound counters on somebody',
  (
    _g: G,
    who: {
      /** The wound counters there now. */
      wounds: number;
    },
    amount: number,
  ): void => {
    who.wounds = raised(who.wounds, amount);
  },
);

/** The target against an attack (2e.cards.mind-value-challenge, 2e.cards.body-value-challenge, 2e.cards.spirit-value-challenge). */
export const enemyValue = query(
  'value of an enemy',
  (g: G, fight: CombatFrame, of: Attribute): number =>
    (enemyOf(g, fight.opponent)?.[of].value ?? 0) + changeOf(g, of, fight.attacker, ENEMY),
);

/** The wounds an opponent deals in a type of combat. A defending Hero deals its own damage (2e.hero-combat.rules-apply). */
export const enemyDamage = query(
  'damage of an enemy',
  (g: G, fight: CombatFrame, type: CombatType, of: Attribute): number => {
    const { opponent } = fight;
    if (opponent.is === 'hero')
      return damageValue(g, opponent.player, playerState(g, opponent.player).hero.card, of);
    return Math.max(
      0,
      (enemyOf(g, opponent)?.[of].damage ?? 0) + changeOf(g, damageIn[type], fight.attacker, ENEMY),
    );
  },
);

/** The wounds that defeat an enemy, with the changes of cards (2e.defeat.threshold). For a Hero, use `lifeOf`. */
export const enemyLife = query(
  'life of an enemy',
  (g: G, fight: CombatFrame): number =>
    (enemyOf(g, fight.opponent)?.life ?? 0) + changeOf(g, 'life', fight.attacker, ENEMY),
);
