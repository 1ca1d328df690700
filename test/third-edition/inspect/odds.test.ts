import { describe, expect, it } from 'vitest';
import { type ChanceOdds, oddsNow, reachable } from '../../../src/third-edition/inspect/index.js';
import { onlyIn, rulesetOf, Table } from '../table.js';
import { enemy, Fight, surge } from '../table-combat.js';

/* Chances counted by hand. Faces: 1 plains, 2 plains or forest, 3 forest or hills, 4 hills or plains, 5 mountain or water, 6 wild. */

type At = Pick<Table, 'rules' | 'state'>;
type Of<I extends ChanceOdds['is']> = Extract<ChanceOdds, { readonly is: I }>;

const far = { hex: 'h1501' };
const at = (hex: string, seat: object = {}, hero = 'lyssa') =>
  Table.of('ascendance-of-margath', [hero, 'corbin']).seat({ hex, ...seat }, far);

const now = <I extends ChanceOdds['is']>({ rules, state }: At, is: I): Of<I> => {
  const odds = rules.ask(state, oddsNow).now;
  expect(odds?.is).toBe(is);
  return odds as Of<I>;
};

const leading = <I extends ChanceOdds['is']>({ rules, state }: At, type: string, is: I): Of<I>[] =>
  rules.ask(state, oddsNow).options.flatMap(({ action, odds }) => {
    if (action.type !== type) return [];
    expect(odds.is).toBe(is);
    return [odds as Of<I>];
  });

const chances = ({ hexes }: Of<'move'>): Record<string, number> =>
  Object.fromEntries(hexes.map(({ hex, chance }) => [hex, chance]));

describe('odds of a move', () => {
  it('say how likely the roll leads to each hex, before it is rolled (3e.move.roll)', () => {
    const [move] = leading(at('h0204'), 'move/roll', 'move');
    // Plains are on four faces of six, forest is on three: all three dice have to miss.
    expect(move && chances(move)).toMatchObject({ h0105: r(26 / 27), h0203: 0.875 });
    expect(move?.rolling).toBe(3);
  });

  it('count a road, a bridge and a city as certain, and a river as one die (3e.move.road, 3e.move.bridge, 3e.move.city, 3e.move.river)', () => {
    // One die is left, and rolled again: over the bridge it goes whatever it shows, over the river with two faces of six.
    const table = at('h0906', { hand: ['ambush'] })
      .play('move/roll')
      .roll(3, 3, 3);
    table.play('move/spend', { to: 'h0907', die: 3 }).play('move/spend', { to: 'h0906', die: 3 });
    const [move] = leading(table, 'exert/reroll', 'move');
    expect(move && chances(move)).toMatchObject({ h0907: 1, h1006: r(2 / 6) });
    const [city] = leading(at('h0705'), 'move/roll', 'move');
    expect(city && chances(city)).toMatchObject({ h0706: 1, h0704: 1, h0703: 1, h0707: 1 });
  });

  it('count what has fallen as it lies, and a die that is rerolled by exerting as one that falls anew (3e.exert.reroll)', () => {
    // Two dice show mountain or water, and forest and plains are around.
    const table = at('h0204', { hand: ['ambush', 'blink'] })
      .play('move/roll')
      .roll(5, 5, 5);
    expect(now(table, 'move').hexes).toEqual([]);
    const rerolled = leading(table, 'exert/reroll', 'move');
    expect(rerolled).toHaveLength(2);
    for (const move of rerolled) {
      expect(chances(move).h0105).toBeCloseTo(4 / 6, 10);
      expect(chances(move).h0203).toBeCloseTo(3 / 6, 10);
      // Two hexes away there is no mountain and no water.
      expect(Object.keys(chances(move))).not.toContain('h0206');
    }
  });

  it('end where zombies leave the hero defeated (3e.move.enter-trigger, 3e.corpse-king.zombie-damage)', () => {
    const haunted = (damage: number) => {
      const table = Table.of('corpse-king', ['corbin', 'lyssa'])
        .seat({ hex: 'h0704', damage }, far)
        .lay((s) => {
          // All around, so that nobody gets past them.
          s.zombies = ['h0703', 'h0705', 'h0604', 'h0605', 'h0804', 'h0803', 'h0603', 'h0805'];
        });
      const [move] = leading(table, 'move/roll', 'move');
      return move ? chances(move) : {};
    };
    expect(haunted(0).h0702).toBeGreaterThan(0.5);
    expect(haunted(8).h0703).toBe(1);
    expect(haunted(8).h0702).toBeUndefined();
  });

  it('agree with the rules: what each roll leads to, weighed by how likely it is', () => {
    const table = at('h0906');
    const [move] = leading(table, 'move/roll', 'move');
    const rolled = table.play('move/roll');
    const sums: Record<string, number> = {};
    for (const { action, probability } of rolled.rules.chanceOutcomes(rolled.state)) {
      const there = rolled.rules.apply(rolled.state, action as never);
      const reach = rolled.rules.ask(there, reachable);
      expect(reach?.complete).toBe(true);
      for (const {
        there: { hex },
      } of reach?.hexes ?? [])
        sums[hex] = (sums[hex] ?? 0) + probability;
    }
    const odds = move ? chances(move) : {};
    expect(Object.keys(odds).toSorted()).toEqual(Object.keys(sums).toSorted());
    for (const [hex, chance] of Object.entries(odds)) expect(chance).toBeCloseTo(sums[hex] ?? 0, 9);
  });
});

