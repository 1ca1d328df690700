import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  actionCode,
  answers,
  attempts,
  createGame,
  explain,
  InvalidArgumentError,
  type Subject,
  viewFor,
} from '../../src/index.js';
import type { Scenario } from '../../src/scenario/second-edition/index.js';
import { attemptsCiting } from '../../src/second-edition/attempts/index.js';
import { composeRuleset } from '../../src/second-edition/index.js';
import { Table } from '../toolkit.js';

/* What a person would try and is refused, what that is about, and what is asked. The property test holds the rest. */

type Player = Exclude<Scenario['game']['players'], number>[number];

const at = (given: Scenario['given'], me: Player = {}, more: Omit<Scenario['game'], 'players'> = {}) =>
  Table.of({
    game: {
      players: [
        { hero: 'varikas-the-dead', ...me },
        { hero: 'mordrog', space: 'h0912' },
      ],
      ...more,
    },
    ...(given ? { given } : {}),
  });

const sameThing = (a: Subject, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
/** What could be tried with a thing, by code: the rule that refuses it first, or `yes`. */
const tried = (table: Table, about: object): Record<string, string> => {
  const group = attempts(table.state).find((one) => sameThing(one.about, about));
  return Object.fromEntries(
    (group?.attempts ?? []).map(({ action, ruling }: Attempt) => [
      actionCode(action),
      ruling?.rules[0]?.id ?? 'yes',
    ]),
  );
};
const said = (table: Table): Record<string, Subject> =>
  Object.fromEntries((answers(table.state)?.list ?? []).map(({ action, is }) => [actionCode(action), is]));

const trade: Scenario['given'] = { turn: { player: 0, step: 'market' } };
const inForge = (me: Player = {}) =>
  at(
    trade,
    { space: 'forge', ...me },
    {
      stacks: { forge: ['full-plate', 'yew-longbow'] },
      decks: { market: { top: ['climbers-kit', 'smoke-pellets'] } },
    },
  );

describe('what could be tried', () => {
  it('names a card in the market that is too expensive, as what it is and nothing else', () => {
    const table = inForge({ gold: 1 });
    expect(tried(table, { is: 'card', card: 'yew-longbow' })).toEqual({
      'market/buy card=yew-longbow': '2e.market.actions',
    });
    const [attempt] =
      attempts(table.state).find(({ about }) => sameThing(about, { is: 'card', card: 'yew-longbow' }))
        ?.attempts ?? [];
    expect(attempt?.ruling).toEqual(explain(table.state, attempt?.action));
    expect(attempt?.ruling?.reason).toMatch(/^It costs \d+ gold, and you have 1\.$/);
  });

  it('names all that can be done with your own Ally under that Ally, with whose it is', () => {
    const table = inForge({ allies: ['loyal-hound'] });
    expect(Object.keys(tried(table, { is: 'character', card: 'loyal-hound', player: 0 }))).toEqual(
      expect.arrayContaining([
        'market/heal character=loyal-hound what=wound',
        'market/heal character=loyal-hound what=exhaustion',
        'card/discard player=0 card=loyal-hound',
      ]),
    );
  });

  it('names five dice to a Hero that is hurt, and no number that nobody has', () => {
    const hurt = at({ turn: { player: 0, step: 'movement' } }, { space: 'h0608', wounds: 1 });
    const dice = Object.entries(tried(hurt, { is: 'nothing' })).filter(([code]) =>
      code.startsWith('move/roll'),
    );
    expect(dice).toEqual([
      ['move/roll dice=5', '2e.movement.dice-hurt'],
      ['move/roll dice=4', 'yes'],
    ]);
  });

  it('names spaces that the dice do not show, and what the dice show instead', () => {
    const table = at({ turn: { player: 0, step: 'movement' } }, { space: 'h0608' })
      .play('move/roll dice=5')
      .roll(1, 1, 1, 1, 1);
    const spaces = attempts(table.state).filter(({ about }) => about.is === 'space');
    const refused = spaces.flatMap((group) => group.attempts).filter(({ legal }) => !legal);
    expect(refused.length).toBeGreaterThan(0);
    for (const { ruling } of refused) expect(ruling?.reason).toMatch(/^That die shows/);
  });

  it('names an ability that has its time elsewhere, with that time', () => {
    const table = at(
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'start' } },
      { items: ['light-crossbow'] },
    );
    table.play('combat/begin');
    const group = attempts(table.state).find(({ about }) =>
      sameThing(about, { is: 'card', card: 'light-crossbow' }),
    );
    expect(group?.attempts[0]).toMatchObject({ is: { is: 'ability', card: 'light-crossbow' }, legal: false });
    expect(group?.attempts[0]?.ruling?.reason).toMatch(/^The time for that ability is /);
  });

  it('names a course that is closed, and what it would take', () => {
    const table = at({ drawn: { player: 0, card: 'the-dragons-bargain' } }, { space: 'h0609' });
    const group = attempts(table.state).find(({ about }) =>
      sameThing(about, { is: 'card', card: 'the-dragons-bargain' }),
    );
    expect(group?.attempts.map(({ is, legal }) => [is.is === 'course' && is.text, legal])).toEqual([
      ['Add an Item to the hoard', false],
      ['Sell it some of your blood', true],
      ['Bow and back away', true],
    ]);
    expect(group?.attempts[0]?.ruling?.reason).not.toMatch(/does not offer/);
  });

  it('names for another player only what may be done at any time', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', space: 'forge', allies: ['loyal-hound'], items: ['full-plate'] },
          { hero: 'mordrog', space: 'h0912', items: ['light-crossbow'] },
        ],
      },
      given: { turn: { player: 0, step: 'movement' } },
    });
    const named = attempts(table.state, 1).flatMap((group) =>
      group.attempts.map(({ action, legal }) => [actionCode(action), legal]),
    );
    expect(named).toEqual([['card/discard player=1 card=light-crossbow', true]]);
    expect(tried(table, { is: 'nothing' })).toHaveProperty('move/roll dice=5');
  });

  it('is empty once the game is over, and refuses players who are not there', () => {
    const game = createGame({ players: 2, seed: 7 });
    for (const wrong of [2, -1, 0.5, '0', null]) {
      expect(() => attempts(game, wrong as number)).toThrow(InvalidArgumentError);
      expect(() => answers(game, wrong as number)).toThrow(InvalidArgumentError);
    }
    const over = {
      ...game,
      outcome: { winners: [0], ranking: [[0], [1]], how: 'margath', rule: '2e.game.win-margath' },
      frames: [],
    };
    expect(attempts(over as never)).toEqual([]);
    expect(answers(over as never)).toBeNull();
  });

  it('is the same object for the same state, frozen, and equal for a view', () => {
    const game = createGame({ players: 2, seed: 7 });
    expect(attempts(game)).toBe(attempts(game));
    expect(answers(game)).toBe(answers(game));
    expect(Object.isFrozen(attempts(game)[0]?.attempts[0]?.ruling ?? attempts(game)[0])).toBe(true);
    expect(attempts(viewFor(game, 0))).toEqual(attempts(game));
  });

  it('cites rules by their ids where nobody quotes them', () => {
    const ruleset = composeRuleset([]);
    const game = inForge().state;
    const groups = ruleset.ask(game, attemptsCiting(), undefined);
    const ruled = groups.flatMap((group) => group.attempts).filter(({ ruling }) => ruling);
    expect(ruled.length).toBeGreaterThan(0);
    for (const { action, ruling } of ruled) {
      const cited = ruleset.explain(game, action).rules.map(({ id }) => [id, `Rule ${id}.`]);
      expect(ruling?.rules.map(({ id, text }) => [id, text])).toEqual(cited);
    }
  });
});

