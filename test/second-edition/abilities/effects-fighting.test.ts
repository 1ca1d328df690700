import { describe, expect, it } from 'vitest';
import type { Effect, Foe } from '../../../src/second-edition/index.js';
import { around, Bench, duelling, fighting, go, gold, hurt, met, on, spaceOfTown } from './workshop.js';

/* Effects that begin, change and end battles, and the turn. */

const value = { value: 9, damage: 1 };
const foe = (more: Partial<Foe> = {}): Foe => ({
  name: 'Foe',
  life: 1,
  mind: value,
  body: value,
  spirit: value,
  ...more,
});
const beat = (table: Bench): Bench => table.play('combat/stand', 'combat/attack by=my-hero').roll(10, 10);
const hero = (use: string, ...effects: Effect[]) => ({ hero: { abilities: [go(use, effects)] } });

describe('fights that cards begin', () => {
  it('effect fight: won, the card says what it brings, and goes on', () => {
    const table = beat(met([{ do: 'fight', foe: foe(), won: [gold(2)], lost: [gold(50)] }, gold(4)]));
    expect(table.me.gold).toBe(3 + 2 + 4);
    expect(table.state.removed).toContain('my-encounter');
  });

  it('effect fight: it earns no adventure counter and puts nothing on the track', () => {
    const table = beat(met([{ do: 'fight', foe: foe() }], { me: { space: 'tamalir' } }));
    expect(table.happened('counter/earned')).toEqual([]);
    expect(table.state.track).toEqual([null, null, null, null, null, null]);
  });

  it('effect fight: who escapes has lost, and the turn is over', () => {
    const table = met([{ do: 'fight', foe: foe(), won: [gold(50)], lost: [gold(2)] }, gold(4)], {
      other: {},
    });
    table.play('combat/escape').roll(10, 10);
    expect(table.me.gold).toBe(3 + 2);
    expect(table.state.track.every((entry) => entry === null)).toBe(true);
    expect(table.ruleset.decision(table.state)?.actor).toBe(1);
  });

  it('effect fight: who is knocked out has lost', () => {
    const table = met([{ do: 'fight', foe: foe(), lost: [gold(2)] }], { me: { wounds: 4, gold: 9 } });
    table.play('combat/stand', 'combat/defend').roll(1, 1);
    expect(table.me.gold).toBe(2);
  });

  it('effect fight: there may be no escape', () => {
    const table = met([{ do: 'fight', foe: foe({ escape: false }) }]);
    expect(table.waiting).toBe('phase/act');
  });

  it('effect fight: a foe’s own abilities work, and speak of the foe', () => {
    const abilities = [
      { always: [{ stat: 'body', add: 5 }] },
      on('round-start', [gold(1), { do: 'heal', who: 'enemy', wounds: 1 }]),
    ] as const;
    const table = met([{ do: 'fight', foe: foe({ life: 2, abilities }) }]);
    expect(table.me.gold).toBe(4);
    table.play('combat/stand', 'combat/defend').roll(10, 10).play('combat/attack by=my-hero').roll(6, 6);
    expect(table.happened('roll/made').map(({ target }) => target)).toEqual([9, 14]);
    expect(table.enemyWounds).toBe(1);
    table.play('combat/defend').roll(10, 10);
    expect(table.me.gold).toBe(5);
    expect(table.enemyWounds).toBe(0);
  });

  it('effect face: the Challenge named is fought, wherever it lies in its deck, and discarded afterwards', () => {
    const face: Effect = { do: 'face', card: 'my-challenge' };
    const made = { challenge: { life: 1, reward: [gold(3)] } };
    const table = met([face, gold(1)], { game: { decks: { green: { bottom: ['my-challenge'] } } } }, made);
    expect(table.waiting).toBe('combat/escape');
    beat(table);
    expect(table.me.gold).toBe(3 + 3 + 1);
    expect(table.state.decks.green?.bottom).toEqual(['my-challenge']);
    expect(table.happened('counter/earned')).toEqual([]);
  });

  it('effect face: fled from, it goes on the track; neither in its deck nor on the track, nothing happens', () => {
    const face: Effect = { do: 'face', card: 'my-challenge' };
    const fled = met([face]).play('combat/escape').roll(10, 10);
    expect(fled.state.track[0]?.card).toBe('my-challenge');
    expect(met([face, gold(1)], { game: { removed: ['my-challenge'] } }).me.gold).toBe(4);
  });

  it('effect face: one on the track stays there if it is fled from, and leaves it if it is defeated', () => {
    const face: Effect = { do: 'face', card: 'my-challenge' };
    const position = { game: { track: [{ card: 'my-challenge', space: 'forge', position: 3 }] } };
    const fled = met([face], position).play('combat/escape').roll(10, 10);
    expect(fled.state.track.map((entry) => entry?.card ?? null)).toEqual([
      null,
      null,
      'my-challenge',
      null,
      null,
      null,
    ]);
    expect(fled.state.track[2]?.space).toBe(spaceOfTown('forge'));
    const beaten = beat(met([face], position, { challenge: { life: 1 } }));
    expect(beaten.state.track.every((entry) => entry === null)).toBe(true);
    expect(beaten.state.decks.green?.bottom).toEqual(['my-challenge']);
  });

  it('effect face: there may be no escape', () => {
    expect(met([{ do: 'face', card: 'my-challenge', escape: false }]).waiting).toBe('phase/act');
  });
});

