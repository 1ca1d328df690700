import {
  decision,
  type GameState,
  legalActions,
  rulesetFor,
  startGame,
  transition,
  viewFor,
} from 'runebound-engine';
import { sensibleBot } from 'runebound-engine/bots';
import { answerFrom, sourceFrom, wordsOfSeed } from 'runebound-engine/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/table/house.js';

/* The file of a game on a server: its chance was answered from outside, so each roll and each card is an action in it. */

type State = GameState<'second-edition'>;

const options = { players: 2, modules: ['shorter-game'], chance: 'manual' } as const;
const seats = [
  { name: 'Ann', is: 'person' },
  { name: 'Bo', is: 'person' },
];

/** A game of two bots to its end. */
function played() {
  const dice = sourceFrom(wordsOfSeed('server'));
  const bots = [sensibleBot('Ann'), sensibleBot('Bo')];
  const actions: { readonly type: string }[] = [];
  let state = startGame(options).state as State;
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    const player = Number(asked.actor);
    const view = viewFor(state, asked.actor === 'chance' ? null : player);
    const action =
      asked.actor === 'chance'
        ? answerFrom(dice, asked.request as never, state.decks)
        : bots[player]?.choose(view, legalActions(view, player), {
            player,
            decision: asked,
            ruleset: rulesetFor(state),
          } as never);
    state = transition(state, action as never).state as State;
    actions.push(action as (typeof actions)[number]);
  }
  return { actions, state };
}

describe('the file of a game on a server', () => {
  let house: House;
  let game: ReturnType<typeof played>;
  beforeAll(async () => {
    game = played();
    const record = { options, actions: game.actions, checkpoints: [] };
    house = await House.resume(JSON.stringify({ form: 'runebound-table/1', seats, record }));
  });

  it('has a step for each action of a player, with all that chance answered to it', () => {
    const own = game.actions.filter(({ type }) => !type.startsWith('chance/'));
    expect(own.length).toBeLessThan(game.actions.length);
    expect(house.steps).toBe(own.length);
    const views = Array.from({ length: house.steps }, (_, step) => house.news(null, step, step).look.view);
    expect(views.map((view) => decision(view)?.actor)).not.toContain('chance');
    expect(house.news(null, 0).look.view).toEqual(viewFor(game.state, null));
    const roll = own.findIndex(({ type }) => type === 'move/roll') + 1;
    expect(house.news(0, roll, roll).look.events.map(({ type }) => type)).toContain('movement/rolled');
  });

  it('is over, also for who looks back, and nothing of it is taken back', () => {
    expect(house.asked).toBeNull();
    expect(house.news(0, 0, 5).look).toMatchObject({ step: 5, over: true });
    expect(house.news(0, 0).look.canUndo).toBe(false);
    expect(house.seenBy(0, false).steps).toBe(house.steps + 1);
  });

  it('begins another game with dice of this browser', async () => {
    const another = await house.another();
    expect(another.asked).not.toBeNull();
    expect(another.news(null, 0).look).toMatchObject({ step: 0, over: false });
  });
});
