import { playerState } from '../../base/cards.js';
import { diceRolled, rollAgain } from '../../base/facts/index.js';
import {
  type Boost,
  combat,
  type EffectsFrame,
  grantedAttack,
  phase,
  roll,
  turn,
} from '../../base/frames.js';
import { makeRoll, type RollResult } from '../../base/rolls.js';
import type { G } from '../../base/vocabulary.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';
import { lasting } from '../sources.js';
import { callEffects, runTriggers } from '../triggers.js';

/* Effects about rolls of the ten-sided dice. */

const branch = (g: G, f: EffectsFrame, name: string): void =>
  callEffects(g, f.player, f.card, f.bearer, `${f.list}/${f.at}/${name}`);

/**
 * A skill test: dice plus the Hero's attribute plus the skill named (2e.test.trigger, 2e.test.format, 2e.test.roll).
 * Heroes alone make them (2e.test.heroes-only): "you" on a card means your Hero (2e.terms.you, 2e.terms.you-example).
 * A result the card says nothing of has no effect (2e.terms.unstated-result).
 */
export const test: EffectRule<'test'> = {
  act(g, f, e) {
    const hero = playerState(g, f.player).hero.card;
    makeRoll(g, {
      player: f.player,
      by: hero,
      purpose: 'test',
      attribute: e.attribute,
      skill: e.skill ?? null,
      target: e.target,
    });
  },
  then(g, f) {
    const { success } = f.result as unknown as RollResult;
    branch(g, f, success ? 'success' : 'failure');
    runTriggers(g, success ? 'test-passed' : 'test-failed', f.player);
  },
};

/** An attack granted by a card, made with the dice like any of its type (2e.before-combat.granted-attack). */
export const attack: EffectRule<'attack'> = {
  act(g, f, e) {
    if (!g.find(combat)) return;
    const by = e.by === 'you' ? playerState(g, f.player).hero.card : f.bearer;
    g.call(grantedAttack, {
      player: f.player,
      by,
      type: e.type,
      list: f.list,
      at: f.at,
      target: null,
      used: [],
      boosts: [],
    });
  },
};

export const change: EffectRule<'change'> = {
  act(g, { list, at, player, bearer }, e) {
    letLast(g, e, { list, at, player, bearer });
  },
};

/** Lets values change for as long as the effect says. */
export function letLast(g: G, e: EffectOf<'change'>, { list, at, player, bearer }: Boost): void {
  holderOf(g, e)?.boosts.push({ list, at, player, bearer });
  lasting.raise(g);
}

/** What the change lasts with. Damage is dealt after the roll is over: what changes it for a roll lasts as long as the attack. */
function holderOf(g: G, { for: span, modifiers }: EffectOf<'change'>): { boosts: Boost[] } | undefined {
  if (span === 'turn') return g.find(turn);
  if (span === 'roll' && !modifiers.some(({ stat }) => stat.endsWith('-damage'))) {
    const rolling = g.find(roll);
    if (rolling) return rolling;
  }
  const attacking = span === 'roll' || span === 'phase' ? innermostAttack(g) : undefined;
  return attacking ?? g.find(combat) ?? g.find(turn);
}

function innermostAttack(g: G): { boosts: Boost[] } | undefined {
  const attacks = g.state.frames.filter(({ kind }) => kind === phase.kind || kind === grantedAttack.kind);
  return attacks[attacks.length - 1] as unknown as { boosts: Boost[] } | undefined;
}

/**
 * Success or failure whatever the dice say: they need not be rolled any more. A roll that sets another's target can neither
 * succeed nor fail by itself; but a Hero who is attacked can defend with sure success, and what is rolled against that fails.
 */
export const succeed: EffectRule<'succeed'> = {
  act(g) {
    const rolling = g.find(roll);
    if (rolling && rolling.purpose !== 'pursuit') rolling.forced = 'success';
  },
};
export const fail: EffectRule<'fail'> = {
  act(g) {
    const rolling = g.find(roll);
    if (rolling && !rolling.open) rolling.forced = 'failure';
  },
};

export const reroll: EffectRule<'reroll'> = {
  act(g, f) {
    const rolling = g.find(roll);
    if (!rolling || rolling.dice.length === 0) return;
    g.goto(rolling, 'dice');
    g.emit(rollAgain, { player: rolling.player, by: f.card, rule: '2e.cards.text' });
  },
};

/** Two dice and nothing added; the first row that is high enough happens. */
export const rollTable: EffectRule<'roll-table'> = {
  ask: (_g, f) => (f.pending.length === 0 ? { kind: 'roll', die: 'd10', sides: 10, count: 2 } : null),
  answer(g, f, _e, answer) {
    const dice = answer.type === 'chance/roll' ? answer.dice : [];
    f.pending = [String(dice.reduce((a, b) => a + b, 0))];
    g.emit(diceRolled, {
      player: f.player,
      character: null,
      for: 'table',
      dice: [...dice],
      rule: '2e.dice.use',
    });
  },
  act(g, f, e) {
    const total = Number(f.pending[0]);
    const row = e.rows.findIndex(({ upTo }) => total <= upTo);
    if (row >= 0) branch(g, f, `rows/${row}/do`);
  },
};