describe('fights that cards end', () => {
  it('effect defeat-enemy: with all that a victory brings', () => {
    const table = new Bench(
      { ...hero('escape', { do: 'defeat-enemy' }, gold(50)), challenge: { life: 20, reward: [gold(3)] } },
      { given: fighting('escape') },
    ).use('my-hero');
    expect(table.me.gold).toBe(6);
    expect(table.state.decks.green?.bottom).toEqual(['my-challenge']);
  });

  it('effect defeat-enemy: another Hero is not defeated by it', () => {
    const table = new Bench(hero('escape', { do: 'defeat-enemy' }), { other: {}, given: duelling('escape') });
    expect(table.use('my-hero').waiting).toBe('combat/escape');
  });

  it('effect get-away: as if an escape had succeeded, and without a roll', () => {
    const from = around(spaceOfTown('tamalir'))[0] ?? '';
    const table = new Bench(
      { hero: { abilities: [go('escape', [{ do: 'get-away' }, gold(50)]), on('escaped', [gold(1)])] } },
      { me: { cameFrom: from }, other: {}, given: fighting('escape') },
    ).use('my-hero');
    expect(table.happened('dice/rolled')).toEqual([]);
    expect(table.myHero.space).toBe(from);
    expect(table.state.track[0]?.card).toBe('my-challenge');
    expect(table.me.gold).toBe(4);
    expect(table.ruleset.decision(table.state)?.actor).toBe(1);
  });

  it('effect get-away: outside a combat there is nothing to get away from', () => {
    expect(met([{ do: 'get-away' }, gold(1)]).me.gold).toBe(4);
  });

  it('effect end-turn: the rest of the turn does not happen', () => {
    const table = met([{ do: 'end-turn' }, gold(50)], { other: {} });
    expect(table.me.gold).toBe(3);
    expect(table.ruleset.decision(table.state)?.actor).toBe(1);
    expect(table.state.removed).toEqual(['my-encounter']);
  });

  it('effect end-turn: at the end of the turn it changes nothing more', () => {
    const table = new Bench(
      { hero: { abilities: [on('turn-end', [gold(1), { do: 'end-turn' }])] } },
      { other: {}, given: { turn: { player: 0, step: 'end' } } },
    );
    expect(table.me.gold).toBe(4);
    expect(table.ruleset.decision(table.state)?.actor).toBe(1);
  });
});

describe('changes to the round', () => {
  it('effect extra-attack: the Hero may attack once more, in this round only', () => {
    const table = new Bench(
      { ...hero('ranged', { do: 'extra-attack', who: 'you' }), challenge: { life: 20 } },
      { given: fighting('ranged') },
    );
    table.use('my-hero').play('combat/attack by=my-hero').roll(10, 10);
    table
      .play('combat/attack by=my-hero')
      .roll(10, 10)
      .refuses('combat/attack by=my-hero', '2e.combat.magic-defend-only');
    table.play('combat/defend').roll(10, 10).play('combat/stand', 'combat/attack by=my-hero').roll(10, 10);
    table.refuses('combat/attack by=my-hero', '2e.combat.melee-defend-only');
  });

  it('effect extra-attack: or the Ally that bears the ability', () => {
    const table = new Bench(
      {
        ally: { abilities: [go('ranged', [{ do: 'extra-attack', who: 'bearer' }])] },
        challenge: { life: 20 },
      },
      { me: { allies: ['my-ally'] }, given: fighting('ranged') },
    );
    table.use('my-ally').play('combat/attack by=my-ally').roll(10, 10);
    expect(table.legal('combat/attack')).toEqual(['combat/attack by=my-hero', 'combat/attack by=my-ally']);
  });

  it('effect skip-phase: phases of this round are left out, and come again in the next', () => {
    const table = new Bench(hero('escape', { do: 'skip-phase', phases: ['ranged', 'magic'] }), {
      given: fighting('escape'),
    });
    table.use('my-hero').play('combat/stand');
    const phase = (): unknown => table.state.frames.find((f) => f.kind === 'phase');
    expect(phase()).toMatchObject({ type: 'melee' });
    table.play('combat/defend').roll(10, 10);
    expect(table.waiting).toBe('combat/escape');
    table.play('combat/stand');
    expect(phase()).toMatchObject({ type: 'ranged' });
  });

  it('effect skip-phase: the present phase ends there, if nobody acted in it yet', () => {
    const table = new Bench(hero('melee', { do: 'skip-phase', phases: ['melee'] }, gold(50)), {
      given: fighting('melee'),
    }).use('my-hero');
    expect(table.state.frames.find((f) => f.kind === 'phase')).toMatchObject({ type: 'magic' });
    const late = new Bench(
      {
        hero: { abilities: [on('attack-missed', [{ do: 'skip-phase', phases: ['melee'] }, hurt('you', 1)])] },
      },
      { given: fighting('melee') },
    );
    late.play('combat/attack by=my-hero').roll(1, 1);
    expect(late.myHero.wounds).toBe(2);
  });
});
