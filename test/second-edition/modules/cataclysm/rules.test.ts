import { describe, expect, it } from 'vitest';
import {
  answers,
  createGame,
  decision,
  distances,
  facesFor,
  InvalidOptionsError,
  inspect,
  nearestTowns,
  parseState,
  path,
  reach,
  UnknownRulesetError,
} from '../../../../src/index.js';
import { InvalidContentError } from '../../../../src/kernel/index.js';
import { fromScenario } from '../../../../src/scenario/second-edition/index.js';

import { composeRuleset, riseOfTheDragonLords } from '../../../../src/second-edition/index.js';
import { fallen, freedTamalir, ID } from './fallen.js';

// biome-ignore lint/suspicious/noExplicitAny: what a module remembers is its own
const memory = (state: { readonly ext: object }): any => (state.ext as Record<string, unknown>)[ID];

describe('who can play, and with what', () => {
  it.each([1, 6])('va51.players.number: not %i players', (players) => {
    expect(() => createGame({ players, seed: 1, modules: [ID] })).toThrow(InvalidOptionsError);
  });

  it.each(['doom-track', 'advanced-runebound', 'island-of-dread'] as const)('not with %s', (other) => {
    expect(() => createGame({ players: 2, seed: 1, modules: [ID, other] })).toThrow(UnknownRulesetError);
  });

  it('va51.setup.start-order: the game begins with a decision of the last player', () => {
    const state = createGame({ players: 4, seed: 'star', modules: [ID] });
    expect(decision(state)).toMatchObject({ kind: 'game/figures', actor: (state.starting + 3) % 4 });
    expect(Object.values(state.stacks).flat()).toEqual([]);
  });

  it('va51.setup.start-towns: a figure that is placed is about the space of its town', () => {
    const { list } =
      answers(createGame({ players: 2, seed: 1, modules: [ID] })) ?? expect.fail('nobody is asked');
    const spaces = list.map(({ action, is }) => [
      riseOfTheDragonLords.board?.towns.find(({ id }) => id === ('town' in action && action.town))?.space,
      is,
    ]);
    expect(spaces.length).toBeGreaterThan(5);
    for (const [space, is] of spaces) expect(is).toEqual({ is: 'space', space });
  });
});

describe('saves', () => {
  const reopened = (state: unknown) => parseState(JSON.stringify(state));

  it('open in the middle of a trade, of an attempt, and of a quest that is drawn', () => {
    const trade = fallen(
      { space: 'h0607' },
      { given: 'movement', decks: { market: { top: ['loyal-hound'] } } },
    )
      .play('pool/divide travel=4 trading=1')
      .roll(5, 5, 5, 5)
      .play('trade/roll')
      .roll(1)
      .play('trade/look');
    expect(reopened(trade.state)).toEqual(trade.state);
    const attempt = fallen({ space: 'tamalir' }, { given: 'adventure' }).play('curse/seek level=1');
    expect(reopened(attempt.state)).toEqual(attempt.state);
    // An Adventure step has one try (va51.level1.failure).
    const { frames } = attempt.state;
    expect(() => reopened({ ...attempt.state, frames: [...frames, frames.at(-1)] })).toThrow(
      /A curse is sought once in an Adventure step/,
    );
    const quest = fallen(
      { space: 'tamalir' },
      { given: { drawn: { player: 0, card: 'the-nest-in-the-belfry' } } },
    )
      .roll(10, 10)
      .roll(10, 10);
    expect(decision(quest.state)?.kind).toBe('quest-draw/draw');
    expect(reopened(quest.state)).toEqual(quest.state);
  });

  it('are refused with an invalid memory', () => {
    const { state } = fallen({ space: 'h0607' }, { given: 'movement' });
    const broken = structuredClone(state) as unknown as { ext: Record<string, Record<string, unknown>> };
    (broken.ext[ID] as Record<string, unknown>).counters = { tamalir: 'plague' };
    expect(() => reopened(broken)).toThrow();
    expect(() =>
      reopened({ ...state, ext: { [ID]: { ...memory(state), freed: { tamalir: {} } } } }),
    ).toThrow();
  });

  it('are refused with market cards on the table that nobody trades in', () => {
    const { state } = fallen({ space: 'h0607' }, { given: 'movement' });
    const pool = state.decks.market?.pool.filter((card) => card !== 'loyal-hound') ?? [];
    const decks = { ...state.decks, market: { ...state.decks.market, pool } };
    expect(() => reopened({ ...state, decks, revealed: ['loyal-hound'] })).toThrow();
  });
});

