import { sensibleBot } from '../../src/bots/index.js';
import { fromScenario } from '../../src/scenario/index.js';
import { type ChallengeCard, type Color, rulesetOf } from '../../src/second-edition/index.js';
import type { Duel } from './played.js';

/** Fights of one Hero against the Challenges of some colors. */
export interface DuelOrder {
  readonly hero: string;
  readonly colors: readonly string[];
  /** Against each Challenge. */
  readonly fights: number;
  readonly modules: readonly string[];
  readonly seed: string;
  /** Only these Challenges; all of the colors if left out. */
  readonly only?: readonly string[];
}

/** A fight that takes longer than this many decisions is given up. */
const PATIENCE = 2_000;

/** Sends a Hero as it starts, with nothing and nobody, against each Challenge, as a sensible bot fights. */
export function duelForBalance({ hero, colors, fights, modules, seed, only }: DuelOrder): Duel[] {
  const { cards } = rulesetOf(modules).rules.content;
  const foes = Object.values(cards).filter((card): card is ChallengeCard => card.kind === 'challenge');
  return foes.flatMap((foe) => {
    const { id, color } = foe;
    if (color === undefined || !colors.includes(color) || only?.includes(id) === false) return [];
    let won = 0;
    for (let number = 1; number <= fights; number++)
      if (winsDuel(hero, { id, color }, modules, `${seed}/${hero}/${id}/${number}`)) won += 1;
    return [{ hero, challenge: id, color, fights, won }];
  });
}

/** One fight, from drawing the card on. Running away is not winning. */
function winsDuel(
  hero: string,
  { id, color }: { readonly id: string; readonly color: Color },
  modules: readonly string[],
  seed: string,
): boolean {
  const ruleset = rulesetOf(modules);
  const [space = ''] = ruleset.rules.content.board.jewels[color];
  const start = fromScenario({
    game: {
      modules: [...modules],
      players: [{ hero, space }],
      seed,
      counters: { [space]: [color] },
      decks: { [color]: { top: [id] } },
    },
    given: { turn: { player: 0, step: 'adventure' } },
  });
  let won = false;
  const sim = ruleset.simulate(start, {
    chance: 'state',
    onEvents(events) {
      won ||= events.some((event) => event.type === 'challenge/defeated' && event.card === id);
    },
  });
  const draw = sim.legalActions().find(({ type }) => type === 'adventure/attempt');
  if (draw) sim.apply(draw);
  const bot = sensibleBot(seed);
  for (let decisions = 0; decisions < PATIENCE && !won && sim.outcome === null; decisions++) {
    const decision = sim.decision();
    if (decision === null || decision.actor === 'chance') break;
    if (!sim.state.frames.some(({ kind }) => kind === 'combat')) break;
    const view = ruleset.viewFor(sim.snapshot(), decision.actor);
    sim.apply(bot.choose(view, sim.legalActions(), { player: decision.actor, decision, ruleset }));
  }
  return won;
}
