import { describe, expect, it } from 'vitest';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { Table } from '../../toolkit.js';

/** A Hero one wound short of being knocked out, in the ranged phase against a brood that deals one. */
const lastStand = (modules: string[], me: ScenarioPlayer, phase: 'ranged' | 'escape' = 'escape') =>
  Table.of({
    game: {
      modules,
      players: [
        { hero: 'varikas-the-dead', wounds: 4, space: 'tamalir', gold: 6, ...me },
        { hero: 'mordrog', space: 'dawnsmoor' },
      ],
    },
    given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase } },
  });

describe('Variant: Softer Knockouts', () => {
  const burdened = { items: ['lightning-mace', 'bone-mail'], allies: ['archmage-ulvane'] };

  it('2e.softer-knockouts.no-card-lost: a knocked-out Hero keeps every Item and Ally', () => {
    const hard = lastStand([], burdened).play('combat/escape').roll(1, 1);
    expect(hard.player(0).allies).toEqual([]);
    const soft = lastStand(['softer-knockouts'], burdened).play('combat/escape').roll(1, 1);
    expect(soft.happened('hero/knocked-out')).toHaveLength(1);
    expect(soft.player(0).allies.map((ally) => ally.card)).toEqual(['archmage-ulvane']);
    expect(soft.player(0).items.map((item) => item.card)).toEqual(['lightning-mace', 'bone-mail']);
    expect(soft.happened('card/discarded')).toEqual([]);
  });

  it('2e.softer-knockouts.no-card-lost: not even a tie is asked about', () => {
    const soft = lastStand(['softer-knockouts'], { items: ['ringed-hauberk', 'white-blade'] })
      .play('combat/escape')
      .roll(1, 1);
    expect(soft.legal('knockout/discard')).toEqual([]);
    expect(soft.player(0).items).toHaveLength(2);
  });

  it('2e.softer-knockouts.standard-otherwise: counters, gold, the way to town, the track and the end of the turn are unchanged', () => {
    const soft = lastStand(['softer-knockouts'], { ...burdened, exhaustion: 2, space: 'h0714' })
      .play('combat/escape')
      .roll(1, 1);
    if (soft.legal('knockout/move').length > 0) soft.play(soft.legal('knockout/move')[0] as string);
    const { hero, gold } = soft.player(0);
    expect({ wounds: hero.wounds, exhaustion: hero.exhaustion, gold }).toEqual({
      wounds: 0,
      exhaustion: 0,
      gold: 0,
    });
    expect(hero.space).not.toBe('h0714');
    expect(soft.state.track[0]?.card).toBe('brood-of-the-bloodmother');
    expect(soft.happened('turn/ended')).toHaveLength(1);
  });

  it('2e.softer-knockouts.no-card-lost: the winner of a combat between Heroes still takes spoils', () => {
    const table = Table.of({
      game: {
        modules: ['softer-knockouts'],
        players: [
          { hero: 'mordrog', space: 'tamalir' },
          {
            hero: 'varikas-the-dead',
            wounds: 4,
            space: 'tamalir',
            items: ['lightning-mace', 'climbers-kit'],
          },
        ],
      },
      given: { combat: { hero: 0, against: 1, phase: 'melee' } },
    })
      .play('combat/attack by=mordrog')
      .roll(1, 1)
      .roll(10, 10)
      .play('spoils/take-card card=lightning-mace');
    expect(table.player(0).items.map((item) => item.card)).toEqual(['lightning-mace']);
    expect(table.player(1).items.map((item) => item.card)).toEqual(['climbers-kit']);
  });
});