describe('odds of other dice', () => {
  it('of a rest say how much it heals, and no more than there is (3e.rest.one-per-die, 3e.rest.no-overheal)', () => {
    const [rest] = leading(at('h1108', { damage: 2 }), 'rest', 'rest');
    expect(rest?.healed).toHaveLength(3);
    // Plains: faces 1, 2, 4 and 6.
    expect(rest?.healed[0]).toBeCloseTo((2 / 6) ** 5, 10);
    expect(rest?.healed[1]).toBeCloseTo(5 * (4 / 6) * (2 / 6) ** 4, 10);
    expect(rest?.healed.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  it('of a quest say how likely each outcome is covered, a required wild by a wild alone (3e.quest.match)', () => {
    const [quest] = leading(at('h0605', { quests: ['swamp-tales'] }), 'quest/attempt', 'explore');
    expect(quest?.card).toBe('swamp-tales');
    const [water, waterAndWild, three] = quest?.outcomes ?? [];
    // Water: a face 5 or 6 among three dice.
    expect(water?.chance).toBeCloseTo(1 - (4 / 6) ** 3, 10);
    // A wild, and another 5 or 6 beside it: of 216 rolls, exactly one wild with a 5 beside it in 3 * (25 - 16), two wilds in 15, three in 1.
    expect(waterAndWild?.chance).toBeCloseTo((27 + 15 + 1) / 216, 10);
    // Two of 5 or 6, and one of 1, 2, 4 or 6: 3 * 4 * 3 with the third of 1, 2, 4, none besides, and 8 of three faces 5 or 6, but for 5-5-5.
    expect(three?.chance).toBeCloseTo((36 + 7) / 216, 10);
    expect(quest?.any).toBeCloseTo(water?.chance ?? 0, 10);
  });

  it('of a retreat say how likely the die leads out of the combat (3e.combat.retreat)', () => {
    const f = Fight.with(enemy('wall', 30), { hero: 'corbin' }).cast().pass(2);
    const [retreat] = leading(f, 'combat/retreat', 'retreat');
    // Plains are all around, and water to the north: all but face 3.
    expect(retreat?.chance).toBeCloseTo(5 / 6, 10);
  });

  it('of the march of Margath count wilds (3e.margath.march)', () => {
    const table = at('h0204').lay((s) => {
      s.time = { space: 12, act: 2, over: true };
      s.villain = 'h0712';
    });
    table.endTurn().endTurn();
    const { hexes } = now(table, 'march');
    expect(hexes).toHaveLength(6);
    expect(hexes[0]).toBeCloseTo((5 / 6) ** 5, 10);
    expect(hexes[5]).toBeCloseTo((1 / 6) ** 5, 10);
  });
});

/** The fight after each way in which the tokens may fall that are cast now. */
function casts(f: Fight): readonly Fight[] {
  const { tokens } = f.fight.sides[f.waits() === 'combat/cast-attacker' ? 0 : 1];
  return Array.from({ length: 2 ** tokens.length }, (_, way) =>
    new Fight(f.rules, f.state).toss(...tokens.map((_token, at) => (way >> at) & 1)),
  );
}

/** How much of a symbol all tokens of a side show. */
const sumShown = ({ fight, rules }: Fight, side: 0 | 1, symbol: string): number =>
  fight.sides[side].tokens.reduce((sum, { id, face }) => {
    const shown = rules.rules.content.tokens[id]?.faces[face];
    return sum + (shown?.symbol === symbol ? (shown.count ?? 1) : 0);
  }, 0);

describe('odds of a cast', () => {
  it('say what the tokens show, and who begins (3e.combat.cast, 3e.combat.initiative, 3e.combat.initiative-tie)', () => {
    const f = Fight.with(enemy('wall', 30), { hero: 'corbin' });
    const own = now(f, 'cast');
    expect(own.tokens).toEqual(['corbin-1', 'corbin-2', 'corbin-3']);
    // Two or none, one or none, and one or none.
    expect(own.symbols.physical).toEqual([0.125, 0.25, 0.25, 0.25, 0.125]);
    expect(own.symbols.agility).toEqual([0.5, 0.5]);
    expect(own.symbols.magic).toBeUndefined();
    expect(own.golden).toEqual([0.5, 0.5]);
    // The enemy has three golden faces. It begins with more than Corbin: 7 of 8 if he has none, 4 of 8 if he has one.
    expect(own.initiative).toEqual([0.3125, 0.6875]);
    f.toss(0, 0, 0);
    const foe = now(f, 'cast');
    expect(foe).toMatchObject({ side: 1, golden: [0.125, 0.375, 0.375, 0.125], initiative: [0.5, 0.5] });
    expect(foe.symbols.enemy).toEqual([0.0625, 0.25, 0.375, 0.25, 0.0625]);
  });

  it('of a duel are what a count of all casts of both heroes gives, for either (3e.pvp.combat)', () => {
    const f = Fight.duel({ assets: ['hooked-halberd'] }, { hero: 'lyssa', assets: ['hazel-wand'] });
    const counted = (odds: Of<'cast'>, side: 0 | 1, ends: readonly Fight[]): void => {
      const share = (holds: (end: Fight) => boolean) => ends.filter(holds).length / ends.length;
      expect(odds.side).toBe(side);
      for (const [symbol, spread] of Object.entries(odds.symbols))
        for (const [many, chance] of spread.entries())
          expect(share((end) => sumShown(end, side, symbol) === many)).toBeCloseTo(chance, 10);
      for (const who of [0, 1] as const)
        expect(share(({ fight }) => fight.acting === who)).toBeCloseTo(odds.initiative?.[who] ?? -1, 10);
    };
    const own = now(f, 'cast');
    expect(own.tokens).toHaveLength(4);
    counted(
      own,
      0,
      casts(f).flatMap((one) => casts(one)),
    );
    for (const one of casts(f)) counted(now(one, 'cast'), 1, casts(one));
    // Lyssa has golden faces of her own.
    expect(new Set(casts(f).map((one) => now(one, 'cast').initiative?.[1])).size).toBeGreaterThan(1);
  });

  it('of a token that agility has cast again are one half each, and count doubled symbols (3e.combat.agility-foe)', () => {
    const f = Fight.with(enemy('wall', 30), { hero: 'corbin' }).cast([0, 0, 0], [0, 0, 0, 1, 1]);
    const recast = leading(f, 'combat/recast', 'cast');
    expect(recast).toHaveLength(5);
    expect(recast[0]).toMatchObject({
      side: 1,
      tokens: ['enemy-1'],
      symbols: { enemy: [0.5, 0.5], shield: [0.5, 0.5] },
      initiative: null,
    });
  });
});

describe('odds of a test', () => {
  const weighing = (seat: object = {}) =>
    at('h0101', { gold: 0, ...seat })
      .lay(onlyIn('skills', 'mountaineering', 'cunning', 'blink', 'siphon', 'cleave'))
      .play('adventure/begin')
      .draw('nothing-to-lose');

  it('count the skill cards that are not seen, before the test is made and while it is (3e.test.reveal, 3e.test.pass, 3e.test.successes)', () => {
    const table = weighing();
    const successes = ['mountaineering', 'cunning', 'blink', 'siphon', 'cleave'].filter(
      (id) => (table.rules.rules.content.cards[id] as { readonly success?: true }).success,
    );
    expect(successes).toEqual(['mountaineering', 'blink']);
    // Spirit 2 and 1 more: three of five cards, two of which are successes.
    const [test] = leading(table, 'event/choose', 'test');
    expect(test).toMatchObject({ cards: 3, attribute: 'spirit', pass: 0.9, successes: [0.1, 0.6, 0.3] });
    table.play('event/choose', { choice: 'weigh' });
    expect(now(table, 'test')).toEqual(test);
    expect(now(table.draw('siphon'), 'test')).toMatchObject({
      cards: 2,
      successes: [1 / 6, 4 / 6, 1 / 6].map(r),
    });
    expect(now(table.draw('blink'), 'test')).toMatchObject({ cards: 1, pass: 1 });
  });

  it('of one more card for exerting, which a success that is revealed makes certain (3e.exert.test)', () => {
    const table = at('h0101', { gold: 0, hand: ['bears-heart'] })
      .lay(onlyIn('skills', 'mountaineering', 'blink', 'siphon', 'cleave', 'cunning'))
      .play('adventure/begin')
      .draw('nothing-to-lose')
      .play('event/choose', { choice: 'weigh' })
      .draw('siphon', 'cleave', 'cunning');
    expect(now(table, 'test')).toMatchObject({ cards: 0, pass: 0, successes: [1] });
    expect(leading(table, 'test/exert', 'test')).toMatchObject([{ cards: 1, pass: 1, successes: [0, 1] }]);
  });

  it('count what comes of the discard pile once the deck has run out (3e.game.deck-reshuffle)', () => {
    const table = at('h0101', { gold: 0 })
      .lay(onlyIn('skills', 'siphon'))
      .lay((s) => Object.assign(s.discards, { skills: ['blink', 'cleave', 'cunning'] }))
      .play('adventure/begin')
      .draw('nothing-to-lose');
    // The one of the deck is none; then two of three, of which one is a success.
    const [test] = leading(table, 'event/choose', 'test');
    expect(test).toMatchObject({ pass: r(2 / 3), successes: [r(1 / 3), r(2 / 3)] });
  });

  it('of a view count the hands of others among what may come, of a state the deck alone', () => {
    const table = Table.of('ascendance-of-margath', ['lyssa', 'corbin'])
      .seat({ hex: 'h0101', gold: 0 }, { ...far, hand: ['mountaineering', 'blink'] })
      .lay((s) => {
        Object.assign(s.decks, {
          skills: { top: [], pool: ['cunning', 'siphon', 'cleave'], bottom: [] },
        });
        Object.assign(s.discards, { skills: [] });
      })
      .play('adventure/begin')
      .draw('nothing-to-lose');
    expect(leading(table, 'event/choose', 'test')).toMatchObject([{ pass: 0 }]);
    const view = table.rules.viewFor(table.state, 0) as never;
    expect(leading({ rules: table.rules, state: view }, 'event/choose', 'test')).toMatchObject([
      { pass: 0.9 },
    ]);
  });

  it('show that a test without a revealed card cannot be passed, whatever hand could be exerted (3e.test.zero)', () => {
    const glass = {
      kind: 'event',
      id: 'glass',
      name: 'Glass',
      source: 'original',
      deck: 'social',
      options: [
        { id: 'look', label: 'Look', do: [{ do: 'test', attribute: 'mind', modifier: -9 }] },
        { id: 'leave', label: 'Leave', do: [{ do: 'gain-gold', amount: 1 }] },
      ],
    } as const;
    const table = Table.of('ascendance-of-margath', ['lyssa', 'corbin'], { adventures: [glass] })
      .seat({ hex: 'h0101', hand: ['ambush'] }, far)
      .lay(onlyIn('social', 'glass'))
      .play('adventure/begin');
    expect(leading(table, 'event/choose', 'test')).toMatchObject([{ cards: 0, pass: 0 }]);
  });

  it('leave out an action that ends the game, which leads to nothing any more', () => {
    const rules = rulesetOf('corpse-king');
    let state = rules.createGame({ scenario: 'corpse-king', players: 2, seed: 1 });
    for (let step = 1, next = state; rules.outcome(next) === null; step += 7919) {
      state = next;
      const legal = rules.legalActions(state);
      next = rules.apply(state, legal[step % legal.length] as (typeof legal)[number]);
    }
    const { actor } = rules.decision(state) ?? {};
    expect(actor).toEqual(expect.any(Number));
    const ends = rules
      .legalActions(state)
      .filter((action) => rules.outcome(rules.apply(state, action)) !== null);
    expect(ends.length).toBeGreaterThan(0);
    const { options } = rules.ask(state, oddsNow);
    for (const action of ends) expect(options.map((one) => one.action)).not.toContainEqual(action);
  });

  it('of an ability in a combat stand beside its action (3e.hero.elder-mok.unleash-spirit)', () => {
    const f = Fight.with(
      enemy('wall', 30, { abilities: [surge(1, 'roar')] }),
      { hero: 'elder-mok' },
      { hero: 'corbin' },
    );
    f.cast([0, 0, 0], [0, 0, 0, 1, 1]);
    const tests = leading(f, 'combat/surge', 'test');
    expect(tests).toHaveLength(1);
    expect(tests[0]).toMatchObject({ cards: 3, attribute: 'spirit' });
  });
});

describe('odds of a draw', () => {
  it('say what kind of card an adventure brings (3e.adventure.draw)', () => {
    const table = at('h1008').lay(onlyIn('combat', 'wolf', 'bear', 'boar', 'lynx'));
    expect(leading(table, 'adventure/begin', 'draw')).toMatchObject([
      { deck: 'combat', kinds: { enemy: 1 }, success: null },
    ]);
    const mixed = at('h0802').lay(onlyIn('exploration', 'viper', 'far-away', 'any-shrine', 'swamp-tales'));
    expect(leading(mixed, 'adventure/begin', 'draw')).toMatchObject([
      { kinds: { enemy: 0.25, quest: 0.75 } },
    ]);
  });
});

/** As chances are rounded. */
function r(chance: number): number {
  return Math.round(chance * 1e12) / 1e12;
}
