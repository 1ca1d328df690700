import { describe, expect, it } from 'vitest';
import { board } from '../../src/third-edition/content/board.js';
import { heroes } from '../../src/third-edition/content/heroes.js';
import { adventures } from './cards.js';
import { Table } from './table.js';

const trio = [{ hero: 'corbin' }, { hero: 'elder-mok' }, { hero: 'laurel-of-bloodwood' }];

/** The first of each kind of card that is asked for, until a question of another kind comes. */
const deals = (table: Table, ...until: string[]): Table => {
  for (let left = 60; left > 0 && !until.includes(table.waits()); left--) {
    const [first] = table.offers('chance/draw');
    if (first === undefined) break;
    table.play('chance/draw', first);
  }
  return table;
};

/** Setup up to the placing of heroes, player 1 first. */
const dealt = (players: readonly { hero?: string }[] = trio): Table =>
  deals(
    Table.fresh('ascendance-of-margath', players).play('chance/pick', { choice: 'player-1' }),
    'game/place',
  );

describe('the options of a game', () => {
  const open = (players: unknown) => () => Table.fresh('corpse-king', players as number);

  it('name two to four players (3e.game.players)', () => {
    for (const players of [1, 5, 0, 2.5, 'two', undefined]) expect(open(players)).toThrow(/2 to 4/);
    for (const players of [2, 3, 4]) expect(open(players)).not.toThrow();
  });

  it('name the scenario of these rules, for its card alone says how to win and lose (3e.game.scenario-governs)', () => {
    const { rules } = Table.fresh('corpse-king', 2);
    const other = {
      edition: 'third-edition',
      scenario: 'ascendance-of-margath',
      players: 2,
      seed: 1,
    } as const;
    expect(() => rules.createGame(other)).toThrow(/corpse-king/);
  });

  it('give nobody a hero that another has (3e.setup.choose-heroes)', () => {
    expect(open([{ hero: 'lyssa' }, { hero: 'lyssa' }])).toThrow(/is played already/);
    expect(open([{ hero: 'margath' }, {}])).toThrow(/no such hero/);
  });
});

