import { describe, expect, it } from 'vitest';
import {
  actionCode,
  composeRuleset,
  createGame,
  decision,
  defineModule,
  override,
} from '../../../src/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import { islandOfDread } from '../../../src/second-edition/entries/island-of-dread.js';
import {
  type ItemCard,
  riseOfTheDragonLords,
  rulesetOf,
  type SecondEditionModule,
} from '../../../src/second-edition/index.js';
import { placeHero, playerState } from '../../../src/second-edition/rules.js';
import { asserted } from '../../asserted.js';
import { Table } from '../../toolkit.js';

const { board, dice: faces } = rulesetOf([]).rules.content;
const townSpace = (id: string): string => board.towns.find((town) => town.id === id)?.space ?? '';
const terrainOf = (space: string) => board.spaces[space]?.terrain;
const neighboursOf = (space: string) => [...(board.neighbours[space] ?? [])];

type Player = Exclude<Scenario['game']['players'], number>[number];
type Rest = Omit<Scenario['game'], 'players'>;
/** Where the rulebook's movement example starts: plains, with a hill, two roads and more plains around it. */
const start = 'h1008';

/** Player 0 at the beginning of the Movement step; player 1 is in Tamalir, out of the way. */
const choosing = (hero: Player = {}, more: Rest = {}, other: Player = {}) =>
  Table.of({
    game: { players: [{ space: start, ...hero }, other], ...more },
    given: { turn: { player: 0, step: 'movement' } },
  });

/** Player 0 has rolled these faces. */
const walking = (dice: number[], hero: Player = {}, more: Rest = {}, other: Player = {}) =>
  Table.of({
    game: { players: [{ space: start, ...hero }, other], ...more },
    given: { movement: { player: 0, dice } },
  });

const spaceOf = (table: Table, player = 0) => table.player(player).hero.space;
const kindOf = (table: Table) => decision(table.state)?.kind;
const diceLeft = (table: Table) => (table.state.frames.at(-1) as { dice?: number[] } | undefined)?.dice;
const stepsTo = (table: Table) =>
  table
    .legal('move/step')
    .map((code) => code.slice('move/step to='.length))
    .sort();

describe('where a Hero begins', () => {
  it('2e.movement.start-tamalir: the first turn of every player begins in Tamalir', () => {
    const table = new Table(createGame({ players: 3, seed: 'tamalir' }));
    const seen: unknown[] = [];
    while (seen.length < 3) {
      const kind = kindOf(table);
      if (kind === 'movement/choose') {
        const player = decision(table.state)?.actor as number;
        seen.push([player, spaceOf(table, player)]);
        table.play('move/stay');
      } else table.play(kind === 'adventure/choose' ? 'adventure/pass' : 'market/done');
    }
    const first = table.state.starting;
    expect(seen).toEqual([0, 1, 2].map((after) => [(first + after) % 3, townSpace('tamalir')]));
  });

  it('2e.movement.first-turn-placement: a figure comes to the board in its own first turn, and moves in it', () => {
    const table = Table.of({
      game: { players: [{ space: null }, { space: null }] },
      given: { turn: { player: 0, step: 'start' } },
    });
    expect(spaceOf(table, 0)).toBe(townSpace('tamalir'));
    expect(spaceOf(table, 1)).toBeNull();
    // Who is not on the board cannot be met: no Adventure step, the Market step is next.
    table.play('move/stay');
    expect(kindOf(table)).toBe('market/draw');
    table.draw('healing-draught').play('market/done');
    expect(table.happened('hero/placed')).toEqual([
      expect.objectContaining({
        player: 1,
        from: null,
        to: townSpace('tamalir'),
        rule: '2e.movement.first-turn-placement',
      }),
    ]);
    expect(table.player(1).hero.cameFrom).toBeNull();
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    table.play('move/adjacent to=h0608');
    expect(spaceOf(table, 1)).toBe('h0608');
    // On its next turn it stays where it is.
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'movement/choose' });
    table.play('move/adjacent to=h0607');
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(spaceOf(table, 1)).toBe('h0608');
    expect(table.happened('hero/placed')).toHaveLength(1);
  });
});

