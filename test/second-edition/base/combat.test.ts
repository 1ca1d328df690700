import { describe, expect, it } from 'vitest';
import { composeRuleset, decision } from '../../../src/index.js';
import { fromScenario } from '../../../src/scenario/second-edition/index.js';
import type { ChallengeCard, ContentPack } from '../../../src/second-edition/content/cards.js';
import { riseOfTheDragonLords } from '../../../src/second-edition/content/rise-of-the-dragon-lords.js';
import { Table } from '../../toolkit.js';
import { attributeOf, challenge, combatTypes, enemyWounds, faces, fight, phaseOf } from './fighting.js';

type Phase = 'start' | 'before-combat' | 'escape' | (typeof combatTypes)[number];

/** A big Challenge without any text, and other values and damages for each type of combat. */
const TITAN = challenge('corpse-of-a-titan');
/** Mordrog as his card has him: the values of his attributes, and his damages. */
const MORDROG = { mind: 2, body: 3, spirit: 3, ranged: 1, melee: 2, magic: 1 } as const;

/** Mordrog in a battle with the Titan, or with somebody else. */
const battle = (
  phase: Phase,
  { hero = {}, ...given }: { hero?: object; challenge?: string; attacked?: string[]; round?: number } = {},
): Table =>
  Table.of({
    game: { players: [{ hero: 'mordrog', ...hero }, {}] },
    given: { combat: { hero: 0, challenge: 'corpse-of-a-titan', phase, ...given } },
  });

describe('the course of a battle', () => {
  it('2e.combat.when: a Challenge is fought, an Encounter only where its card calls for it', () => {
    const drawn = (card: string): Table =>
      Table.of({ game: { players: [{ hero: 'mordrog' }, {}] }, given: { drawn: { player: 0, card } } });
    expect(phaseOf(drawn('corpse-of-a-titan'))).toBe('escape');
    const duel = drawn('a-question-of-honor');
    expect(phaseOf(duel)).toBe('over');
    expect(phaseOf(duel.play('effect/choose choice=duel'))).toBe('escape');
    const pardon = drawn('a-question-of-honor').play('effect/choose choice=beg-pardon');
    expect(pardon.happened('combat/began')).toEqual([]);
  });

  it('2e.combat.course, 2e.combat.first-round: Before Combat first, then rounds until it is decided', () => {
    const t = battle('start', { hero: { items: ['white-blade'] } });
    expect(decision(t.state)?.kind).toBe('combat/attacker-before');
    expect(fight(t).round).toBe(0);
    t.play('combat/begin');
    expect(fight(t).round).toBe(1);
    for (let round = 1; round < TITAN.life / MORDROG.melee; round++) {
      t.play('combat/stand', 'combat/defend').roll(10, 10);
      t.play('combat/attack by=mordrog').roll(10, 10);
      t.play('combat/defend').roll(10, 10);
      expect(fight(t).round).toBe(round + 1);
    }
    t.play('combat/stand', 'combat/defend').roll(10, 10);
    t.play('combat/attack by=mordrog').roll(10, 10);
    expect(phaseOf(t)).toBe('over');
  });

  it('2e.combat.phases, 2e.combat.ranged-to-melee, 2e.combat.melee-to-magic, 2e.combat.new-round: escape, ranged, melee, magic, and again', () => {
    const t = battle('escape');
    const seen: string[] = [];
    for (let i = 0; i < 8; i++) {
      seen.push(phaseOf(t));
      if (phaseOf(t) === 'escape') t.play('combat/stand');
      else t.play('combat/defend').roll(10, 10);
    }
    expect(seen).toEqual(['escape', 'ranged', 'melee', 'magic', 'escape', 'ranged', 'melee', 'magic']);
    expect(fight(t).round).toBe(3);
    t.refuses('combat/defend', '2e.combat.phases');
  });

  it('2e.combat.ranged-to-melee, 2e.combat.melee-to-magic: a phase that decides the battle is the last', () => {
    for (const type of combatTypes) {
      const won = Table.of({
        game: { players: [{ hero: 'mordrog' }, {}] },
        given: { combat: { hero: 0, challenge: TITAN.id, phase: type, wounds: TITAN.life - 1 } },
      });
      won.play('combat/attack by=mordrog').roll(10, 10);
      expect(phaseOf(won)).toBe('over');
      expect(won.happened('challenge/defeated')).toHaveLength(1);
      expect(won.happened('roll/made')).toHaveLength(1);

      const lost = battle(type, { hero: { wounds: 4 } });
      lost.play('combat/defend').roll(1, 1);
      expect(phaseOf(lost)).toBe('over');
      expect(lost.happened('hero/knocked-out')).toHaveLength(1);
      expect(lost.happened('roll/made')).toHaveLength(1);
    }
  });

  it('2e.combat.before-combat-first-round-only: nothing headed Before Combat is used ahead of a later round', () => {
    const t = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', items: ['light-crossbow', 'dwarven-fire-bomb'] }, {}] },
      given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'magic' } },
    });
    t.play('combat/defend').roll(10, 10);
    expect(decision(t.state)?.kind).toBe('combat/escape');
    // Neither the hero's own nor the Items', and the swim test of the Brood is not made again.
    for (const [card, ability] of [
      ['varikas-the-dead', 'strike-with-magic-first'],
      ['light-crossbow', 'shoot-first'],
      ['dwarven-fire-bomb', 'throw-the-bomb'],
    ])
      t.refuses(`ability/use card=${card} ability=${ability}`, '2e.combat.before-combat-first-round-only');
    expect(t.happened('roll/made').filter((roll) => roll.for === 'test')).toEqual([]);
  });
});

