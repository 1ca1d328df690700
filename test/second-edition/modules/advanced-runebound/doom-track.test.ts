import { describe, expect, it } from 'vitest';
import { createGame, decision, parseState, serialize, viewFor } from '../../../../src/index.js';
import { doomSetting } from '../../../../src/second-edition/modules/advanced-runebound/doom.js';
import type { Table } from '../../../toolkit.js';
import { at, beaten, type Doomed, ID, memory, plains, track } from './doom.js';

/** Green Challenges without anything peculiar about them. */
const dull = [
  'crossbow-deserters',
  'dragon-cultists',
  'hatchling-drake',
  'carrion-crows',
  'drowned-sailor',
  'spinner-in-the-mine',
  'bone-rabble',
];
/** A track of so many cards, the last of them known. */
const filled = (cards: number): Doomed => ({ track: ['green', ...dull.slice(0, cards - 1)] });

const towns = (table: Table) => table.happened('doom/placed').map((event) => event.town);

describe('Setting up the Doom Track', () => {
  it('adv.doom-track.setup, adv.doom-track.space-1: the top green card lies face down at Tamalir, and nobody knows it', () => {
    const state = createGame({ players: 3, seed: 'doom', modules: [ID] });
    expect(memory({ state }).track).toEqual([{ unseen: 'green' }]);
    expect(state.decks.green).toMatchObject({ aside: 1 });
    expect(state.decks.green?.pool).toHaveLength(35);
    for (const player of [0, 1, 2, null]) expect(viewFor(state, player).decks).toEqual(state.decks);
    expect(parseState(serialize(state))).toEqual(state);
  });

  it('adv.scope.no-components: the cards and counters of the base game, and no others', () => {
    const advanced = createGame({ players: 3, seed: 'doom', modules: [ID] });
    const base = createGame({ players: 3, seed: 'doom' });
    expect(advanced.content).toBe(base.content);
    expect([advanced.counters, advanced.pile]).toEqual([base.counters, base.pile]);
  });

  it('adv.scope.rest-unchanged: what the document is silent about is unchanged, such as a single step', () => {
    const table = at({}, { turn: { player: 0, step: 'movement' } });
    expect(table.legal('move/adjacent').length).toBeGreaterThan(0);
  });
});

describe('Adding Cards to the Doom Track', () => {
  it('adv.doom-track.example-first-cards, adv.doom-track.space-2, adv.doom-track.space-3: the first goes to Riverwatch, the second to Dawnsmoor', () => {
    const first = beaten('bone-rabble');
    expect(towns(first)).toEqual(['riverwatch']);
    expect(first.happened('doom/placed')[0]).toMatchObject({
      card: 'bone-rabble',
      color: 'green',
      place: 2,
      rule: 'adv.doom-track.next-space-order',
    });
    expect(towns(beaten('carrion-crows', { doom: { track: ['green', 'bone-rabble'] } }))).toEqual([
      'dawnsmoor',
    ]);
  });

  it('adv.doom-track.next-space-order, adv.doom-track.space-4, adv.doom-track.space-6: upwards, Vynelvale fourth and Nerekhal sixth', () => {
    const placed = (cards: number) => towns(beaten('bone-rabble', { players: 4, doom: filled(cards) }))[0];
    expect([1, 2, 3, 4, 5, 6].map(placed)).toEqual([
      'riverwatch',
      'dawnsmoor',
      'vynelvale',
      'greyhaven',
      'nerekhal',
      'forge',
    ]);
  });

  it('adv.doom-track.space-8: the eighth space is Frostgate', () =>
    expect(towns(beaten('bone-rabble', { players: 4, doom: filled(7) }))).toEqual(['frostgate']));

  it('adv.doom-track.source-challenge, adv.doom-track.not-removed: a defeated Challenge goes to the track, not under its deck', () => {
    const table = beaten('bone-rabble');
    expect(track(table)).toEqual(['green', 'bone-rabble']);
    expect(table.state.decks.green?.bottom).toEqual([]);
    expect(table.happened('card/discarded')[0]).toMatchObject({ rule: 'adv.doom-track.source-challenge' });
  });

  it('adv.doom-track.source-encounter, adv.doom-track.not-removed: so does a resolved Encounter', () => {
    const table = at({ me: { hero: 'varikas-the-dead' } }, { drawn: { player: 0, card: 'wayside-shrine' } });
    for (let at = 0; at < 6 && !track(table).includes('wayside-shrine'); at++)
      table.play(table.legal().find((code) => !code.startsWith('card/')) as string);
    expect(track(table)).toContain('wayside-shrine');
    expect(table.state.removed).toEqual([]);
  });

  it('adv.doom-track.source-event, adv.events.lower, adv.events.discard-to-track: so does an Event that comes to nothing', () => {
    const table = at(
      { me: { space: 'h0609' }, game: { event: 'restless-graves' } },
      { turn: { player: 0, step: 'adventure' } },
    )
      .play('adventure/attempt color=green')
      .draw('harvest-fairs');
    expect(track(table)).toEqual(['green', 'harvest-fairs']);
    expect(table.happened('event/ignored')[0]?.rule).toBe('adv.events.lower');
    expect(table.happened('card/discarded')[0]).toMatchObject({ rule: 'adv.doom-track.source-event' });
  });

  it('adv.events.discard-to-track: so does an Event that is replaced', () => {
    const table = at({ game: { event: 'early-snows' } }, { drawn: { player: 0, card: 'restless-graves' } });
    expect(table.state.event).toBe('restless-graves');
    expect(track(table)).toEqual(['green', 'early-snows']);
  });

  it('adv.doom-track.source-held-card: so does a card that its player discards to use it', () => {
    const table = at(
      { me: { kept: ['swamp-wisp'] } },
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
    );
    table.play('ability/use card=swamp-wisp ability=follow-the-wisp-out');
    expect(track(table)).toEqual(['green', 'swamp-wisp']);
    expect(table.happened('card/discarded')[0]).toMatchObject({ rule: 'adv.doom-track.source-held-card' });
  });

  it('adv.doom-track.discards-go-here: so does one that is pushed off a full undefeated challenge track', () => {
    const waiting = [
      'cinder-imp',
      'barrow-shade',
      'hedge-witch',
      'mirror-thief',
      'tollgate-bullies',
      'grave-robbers',
    ];
    const table = at(
      {
        me: { hero: 'varikas-the-dead', space: plains },
        game: { track: waiting.map((card, i) => ({ card, space: `h0${i + 2}06` })) },
      },
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
    )
      .play('combat/escape')
      .roll(10, 10);
    expect(track(table)).toEqual(['green', 'cinder-imp']);
    expect(table.state.track[0]?.card).toBe('gallows-ogre');
  });

  it('adv.doom-track.is-market-row: the market cards beside it stay on sale', () => {
    const table = at(
      {
        me: { space: 'tamalir', gold: 20 },
        doom: { counters: 3 },
        game: { stacks: { tamalir: ['white-blade'] } },
      },
      { turn: { player: 0, step: 'market' } },
    ).draw('healing-draught');
    table.allows('market/buy card=white-blade');
  });
});