describe('the movement dice', () => {
  it('2e.movement.die-faces, 2e.dice.movement-symbols: six faces of two or more symbols, of the seven terrains', () => {
    expect(faces).toHaveLength(6);
    for (const face of faces) {
      expect(new Set(face).size).toBe(face.length);
      expect(face.length).toBeGreaterThanOrEqual(2);
    }
    expect([...new Set(faces.flat())].sort()).toEqual(
      ['plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain'].sort(),
    );
  });

  it('faq.dice.movement-odds: road on four faces, plains on three, hill on two, forest, swamp and mountain on one', () => {
    const on = (symbol: string) =>
      faces.filter((face) => (face as readonly string[]).includes(symbol)).length;
    expect(['road', 'plains', 'hill', 'river', 'forest', 'swamp', 'mountain'].map(on)).toEqual([
      4, 3, 2, 2, 1, 1, 1,
    ]);
  });

  it('2e.movement.dice-unhurt, 2e.components.movement-dice: five for a party without a counter, or four, but not six', () => {
    // Neither another player's harm nor cards turned face down matter.
    const table = choosing(
      { allies: ['acolyte-of-flame'], items: [{ card: 'padded-leather-armor', faceDown: true }] },
      {},
      { wounds: 1, exhaustion: 1 },
    );
    expect(table.legal('move/roll')).toEqual(['move/roll dice=5', 'move/roll dice=4']);
    table.refuses('move/roll dice=6', '2e.movement.dice-unhurt');
    table.play('move/roll dice=5');
    expect(decision(table.state)).toMatchObject({
      actor: 'chance',
      rule: '2e.dice.movement-use',
      request: { kind: 'roll', die: 'movement', sides: 6, count: 5 },
    });
    table.refuses('chance/roll dice=1,2,3,4', '2e.dice.movement-use');
    table.refuses('chance/roll dice=1,2,3,4,7', '2e.dice.movement-use');
    table.roll(6, 1, 5, 3, 3);
    expect(diceLeft(table)).toEqual([1, 3, 3, 5, 6]);
  });

  it('2e.movement.dice-unhurt: who is unhurt and rolls four neither rests nor gains anything', () => {
    const table = choosing().play('move/roll dice=4');
    expect(decision(table.state)?.request).toMatchObject({ count: 4 });
    expect(table.happened('movement/rested')).toEqual([]);
    table.roll(1, 2, 3, 4);
    expect(kindOf(table)).toBe('movement/walk');
  });

  it.each<[string, Player]>([
    ['a wound on the Hero', { wounds: 1 }],
    ['exhaustion of the Hero', { exhaustion: 1 }],
    ['a wound on an Ally', { allies: [{ card: 'acolyte-of-flame', wounds: 1 }] }],
    [
      'exhaustion of the second Ally',
      { allies: ['riverwatch-bowman', { card: 'acolyte-of-flame', exhaustion: 1 }] },
    ],
  ])('2e.movement.dice-hurt, 2e.movement.figure-is-party: %s leaves four', (_, hero) => {
    const table = choosing(hero);
    expect(table.legal('move/roll')).toEqual(['move/roll dice=4']);
    table.refuses('move/roll dice=5', '2e.movement.dice-hurt');
    table.refuses('move/roll dice=3', '2e.movement.rest');
    table.refuses('move/roll dice=0', '2e.movement.rest');
    table.refuses('move/roll dice=-1', '2e.movement.rest');
  });

  it('2e.movement.dice-hurt: harm taken while moving takes away no die that was rolled, and counts at the next roll', () => {
    // Each forest entered costs one exhaustion.
    const table = walking([1, 1, 1, 1, 3], { space: 'h1006' }, { event: 'call-down-the-inferno' });
    table.play('move/step to=h1005 die=3');
    expect(table.player(0).hero.exhaustion).toBe(1);
    expect(diceLeft(table)).toEqual([1, 1, 1, 1]);
    table.play('move/stop', 'move/adjacent to=h0608');
    expect(table.legal('move/roll')).toEqual(['move/roll dice=4']);
  });

  it('counts what cards change on top: a sixth die while unhurt, fewer under a heavy armor', () => {
    const pony = choosing({ items: ['sure-footed-pony'] });
    expect(pony.legal('move/roll')).toEqual(['move/roll dice=6', 'move/roll dice=5', 'move/roll dice=4']);
    pony.play('move/roll dice=6').roll(1, 1, 2, 2, 6, 6);
    expect(diceLeft(pony)).toHaveLength(6);

    const plate = choosing({ items: ['full-plate'], exhaustion: 2 });
    expect(plate.legal('move/roll')).toEqual(['move/roll dice=3']);
    // Resting is counted from four dice for everybody, and three dice are what this Hero has without resting.
    plate.play('move/rest dice=3', `rest/discard character=${plate.player(0).hero.card}`);
    expect(plate.player(0).hero.exhaustion).toBe(1);
    expect(kindOf(plate)).toBe('movement/roll');

    // With snow on top there are two, and not even at rest are there more.
    choosing({ items: ['full-plate'], exhaustion: 2 }, { event: 'early-snows' })
      .refuses('move/rest dice=3', '2e.movement.dice-hurt')
      .allows('move/rest dice=2');
  });

  it('keeps dice that a card gives before the roll', () => {
    const gift: ItemCard = {
      kind: 'item',
      id: 'seven-league-sock',
      name: 'Seven-League Sock',
      source: 'original',
      cost: 1,
      class: 'gear',
      type: 'sock',
      use: 'activate',
      abilities: [
        {
          use: 'before-moving',
          id: 'pull-it-up',
          label: 'pull it up',
          do: [{ do: 'extra-movement', faces: [6] }],
        },
      ],
    };
    const ruleset = composeRuleset([], [riseOfTheDragonLords, { id: 'own', name: 'Own', market: [gift] }]);
    let state = fromScenario(
      {
        game: { players: [{ space: start, items: [gift.id] }, {}] },
        given: { turn: { player: 0, step: 'movement' } },
      },
      ruleset,
    );
    for (const code of [
      `ability/use card=${gift.id} ability=pull-it-up`,
      'move/roll dice=4',
      'chance/roll dice=1,2,3,4',
    ])
      state = ruleset.apply(state, ruleset.parseActionCode(code));
    expect(state.frames.at(-1)).toMatchObject({ kind: 'movement', dice: [1, 2, 3, 4, 6] });
    expect(ruleset.legalActions(state).map(actionCode)).toContain('move/step to=h1108 die=6');
  });
});