describe('trade on the road', () => {
  it('va51.trade.discard-rest: what is not bought goes back before the next die is used', () => {
    const table = fallen(
      { space: 'h0607', gold: 9 },
      {
        given: 'movement',
        decks: { market: { top: ['loyal-hound', 'iron-buckler', 'healing-draught', 'yew-longbow'] } },
      },
    )
      .play('pool/divide travel=0 trading=2', 'trade/roll')
      .roll(1, 2)
      .play('trade/look', 'market/hire card=loyal-hound', 'trade/leave', 'trade/look');
    expect(table.state.revealed).toEqual(['healing-draught', 'yew-longbow']);
    expect(table.state.decks.market?.bottom).toEqual(['iron-buckler']);
  });

  it('va51.trade.healing: what one die paid for is no use to the next', () => {
    const table = fallen(
      { space: 'h0607', gold: 9, wounds: 4, items: ['yew-longbow'] },
      { given: 'movement' },
    )
      .play('pool/divide travel=0 trading=2', 'trade/roll')
      .roll(1, 2)
      .play(
        'trade/healing',
        'market/heal character=corbin-axebearer what=wound',
        'trade/leave',
        'trade/healing',
      )
      .play(
        'market/heal character=corbin-axebearer what=wound',
        'market/heal character=corbin-axebearer what=wound',
      );
    table.refuses('market/heal character=corbin-axebearer what=wound', 'va51.trade.healing');
    expect(table.player(0).hero.wounds).toBe(1);
  });

  it('va51.trade.sell-with-healing: exhaustion counters may be healed too, and free healing does not open the sale', () => {
    const table = fallen(
      { space: 'h0607', gold: 9, exhaustion: 2, items: ['yew-longbow'] },
      { given: 'movement' },
    )
      .play('pool/divide travel=0 trading=4', 'trade/roll')
      .roll(1, 5, 5, 5)
      .play('trade/healing');
    table.refuses('market/sell card=yew-longbow', 'va51.trade.sell-with-healing');
    table.play('market/heal character=corbin-axebearer what=exhaustion', 'market/sell card=yew-longbow');
    expect(table.player(0).gold).toBe(10);
    expect(table.state.decks.market?.bottom).toEqual(['yew-longbow']);
  });

  it('va51.trade.per-match: neither cards without a deck nor healing without a wound is on offer', () => {
    const table = fallen({ space: 'h0607', gold: 9 }, { given: 'movement' })
      .play('pool/divide travel=0 trading=2', 'trade/roll')
      .roll(1, 5);
    table.refuses('trade/healing', 'va51.trade.healing');
    expect(table.legal()).toEqual(['trade/look', 'trade/leave']);
  });

  it('va51.movement.split: a pool that was not rolled is gone with the turn', () => {
    const table = fallen({ space: 'h0607' }, { given: 'movement' })
      .play('pool/divide travel=1 trading=2')
      .roll(5)
      .play('move/stop', 'trade/forgo');
    expect(memory(table.state).trading).toBe(0);
    expect(decision(table.state)?.actor).toBe(1);
  });
});

describe('towns', () => {
  it('va51.counters.split: five cursed towns and three destroyed ones are reported', () => {
    const { towns } =
      inspect(fallen({ space: 'tamalir' }, { given: 'movement' }).state).modules.cataclysm ?? {};
    expect(towns?.map(({ is }) => is)).toEqual([
      ...['cursed', 'cursed', 'cursed', 'cursed', 'cursed'],
      ...['destroyed', 'destroyed', 'destroyed'],
    ]);
  });

  it('va51.market.discount-once: a discount takes off no more than the price, and the next town has its own', () => {
    const table = fallen(
      { space: 'tamalir', gold: 1, wounds: 1 },
      {
        given: 'market',
        said: { claimed: [['the-old-hunger', 'mother-of-nettles', 'the-great-cull']], towns: freedTamalir },
        decks: { market: { top: ['healing-draught'] } },
      },
    );
    expect(memory(table.state).discount).toBe(3);
    table.play('market/buy card=healing-draught');
    expect(table.player(0).gold).toBe(1);
    expect(memory(table.state).discount).toBe(1);
    table.play('market/heal character=corbin-axebearer what=wound', 'market/done');
    expect(table.player(0).gold).toBe(1);
  });

  it('va51.market.discount: who has claimed nothing there pays in full', () => {
    const table = fallen(
      { space: 'tamalir', gold: 2 },
      {
        given: 'market',
        other: { space: 'h0306' },
        said: { claimed: [[], ['the-old-hunger']], towns: freedTamalir },
        decks: { market: { top: ['healing-draught'] } },
      },
    ).play('market/buy card=healing-draught');
    expect(table.player(0).gold).toBe(0);
  });

  it('with upkeep of Allies the discount is for what is bought', () => {
    const table = fallen(
      { space: 'tamalir', gold: 2, allies: ['loyal-hound'] },
      {
        modules: [ID, 'ally-limits'],
        given: 'market',
        said: { claimed: [['the-old-hunger']], towns: freedTamalir },
        decks: { market: { top: ['healing-draught'] } },
      },
    ).play('upkeep/pay ally=loyal-hound');
    expect(table.player(0).gold).toBe(1);
    table.play('market/buy card=healing-draught');
    expect(table.player(0).gold).toBe(0);
  });
});

