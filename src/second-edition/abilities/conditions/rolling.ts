import { or, type Phrases, phrase, why } from '../../../kernel/index.js';
import { attributeOf, hasAlly, playerState } from '../../base/cards.js';
import { findCharacter } from '../../base/combatants.js';
import { combat, phase, type RollFrame, roll } from '../../base/frames.js';
import { type G, query } from '../../base/vocabulary.js';
import { concerned, spanSaid, within } from '../amounts.js';
import type { ConditionSchema, ConditionText } from '../card-effect.js';
import type { Attribute } from '../language.js';
import type { ConditionRule } from '../rule.js';

const rolls: Phrases<'attack' | 'defend' | 'escape' | 'test'> = {
  attack: 'an attack',
  defend: 'a defense',
  escape: 'an escape',
  test: 'a test',
};
const owners: Phrases<'bearer' | 'you' | 'your-allies'> = {
  bearer: 'the one whose card it is',
  you: 'your Hero',
  'your-allies': 'one of your Allies',
};

/** Whether a roll meets its target now. The chapter of rolls overrides it: the total depends on cards, and so on conditions. */
export const meetsTarget = query('does a roll meet its target now', (_g: G, _f: RollFrame): boolean => false);

function attributeNow(g: G): Attribute | null {
  const rolling = g.find(roll);
  if (rolling) return rolling.attribute;
  const fighting = g.find(phase);
  return fighting ? attributeOf[fighting.type] : null;
}

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** The purpose of the present roll. */
export const rollSchema: ConditionSchema<'roll'> = { value: 'RollKind[1..4]' };
export const rollRule: ConditionRule<'roll'> = {
  holds: (g, kinds) => {
    const f = g.find(roll);
    return f !== undefined && (kinds as readonly string[]).includes(f.purpose);
  },
  says: (kinds) => why`a roll for ${or(kinds.map((kind) => phrase(rolls[kind])))}`,
};
export const rollText: ConditionText<'roll'> = { text: 'on {list}' };

/** The attribute the present roll uses. A melee roll uses body, and so on. */
export const attributeSchema: ConditionSchema<'attribute'> = { value: 'Attribute[1..3]' };
export const attributeRule: ConditionRule<'attribute'> = {
  holds: (g, list) => {
    const now = attributeNow(g);
    return now !== null && list.includes(now);
  },
  says: (list) => why`a roll of ${or(list)}`,
};
export const attributeText: ConditionText<'attribute'> = { text: 'with {list}' };

/** The skill the present test names. */
export const skillSchema: ConditionSchema<'skill'> = {
  value: 'string',
  check: (skill, at) => at.skill(skill),
};
export const skillRule: ConditionRule<'skill'> = {
  holds: (g, skill) => g.find(roll)?.skill === skill,
  says: (skill) => why`a test of ${skill}`,
};
export const skillText: ConditionText<'skill'> = { text: 'with the skill {word}' };

/** The roll is the first combat roll of this combat. */
export const firstRollSchema: ConditionSchema<'firstRoll'> = { value: 'boolean' };
export const firstRollRule: ConditionRule<'firstRoll'> = {
  holds: (g, wanted, { player }) => (g.find(combat)?.rolled.includes(player) !== true) === wanted,
  says: (wanted) =>
    wanted ? why`the first combat roll of the combat` : why`not the first combat roll of the combat`,
};
export const firstRollText: ConditionText<'firstRoll'> = {
  text: '{yes, select, yes {on the first combat roll} other {after the first combat roll}}',
};

/** The sum of the dice just rolled, 2 to 20, without any bonus. */
export const diceSchema: ConditionSchema<'dice'> = { value: 'Span' };
export const diceRule: ConditionRule<'dice'> = {
  holds: (g, span) => {
    const f = g.find(roll);
    return f !== undefined && f.dice.length > 0 && within(sum(f.dice), span);
  },
  says: (span) => why`dice that come to ${spanSaid(span)}`,
};
export const diceText: ConditionText<'dice'> = { text: 'if the dice come to {span}' };

/** Whether the two dice just rolled show the same. */
export const doublesSchema: ConditionSchema<'doubles'> = { value: 'boolean' };
export const doublesRule: ConditionRule<'doubles'> = {
  holds: (g, wanted) => {
    const dice = g.find(roll)?.dice ?? [];
    return dice.length === 2 && (dice[0] === dice[1]) === wanted;
  },
  says: (wanted) => (wanted ? why`two dice that show the same` : why`two dice that show different numbers`),
};
export const doublesText: ConditionText<'doubles'> = {
  text: '{yes, select, yes {if both dice show the same} other {if the dice differ}}',
};

/** The present roll, with everything added, meets its target. */
export const succeededSchema: ConditionSchema<'succeeded'> = {
  value: 'boolean',
  check(_wanted, { standing, refuse }) {
    if (standing)
      refuse(
        'Whether the roll succeeds depends on what holds all the time, so that cannot depend on it; let an ability with `use` "after-roll" change the roll.',
      );
  },
};
export const succeededRule: ConditionRule<'succeeded'> = {
  holds: (g, wanted) => {
    const f = g.find(roll);
    return f !== undefined && !f.open && meetsTarget(g, f) === wanted;
  },
  says: (wanted) => (wanted ? why`a roll that meets its target` : why`a roll that misses its target`),
};
export const succeededText: ConditionText<'succeeded'> = {
  text: '{yes, select, yes {if the roll succeeds} other {if the roll fails}}',
};

/** Whose harm or roll it is: the bearer of the ability, your Hero, or one of your Allies. */
export const whoseSchema: ConditionSchema<'whose'> = { value: "'bearer' | 'you' | 'your-allies'" };
export const whoseRule: ConditionRule<'whose'> = {
  holds: (g, whose, { player, bearer }) => {
    const who = concerned(g);
    if (who === null || findCharacter(g, who)?.player !== player) return false;
    if (whose === 'bearer') return who === bearer;
    const p = playerState(g, player);
    return whose === 'you' ? who === p.hero.card : hasAlly(p, who);
  },
  says: (whose) => why`that it is about ${phrase(owners[whose])}`,
};
export const whoseText: ConditionText<'whose'> = {
  text: 'of {word, select, bearer {the one whose card it is} you {your Hero} other {one of your Allies}}',
};