describe('what is rolled', () => {
  it.each([
    { type: 'ranged', rule: '2e.combat.value-ranged' },
    { type: 'melee', rule: '2e.combat.value-melee' },
    { type: 'magic', rule: '2e.combat.value-magic' },
  ] as const)(
    '2e.combat.attribute-per-type, $rule: $type combat uses one attribute of both sides',
    ({ type }) => {
      const attribute = attributeOf[type];
      for (const act of ['combat/attack by=mordrog', 'combat/defend']) {
        const t = battle(type).play(act).roll(7, 6);
        expect(t.happened('roll/made')).toMatchObject([
          { attribute, total: 13 + MORDROG[attribute], target: TITAN[attribute].value },
        ]);
      }
      // Two more in this attribute help here, two more in the others do not.
      const helped = battle(type, { hero: { experience: { [attribute]: 1 } } });
      helped.play('combat/defend').roll(7, 6);
      expect(helped.happened('roll/made')[0]?.total).toBe(15 + MORDROG[attribute]);
      const others = (['mind', 'body', 'spirit'] as const).filter((other) => other !== attribute);
      const not = battle(type, {
        hero: { experience: Object.fromEntries(others.map((other) => [other, 1])) },
      });
      not.play('combat/defend').roll(7, 6);
      expect(not.happened('roll/made')[0]?.total).toBe(13 + MORDROG[attribute]);
    },
  );

  it('2e.combat.combat-roll: attacks and defenses are combat rolls, an escape test is not', () => {
    // The longbow helps ranged combat rolls; an escape test uses the same attribute without it.
    const hero = { items: ['yew-longbow'] };
    const total = (t: Table) => t.happened('roll/made')[0]?.total;
    expect(total(battle('ranged', { hero }).play('combat/attack by=mordrog').roll(5, 5))).toBe(14);
    expect(total(battle('ranged', { hero }).play('combat/defend').roll(5, 5))).toBe(14);
    expect(total(battle('escape', { hero }).play('combat/escape').roll(5, 5))).toBe(12);
  });

  it('2e.combat.combat-roll: an attack Before Combat is the first combat roll of its battle, a test before it is not', () => {
    const wren = (items: string[]): Table =>
      Table.of({
        game: { players: [{ hero: 'wren-ashquill', items }, {}] },
        given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'start' } },
      });
    const totals = (t: Table) => t.happened('roll/made').map(({ total }) => total);
    // Swim, the crossbow with its first roll 2 higher, then the ranged defense as everybody else.
    const shot = wren(['light-crossbow']).roll(10, 10);
    shot.play('ability/use card=light-crossbow ability=shoot-first').roll(1, 1);
    expect(totals(shot)).toEqual([22, 2 + 3 + 2]);
    shot.play('combat/stand', 'combat/defend').roll(1, 1);
    expect(totals(shot)[2]).toBe(2 + 3);
    // Without the shot, the test and a failed escape leave the first combat roll to the ranged phase.
    const waited = wren([]).roll(10, 10);
    waited.play('combat/escape').roll(1, 1).play('combat/stand', 'combat/defend').roll(1, 1);
    expect(totals(waited)).toEqual([22, 5, 2 + 3 + 2]);
  });

  it('2e.combat.roll-bonuses: what cards add is added to the attribute', () => {
    const t = battle('melee', { hero: { items: ['lightning-mace'] } });
    t.play('combat/attack by=mordrog').roll(...faces(TITAN.body.value - MORDROG.body - 4));
    expect(t.happened('roll/made')).toMatchObject([{ total: TITAN.body.value, success: true }]);
  });

  it('2e.combat.items-together: two Weapons and more act on one roll and one attack, but not on those of an Ally', () => {
    const hero = {
      items: ['lightning-mace', 'executioners-axe', 'crown-of-three-stars'],
      allies: ['knight-of-the-broken-crags'],
    };
    const own = battle('melee', { hero }).play('combat/attack by=mordrog').roll(10, 9);
    expect(own.happened('roll/made')[0]?.total).toBe(19 + 3 + 4 + 1);
    expect(enemyWounds(own)).toBe(2 + 1);
    const ally = battle('melee', { hero }).play('combat/attack by=knight-of-the-broken-crags').roll(10, 9);
    expect(ally.happened('roll/made')[0]?.total).toBe(19 + 5);
    expect(enemyWounds(ally)).toBe(2);
  });

  it('2e.combat.items-together: two cards that must be activated cannot both be used in a round', () => {
    const t = Table.of({
      game: {
        players: [
          { hero: 'mordrog', items: ['black-dagger', 'mace-of-kellos'] },
          { hero: 'varikas-the-dead' },
        ],
      },
      given: { combat: { hero: 0, challenge: TITAN.id, phase: 'melee' } },
    });
    t.play('combat/attack by=mordrog').roll(10, 10);
    t.allows('ability/use card=mace-of-kellos ability=crushing-blow');
    t.play('ability/use card=black-dagger ability=twist-the-blade');
    // One wound more than his damage, and no second activation.
    expect(enemyWounds(t)).toBe(MORDROG.melee + 1);
    expect(t.player(0).items).toContainEqual({ card: 'mace-of-kellos', faceDown: false });
  });
});

