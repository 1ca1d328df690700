import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGame, defineModule, legalActions, viewFor } from '../../src/index.js';
import {
  boardMap,
  type PictureLayer,
  type PictureOptions,
  picture,
  pictureOf,
  pictureParts,
} from '../../src/picture/second-edition/index.js';
import { fromScenario, type Scenario } from '../../src/scenario/second-edition/index.js';
import { composeRuleset, riseOfTheDragonLords } from '../../src/second-edition/index.js';
import { islandOfDread } from '../../src/second-edition/modules/island-of-dread/module.js';
import { show } from '../../tools/cli/positions.js';
import { elementsOf, ofClass } from './xml.js';

const drawn = (scenario: Scenario, options?: PictureOptions) =>
  elementsOf(picture(fromScenario(scenario), options));
const spacesIn = (elements: ReturnType<typeof drawn>, name: string) =>
  ofClass(elements, name).map(({ attributes }) => attributes['data-space']);

/** The picture of the base board that the docs show. */
const boardOfRealm = readFileSync(new URL('../../docs/board.svg', import.meta.url), 'utf8');

const two: Scenario = {
  game: {
    players: [
      { hero: 'mordrog', space: 'tamalir' },
      { hero: 'varikas-the-dead', space: 'h1008' },
    ],
    seed: 1,
  },
};