describe('what is asked', () => {
  it('is about the card whose text is followed, and its answers are courses with their texts', () => {
    const table = at({ combat: { hero: 0, challenge: 'tollgate-bullies', phase: 'start' } }, { gold: 1 });
    expect(answers(table.state)?.question).toEqual({ is: 'card', card: 'tollgate-bullies' });
    expect(said(table)).toEqual({
      'effect/choose choice=pay': {
        is: 'course',
        card: 'tollgate-bullies',
        course: 'pay',
        text: 'Throw them a coin',
      },
      'effect/choose choice=pay-nothing': {
        is: 'course',
        card: 'tollgate-bullies',
        course: 'pay-nothing',
        text: 'Pay nothing',
      },
    });
  });

  it('is about the town in a market, and about the combat in a phase', () => {
    expect(answers(inForge().state)?.question).toEqual({ is: 'town', town: 'forge' });
    const fight = at(
      { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
      { allies: ['loyal-hound'] },
    );
    expect(answers(fight.state)?.question).toEqual({
      is: 'combat',
      attacker: 0,
      card: 'gallows-ogre',
      player: null,
    });
    expect(said(fight)['combat/attack by=loyal-hound']).toEqual({
      is: 'character',
      card: 'loyal-hound',
      player: 0,
    });
  });

  it('is about the roll while dice are asked for, and each answer of chance is its dice', () => {
    const fight = at({ combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } }).play(
      'combat/defend',
    );
    while (answers(fight.state)?.list[0]?.is.is !== 'roll')
      fight.play(fight.legal('roll/dice')[0] ?? 'roll/dice');
    const { question, list } = answers(fight.state) ?? {};
    expect(question).toEqual({ is: 'roll', for: 'defend', character: 'varikas-the-dead' });
    expect(list?.[0]?.is).toEqual({ is: 'roll', dice: [1, 1] });
    expect(list).toHaveLength(55);
  });

  it('is about a deck where a card is drawn', () => {
    const town = at(trade, { space: 'forge' });
    expect(answers(town.state)?.question).toEqual({ is: 'deck', deck: 'market' });
    expect(answers(town.state)?.list[0]?.is.is).toBe('card');
  });

  it('is about the turn where nothing else is going on; numbers of dice are amounts, spaces are spaces', () => {
    const game = createGame({ players: 1, seed: 7 });
    const list = answers(game)?.list ?? [];
    expect(answers(game)?.question).toEqual({ is: 'turn', player: 0 });
    expect(list[0]).toEqual({ action: { type: 'move/roll', dice: 5 }, is: { is: 'amount', amount: 5 } });
    expect(list.find(({ action }) => action.type === 'move/adjacent')?.is).toEqual({
      is: 'space',
      space: 'h0707',
    });
    expect(list.find(({ action }) => action.type === 'move/stay')?.is).toEqual({ is: 'nothing' });
  });

  it('names players where they are what is chosen', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', space: 'h0608' },
          { hero: 'mordrog', space: 'h0608', items: ['light-crossbow'], gold: 3, wounds: 4 },
        ],
      },
      given: { turn: { player: 0, step: 'adventure' } },
    });
    expect(said(table)['hero/attack player=1']).toEqual({ is: 'player', player: 1 });
  });
});