describe('symbols', () => {
  it('2e.movement.symbol-one-space, 2e.dice.movement-use: a die enters an adjacent space of a terrain it shows, whatever the face', () => {
    for (const [at, face] of faces.entries()) {
      const table = walking([at + 1]);
      const open = neighboursOf(start).filter((space) => {
        const terrain = terrainOf(space);
        return terrain !== undefined && terrain !== 'town' && face.includes(terrain);
      });
      expect(stepsTo(table), face.join()).toEqual(open.map((space) => `${space} die=${at + 1}`).sort());
    }
    // Hill and mountain: only the hill lies beside the plains of the start. Road and swamp: only the roads.
    const table = walking([6]);
    expect(stepsTo(table)).toEqual(['h1108 die=6']);
    table.refuses('move/step to=h1009 die=6', '2e.movement.symbol-one-space');
    expect(stepsTo(walking([4]))).toEqual(['h0909 die=4', 'h1009 die=4']);
  });

  it('2e.movement.symbol-one-space: the Hero moves, and the die is gone', () => {
    const table = walking([4, 6]).play('move/step to=h1009 die=4');
    expect(table.player(0).hero).toMatchObject({ space: 'h1009', cameFrom: start });
    expect(diceLeft(table)).toEqual([6]);
    expect(table.happened('hero/moved')).toEqual([
      {
        type: 'hero/moved',
        player: 0,
        from: start,
        to: 'h1009',
        rule: '2e.movement.symbol-one-space',
      },
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    '2e.movement.town-any-symbol, 2e.board.towns-wild: face %i enters a town from any side',
    (face) => {
      for (const from of neighboursOf(townSpace('greyhaven'))) {
        const table = walking([face], { space: from });
        table.allows(`move/step to=${townSpace('greyhaven')} die=${face}`);
      }
      asserted(5);
    },
  );

  it('2e.movement.one-symbol-per-die: two symbols of one die are not two spaces', () => {
    const table = walking([1, 4]).play('move/step to=h1108 die=1');
    table.refuses(`move/step to=${start} die=1`, '2e.movement.one-symbol-per-die');
    // Two dice with the same face are two spaces.
    const twice = walking([1, 1]).play('move/step to=h1108 die=1', `move/step to=${start} die=1`);
    expect(spaceOf(twice)).toBe(start);
    expect(kindOf(twice)).not.toBe('movement/walk');
  });

  it('2e.movement.one-symbol-per-die: only faces that were rolled can be used', () => {
    const table = walking([1, 4]);
    for (const die of [2, 0, 7, -1])
      table.refuses(`move/step to=h1009 die=${die}`, '2e.movement.one-symbol-per-die');
  });

  it('2e.movement.example-die-choice: plains, hill and road is a plains, a hill or a road space, and only one', () => {
    expect(faces[0]).toEqual(['plains', 'hill', 'road']);
    for (const to of ['h1007', 'h1108', 'h1009']) {
      const table = walking([1]).play(`move/step to=${to} die=1`);
      expect(spaceOf(table)).toBe(to);
      expect(table.happened('hero/moved')).toHaveLength(1);
      expect(kindOf(table)).not.toBe('movement/walk');
    }
    expect(['h1007', 'h1108', 'h1009'].map(terrainOf)).toEqual(['plains', 'hill', 'road']);
  });

  it('2e.movement.example-three-rivers: three dice with a river are three river spaces at most', () => {
    const rivers = ['h0605', 'h0706', 'h0707'];
    expect(rivers.map(terrainOf)).toEqual(['river', 'river', 'river']);
    expect(faces[4]).toContain('river');
    const table = walking([5, 5, 5], { space: 'h0506' });
    for (const [at, to] of rivers.entries()) {
      expect(diceLeft(table)).toHaveLength(3 - at);
      table.play(`move/step to=${to} die=5`);
    }
    expect(spaceOf(table)).toBe('h0707');
    // The next river space is there, but no die is left for it.
    expect(terrainOf('h0807')).toBe('river');
    table.refuses('move/step to=h0807 die=5', '2e.movement.symbol-one-space');
  });

  it('2e.movement.dice-any-order: any order of dice and any path of adjacent spaces', () => {
    const paths = [
      ['h1009 die=4', 'h1008 die=5', 'h1108 die=6'],
      ['h1108 die=6', 'h1109 die=5', 'h1009 die=4'],
      ['h0908 die=5', 'h0909 die=4'],
    ];
    for (const path of paths) {
      const table = walking([4, 5, 6]).play(...path.map((part) => `move/step to=${part}`));
      expect(spaceOf(table)).toBe(path.at(-1)?.slice(0, 5));
      expect(table.happened('hero/moved')).toHaveLength(path.length);
    }
    const table = walking([1, 2, 3, 4, 5, 6]);
    // Two spaces away, the space one stands on, and no space at all.
    for (const to of ['h1006', start, 'h9999', 'tamalir', 'constructor'])
      table.refuses(`move/step to=${to} die=1`, '2e.movement.dice-any-order');
  });
});

describe('the example of movement', () => {
  const example = () =>
    choosing({ hero: 'varikas-the-dead', space: start }).play('move/roll dice=4').roll(1, 3, 5, 6);

  it('2e.movement.example-varikas-roll: one roll has plains, river, forest and hill, two roads, and hill and mountain', () => {
    const table = example();
    expect(diceLeft(table)).toEqual([1, 3, 5, 6]);
    expect(table.happened('movement/rolled')).toEqual([
      { type: 'movement/rolled', player: 0, dice: [1, 3, 5, 6], rule: '2e.dice.movement-use' },
    ]);
  });

  it('2e.movement.example-varikas-blue: plains, river, forest, hill, to the blue adventure', () => {
    const table = example().play(
      'move/step to=h1007 die=1',
      'move/step to=h1006 die=5',
      'move/step to=h1005 die=3',
      'move/step to=h0905 die=6',
    );
    expect(spaceOf(table)).toBe('h0905');
    // The move is over, and the adventure of the space can be attempted.
    expect(kindOf(table)).toBe('adventure/choose');
    table.allows('adventure/attempt color=blue');
  });

  it('2e.movement.example-varikas-greyhaven: road and road, or road and any other die, to Greyhaven', () => {
    const greyhaven = townSpace('greyhaven');
    const table = example().play('move/step to=h1009 die=1', `move/step to=${greyhaven} die=3`, 'move/stop');
    expect(spaceOf(table)).toBe(greyhaven);
    expect(kindOf(table)).toBe('market/draw');
    for (const die of [3, 5, 6])
      example().play('move/step to=h1009 die=1').allows(`move/step to=${greyhaven} die=${die}`);
    for (const die of [1, 5, 6])
      example().play('move/step to=h1009 die=3').allows(`move/step to=${greyhaven} die=${die}`);
  });

  it('2e.movement.example-varikas-yellow: hill and mountain, to the yellow adventure, and two dice are lost', () => {
    const table = example().play('move/step to=h1108 die=1', 'move/step to=h1207 die=6');
    expect(diceLeft(table)).toEqual([3, 5]);
    table.play('move/stop');
    expect(kindOf(table)).toBe('adventure/choose');
    table.allows('adventure/attempt color=yellow');
    expect(table.state.frames.some((frame) => frame.kind === 'movement')).toBe(false);
  });
});

describe('other movement rules', () => {
  it('2e.movement.optional, 2e.movement.staying-ends-movement: a Hero may stay, and use what its space offers', () => {
    const jewel = choosing({ space: 'h0908' }).play('move/stay');
    expect(spaceOf(jewel)).toBe('h0908');
    expect(jewel.happened('hero/moved')).toEqual([]);
    jewel.allows('adventure/attempt color=green');

    const town = choosing({ space: 'greyhaven' }).play('move/stay');
    expect(kindOf(town)).toBe('market/draw');

    const company = choosing({}, {}, { space: start }).play('move/stay');
    company.allows('hero/attack player=1');
  });

  it('2e.movement.not-full, 2e.movement.unused-dice-lost: one may stop anywhere, at once too, and the dice left are lost', () => {
    for (const steps of [[], ['move/step to=h0909 die=1']]) {
      const table = walking([1, 2, 3, 4, 5]).play(...steps, 'move/stop');
      table.refuses('move/step to=h0808 die=3', '2e.movement.symbol-one-space');
      expect(JSON.stringify(table.state.frames)).not.toContain('[2,3,4,5]');
    }
  });

  it('2e.movement.unused-dice-lost: what may follow the move is not paid with the dice left', () => {
    // This Dragon Rune has something to offer after moving, so the Movement step is not quite over.
    const table = walking([1, 2, 3], { kept: ['sithrael-storm-of-wings'] }).play('move/stop');
    expect(kindOf(table)).toBe('movement/after');
    expect(diceLeft(table)).toEqual([]);
    table.refuses('move/step to=h1007 die=1', '2e.movement.symbol-one-space');
  });

  it('2e.movement.not-blocked, 2e.movement.pass-through: nobody and nothing on the way hinders or happens', () => {
    // A Hero, an adventure counter and an undefeated Challenge on the one space between.
    const table = walking(
      [1, 1, 1],
      { space: 'h1007' },
      {
        counters: { h0908: ['green'] },
        track: [{ card: 'brood-of-the-bloodmother', space: 'h0908' }],
      },
      { space: 'h0908' },
    );
    table.play('move/step to=h0908 die=1');
    expect(kindOf(table)).toBe('movement/walk');
    for (const code of ['adventure/attempt color=green', 'adventure/face card=brood-of-the-bloodmother'])
      expect(table.legal()).not.toContain(code);
    table.play('move/step to=h0909 die=1');
    expect(table.events.map((event) => event.type)).toEqual(['hero/moved', 'hero/moved']);
    expect(table.state.counters.green).toContain('h0908');
    expect(table.state.track[0]).toMatchObject({ space: 'h0908' });
    // Starting among them does not bind either.
    const out = walking([1], { space: 'h0908' }, {}, { space: 'h0908' }).play('move/step to=h1008 die=1');
    expect(spaceOf(out)).toBe('h1008');
  });

  it('2e.movement.half-spaces: half spaces at the edge cannot be entered, in any way', () => {
    // h0200 touches h0101 on the plane.
    expect(board.spaces.h0200).toMatchObject({ half: true });
    const walk = walking([1, 2, 3, 4, 5, 6], { space: 'h0101' });
    expect(stepsTo(walk).filter((to) => to.startsWith('h0200') || to.startsWith('h0100'))).toEqual([]);
    for (const die of [1, 2, 3, 4, 5, 6])
      walk.refuses(`move/step to=h0200 die=${die}`, '2e.movement.half-spaces');
    choosing({ space: 'h0101' }).refuses('move/adjacent to=h0200', '2e.movement.half-spaces');
    const wings = choosing({ space: 'h0101', items: ['wings-of-regiroth'] }).play(
      'ability/use card=wings-of-regiroth ability=fly',
    );
    wings.allows('move/free to=h0201').refuses('move/free to=h0200', '2e.movement.half-spaces');
  });

  it('2e.movement.step-instead-of-roll: one adjacent space whatever its terrain, instead of the dice', () => {
    const table = choosing({ space: 'h1109', wounds: 1 });
    expect(table.legal('move/adjacent').sort()).toEqual(
      neighboursOf('h1109')
        .map((to) => `move/adjacent to=${to}`)
        .sort(),
    );
    expect(new Set(neighboursOf('h1109').map(terrainOf))).toEqual(
      new Set(['hill', 'mountain', 'river', 'town', 'road', 'plains']),
    );
    table.refuses('move/adjacent to=h1107', '2e.movement.step-instead-of-roll');
    table.play('move/adjacent to=h1208');
    expect(table.player(0).hero).toMatchObject({ space: 'h1208', cameFrom: 'h1109' });
    expect(table.happened('hero/moved')).toEqual([
      expect.objectContaining({ rule: '2e.movement.step-instead-of-roll' }),
    ]);
    // That was the whole move: in bare mountains the turn is over.
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });

  it('2e.movement.step-instead-of-roll: not in addition to a roll, and what the space offers can be used', () => {
    walking([6]).refuses('move/adjacent to=h1007', '2e.movement.step-instead-of-roll');
    const table = choosing().play('move/adjacent to=h0908');
    table.allows('adventure/attempt color=green');
    table.refuses('move/roll dice=4', '2e.dice.movement-use');
    expect(kindOf(choosing({ space: 'h1009' }).play('move/adjacent to=h1110'))).toBe('market/draw');
  });

  it('2e.movement.skip-adventure-market: on a bare space neither step is taken', () => {
    const table = walking([1], { space: 'h1008' }).play('move/step to=h1007 die=1');
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(table.happened('market/stocked')).toEqual([]);
  });

  it.each<[string, Rest, Player]>([
    ['another Hero', {}, { space: 'h1007' }],
    ['an undefeated Challenge', { track: [{ card: 'brood-of-the-bloodmother', space: 'h1007' }] }, {}],
    ['an adventure counter', { counters: { h1007: ['red'] } }, {}],
  ])('2e.movement.skip-adventure-market: %s keeps the Adventure step', (_, more, other) => {
    const table = walking([1], {}, more, other).play('move/step to=h1007 die=1');
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'adventure/choose' });
  });

  it('lets a card take a Hero further once its dice are used up', () => {
    const table = walking([1], { hero: 'ysolde-saltblade', space: 'h1008' }).play('move/step to=h1007 die=1');
    table.play('ability/use card=ysolde-saltblade ability=take-to-the-water');
    expect(table.legal('move/free')).toEqual(['move/free to=h1006', 'move/free to=h0907']);
    table.play('move/free to=h1006', 'move/stop');
    expect(spaceOf(table)).toBe('h1006');
    expect(table.player(0).hero.exhaustion).toBe(1);
    // Who rolled no dice at all does not move.
    const rested = choosing({ hero: 'ysolde-saltblade', space: 'h1007' }).play('move/rest dice=0');
    expect(decision(rested.state)?.actor).toBe(1);
  });
});

describe('resting', () => {
  const tired: Player = {
    hero: 'varikas-the-dead',
    exhaustion: 3,
    wounds: 1,
    allies: [
      { card: 'loyal-hound', exhaustion: 2 },
      { card: 'acolyte-of-flame', exhaustion: 1, wounds: 1 },
    ],
  };
  const hero = 'rest/discard character=varikas-the-dead';
  const hound = 'rest/discard character=loyal-hound';
  const acolyte = 'rest/discard character=acolyte-of-flame';
  const exhaustion = (table: Table) => {
    const { hero: own, allies } = table.player(0);
    return [own.exhaustion, ...allies.map((ally) => ally.exhaustion)];
  };

  it('2e.movement.rest: fewer than four dice, none included, hurt or not', () => {
    const four = [3, 2, 1, 0].map((dice) => `move/rest dice=${dice}`);
    expect(choosing(tired).legal('move/rest')).toEqual(four);
    expect(choosing().legal('move/rest')).toEqual(four);
    for (const dice of [4, 5, -1]) choosing(tired).refuses(`move/rest dice=${dice}`, '2e.movement.rest');
  });

  it.each([
    [3, 1],
    [2, 2],
    [1, 3],
    [0, 4],
  ])('2e.movement.rest-discard: %i dice discard up to %i exhaustion', (dice, most) => {
    const table = choosing(tired).play(`move/rest dice=${dice}`);
    expect(decision(table.state)).toMatchObject({ actor: 0, rule: '2e.movement.rest-discard' });
    let discarded = 0;
    while (kindOf(table) === 'movement/rest') {
      table.play(table.legal('rest/discard')[0] ?? '');
      discarded += 1;
    }
    expect(discarded).toBe(most);
    expect(exhaustion(table).reduce((sum, n) => sum + n, 0)).toBe(6 - most);
  });

  it('2e.movement.rest-discard: fewer may be discarded, or none; the dice are given up all the same', () => {
    const table = choosing(tired).play('move/rest dice=1', hero, 'rest/done');
    expect(exhaustion(table)).toEqual([2, 2, 1]);
    expect(decision(table.state)?.request).toMatchObject({ count: 1 });
    const none = choosing(tired).play('move/rest dice=2', 'rest/done');
    expect(exhaustion(none)).toEqual([3, 2, 1]);
    expect(decision(none.state)?.request).toMatchObject({ count: 2 });
  });

  it('2e.movement.rest-discard: with fewer counters than dice given up, the rest comes to nothing', () => {
    const table = choosing({ hero: 'varikas-the-dead', exhaustion: 1 }).play('move/rest dice=1', hero);
    expect(exhaustion(table)).toEqual([0]);
    expect(decision(table.state)?.request).toMatchObject({ count: 1 });
    // Without any counter there is nothing to ask.
    const fresh = choosing().play('move/rest dice=3');
    expect(decision(fresh.state)).toMatchObject({ actor: 'chance', request: { count: 3 } });
  });

  it('2e.movement.rest-split: all from one, or some from each; only of your own party', () => {
    expect(exhaustion(choosing(tired).play('move/rest dice=1', hero, hero, hero))).toEqual([0, 2, 1]);
    expect(exhaustion(choosing(tired).play('move/rest dice=1', hero, hound, acolyte))).toEqual([2, 1, 0]);
    const table = choosing(tired, {}, { hero: 'mordrog', exhaustion: 1 }).play('move/rest dice=1');
    table.refuses('rest/discard character=mordrog', '2e.movement.rest-split');
    table.refuses('rest/discard character=nobody', '2e.movement.rest-split');
  });

  it('2e.movement.rest-exhaustion-only: wounds stay, and who is not exhausted has nothing to discard', () => {
    const table = choosing(tired).play('move/rest dice=0', acolyte);
    table.refuses(acolyte, '2e.movement.rest-exhaustion-only');
    table.play(hero, hero, hero);
    const { hero: own, allies } = table.player(0);
    expect([own.wounds, ...allies.map((ally) => ally.wounds)]).toEqual([1, 0, 1]);
  });

  it('2e.movement.rest-before-roll: the discarding comes before the roll, and does not raise the number of dice', () => {
    const table = choosing({ hero: 'varikas-the-dead', exhaustion: 1 }).play('move/rest dice=3');
    table.refuses('chance/roll dice=1,1,1', '2e.movement.rest-discard');
    table.play(hero);
    // The party is unhurt now, and the choice stands.
    expect(decision(table.state)?.request).toMatchObject({ count: 3 });
    table.roll(1, 1, 1).refuses(hero, '2e.movement.rest-before-roll');
    walking([1, 1, 1, 1], tired).refuses('move/rest dice=3', '2e.movement.rest-before-roll');
  });

  it('2e.movement.rest-still-moves: the dice that are rolled move the Hero as usual', () => {
    const table = choosing(tired).play('move/rest dice=2', hero, hound).roll(1, 4);
    table.play('move/step to=h1109 die=1', 'move/step to=h1009 die=4');
    expect(spaceOf(table)).toBe('h1009');
  });

  it('2e.movement.example-rest-two: two from the Hero, two from an Ally, one each of Hero and Ally, or of two Allies', () => {
    const ways: [string[], number[]][] = [
      [
        [hero, hero],
        [1, 2, 1],
      ],
      [
        [hound, hound],
        [3, 0, 1],
      ],
      [
        [hero, hound],
        [2, 1, 1],
      ],
      [
        [hound, acolyte],
        [3, 1, 0],
      ],
    ];
    for (const [codes, left] of ways) {
      const table = choosing(tired).play('move/rest dice=2', ...codes);
      expect(exhaustion(table)).toEqual(left);
      expect(decision(table.state)?.request).toMatchObject({ kind: 'roll', die: 'movement', count: 2 });
      table.refuses(hero, '2e.dice.movement-use');
    }
  });

  it('2e.movement.example-rest-all: who does not move discards four in all', () => {
    const table = choosing(tired).play('move/rest dice=0', hero, hero, hound, hound);
    expect(exhaustion(table)).toEqual([1, 0, 1]);
    // No dice, no move: on bare plains the turn is over.
    expect(spaceOf(table)).toBe(start);
    expect(table.happened('movement/rolled')).toEqual([]);
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
  });

  it('2e.movement.step-not-resting: who rests does not take the one step without dice', () => {
    const table = choosing(tired).play('move/rest dice=0');
    table.refuses('move/adjacent to=h1007', '2e.movement.step-not-resting');
    table.play(hero).refuses('move/adjacent to=h1007', '2e.movement.step-not-resting');
    table.play('rest/done');
    expect(spaceOf(table)).toBe(start);
    expect(decision(table.state)?.actor).toBe(1);
  });
});

describe('a module that has its say on placing Heroes', () => {
  /** Whoever is put down somewhere finds a coin there. */
  const coins: SecondEditionModule = defineModule({
    id: 'coins',
    title: 'Coins',
    overrides: [
      override(placeHero, (next) => (g, player, to, by, rule) => {
        next(g, player, to, by, rule);
        playerState(g, player).gold += 1;
      }),
    ],
  });

  it('hears of the first turn', () => {
    const game = composeRuleset([coins]).createGame({ players: 1, seed: 'coins' });
    expect(game.players[0]).toMatchObject({ gold: 3 + 1, hero: { space: townSpace('tamalir') } });
  });

  it('hears of a knockout', () => {
    const ruleset = composeRuleset([coins]);
    const before = fromScenario(
      {
        game: { players: [{ hero: 'varikas-the-dead', wounds: 4, space: 'h0208', gold: 2 }, {}] },
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'ranged' } },
      },
      ruleset,
    );
    const struck = ruleset.apply(before, { type: 'combat/defend' });
    const { state, events } = ruleset.transition(struck, { type: 'chance/roll', dice: [1, 1] });
    expect(state.players[0]?.gold).toBe(1);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'hero/placed', player: 0, from: 'h0208', rule: '2e.knockout.move' }),
    );
  });

  it('hears of the figures that are placed on the Island of Dread before any turn', () => {
    const game = composeRuleset([islandOfDread, coins]).createGame({ players: 2, seed: 'coins' });
    expect(game.players.map((p) => p.gold)).toEqual([4, 4]);
  });
});
