import { describe, expect, it } from 'vitest';
import { decision, parseState, serialize } from '../../../src/index.js';
import type { Given, Scenario, ScenarioPlayer } from '../../../src/scenario/index.js';
import { Table } from '../../toolkit.js';

const modules = ['advanced-runebound'];
/** A yellow jewel; the nearest town is Vynelvale. */
const jewel = 'h0208';
/** A green jewel as near to Riverwatch as to Tamalir. */
const between = 'h0609';

/** Varikas (Life 5) in a combat with the Gallows Ogre, which deals 1, 2 and 1. */
const battle = (me: ScenarioPlayer = {}, phase: 'escape' | 'ranged' | 'melee' | 'magic' = 'escape', more: object = {}) =>
  Table.of({
    game: {
      modules,
      players: [
        { hero: 'varikas-the-dead', space: jewel, ...me },
        { hero: 'mordrog', space: 'forge' },
      ],
    },
    given: { combat: { hero: 0, challenge: 'gallows-ogre', phase, ...more } },
  });

/** One wound: an escape that fails. */
const fail = (table: Table) => table.play('combat/escape').roll(1, 1);

/** With five wounds, the sixth knocks Varikas out. */
const knockedOut = (me: ScenarioPlayer = {}) => fail(battle({ wounds: 5, ...me }));

const at = (scenario: Scenario['game'], given?: Given) =>
  Table.of({ game: { modules, ...scenario }, ...(given ? { given } : {}) });

describe('Taking Wounds', () => {
  it('adv.wounds.hero, adv.wounds.equal-no-effect: as many wounds as Life are borne, one more is not', () => {
    const four = fail(battle({ wounds: 4 }));
    expect(four.happened('hero/knocked-out')).toEqual([]);
    expect(four.player(0).hero.wounds).toBe(5);
    expect(four.legal()).toContain('combat/stand');
    const five = knockedOut();
    expect(five.happened('hero/knocked-out')).toEqual([
      { type: 'hero/knocked-out', player: 0, rule: 'adv.knockouts.trigger' },
    ]);
  });

  it('adv.wounds.ally, adv.wounds.equal-no-effect: an Ally lives with as many wounds as its Life', () => {
    const attack = (wounds: number) =>
      battle({ allies: [{ card: 'gravewarden', wounds }] }, 'ranged').play('combat/attack by=gravewarden').roll(1, 1);
    // Life 3; a failed ranged attack on the Ogre costs 1.
    expect(attack(2).player(0).allies[0]?.wounds).toBe(3);
    const killed = attack(3);
    expect(killed.player(0).allies).toEqual([]);
    expect(killed.happened('ally/killed')[0]?.rule).toBe('adv.wounds.ally');
  });

  it('adv.wounds.enemy, adv.wounds.equal-no-effect: an enemy falls at one wound above its Life', () => {
    // The Ogre has Life 4.
    const hit = (wounds: number) =>
      battle({}, 'magic', { wounds }).play('combat/attack by=varikas-the-dead').roll(10, 10);
    const damage = hit(0).happened('enemy/wounded')[0]?.amount as number;
    expect(hit(4 - damage).happened('challenge/defeated')).toEqual([]);
    const won = hit(5 - damage);
    expect(won.happened('challenge/defeated')[0]?.rule).toBe('adv.wounds.enemy');
  });

  it('adv.wounds.hero: a described Hero may bear as many wounds as its Life, and no more', () => {
    expect(battle({ wounds: 5 }).player(0).hero.wounds).toBe(5);
    expect(() => battle({ wounds: 6 })).toThrow();
  });
});

describe('Taking Exhaustion', () => {
  it('adv.exhaustion.no-choice: nobody may choose exhaustion that would become a wound, Hero or Ally', () => {
    const tired = battle({ exhaustion: 4 }, 'escape', { phase: 'before-combat' });
    expect(tired.legal('ability/use')).toEqual([]);
    tired.refuses('ability/use card=varikas-the-dead ability=strike-with-magic-first', '2e.effects.timing-words');
    const asked = Table.of({
      game: { modules, players: [{ hero: 'spiritseeker-mok', space: jewel, wounds: 1, exhaustion: 3 }] },
      given: { turn: { player: 0, step: 'movement' } },
    });
    asked.refuses('ability/use card=spiritseeker-mok ability=mend-the-flesh', 'adv.exhaustion.no-choice');
  });

  it('adv.exhaustion.required: what the game demands beyond Stamina becomes wounds', () => {
    const snow = at(
      { players: [{ hero: 'varikas-the-dead', space: 'h0714', exhaustion: 4 }], event: 'call-down-the-inferno' },
      { turn: { player: 0, step: 'movement' } },
    );
    const forest = snow.legal('move/adjacent');
    const hurt = forest.map((code) => new Table(snow.state).play(code)).find((t) => t.happened('wounds/taken').length > 0);
    expect(hurt?.happened('wounds/taken')[0]?.rule).toBe('adv.exhaustion.required');
  });
});

describe('Activating Cards', () => {
  const items = ['black-dagger', 'light-crossbow', 'iron-buckler', 'teleport-rune', 'brass-hourglass'];

  it('adv.activation.before-combat, adv.activation.combat-round: one card each', () => {
    const activated = battle({ items }, 'escape', { phase: 'before-combat', activated: [0] });
    const round = battle({ items }, 'ranged', { activated: [0] });
    for (const [table, rule] of [
      [activated, 'adv.activation.before-combat'],
      [round, 'adv.activation.combat-round'],
    ] as const) {
      const { content } = ruleset.rules;
      const refused = items.flatMap((card) =>
        (content.sides[card]?.used ?? []).map(({ id }) => `ability/use card=${card} ability=${id}`),
      );
      const rules = refused.map((code) => ruleOf(table, code));
      expect(rules).toContain(rule);
      expect(table.legal('ability/use').filter((code) => items.some((card) => code.includes(card)))).toEqual([]);
    }
  });

  it.each([
    ['adv.activation.movement', 'movement', 'teleport-rune'],
    ['adv.activation.market', 'market', 'banner-of-fellowship'],
  ] as const)('%s: one card in the %s step', (rule, step, card) => {
    const table = at(
      { players: [{ hero: 'varikas-the-dead', space: 'tamalir', items: [card], exhaustion: 2, wounds: 1 }] },
      { turn: { player: 0, step } },
    );
    if (step === 'market') table.draw('healing-draught');
    const top = table.state.frames.length - 1;
    const spent = new Table({
      ...table.state,
      frames: table.state.frames.map((f, i) => (i === top ? { ...f, activations: [0] } : f)),
    });
    const entry = ruleset.rules.content.sides[card]?.used[0];
    const code = `ability/use card=${card} ability=${entry?.id}`;
    expect([rule, '2e.effects.timing-words']).toContain(ruleOf(spent, code));
  });
});
