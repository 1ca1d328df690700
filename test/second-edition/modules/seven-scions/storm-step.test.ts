import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../../../../src/second-edition/index.js';
import { memory, underSky } from './storms.js';

const { content } = rulesetOf(['seven-scions']).rules;
const blueChallenges = content.decks.blue.filter((id) => content.cards[id]?.kind !== 'event');

/* The Storm step, however a turn comes to it. */

const mordrog = { hero: 'mordrog' };
const ysolde = { hero: 'ysolde-saltblade', space: 'h0511' };

describe('a Storm step', () => {
  it('comes once in a turn that a knockout in the Adventure step has ended (va50.storm-step.every-turn)', () => {
    const table = underSky([{ ...mordrog, space: 'h0105', wounds: 4 }, ysolde], {
      storm: { counter: 3 },
      given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'melee' } },
    })
      .play('combat/defend')
      .roll(1, 1);
    expect(memory(table).counter).toBe(4);
    expect(table.happened('storm/moved')).toHaveLength(1);
    expect(table.happened('turn/ended')).toHaveLength(1);
    expect(table.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 1 });
  });

  it('is followed by no Market step after a knockout in a town had ended the turn', () => {
    const table = underSky(
      [
        { ...mordrog, space: 'tamalir', wounds: 4 },
        { ...ysolde, space: 'tamalir' },
      ],
      {
        given: { combat: { hero: 0, against: 1, phase: 'melee' } },
      },
    )
      .play('combat/attack by=mordrog')
      .roll(10, 10)
      .roll(1, 1)
      .play('spoils/none');
    expect(table.happened('storm/moved')).toHaveLength(1);
    expect(table.happened('market/stocked')).toEqual([]);
    expect(table.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 1 });
  });

  it('does not come again after an escape in the Experience step that follows it', () => {
    const table = underSky([{ ...mordrog, counters: { green: 5 } }, ysolde]);
    expect(table.state.frames.at(-1)).toMatchObject({ kind: 'experience' });
    table.play('experience/done');
    expect(memory(table).counter).toBe(1);
  });

  it('forgets what was defeated once the counter has moved, and at the beginning of a turn', () => {
    const table = underSky([mordrog, ysolde], { storm: { beaten: 'blue' } });
    expect(memory(table)).toMatchObject({ counter: 3, beaten: null });
  });

  it('counts the highest color of several (va50.storm-step.advance-first)', () => {
    const table = underSky([{ ...mordrog, space: 'h0105', items: ['executioners-axe'] }, ysolde], {
      storm: { beaten: 'yellow' },
      given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'melee', wounds: 1 } },
    })
      .play('combat/attack by=mordrog')
      .roll(10, 10);
    expect(memory(table).counter).toBe(2);
  });
});

describe('on the road', () => {
  const modules = ['travel-hazards', 'seven-scions'];

  it('a Challenge met as a hazard counts by its color (va50.storm-step.advance-first)', () => {
    const table = underSky([{ ...mordrog, items: ['executioners-axe'], counters: { green: 4 } }, ysolde], {
      modules,
      given: {
        combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee', wounds: 3, as: 'hazard' },
      },
    })
      .play('combat/attack by=mordrog')
      .roll(10, 10);
    expect(memory(table).counter).toBe(2);
    expect(table.state.frames.at(-1)).toMatchObject({ kind: 'experience' });
  });

  it('an Encounter is one card all the same, and the turn ends after the storm (va50.encounter.discard)', () => {
    const table = underSky([mordrog, ysolde], {
      modules,
      given: { drawn: { player: 0, card: 'wayside-shrine', as: 'hazard' } },
    });
    expect(memory(table).counter).toBe(1);
    expect(table.state.removed).toContain('wayside-shrine');
    expect(table.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 1 });
  });

  it('an Event gives scion counters too (va50.event.choose-one)', () => {
    const table = underSky([mordrog, ysolde], {
      modules,
      given: { drawn: { player: 0, card: 'early-snows', as: 'hazard' } },
    }).play('scion/take-counter card=the-archer', 'scion/no-counter');
    expect(memory(table).held).toEqual({ 'the-archer': 0 });
    expect(table.state.decks.green?.bottom).toEqual(['early-snows']);
  });
});

describe('the end of drawing', () => {
  it('is not reached by one Event in a deck of Events, but once each of them has been drawn', () => {
    const table = underSky([{ ...mordrog, space: 'h0103' }, ysolde], {
      removed: blueChallenges,
      decks: { blue: { top: ['the-runes-awaken', 'the-sky-burns'] } },
    }).play('adventure/attempt color=blue', 'scion/no-counter', 'scion/no-counter');
    expect(table.state.revealed).toEqual(['the-sky-burns']);
    table.play('scion/no-counter', 'scion/no-counter');
    expect(table.state.revealed).toEqual([]);
    expect(table.state.decks.blue?.bottom).toEqual(['the-runes-awaken', 'the-sky-burns']);
    expect(memory(table).counter).toBe(1);
  });
});
