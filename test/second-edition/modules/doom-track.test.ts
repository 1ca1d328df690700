import { describe, expect, it } from 'vitest';
import { chanceOutcomes, createGame, decision, viewFor } from '../../../src/index.js';
import { type Deck, defineModule, override } from '../../../src/kernel/index.js';
import { fromScenario } from '../../../src/scenario/second-edition/index.js';
import { deckFor } from '../../../src/second-edition/base/adventure.js';
import { discardAdventure } from '../../../src/second-edition/base/cards.js';
import { turn } from '../../../src/second-edition/base/frames.js';
import { enterSpace } from '../../../src/second-edition/base/movement.js';
import {
  bundledModules,
  type Content,
  composeRuleset,
  type SecondEditionDraft,
  type SecondEditionModule,
} from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { Bench, gold } from '../abilities/workshop.js';
import { content, doomOf, strike, table, told, winning, ysolde } from './doom.js';

const green = content.decks.green.filter((id) => content.cards[id]?.kind === 'challenge');
const cards = (count: number): string[] => green.filter((id) => id !== 'bone-rabble').slice(0, count);

describe('the track', () => {
  it('2e.doom-track.recommended: it is there only in games that name it', () => {
    const without = createGame({ players: 3, seed: 1 });
    const game = createGame({ players: 3, seed: 1, modules: ['doom-track'] });
    expect(without.ext).toEqual({});
    expect(without.decks.green?.aside).toBeUndefined();
    expect(doomOf(game).track).toEqual([{ unseen: 'green' }]);
  });

  it('2e.doom-track.order: Vynelvale is first, then Riverwatch and Dawnsmoor, Nerekhal sixth, Frostgate last', () => {
    const towns = [0, 1, 2, 3, 4, 5, 6, 7].map((counters) => {
      const at = strike(winning(1, { counters }));
      return at.happened('doom/counter')[0]?.town;
    });
    expect(towns).toEqual([
      'vynelvale',
      'riverwatch',
      'dawnsmoor',
      'tamalir',
      'greyhaven',
      'nerekhal',
      'forge',
      'frostgate',
    ]);
  });

  it('2e.doom-track.row: each market stack marks a space, and nothing on the track touches the stacks', () => {
    const stacks = { vynelvale: ['black-dagger'], riverwatch: ['hedge-healer'] };
    const at = strike(winning(2, { track: ['green', ...cards(2)] }, { stacks }));
    expect(at.happened('doom/counter')[0]?.town).toBe('vynelvale');
    expect(at.state.stacks.vynelvale).toEqual(['black-dagger']);
    expect(at.state.stacks.riverwatch).toEqual(['hedge-healer']);
    const market = table(
      2,
      { counters: 1 },
      { turn: { player: 0, step: 'market' } },
      {
        me: { space: 'vynelvale', gold: 20 },
        stacks,
      },
    );
    market.draw(market.state.decks.market?.pool[0] ?? '').allows('market/buy card=black-dagger');
  });

  it('2e.doom-track.setup-card: the top card of the green deck starts the track at Vynelvale, at the end of setup', () => {
    const at = new Table(
      createGame({
        players: [{ hero: ysolde }, { hero: 'mordrog' }],
        chance: 'manual',
        modules: ['doom-track'],
      }),
    );
    expect(doomOf(at.state).track).toEqual([]);
    at.play('chance/pick choice=player-0');
    while (decision(at.state)?.kind === 'game/market-stacks')
      at.play(`chance/draw card=${at.state.decks.market?.pool[0]}`);
    const { track, counters, piles } = doomOf(at.state);
    expect(track).toEqual([{ unseen: 'green' }]);
    expect(counters).toBe(0);
    expect(piles.green).toEqual({ seen: [], unseen: 0 });
    expect(at.happened('doom/placed')).toEqual([
      {
        type: 'doom/placed',
        card: null,
        color: 'green',
        place: 1,
        town: 'vynelvale',
        rule: '2e.doom-track.setup-card',
      },
    ]);
  });

  it('2e.doom-track.setup-unseen: nobody knows it, so each green card is as likely to be drawn as before', () => {
    const jewel = content.board.jewels.green[0] ?? '';
    const at = table(2, {}, { turn: { player: 0, step: 'adventure' } }, { me: { space: jewel } });
    expect(at.state.decks.green).toMatchObject({ aside: 1, top: [], bottom: [] });
    expect(at.state.decks.green?.pool).toEqual(content.decks.green);
    at.play('adventure/attempt color=green');
    const outcomes = chanceOutcomes(at.state);
    expect(outcomes).toHaveLength(35);
    for (const { probability } of outcomes) expect(probability).toBeCloseTo(1 / 35);
    for (const player of [null, 0, 1])
      expect(doomOf(viewFor(at.state, player)).track).toEqual([{ unseen: 'green' }]);
  });
});

