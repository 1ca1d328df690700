import { describe, expect, it } from 'vitest';
import { actionCode, attempts } from '../../../src/index.js';
import type { AnyAction } from '../../../src/kernel/index.js';
import { learningGame } from '../../../src/learning/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import { composeRuleset, riseOfTheDragonLords } from '../../../src/second-edition/index.js';
import { weaponsOfLegend } from '../../../src/second-edition/modules/weapons-of-legend/module.js';
import { inspection } from '../../../src/second-edition/rules.js';
import { Table } from '../../toolkit.js';

/* What a person would try with the cards of the expansion packs and is refused, how their actions are numbered, and where their values come from. */

type Pack = NonNullable<Parameters<typeof composeRuleset>[1]>[number];

/** What could be tried in a position, by code: the rule that refuses it first, or `yes`. */
const tried = ({ state }: Table): Record<string, string> =>
  Object.fromEntries(
    attempts(state)
      .flatMap((group) => group.attempts)
      .map(({ action, ruling }) => [actionCode(action), ruling?.rules[0]?.id ?? 'yes']),
  );
const of = (type: string, all: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([code]) => code.startsWith(`${type} `)));

const at = (module: string, me: object, given: Scenario['given'], game: object = {}): Table =>
  Table.of({
    game: {
      modules: [module],
      players: [
        { hero: 'mordrog', ...me },
        { hero: 'corbin-axebearer', space: 'h0306' },
      ],
      ...game,
    },
    ...(given ? { given } : {}),
  });

describe('what could be tried', () => {
  it('va46.ritual.expend-die: lists each die for each symbol of a Ritual, whatever it shows and whatever lies there', () => {
    const table = at(
      'rituals-and-runes',
      { space: 'h0707', items: ['inner-fire'] },
      { movement: { player: 0, dice: [1, 6] } },
      { with: { 'rituals-and-runes': { filled: [{ 'inner-fire': ['plains', 'road'] }] } } },
    );
    const all = of('ritual/fill', tried(table));
    const symbols = table.legal('ritual/fill').map((code) => /terrain=(\w+)/.exec(code)?.[1]);
    expect(symbols.length).toBeGreaterThan(0);
    // Two dice for each of the terrains at its bottom.
    const terrains = new Set(Object.keys(all).map((code) => /terrain=(\w+)/.exec(code)?.[1]));
    expect(Object.keys(all)).toHaveLength(2 * terrains.size);
    expect(terrains.size).toBeGreaterThan(2);
    expect([...terrains]).toEqual(expect.arrayContaining([...symbols, 'plains', 'mountain']));
    expect(Object.values(all)).toContain('va46.ritual.place-counter');
    expect(Object.values(all)).toContain('yes');
  });

  it('va50.scion.awaken-attempt: lists each Scion, also where there is no red counter', () => {
    const [here, elsewhere] = ['h0101', 'h0105'].map((space) =>
      of('scion/awaken', tried(at('seven-scions', { space }, { turn: { player: 0, step: 'adventure' } }))),
    );
    expect(Object.values(here ?? {})).toEqual(Array(6).fill('yes'));
    expect(Object.keys(elsewhere ?? {})).toEqual(Object.keys(here ?? {}));
    expect(new Set(Object.values(elsewhere ?? {}))).toEqual(new Set(['va50.scion.awaken-attempt']));
  });

  it('va47.equipping-ally.choice: lists both uses of the card that is asked about', () => {
    const table = at(
      'weapons-of-legend',
      { space: 'tamalir', gold: 40 },
      { turn: { player: 0, step: 'market' } },
      { stacks: { tamalir: ['the-restless-blade'] }, decks: { market: { top: ['healing-draught'] } } },
    ).play('market/hire card=the-restless-blade');
    expect(of('equipping/use', tried(table))).toEqual({
      'equipping/use card=the-restless-blade as=ally': 'yes',
      'equipping/use card=the-restless-blade as=item': 'yes',
    });
  });
});

