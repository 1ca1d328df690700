import {
  type Action,
  createGame,
  decision,
  type GameState,
  legalActions,
  rulesetFor,
  transition,
  viewFor,
} from 'runebound-engine';
import { sensibleBot } from 'runebound-engine/bots';

/* Games of Second Edition that come to a moment of some sort, as files. */

type State = GameState<'second-edition'>;
type Move = Action<'second-edition'>;

export type Happened = readonly { readonly type: string }[];

/** A kept game of two bots up to the first moment of this sort; `back`: to the last answer of Ann before it. What is `wanted` is done where it is
 * legal. */
export function keptAt(
  isIt: (state: State, events: Happened) => boolean,
  back = false,
  wanted: (action: Move) => boolean = () => false,
): Buffer {
  for (let seed = 0; seed < 40; seed++) {
    const options = { players: 2, seed: `told-${seed}` } as const;
    const bots = [sensibleBot(`${seed} Ann`), sensibleBot(`${seed} Bo`)];
    const actions: Move[] = [];
    let state = createGame(options);
    let answered = 0;
    for (let asked = decision(state); asked !== null && actions.length < 1500; asked = decision(state)) {
      const player = Number(asked.actor);
      if (player === 0) answered = actions.length;
      const view = viewFor(state, player);
      const helpers = { player, decision: asked, ruleset: rulesetFor(state) } as never;
      const legal = legalActions(view, player);
      const action = legal.find(wanted) ?? bots[player]?.choose(view, legal, helpers);
      if (action === undefined) break;
      const next = transition(state, action);
      state = next.state;
      actions.push(action);
      if (!isIt(state, next.events)) continue;
      const record = { options, actions: back ? actions.slice(0, answered) : actions, checkpoints: [] };
      const seats = [
        { name: 'Ann', is: 'person' },
        { name: 'Bo', is: 'bot' },
      ];
      return Buffer.from(JSON.stringify({ form: 'runebound-table/1', seats, record }));
    }
  }
  throw new Error('No game came to such a moment.');
}

/** Whether Ann is asked this. */
export const asksAnn = (state: State, kind: string): boolean => {
  const asked = decision(state);
  return asked?.actor === 0 && asked.kind === kind;
};
