import { beforeAll, describe, expect, it } from 'vitest';
import { decision, type GameState } from '../../src/index.js';
import { Table } from '../toolkit.js';
import { challenge, enemyWounds, faces, fight, phaseOf, turnOf } from './base/fighting.js';

/* The rulebook's examples of combat, number for number. */

const VARIKAS = 'varikas-the-dead';
const BROOD = 'brood-of-the-bloodmother';
const STRIKE = `ability/use card=${VARIKAS} ability=strike-with-magic-first`;
const SOFTEN = 'ability/use card=padded-leather-armor ability=soften-the-blow';
const BOMB = 'ability/use card=dwarven-fire-bomb ability=throw-the-bomb';

/** The fight against the Brood, as it is told. The dice are given as the sums the rulebook names. */
const story = {
  draw: (t: Table) =>
    t.play('move/step to=h0208 die=1', 'move/stop', 'adventure/attempt color=yellow').draw(BROOD),
  swim: (t: Table) => t.roll(...faces(6)),
  armor: (t: Table) => t.play(SOFTEN),
  bomb: (t: Table) => t.play(BOMB),
  miss: (t: Table) => t.roll(...faces(11)),
  ability: (t: Table) => t.play(STRIKE).roll(...faces(14)),
  stand: (t: Table) => t.play('combat/stand'),
  ranged: (t: Table) => t.play('combat/defend-without-roll'),
  melee: (t: Table) => t.play(`combat/attack by=${VARIKAS}`).roll(...faces(5)),
  magic: (t: Table) => t.play('combat/attack by=acolyte-of-flame').roll(...faces(15)),
  // Only its outcome is told of the second round.
  second: (t: Table) =>
    t.play('combat/stand', 'combat/defend-without-roll', `combat/attack by=${VARIKAS}`).roll(...faces(7)),
} as const;

/** The table once this much of the fight has been played. */
function told(moment: keyof typeof story | 'move'): Table {
  const t = Table.of({
    game: {
      players: [
        {
          hero: VARIKAS,
          space: 'h0207',
          gold: 1,
          exhaustion: 3,
          items: ['padded-leather-armor', 'dwarven-fire-bomb'],
          allies: ['acolyte-of-flame'],
        },
        {},
      ],
    },
    given: { movement: { player: 0, dice: [1, 1, 1] } },
  });
  const parts = Object.keys(story) as (keyof typeof story)[];
  if (moment !== 'move') for (const part of parts.slice(0, parts.indexOf(moment) + 1)) story[part](t);
  return t;
}

