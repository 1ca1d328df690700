import { describe, expect, it } from 'vitest';
import {
  apply,
  brokenInvariants,
  chanceOutcomes,
  createGame,
  decision,
  type GameState,
  hashState,
  legalActions,
} from '../../../src/index.js';
import { type Scenario, scenarioProblems } from '../../../src/scenario/second-edition/index.js';
import { type Card, riseOfTheDragonLords, rulesetOf } from '../../../src/second-edition/index.js';
import type { SecondEditionHeroId } from '../../../src/second-edition/known-ids.js';
import { asserted } from '../../asserted.js';
import { Table } from '../../toolkit.js';

const { content } = rulesetOf([]).rules;
const { board } = content;
const colors = ['green', 'yellow', 'blue', 'red'] as const;
const otherTowns = board.towns.map(({ id }) => id).filter((id) => id !== 'tamalir');
const kindOf = (id: string): Card['kind'] | undefined => content.cards[id]?.kind;
const seeded = (seed: string | number, players = 3) => createGame({ players, seed });
const bare = 'h1008';

/** A manual game set up to its first turn, with the first cards of the market deck. */
const setUp = (first = 0, ...heroes: SecondEditionHeroId[]) => {
  const table = new Table(createGame({ players: heroes.map((hero) => ({ hero })), chance: 'manual' }));
  if (heroes.length > 1) table.play(`chance/pick choice=player-${first}`);
  return otherTowns.reduce((t) => t.play(t.legal()[0] ?? ''), table);
};

describe('the game', () => {
  it('2e.game.players: a game of one follows the same rules, turn after turn', () => {
    const table = new Table(createGame({ players: 1, seed: 'alone' }));
    expect(table.state.starting).toBe(0);
    for (let turn = 1; turn <= 3; turn++) {
      expect(table.state.turn).toBe(turn);
      table.play('move/stay', 'market/done');
    }
    expect(brokenInvariants(table.state)).toEqual([]);
  });

  it('2e.game.hero-role: each player has a Hero, and what it gathers are cards', () => {
    const state = seeded(1, 6);
    const heroes = state.players.map((player) => player.hero.card);
    expect(new Set(heroes).size).toBe(6);
    for (const hero of heroes) expect(kindOf(hero)).toBe('hero');
    const table = Table.of({
      game: { players: [{ items: ['soul-burn'], allies: ['acolyte-of-flame'] }, {}] },
    });
    expect(table.player(0)).toMatchObject({
      items: [{ card: 'soul-burn' }],
      allies: [{ card: 'acolyte-of-flame' }],
    });
    expect(table.player(1)).toMatchObject({ items: [], allies: [] });
  });

  it('2e.game.base-adventure: the adventure that is bundled is "Rise of the Dragon Lords"', () => {
    expect(riseOfTheDragonLords.name).toBe('Rise of the Dragon Lords');
    expect(content.packs).toEqual([riseOfTheDragonLords.id]);
    expect(seeded(1).content).toBe(content.fingerprint);
  });
});