describe.each([
  {
    type: 'ranged',
    choice: '2e.combat.ranged-choice',
    attackRoll: '2e.combat.ranged-attack-roll',
    attackSuccess: '2e.combat.ranged-attack-success',
    attackFailure: '2e.combat.ranged-attack-failure',
    defendRoll: '2e.combat.ranged-defend-roll',
    defendSuccess: '2e.combat.ranged-defend-success',
    defendFailure: '2e.combat.ranged-defend-failure',
  },
  {
    type: 'melee',
    choice: '2e.combat.melee-choice',
    attackRoll: '2e.combat.melee-attack-roll',
    attackSuccess: '2e.combat.melee-attack-success',
    attackFailure: '2e.combat.melee-attack-failure',
    defendRoll: '2e.combat.melee-defend-roll',
    defendSuccess: '2e.combat.melee-defend-success',
    defendFailure: '2e.combat.melee-defend-failure',
  },
  {
    type: 'magic',
    choice: '2e.combat.magic-choice',
    attackRoll: '2e.combat.magic-attack-roll',
    attackSuccess: '2e.combat.magic-attack-success',
    attackFailure: '2e.combat.magic-attack-failure',
    defendRoll: '2e.combat.magic-defend-roll',
    defendSuccess: '2e.combat.magic-defend-success',
    defendFailure: '2e.combat.magic-defend-failure',
  },
] as const)('the $type phase', (rules) => {
  const { type } = rules;
  const attribute = attributeOf[type];
  const target = TITAN[attribute].value;
  /** The sum that just meets the Titan's value. */
  const enough = target - MORDROG[attribute];

  it(`${rules.choice}: attack or defend, and nothing else`, () => {
    const t = battle(type);
    expect(t.legal()).toEqual(['combat/attack by=mordrog', 'combat/defend']);
    t.refuses('combat/attack by=acolyte-of-flame', '2e.allies.attack-instead');
    t.refuses('combat/escape', '2e.combat.phases');
    t.refuses('combat/stand', '2e.combat.phases');
  });

  it(`${rules.attackRoll}: dice and the value of the attacker, to meet the value of the opponent`, () => {
    const met = battle(type)
      .play('combat/attack by=mordrog')
      .roll(...faces(enough));
    expect(met.happened('roll/made')).toMatchObject([
      { for: 'attack', total: target, target, success: true },
    ]);
    const short = battle(type)
      .play('combat/attack by=mordrog')
      .roll(...faces(enough - 1));
    expect(short.happened('roll/made')).toMatchObject([{ total: target - 1, target, success: false }]);
  });

  it(`${rules.attackSuccess}: the opponent takes the damage of that type, the attacker nothing`, () => {
    const t = battle(type)
      .play('combat/attack by=mordrog')
      .roll(...faces(enough));
    expect(enemyWounds(t)).toBe(MORDROG[type]);
    expect(t.player(0).hero.wounds).toBe(0);
    expect(t.happened('combat/hit')).toMatchObject([{ rule: rules.attackSuccess, amount: MORDROG[type] }]);
  });

  it(`${rules.attackFailure}: the attacker takes the opponent's damage of that type, the opponent nothing`, () => {
    const t = battle(type)
      .play('combat/attack by=mordrog')
      .roll(...faces(enough - 1));
    expect(enemyWounds(t)).toBe(0);
    expect(t.player(0).hero.wounds).toBe(TITAN[attribute].damage);
    expect(t.happened('combat/failed')).toMatchObject([{ rule: rules.attackFailure, act: 'attack' }]);
  });

  it(`${rules.attackFailure}: an attacking Ally suffers it, not the Hero`, () => {
    const t = battle(type, { hero: { allies: ['champion-of-forge'] } });
    t.play('combat/attack by=champion-of-forge').roll(1, 1);
    expect(t.player(0).hero.wounds).toBe(0);
    expect(t.player(0).allies[0]?.wounds).toBe(TITAN[attribute].damage);
  });

  it(`${rules.defendRoll}: dice and the value of the Hero, to meet the value of the opponent`, () => {
    const met = battle(type)
      .play('combat/defend')
      .roll(...faces(enough));
    expect(met.happened('roll/made')).toMatchObject([
      { for: 'defend', character: 'mordrog', total: target, target, success: true },
    ]);
    const short = battle(type)
      .play('combat/defend')
      .roll(...faces(enough - 1));
    expect(short.happened('roll/made')).toMatchObject([{ total: target - 1, success: false }]);
  });

  it(`${rules.defendSuccess}: nothing happens to either side`, () => {
    const t = battle(type)
      .play('combat/defend')
      .roll(...faces(enough));
    expect(enemyWounds(t)).toBe(0);
    expect(t.player(0).hero.wounds).toBe(0);
    expect(t.happened('combat/defended')).toMatchObject([{ rule: rules.defendSuccess, rolled: true }]);
  });

  it(`${rules.defendFailure}: the Hero takes the opponent's damage of that type`, () => {
    const t = battle(type, { hero: { allies: ['champion-of-forge'] } });
    t.play('combat/defend').roll(...faces(enough - 1));
    expect(t.player(0).hero.wounds).toBe(TITAN[attribute].damage);
    expect(t.player(0).allies[0]?.wounds).toBe(0);
    expect(enemyWounds(t)).toBe(0);
    expect(t.happened('combat/failed')).toMatchObject([{ rule: rules.defendFailure, act: 'defend' }]);
  });
});