describe('Brood of the Bloodmother', () => {
  const lastRoll = (t: Table) => t.happened('roll/made').slice(-1)[0];

  it('2e.brood-example.draw: he ends his move at a yellow counter and attempts the adventure', () => {
    const before = told('move');
    expect(before.state.counters.yellow).toContain('h0208');
    const t = story.draw(before);
    expect(t.player(0).hero.space).toBe('h0208');
    expect(t.state.revealed).toEqual([BROOD]);
    // The values that follow from the arithmetic of the example.
    expect(challenge(BROOD)).toMatchObject({
      life: 3,
      mind: { value: 15, damage: 0 },
      body: { value: 11, damage: 1 },
      spirit: { value: 14, damage: 2 },
    });
  });

  it('2e.brood-example.swim-test: 6 and Body 4 make 10, which is less than 14: he takes a wound', () => {
    expect(decision(told('draw').state)).toMatchObject({ actor: 'chance', kind: 'roll/dice' });
    const t = told('swim');
    expect(lastRoll(t)).toMatchObject({
      for: 'test',
      attribute: 'body',
      total: 10,
      target: 14,
      success: false,
    });
    expect(t.play('harm/take').player(0).hero.wounds).toBe(1);
  });

  it('2e.brood-example.cancel: Padded Leather Armor is activated and cancels it', () => {
    expect(decision(told('swim').state)).toMatchObject({ actor: 0, kind: 'harm/answer' });
    const t = told('armor');
    expect(t.player(0).hero.wounds).toBe(0);
    expect(t.player(0).items[0]).toEqual({ card: 'padded-leather-armor', faceDown: true });
    expect(fight(t).activations).toEqual([0]);
  });

  it('2e.brood-example.bomb-allowed: the bomb may be used all the same, as it is discarded, not activated', () => {
    const t = told('armor').allows(BOMB);
    expect(decision(t.state)?.kind).toBe('combat/attacker-before');
    story.bomb(t);
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['padded-leather-armor']);
  });

  it('2e.brood-example.bomb-miss: 11 and ranged 1 make 12, which is less than 15: a miss, and the bomb is gone', () => {
    const t = told('miss');
    expect(lastRoll(t)).toMatchObject({
      for: 'attack',
      attribute: 'mind',
      total: 12,
      target: 15,
      success: false,
    });
    expect([enemyWounds(t), t.player(0).hero.wounds]).toEqual([0, 0]);
    expect(t.state.decks.market?.bottom).toEqual(['dwarven-fire-bomb']);
  });

  it('2e.brood-example.ability: a fourth exhaustion; 14 and magic 4 make 18 against 14: one wound', () => {
    const t = told('ability');
    expect(t.player(0).hero.exhaustion).toBe(4);
    expect(lastRoll(t)).toMatchObject({
      for: 'attack',
      attribute: 'spirit',
      total: 18,
      target: 14,
      success: true,
    });
    expect(enemyWounds(t)).toBe(1);
  });

  it('2e.brood-example.ability-exhausted: there is nothing more to use, and the first round begins', () => {
    const t = told('ability');
    expect([phaseOf(t), fight(t).round]).toEqual(['escape', 1]);
    // Four counters alone would keep him from it, were it his first use in this battle.
    const tired = Table.of({
      game: { players: [{ hero: VARIKAS, exhaustion: 4, items: ['dwarven-fire-bomb'] }, {}] },
      given: { combat: { hero: 0, challenge: BROOD, phase: 'before-combat' } },
    });
    tired.refuses(STRIKE, '2e.harm.no-voluntary-excess');
  });

  it('2e.brood-example.escape-declined: he could try to escape, and does not', () => {
    const t = story.stand(told('ability').allows('combat/escape'));
    expect(t.happened('roll/made').filter((roll) => roll.for === 'escape')).toEqual([]);
    expect(phaseOf(t)).toBe('ranged');
  });

  it('2e.brood-example.ranged-options: he defends, he attacks, or his Ally attacks', () => {
    expect(
      told('stand')
        .legal()
        .filter((code) => code.startsWith('combat/')),
    ).toEqual([
      `combat/attack by=${VARIKAS}`,
      'combat/attack by=acolyte-of-flame',
      'combat/defend',
      'combat/defend-without-roll',
    ]);
  });

  it('2e.brood-example.ranged-defend: he defends; the ranged damage is zero, so no dice are needed', () => {
    const worst = told('stand').play('combat/defend').roll(1, 1);
    expect(worst.player(0).hero.wounds).toBe(0);
    const t = told('ranged');
    expect(t.happened('dice/rolled')).toEqual(told('stand').happened('dice/rolled'));
    expect(phaseOf(t)).toBe('melee');
  });

  it('2e.brood-example.melee-attack: 5 and melee 4 make 9, which is less than 11: he takes one wound', () => {
    // The attack he made Before Combat does not count (2e.before-combat.attack-not-counted).
    const t = told('melee');
    expect(lastRoll(t)).toMatchObject({
      for: 'attack',
      attribute: 'body',
      total: 9,
      target: 11,
      success: false,
    });
    expect([enemyWounds(t), t.player(0).hero.wounds]).toEqual([1, 1]);
  });

  it('2e.brood-example.magic-ally: he may only defend or let his Ally attack; 15 and 1 make 16 against 14: a second wound', () => {
    const t = told('melee');
    expect(phaseOf(t)).toBe('magic');
    t.refuses(`combat/attack by=${VARIKAS}`, '2e.combat.magic-defend-only');
    t.refuses('combat/defend-without-roll', '2e.combat.zero-damage-skip-roll');
    story.magic(t.allows('combat/defend'));
    expect(lastRoll(t)).toMatchObject({
      character: 'acolyte-of-flame',
      total: 16,
      target: 14,
      success: true,
    });
    expect(enemyWounds(t)).toBe(2);
  });

  it('2e.brood-example.magic-ally-had-failed: with a total of 13 the Ally would have taken 2 wounds and been killed', () => {
    const t = told('melee')
      .play('combat/attack by=acolyte-of-flame')
      .roll(...faces(12));
    expect(lastRoll(t)).toMatchObject({ total: 13, target: 14, success: false });
    expect(t.happened('wounds/taken').slice(-1)).toMatchObject([
      { character: 'acolyte-of-flame', amount: 2 },
    ]);
    expect(t.happened('ally/killed')).toMatchObject([{ card: 'acolyte-of-flame' }]);
    expect(t.player(0)).toMatchObject({ allies: [], hero: { wounds: 1 } });
    expect(t.state.decks.market?.bottom).toEqual(['dwarven-fire-bomb', 'acolyte-of-flame']);
  });

  it('2e.brood-example.new-round: a second round begins with the escape phase, and nothing Before Combat', () => {
    const t = told('magic');
    expect([phaseOf(t), fight(t).round]).toEqual(['escape', 2]);
    expect(decision(t.state)?.kind).toBe('combat/escape');
    t.refuses(STRIKE, '2e.combat.before-combat-first-round-only');
    expect(enemyWounds(t)).toBe(challenge(BROOD).life - 1);
    expect(t.happened('dice/rolled').filter((rolled) => rolled.for === 'test')).toHaveLength(1);
  });

  it('2e.brood-example.reward: one wound more defeats it: three gold, the card is kept, and the counter is his', () => {
    const t = told('second');
    expect(lastRoll(t)).toMatchObject({ total: 11, target: 11, success: true });
    expect(phaseOf(t)).toBe('over');
    expect(t.player(0)).toMatchObject({ gold: 1 + 3, kept: [BROOD], counters: { yellow: 1 } });
    expect(t.state.counters.yellow).not.toContain('h0208');
    expect(t.state.decks.yellow?.bottom).toEqual([]);
    expect(t.state.revealed).toEqual([]);
  });
});

