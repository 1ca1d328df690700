import { type Frame, Game, gameOf } from '../../kernel/index.js';
import { changeOf } from '../../second-edition/abilities/modifiers.js';
import { attributeOf, challengeOf, playerState } from '../../second-edition/base/cards.js';
import * as characters from '../../second-edition/base/characters.js';
import type { CombatFrame } from '../../second-edition/base/frames.js';
import { rollTotal } from '../../second-edition/base/rolls.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { CombatType, SecondEditionDraft, SecondEditionRuleset } from '../../second-edition/index.js';
import { phaseOf, rollOf } from '../../second-edition/inspect/imagined.js';
import type { View } from './bot.js';
import { chanceToReach } from './dice.js';
import { type Enemy, type FightModel, phases, type Side } from './fight-model.js';

/* Reads the table through the rules' own queries, so that every card and module counts. Only this file reads how a battle stands. */

/** The table, to ask the rules; never changed. */
export const tableOf = (ruleset: SecondEditionRuleset, view: View): G =>
  new Game(ruleset.rules, view as unknown as SecondEditionDraft);

/** The same table with other frames on top: "what would hold if this were under way?" */
const during = (g: G, frames: Frame[]): G => new Game(gameOf(g).rules, { ...g.state, frames });

/** The mean of two ten-sided dice, for a Hero who will roll its defense. */
const MEAN_ROLL = 11;

export const battleWith = (card: string): CombatFrame =>
  battleAgainst({ is: 'challenge', card, wounds: 0, from: 'deck' });

/** A battle against an average enemy: bonuses against some enemies only do not count. */
export const battleWithAnybody = (card: string): CombatFrame =>
  battleAgainst({ is: 'foe', card, wounds: 0, list: '', at: 0 });

export const battleWithHero = (player: number, other: number): CombatFrame => ({
  ...battleAgainst({ is: 'hero', player: other }),
  attacker: player,
});

const battleAgainst = (opponent: CombatFrame['opponent']): CombatFrame => ({
  kind: 'combat',
  step: 'ranged',
  attacker: 0,
  opponent,
  space: '',
  round: 1,
  attacked: [],
  extra: [],
  skipped: [],
  // Bonuses of the first roll only do not count.
  rolled: [0],
  escapeTarget: null,
  activations: [],
  used: [],
  boosts: [],
});

export const perType = (value: (type: CombatType) => number): Record<CombatType, number> => ({
  ranged: value('ranged'),
  melee: value('melee'),
  magic: value('magic'),
});

/** The bonus of a fighter's roll in this battle. `there` may be changed: it has its own frames. */
function bonusOf(
  there: G,
  player: number,
  by: string,
  type: CombatType,
  purpose: 'attack' | 'defend' | 'escape',
): number {
  const { frames } = there.state;
  const rolling = rollOf(player, by, type, purpose);
  frames.push(phaseOf(player, type, by), rolling);
  const bonus = rollTotal(there, rolling);
  frames.length -= 2;
  return bonus;
}

/** The table with a battle on top, if it is not there already, and its own frames. */
const facing = (g: G, fight: CombatFrame): G =>
  during(g, g.state.frames.includes(fight) ? [...g.state.frames] : [...g.state.frames, fight]);

export function sideOf(g: G, player: number, fight: CombatFrame): Side {
  const there = facing(g, fight);
  const hero = playerState(there, player).hero.card;
  const companions = characters.companionsOf(there, player);
  return {
    fighters: [...characters.partyOf(there, player), ...companions].map(({ card, wounds }) => ({
      card,
      ...(companions.some((companion) => companion.card === card) ? { vital: true as const } : {}),
      life: woundsToFall(there, characters.lifeOf(there, player, card), wounds),
      attack: perType((type) => bonusOf(there, player, card, type, 'attack')),
      damage: perType((type) => characters.damageValue(there, player, card, attributeOf[type])),
    })),
    defense: perType((type) => bonusOf(there, player, hero, type, 'defend')),
  };
}

