import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/second-edition/index.js';
import { Bench, fighting, go, gold, hurt, met } from './workshop.js';

/* Courses to choose from, forks, and how lists of effects are carried out. */

const option = (id: string, effects: readonly Effect[], more: object = {}) => ({
  id,
  label: 'Go on',
  do: effects,
  ...more,
});

describe('effects that tell a story', () => {
  it('effect choose: one of several courses, called by its id', () => {
    const table = met([
      { do: 'choose', options: [option('go', [gold(1)]), option('stay', [gold(2)])] },
      gold(10),
    ]);
    expect(table.choices).toEqual(['go', 'stay']);
    table.refuses('effect/choose choice=other', '2e.encounter.follow');
    expect(table.choose('stay').me.gold).toBe(3 + 2 + 10);
  });

  it('effect choose: courses whose condition is not met or whose cost cannot be paid are not offered', () => {
    const table = met([
      {
        do: 'choose',
        options: [
          option('rich', [gold(1)], { if: { gold: { atLeast: 9 } } }),
          option('pay', [gold(10)], { cost: { gold: 3 } }),
          option('pay-more', [], { cost: { gold: 4 } }),
          option('go', []),
        ],
      },
    ]);
    expect(table.choices).toEqual(['pay', 'go']);
    expect(table.choose('pay').me.gold).toBe(10);
  });

  it('effect choose: the only course open is taken, and with none the card goes on', () => {
    const rich = { if: { gold: { atLeast: 9 } } };
    expect(
      met([{ do: 'choose', options: [option('a', [gold(1)], rich), option('b', [gold(2)])] }]).me.gold,
    ).toBe(5);
    expect(met([{ do: 'choose', options: [option('a', [gold(1)], rich)] }, gold(4)]).me.gold).toBe(7);
  });

  it('effect choose: two courses of one label are distinguished', () => {
    const table = met([{ do: 'choose', options: [option('a', [gold(1)]), option('b', [gold(2)])] }]);
    expect(table.choices).toEqual(['a', 'b']);
    expect(table.choose('b').me.gold).toBe(5);
  });

  it('effect when: one way or the other, by what holds when its turn comes', () => {
    const fork: Effect = { do: 'when', if: { gold: { atLeast: 5 } }, then: [gold(10)], else: [gold(1)] };
    expect(met([fork]).me.gold).toBe(4);
    expect(met([gold(2), fork]).me.gold).toBe(15);
    expect(met([{ do: 'when', if: { gold: { atLeast: 5 } }, then: [gold(10)] }, gold(2)]).me.gold).toBe(5);
  });

  it('lists in lists are carried out to their ends, in their order', () => {
    const table = met([
      {
        do: 'choose',
        options: [
          option('a', [
            {
              do: 'when',
              if: {},
              then: [gold(1), { do: 'test', attribute: 'body', target: 2, success: [gold(2)] }, gold(3)],
            },
            gold(4),
          ]),
          option('b', []),
        ],
      },
      gold(5),
    ]);
    table.choose('a').roll(1, 1);
    expect(table.happened('gold/gained').map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5]);
  });

  it('an Ally’s effect ends where the Ally dies, but the card is carried out to its end', () => {
    const table = new Bench(
      {
        ally: {
          abilities: [go('escape', [hurt('bearer', 3), { do: 'heal', who: 'bearer', wounds: 1 }, gold(1)])],
        },
      },
      { me: { allies: ['my-ally'] }, given: fighting('escape') },
    ).use('my-ally');
    expect(table.me.allies).toEqual([]);
    expect(table.me.gold).toBe(4);
  });
});