describe('a picture', () => {
  it('has each Hero once, where it stands', () => {
    const state = fromScenario(two);
    const elements = elementsOf(picture(state));
    expect(spacesIn(elements, 'rb-hero').sort()).toEqual(state.players.map(({ hero }) => hero.space).sort());
    expect(
      ofClass(elements, 'rb-hero')
        .map(({ attributes }) => attributes['data-player'])
        .sort(),
    ).toEqual(['0', '1']);
    expect(ofClass(elements, 'rb-player')).toHaveLength(2);
  });

  it('has each adventure counter, the track, and a stack for each town', () => {
    const state = createGame({ players: 3, seed: 4 });
    const elements = elementsOf(picture(state));
    for (const [color, spaces] of Object.entries(state.counters))
      expect(
        ofClass(elements, 'rb-counter')
          .filter(({ attributes }) => attributes['data-color'] === color)
          .map(({ attributes }) => attributes['data-space'])
          .sort(),
      ).toEqual([...spaces].sort());
    expect(ofClass(elements, 'rb-stack')).toHaveLength(8);
    expect(ofClass(elements, 'rb-hero'), 'nobody is on the board yet').toHaveLength(
      state.players.filter(({ hero }) => hero.space !== null).length,
    );
  });

  it('has what modules bring: the doom track, anchors with ships’ crews, event tiles', () => {
    const doom = elementsOf(picture(createGame({ players: 2, seed: 1, modules: ['doom-track'] })));
    expect(ofClass(doom, 'rb-doom')).toHaveLength(8);
    expect(
      ofClass(doom, 'rb-doom').filter(({ attributes }) => attributes['data-color'] === 'green'),
    ).toHaveLength(1);
    const advanced = elementsOf(
      picture(createGame({ players: 2, seed: 1, modules: ['advanced-runebound'] })),
    );
    expect(ofClass(advanced, 'rb-doom').length).toBeGreaterThan(0);

    const state = createGame({ players: 2, seed: 1, modules: ['island-of-dread'] });
    const memory = state.ext['island-of-dread'] as object;
    const [one, other] = state.players;
    if (!one || !other) throw new Error('There are two players.');
    const there = {
      ...state,
      players: [
        { ...one, hero: { ...one.hero, space: 'a0909' } },
        { ...other, hero: { ...other.hero, space: 'island-of-dread' } },
      ],
      ext: { ...state.ext, 'island-of-dread': { ...memory, tiles: { h0110: 'sea', h0804: 'sea-lane' } } },
    };
    const sea = elementsOf(picture(there));
    expect(spacesIn(sea, 'rb-hero').sort()).toEqual(['a0909', 'island-of-dread']);
    expect(spacesIn(sea, 'rb-event-tile').sort()).toEqual(['h0110', 'h0804']);
    expect(ofClass(sea, 'rb-crew')).toHaveLength(2);
  });

  it('shows what became of towns after the cataclysm, and where quests were served', () => {
    const star = 'where-the-star-came-down';
    const scenario: Scenario = {
      game: {
        modules: ['cataclysm'],
        players: [{ space: 'tamalir' }, { space: 'h0306' }],
        with: {
          cataclysm: {
            claimed: [['the-old-hunger']],
            quests: [star],
            marks: [{}, { [star]: ['h1101'] }],
            towns: {
              ...{ vynelvale: 'ashen-flock', riverwatch: 'demon-horde', dawnsmoor: 'frenzied-rage' },
              ...{ tamalir: 'freed:savage-brood', greyhaven: 'winter-lord' },
              ...{ nerekhal: 'destroyed', forge: 'destroyed', frostgate: 'destroyed' },
            },
          },
        },
      },
    };
    const fates = ofClass(drawn(scenario), 'rb-fate').map(({ attributes }) => attributes['data-fate']);
    expect(fates.filter((fate) => fate === 'cursed')).toHaveLength(4);
    expect(fates.filter((fate) => fate === 'destroyed')).toHaveLength(3);
    expect(fates.filter((fate) => fate === 'freed')).toHaveLength(1);
    const elements = drawn(scenario);
    const flags = ofClass(elements, 'rb-quest').map(({ attributes }) => attributes);
    expect(flags).toMatchObject([{ 'data-space': 'h1101', 'data-player': '1' }]);
    const points = ofClass(elements, 'rb-savior').map(({ attributes }) => attributes['data-points']);
    expect(points).toEqual(['3', '0']);
    const done = elements.flatMap(({ attributes }) => attributes['data-done'] ?? []);
    expect(done, 'one of two marks, by the second player').toEqual(['0', '1']);
    expect(
      ofClass(elements, 'rb-curse').map(({ attributes }) => attributes['data-town']),
      'Curse decks lie in cursed towns; a freed one has a discount',
    ).toEqual(['vynelvale', 'riverwatch', 'dawnsmoor', 'tamalir', 'greyhaven']);
    const svg = picture(fromScenario(scenario), { players: ['Ann', 'Ben'] });
    for (const quest of ['quest space of Ann', 'quest space of Ben', 'Kept: The Old Hunger'])
      expect(svg).toContain(quest);
    expect(ofClass(drawn(scenario, { parts: [] }), 'rb-fate')).toEqual([]);
  });

  it('shows counters of the cataclysm that are not turned over as what everybody sees', () => {
    const game = createGame({ players: 2, seed: 1, modules: ['cataclysm'] });
    const fates = ofClass(elementsOf(picture(game)), 'rb-fate').map(({ attributes }) => attributes);
    expect(fates.map((fate) => fate['data-fate'])).toEqual(Array(8).fill('hidden'));
    expect(fates.filter((fate) => fate['data-curse'])).toEqual([]);
  });

  it('shows the storm: its counter and where it goes next, the cards to come, Scions on the track', () => {
    const storm = (counter: number, beaten?: string): Scenario => ({
      game: {
        modules: ['seven-scions'],
        players: [{ space: 'tamalir', allies: ['the-archer'] }, { space: 'h0306' }],
        with: {
          'seven-scions': {
            counter,
            held: { 'the-beekeeper': 1 },
            ...(beaten === undefined ? {} : { beaten }),
          },
        },
      },
      given: { combat: { hero: 1, challenge: 'bone-rabble', phase: 'melee' } },
    });
    /** The space in which something of a class is. */
    const spaceOf = (scenario: Scenario, name: string) => {
      const elements = drawn(scenario);
      const at = elements.findIndex(({ attributes }) => attributes.class === name);
      return elements.slice(0, at).findLast(({ attributes }) => attributes.class === 'rb-storm')?.attributes[
        'data-space'
      ];
    };
    expect(ofClass(drawn(storm(0)), 'rb-storm'), 'eight spaces, below and above').toHaveLength(10);
    expect([spaceOf(storm(0), 'rb-storm-counter'), spaceOf(storm(0), 'rb-storm-next')]).toEqual(['0', '1']);
    expect([
      spaceOf(storm(3, 'yellow'), 'rb-storm-counter'),
      spaceOf(storm(3, 'yellow'), 'rb-storm-next'),
    ]).toEqual(['3', '5']);
    expect(spaceOf(storm(7, 'blue'), 'rb-storm-next'), 'movement that is left at the top is lost').toBe('9');
    const elements = drawn(storm(0));
    expect(ofClass(elements, 'rb-storm-deck')).toHaveLength(3);
    expect(ofClass(elements, 'rb-stormlord')).toHaveLength(2);
    const svg = picture(fromScenario(storm(0)), { players: ['Ann', 'Ben'] });
    for (const note of [
      'The Archer, with Ann',
      'The Beekeeper, asleep; its counter with Ben',
      'The Trickster, asleep',
    ])
      expect(svg).toContain(`>${note}</text>`);
    expect(ofClass(drawn(storm(0), { parts: ['track'] }), 'rb-storm')).toEqual([]);
    expect(picture(fromScenario(storm(0)), { parts: ['track'] }), 'modules are left out').not.toContain(
      'asleep',
    );
  });

  it('shows how Heroes fare against the Stormlords, in the order of the Endgame', () => {
    const elements = drawn({
      game: {
        modules: ['seven-scions'],
        players: [{ space: 'tamalir' }, { space: 'h0306' }],
        decks: { 'storm-green': { top: [] } },
        with: {
          'seven-scions': { endgame: { order: [1, 0], out: [1], deeds: [{}, { defeated: 1, wounds: 2 }] } },
        },
      },
    });
    expect(ofClass(elements, 'rb-endgame').map(({ attributes }) => attributes['data-player'])).toEqual([
      '1',
      '0',
    ]);
    expect(ofClass(elements, 'rb-storm-next')).toEqual([]);
  });

  it('shows cards that lie on spaces, what lies on cards, whom a Challenge follows, and what is kept', () => {
    const scenario: Scenario = {
      game: {
        modules: ['traps-and-terrors', 'beasts-and-bandits'],
        players: [{ space: 'h0104', kept: ['lost-patrol'] }, { space: 'tamalir' }],
        laid: [
          { card: 'wire-across-the-path', space: 'h0305' },
          { card: 'rope-across-the-bridge', space: 'h0305' },
        ],
        track: [
          { card: 'ditchside-cutthroats', space: 'h0606' },
          { card: 'lynx-of-the-long-grass', space: 'h0707', follows: 0 },
        ],
        hoards: {
          'rope-across-the-bridge': { progress: 2 },
          'ditchside-cutthroats': { gold: 3, cards: ['padded-leather-armor'] },
        },
      },
    };
    const elements = drawn(scenario);
    expect(spacesIn(elements, 'rb-laid')).toEqual(['h0305', 'h0305']);
    const [one, other] = elements
      .filter(({ name, attributes }) => name === 'g' && attributes.transform?.includes('rotate(-8) scale(1)'))
      .map(({ attributes }) => attributes.transform);
    expect(one, 'the second lies beside the first').not.toBe(other);
    expect(ofClass(elements, 'rb-hoard').map(({ attributes }) => attributes['data-kind'])).toEqual([
      'counters',
      'gold',
      'cards',
    ]);
    expect(ofClass(elements, 'rb-lying')).toHaveLength(2);
    const svg = picture(fromScenario(scenario), { players: ['Ann'] });
    for (const words of [
      '3 gold on it',
      'on it Padded Leather Armor',
      '2 counters on it',
      'follows Ann',
      'Kept: Lost Patrol',
    ])
      expect(svg).toContain(words);
    const bare = drawn(scenario, { parts: ['track'] });
    expect([ofClass(bare, 'rb-laid').length, ofClass(bare, 'rb-lying').length]).toEqual([0, 2]);
  });

  it('shows which symbols of a Ritual are covered, each counter once', () => {
    const elements = drawn({
      game: {
        modules: ['rituals-and-runes'],
        players: [{ space: 'tamalir', items: ['inner-fire'] }],
        with: { 'rituals-and-runes': { filled: [{ 'inner-fire': ['plains', 'road'] }] } },
      },
    });
    expect(ofClass(elements, 'rb-ritual')).toHaveLength(1);
    const symbols = ofClass(elements, 'rb-symbol');
    expect([symbols.length, symbols.filter(({ attributes }) => attributes['data-filled']).length]).toEqual([
      5, 2,
    ]);
  });

  it('points out spaces and anchors, each once, and passes over what is not there', () => {
    const elements = drawn(two, { highlight: ['h0708', 'h0708', 'h9999', 'nowhere', '__proto__'] });
    expect(spacesIn(elements, 'rb-highlight')).toEqual(['h0708']);
    const sea = createGame({ players: 2, seed: 1, modules: ['island-of-dread'] });
    expect(spacesIn(elementsOf(picture(sea, { highlight: ['a0909'] })), 'rb-highlight')).toEqual(['a0909']);
  });

  it('draws the parts that are wanted, and the land always', () => {
    const bare = drawn(two, { parts: [] });
    for (const name of ['rb-hero', 'rb-counter', 'rb-player', 'rb-stack', 'rb-id', 'rb-region', 'rb-title'])
      expect(ofClass(bare, name), name).toEqual([]);
    expect(bare.filter(({ name, attributes }) => name === 'polygon' && attributes['data-space'])).not.toEqual(
      [],
    );
    for (const part of pictureParts)
      expect(elementsOf(picture(fromScenario(two), { parts: [part] })).length).toBeGreaterThan(0);
  });

  it('is as wide as is said, and as high as that makes it', () => {
    const [svg] = drawn(two, { width: 640 });
    const [, , wide, high] = svg?.attributes.viewBox?.split(' ').map(Number) ?? [];
    expect(svg?.attributes.width).toBe('640');
    expect(Number(svg?.attributes.height)).toBeCloseTo((640 * (high ?? 0)) / (wide ?? 1), 0);
    expect(drawn(two)[0]?.attributes.width).toBeUndefined();
  });

  it('keeps text text, whatever names say', () => {
    const nasty = '</text><script>alert("1 & 2")</script>\u0000\ud800\uffff';
    const svg = picture(fromScenario(two), { players: [nasty, '\'"&'], title: nasty });
    const elements = elementsOf(svg);
    expect(elements.map(({ name }) => name)).not.toContain('script');
    expect(elements[0]?.attributes['aria-label']).toBe('</text><script>alert("1 & 2")</script>');
    const board = structuredClone(riseOfTheDragonLords.board);
    if (!board) throw new Error('The bundled pack has a board.');
    const named = {
      ...riseOfTheDragonLords,
      board: {
        ...board,
        id: 'x"><script',
        name: nasty,
        towns: board.towns.map((town) => ({ ...town, name: nasty })),
        spaces: board.spaces.map((space) => ({ ...space, ...(space.name ? { name: nasty } : {}) })),
      },
    };
    const ruleset = composeRuleset([], [named]);
    expect(
      elementsOf(pictureOf(ruleset, ruleset.createGame({ players: 1, seed: 1 }))).map(({ name }) => name),
    ).not.toContain('script');
  });

  it('is the same of a view and of its state, and by day and by night but for the colors', () => {
    const state = createGame({ players: 2, seed: 9, modules: ['doom-track'] });
    expect(picture(viewFor(state, 1))).toBe(picture(state));
    const shapes = (svg: string) =>
      elementsOf(svg)
        .map(({ attributes }) => attributes['data-space'])
        .filter((space) => space !== undefined);
    expect(picture(state, { theme: 'dark' })).not.toBe(picture(state));
    expect(shapes(picture(state, { theme: 'dark' }))).toEqual(shapes(picture(state)));
    expect(legalActions(state).length).toBeGreaterThan(0);
  });

  it('is drawn by a ruleset of your own', () => {
    const ruleset = composeRuleset([islandOfDread]);
    const state = ruleset.createGame({ players: 2, seed: 3 });
    expect(pictureOf(ruleset, state)).toBe(
      picture(createGame({ players: 2, seed: 3, modules: ['island-of-dread'] })),
    );
    expect(() => pictureOf({} as never, state)).toThrow(/by a ruleset/);
  });

  it('has what a module from elsewhere adds, while that is in force', () => {
    const inns = defineModule({ id: 'inns', title: 'Inns', inspect: () => ({ at: ['h0607', 'nowhere'] }) });
    const layer: PictureLayer = {
      module: 'inns',
      onBoard: ({ told, placeOf }) =>
        (told as { at: string[] }).at
          .map((id) => placeOf(id))
          .map((point) => (point ? `<circle class="inn" cx="${point.x}" cy="${point.y}" r="9"/>` : ''))
          .join(''),
      box: ({ nameOf, xml }) => ({
        title: 'Inns & beds',
        height: 30,
        svg: `<text class="bed" y="12">${xml(`<${nameOf('loyal-hound')}>`)}</text>`,
      }),
    };
    const [ruleset, without] = [composeRuleset([inns]), composeRuleset([])];
    const game = ruleset.createGame({ players: 1, seed: 1 });
    const svg = pictureOf(ruleset, game, { layers: [layer] });
    const elements = elementsOf(svg);
    const { center } = boardMap().spaces.find(({ id }) => id === 'h0607') ?? expect.unreachable();
    expect(
      ofClass(elements, 'inn').map(({ attributes }) => [Number(attributes.cx), Number(attributes.cy)]),
    ).toEqual([[expect.closeTo(center.x, 0), expect.closeTo(center.y, 0)]]);
    expect(svg).toContain('Inns &amp; beds');
    expect(svg).toContain('&lt;Loyal Hound&gt;');
    // Not without the module, and not without the part.
    const plain = without.createGame({ players: 1, seed: 1 });
    expect(pictureOf(without, plain, { layers: [layer] })).toBe(pictureOf(without, plain));
    const parts = pictureParts.filter((part) => part !== 'modules');
    expect(pictureOf(ruleset, game, { parts, layers: [layer] })).toBe(pictureOf(ruleset, game, { parts }));
    for (const faulty of [
      { module: 'inns', onBoard: () => 7 },
      { module: 'inns', box: () => ({ title: 'x' }) },
      { module: 'inns', box: () => (null as never as string[])[0] },
    ])
      expect(() => pictureOf(ruleset, game, { layers: [faulty as never] })).toThrow(
        expect.objectContaining({ code: 'rule-fault', module: 'inns' }),
      );
  });

  it('refuses invalid options, and says what would be right', () => {
    const state = createGame({ players: 1, seed: 1 });
    const refused = (options: unknown) => {
      expect(() => picture(state, options as PictureOptions)).toThrow(
        expect.objectContaining({ code: 'invalid-argument' }),
      );
    };
    for (const width of [0, -5, 1e9, '600', Number.NaN]) refused({ width });
    refused({ theme: 'sepia' });
    refused({ parts: ['heros'] });
    refused({ parts: 'heroes' });
    refused({ highlight: [7] });
    refused({ players: ['Ann', 2] });
    refused({ title: 3 });
    for (const layers of ['inns', [null], [{ module: 7 }], [{ module: 'inns', box: 'x' }]])
      refused({ layers });
    refused('dark');
    expect(() => picture(null as never)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });
});

describe('the picture in docs/board.svg', () => {
  it('has every space of the board, once', () => {
    const ids = elementsOf(boardOfRealm).flatMap(({ attributes }) => attributes['data-space'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(riseOfTheDragonLords.board?.spaces.length ?? 0);
  });
});

it('show says what is wrong with a file', () => {
  expect(show('nowhere.json', {})).toEqual({ lines: ['(the whole file): The file is not there.'] });
});

describe('boardMap', () => {
  it('has every space, region, town, river and road of the base board, where the picture draws them', () => {
    const map = boardMap();
    expect(map.spaces).toHaveLength(riseOfTheDragonLords.board?.spaces.length ?? 0);
    expect(map.towns.map(({ name }) => name)).toContain('Tamalir');
    expect(map.regions.map(({ name }) => name)).toContain('Ashen Hills');
    expect(map.lanes).toEqual([]);
    const svg = boardOfRealm;
    expect(svg).toContain(map.rivers);
    expect(svg).toContain(map.roads);
    expect(boardMap()).toBe(map);
  });

  it('has the sea: anchors, the island, lanes and islands', () => {
    const map = boardMap(['island-of-dread']);
    expect(map.places.map(({ id }) => id)).toEqual(expect.arrayContaining(['a0909', 'island-of-dread']));
    expect(map.places.filter(({ center }) => center === null)).toEqual([]);
    expect(map.islands.map(({ name }) => name)).toContain('Garnet Island');
    const places = new Set([...map.places, ...map.towns].map(({ id }) => id));
    for (const { stops, path } of map.lanes) {
      expect(stops.filter((stop) => !places.has(stop))).toEqual([]);
      expect(path.match(/M/g)).toHaveLength(stops.length - 1);
    }
  });
});