describe('the components', () => {
  const count = (of: (card: Card) => boolean) => Object.values(content.cards).filter(of).length;

  it('2e.components.hero-cards: twelve Heroes, any of whom may be drawn', () => {
    expect(content.heroes).toHaveLength(12);
    const state = createGame({ players: 6, chance: 'manual' });
    expect(legalActions(state)).toHaveLength(12);
  });

  it('2e.components.adventure-cards: 35 green, 25 yellow, 16 blue and 8 red, 84 in all', () => {
    const { decks } = seeded(1);
    expect(colors.map((color) => decks[color]?.pool.length)).toEqual([35, 25, 16, 8]);
    expect(count(({ kind }) => kind === 'challenge' || kind === 'event' || kind === 'encounter')).toBe(84);
  });

  it('2e.components.market-cards: 29 Allies and 55 Items', () => {
    expect(count(({ kind }) => kind === 'ally')).toBe(29);
    expect(count(({ kind }) => kind === 'item')).toBe(55);
    expect(content.decks.market).toHaveLength(84);
  });

  it('2e.components.adventure-counters: 22 green, 16 yellow, 11 blue and 9 red, and never more', () => {
    const { counters, pile } = seeded(1);
    expect(colors.map((color) => counters[color].length + pile[color])).toEqual([22, 16, 11, 9]);
    for (const color of colors) {
      const scenario: Scenario = { game: { players: [{ counters: { [color]: pile[color] + 1 } }], pile } };
      expect(scenarioProblems(scenario)).toEqual([
        expect.objectContaining({ rule: '2e.components.adventure-counters' }),
      ]);
    }
  });

  it('2e.components.undefeated-counters, 2e.components.undefeated-counter-numbers: six, one a position of the track', () => {
    const mordrog = { hero: 'mordrog', space: bare } as const;
    const cards = content.decks.green.filter((card) => kindOf(card) === 'challenge').slice(0, 6);
    // A Challenge fled from takes the lowest free position and the counter of that number.
    for (const [at, challenge] of cards.entries()) {
      const track = cards.slice(0, at).map((card, i) => ({ card, space: 'h0908', position: i + 1 }));
      const table = Table.of({
        game: { players: [mordrog, {}], track },
        given: { combat: { hero: 0, challenge, phase: 'escape' } },
      });
      expect(table.state.track).toHaveLength(6);
      table.play('combat/escape').roll(10, 10);
      expect(table.state.track[at]).toMatchObject({ card: challenge, space: bare });
      expect(table.happened('challenge/undefeated')).toEqual([
        expect.objectContaining({ position: at + 1, space: bare }),
      ]);
    }
    asserted(10);
  });

  it('2e.components.undefeated-counter-use: failing a Challenge by escape or by knockout marks its space', () => {
    const fight = (wounds: number) =>
      Table.of({
        game: { players: [{ hero: 'varikas-the-dead', space: 'h0908', wounds }, {}] },
        given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
      }).play('combat/escape');
    const marked = { card: 'brood-of-the-bloodmother', space: 'h0908' };
    expect(fight(0).roll(10, 10).state.track[0]).toMatchObject(marked);
    const knockedOut = fight(4).roll(1, 1);
    expect(knockedOut.state.track[0]).toMatchObject(marked);
    expect(knockedOut.player(0).hero.space).not.toBe('h0908');
  });

  it('2e.components.undefeated-counter-use: a failed Encounter marks nothing', () => {
    const table = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', space: 'h0908' }, {}] },
      given: { drawn: { player: 0, card: 'the-ferrymans-riddle' } },
    });
    table.roll(1, 1);
    expect(table.happened('roll/made')).toEqual([expect.objectContaining({ success: false })]);
    expect(table.state.track).toEqual([null, null, null, null, null, null]);
    expect(table.state.removed).toEqual(['the-ferrymans-riddle']);
  });

  it('2e.components.doom-counters-variant-only: the base game has no place for doom counters', () => {
    const state = seeded(1);
    expect(state.ext).toEqual({});
    expect(Object.keys(state).sort()).toEqual(
      [
        'schema',
        'edition',
        'modules',
        'content',
        'chance',
        'frames',
        'decks',
        'outcome',
        'ext',
        'players',
        'starting',
        'turn',
        'counters',
        'pile',
        'track',
        'stacks',
        'event',
        'revealed',
        'removed',
      ].sort(),
    );
  });

  it('2e.components.adventure-counter-place: an adventure can be attempted where a counter lies, and nowhere else', () => {
    const at = (counters: Record<string, ('green' | 'red')[]>) =>
      Table.of({
        game: { players: [{ space: bare }, { space: bare }], counters },
        given: { turn: { player: 0, step: 'adventure' } },
      });
    const with2 = at({ [bare]: ['green'] });
    expect(with2.legal('adventure/attempt')).toEqual(['adventure/attempt color=green']);
    with2.play('adventure/attempt color=green');
    expect(decision(with2.state)?.request).toEqual({ kind: 'draw', deck: 'green' });
    at({ h0908: ['green'] }).refuses('adventure/attempt color=green', '2e.adventure.may-attempt');
    at({ [bare]: ['red'] }).refuses('adventure/attempt color=green', '2e.adventure.may-attempt');
  });

  it('2e.components.adventure-counter-colors: a counter of each color leads to the deck of that color', () => {
    for (const color of colors) {
      const table = Table.of({
        game: { players: [{ space: bare }, {}], counters: { [bare]: [color] } },
        given: { turn: { player: 0, step: 'adventure' } },
      }).play(`adventure/attempt color=${color}`);
      const drawn = chanceOutcomes(table.state).map(({ action }) => ('card' in action ? action.card : ''));
      expect(drawn).toEqual(content.decks[color]);
      for (const card of drawn) expect(content.cards[card]).toMatchObject({ color });
    }
  });

  it('faq.counters.values, 2e.components.adventure-counter-sides: 1, 2, 3 and 4 experience points', () => {
    /** Whether these counters buy an experience counter among so many players. */
    const buys = (players: number, counters: Partial<Record<(typeof colors)[number], number>>) =>
      Table.of({
        game: { players: [{ space: bare, counters }, ...Array.from({ length: players - 1 }, () => ({}))] },
        given: { turn: { player: 0, step: 'experience' } },
      }).legal('experience/buy').length > 0;
    // Three points are enough for five players, four for three, five for two.
    expect(buys(5, { green: 2 })).toBe(false);
    expect(buys(5, { green: 3 })).toBe(true);
    expect(buys(5, { yellow: 1 })).toBe(false);
    expect(buys(5, { yellow: 1, green: 1 })).toBe(true);
    expect(buys(5, { blue: 1 })).toBe(true);
    expect(buys(3, { blue: 1 })).toBe(false);
    expect(buys(3, { blue: 1, green: 1 })).toBe(true);
    expect(buys(3, { red: 1 })).toBe(true);
    expect(buys(2, { red: 1 })).toBe(false);
    expect(buys(2, { red: 1, green: 1 })).toBe(true);
  });

  it('2e.components.experience-counter: bought with experience points, and the bonus stays', () => {
    const table = Table.of({
      game: { players: [{ hero: 'varikas-the-dead', space: bare, counters: { red: 1, green: 1 } }] },
      given: { turn: { player: 0, step: 'experience' } },
    });
    table.play('experience/buy bonus=life');
    while (decision(table.state)?.kind === 'experience/pay') table.play(table.legal()[0] ?? '');
    expect(table.player(0).counters).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
    for (let turn = 0; turn < 2; turn++) {
      expect(table.player(0).hero.experience).toEqual({ mind: 0, body: 0, spirit: 0, stamina: 0, life: 1 });
      table.play('move/stay');
    }
    // One more wound than before can be borne now.
    const wounds = content.cards['varikas-the-dead'] as { life?: number };
    const hurt = { hero: 'varikas-the-dead', wounds: wounds.life ?? 0 };
    expect(scenarioProblems({ game: { players: [hurt] } })).not.toEqual([]);
    expect(scenarioProblems({ game: { players: [{ ...hurt, experience: { life: 1 } }] } })).toEqual([]);
  });
});

