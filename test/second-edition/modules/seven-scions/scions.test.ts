import { describe, expect, it } from 'vitest';
import { memory, underSky } from './storms.js';

/* Scions, where a vector is not enough. */

const mordrog = { hero: 'mordrog' };
const ysolde = { hero: 'ysolde-saltblade', space: 'h0511' };

describe('a scion counter', () => {
  it('that was spent is not to be had before the next Event (va50.scion.spent-counter-goes)', () => {
    const table = underSky([mordrog, ysolde], { storm: { held: { 'the-lanternbearer': 0 } } }).play(
      'scion/call player=0 card=the-lanternbearer',
    );
    expect(memory(table).held).toEqual({});
    expect(table.legal('scion/call')).toEqual([]);
  });

  it('is spent by its holder alone', () => {
    underSky([mordrog, ysolde], { storm: { held: { 'the-lanternbearer': 1 } } }).refuses(
      'scion/call player=0 card=the-lanternbearer',
      'va50.scion.spend-counter',
    );
  });
});

describe('an attempt to awaken', () => {
  const red = { ...mordrog, space: 'h0101' };

  it('is not made by a Hero who has negotiated here (2e.hero-combat.adventure-or-interact)', () => {
    underSky([red, { ...ysolde, space: 'h0101' }])
      .play('hero/negotiate with=1', 'offer/leave')
      .refuses('scion/awaken card=the-beekeeper', '2e.hero-combat.adventure-or-interact');
  });

  it('that is a lost fight leaves the red counter, and the turn ends after the storm (va50.scion.awaken-failure)', () => {
    const table = underSky([{ ...red, wounds: 4, exhaustion: 0 }, ysolde])
      .play('scion/awaken card=the-stonewright', 'combat/stand', 'combat/defend')
      .roll(1, 1);
    expect(table.state.counters.red).toContain('h0101');
    expect(table.state.decks.scions?.top).toContain('the-stonewright');
    expect(memory(table).counter).toBe(1);
    expect(table.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 1 });
  });

  it('may let an Ally go first, who makes no room that is needed (va50.scion.no-ally-limit)', () => {
    const table = underSky([{ ...red, allies: ['marsh-hunter', 'loyal-hound'] }, ysolde]).play(
      'scion/awaken card=the-ferrywoman',
      'effect/choose choice=send-across',
      'effect/choose choice=loyal-hound',
    );
    expect(table.player(0).allies.map(({ card }) => card)).toEqual(['marsh-hunter', 'the-ferrywoman']);
  });

  it('comes to nothing where its price is not to be had', () => {
    const table = underSky([red, ysolde]).play('scion/awaken card=the-ferrywoman');
    expect(table.player(0).allies).toEqual([]);
    expect(table.state.counters.red).toContain('h0101');
  });
});

describe('an awakened Scion', () => {
  it('hurts the movement of its Hero like any Ally, and is not sold (va50.scion.like-ally)', () => {
    const hurt = underSky([{ ...mordrog, allies: [{ card: 'the-archer', wounds: 2 }] }, ysolde], {
      given: { turn: { player: 0, step: 'movement' } },
    });
    const whole = underSky([{ ...mordrog, allies: ['the-archer'] }, ysolde], {
      given: { turn: { player: 0, step: 'movement' } },
    });
    expect(hurt.legal('move/roll').length).toBeLessThan(whole.legal('move/roll').length);
  });

  it('lends its standing ability in the storm only (va50.scion.use-window)', () => {
    const adventure = underSky([{ ...mordrog, space: 'h0105', allies: ['the-beekeeper'] }, ysolde], {
      given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'ranged' } },
    })
      .play('combat/attack by=mordrog')
      .roll(5, 5);
    const storm = underSky([{ ...mordrog, allies: ['the-beekeeper'] }, ysolde], { storm: { counter: 8 } })
      .draw('drift-of-sodden-dead')
      .play('combat/stand', 'combat/stand', 'combat/attack by=mordrog')
      .roll(5, 5);
    expect(adventure.happened('roll/made')[0]?.total).toBe(12);
    expect(storm.happened('roll/made')[0]?.total).toBe(13);
  });

  it('is taken as spoils only by who has none (va50.scion.one-per-hero)', () => {
    underSky(
      [
        { ...mordrog, allies: ['the-archer'] },
        { ...ysolde, space: 'h0707', wounds: 5, allies: ['the-trickster'] },
      ],
      {
        given: { combat: { hero: 0, against: 1, phase: 'melee' } },
      },
    )
      .play('combat/attack by=mordrog')
      .roll(1, 1)
      .roll(10, 10)
      .refuses('spoils/take-card card=the-trickster', 'va50.scion.one-per-hero');
  });
});
