import { describe, expect, it } from 'vitest';
import { Bench, duelling, fighting, go, gold, on } from './workshop.js';

/* Faults that were found by playing or by breaking the rules on purpose, kept dead by name. */

describe('faults that were found', () => {
  it('what a hit sets off happens on the killing blow too', () => {
    const table = new Bench(
      { hero: { abilities: [on('attack-hit', [gold(1)])] }, challenge: { life: 1 } },
      { given: fighting('melee') },
    );
    table.play('combat/attack by=my-hero').roll(10, 10);
    expect(table.happened('challenge/defeated')).toHaveLength(1);
    expect(table.me.gold).toBe(3 + 1);
  });

  it('a change that a Challenge makes for a while is about the Challenge, unless it says otherwise', () => {
    const harder = {
      do: 'change',
      modifiers: [{ stat: 'body', add: 5 }],
      for: 'combat',
    } as const;
    const table = new Bench(
      { challenge: { body: { value: 12, damage: 0 }, abilities: [on('round-start', [harder])] } },
      { given: fighting('start') },
    );
    table.play('combat/stand', 'combat/defend').roll(10, 10).play('combat/defend').roll(1, 1);
    const [, melee] = table.happened('roll/made');
    expect(melee).toMatchObject({
      target: 12 + 5,
      total: 2 + (table.ruleset.rules.content.cards['my-hero'] as { body: { value: number } }).body.value,
    });
  });

  it('an always-on Item that helps the roller helps an attack made Before Combat', () => {
    const table = new Bench(
      {
        hero: { abilities: [go('before-combat', [{ do: 'attack', type: 'melee' }])] },
        item: { use: 'always', abilities: [{ always: [{ stat: 'melee-damage', of: 'roller', add: 1 }] }] },
        challenge: { life: 9 },
      },
      { me: { items: ['my-item'] }, given: fighting('before-combat') },
    );
    table.play('ability/use card=my-hero ability=go').roll(10, 10);
    const { damage } = (table.ruleset.rules.content.cards['my-hero'] as { body: { damage: number } }).body;
    expect(table.enemyWounds).toBe(damage + 1);
  });

  it('a defending Hero’s roll that a card makes succeed needs no dice, and what is rolled against it fails', () => {
    const table = new Bench(
      { item: { use: 'discard', abilities: [go('before-roll', [{ do: 'succeed' }])] } },
      { other: { items: ['my-item'] }, given: duelling('melee') },
    );
    table.play('combat/attack by=my-hero');
    table.play('ability/use card=my-item ability=go');
    expect(table.happened('dice/rolled')).toEqual([]);
    expect(table.happened('roll/made').map(({ success }) => success)).toEqual([true, false]);
    expect(table.happened('combat/hit')).toEqual([]);
    expect(table.happened('combat/failed')).toHaveLength(1);
  });

  it('the loser cannot throw away what the winner may take as spoils', () => {
    const table = new Bench(
      {},
      { me: { wounds: 4, items: ['white-blade'] }, other: {}, given: duelling('melee') },
    );
    table.play('combat/attack by=my-hero').roll(10, 10).roll(1, 1);
    expect(table.legal()).toContain('spoils/take-card card=white-blade');
    table.refuses('card/discard player=0 card=white-blade', '2e.limits.discard-any-time');
  });
});
