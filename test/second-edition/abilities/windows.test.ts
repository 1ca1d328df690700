import { describe, expect, it } from 'vitest';
import { defineModule, override } from '../../../src/index.js';
import type { Effect, SecondEditionModule } from '../../../src/second-edition/index.js';
import {
  action,
  decide,
  type TurnFrame,
  turn,
  useAbility,
  windowAt,
} from '../../../src/second-edition/rules.js';
import {
  around,
  aSpace,
  aTest,
  Bench,
  duelling,
  fighting,
  go,
  gold,
  hurt,
  met,
  moving,
  on,
  spaceOfTown,
  trading,
} from './workshop.js';

/* When abilities may be used. */

const CODE = 'ability/use card=my-hero ability=go';
const hero = (use: string, more: object = {}) => ({ hero: { abilities: [go(use, [gold(1)], more)] } });
const first = around(spaceOfTown('tamalir'))[0] ?? '';

describe('windows in a turn', () => {
  it('window before-moving: before the dice are rolled, not after', () => {
    const table = new Bench(hero('before-moving'), { given: moving });
    expect(table.canUse('my-hero')).toBe(true);
    table.play('move/roll dice=5').roll(1, 1, 1, 1, 1);
    table.refuses(CODE, '2e.effects.owner-uses');
  });

  it('window moving: between two spaces while dice are left, not before the roll', () => {
    const table = new Bench(hero('moving'), { given: moving }).refuses(CODE, '2e.effects.owner-uses');
    table.play('move/roll dice=5').roll(1, 2, 3, 4, 5);
    expect(table.canUse('my-hero')).toBe(true);
    table.play(table.legal('move/step')[0] ?? '');
    expect(table.use('my-hero').me.gold).toBe(4);
  });

  it('window after-moving: after the last space, however one moved, even not at all', () => {
    for (const code of ['move/stay', `move/adjacent to=${first}`]) {
      const table = new Bench(hero('after-moving'), { given: moving });
      table.refuses(CODE, '2e.effects.owner-uses').play(code);
      expect(table.waiting).toBe('movement/after');
      table.use('my-hero');
      expect(table.me.gold).toBe(4);
    }
    const rolled = new Bench(hero('after-moving'), { given: moving })
      .play('move/roll dice=4')
      .roll(1, 1, 1, 1);
    expect(rolled.play('move/stop').canUse('my-hero')).toBe(true);
  });

  it('window after-moving: nobody is asked if there is nothing to use', () => {
    const table = new Bench(hero('after-moving', { if: { gold: { atLeast: 50 } } }), { given: moving });
    expect(table.play('move/stay').waiting).not.toBe('movement/after');
  });

  it('window adventure: before one decides about the adventure, even where there is none', () => {
    const table = new Bench(hero('adventure'), {
      me: { space: 'tamalir' },
      given: { turn: { player: 0, step: 'adventure' } },
    });
    expect(table.waiting).toBe('adventure/choose');
    table.use('my-hero');
    // Used up, so nothing is left to ask.
    expect(table.waiting).toBe('market/draw');
  });

  it('window market: in the Market step, after the card has been drawn', () => {
    const table = new Bench(hero('market'), { me: { space: 'tamalir' }, given: trading });
    expect(table.waiting).toBe('market/draw');
    expect(table.draw('my-item').canUse('my-hero')).toBe(true);
  });

  it('window experience: in the Experience step, where there are points to spend', () => {
    const given = { turn: { player: 0, step: 'experience' } } as const;
    const table = new Bench(hero('experience'), { me: { counters: { red: 2 } }, given });
    expect(table.waiting).toBe('experience/choose');
    expect(table.use('my-hero').me.gold).toBe(4);
  });

  it('window any: in every open decision of your own turn', () => {
    const open: [string, Bench][] = [
      ['movement', new Bench(hero('any'), { given: moving })],
      ['market', new Bench(hero('any'), { me: { space: 'tamalir' }, given: trading }).draw('my-item')],
      [
        'before combat',
        new Bench(
          {
            hero: {
              abilities: [go('any', [gold(1)]), { ...go('before-combat', [gold(1)]), id: 'x', label: 'x' }],
            },
          },
          { given: fighting('before-combat') },
        ),
      ],
      ['escape', new Bench(hero('any'), { given: fighting('escape') })],
      ['a phase', new Bench(hero('any'), { given: fighting('melee') })],
    ];
    for (const [moment, table] of open) expect(table.canUse('my-hero'), moment).toBe(true);
  });

  it('window any: not while a roll is made or harm is answered, and not in another player’s turn', () => {
    const abilities = [
      go('any', [gold(1)]),
      { ...go('before-roll', [gold(1)]), id: 'roll', label: 'roll' },
      { ...go('harm', [gold(1)]), id: 'harm', label: 'harm' },
    ];
    const rolling = met([aTest], {}, { hero: { abilities } });
    expect(rolling.waiting).toBe('roll/before');
    rolling.refuses(CODE, '2e.effects.owner-uses');
    const harmed = met([hurt('you', 1)], {}, { hero: { abilities } });
    expect(harmed.waiting).toBe('harm/answer');
    harmed.refuses(CODE, '2e.effects.owner-uses');
    const attacked = new Bench(
      {
        rival: {
          abilities: [go('any', [gold(1)]), { ...go('before-combat', [gold(1)]), id: 'x', label: 'x' }],
        },
      },
      { other: {}, given: duelling('before-combat') },
    );
    expect(attacked.waiting).toBe('combat/defender-before');
    attacked.refuses('ability/use card=my-rival ability=go', '2e.effects.owner-uses');
  });
});

