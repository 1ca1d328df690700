import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../src/kernel/index.js';
import { learningGame } from '../../src/learning/index.js';
import { refusalsIn } from '../conformance/refusals.js';

/* What a person reads who is refused something, and how actions with cards and tokens are numbered. */

describe('a refusal names what is in the way', () => {
  it.each([
    [
      'combat-tokens',
      '3e.combat.effect-targets/only-the-pool',
      'The card does not offer that choice, but 2, 3 or 4.',
    ],
    ['combat-corners', '3e.combat.surge/tokens-of-the-pool', 'It costs 2 surges, and these are 1.'],
    ['hero-abilities', '3e.hero.corbin.assault/x-at-a-time', 'It takes 2 surges to cancel that.'],
    ['exert', '3e.exert.cost/nothing-to-discard', 'You have to discard 1 skill cards, and hold 0.'],
    ['asset', '3e.asset.shown-cards/prices', 'It costs 5 gold, and you have 4.'],
    [
      'table-corners',
      '3e.game.resolve-as-much/trophies-for-an-ability',
      'It costs 2 trophies, and you have 1.',
    ],
    ['turn-corners', '3e.asset.second/what-is-told', 'That is not among what you have too much of.'],
    ['board', '3e.board.distance/six-neighbours', 'h0702 is not next to your hero.'],
    ['board', '3e.board.one-terrain/shore-is-no-water', 'That die does not show the ground of h0604.'],
    ['corners-2', '3e.game.precedence-card/no-other-ground', 'h1107 is of another ground.'],
    ['combat-end', '3e.combat.retreat/one-die', 'The die does not show the ground of h0610.'],
    [
      'skill',
      '3e.skill.cost/too-few',
      'It costs 3 trophies of the types that it shows, and you have 2 of them.',
    ],
    ['game', '3e.game.simultaneous/own-order', 'No ability of that card waits for its turn.'],
    ['adventure', '3e.adventure.cost/one-is-too-few', 'It costs 2 of your actions, and you have 1.'],
    ['villain', '3e.villain.engage/not-from-beside-it', 'The villain is at h0404.'],
  ])('%s, %s: %s', (chapter, id, said) => {
    expect(refusalsIn(`third-edition/${chapter}`, id)).toContain(said);
  });
});

describe('how actions are numbered', () => {
  /** Actions that the game has numbers for, and no others. */
  const numbered = (actions: readonly AnyAction[]): boolean[] => {
    const game = learningGame({ edition: 'third-edition', scenario: 'corpse-king', players: 2 } as never);
    return actions.map((action) => {
      try {
        const index = game.actionIndex(action as never);
        return JSON.stringify(game.actionOf(index)) === JSON.stringify(action);
      } catch {
        return false;
      }
    });
  };

  it('3e.game.precedence-card: a die is spent as another ground by the cards that let it, and by no other', () => {
    const spend = (card: string) => ({ type: 'move/spend-as', to: 'h1006', die: 3, card });
    expect(numbered([spend('mountaineering'), spend('cunning'), spend('corbin')])).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('3e.turn.printed-action: an ability has numbers where it is used, by its own card', () => {
    expect(
      numbered([
        { type: 'ability/act', card: 'field-surgeons-bag', ability: 'stitches' },
        { type: 'ability/use', card: 'elder-mok', ability: 'restore-spirit' },
        { type: 'ability/use', card: 'field-surgeons-bag', ability: 'stitches' },
        { type: 'ability/act', card: 'elder-mok', ability: 'restore-spirit' },
        { type: 'ability/act', card: 'field-surgeons-bag', ability: 'restore-spirit' },
      ]),
    ).toEqual([true, true, false, false, false]);
  });

  it('3e.combat.hero-tokens: some tokens have a number as long as that many can be cast', () => {
    const deal = (...tokens: readonly number[]) => ({ type: 'combat/deal', tokens });
    expect(numbered([deal(0), deal(0, 1), deal(1, 2, 3), deal(1, 0), deal(99)])).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('3e.exert.reroll, 3e.exchange.what: skill cards are discarded for a die, and gold is offered up to a hundred', () => {
    const reroll = (card: string) => ({ type: 'exert/reroll', die: 1, card });
    const gold = (amount: number) => ({ type: 'exchange/gold', player: 0, amount });
    expect(numbered([reroll('cunning'), reroll('corbin'), gold(0), gold(100), gold(101)])).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });
});
