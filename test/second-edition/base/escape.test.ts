import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { Scenario, ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { challenge, faces, phaseOf, turnOf } from './fighting.js';

/** A Challenge without any text. */
const OGRE = challenge('gallows-ogre');
const PATROL = challenge('lost-patrol');
const MIND = 2;
/** The sum of the dice with which Mordrog just gets away. */
const enough = OGRE.mind.value - MIND;

/** A space with a yellow counter, and the one Mordrog came from. */
const HERE = 'h0208';
const BEFORE = 'h0207';

const battle = (
  player: ScenarioPlayer = {},
  {
    challenge = OGRE.id,
    ...combat
  }: { challenge?: string; wounds?: number; round?: number; from?: 'track' | 'card' } = {},
  game: Partial<Scenario['game']> = {},
): Table =>
  Table.of({
    game: { ...game, players: [{ hero: 'mordrog', space: HERE, cameFrom: BEFORE, ...player }, {}] },
    given: { combat: { hero: 0, challenge, phase: 'escape', ...combat } },
  });

const away = (t: Table): Table => t.play('combat/escape').roll(...faces(enough));

describe('the test', () => {
  it('2e.escape.optional: in each round one may try or stand', () => {
    const t = battle();
    expect(decision(t.state)).toMatchObject({ actor: 0, kind: 'combat/escape', rule: '2e.escape.optional' });
    expect(t.legal()).toEqual(['combat/escape', 'combat/stand']);
    t.play('combat/stand');
    expect(t.happened('roll/made')).toEqual([]);
    for (const type of ['ranged', 'melee', 'magic']) {
      expect(phaseOf(t)).toBe(type);
      t.refuses('combat/escape', '2e.combat.phases');
      t.play('combat/defend').roll(10, 10);
    }
    t.allows('combat/escape').allows('combat/stand');
  });

  it('2e.escape.roll: dice and Mind against Mind; it is no combat roll and no skill test', () => {
    expect(OGRE.mind.value).not.toBe(OGRE.body.value);
    // Draught of Clear Sight aside, nothing here names escapes: longbow for ranged combat rolls, kit for tests.
    const t = battle({ items: ['yew-longbow', 'climbers-kit'] })
      .play('combat/escape')
      .roll(4, 3);
    expect(t.happened('roll/made')).toMatchObject([
      { for: 'escape', attribute: 'mind', total: 7 + MIND, target: OGRE.mind.value },
    ]);
    const cloaked = battle({ items: ['cloak-of-grey-mist'] })
      .play('combat/escape')
      .roll(4, 3);
    expect(cloaked.happened('roll/made')).toMatchObject([{ total: 7 + MIND + 4 }]);
  });

  it('2e.escape.fail: one short is a failure, and costs one wound whatever the damage of the opponent', () => {
    const t = battle()
      .play('combat/escape')
      .roll(...faces(enough - 1));
    expect(t.player(0).hero).toMatchObject({ wounds: 1, space: HERE });
    expect(t.happened('wounds/taken')).toMatchObject([{ amount: 1, rule: '2e.escape.fail', by: OGRE.id }]);
    expect(challenge('brood-of-the-bloodmother').mind.damage).toBe(0);
    const brood = battle({}, { challenge: 'brood-of-the-bloodmother' }).play('combat/escape').roll(1, 1);
    expect(brood.player(0).hero.wounds).toBe(1);
    expect(challenge('high-lord-margath').mind.damage).toBe(3);
    const lord = battle({}, { challenge: 'high-lord-margath' }).play('combat/escape').roll(1, 1);
    expect(lord.player(0).hero.wounds).toBe(1);
  });

  it('2e.escape.fail: the wound may be cancelled, but it is none of the damage of an enemy', () => {
    const t = battle({ items: ['padded-leather-armor'] })
      .play('combat/escape')
      .roll(1, 1);
    t.play('ability/use card=padded-leather-armor ability=soften-the-blow');
    expect(t.player(0).hero.wounds).toBe(0);
    t.allows('combat/escape');
    const shell = battle({ items: ['westerian-shell-shield'] })
      .play('combat/escape')
      .roll(1, 1);
    expect(shell.player(0).hero.wounds).toBe(1);
  });

  it('2e.escape.fail-choice: try again, as often as one likes, or go on to the ranged phase', () => {
    const t = battle();
    for (let tries = 1; tries <= 3; tries++) {
      t.play('combat/escape').roll(1, 1);
      expect(t.player(0).hero.wounds).toBe(tries);
      expect(t.legal()).toEqual(['combat/escape', 'combat/stand']);
    }
    const stood = Table.of({
      game: { players: [{ hero: 'mordrog', wounds: 3 }, {}] },
      given: { combat: { hero: 0, challenge: OGRE.id, phase: 'escape' } },
    });
    stood.play('combat/stand');
    expect(phaseOf(stood)).toBe('ranged');
    expect(away(t).happened('hero/escaped')).toHaveLength(1);
  });

  it('2e.escape.fail-choice: until the Hero is knocked out by the wound', () => {
    const t = battle({ wounds: 4, gold: 5 }).play('combat/escape').roll(1, 1);
    expect(t.happened('hero/knocked-out')).toHaveLength(1);
    expect(t.happened('hero/escaped')).toEqual([]);
    expect(t.state.track[0]).toMatchObject({ card: OGRE.id, space: HERE });
    expect(turnOf(t)).toBe(1);
  });

  it('2e.escape.success: a total equal to the Mind of the opponent succeeds', () => {
    const t = away(battle());
    expect(t.happened('roll/made')).toMatchObject([{ total: OGRE.mind.value, success: true }]);
    expect(t.happened('hero/escaped')).toMatchObject([{ player: 0, rule: '2e.escape.success' }]);
    expect(t.player(0).hero.wounds).toBe(0);
    expect(phaseOf(t)).toBe('over');
  });

  it('2e.escape.optional: there is no escape from some enemies, by a card neither: the phase is passed over', () => {
    const t = battle({ items: ['smoke-pellets'] }, { challenge: 'hunger-of-the-hanging-woods' });
    expect(t.legal()).not.toContain('ability/use card=smoke-pellets ability=vanish');
    t.refuses('combat/escape', '2e.escape.optional');
    t.refuses('ability/use card=smoke-pellets ability=vanish', '2e.escape.optional');
  });

  it('2e.escape.success: a card may let the Hero get away without a test, with all that follows', () => {
    const t = battle({ items: ['smoke-pellets'] }, { wounds: 2 });
    t.play('ability/use card=smoke-pellets ability=vanish');
    expect(t.happened('roll/made')).toEqual([]);
    expect(t.player(0).hero.space).toBe(BEFORE);
    expect(t.state.track[0]).toMatchObject({ card: OGRE.id, space: HERE });
    expect(turnOf(t)).toBe(1);
  });
});

describe('what follows a successful escape', () => {
  it('2e.escape.move-back: one space back, to where the Hero came from, and nothing there is triggered', () => {
    const t = away(battle());
    expect(t.player(0).hero.space).toBe(BEFORE);
    expect(t.happened('hero/moved')).toMatchObject([{ from: HERE, to: BEFORE, rule: '2e.escape.move-back' }]);
    expect(t.happened('adventure/attempted')).toEqual([]);
  });

  it('2e.escape.move-back: the space it last entered from, however long its way was', () => {
    const t = Table.of({
      game: { players: [{ hero: 'mordrog', space: 'h0308' }, {}] },
      given: { movement: { player: 0, dice: [1, 1, 1] } },
    });
    for (const to of ['h0207', 'h0308']) t.play(t.legal('move/step').find((code) => code.includes(to)) ?? '');
    t.play('move/stop');
    expect(t.player(0).hero).toMatchObject({ space: 'h0308', cameFrom: 'h0207' });
  });

  it('2e.escape.move-back: who was put there came from nowhere, and stays', () => {
    const t = away(battle({ cameFrom: null }));
    expect(t.player(0).hero).toMatchObject({ space: HERE, cameFrom: null });
    expect(t.happened('hero/moved')).toEqual([]);
    expect(t.state.track[0]).toMatchObject({ card: OGRE.id, space: HERE });
    expect(turnOf(t)).toBe(1);
  });

  it('2e.escape.card-to-track: the Challenge takes the next open position', () => {
    const t = away(battle({}, {}, { track: [{ card: PATROL.id, space: 'h0303', position: 1 }] }));
    expect(t.state.track.map((entry) => entry?.card ?? null)).toEqual([
      PATROL.id,
      OGRE.id,
      null,
      null,
      null,
      null,
    ]);
    expect(t.happened('challenge/undefeated')).toMatchObject([{ card: OGRE.id, position: 2 }]);
    expect(t.state.revealed).toEqual([]);
  });

  it('2e.escape.card-to-track: one that came from the track keeps its position, its space and its age', () => {
    const track = [
      { card: PATROL.id, space: 'h0303', position: 4 },
      { card: OGRE.id, space: HERE, position: 2 },
      { card: 'atavax', space: 'h0210', position: 1 },
    ];
    const t = battle({}, { from: 'track', wounds: 3 }, { track });
    const before = t.state.track;
    expect(away(t).state.track).toEqual(before);
    expect(t.happened('hero/escaped')).toHaveLength(1);
  });

  it('2e.escape.wounds-removed: a later battle begins with an unhurt Challenge', () => {
    for (const from of ['deck', 'track'] as const) {
      const track = from === 'track' ? [{ card: OGRE.id, space: HERE }] : [];
      const t = Table.of({
        game: {
          track,
          players: [
            { hero: 'mordrog', space: HERE, cameFrom: BEFORE },
            { hero: 'varikas-the-dead', space: HERE },
          ],
        },
        given: { combat: { hero: 0, challenge: OGRE.id, phase: 'escape', wounds: OGRE.life - 1, from } },
      });
      away(t).play('move/stay', `adventure/face card=${OGRE.id}`, 'combat/begin', 'combat/stand');
      t.play('combat/attack by=varikas-the-dead').roll(10, 10);
      expect(t.happened('enemy/wounded')).toMatchObject([{ wounds: 1 }]);
      expect(t.happened('challenge/defeated')).toEqual([]);
    }
  });

  it('2e.escape.counter: its counter lies where the battle was, not where the Hero fled', () => {
    const t = away(battle());
    expect(t.state.track[0]?.space).toBe(HERE);
    expect(t.happened('challenge/undefeated')).toMatchObject([{ space: HERE }]);
  });

  it('2e.escape.adventure-counter-stays: the adventure counter lies there as well', () => {
    const t = battle();
    expect(t.state.counters.yellow).toContain(HERE);
    away(t);
    expect(t.state.counters.yellow).toContain(HERE);
    expect(t.player(0).counters.yellow).toBe(0);
  });

  it('2e.escape.turn-over: no Market and no Experience step follows, even after an escape in or into a town', () => {
    const inTown = away(battle({ space: 'tamalir', gold: 9, counters: { yellow: 3 } }, { from: 'card' }));
    expect(turnOf(inTown)).toBe(1);
    expect(inTown.player(0).counters.yellow).toBe(3);
    const intoTown = away(battle({ space: 'h0707', cameFrom: 'tamalir', gold: 9 }, { from: 'card' }));
    expect(intoTown.player(0).hero.space).toBe('h0708');
    expect(turnOf(intoTown)).toBe(1);
    for (const t of [inTown, intoTown]) {
      expect(t.happened('turn/ended')).toMatchObject([{ player: 0 }]);
      expect(t.happened('card/drawn')).toEqual([]);
    }
  });

  it('2e.escape.only-challenge-to-track: from any other enemy one gets away, and nothing goes on the track', () => {
    const t = Table.of({
      game: { players: [{ hero: 'mordrog', space: HERE, cameFrom: BEFORE }, {}] },
      given: { drawn: { player: 0, card: 'a-question-of-honor' } },
    });
    t.play('effect/choose choice=duel', 'combat/escape').roll(10, 10);
    expect(t.happened('hero/escaped')).toHaveLength(1);
    expect(t.player(0).hero.space).toBe(BEFORE);
    expect(t.state.track).toEqual([null, null, null, null, null, null]);
    expect(t.happened('challenge/undefeated')).toEqual([]);
    // The Encounter is done with; its Ally is not won.
    expect(t.state.removed).toEqual(['a-question-of-honor']);
    expect(t.player(0).allies).toEqual([]);
    expect(turnOf(t)).toBe(1);
  });
});