describe('windows in a combat', () => {
  it('window before-combat: before the first round only', () => {
    const table = new Bench(hero('before-combat'), { given: fighting('before-combat') });
    expect(table.canUse('my-hero')).toBe(true);
    table.play('combat/begin').refuses(CODE, '2e.effects.timing-words');
    const nothing = new Bench(hero('ranged'), { given: fighting('before-combat') });
    expect(nothing.waiting).toBe('combat/escape');
  });

  it('window before-combat: the Challenge’s own ability comes first', () => {
    const table = new Bench(
      { ...hero('before-combat'), challenge: { beforeCombat: [aTest] } },
      { given: fighting('start') },
    );
    expect(table.waiting).toBe('roll/dice');
    expect(table.roll(1, 1).canUse('my-hero')).toBe(true);
  });

  it('window escape: before one tries, and where there is no escape at all', () => {
    expect(new Bench(hero('escape'), { given: fighting('escape') }).canUse('my-hero')).toBe(true);
    const bound = { ...hero('escape'), challenge: { escape: false } };
    const table = new Bench(bound, { given: fighting('escape') });
    expect(table.waiting).toBe('combat/escape');
    table
      .refuses('combat/escape', '2e.escape.optional')
      .play('combat/stand')
      .refuses(CODE, '2e.effects.owner-uses');
  });

  it.each(['ranged', 'melee', 'magic'] as const)(
    'window %s: in that phase, before it is chosen who acts',
    (phase) => {
      for (const at of ['escape', 'ranged', 'melee', 'magic'] as const) {
        const table = new Bench(hero(phase), { given: fighting(at) });
        expect(table.canUse('my-hero'), at).toBe(at === phase);
        if (at !== phase) table.refuses(CODE, '2e.effects.timing-words');
      }
    },
  );

  it('window ranged, window melee, window magic: for the attacker only, not for the defending Hero', () => {
    const table = new Bench(
      { rival: { abilities: [go('melee', [gold(1)])] } },
      { other: {}, given: duelling('melee') },
    );
    table.refuses('ability/use card=my-rival ability=go', '2e.effects.owner-uses');
  });
});

describe('windows in a roll and before harm', () => {
  it('window before-roll: before the dice, of your own rolls', () => {
    const table = met([aTest], {}, hero('before-roll'));
    expect(table.waiting).toBe('roll/before');
    table.play('roll/dice');
    expect(table.waiting).toBe('roll/dice');
    expect(table.roll(1, 1).waiting).toBe('adventure/draw');
  });

  it('window after-roll: after the dice, before the result counts', () => {
    const table = met([{ ...aTest, success: [gold(50)] } as Effect], {}, hero('after-roll'));
    expect(table.waiting).toBe('roll/dice');
    table.roll(1, 1);
    expect(table.waiting).toBe('roll/after');
    expect(table.happened('roll/made')).toEqual([]);
    table.play('roll/accept');
    expect(table.total).toBe(4);
  });

  it('window before-roll: of the roller’s own card only, unless the card says whose roll it helps', () => {
    const me = { allies: ['my-ally'] };
    const own = met([aTest], { me }, { ally: { abilities: [go('before-roll', [gold(1)])] } });
    expect(own.waiting).toBe('roll/dice');
    const saying = met(
      [aTest],
      { me },
      { ally: { abilities: [go('before-roll', [gold(1)], { if: { whose: 'you' } })] } },
    );
    expect(saying.canUse('my-ally')).toBe(true);
  });

  it('window harm: when wounds or exhaustion are about to be taken', () => {
    for (const effect of [hurt('you', 1), { do: 'exhaustion', to: 'you', amount: 1 } as const]) {
      const table = met([effect], {}, hero('harm'));
      expect(table.canUse('my-hero')).toBe(true);
      table.refuses('card/discard player=0 card=my-hero', '2e.limits.discard-any-time');
    }
  });

  it('window harm: of the harmed player’s own card only, unless the card says whose', () => {
    const position = { me: { allies: ['my-ally'] } };
    const own = met([hurt('you', 1)], position, { ally: { abilities: [go('harm', [gold(1)])] } });
    expect(own.waiting).toBe('adventure/draw');
    const item = met(
      [{ do: 'wounds', to: 'your-allies', amount: 1 }],
      { me: { allies: ['my-ally'], items: ['my-item'] } },
      {
        item: { use: 'activate', abilities: [go('harm', [gold(1)], { if: { whose: 'your-allies' } })] },
      },
    );
    expect(item.canUse('my-item')).toBe(true);
  });

  it('window harm: in another player’s turn too, by the one who is harmed', () => {
    const table = met(
      [{ do: 'wounds', to: 'every-other-hero', amount: 1 }],
      { other: {} },
      { rival: { abilities: [go('harm', [{ do: 'cancel', amount: 1 }])] } },
    );
    expect(table.ruleset.decision(table.state)).toMatchObject({ actor: 1, kind: 'harm/answer' });
    expect(table.use('my-rival').player(1).hero.wounds).toBe(0);
  });
});