describe('one attack in each round', () => {
  it('2e.combat.melee-defend-only: who attacked in the ranged phase only defends in the melee phase', () => {
    const t = battle('ranged').play('combat/attack by=mordrog').roll(10, 10);
    expect(phaseOf(t)).toBe('melee');
    t.refuses('combat/attack by=mordrog', '2e.combat.melee-defend-only');
    expect(t.legal()).toEqual(['combat/defend']);
  });

  it('2e.combat.magic-defend-only: who attacked in the ranged or the melee phase only defends in the magic phase', () => {
    const ranged = battle('ranged').play('combat/attack by=mordrog').roll(10, 10);
    ranged.play('combat/defend').roll(10, 10);
    const melee = battle('melee').play('combat/attack by=mordrog').roll(1, 1);
    for (const t of [ranged, melee]) {
      expect(phaseOf(t)).toBe('magic');
      t.refuses('combat/attack by=mordrog', '2e.combat.magic-defend-only');
      expect(t.legal()).toEqual(['combat/defend']);
    }
  });

  it('2e.combat.one-attack-per-round: whichever phase it was in, and anew in the next round', () => {
    battle('ranged', { attacked: ['mordrog'] }).refuses(
      'combat/attack by=mordrog',
      '2e.combat.one-attack-per-round',
    );
    const t = battle('magic').play('combat/attack by=mordrog').roll(10, 10);
    t.play('combat/stand').allows('combat/attack by=mordrog');
  });

  it('2e.combat.one-attack-per-round: the Hero and both Allies attack once each, in whatever phases', () => {
    const t = battle('ranged', { hero: { allies: ['marsh-hunter', 'sister-of-the-vigil'] } });
    t.play('combat/attack by=marsh-hunter').roll(10, 10);
    t.refuses('combat/attack by=marsh-hunter', '2e.allies.one-attack-each');
    // An Ally's attack leaves the Hero its own (2e.combat.melee-choice).
    t.play('combat/attack by=mordrog').roll(10, 10);
    t.refuses('combat/attack by=mordrog', '2e.combat.magic-defend-only');
    t.play('combat/attack by=sister-of-the-vigil').roll(10, 10);
    expect(enemyWounds(t)).toBe(1 + MORDROG.melee + 1);
    expect(t.happened('roll/made').map(({ for: purpose }) => purpose)).toEqual([
      'attack',
      'attack',
      'attack',
    ]);
    expect([phaseOf(t), fight(t).round]).toEqual(['escape', 2]);
  });

  it('2e.combat.one-attack-per-round: a card can give one attack more, which counts for this round only', () => {
    const t = battle('melee', { hero: { items: ['twin-sabres'] } });
    t.play('ability/use card=twin-sabres ability=the-second-sabre');
    t.play('combat/attack by=mordrog').roll(10, 10);
    t.play('combat/attack by=mordrog').roll(10, 10);
    expect(enemyWounds(t)).toBe(MORDROG.melee + MORDROG.magic);
    t.play('combat/stand', 'combat/attack by=mordrog').roll(10, 10);
    t.refuses('combat/attack by=mordrog', '2e.combat.melee-defend-only');
  });

  it('2e.combat.must-defend: there is no going on without attack or defense, and a defense against damage is rolled', () => {
    for (const type of combatTypes) {
      const t = battle(type);
      t.refuses('combat/defend-without-roll', '2e.combat.zero-damage-skip-roll');
      t.play('combat/defend');
      expect(decision(t.state)).toMatchObject({ actor: 'chance', kind: 'roll/dice' });
    }
  });

  it('2e.combat.must-defend: the Hero, not an Ally, even if both Allies have attacked', () => {
    const allies = ['marsh-hunter', 'sister-of-the-vigil'];
    const t = battle('magic', { hero: { allies }, attacked: ['mordrog', ...allies] });
    for (const by of ['mordrog', ...allies]) expect(t.legal()).not.toContain(`combat/attack by=${by}`);
    t.play('combat/defend').roll(10, 10);
    expect(t.happened('roll/made')).toMatchObject([{ character: 'mordrog' }]);
  });

  it('an Ally with a failed attack is killed by the damage, and the battle goes on', () => {
    const t = battle('melee', { hero: { allies: ['militia-recruit'] } });
    t.play('combat/attack by=militia-recruit').roll(1, 1);
    expect(t.player(0).allies).toEqual([]);
    expect(t.happened('ally/killed')).toHaveLength(1);
    expect([phaseOf(t), t.player(0).hero.wounds]).toEqual(['magic', 0]);
    t.refuses('combat/attack by=militia-recruit', '2e.allies.attack-instead');
  });
});

