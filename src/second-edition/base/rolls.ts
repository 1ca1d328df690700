import { type ActionOf, forbid, override } from '../../kernel/index.js';
import { meetsTarget } from '../abilities/conditions.js';
import { changeOf } from '../abilities/modifiers.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { heroOf, playerState } from './cards.js';
import { attributeValue, enemyValue } from './characters.js';
import { diceRolled, rollAccepted, rollMade, rollStarted } from './event-kinds/index.js';
import { combat, phase, type RollFrame, roll } from './frames.js';
import { action, auto, chance, decide, type G, query, steps } from './vocabulary.js';

/*
 * Rolls of the two ten-sided dice: every roll but movement (2e.dice.use, 2e.terms.dice, 2e.dice.word-on-cards).
 * A combat roll is one to attack or defend (2e.combat.combat-roll, 2e.terms.combat-roll), an attack roll one to attack
 * (2e.terms.attack-roll); escapes and tests are neither.
 */

/** What a roll came to. */
export interface RollResult {
  /** Dice, attribute and every bonus; without the dice if a card decided the roll before they were rolled. */
  readonly total: number;
  /** Whether it reached its target, or a card made it succeed. A roll that sets another's target reaches none itself. */
  readonly success: boolean;
}

/** Who rolls, for what, and against what. What may be left out is as on a plain roll: no skill, no target, no bonus, nothing forced. */
export type RollOptions = Pick<RollFrame, 'player' | 'by' | 'purpose' | 'attribute'> &
  Partial<Pick<RollFrame, 'skill' | 'target' | 'open' | 'bonus' | 'forced'>>;

/** Has somebody roll. The frame that asks finds a RollResult in its `result`. */
export function makeRoll(g: G, options: RollOptions): void {
  g.call(roll, options);
}

/**
 * The dice are added up, with the value of the attribute and every bonus (2e.dice.sum, 2e.combat.roll-bonuses).
 * A test that names a skill adds the Hero's bonus in it, nothing if it has none (2e.test.roll, 2e.test.no-skill).
 */
export const rollTotal = query('total of a roll', (g: G, f: RollFrame): number => {
  const dice = (f.dice[0] ?? 0) + (f.dice[1] ?? 0);
  const { skills = {} } = heroOf(g, playerState(g, f.player).hero.card);
  const skill = f.skill !== null && Object.hasOwn(skills, f.skill) ? (skills[f.skill] ?? 0) : 0;
  return (
    dice +
    attributeValue(g, f.player, f.by, f.attribute) +
    skill +
    f.bonus +
    changeOf(g, 'roll', f.player, f.by)
  );
});

/** The target of a roll, where it is the opponent's present value. */
export function targetOf(g: G, f: RollFrame): number | null {
  if (f.target !== null || f.open) return f.target;
  const fight = g.find(combat);
  return fight ? enemyValue(g, fight, f.attribute) : null;
}

/** Whether the dice lie well, for cards that ask: nothing does before they are rolled, unless a card decides it. */
export const rollAnswers = [
  override(meetsTarget, () => (g: G, f: RollFrame): boolean => {
    if (f.forced !== null) return f.forced === 'success';
    const target = targetOf(g, f);
    return target !== null && f.dice.length > 0 && rollTotal(g, f) >= target;
  }),
];

const rollDice = action<RollFrame>()(
  'roll/dice',
  {},
  {
    moment: '2e.combat.roll-bonuses',
    // The defender goes first: its moment has to be over before anybody rolls.
    untimely: (g) =>
      g.top().kind === phase.kind && g.top().step === 'defender'
        ? forbid('2e.hero-combat.defender-rolls-first', () => g.otherTime('roll/dice'))
        : null,
    run(g, f) {
      g.emit(rollStarted, {
        player: f.player,
        character: f.by,
        for: f.purpose,
        rule: '2e.combat.roll-bonuses',
      });
      g.next(f);
    },
  },
);

const accept = action<RollFrame>()(
  'roll/accept',
  {},
  {
    moment: '2e.combat.roll-bonuses',
    run(g, f) {
      g.emit(rollAccepted, {
        player: f.player,
        character: f.by,
        for: f.purpose,
        rule: '2e.combat.roll-bonuses',
      });
      g.next(f);
    },
  },
);

export const rollSteps = steps(
  roll,
  decide('before', {
    time: 'the moment before a roll',
    rule: '2e.combat.roll-bonuses',
    actor: (_g, f) => f.player,
    offers: () => [useAbility, rollDice],
    skip: (g, f) => !usableIn(g, f.player, 'before-roll'),
  }),
  // A 0 on a die counts as ten, so the faces are 1 to 10 (2e.dice.zero-is-ten).
  chance('dice', {
    rule: '2e.dice.sum',
    ask: (_g, f) => (f.forced === null ? twoDice : null),
    answer(g, f, answer) {
      f.dice = answer.type === 'chance/roll' ? [...answer.dice] : [];
      g.emit(diceRolled, {
        player: f.player,
        character: f.by,
        for: f.purpose,
        dice: [...f.dice],
        rule: '2e.dice.sum',
      });
    },
  }),
  decide('after', {
    time: 'the moment after a roll',
    rule: '2e.combat.roll-bonuses',
    actor: (_g, f) => f.player,
    offers: () => [useAbility, accept],
    skip: (g, f) => f.forced !== null || !usableIn(g, f.player, 'after-roll'),
  }),
  auto('total', (g, f) => {
    const total = rollTotal(g, f);
    const target = targetOf(g, f);
    const success = f.forced ? f.forced === 'success' : target !== null && total >= target;
    // What sets the target for another's roll neither succeeds nor fails (2e.hero-combat.defender-rolls-first).
    const setsTarget = target === null && f.forced === null;
    if (f.purpose === 'attack' || f.purpose === 'defend') noteCombatRoll(g, f.player);
    g.emit(rollMade, {
      player: f.player,
      character: f.by,
      for: f.purpose,
      attribute: f.attribute,
      total,
      target,
      success: setsTarget ? null : success,
      rule: ruleOf(f, success),
    });
    g.finish({ total, success });
  }),
);

/** Remembers who has made a combat roll in this combat (faq.combat.first-combat-roll). */
function noteCombatRoll(g: G, player: number): void {
  const rolled = g.find(combat)?.rolled;
  if (rolled && !rolled.includes(player)) rolled.push(player);
}

const twoDice = { kind: 'roll', die: 'd10', sides: 10, count: 2 } as const;

/** Meeting the target succeeds, missing it by one fails (2e.test.success, 2e.test.failure). */
const ruleOf = (f: RollFrame, success: boolean) =>
  f.purpose === 'test'
    ? success
      ? '2e.test.success'
      : '2e.test.failure'
    : f.purpose === 'escape'
      ? success
        ? '2e.escape.success'
        : '2e.escape.fail'
      : '2e.combat.roll-bonuses';

/** The actions of this chapter. */
export type RollAction = ActionOf<typeof rollDice | typeof accept>;