describe('Adding a Doom Counter', () => {
  const counter = (table: Table) => table.happened('doom/counter')[0];

  it.each([
    [2, 4, 'adv.doom-track.trigger-2'],
    [3, 6, 'adv.doom-track.trigger-3'],
    [4, 8, 'adv.doom-track.trigger-4-6'],
    [5, 8, 'adv.doom-track.trigger-4-6'],
    [6, 8, 'adv.doom-track.trigger-4-6'],
  ] as const)('with %i players card %i adds one (%s)', (players, cards, rule) => {
    expect(counter(beaten('bone-rabble', { players, doom: filled(cards - 2) }))).toBeUndefined();
    const table = beaten('bone-rabble', { players, doom: filled(cards - 1) });
    expect(counter(table)).toMatchObject({ counters: 1, town: 'tamalir' });
    expect(table.happened('doom/due')[0]).toMatchObject({ amount: cards, rule });
    // adv.doom-track.example-last-card: it is the card of that number that is carried over.
    expect(track(table)).toEqual(['bone-rabble']);
  });

  it('adv.doom-track.trigger-2: alone, two cards are enough', () =>
    expect(counter(beaten('bone-rabble', { players: 1 }))).toMatchObject({ counters: 1 }));

  it('adv.doom-track.step-1-carry, adv.doom-track.step-2-clear, adv.doom-track.step-3-counter: carry, clear, place, in this order', () => {
    const table = beaten('bone-rabble', { doom: filled(5) });
    const types = table.events.map(({ type }) => type).filter((type) => type.startsWith('doom/'));
    expect(types).toEqual(['doom/placed', 'doom/due', 'doom/carried-over', 'doom/cleared', 'doom/counter']);
    expect(table.happened('doom/carried-over')[0]?.rule).toBe('adv.doom-track.step-1-carry');
    expect(table.happened('doom/cleared')[0]?.rule).toBe('adv.doom-track.step-2-clear');
    expect(counter(table)?.rule).toBe('adv.doom-track.step-3-counter');
    expect(memory(table).piles.green).toEqual({ seen: dull.slice(0, 4), unseen: 1 });
    expect(track(table)).toEqual(['bone-rabble']);
  });

  it('adv.doom-track.example-counter: with three players the sixth card brings the first counter, to Tamalir', () =>
    expect(counter(beaten('bone-rabble', { players: 3, doom: filled(5) }))).toMatchObject({
      town: 'tamalir',
      counters: 1,
    }));

  it('adv.doom-track.counter-order, adv.doom-track.counter-is-wound: the first space without one is next', () => {
    const next = (counters: number) =>
      counter(beaten('bone-rabble', { doom: { ...filled(5), counters } }))?.town;
    expect([0, 1, 2, 3].map(next)).toEqual(['tamalir', 'riverwatch', 'dawnsmoor', 'vynelvale']);
    // Nobody's wounds are touched by it, however it is marked.
    const table = beaten('bone-rabble', { doom: filled(5), others: { wounds: 1 } });
    expect(table.state.players.map((p) => p.hero.wounds)).toEqual([0, 1, 1]);
  });

  it('adv.doom-track.eight-counters, adv.doom-track.last-frostgate: the eighth, at Frostgate, ends the normal game', () => {
    const seventh = beaten('bone-rabble', { doom: { ...filled(5), counters: 6 } });
    expect(memory(seventh).endgame).toBeNull();
    const table = beaten('bone-rabble', {
      doom: { ...filled(5), counters: 7 },
      me: { experience: { body: 1 } },
    });
    expect(counter(table)).toMatchObject({
      town: 'frostgate',
      counters: 8,
      rule: 'adv.doom-track.last-frostgate',
    });
    expect(table.happened('endgame/began')[0]?.rule).toBe('adv.doom-track.eight-counters');
    // The reward of the Challenge has been received; no further step of the turn is taken.
    expect(table.happened('gold/gained').length + table.player(0).gold).toBeGreaterThan(3);
    expect(decision(table.state)).toMatchObject({ actor: 'chance' });
  });
});