describe('whose abilities may be used', () => {
  it('cards in front of you, open Encounters and the Event in play, but neither face-down Items nor cards of others', () => {
    const any = [go('any', [gold(1)])];
    const cards = (table: Bench): string[] =>
      table.legal('ability/use').map((code) => code.split(/[= ]/)[2] ?? '');
    const everything = new Bench(
      {
        hero: { abilities: any },
        rival: { abilities: any },
        ally: { abilities: any },
        item: { use: 'activate', abilities: any },
        event: { abilities: any },
        encounter: { abilities: any },
        challenge: { becomes: { as: 'kept', abilities: any } },
      },
      {
        me: { allies: ['my-ally'], items: ['my-item'], kept: ['my-challenge'], quests: ['my-encounter'] },
        other: {},
        game: { event: 'my-event' },
        given: moving,
      },
    );
    expect(cards(everything)).toEqual([
      'my-hero',
      'my-ally',
      'my-item',
      'my-challenge',
      'my-encounter',
      'my-event',
    ]);
    everything.refuses('ability/use card=my-rival ability=go', '2e.effects.owner-uses');
    const down = new Bench(
      { item: { use: 'activate', abilities: any } },
      { me: { items: [{ card: 'my-item', faceDown: true }] }, given: moving },
    );
    down.refuses('ability/use card=my-item ability=go', '2e.activation.until-refresh');
  });

  it('a Challenge’s own abilities are not those of who fights it, and a card taken has those of its new side', () => {
    const challenge = {
      abilities: [on('round-start', [gold(1)])],
      becomes: { as: 'item', class: 'gear', type: 'x', use: 'activate', abilities: [go('any', [gold(2)])] },
    } as const;
    const table = new Bench({ challenge }, { me: { items: ['my-challenge'] }, given: moving });
    expect(table.use('my-challenge').me.gold).toBe(5);
  });
});

describe('windows that a module opens', () => {
  const leave = action<TurnFrame>()('fair/leave', {
    moment: '2e.market.actions',
    candidates: (_g, _f, add) => add({ type: 'fair/leave' }),
    refuse: () => null,
    run: (g, f) => g.next(f),
  });
  /** In everybody's turn there is a fair for the other player, with what may be used in a market. */
  const fair: SecondEditionModule = defineModule({
    id: 'fair',
    title: 'Fair',
    steps: [
      {
        frame: turn,
        before: 'experience',
        insert: decide<TurnFrame>('fair', {
          rule: '2e.market.actions',
          role: null,
          actor: (_g, f) => 1 - f.player,
          offers: () => [useAbility, leave],
        }),
      },
    ],
    overrides: [
      override(
        windowAt,
        (next) => (g, f) => (f.kind === 'turn' && f.step === 'fair' ? 'market' : next(g, f)),
      ),
    ],
  });

  it('are for the player who is asked, no matter whose frame the decision stands in', () => {
    const table = new Bench(
      { ...hero('market'), rival: { abilities: [go('market', [gold(1)])] } },
      { me: { space: aSpace('plains') }, other: { gold: 0 }, given: moving },
      [fair],
    ).play('move/stay');
    expect(table.waiting).toBe('turn/fair');
    expect(table.legal('ability/use')).toEqual(['ability/use card=my-rival ability=go']);
    table.use('my-rival');
    expect(table.player(1).gold).toBe(1);
    table.refuses(CODE, '2e.effects.owner-uses');
  });
});