describe('the board', () => {
  it('2e.board.hexes: a map of hexes, each beside six others at most', () => {
    for (const [space, near] of Object.entries(board.neighbours)) {
      expect(near.length).toBeLessThanOrEqual(6);
      expect(new Set(near).size).toBe(near.length);
      for (const other of near) {
        expect(other).not.toBe(space);
        expect(board.neighbours[other]).toContain(space);
        // Half spaces are beside nothing.
        expect(board.spaces[other]?.half).toBeUndefined();
      }
    }
    asserted(2900);
  });

  it('2e.board.space-kinds, 2e.board.terrains: each space is of one of seven terrains, or a town', () => {
    const terrains = ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'];
    const seen = new Set<string>();
    for (const id of Object.keys(board.neighbours)) {
      const space = board.spaces[id];
      expect(space?.terrain === 'town').toBe(board.towns.some((town) => town.space === id));
      if (space && space.terrain !== 'town') seen.add(space.terrain);
    }
    expect([...seen].sort()).toEqual(terrains.sort());
  });

  it('2e.board.areas, faq.board.town-order: a track, a stack a town, five decks and the Event area', () => {
    const state = seeded(1);
    expect(state.track).toHaveLength(6);
    expect(Object.keys(state.stacks)).toEqual([
      'vynelvale',
      'riverwatch',
      'dawnsmoor',
      'tamalir',
      'greyhaven',
      'nerekhal',
      'forge',
      'frostgate',
    ]);
    expect(Object.keys(state.decks).sort()).toEqual(['blue', 'green', 'market', 'red', 'yellow']);
    expect(state).toHaveProperty('event');
  });

  it('2e.board.jewels, faq.board.jewels: 20 green, 14 yellow, 9 blue and 7 red jewels; two counters of each color are left', () => {
    expect(colors.map((color) => board.jewels[color].length)).toEqual([20, 14, 9, 7]);
    expect(seeded(1).pile).toEqual({ green: 2, yellow: 2, blue: 2, red: 2 });
  });

  it('faq.replenish.red: red counters never come back', () => {
    expect(board.sunbursts.red).toEqual([]);
    for (const color of ['green', 'yellow', 'blue'] as const)
      expect(board.sunbursts[color].length).toBeGreaterThan(0);
    // With every red counter in the pile, an Event puts none on the board.
    const event = content.decks.green.find((card) => kindOf(card) === 'event') ?? '';
    const table = Table.of({
      game: {
        players: [{ space: bare }, {}],
        counters: Object.fromEntries(board.jewels.red.map((space) => [space, []])),
      },
      given: { drawn: { player: 0, card: event } },
    });
    expect(table.state.pile.red).toBe(9);
    expect(table.state.counters.red).toEqual([]);
  });

  it('2e.setup.event-area-empty, 2e.board.event-area: no Event is in play, and the first one goes there', () => {
    expect(seeded(1).event).toBeNull();
    const table = Table.of({
      game: { players: [{ space: bare }, {}] },
      given: { drawn: { player: 0, card: 'early-snows' } },
    });
    expect(table.state.event).toBe('early-snows');
  });
});