/** An adventure in which an Event is drawn while another is in play. */
function drawing(card: string, event: string): Table {
  const found = content.cards[card];
  const color = (found?.kind === 'event' && found.color) || 'green';
  const me = { space: content.board.jewels[color][0] ?? '' };
  const decks = { [color]: { top: [card] } };
  const at = table(3, {}, { turn: { player: 0, step: 'adventure' } }, { me, event, decks });
  return at.play(`adventure/attempt color=${color}`);
}

describe('adding cards', () => {
  it('2e.doom-track.next-space: a card goes to the space above the last one', () => {
    const at = strike(winning(4, { track: ['green', ...cards(3)] }));
    expect(at.happened('doom/placed')[0]).toMatchObject({
      card: 'bone-rabble',
      color: 'green',
      place: 5,
      town: 'greyhaven',
      rule: '2e.doom-track.next-space',
    });
    expect(doomOf(at.state).track[4]).toEqual({ card: 'bone-rabble' });
  });

  it('2e.doom-track.example-first-discards: the first discard goes to Riverwatch, the second to Dawnsmoor', () => {
    const first = strike(winning(3));
    expect(first.happened('doom/placed')[0]?.town).toBe('riverwatch');
    const second = strike(winning(3, { track: ['green', 'marsh-leeches'] }));
    expect(second.happened('doom/placed')[0]?.town).toBe('dawnsmoor');
  });

  it('2e.doom-track.counts-challenge: a defeated Challenge does, and not under its deck; one that is kept does not', () => {
    const at = strike(winning(3));
    expect(at.happened('card/discarded')).toEqual([
      {
        type: 'card/discarded',
        card: 'bone-rabble',
        to: 'doom-track',
        rule: '2e.doom-track.counts-challenge',
      },
    ]);
    expect(at.state.decks.green?.bottom).toEqual([]);
    // Reward, then discard: who wins has the gold before anything comes of the discard.
    expect(at.player(0).gold).toBe(3 + 2 + 1);

    const kept = strike(winning(3, {}, { card: 'rune-mad-acolyte' }));
    expect(kept.player(0).items).toEqual([{ card: 'rune-mad-acolyte', faceDown: false }]);
    expect(doomOf(kept.state).track).toHaveLength(1);
  });

  it('2e.doom-track.counts-encounter: an Encounter does once it is resolved, and is not removed', () => {
    const at = table(3, {}, { drawn: { player: 0, card: 'the-ferrymans-riddle' } }).roll(1, 1);
    expect(at.happened('card/discarded')[0]).toMatchObject({
      card: 'the-ferrymans-riddle',
      rule: '2e.doom-track.counts-encounter',
    });
    expect(doomOf(at.state).track).toEqual([{ unseen: 'green' }, { card: 'the-ferrymans-riddle' }]);
    expect(at.state.removed).toEqual([]);
  });

  it('2e.doom-track.counts-encounter: also one that discards itself', () => {
    const shrine = table(3, {}, { drawn: { player: 0, card: 'wayside-shrine' } });
    shrine.play(shrine.legal('effect/choose')[0] ?? '');
    expect(shrine.happened('card/discarded')[0]).toMatchObject({
      card: 'wayside-shrine',
      rule: '2e.doom-track.counts-encounter',
    });
  });

  it('2e.doom-track.counts-event: an Event that cannot be played does', () => {
    const at = drawing('harvest-fairs', 'restless-graves');
    expect(at.happened('card/discarded')[0]).toMatchObject({
      card: 'harvest-fairs',
      rule: '2e.doom-track.counts-event',
    });
    expect(at.state.event).toBe('restless-graves');
    expect(doomOf(at.state).track[1]).toEqual({ card: 'harvest-fairs' });
  });

  it('2e.doom-track.counts-held-card: a card that was held does when it is used up', () => {
    const wisp = table(
      3,
      {},
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
      { me: { kept: ['swamp-wisp'], space: 'h0208', cameFrom: 'h0207' } },
    );
    wisp.play('ability/use card=swamp-wisp ability=follow-the-wisp-out');
    expect(wisp.happened('card/discarded')[0]).toMatchObject({
      card: 'swamp-wisp',
      rule: '2e.doom-track.counts-held-card',
    });
    expect(doomOf(wisp.state).track[1]).toEqual({ card: 'swamp-wisp' });
    // The Ogre waits undefeated: it is not discarded.
    expect(wisp.state.track[0]?.card).toBe('gallows-ogre');
  });

  it('2e.doom-track.discards-to-track: an Event that is replaced', () => {
    const at = drawing('restless-graves', 'harvest-fairs');
    expect(at.happened('card/discarded')[0]).toMatchObject({
      card: 'harvest-fairs',
      rule: '2e.doom-track.discards-to-track',
    });
    expect(at.state.event).toBe('restless-graves');
    expect(at.state.decks.green?.bottom).toEqual([]);
  });

  it('2e.doom-track.discards-to-track: a Challenge pushed off the undefeated track, though the turn ends in that step', () => {
    const waiting = [
      'marsh-leeches',
      'hedge-witch',
      'cinder-imp',
      'carrion-crows',
      'mirror-thief',
      'lost-patrol',
    ];
    const at = table(
      3,
      {},
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
      {
        me: { space: 'h0208', cameFrom: 'h0207' },
        track: waiting.map((card) => ({ card, space: 'h0609' })),
      },
    );
    at.play('combat/escape').roll(10, 10);
    expect(at.happened('card/discarded')[0]).toMatchObject({
      card: 'marsh-leeches',
      rule: '2e.doom-track.discards-to-track',
    });
    expect(doomOf(at.state).track[1]).toEqual({ card: 'marsh-leeches' });
    expect(at.happened('turn/ended')).toHaveLength(1);
  });

  it('2e.doom-track.discards-to-track: a killed Ally that is an adventure card; market cards go under their deck', () => {
    const killed = (ally: string) => {
      const found = content.cards[ally];
      const life =
        found?.kind === 'ally' ? found.life : (found as { becomes: { life: number } }).becomes.life;
      return table(
        3,
        {},
        { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
        { me: { allies: [{ card: ally, wounds: life - 1 }] } },
      )
        .play(`combat/attack by=${ally}`)
        .roll(1, 1);
    };
    const hound = killed('masterless-war-hound');
    expect(hound.player(0).allies).toEqual([]);
    expect(doomOf(hound.state).track[1]).toEqual({ card: 'masterless-war-hound' });
    const healer = killed('hedge-healer');
    expect(healer.player(0).allies).toEqual([]);
    expect(healer.state.decks.market?.bottom).toEqual(['hedge-healer']);
    expect(doomOf(healer.state).track).toHaveLength(1);
  });

  it('2e.doom-track.discards-to-track: a card discarded at any time, and a knockout that takes it', () => {
    const me = { allies: ['a-question-of-honor'], space: 'h0208' };
    const thrown = table(3, {}, { turn: { player: 0, step: 'movement' } }, { me });
    thrown.play('card/discard player=0 card=a-question-of-honor');
    expect(doomOf(thrown.state).track[1]).toEqual({ card: 'a-question-of-honor' });

    const life = (content.cards[ysolde] as { life: number }).life;
    const out = table(
      3,
      {},
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
      { me: { ...me, wounds: life - 1 } },
    );
    out.play('combat/defend').roll(1, 1);
    if (out.legal().includes('harm/take')) out.play('harm/take');
    expect(out.happened('hero/knocked-out')).toHaveLength(1);
    expect(doomOf(out.state).track[1]).toEqual({ card: 'a-question-of-honor' });
    // It lies there before the player says which of two towns is the refuge.
    const between = { ...me, wounds: life - 1, space: 'h0609' };
    const asked = table(
      3,
      {},
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
      { me: between },
    );
    asked.play('combat/defend').roll(1, 1);
    if (asked.legal().includes('harm/take')) asked.play('harm/take');
    expect(decision(asked.state)?.kind).toBe('knockout/move');
    expect(doomOf(asked.state).track[1]).toEqual({ card: 'a-question-of-honor' });
  });
});

describe('discards at the edge', () => {
  it('2e.doom-track.discards-to-track: a step that ends the turn as well leaves no card behind', () => {
    // A stranger's module: whoever enters a space loses the card of the Event area, and the turn.
    const trap = defineModule<SecondEditionDraft, Content>({
      id: 'trap',
      title: 'Trap',
      overrides: [
        override(enterSpace, (next) => (g, player, to, rule) => {
          next(g, player, to, rule);
          g.state.event = null;
          discardAdventure(g, 'harvest-fairs');
          g.unwind(turn, 'end');
        }),
      ],
    });
    const doom = bundledModules['doom-track'];
    const bench = new Bench(
      {},
      { other: {}, game: { event: 'harvest-fairs' }, given: { turn: { player: 0, step: 'movement' } } },
      doom ? [doom, trap] : [],
    );
    bench.play(bench.legal('move/adjacent')[0] ?? '');
    expect(doomOf(bench.state)).toMatchObject({
      track: [{ unseen: 'green' }, { card: 'harvest-fairs' }],
      waiting: [],
    });
    expect(bench.happened('turn/ended')).toHaveLength(1);
  });

  it('2e.endgame.begin: what a turn that was cut short left on the table goes to the track or under its deck', () => {
    // A stranger's module: whoever enters a space uncovers two cards, and sends the card of the Event area to the track.
    const trap = defineModule<SecondEditionDraft, Content>({
      id: 'trap',
      title: 'Trap',
      overrides: [
        override(enterSpace, (next) => (g, player, to, rule) => {
          next(g, player, to, rule);
          for (const deck of ['green', 'market'])
            g.state.revealed.push((g.own('decks')[deck] as Deck).pool.splice(0, 1)[0] as string);
          g.state.event = null;
          discardAdventure(g, 'harvest-fairs');
        }),
      ],
    });
    const bench = new Bench(
      {},
      {
        other: { space: 'forge' },
        game: {
          event: 'harvest-fairs',
          with: {
            'doom-track': { counters: 7, track: ['green', 'call-down-the-inferno', 'early-snows'] },
          },
        },
        given: { turn: { player: 0, step: 'movement' } },
      },
      [bundledModules['doom-track'] as SecondEditionModule, trap],
    );
    const [adventure] = bench.state.decks.green?.pool ?? [];
    const [ware] = bench.state.decks.market?.pool ?? [];
    bench.play(bench.legal('move/adjacent')[0] ?? '');
    expect(doomOf(bench.state).endgame).not.toBeNull();
    expect(bench.state.revealed).toEqual([]);
    expect(doomOf(bench.state).track).toEqual([{ card: 'harvest-fairs' }, { card: adventure }]);
    expect(bench.state.decks.market?.bottom).toEqual([ware]);
  });

  it('2e.doom-track.clear: a deck that has no color is never formed anew', () => {
    const { market = [] } = content.decks;
    const at = table(
      2,
      {},
      { turn: { player: 0, step: 'market' } },
      { me: { space: 'tamalir' }, stacks: { forge: [...market] } },
    );
    expect(at.state.decks.market).toEqual({ top: [], pool: [], bottom: [] });
    expect(decision(at.state)).toMatchObject({ actor: 0, kind: 'market/trade' });
    expect(at.happened('card/drawn')).toEqual([]);
  });

  it('2e.doom-track.next-space: above the last space there is only the discard pile, once no counter clears the track', () => {
    const full = ['green', ...cards(7)];
    const at = table(
      1,
      { counters: 8, track: full, endgame: { order: [0] } },
      { turn: { player: 0, step: 'start' } },
      { me: { allies: ['a-question-of-honor'] }, decks: { red: { top: ['threnodax-lord-of-graves'] } } },
    );
    at.play('card/discard player=0 card=a-question-of-honor');
    expect(doomOf(at.state).track).toHaveLength(8);
    expect(doomOf(at.state).piles.yellow.seen).toEqual(['a-question-of-honor']);
    expect(at.happened('doom/placed')[0]).toMatchObject({ place: null, town: null });
  });
});

describe('several discards at once', () => {
  /** An Encounter that is cut short while the Challenge it brought is being rewarded: both lie on the table when the turn ends. */
  const cutShort = (track: readonly string[], color: 'green' | 'yellow') =>
    new Bench(
      {
        challenge: { life: 1, reward: [gold(1), { do: 'end-turn' }] },
        encounter: { color, effects: [{ do: 'face', card: 'my-challenge' }] },
      },
      {
        other: {},
        game: { with: { 'doom-track': { track: [...track] } } },
        given: { drawn: { player: 0, card: 'my-encounter' } },
      },
      bundledModules['doom-track'] ? [bundledModules['doom-track']] : [],
    )
      .play('combat/stand', 'combat/attack by=my-hero')
      .roll(10, 10);

  it('2e.doom-track.discards-to-track: the player whose turn it is says in which order they go, where their backs differ', () => {
    const bench = cutShort(['green'], 'yellow');
    expect(bench.waiting).toBe('doom-track/order');
    expect(bench.legal()).toEqual(['doom/place card=my-encounter', 'doom/place card=my-challenge']);
    expect(bench.ruleset.decision(bench.state)).toMatchObject({
      actor: 0,
      rule: '2e.doom-track.discards-to-track',
    });
    bench.refuses('doom/place card=my-event', '2e.doom-track.discards-to-track');
    bench.play('doom/place card=my-challenge');
    expect(doomOf(bench.state).track).toEqual([
      { unseen: 'green' },
      { card: 'my-challenge' },
      { card: 'my-encounter' },
    ]);
    expect(doomOf(bench.state).waiting).toEqual([]);
  });

  it('2e.doom-track.discards-to-track: and where one of them adds a doom counter, and so is carried over', () => {
    // The third card makes no difference, the fourth does: with two players it adds the counter.
    const bench = cutShort(['green', 'call-down-the-inferno'], 'green');
    expect(bench.waiting).toBe('doom-track/order');
    bench.play('doom/place card=my-encounter');
    expect(doomOf(bench.state)).toMatchObject({ track: [{ card: 'my-challenge' }], counters: 1 });
    // The second of them may come after the counter that the first one added.
    const over = cutShort(['green', 'call-down-the-inferno', 'early-snows'], 'green').play(
      'doom/place card=my-challenge',
    );
    expect(doomOf(over.state)).toMatchObject({
      track: [{ card: 'my-challenge' }, { card: 'my-encounter' }],
      counters: 1,
    });
  });

  it('2e.doom-track.discards-to-track: nobody is asked where it makes no difference', () => {
    const bench = cutShort(['green'], 'green');
    expect(bench.waiting).toBe('movement/choose');
    expect(doomOf(bench.state).track).toHaveLength(3);
  });
});

describe('adding a doom counter', () => {
  const addedAt = (players: number): number => {
    for (let held = 1; held <= 8; held++) {
      const track = ['green', ...cards(held - 1)];
      const at = strike(winning(players, { track }));
      const due = at.happened('doom/due')[0];
      if (!due) continue;
      expect(due.amount).toBe(held + 1);
      expect(doomOf(at.state).counters).toBe(1);
      return held + 1;
    }
    return 0;
  };
  const ruleAt = (players: number, held: number): unknown =>
    strike(winning(players, { track: ['green', ...cards(held - 2)] })).happened('doom/due')[0]?.rule;

  it('2e.doom-track.trigger-solo: with one player two cards add one, so that every discard does', () => {
    expect(addedAt(1)).toBe(2);
    expect(ruleAt(1, 2)).toBe('2e.doom-track.trigger-solo');
    const at = strike(winning(1));
    // The card carried over counts: the next discard adds the next counter.
    expect(doomOf(strike(winning(1, { track: ['marsh-leeches'], counters: 1 })).state).counters).toBe(2);
    expect(doomOf(at.state).track).toEqual([{ card: 'bone-rabble' }]);
  });

  it('2e.doom-track.trigger-two: with two players four cards', () => {
    expect(addedAt(2)).toBe(4);
    expect(ruleAt(2, 4)).toBe('2e.doom-track.trigger-two');
  });

  it('2e.doom-track.trigger-three: with three players six cards', () => {
    expect(addedAt(3)).toBe(6);
    expect(ruleAt(3, 6)).toBe('2e.doom-track.trigger-three');
  });

  it('2e.doom-track.trigger-four-to-six: with four, five or six players eight cards', () => {
    expect([4, 5, 6].map(addedAt)).toEqual([8, 8, 8]);
    expect([4, 5, 6].map((players) => ruleAt(players, 8))).toEqual(
      Array(3).fill('2e.doom-track.trigger-four-to-six'),
    );
  });

  it('2e.doom-track.purpose: the steps come in this order, each by its rule', () => {
    const at = strike(winning(2, { track: ['green', 'marsh-leeches', 'atavax'] }));
    expect(told(at, 'doom/')).toEqual([
      ['doom/placed', '2e.doom-track.next-space'],
      ['doom/due', '2e.doom-track.trigger-two'],
      ['doom/carried-over', '2e.doom-track.carry-over'],
      ['doom/cleared', '2e.doom-track.clear'],
      ['doom/counter', '2e.doom-track.place-counter'],
    ]);
  });

  it('2e.doom-track.carry-over: the card placed last becomes the first', () => {
    const at = strike(winning(2, { track: ['green', 'marsh-leeches', 'atavax'] }));
    expect(doomOf(at.state).track).toEqual([{ card: 'bone-rabble' }]);
    expect(at.happened('doom/carried-over')[0]).toMatchObject({ card: 'bone-rabble', color: 'green' });
  });

  it('2e.doom-track.example-last-card: the fourth, the sixth or the eighth', () => {
    for (const [players, last] of [
      [2, 4],
      [3, 6],
      [4, 8],
      [5, 8],
      [6, 8],
    ] as const) {
      const at = strike(winning(players, { track: ['green', ...cards(last - 2)] }));
      expect(at.happened('doom/placed')[0]?.place).toBe(last);
      expect(at.happened('doom/carried-over')[0]?.card).toBe('bone-rabble');
    }
  });

  it('2e.doom-track.clear: all others go to the discard pile of their own color, the unseen one unseen', () => {
    const at = strike(
      winning(3, { track: ['green', 'marsh-leeches', 'atavax', 'harvest-fairs', 'ash-drake'] }),
    );
    const { piles } = doomOf(at.state);
    expect(piles).toEqual({
      green: { seen: ['marsh-leeches', 'harvest-fairs'], unseen: 1 },
      yellow: { seen: ['atavax'], unseen: 0 },
      blue: { seen: ['ash-drake'], unseen: 0 },
      red: { seen: [], unseen: 0 },
    });
    expect(at.state.decks.green?.aside).toBe(1);
  });

  it('2e.doom-track.place-counter: on the first stack that has none, one for each time', () => {
    const at = strike(winning(2, { track: ['green', 'marsh-leeches', 'atavax'], counters: 4 }));
    expect(at.happened('doom/counter')).toEqual([
      { type: 'doom/counter', counters: 5, town: 'greyhaven', rule: '2e.doom-track.place-counter' },
    ]);
  });

  it('2e.doom-track.example-counter-order: Vynelvale, Riverwatch, Dawnsmoor, and so on', () => {
    const towns = [0, 1, 2].map(
      (counters) => strike(winning(1, { counters })).happened('doom/counter')[0]?.town,
    );
    expect(towns).toEqual(['vynelvale', 'riverwatch', 'dawnsmoor']);
  });

  it('2e.doom-track.example-three-players: the sixth card adds the first counter, at Vynelvale', () => {
    const fifth = strike(winning(3, { track: ['green', ...cards(3)] }));
    expect(doomOf(fifth.state)).toMatchObject({ counters: 0, track: { length: 5 } });
    const sixth = strike(winning(3, { track: ['green', ...cards(4)] }));
    expect(sixth.happened('doom/counter')[0]).toMatchObject({ counters: 1, town: 'vynelvale' });
  });

  it('2e.doom-track.last-space: the counter on Frostgate ends the normal game, the seventh does not', () => {
    const seventh = strike(winning(1, { counters: 6 }));
    expect(doomOf(seventh.state)).toMatchObject({ counters: 7, endgame: null });
    const eighth = strike(winning(1, { counters: 7 }));
    expect(eighth.happened('doom/counter')[0]).toMatchObject({
      town: 'frostgate',
      rule: '2e.doom-track.last-space',
    });
    expect(doomOf(eighth.state).endgame).not.toBeNull();
  });

  it('2e.doom-track.eight-counters-end: the Endgame opens at the eighth', () => {
    const at = strike(winning(2, { counters: 7, track: ['green', 'marsh-leeches', 'atavax'] }));
    expect(doomOf(at.state)).toMatchObject({ counters: 8, endgame: { out: [] } });
    expect(at.happened('endgame/began')).toHaveLength(1);
    // No ninth counter: later discards only lie there.
    expect(doomOf(at.state).track).toEqual([{ card: 'bone-rabble' }]);
  });
});

describe('discard piles', () => {
  const blueJewel = content.board.jewels.blue[0] ?? '';
  const blue = content.decks.blue;

  const attempting = (doom: object, game: object = {}) =>
    table(2, doom, { turn: { player: 0, step: 'adventure' } }, { me: { space: blueJewel }, ...game });

  it('2e.doom-track.clear: an empty deck is formed anew when it must be drawn from, Events and Encounters included', () => {
    const at = attempting({ piles: { blue } });
    expect(at.state.decks.blue).toEqual({ top: [], pool: [], bottom: [] });
    at.play('adventure/attempt color=blue');
    expect(at.happened('deck/renewed')).toEqual([
      { type: 'deck/renewed', deck: 'blue', amount: blue.length, cards: blue, rule: '2e.doom-track.clear' },
    ]);
    expect(chanceOutcomes(at.state)).toHaveLength(blue.length);
    expect(blue.map((id) => content.cards[id]?.kind)).toContain('event');
    expect(blue.map((id) => content.cards[id]?.kind)).toContain('encounter');
    expect(doomOf(at.state).piles.blue).toEqual({ seen: [], unseen: 0 });
    expect(at.state.decks.blue?.pool).toEqual(blue);
  });

  describe('2e.doom-track.clear: the last card of an empty deck that nobody has seen is known by what it is not', () => {
    const [last = '', second = '', ...others] = blue;
    const recognized = (doom: object) => {
      const at = attempting(doom).play('adventure/attempt color=blue');
      return { at, known: at.happened('doom/recognized') };
    };
    const fact = { type: 'doom/recognized', card: last, color: 'blue', rule: '2e.doom-track.clear' };

    it('on the track, where it lies', () => {
      const { at, known } = recognized({ track: ['blue'], piles: { blue: [second, ...others] } });
      expect(known).toEqual([{ ...fact, place: 1 }]);
      expect(doomOf(at.state).track).toEqual([{ card: last }]);
      expect(recognized({ track: ['green', 'blue'], piles: { blue: [second, ...others] } }).known).toEqual([
        { ...fact, place: 2 },
      ]);
    });

    it('in its pile: then it is part of the new deck', () => {
      const { at, known } = recognized({ piles: { blue: ['blue', second, ...others] } });
      expect(known).toEqual([{ ...fact, place: null }]);
      expect(at.happened('deck/renewed')[0]?.amount).toBe(blue.length);
      expect(at.state.decks.blue).toEqual({ top: [], pool: blue, bottom: [] });
    });

    it('not if there are two of them', () => {
      const { at, known } = recognized({ track: ['blue', 'blue'], piles: { blue: others } });
      expect(known).toEqual([]);
      expect(doomOf(at.state).track).toEqual([{ unseen: 'blue' }, { unseen: 'blue' }]);
    });
  });

  it('2e.doom-track.clear: not before: a deck with a card left is not renewed', () => {
    const [last = '', ...others] = blue;
    const at = attempting({ piles: { blue: others } }).play('adventure/attempt color=blue');
    expect(at.happened('deck/renewed')).toEqual([]);
    expect(at.happened('card/drawn')[0]?.card).toBe(last);
  });

  it('2e.doom-track.clear: with nothing in deck and pile there is nothing to draw', () => {
    attempting({}, { removed: blue }).refuses('adventure/attempt color=blue', '2e.adventure.draw');
  });

  it('2e.doom-track.clear: a deck that runs out while Events come is renewed for the next card', () => {
    const others = blue.filter((id) => id !== 'the-sky-burns');
    const at = attempting({ piles: { blue: others } }).play('adventure/attempt color=blue');
    expect(at.state.event).toBe('the-sky-burns');
    expect(at.happened('deck/renewed')).toHaveLength(1);
    expect(decision(at.state)).toMatchObject({ actor: 'chance', kind: 'adventure/draw' });
  });

  it('2e.event.draw-again: the next card comes from the deck that the adventure comes from, whatever its color', () => {
    const elsewhere = defineModule<SecondEditionDraft, Content>({
      id: 'elsewhere',
      title: 'Elsewhere',
      overrides: [override(deckFor, () => () => 'yellow')],
    });
    const ruleset = composeRuleset([bundledModules['doom-track'] as SecondEditionModule, elsewhere]);
    const event = content.decks.yellow.find((id) => content.cards[id]?.kind === 'event') ?? '';
    const start = fromScenario(
      {
        game: {
          players: [{ hero: ysolde, space: blueJewel }],
          removed: [...blue],
          decks: { yellow: { top: [event] } },
        },
        given: { turn: { player: 0, step: 'adventure' } },
      },
      ruleset,
    );
    const drawn = ruleset.apply(start, ruleset.parseActionCode('adventure/attempt color=blue'));
    expect(drawn.event).toBe(event);
    expect(ruleset.decision(drawn)).toMatchObject({ kind: 'adventure/draw', request: { deck: 'yellow' } });
  });

  it('2e.doom-track.setup-unseen: the last card nobody has seen is known by what it is not', () => {
    const [hidden = '', ...others] = content.decks.green;
    const jewel = content.board.jewels.green[0] ?? '';
    const me = { space: jewel };
    const turn = { turn: { player: 0, step: 'adventure' } } as const;
    const onTrack = table(2, { piles: { green: others } }, turn, { me }).play(
      'adventure/attempt color=green',
    );
    expect(doomOf(onTrack.state).track).toEqual([{ card: hidden }]);
    expect(chanceOutcomes(onTrack.state).map(({ action }) => action)).not.toContainEqual({
      type: 'chance/draw',
      card: hidden,
    });
    expect(onTrack.state.decks.green?.aside).toBeUndefined();

    const inPile = table(2, { track: ['atavax'], piles: { green: ['green', ...others] } }, turn, { me });
    inPile.play('adventure/attempt color=green');
    expect(chanceOutcomes(inPile.state)).toHaveLength(content.decks.green.length);
  });
});