describe('how actions are numbered', () => {
  /** Actions that a game has numbers for, and no others. */
  const numbered = (modules: readonly string[], actions: readonly AnyAction[]): boolean[] => {
    const game = learningGame({ players: 2, modules: [...modules] });
    return actions.map((action) => {
      try {
        const index = game.actionIndex(action as never);
        return JSON.stringify(game.actionOf(index)) === JSON.stringify(action);
      } catch {
        return false;
      }
    });
  };

  it('va51.movement.split: every way to divide dice has a number', () => {
    const divide = (travel: number, trading: number) => ({ type: 'pool/divide', travel, trading });
    expect(
      numbered(['cataclysm'], [divide(0, 1), divide(4, 1), divide(1, 4), divide(0, 5), divide(3, 2)]),
    ).toEqual([true, true, true, true, true]);
    expect(numbered(['cataclysm'], [divide(1, 0), divide(-1, 2), divide(99, 1)])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('va51.level1.draw, va51.setup.start-towns, va51.setup.quest-counter: so has what is sought, placed and chosen', () => {
    expect(
      numbered(
        ['cataclysm'],
        [
          { type: 'curse/seek', level: 1 },
          { type: 'curse/seek', level: 3 },
          { type: 'figure/place', town: 'tamalir' },
          ...[1, 2, 3, 4, 5, 6].map((number) => ({ type: 'quest/counter', number })),
        ],
      ),
    ).toEqual(Array(9).fill(true));
    expect(
      numbered(
        ['cataclysm'],
        [
          { type: 'curse/seek', level: 2 },
          { type: 'quest/counter', number: 7 },
          { type: 'quest/counter', number: 0 },
        ],
      ),
    ).toEqual([false, false, false]);
  });

  it('va46.ritual.one-symbol-per-die: a symbol is filled only where it is printed', () => {
    const fill = (terrain: string, card = 'inner-fire') => ({ type: 'ritual/fill', card, terrain, die: 3 });
    expect(numbered(['rituals-and-runes'], [fill('road'), fill('hill')])).toEqual([true, true]);
    expect(numbered(['rituals-and-runes'], [fill('swamp'), fill('road', 'soul-burn')])).toEqual([
      false,
      false,
    ]);
  });
});

describe('va47.equipping-ally.no-stamina', () => {
  it('what raises the Stamina of Allies is reported to come to nothing for an Equipping Ally, and for nobody else', () => {
    const banner: Pack = {
      id: 'straw-banner',
      name: 'Straw banners',
      market: [
        {
          kind: 'item',
          id: 'straw-banner',
          name: 'Straw Banner',
          source: 'original',
          cost: 1,
          class: 'relic',
          type: 'straw',
          use: 'always',
          abilities: [
            {
              always: [
                { stat: 'stamina', of: 'your-party', add: 2 },
                { stat: 'life', of: 'your-party', add: 1 },
              ],
            },
          ],
        },
      ],
    };
    const ruleset = composeRuleset([weaponsOfLegend], [riseOfTheDragonLords, banner]);
    const scenario = {
      game: {
        modules: ['weapons-of-legend'],
        players: [
          {
            hero: 'mordrog',
            space: 'h0707',
            items: ['straw-banner'],
            allies: ['bulwark-tortoise', 'marsh-hunter'],
          },
          { hero: 'corbin-axebearer', space: 'h0306' },
        ],
      },
      given: { turn: { player: 0, step: 'movement' as const } },
    };
    const told = ruleset.ask(fromScenario(scenario, ruleset), inspection, undefined);
    const [tortoise, hunter] = told?.players[0]?.allies ?? [];
    expect(tortoise?.stamina.max.value).toBe(0);
    expect(tortoise?.stamina.max.changes.at(-1)).toMatchObject({
      from: 'module',
      module: 'weapons-of-legend',
      rule: 'va47.equipping-ally.no-stamina',
    });
    expect(tortoise?.life.max.changes).not.toEqual([]);
    expect(tortoise?.life.max.changes.some(({ from }) => from === 'module')).toBe(false);
    expect(hunter?.stamina.max.changes.some(({ from }) => from === 'module')).toBe(false);
    expect(hunter?.stamina.max.value).toBe((hunter?.stamina.max.base ?? 0) + 2);
  });
});