describe('setup, in its order', () => {
  it('2e.setup.adventure-counters: one counter on each jewel, of its color, and nowhere else', () => {
    const { counters } = seeded(1);
    for (const color of colors) {
      const jewels = Object.keys(board.neighbours).filter((space) => board.spaces[space]?.jewel === color);
      expect([...counters[color]].sort()).toEqual(jewels.sort());
    }
  });

  it('2e.setup.undefeated-counters: all six lie on the track, and none on the board', () => {
    expect(seeded(1).track).toEqual([null, null, null, null, null, null]);
  });

  it('2e.setup.market-deck, 2e.setup.market-stacks, 2e.setup.tamalir-empty: one card a town but Tamalir', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { stacks, decks } = seeded(seed);
      expect(stacks.tamalir).toEqual([]);
      const shown = otherTowns.flatMap((town) => {
        expect(stacks[town]).toHaveLength(1);
        return stacks[town] ?? [];
      });
      expect(new Set(shown).size).toBe(7);
      for (const card of shown) expect(['ally', 'item']).toContain(kindOf(card));
      expect(decks.market?.pool).toHaveLength(84 - 7);
      expect([...(decks.market?.pool ?? []), ...shown].sort()).toEqual([...content.decks.market].sort());
    }
    // The next card may be an Ally as well as an Item: it is one deck.
    const kinds = new Set(seeded('a').decks.market?.pool.map(kindOf));
    expect(kinds).toEqual(new Set(['ally', 'item']));
  });

  it('2e.setup.adventure-decks: four decks by color, in no known order', () => {
    const { decks } = seeded(1);
    for (const color of colors) {
      expect(decks[color]).toMatchObject({ top: [], bottom: [] });
      for (const card of decks[color]?.pool ?? []) expect(content.cards[card]).toMatchObject({ color });
    }
    // Any card of the color may come, each as likely as the others.
    const table = Table.of({
      game: { players: [{ space: bare }, {}], counters: { [bare]: ['red'] } },
      given: { turn: { player: 0, step: 'adventure' } },
    }).play('adventure/attempt color=red');
    expect(chanceOutcomes(table.state).map(({ probability }) => probability)).toEqual(
      Array.from({ length: 8 }, () => 1 / 8),
    );
  });

  it('2e.setup.starting-gold: three gold for each, and nothing else', () => {
    for (const player of seeded(1, 6).players)
      expect(player).toMatchObject({
        gold: 3,
        counters: { green: 0, yellow: 0, blue: 0, red: 0 },
        points: 0,
        allies: [],
        items: [],
        hero: { wounds: 0, exhaustion: 0, experience: { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 } },
      });
    asserted(5);
  });

  it('2e.setup.heroes-random: one Hero for each player, any as likely as another, none twice', () => {
    const table = new Table(createGame({ players: 3, chance: 'manual' }));
    const given: string[] = [];
    for (let player = 0; player < 3; player++) {
      const left = content.heroes.filter((hero) => !given.includes(hero));
      expect(decision(table.state)).toEqual({
        actor: 'chance',
        kind: 'game/heroes',
        rule: '2e.setup.heroes-random',
        request: { kind: 'pick', from: left },
      });
      expect(chanceOutcomes(table.state).map(({ probability }) => probability)).toEqual(
        left.map(() => 1 / left.length),
      );
      if (player > 0) table.refuses(`chance/pick choice=${given[0]}`, '2e.setup.heroes-random');
      table.refuses('chance/pick choice=nobody', '2e.setup.heroes-random');
      const hero = left[left.length - 1] ?? '';
      table.play(`chance/pick choice=${hero}`);
      given.push(hero);
      expect(table.happened('hero/given').at(-1)).toMatchObject({ player, card: hero });
    }
    expect(table.state.players.map((player) => player.hero.card)).toEqual(given);
    expect(decision(table.state)?.kind).toBe('game/starting-player');
  });

  it('2e.setup.heroes-agreed: who agreed on a Hero plays it; the others draw among the rest', () => {
    const agreed = createGame({ players: [{ hero: 'mordrog' }, { hero: 'red-scorpion' }], chance: 'manual' });
    expect(agreed.players.map((player) => player.hero.card)).toEqual(['mordrog', 'red-scorpion']);
    expect(decision(agreed)?.kind).toBe('game/starting-player');

    const mixed = new Table(
      createGame({ players: [{}, { hero: 'mordrog' }, {}, { hero: 'red-scorpion' }], chance: 'manual' }),
    );
    mixed.refuses('chance/pick choice=mordrog', '2e.setup.heroes-random');
    mixed.play('chance/pick choice=mad-carthos');
    mixed.refuses('chance/pick choice=red-scorpion', '2e.setup.heroes-random');
    mixed.play('chance/pick choice=wren-ashquill');
    expect(mixed.state.players.map((player) => player.hero.card)).toEqual([
      'mad-carthos',
      'mordrog',
      'wren-ashquill',
      'red-scorpion',
    ]);
  });

  it('2e.setup.unused-heroes: Heroes that nobody plays are nowhere in the game', () => {
    const state = seeded(1, 2);
    const text = JSON.stringify(state);
    const played = state.players.map((player) => player.hero.card);
    for (const hero of content.heroes) expect(text.includes(`"${hero}"`)).toBe(played.includes(hero));
    // And nobody can come to play one that another plays.
    const twice = {
      ...state,
      players: state.players.map((p) => ({ ...p, hero: { ...p.hero, card: 'mordrog' } })),
    };
    expect(brokenInvariants(twice)).toContainEqual(
      expect.objectContaining({ rule: '2e.setup.unused-heroes' }),
    );
  });

  it('2e.setup.starting-player: at random, everybody as likely as another', () => {
    const heroes = ['mordrog', 'red-scorpion', 'mad-carthos'] as const;
    const table = new Table(createGame({ players: heroes.map((hero) => ({ hero })), chance: 'manual' }));
    expect(decision(table.state)).toMatchObject({
      actor: 'chance',
      rule: '2e.setup.starting-player',
      request: { kind: 'pick', from: ['player-0', 'player-1', 'player-2'] },
    });
    table.refuses('chance/pick choice=player-3', '2e.setup.starting-player');
    for (const first of [0, 1, 2]) {
      const { state } = setUp(first, ...heroes);
      expect(state.starting).toBe(first);
      expect(decision(state)).toMatchObject({ actor: first, kind: 'movement/choose' });
    }
    const seats = new Set(Array.from({ length: 40 }, (_, seed) => seeded(seed).starting));
    expect([...seats].sort()).toEqual([0, 1, 2]);
  });
});

