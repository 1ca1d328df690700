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

type Wanted = (action: Move) => boolean;
const nothing: Wanted = () => false;

/** An action, what it led to, and how many actions lie before the last answer that Ann gave until then. */
interface Played {
  readonly action: Move;
  readonly state: State;
  readonly events: Happened;
  readonly answered: number;
}

const optionsOf = (seed: number) => ({ players: 2, seed: `told-${seed}` }) as const;

/** A game of two bots, action by action. What is `wanted` is done where it is legal. */
function* played(seed: number, wanted: Wanted): Generator<Played> {
  const bots = [sensibleBot(`${seed} Ann`), sensibleBot(`${seed} Bo`)];
  let state = createGame(optionsOf(seed));
  let answered = 0;
  for (let count = 0; count < 1500; count++) {
    const asked = decision(state);
    if (asked === null) return;
    const player = Number(asked.actor);
    if (player === 0) answered = count;
    const view = viewFor(state, player);
    const helpers = { player, decision: asked, ruleset: rulesetFor(state) } as never;
    const legal = legalActions(view, player);
    const action = legal.find(wanted) ?? bots[player]?.choose(view, legal, helpers);
    if (action === undefined) return;
    const next = transition(state, action);
    state = next.state;
    yield { action, state, events: next.events, answered };
  }
}

/** Games as far as they were played: each is searched for many moments. */
const games = new Map<Wanted, Map<number, { readonly steps: Played[]; readonly more: Generator<Played> }>>();

function* stepsOf(seed: number, wanted: Wanted): Generator<Played> {
  const known = games.get(wanted) ?? new Map();
  games.set(wanted, known);
  const game = known.get(seed) ?? { steps: [], more: played(seed, wanted) };
  known.set(seed, game);
  for (let at = 0; ; at++) {
    if (at === game.steps.length) {
      const next = game.more.next();
      if (next.done) return;
      game.steps.push(next.value);
    }
    yield game.steps[at];
  }
}

/** A kept game of two bots up to the first moment of this sort; `back`: to the last answer of Ann before it. What is `wanted` is done where it is
 * legal. */
export function keptAt(
  isIt: (state: State, events: Happened) => boolean,
  back = false,
  wanted: Wanted = nothing,
): Buffer {
  for (let seed = 0; seed < 40; seed++) {
    const actions: Move[] = [];
    for (const { action, state, events, answered } of stepsOf(seed, wanted)) {
      actions.push(action);
      if (!isIt(state, events)) continue;
      const done = back ? actions.slice(0, answered) : actions;
      const record = { options: optionsOf(seed), actions: done, checkpoints: [] };
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
