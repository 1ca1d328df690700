import { forbid, override, type Problem } from '../../kernel/index.js';
import { meetsTarget } from '../abilities/conditions/rolling.js';
import { changeOf } from '../abilities/modifiers.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { byEffect, isDue, on, should } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { sorts } from '../saves/sorts.js';
import { attributeOf, heroOf, playerState } from './cards.js';
import { attributeValue, enemyValue, rivalOf } from './characters.js';
import { diceRolled, rollAccepted, rollMade, rollStarted } from './event-kinds/index.js';
import * as frames from './frames.js';
import { action, auto, chance, decide, type G, query, steps } from './vocabulary.js';

/*
 * Rolls of the two ten-sided dice: every roll but movement (2e.dice.use, 2e.terms.dice, 2e.dice.word-on-cards). Attack and defense rolls
 * are combat rolls (2e.combat.combat-roll, 2e.terms.combat-roll, 2e.terms.attack-roll). Escape rolls and tests are not.
 */

/** The result of a roll. */
export interface RollResult {
  /** Dice, attribute and every bonus. Without the dice if a card decided the roll before they were rolled. */
  readonly total: number;
  /** Whether it reached its target, or a card made it succeed. False for a roll that sets the target of another. */
  readonly success: boolean;
}

/** A roll. Fields left out have the values of a plain roll: no skill, no target, no bonus, nothing forced. */
export type RollOptions = Pick<frames.RollFrame, 'player' | 'by' | 'purpose' | 'attribute'> &
  Partial<Pick<frames.RollFrame, 'skill' | 'target' | 'open' | 'bonus' | 'forced'>>;

/** Starts a roll. The frame that calls it finds a RollResult in its `result`. */
export function makeRoll(g: G, options: RollOptions): void {
  g.call(frames.roll, options);
}

