import { playerState } from '../../base/cards.js';
import { diceRolled, rollAgain } from '../../base/event-kinds/index.js';
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
import type { Checked, EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';
import { lasting } from '../sources.js';
import { callEffects, runTriggers } from '../triggers.js';
import { worthOfBlow } from './who.js';

function needsRoll(what: 'succeed' | 'fail', { place, refuse }: Checked): void {
  if (place.rolling === false)
    refuse('do', `"${what}" needs a roll under way: an ability with \`use\` "before-roll" or "after-roll".`);
}

const branch = (g: G, f: EffectsFrame, name: string): void =>
  callEffects(g, f.player, f.card, f.bearer, `${f.list}/${f.at}/${name}`);

/** A skill test of your Hero: dice, attribute and skill against a target (2e.test.roll). */
export const testSchema: EffectSchema<'test'> = {
  fields: {
    /** Whose value is added to the dice. */
    attribute: 'Attribute',
    /** The skill whose bonus is added; a Hero without it adds nothing (2e.test.no-skill). */
    'skill?': 'string',
    /** What the total must reach; reaching it is enough (2e.test.success). */
    target: '1..99',
    /** What comes of success; nothing if left out (2e.terms.unstated-result). */
    'success?': 'Effect[0..20]',
    /** What comes of failure; nothing if left out (2e.terms.unstated-result). */
    'failure?': 'Effect[0..20]',
  },
  check: (e, at) => at.skill('skill', e.skill),
};
/**
 * A skill test: dice plus the Hero's attribute plus the skill named (2e.test.trigger, 2e.test.format, 2e.test.roll).
 * Only Heroes make them (2e.test.heroes-only): "you" on a card is your Hero (2e.terms.you, 2e.terms.you-example). A
 * result that the card does not state has no effect (2e.terms.unstated-result).
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
export const testText: EffectText<'test'> = {
  text: 'test {attribute}{skill, select, none {} other { with {skill}}} ({target}){success, select, none {} other {; if you succeed, {success}}}{failure, select, none {} other {; if you fail, {failure}}}',
  values: (e, say) => ({
    attribute: say.word(e.attribute),
    skill: e.skill && say.word(e.skill, 'skill'),
    target: e.target,
    success: say.list(e.success),
    failure: say.list(e.failure),
  }),
};
export const testWorth: EffectWorth<'test'> = {
  worth(e, { passes, list }) {
    const chance = passes(e.attribute, e.skill ?? null, e.target);
    return chance * list(e.success) + (1 - chance) * list(e.failure);
  },
};

/** An attack outside the phases, rolled as usual; a miss does no harm (2e.before-combat.granted-attack). Nothing without a combat. */
export const attackSchema: EffectSchema<'attack'> = {
  fields: {
    /** Which value is rolled with and against, and which damage is dealt. */
    type: 'CombatType',
    /** Wounds of a hit; if left out, the attacker's own damage of that type. */
    'damage?': 'Amount',
    /** Added to the roll. */
    'bonus?': '-99..99',
    /** Who attacks: the bearer if left out, or your Hero. */
    'by?': "'bearer' | 'you'",
  },
};
/** An attack granted by a card, rolled like any of its type (2e.before-combat.granted-attack). */
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
export const attackText: EffectText<'attack'> = {
  text: '{by, select, you {your Hero makes} other {it makes}} a {type} attack{damage, select, none {} other { for {damage}}}{bonus, plural, =0 {} other {, {bonus} to the roll}}',
  values: (e, say) => ({
    by: e.by ?? 'bearer',
    type: say.word(e.type, 'phase'),
    damage: e.damage === undefined ? undefined : say.amount(e.damage),
    bonus: e.bonus ?? 0,
  }),
};
export const attackWorth: EffectWorth<'attack'> = {
  use: (_e, measure) => worthOfBlow(measure),
  helps: () => true,
};

/** Values change for a while. */
export const changeSchema: EffectSchema<'change'> = {
  fields: {
    /** What changes, and by how much. */
    modifiers: 'Modifier[1..12]',
    /** How long. Damage changed for a `roll` lasts as long as its attack; without the thing named, the next wider one counts. */
    for: "'roll' | 'phase' | 'round' | 'combat' | 'turn'",
  },
  check(e, { isEnemys, refuse }) {
    e.modifiers.forEach(({ stat, of = isEnemys ? 'enemy' : 'bearer' }, at) => {
      if ((stat === 'life' || stat === 'stamina') && of !== 'enemy')
        refuse(
          `modifiers/${at}/stat`,
          `"${stat}" of Heroes and Allies changes as long as a card lies there: it belongs in an \`always\`.`,
        );
    });
  },
};
export const change: EffectRule<'change'> = {
  act(g, { list, at, player, bearer }, e) {
    letLast(g, e, { list, at, player, bearer });
  },
};
export const changeText: EffectText<'change'> = {
  text: '{changes} for this {for}',
  values: (e, say) => ({ changes: say.changes(e.modifiers), for: say.worded('limit', e.for) }),
};
export const changeWorth: EffectWorth<'change'> = {
  worth: () => 1.5,
  use: (e, { change }) => change(e),
  helps: (_e, { window, rollFails }) => (window === 'after-roll' ? rollFails() : window !== 'harm'),
};

/** Lets values change for as long as the effect says. */
export function letLast(g: G, e: EffectOf<'change'>, { list, at, player, bearer }: Boost): void {
  holderOf(g, e)?.boosts.push({ list, at, player, bearer });
  lasting.raise(g);
}

/** The frame with which the change ends. Damage is dealt after the roll: a change of it "for a roll" lasts for the attack. */
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

/** The present roll succeeds, whatever was rolled. */
export const succeedSchema: EffectSchema<'succeed'> = {
  check: (e, at) => needsRoll(e.do, at),
};
/** The dice need not be rolled. A roll that sets another's target neither succeeds nor fails; a sure defense fails the attack. */
export const succeed: EffectRule<'succeed'> = {
  act(g) {
    const rolling = g.find(roll);
    if (rolling && rolling.purpose !== 'pursuit') rolling.forced = 'success';
  },
};
export const succeedText: EffectText<'succeed'> = {
  text: 'the roll succeeds',
};
export const succeedWorth: EffectWorth<'succeed'> = {
  use: (_e, { window, rollFails, stakes }) =>
    window === 'after-roll' && rollFails() ? 1.2 + stakes() : stakes(),
  helps: (_e, { window, rollFails }) => window !== 'after-roll' || rollFails(),
};
/** The present roll fails, whatever was rolled. */
export const failSchema: EffectSchema<'fail'> = {
  check: (e, at) => needsRoll(e.do, at),
};
export const fail: EffectRule<'fail'> = {
  act(g) {
    const rolling = g.find(roll);
    if (rolling && !rolling.open) rolling.forced = 'failure';
  },
};
export const failText: EffectText<'fail'> = {
  text: 'the roll fails',
};
export const failWorth: EffectWorth<'fail'> = {
  worth: () => -3,
};

/** The dice of the present roll are rolled again, both of them. */
export const rerollSchema: EffectSchema<'reroll'> = {
  check(_e, { place, refuse }) {
    if (place.rolling !== 'after')
      refuse(
        'do',
        '"reroll" needs a roll under way whose dice lie there: an ability with `use` "after-roll".',
      );
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
export const rerollText: EffectText<'reroll'> = {
  text: 'roll the dice again',
};
export const rerollWorth: EffectWorth<'reroll'> = {
  use: (_e, { window, rollFails, stakes }) => (window === 'after-roll' && rollFails() ? 1.2 + stakes() : 0),
  helps: (_e, { window, rollFails }) => window === 'after-roll' && rollFails(),
};

/** A roll of the two dice with no bonus; the first row whose `upTo` is not exceeded happens. */
export const rollTableSchema: EffectSchema<'roll-table'> = {
  fields: {
    /** In rising order. A roll above the last row comes to nothing. */
    rows: 'Row[1..19]',
  },
  check({ rows }, { refuse }) {
    rows.forEach(({ upTo }, at) => {
      const above = rows[at - 1]?.upTo;
      if (above !== undefined && upTo <= above)
        refuse(
          `rows/${at}/upTo`,
          `No roll reaches this row: its \`upTo\` should be above the ${above} of the row before.`,
        );
    });
  },
};
/** Two dice without bonus; the first row that is high enough happens. */
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
export const rollTableText: EffectText<'roll-table'> = {
  text: 'roll the dice: {rows}',
  values: (e, say) => ({ rows: say.rows(e.rows) }),
};
export const rollTableWorth: EffectWorth<'roll-table'> = {
  worth: ({ rows }, { list }) => rows.reduce((sum, row) => sum + list(row.do), 0) / rows.length,
  use: (_e, { stakes }) => 0.5 + stakes(),
};