describe('ways', () => {
  const { state } = fallen({ space: 'h1204' }, { given: 'movement' });

  it('va51.movement.destroyed: no way on foot leads through a destroyed town', () => {
    expect(path(state, 'h1204', 'h1202')).not.toContain('h1203');
    expect(path(state, 'h1204', 'h1203')).toBeNull();
    expect(distances(state, 'h1204')).not.toHaveProperty('h1203');
    // Two steps through the ruins are three around them.
    expect(distances(state, 'h1204').h1202).toBe(3);
    const ruins = ['nerekhal', 'forge', 'frostgate'];
    for (const { town } of nearestTowns(state, 'h1204')) expect(ruins).not.toContain(town);
  });

  it('va51.movement.destroyed: no dice lead into a destroyed town, or through one', () => {
    const given = { movement: { player: 0, dice: [1, 2, 3, 4, 5] } };
    const walking = reach(fallen({ space: 'h1204' }, { given }).state) ?? expect.unreachable();
    const entered = walking.spaces.flatMap(({ ways }) => ways.flatMap((way) => way.path));
    expect(entered.length).toBeGreaterThan(5);
    expect(entered).not.toContain('h1203');
  });

  it('va51.town.start-in-destroyed: who stands in a destroyed town walks out of it, and not back', () => {
    const out = fallen({ space: 'h1203' }, { given: 'movement' }).state;
    expect(path(out, 'h1203', 'h1204')).toEqual(['h1203', 'h1204']);
    expect(path(out, 'h1204', 'h1203')).toBeNull();
  });

  it('va51.movement.cursed-terrain: a cursed town is entered with the faces of its terrain', () => {
    expect(facesFor(state, 'h0708')).toEqual([3]);
    expect(facesFor(state, 'h1203')).toEqual([]);
  });
});

describe('decks that stay in the box', () => {
  const pack = { id: 'fewer', name: 'Fewer', withoutDecks: ['green'] };

  it('are left out with the cards of every pack', () => {
    const { content } = composeRuleset([], [riseOfTheDragonLords, pack]).rules;
    expect(content.decks.green).toEqual([]);
    expect(content.decks.yellow?.length).toBeGreaterThan(0);
    expect(content.cards['bone-rabble']).toBeUndefined();
  });

  it('are named in a list', () => {
    const wrong = { ...pack, withoutDecks: 'green' } as unknown as typeof pack;
    expect(() => composeRuleset([], [riseOfTheDragonLords, wrong])).toThrow(InvalidContentError);
  });
});

describe('quests', () => {
  const star = 'where-the-star-came-down';

  it('va51.level2.claim: may be claimed at any open decision, in the turn of another, too', () => {
    const table = fallen(
      { space: 'h0607' },
      {
        given: 'movement',
        said: {
          claimed: [['murder-of-cinder-crows']],
          quests: [star],
          marks: [{}, { [star]: ['h0101', 'h1101'] }],
        },
      },
    );
    table.play(`quest/claim player=1 card=${star}`);
    expect(table.player(1).kept).toEqual([star]);
    expect(memory(table.state).claimed).toEqual([['murder-of-cinder-crows'], [star]]);
  });

  it('va51.level2.progress-counters: a move past a goal is no visit; the end of it is', () => {
    const table = fallen(
      { space: 'h1102' },
      {
        given: { movement: { player: 0, dice: [1, 1] } },
        said: { claimed: [[], ['murder-of-cinder-crows']], quests: [star] },
      },
    ).play('move/step to=h1101 die=1', 'move/step to=h1102 die=1');
    expect(memory(table.state).marks[0]).toEqual({});
  });

  it('va51.level3.unclaimed-out: who frees the town ends its quests for everybody', () => {
    const table = fallen(
      { space: 'tamalir', experience: { mind: 5 } },
      {
        given: { combat: { hero: 0, challenge: 'the-old-hunger', phase: 'ranged', wounds: 6 } },
        said: {
          claimed: [['the-great-cull']],
          quests: ['an-egg-to-be-drowned'],
          marks: [{}, { 'an-egg-to-be-drowned': ['counter'] }],
        },
        decks: { market: { top: ['loyal-hound'] } },
      },
    )
      .play('combat/attack by=corbin-axebearer')
      .roll(10, 10);
    expect(memory(table.state)).toMatchObject({ quests: [], marks: [{}, {}], freed: { tamalir: { by: 0 } } });
    expect(table.state.removed).toContain('an-egg-to-be-drowned');
  });
});

describe('described positions', () => {
  it.each([
    ['a town of no board', { towns: { atlantis: 'destroyed' } }],
    ['a fate of no town', { towns: { tamalir: 'sunken' } }],
    ['a card that is no Curse', { claimed: [['loyal-hound']] }],
    ['a claim of nobody', { claimed: [[], [], ['the-ash-herder']] }],
  ])('%s is refused', (_, said) => {
    expect(() =>
      fromScenario({
        game: { modules: [ID], players: [{ space: 'h0607' }, { space: 'h0306' }], with: { [ID]: said } },
      }),
    ).toThrow();
  });

  it('a quest is nothing that is met', () => {
    expect(() =>
      fallen({ space: 'tamalir' }, { given: { drawn: { player: 0, card: 'the-great-cull' } } }),
    ).toThrow(/quests/);
  });
});