/** Dice, attribute and bonuses (2e.dice.sum, 2e.combat.roll-bonuses), and the skill of a test (2e.test.roll, 2e.test.no-skill). */
export const rollTotal = query('total of a roll', (g: G, f: frames.RollFrame): number => {
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

/** The target of a roll; the opponent's present value if the frame holds no target. */
export function targetOf(g: G, f: frames.RollFrame): number | null {
  if (f.target !== null || f.open) return f.target;
  const fight = g.find(frames.combat);
  return fight ? enemyValue(g, fight, f.attribute) : null;
}

/** Whether the dice reach the target, for cards that ask. Before the roll the answer is no, unless a card decides it. */
export const rollAnswers = [
  override(meetsTarget, () => (g: G, f: frames.RollFrame): boolean => {
    if (f.forced !== null) return f.forced === 'success';
    const target = targetOf(g, f);
    return target !== null && f.dice.length > 0 && rollTotal(g, f) >= target;
  }),
];

const factsOf = ({ player, by: character, purpose }: frames.RollFrame) =>
  ({ player, character, for: purpose, rule: '2e.combat.roll-bonuses' }) as const;

const rollDice = action<frames.RollFrame>()('roll/dice', {
  moment: '2e.combat.roll-bonuses',
  // The defender acts first. Its decision must be over before the roll.
  untimely: (g) =>
    g.top().kind === frames.phase.kind && g.top().step === 'defender'
      ? forbid('2e.hero-combat.defender-rolls-first', () => g.otherTime('roll/dice'))
      : null,
  run(g, f) {
    g.emit(rollStarted, factsOf(f));
    g.next(f);
  },
});

const accept = action<frames.RollFrame>()('roll/accept', {
  moment: '2e.combat.roll-bonuses',
  run(g, f) {
    g.emit(rollAccepted, factsOf(f));
    g.next(f);
  },
});

export const rollSteps = steps(
  frames.roll,
  decide('before', {
    time: 'the moment before a roll',
    rule: '2e.combat.roll-bonuses',
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
    offers: () => [useAbility, accept],
    skip: (g, f) => f.forced !== null || !usableIn(g, f.player, 'after-roll'),
  }),
  auto('total', (g, f) => {
    const total = rollTotal(g, f);
    const target = targetOf(g, f);
    const success = f.forced ? f.forced === 'success' : target !== null && total >= target;
    // A roll that sets the target of another neither succeeds nor fails (2e.hero-combat.defender-rolls-first).
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

/** Records a player's combat roll in this combat (faq.combat.first-combat-roll). */
function noteCombatRoll(g: G, player: number): void {
  const rolled = g.find(frames.combat)?.rolled;
  if (rolled && !rolled.includes(player)) rolled.push(player);
}

const twoDice = { kind: 'roll', die: 'd10', sides: 10, count: 2 } as const;

/** A total at the target succeeds, one below it fails (2e.test.success, 2e.test.failure). */
const ruleOf = (f: frames.RollFrame, success: boolean) =>
  f.purpose === 'test'
    ? success
      ? '2e.test.success'
      : '2e.test.failure'
    : f.purpose === 'escape'
      ? success
        ? '2e.escape.success'
        : '2e.escape.fail'
      : '2e.combat.roll-bonuses';

const rolledFor = (
  g: G,
  f: frames.RollFrame,
  who: number | null,
  wanted: Partial<
    Pick<frames.RollFrame, 'by' | 'purpose' | 'attribute' | 'skill' | 'target' | 'open' | 'bonus'>
  >,
): readonly Problem[] => {
  if (who === null) return [{ path: 'kind', message: 'Nobody rolls against this opponent.' }];
  const by = playerState(g, who).hero.card;
  const all = { player: who, by, skill: null, target: null, open: false, bonus: 0, ...wanted };
  return Object.entries(all).flatMap(([local, value]) =>
    should(local, f[local as keyof frames.RollFrame], value, 'that is what is rolled for here.'),
  );
};

const rivalNow = (g: G, who: number): number | null => {
  const battle = g.find(frames.combat);
  return battle ? rivalOf(battle, who) : null;
};

export const rollSaves = (): FrameSaves<frames.RollFrame> => ({
  calledFrom: [
    byEffect<frames.RollFrame, 'test'>('test', {
      problemsOf: (g, f, below, { attribute, skill = null, target }) =>
        rolledFor(g, f, below.player, { purpose: 'test', attribute, skill, target }),
    }),
    ...[frames.phase, frames.grantedAttack].map((acting) =>
      on<frames.RollFrame, frames.PhaseFrame | frames.GrantedAttackFrame>(acting, {
        after: ['opponent'],
        problemsOf: (g, f, { player, type }) =>
          rolledFor(g, f, rivalNow(g, player), {
            purpose: 'defend',
            open: true,
            attribute: attributeOf[type],
          }),
      }),
    ),
    on<frames.RollFrame, frames.PhaseFrame>(frames.phase, {
      after: ['roll'],
      problemsOf: (g, f, { player, by, act, target, type }) =>
        rolledFor(g, f, player, { by, purpose: act ?? 'defend', target, attribute: attributeOf[type] }),
    }),
    on<frames.RollFrame, frames.GrantedAttackFrame>(frames.grantedAttack, {
      after: ['roll'],
      problemsOf(g, f, { player, by, list, at, target, type }) {
        const bonus = isDue(g, { list, at }, 'attack')?.bonus ?? 0;
        return rolledFor(g, f, player, {
          by,
          purpose: 'attack',
          target,
          bonus,
          attribute: attributeOf[type],
        });
      },
    }),
    on<frames.RollFrame, frames.EscapeFrame>(frames.escaping, {
      after: ['opponent'],
      problemsOf: (g, f, { player }) =>
        rolledFor(g, f, rivalNow(g, player), { purpose: 'pursuit', open: true, attribute: 'mind' }),
    }),
    on<frames.RollFrame, frames.EscapeFrame>(frames.escaping, {
      after: ['roll'],
      problemsOf: (g, f, { player }) =>
        rolledFor(g, f, player, {
          purpose: 'escape',
          attribute: 'mind',
          target: g.find(frames.combat)?.escapeTarget ?? null,
        }),
    }),
  ],
  check: (look, path, f) => {
    look.card(`${path}/by`, f.by, sorts.character);
    const rolled = f.step === 'after' || f.step === 'total';
    if (f.dice.length !== 2 && (f.dice.length > 0 || (rolled && f.forced === null)))
      look.report(`${path}/dice`, 'Two dice are rolled.', '2e.dice.use');
    else if (f.step === 'before' && f.dice.length > 0) look.report(`${path}/dice`, 'Nothing is rolled yet.');
  },
});