describe('Discarding and Reshuffling Adventures', () => {
  /** The green deck is empty but for what lies on the track and in the pile. */
  const worn = (pile: string[], top: string[] = []) => {
    const all = createGame({ players: 1, seed: 1 }).decks.green?.pool ?? [];
    const rest = all.filter(
      (card) => !pile.includes(card) && !top.includes(card) && card !== 'thornback-boar',
    );
    return at(
      {
        me: { space: 'h0609' },
        doom: { track: ['thornback-boar'], piles: { green: pile } },
        game: { decks: { green: { top } }, removed: rest },
      },
      { turn: { player: 0, step: 'adventure' } },
    );
  };

  it('adv.discard.piles, adv.discard.from-track: every color has its own, filled from the track and not from play', () => {
    const table = beaten('bone-rabble', { players: 2, doom: { track: ['green', 'atavax', 'ash-drake'] } });
    const { piles } = memory(table);
    expect(piles.green).toEqual({ seen: [], unseen: 1 });
    expect(piles.yellow.seen).toEqual(['atavax']);
    expect(piles.blue.seen).toEqual(['ash-drake']);
    expect(piles.red).toEqual({ seen: [], unseen: 0 });
    expect(memory(beaten('bone-rabble')).piles.green.seen).toEqual([]);
  });

  it('adv.discard.reshuffle, adv.discard.example-green: when the deck is used up, its discarded Challenges form the new one', () => {
    const table = worn(['bone-rabble', 'carrion-crows']);
    table.play('adventure/attempt color=green');
    expect(table.happened('deck/renewed')[0]).toMatchObject({ deck: 'green', rule: 'adv.discard.reshuffle' });
    expect(table.legal('chance/draw').sort()).toEqual([
      'chance/draw card=bone-rabble',
      'chance/draw card=carrion-crows',
    ]);
  });

  it('adv.discard.reshuffle: not while there is a card left to draw', () => {
    const table = worn(['bone-rabble', 'carrion-crows'], ['hatchling-drake']).play(
      'adventure/attempt color=green',
    );
    expect(table.happened('deck/renewed')).toEqual([]);
    expect(track(table)).toEqual(['thornback-boar']);
  });

  it('adv.discard.events-gone: Events and Encounters of the pile leave the game then', () => {
    const table = worn(['bone-rabble', 'harvest-fairs', 'wayside-shrine']).play(
      'adventure/attempt color=green',
    );
    expect(table.state.removed).toEqual(expect.arrayContaining(['harvest-fairs', 'wayside-shrine']));
    expect(table.happened('card/removed').map(({ rule }) => rule)).toEqual([
      'adv.discard.events-gone',
      'adv.discard.events-gone',
    ]);
    expect(memory(table).piles.green.seen).toEqual([]);
  });
});

describe('a board of your own', () => {
  const rowOf = (...ids: string[]) =>
    doomSetting.towns({ content: { board: { towns: ids.map((id) => ({ id })) } } } as never);

  it('adv.doom-track.space-1: Tamalir and the town at the bottom change places', () => {
    expect(rowOf('port', 'mill', 'tamalir', 'keep')).toEqual(['tamalir', 'mill', 'port', 'keep']);
  });

  it('adv.doom-track.space-1: where Tamalir is at the bottom already, or is not, the row stays as it is', () => {
    expect(rowOf('tamalir', 'mill', 'port')).toEqual(['tamalir', 'mill', 'port']);
    expect(rowOf('port', 'mill', 'keep')).toEqual(['port', 'mill', 'keep']);
  });
});