function mendingOf(g: G, card: string): number {
  let mends = 0;
  for (const { ability } of g.content.sides.get(card)?.triggered ?? [])
    if (ability.on === 'round-end')
      for (const e of ability.do)
        if (e.do === 'heal' && e.who === 'enemy' && typeof e.wounds === 'number') mends += e.wounds;
  return mends;
}

/** The enemy of a battle in numbers. A Hero on the other side counts with its mean roll. */
function enemyIn(g: G, player: number, fight: CombatFrame): Enemy {
  const there = facing(g, fight);
  const damage = perType((type) => characters.enemyDamage(there, fight, type, attributeOf[type]));
  const other = characters.rivalOf(fight, player);
  if (other === null) {
    const mends = fight.opponent.is === 'challenge' ? mendingOf(there, fight.opponent.card) : 0;
    const wounds = fight.opponent.is === 'hero' ? 0 : fight.opponent.wounds;
    return {
      life: woundsToFall(there, characters.enemyLife(there, fight), wounds),
      mends,
      value: perType((type) => characters.enemyValue(there, fight, attributeOf[type])),
      damage,
    };
  }
  const { card } = playerState(there, other).hero;
  return {
    life: Math.max(1, lifeLeft(there, other)),
    mends: 0,
    value: perType((type) => MEAN_ROLL + characters.attributeValue(there, other, card, attributeOf[type])),
    damage,
  };
}

/** The changes of a party and of the world to any enemy, added to the printed numbers. */
export function changesToEnemies(g: G, player: number, fight: CombatFrame): Enemy {
  const there = facing(g, fight);
  return {
    life: changeOf(there, 'life', player, characters.ENEMY),
    mends: 0,
    value: perType((type) => changeOf(there, attributeOf[type], player, characters.ENEMY)),
    damage: perType((type) => changeOf(there, `${type}-damage`, player, characters.ENEMY)),
  };
}

export function printedEnemy(g: G, id: string, changes: Enemy): Enemy {
  const card = challengeOf(g, id);
  return {
    life: woundsToFall(g, card.life + changes.life, 0),
    mends: mendingOf(g, id) + changes.mends,
    value: perType((type) => card[attributeOf[type]].value + changes.value[type]),
    damage: perType((type) => Math.max(0, card[attributeOf[type]].damage + changes.damage[type])),
  };
}

export const fightModelOf = (g: G, player: number, fight: CombatFrame): FightModel => ({
  side: sideOf(g, player, fight),
  enemy: enemyIn(g, player, fight),
});

export const escapeChance = (g: G, player: number, fight: CombatFrame): number =>
  chanceToReach(
    enemyIn(g, player, fight).value.ranged,
    bonusOf(facing(g, fight), player, playerState(g, player).hero.card, 'ranged', 'escape'),
  );

/** The wounds that defeat a character, at least 1. The rules in force say when. */
export function woundsToFall(g: G, life: number, wounds: number): number {
  let more = Math.max(1, life - wounds);
  while (!characters.isOvercome(g, wounds + more, life)) more++;
  return more;
}

export const lifeLeft = (g: G, player: number): number => {
  const { hero } = playerState(g, player);
  return woundsToFall(g, characters.lifeOf(g, player, hero.card), hero.wounds);
};

/** The share of its Life that a Hero has left, from 0 to 1. */
export const healthOf = (g: G, player: number): number => {
  const left = lifeLeft(g, player);
  return left / (left + playerState(g, player).hero.wounds);
};

export function testChance(
  g: G,
  player: number,
  attribute: 'mind' | 'body' | 'spirit',
  skill: string | null,
  target: number,
): number {
  const { card } = playerState(g, player).hero;
  const type = phases.find((each) => attributeOf[each] === attribute) ?? 'melee';
  const rolling = { ...rollOf(player, card, type, 'test', target), skill };
  return chanceToReach(target, rollTotal(during(g, [...g.state.frames, rolling]), rolling));
}
