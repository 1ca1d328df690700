import { describe, expect, it } from 'vitest';
import * as pages from '../../../scripts/generate/boards/third-edition.js';
import {
  type PictureOptions,
  picture,
  pictureOf,
  pictureParts,
} from '../../../src/picture/third-edition/index.js';
import { composeRuleset as secondEdition } from '../../../src/second-edition/index.js';
import type { ThirdEditionDraft } from '../../../src/third-edition/base/state.js';
import { rulesetOf, rulesetWith } from '../../../src/third-edition/bundled.js';
import { board } from '../../../src/third-edition/content/board.js';
import { asserted } from '../../asserted.js';
import { Table } from '../../third-edition/table.js';
import { elementsOf, ofClass } from '../xml.js';

/* Pictures of Third Edition: what lies on the table is in them where it lies, and what a viewer may not know is not. */

const ruleset = rulesetOf('corpse-king');
const state = pages.underWay();
const draw = (options?: PictureOptions) => elementsOf(picture(state, options));
const of = (name: string, options?: PictureOptions) =>
  ofClass(draw(options), name).map(({ attributes }) => attributes);
const seat = (hero: string): number => state.players.findIndex((p) => p.hero === hero);

describe('the board of Third Edition in a picture', () => {
  const printed = elementsOf(pages.board());

  it('has all of its hexes, gems and bridges, each once', () => {
    const hexes = printed.filter(({ name, attributes }) => name === 'polygon' && attributes['data-hex']);
    expect(hexes.map(({ attributes }) => attributes['data-hex']).sort()).toEqual(
      board.hexes.map(({ id }) => id).sort(),
    );
    expect(new Set(hexes.map(({ attributes }) => (attributes['data-hex'] ?? '').slice(1, 3))).size).toBe(15);
    expect(ofClass(printed, 'rb-gem')).toHaveLength(27);
    expect(ofClass(printed, 'rb-bridge').map(({ attributes }) => attributes['data-between'])).toEqual(
      board.bridges.map(([a, b]) => `${a} ${b}`),
    );
  });

  it('has the names of all places and regions inside the sheet', () => {
    const svg = pages.board();
    for (const { name } of board.places) expect(svg).toContain(`>${name.replace("'", '&#39;')}</text>`);
    expect(new Set(printed.flatMap(({ attributes }) => attributes['data-region'] ?? [])).size).toBe(
      board.regions.length,
    );
    const [, , wide, high] = (printed[0]?.attributes.viewBox ?? '').split(' ').map(Number);
    for (const { name, attributes } of printed)
      if (name === 'text') {
        expect(Number(attributes.x)).toBeGreaterThan(0);
        expect(Number(attributes.x)).toBeLessThan(wide ?? 0);
        expect(Number(attributes.y)).toBeLessThan(high ?? 0);
      }
  });

  it('has no invalid number', () => {
    expect(pages.board()).not.toMatch(/NaN|undefined|Infinity/);
    expect(pages.game()).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a game under way in a picture', () => {
  it('has heroes where they stand, the delayed one on its side', () => {
    expect(
      of('rb-hero')
        .map((one) => [Number(one['data-player']), one['data-hex']])
        .sort(),
    ).toEqual(state.players.map(({ hex }, player) => [player, hex]).sort());
    const lying = draw().filter(({ attributes }) => attributes['data-delayed'] === 'true');
    expect(lying).toHaveLength(1);
  });

  it('has the villain, zombies by hex, gems facedown, and tokens of story quests with one hex', () => {
    expect(of('rb-villain').map((one) => one['data-hex'])).toEqual(['h0404']);
    expect(Object.fromEntries(of('rb-zombies').map((one) => [one['data-hex'], one['data-many']]))).toEqual({
      h0108: '1',
      h0404: '1',
      h0508: '2',
      h1112: '1',
    });
    expect(
      of('rb-gem')
        .flatMap((one) => (one['data-faceup'] === 'false' ? one['data-hex'] : []))
        .sort(),
    ).toEqual([...state.facedown].sort());
    expect(of('rb-story-token').map((one) => [one['data-card'], one['data-hex']])).toEqual([
      ['hold-the-crossing', 'h1112'],
      ['knights-of-fort-rodric', 'h1407'],
    ]);
    expect(of('rb-story').map((one) => [one['data-slot'], one['data-card']])).toEqual([
      ['1', 'hold-the-crossing'],
      ['2', 'knights-of-fort-rodric'],
      ['3', 'names-of-the-dead'],
    ]);
  });

  it('has flags where quests and rumors are', () => {
    expect(
      of('rb-flag')
        .map((one) => `${one['data-player']} ${one['data-is']} ${one['data-hex']}`)
        .sort(),
    ).toEqual(
      [
        `${seat('laurel-of-bloodwood')} quest h0404`,
        `${seat('lord-hawthorne')} quest h0206`,
        `${seat('master-thorn')} quest h0107`,
        `${seat('master-thorn')} rumor h1501`,
      ].sort(),
    );
  });

  it('has the time token in its act, and both sides of the combat with their tokens', () => {
    expect(of('rb-time-token').map((one) => [one['data-space'], one['data-act']])).toEqual([['8', '2']]);
    const combat = state.frames.find(({ kind }) => kind === 'combat') as unknown as {
      sides: readonly { tokens: readonly { id: string }[] }[];
    };
    expect(of('rb-token').map((one) => one['data-token'])).toEqual(
      combat.sides.flatMap(({ tokens }) => tokens.map(({ id }) => id)),
    );
    expect(of('rb-side').map((one) => one['data-card'])).toEqual(['laurel-of-bloodwood', 'vorakesh']);
    expect(picture(ruleset.viewFor(state, null))).toContain('Vorakesh');
  });

  it('shows tokens that were spent differently from those in the pool', () => {
    const { frames } = state;
    const spent = structuredClone(state) as unknown as ThirdEditionDraft;
    const combat = spent.frames.find(({ kind }) => kind === 'combat') as unknown as {
      sides: { tokens: { at: string }[] }[];
    };
    for (const token of combat.sides[0]?.tokens.slice(0, 2) ?? []) token.at = 'spent';
    const tokens = ofClass(elementsOf(picture(spent as never)), 'rb-token').map(
      ({ attributes }) => attributes,
    );
    expect(tokens.filter((one) => one['data-at'] === 'spent' && one.opacity !== undefined)).toHaveLength(2);
    expect(tokens.filter((one) => one.opacity !== undefined)).toHaveLength(2);
    expect(frames).toBe(state.frames);
  });

  it('has no box of a combat where none is under way, and dice where some were rolled', () => {
    const table = Table.of('corpse-king').play('move/roll').roll(1, 3, 6);
    const elements = elementsOf(pictureOf(table.rules, table.state));
    expect(ofClass(elements, 'rb-side')).toHaveLength(0);
    expect(ofClass(elements, 'rb-die').map(({ attributes }) => attributes['data-shows'])).toEqual([
      'plains',
      'forest hills',
      'wild',
    ]);
  });

  it('can be drawn at every moment of a setup', () => {
    const fresh = Table.fresh('ascendance-of-margath', 4);
    const elements = elementsOf(pictureOf(fresh.rules, fresh.state));
    expect(ofClass(elements, 'rb-hero')).toHaveLength(0);
    expect(ofClass(elements, 'rb-player')).toHaveLength(4);
  });
});

describe('what a viewer may not know (3e.game.public-info, 3e.trophies.look)', () => {
  const held = structuredClone(state) as unknown as ThirdEditionDraft;
  const secret = held.players[0] as unknown as { secret: Record<string, string[]> };
  const pool = held.decks.social as unknown as { pool: string[] };
  secret.secret.social = pool.pool.splice(0, 2);
  const nameOf = (card: string): string =>
    ruleset.rules.content.cards[card]?.name.replaceAll("'", '&#39;') ?? '';
  const hands = held.players.map(({ hand, secret: { combat, exploration, social } }) =>
    [...hand, ...combat, ...exploration, ...social].map(nameOf),
  );

  /** What is said in a picture, whole lines put together again. */
  const said = (svg: string): string =>
    [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).join(' ');

  it.each([0, 1, 2, null])('is in no picture of the view of %s', (viewer) => {
    const svg = said(picture(ruleset.viewFor(held as never, viewer)));
    const [all, own] = [hands.flat(), viewer === null ? [] : (hands[viewer] ?? [])];
    expect(all.length).toBeGreaterThan(4);
    for (const name of all) expect(svg.includes(name), `${name} for ${viewer}`).toBe(own.includes(name));
  });

  it('is counted all the same', () => {
    const elements = elementsOf(picture(ruleset.viewFor(held as never, null)));
    expect(ofClass(elements, 'rb-player').map(({ attributes }) => Number(attributes['data-hand']))).toEqual(
      held.players.map(({ hand }) => hand.length),
    );
    expect(picture(ruleset.viewFor(held as never, null))).toContain('>×2</text>');
  });

  it('is left out of pictures of states too, without the part of hands', () => {
    const svg = said(picture(held as never, { parts: pictureParts.filter((part) => part !== 'hands') }));
    for (const name of hands.flat()) expect(svg).not.toContain(name);
    asserted(9);
  });

  it('makes no difference: a hand that nobody sees may be another', () => {
    const other = structuredClone(held);
    const { hand } = other.players[0] as unknown as { hand: string[] };
    const deck = other.decks.skills as unknown as { pool: string[] };
    const [drawn, left] = [hand.pop() ?? '', deck.pool.pop() ?? ''];
    hand.push(left);
    deck.pool.push(drawn);
    expect(picture(other as never)).not.toBe(picture(held as never));
    expect(picture(ruleset.viewFor(other as never, 2))).toBe(picture(ruleset.viewFor(held as never, 2)));
  });
});

describe('a box of a picture', () => {
  const texts = (svg: string, name: string): readonly (readonly { x: number; text: string }[])[] =>
    [...svg.matchAll(new RegExp(`<g class="${name}"[^>]*>(.*?)</g>`, 'g'))].map(([, inner = '']) =>
      [...inner.matchAll(/<text x="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, text = '']) => ({
        x: Number(x),
        text,
      })),
    );

  it('has room between a city and its wares, in a wide font too, and with long names', () => {
    const words = {
      message: (key: string) => (key === 'place.dawnsmoor.name' ? 'Dämmermoor' : key),
    };
    const [dawnsmoor = [], ...others] = texts(picture(state, { words }), 'rb-market');
    const [name, ware] = dawnsmoor;
    // So wide is the name in DejaVu Serif Bold.
    expect(name?.text).toBe('Dämmermoor');
    expect((ware?.x ?? 0) - (name?.x ?? 0)).toBeGreaterThan(116);
    expect(others.map(([, first]) => first?.x)).toEqual(others.map(() => ware?.x));
  });

  it('names the hero beside a player who is called otherwise', () => {
    const hero = ruleset.rules.content.cards[state.players[0]?.hero ?? '']?.name;
    const svg = picture(state, { players: ['Ann'], parts: ['players'] });
    expect(svg).toContain('>Ann<');
    expect(svg.split(`>${hero}<`)).toHaveLength(2);
  });
});

describe('options of a picture', () => {
  const classes: Readonly<Record<string, string>> = {
    title: 'rb-title',
    ids: 'rb-id',
    legend: 'rb-key',
    heroes: 'rb-hero',
    tokens: 'rb-villain',
    players: 'rb-player',
    time: 'rb-time-token',
    combat: 'rb-side',
    market: 'rb-market',
    names: 'rb-region',
  };
  it.each(Object.entries(classes))('leave out the part %s', (part, name) => {
    expect(of(name).length).toBeGreaterThan(0);
    expect(of(name, { parts: pictureParts.filter((one) => one !== part) })).toHaveLength(0);
  });

  it('turn all gems faceup without their part', () => {
    const without = of('rb-gem', { parts: pictureParts.filter((one) => one !== 'gems') });
    expect(without).toHaveLength(27);
    expect(without.every((one) => one['data-faceup'] === 'true')).toBe(true);
  });

  it('point hexes out, and pass over what is not a hex', () => {
    expect(of('rb-highlight', { highlight: ['h0706', 'h0706', 'h9999', 'sea'] })).toEqual([
      expect.objectContaining({ 'data-hex': 'h0706' }),
    ]);
  });

  it('set the size, the title and the names of players, whatever these say', () => {
    const svg = picture(state, { width: 830, title: '<b>&"', players: ['Ann', '</svg>'] });
    const [root] = elementsOf(svg);
    expect(root?.attributes.width).toBe('830');
    expect(Number(root?.attributes.height)).toBeGreaterThan(400);
    expect(root?.attributes['aria-label']).toBe('<b>&"');
    expect(svg).toContain('>Ann</text>');
  });

  it.each([
    [{ width: 0 }, 'width'],
    [{ width: Number.NaN }, 'width'],
    [{ parts: ['sky'] }, 'parts'],
    [{ highlight: 'h0706' }, 'highlight'],
    [{ theme: 'blue' }, 'theme'],
    [{ players: [1] }, 'Players'],
    [{ title: 3 }, 'title'],
  ])('are refused where they mean nothing: %j', (options, word) => {
    expect(() => picture(state, options as PictureOptions)).toThrow(word);
  });

  it.each([
    [{ parts: ['counters'] }, 'gems'],
    ['dark', 'options'],
  ])('are not those of Second Edition, nor anything else: %j', (options, word) => {
    expect(() => picture(state, options as never)).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
    expect(() => picture(state, options as never)).toThrow(new RegExp(word, 'i'));
  });

  it('leave out hexes that are on no board, wherever they are named', () => {
    const svg = picture(state, { highlight: ['h9999', '__proto__', 'constructor', ''] });
    expect(svg).toBe(picture(state));
  });
});

describe('what is no position of Third Edition', () => {
  const other = secondEdition();
  const game = other.createGame({ players: 2, seed: 1 });
  const code = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };

  it.each([[null], [undefined], [7], ['state']])('is refused: %j', (value) => {
    expect(code(() => picture(value as never))).toBe('invalid-argument');
  });

  it('is refused: a state of Second Edition, an object, and a state of which parts are missing', () => {
    for (const value of [game, other.viewFor(game, 0), {}, { ...state, edition: 'second-edition' }])
      expect(() => picture(value as never)).toThrow('no state of Third Edition');
    expect(code(() => picture({ ...state, modules: ['dragons'] } as never))).toBe('unknown-ruleset');
    expect(code(() => picture({ ...state, players: 5 } as never))).toBe('invalid-save');
  });

  it('is drawn by no ruleset of the other edition, and by none of another scenario', () => {
    expect(() => pictureOf(other as never, game as never)).toThrow('by a ruleset of Third Edition');
    expect(() => pictureOf(other as never, state)).toThrow('by a ruleset of Third Edition');
    expect(() => pictureOf({} as never, state)).toThrow('by a ruleset');
    expect(code(() => pictureOf(ruleset, game as never))).toBe('invalid-save');
    expect(code(() => pictureOf(rulesetOf('ascendance-of-margath'), state))).toBe('invalid-save');
  });
});

describe('a picture by rules with content of its own', () => {
  const place = board.places[0] as (typeof board.places)[number];
  const places = board.places.map((one) => (one === place ? { ...one, name: 'Inn <&>' } : one));
  const own = rulesetWith('corpse-king', [
    { id: 'mine', name: 'Mine', board: { ...board, name: 'Elsewhere', places } },
  ]);
  const game = own.createGame({ scenario: 'corpse-king', players: 2, seed: 1 });

  it('has its names, escaped', () => {
    const svg = pictureOf(own, game);
    expect(svg).toContain('>Inn &lt;&amp;&gt;</text>');
    expect(elementsOf(svg)[0]?.attributes['aria-label']).toContain('Elsewhere');
  });

  it('is not drawn by those of the box', () => {
    expect(() => picture(game)).toThrow();
  });
});
