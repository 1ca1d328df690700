import { type Action, type Bot, randomBot, sensibleBot } from '../../../../src/bots/second-edition/index.js';
import { InvalidScenarioError, sourceFrom, wordsOfSeed } from '../../../../src/kernel/index.js';
import { fromScenario } from '../../../../src/scenario/second-edition/index.js';
import type { EffectsFrame } from '../../../../src/second-edition/base/frames.js';
import type { SecondEditionState, SecondEditionView } from '../../../../src/second-edition/index.js';
import type { Behavior } from './behaviors.js';
import { positionFor } from './positions.js';
import type { CoverageRecorder } from './recorder.js';

export interface Match {
  readonly start: SecondEditionState;
  readonly bots: readonly Bot[];
  readonly most: number;
  /** Called after each action: whether the wanted deed was seen. */
  readonly enough?: () => boolean;
}

/** Returns the number of decisions. */
export function playMatch(witness: CoverageRecorder, { start, bots, most, enough }: Match): number {
  const { ruleset } = witness;
  const sim = ruleset.simulate(start, { chance: 'state', check: false });
  let decisions = 0;
  while (sim.outcome === null && decisions < most && enough?.() !== true) {
    const decision = sim.decision();
    if (decision === null || decision.actor === 'chance') throw new Error('The game waits for nobody.');
    const player = decision.actor;
    const legal: readonly Action[] = witness.watch(sim.state, () => sim.legalActions());
    witness.lookAt(sim.state, player, legal);
    const view = sim.view(player);
    const bot = bots[player % bots.length] as Bot;
    const action = bot.choose(view, legal, { player, decision, ruleset });
    witness.watch(sim.state, () => sim.apply(action));
    decisions += 1;
  }
  return decisions;
}

const SHORT = 60;

/** Games for a deed before it counts as never happening. */
const ATTEMPTS = 150;

/** A bot that tries unseen actions, and otherwise plays like another. */
function curious(witness: CoverageRecorder, like: Bot, card: string): Bot {
  const isNew = (state: SecondEditionView, player: number, action: Action): boolean => {
    if (action.type === 'ability/use') {
      const list = witness.listOf(state, player, action);
      return list !== null && action.card === card && !witness.has('used', list);
    }
    if (action.type === 'scion/awaken' || action.type === 'scion/call') {
      const list = action.type === 'scion/awaken' ? 'awaken' : 'benefit';
      return action.card === card && !witness.has('list', `${card}#lists/${list}`);
    }
    if (action.type === 'map/claim') return action.item === card && !witness.has('drawn', card);
    if (action.type !== 'effect/choose') return false;
    const f = state.frames[state.frames.length - 1] as EffectsFrame | undefined;
    const e = f?.card === card ? witness.ruleset.rules.content.lists[f.list]?.[f.at] : undefined;
    if (f === undefined || e?.do !== 'choose') return false;
    const at = e.options.findIndex(({ id }) => id === action.choice);
    return !witness.has('course', `${f.list}/${f.at}/options/${at}`);
  };
  return {
    name: `curious ${like.name}`,
    choose: (view, legal, helpers) =>
      legal.find((action) => isNew(view, helpers.player, action)) ?? like.choose(view, legal, helpers),
  };
}

function playDirected(witness: CoverageRecorder, deed: Behavior, seed: string): void {
  const { ruleset } = witness;
  const { content, moduleIds } = ruleset.rules;
  const source = sourceFrom(wordsOfSeed(seed));
  const start = legalPosition(() =>
    fromScenario(positionFor(content, deed, source, seed, moduleIds), ruleset),
  );
  if (start === null) return;
  const fools = deed.kind === 'lost' || source.below(2) === 0;
  const bots = start.players.map((_, seat) =>
    curious(witness, fools ? randomBot(`${seed}/${seat}`) : sensibleBot(`${seed}/${seat}`), deed.card),
  );
  playMatch(witness, { start, bots, most: SHORT, enough: () => witness.seen.has(deed.id) });
}

function legalPosition(draw: () => SecondEditionState): SecondEditionState | null {
  for (let attempt = 0; attempt < 20; attempt++)
    try {
      return draw();
    } catch (error) {
      if (!(error instanceof InvalidScenarioError)) throw error;
    }
  return null;
}

/** Plays until every deed is seen or has had its attempts. Yields the deed of each game. */
export function* direct(
  witness: CoverageRecorder,
  seed: string,
  wanted: (deed: Behavior) => boolean = () => true,
  attempts = ATTEMPTS,
): Generator<Behavior, void> {
  witness.way = 'directed';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const missing = witness.missing().filter(wanted);
    if (missing.length === 0) return;
    for (const deed of missing) {
      if (witness.seen.has(deed.id)) continue;
      playDirected(witness, deed, `${seed}/${deed.id}/${attempt}`);
      yield deed;
    }
  }
}