describe('the setup', () => {
  it('lays out every gem faceup, and the ten story cards of the scenario (3e.setup.gems, 3e.setup.story-deck)', () => {
    const { state } = Table.fresh('corpse-king', 2);
    expect(state.facedown).toEqual([]);
    expect(state.decks.story?.pool).toHaveLength(10);
    expect(state.decks.story?.pool.every((id) => id.startsWith('corpse-'))).toBe(true);
    expect(state.villain).toBeNull();
  });

  it('shuffles in the adventures of its own scenario and of none other (3e.setup.adventure-decks)', () => {
    const [card] = adventures;
    if (card === undefined) throw new Error('No adventure.');
    const of = (id: string, scenario: string) => ({
      ...card,
      id,
      name: id,
      deck: 'social' as const,
      scenario,
    });
    const extra = { adventures: [of('dragons', 'ascendance-of-margath'), of('corpses', 'corpse-king')] };
    const { state } = Table.fresh('corpse-king', 2, extra);
    expect(state.decks.social?.pool).toContain('corpses');
    expect(state.decks.social?.pool).not.toContain('dragons');
  });

  it('begins with the player whom chance names, and goes round clockwise from there (3e.setup.first-player, 3e.setup.turn-order)', () => {
    const table = Table.fresh('corpse-king', 3);
    expect(table.waits()).toBe('game/first-player');
    table.play('chance/pick', { choice: 'player-2' });
    expect(table.state.first).toBe(2);
    const order = [];
    for (const card of ['lyssa', 'corbin', 'master-thorn']) {
      order.push(table.rules.decision(table.state)?.actor);
      table.play('setup/hero', { card });
    }
    expect(order).toEqual([2, 0, 1]);
    expect(table.state.players.map(({ hero }) => hero)).toEqual(['corbin', 'master-thorn', 'lyssa']);
  });

  it('lets nobody choose a hero that is taken (3e.setup.choose-heroes)', () => {
    const table = Table.fresh('corpse-king', 2).play('chance/pick', { choice: 'player-0' });
    expect(table.offers('setup/hero')).toHaveLength(heroes.length);
    table.play('setup/hero', { card: 'lyssa' });
    expect(table.offers('setup/hero')).toHaveLength(heroes.length - 1);
    table.refuses('setup/hero', { card: 'lyssa' }, '3e.setup.choose-heroes');
  });

  it('gives each the gold of the card and nothing else (3e.setup.starting-gold, 3e.game.start-poor, 3e.setup.no-damage)', () => {
    const table = dealt();
    for (const [player, { hero }] of trio.entries()) {
      const p = table.player(player);
      expect(p.gold).toBe(heroes.find(({ id }) => id === hero)?.gold);
      expect([p.assets, p.skills, p.quests, p.rumors, p.trophies]).toEqual([[], [], [], [], []]);
      expect(p.damage).toBe(0);
    }
  });

  it('deals a full hand to each in turn order (3e.setup.skill-draw)', () => {
    const table = dealt();
    expect(table.state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 4]);
    expect(table.facts('skill/drawn').map(({ player }) => player)).toEqual([1, 1, 1, 2, 2, 2, 2, 0, 0, 0]);
  });

  it('puts each hero at a place of the kind on its card, of its choice (3e.setup.start-location)', () => {
    const table = dealt();
    const of = (kind: string) =>
      board.places.flatMap((place) => (place.kind === kind ? [{ to: place.hex }] : []));
    expect(table.offers('setup/place')).toEqual(of('shrine'));
    table.refuses('setup/place', { to: 'h0706' }, '3e.setup.start-location');
    table.refuses('setup/place', { to: 'h0204' }, '3e.setup.start-location');
    table.play('setup/place', { to: 'h0508' });
    expect(table.offers('setup/place')).toEqual(of('town'));
    table.play('setup/place', { to: 'h0204' });
    expect(table.offers('setup/place')).toEqual(of('stronghold'));
    // Any number of them stand in one hex (3e.board.shared-hex): the kind alone counts.
    expect(table.play('setup/place', { to: 'h0712' }).state.players.map(({ hex }) => hex)).toEqual([
      'h0712',
      'h0508',
      'h0204',
    ]);
  });

  const placed = (): Table =>
    dealt()
      .play('setup/place', { to: 'h0508' })
      .play('setup/place', { to: 'h0204' })
      .play('setup/place', { to: 'h0712' });

  it('gives Elder Mok one trophy of a deck of choice, facedown (3e.setup.example-mok, 3e.setup.mok, 3e.setup.setup-ability)', () => {
    const table = placed();
    expect(table.offers('trophy/choose')).toEqual([
      { deck: 'combat' },
      { deck: 'exploration' },
      { deck: 'social' },
    ]);
    table.play('trophy/choose', { deck: 'exploration' }).draw('viper');
    const { secret, trophies } = table.player(1);
    expect(secret).toEqual({ combat: [], exploration: ['viper'], social: [] });
    expect(trophies).toEqual([]);
  });

  it('lets Laurel spend two dice to move, and exert but not use Pathfinding for them (3e.setup.laurel)', () => {
    const table = placed().play('trophy/choose', { deck: 'exploration' }).draw('viper');
    expect(table.rules.decision(table.state)).toMatchObject({ request: { kind: 'roll', count: 2 } });
    table.roll(1, 3);
    const [card] = table.player(2).hand;
    table.refuses(
      'ability/reroll',
      { card: 'laurel-of-bloodwood', ability: 'pathfinding' },
      '3e.game.once-per-turn',
    );
    table
      .play('exert/reroll', { die: 3, card })
      .roll(5)
      .play('exert/reroll', { die: 5, card: table.player(2).hand[0] })
      .roll(2);
    expect(table.player(2).hand).toHaveLength(2);
    table.play('move/spend', { to: 'h0205', die: 1 }).play('move/stop');
    expect(table.hexOf(2)).toBe('h0205');
    // Corbin's own comes last, and then the markets.
    expect(table.offers('chance/draw')).toContainEqual({ card: 'wolf' });
  });

  it('deals three cards to each market, and time begins on space 1 (3e.setup.markets, 3e.setup.time-token)', () => {
    const { state } = Table.of('corpse-king');
    for (const cards of Object.values(state.markets)) expect(cards).toHaveLength(3);
    expect(state.time).toEqual({ space: 1, act: 1, over: false });
    expect(state.round).toBe(1);
  });

  it('turns the hero card over: the setup ability is not used again (3e.setup.flip-hero, 3e.setup.hero-setup-side)', () => {
    const table = Table.of('corpse-king', ['elder-mok', 'lyssa']);
    expect(table.offers('ability/act')).toEqual([]);
    table.refuses('ability/act', { card: 'elder-mok', ability: 'setup' }, '3e.turn.printed-action');
  });
});