describe('2e.before-combat.example-varikas', () => {
  const FIRE = 'ability/use card=kirion-drake-blood ability=breathe-fire';
  const SHOOT = 'ability/use card=light-crossbow ability=shoot-first';
  const CINDERS = 'ability/use card=wand-of-cinders ability=scatter-cinders';
  let start: GameState;
  beforeAll(() => {
    start = Table.of({
      game: {
        players: [
          { hero: VARIKAS, allies: ['kirion-drake-blood'], items: ['light-crossbow', 'wand-of-cinders'] },
          {},
        ],
      },
      given: { combat: { hero: 0, challenge: BROOD, phase: 'start' } },
    }).state;
  });

  it("2e.before-combat.example-varikas: the Challenge's own text first", () => {
    expect(decision(start)?.actor).toBe('chance');
    expect(new Table(start).roll(10, 10).legal('ability/use')).toEqual([STRIKE, FIRE, SHOOT, CINDERS]);
  });

  it.each([
    ['Hero, Ally, crossbow', [STRIKE, FIRE, SHOOT], CINDERS],
    ['Ally, Hero, wand', [FIRE, STRIKE, CINDERS], SHOOT],
    ['crossbow, Ally, Hero', [SHOOT, FIRE, STRIKE], CINDERS],
    ['Hero, wand, Ally', [STRIKE, CINDERS, FIRE], SHOOT],
  ])(
    '2e.before-combat.example-varikas: both abilities and one of the two Items: %s',
    (_order, codes, other) => {
      const t = new Table(start).roll(10, 10);
      for (const code of codes) t.play(code).roll(1, 1);
      expect(t.happened('ability/used')).toHaveLength(3);
      expect(phaseOf(t)).toBe('escape');
      t.refuses(other, '2e.effects.timing-words');
    },
  );

  it('2e.before-combat.example-varikas: the other Item is refused while there is still something else to use', () => {
    const t = new Table(start).roll(10, 10).play(SHOOT).roll(1, 1);
    t.refuses(CINDERS, '2e.before-combat.one-item').allows(STRIKE).allows(FIRE);
  });
});

describe('2e.effects.example-soul-burn', () => {
  it('2e.effects.example-soul-burn: after his magic attack Before Combat succeeds he cannot activate Soul Burn yet', () => {
    const burn = 'ability/use card=soul-burn ability=burn-the-soul';
    const t = Table.of({
      game: { players: [{ hero: VARIKAS, items: ['soul-burn', 'dwarven-fire-bomb'] }, {}] },
      given: { combat: { hero: 0, challenge: BROOD, phase: 'before-combat' } },
    });
    t.play(STRIKE).roll(...faces(14));
    expect(enemyWounds(t)).toBe(1);
    t.refuses(burn, '2e.effects.timing-words').play('combat/begin', 'combat/stand');
    t.refuses(burn, '2e.effects.timing-words').play('combat/defend-without-roll');
    t.refuses(burn, '2e.effects.timing-words').play('combat/defend').roll(10, 10).play(burn);
    t.play(`combat/attack by=${VARIKAS}`).roll(...faces(8));
    expect(t.happened('roll/made').slice(-1)).toMatchObject([
      { total: 8 + 4 + 2, target: 14, success: true },
    ]);
    expect(t.happened('combat/hit').slice(-1)).toMatchObject([{ amount: 2 }]);
  });
});

describe('2e.undefeated.example-escape', () => {
  it('2e.undefeated.example-escape: back one space, the wounds off, the card on position one, its counter on the space just left', () => {
    const t = Table.of({
      game: { players: [{ hero: VARIKAS, space: 'h0208', cameFrom: 'h0207' }, {}] },
      given: { combat: { hero: 0, challenge: BROOD, phase: 'escape', wounds: 2, round: 2 } },
    });
    t.play('combat/escape').roll(...faces(14));
    expect(t.happened('roll/made')).toMatchObject([{ for: 'escape', total: 15, target: 15, success: true }]);
    expect(t.player(0).hero.space).toBe('h0207');
    expect(t.state.track).toEqual([{ card: BROOD, space: 'h0208', order: 1 }, null, null, null, null, null]);
    expect(t.state.counters.yellow).toContain('h0208');
    expect(turnOf(t)).toBe(1);
    // Whoever faces it next begins anew.
    const next = Table.of({
      game: {
        players: [{}, { hero: VARIKAS, space: 'h0208' }],
        track: [{ card: BROOD, space: 'h0208' }],
      },
      given: { turn: { player: 1, step: 'adventure' } },
    });
    next.play(`adventure/face card=${BROOD}`).roll(10, 10);
    expect(enemyWounds(next)).toBe(0);
  });
});