describe('2e.combat.zero-damage-skip-roll', () => {
  const SAILOR = challenge('drowned-sailor');

  it('2e.combat.zero-damage-skip-roll: against no damage one need not roll, and may', () => {
    const t = battle('ranged', { challenge: SAILOR.id });
    expect(SAILOR.mind.damage).toBe(0);
    t.allows('combat/defend').play('combat/defend-without-roll');
    expect(t.happened('roll/made')).toEqual([]);
    expect(t.happened('combat/defended')).toMatchObject([{ rolled: false }]);
    expect(phaseOf(t)).toBe('melee');
    t.refuses('combat/defend-without-roll', '2e.combat.zero-damage-skip-roll');
  });

  it('2e.combat.zero-damage-skip-roll: not rolling leaves the attack of the round, and an Ally may attack instead', () => {
    const t = battle('ranged', { challenge: SAILOR.id, hero: { allies: ['marsh-hunter'] } });
    t.allows('combat/attack by=marsh-hunter').play('combat/defend-without-roll');
    t.allows('combat/attack by=mordrog');
  });

  it('2e.combat.zero-damage-skip-roll: what counts is the damage after all cards, in this phase', () => {
    const t = battle('ranged', { hero: { items: ['dragonscale-coat'] } });
    expect(TITAN.mind.damage).toBe(1);
    t.play('combat/defend-without-roll');
    t.refuses('combat/defend-without-roll', '2e.combat.zero-damage-skip-roll');
  });

  const mirage = (id: string, on: 'defense-made' | 'defense-failed', phase?: 'ranged'): ChallengeCard => ({
    ...SAILOR,
    id,
    name: id,
    abilities: [
      {
        on,
        ...(phase ? { if: { phase: [phase] } } : {}),
        do: [{ do: 'exhaustion', to: 'you', amount: 1 }],
      },
    ],
    body: { value: 10, damage: 0 },
  });
  const pack: ContentPack = {
    id: 'mirages',
    name: 'Mirages',
    adventures: [
      mirage('mirage-made', 'defense-made'),
      mirage('mirage-failed', 'defense-failed'),
      mirage('mirage-ranged', 'defense-failed', 'ranged'),
    ],
  };
  const ruleset = composeRuleset([], [riseOfTheDragonLords, pack]);

  it.each([
    ['mirage-made', 'ranged', false],
    ['mirage-failed', 'ranged', false],
    ['mirage-ranged', 'ranged', false],
    ['mirage-ranged', 'melee', true],
  ] as const)(
    '2e.combat.zero-damage-skip-roll: not if a card waits for the outcome: %s in the %s phase',
    (card, phase, allowed) => {
      const state = fromScenario(
        {
          game: { players: [{ hero: 'mordrog' }] },
          given: { combat: { hero: 0, challenge: card, phase } },
        },
        ruleset,
      );
      const ruling = ruleset.explain(state, { type: 'combat/defend-without-roll' });
      expect(ruling.legal).toBe(allowed);
      expect(ruleset.legalActions(state).some(({ type }) => type === 'combat/defend-without-roll')).toBe(
        allowed,
      );
      if (!allowed) expect(ruling.rules[0]?.id).toBe('2e.combat.zero-damage-skip-roll');
    },
  );
});
