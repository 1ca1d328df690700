import { describe, expect, it } from 'vitest';
import { playGame, playMatch } from '../../src/bots/second-edition/index.js';
import { type ChanceRequest, forbid, type RuleFaultError } from '../../src/kernel/index.js';
import { bundledModules } from '../../src/second-edition/bundled.js';
import { composeRuleset, defineModule, type SecondEditionModule } from '../../src/second-edition/index.js';
import {
  action,
  auto,
  chance,
  decide,
  type G,
  type TurnFrame,
  turn,
  win,
} from '../../src/second-edition/rules.js';

/* What fails in a module is told as a fault of that module, in the first turn as in every other. */

type Inserted = ReturnType<typeof auto> | ReturnType<typeof chance>;

/** What is thrown with such a step in every turn, by a new game or by one that is played on. */
const faultWith = (insert: Inserted, after: 'start' | 'end'): RuleFaultError => {
  const { createGame, legalActions, apply } = composeRuleset([
    defineModule({ id: 'mine', title: 'Mine', steps: [{ frame: turn, after, insert }] }),
  ]);
  try {
    let state = createGame({ players: 2, seed: 1 });
    while (state.turn < 3) state = apply(state, legalActions(state)[0] as never);
  } catch (error) {
    return error as RuleFaultError;
  }
  throw new Error('Nothing failed.');
};

const asking = (request: ChanceRequest) =>
  chance('tide', { rule: '2e.turn.whole', ask: () => request, answer: () => {} });

const mistakes: readonly [string, Inserted, RegExp][] = [
  [
    'an error of its own',
    auto('tide', () => {
      throw new Error('boom');
    }),
    /: boom$/,
  ],
  [
    'a memory that the module does not say it has',
    auto('tide', (g: G) => {
      (g.state.ext.mine as { n: number }).n++;
    }),
    /undefined/,
  ],
  [
    'a card of a deck that is not there',
    asking({ kind: 'draw', deck: 'wolves' }),
    /: A card is to be drawn from wolves; the decks are green, yellow, blue, red, market\.$/,
  ],
  [
    'an end by a word that nobody explains',
    auto<TurnFrame>('tide', (g, f) => win(g, f.player, 'luck', '2e.turn.whole')),
    /: The game ends by "luck", which no module in force explains: say what it means under ends\.$/,
  ],
  ['a pick among nothing', asking({ kind: 'pick', from: [] }), /: Chance is to pick one of nothing/],
];

describe('a step that fails', () => {
  it.each(mistakes)(
    'while a game is created, is reported with module and step: %s',
    (_what, step, message) => {
      expect(faultWith(step, 'start')).toMatchObject({
        name: 'RuleFaultError',
        module: 'mine',
        place: 'the step turn/tide',
        message: expect.stringMatching(message),
      });
    },
  );

  it.each(mistakes)('is reported alike in the first turn and in a later one: %s', (_what, step) => {
    expect(faultWith(step, 'end').message).toBe(faultWith(step, 'start').message);
  });
});

describe('two modules that bring one id of content', () => {
  const stone = {
    kind: 'item',
    id: 'stone',
    name: 'Stone',
    source: 'original',
    cost: 1,
    class: 'gear',
  } as const;
  const bringing = (id: string, content: object, more: { requires?: string[] } = {}) =>
    defineModule({ id, title: id, content: { id, name: id, ...content } as never, ...more });
  const stoneOf = (cost: number) => ({
    market: [{ ...stone, cost, type: 'stone', use: 'always', abilities: [] }],
  });

  it('are refused, with both of them and a better name', () => {
    for (const [what, one, other] of [
      ['card stone', stoneOf(1), stoneOf(9)],
      [
        'deck wolves',
        { decks: [{ id: 'wolves', name: 'Wolves' }] },
        { decks: [{ id: 'wolves', name: 'More' }] },
      ],
    ] as const)
      expect(() => composeRuleset([bringing('first', one), bringing('second', other)])).toThrow(
        `The modules first and second both bring the ${what}, and these are two things. Call one of them otherwise: a name that begins with the id of its module, such as second-${what.slice(5)}, is nobody else's.`,
      );
  });

  it('are not, if it is the same card', () => {
    expect(() =>
      composeRuleset([bringing('first', stoneOf(1)), bringing('second', stoneOf(1))]),
    ).not.toThrow();
  });

  it('are not, if one requires the other: its card takes the place of the former, in whatever order they are named', () => {
    const first = bringing('first', stoneOf(1));
    const second = bringing('second', stoneOf(9), { requires: ['first'] });
    for (const modules of [
      [first, second],
      [second, first],
    ])
      expect(composeRuleset(modules).rules.content.cards.stone).toMatchObject({ cost: 9 });
  });
});

describe('a module by the id of a bundled one', () => {
  const bundled = bundledModules['item-limits'] as SecondEditionModule;

  it('is refused: the root would play its games by other rules', () => {
    for (const mine of [
      defineModule({ id: 'item-limits', title: 'Mine' }),
      { ...bundled, reactions: [] },
      { ...bundled, overrides: [] },
    ])
      expect(() => composeRuleset([mine])).toThrow(
        'The package has a module item-limits already, with other rules: give yours another id.',
      );
  });

  it('is that one, also by another title: cards may be translated', () => {
    for (const same of [bundled, { ...bundled, title: 'Grenzen', words: {} }])
      expect(() => composeRuleset([same])).not.toThrow();
    // A name that every object has is no id.
    expect(() => composeRuleset([defineModule({ id: 'constructor', title: 'Mine' })])).toThrow(
      /with an id of/,
    );
  });
});

describe('a decision that leaves nothing to do', () => {
  const never = action<TurnFrame>()('mine/never', {
    moment: '2e.turn.whole',
    refuse: () => forbid('2e.turn.whole'),
    run() {},
  });
  const stuck = composeRuleset([
    defineModule({
      id: 'mine',
      title: 'Mine',
      steps: [
        {
          frame: turn,
          after: 'start',
          insert: decide<TurnFrame>('ask', {
            rule: '2e.turn.whole',
            role: null,
            actor: (_g, f) => f.player,
            offers: () => [never],
          }),
        },
      ],
    }),
  ]);
  const options = { players: 2, seed: 1, ruleset: stuck, maxTurns: 2 } as const;
  const said =
    /^The game cannot go on: turn\/ask, a step of the module mine, asks player \d, who may do nothing of what it offers\./;

  it('is no bot’s fault: playGame and playMatch name the step and its module', async () => {
    expect(() => playGame(options)).toThrow(said);
    await expect(playMatch(options)).rejects.toThrow(said);
    await expect(playMatch({ ...options, onFault: 'forfeit-seat' })).rejects.toThrow(said);
  });
});