describe('manual setup', () => {
  it('2e.setup.market-stacks: asks for the card of each town in the order of the stacks', () => {
    const table = new Table(createGame({ players: [{ hero: 'mordrog' }], chance: 'manual' }));
    const cards = content.decks.market.slice(10, 17);
    for (const [at, card] of cards.entries()) {
      expect(decision(table.state)).toEqual({
        actor: 'chance',
        kind: 'game/market-stacks',
        rule: '2e.setup.market-stacks',
        request: { kind: 'draw', deck: 'market' },
      });
      if (at > 0) table.refuses(`chance/draw card=${cards[0]}`, '2e.setup.market-stacks');
      table.refuses('chance/draw card=mordrog', '2e.setup.market-stacks');
      table.draw(card);
      expect(table.state.stacks[otherTowns[at] ?? '']).toEqual([card]);
    }
    expect(table.state.stacks.tamalir).toEqual([]);
    expect(table.happened('market/stocked').map(({ town, card }) => [town, card])).toEqual(
      otherTowns.map((town, at) => [town, cards[at]]),
    );
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'movement/choose' });
    expect(brokenInvariants(table.state)).toEqual([]);
  });

  it('asks chance in this order: Heroes, starting player, market stacks', () => {
    const table = new Table(createGame({ players: 2, chance: 'manual' }));
    const asked: unknown[] = [];
    while (decision(table.state)?.actor === 'chance') {
      asked.push(decision(table.state)?.kind);
      table.play(table.legal()[0] ?? '');
    }
    expect(asked).toEqual([
      'game/heroes',
      'game/heroes',
      'game/starting-player',
      ...Array.from({ length: 7 }, () => 'game/market-stacks'),
    ]);
    expect(table.state.chance).toMatchObject({ mode: 'manual', generator: null, answered: 10 });
  });

  it('leaves every state of the setup without a broken rule', () => {
    let state: GameState = createGame({ players: 6, chance: 'manual' });
    while (decision(state)?.actor === 'chance') {
      expect(brokenInvariants(state)).toEqual([]);
      const [action] = legalActions(state);
      if (action) state = apply(state, action);
    }
    expect(brokenInvariants(state)).toEqual([]);
  });
});

describe('seeded setup', () => {
  it('equal seeds give equal games', () => {
    for (const seed of ['tamalir', '', 7, 0.5, -1])
      for (const players of [1, 3, 6]) expect(seeded(seed, players)).toEqual(seeded(seed, players));
    expect(hashState(seeded('tamalir'))).toBe(hashState(seeded('tamalir')));
  });

  it('other seeds give other games', () => {
    const seeds: (string | number)[] = [
      ...Array.from({ length: 50 }, (_, seed) => seed),
      '01',
      'a',
      'b',
      ' a',
      'A',
    ];
    const without = (state: GameState) =>
      hashState({ ...state, chance: { ...state.chance, generator: null } });
    // Not only the generator differs, but what it decided.
    expect(new Set(seeds.map((seed) => without(seeded(seed)))).size).toBe(seeds.length);
  });

  it('goes on equal under equal actions', () => {
    const play = () => {
      let state = seeded('greyhaven');
      for (let at = 0; at < 60; at++) {
        const actions = legalActions(state);
        const action = actions[(at * 7) % actions.length];
        if (!action) break;
        state = apply(state, action);
      }
      return state;
    };
    expect(hashState(play())).toBe(hashState(play()));
  });
});

describe('the bank', () => {
  it('2e.bank.income, 2e.components.gold-use: a reward comes from the bank, which never runs out', () => {
    for (const gold of [0, 900]) {
      const table = Table.of({
        game: { players: [{ hero: 'varikas-the-dead', space: 'h0908', gold }, {}] },
        given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'melee' } },
      });
      const foe = content.cards['bone-rabble'];
      const reward =
        foe?.kind === 'challenge' ? foe.reward?.find((effect) => effect.do === 'gain-gold') : undefined;
      const amount = reward?.do === 'gain-gold' ? Number(reward.amount) : Number.NaN;
      while (table.player(0).gold === gold) {
        const codes = table.legal();
        if (codes[0]?.startsWith('chance/roll')) table.roll(10, 10);
        else
          table.play(
            ['combat/attack by=varikas-the-dead', 'combat/defend', 'combat/stand'].find((c) =>
              codes.includes(c),
            ) ?? '',
          );
      }
      expect(table.player(0).gold).toBe(gold + amount);
      expect(table.happened('gold/gained')).toEqual([
        { type: 'gold/gained', player: 0, amount, by: 'bone-rabble', rule: '2e.bank.income' },
      ]);
    }
  });

  it('2e.bank.spending, 2e.components.gold-use: what is spent in a town goes to the bank, and to no player', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', space: 'greyhaven', gold: 20, wounds: 1, exhaustion: 2 },
          { space: 'greyhaven', gold: 4 },
        ],
        stacks: { greyhaven: ['soul-burn', 'acolyte-of-flame'] },
      },
      given: { turn: { player: 0, step: 'market' } },
    }).draw('healing-draught');
    const cost = (card: string) => (content.cards[card] as { cost?: number }).cost ?? Number.NaN;
    table.play(
      'market/buy card=soul-burn',
      'market/hire card=acolyte-of-flame',
      'market/heal character=varikas-the-dead what=wound',
      'market/heal character=varikas-the-dead what=exhaustion',
    );
    expect(table.player(0).gold).toBe(20 - cost('soul-burn') - cost('acolyte-of-flame') - 2);
    expect(table.player(1).gold).toBe(4);
    // More than one has cannot be spent.
    const poor = Table.of({
      game: { players: [{ space: 'greyhaven', gold: 0, wounds: 1 }], stacks: { greyhaven: ['soul-burn'] } },
      given: { turn: { player: 0, step: 'market' } },
    }).draw('healing-draught');
    poor.refuses('market/buy card=soul-burn', '2e.market.actions');
    const broke = { ...poor.state, players: poor.state.players.map((p) => ({ ...p, gold: -1 })) };
    expect(brokenInvariants(broke)).toContainEqual(expect.objectContaining({ rule: '2e.bank.spending' }));
  });
});
