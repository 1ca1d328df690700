import { sensibleBot } from '../../src/bots/second-edition/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import {
  bundledModules,
  type ChallengeCard,
  type Color,
  type ContentPack,
  rulesetOf,
} from '../../src/second-edition/index.js';
import { fewestPlayers } from '../../tools/workshop/rules.js';
import type { Duel, Duelist } from './play.js';

/** Fights of one Hero against Challenges. */
export interface DuelOrder {
  readonly duelist: Duelist;
  readonly challenges: readonly string[];
  /** Against each Challenge. */
  readonly fights: number;
  readonly modules: readonly string[];
  readonly seed: string;
}

/** A fight that takes longer than this many decisions is given up. */
const PATIENCE = 2_000;

/** A Hero as it starts, with nothing and nobody. */
export const bareHanded = (hero: string): Duelist => ({
  name: hero,
  hero,
  turn: 0,
  experience: {},
  items: [],
  allies: [],
  kept: [],
});

/** The Challenges of the base box; or those that the modules bring, where there are modules. */
export function challengesOf(modules: readonly string[], colors: readonly string[]): string[] {
  const { cards } = rulesetOf(modules).rules.content;
  const adventures = modules.flatMap(
    (id) => (bundledModules[id]?.content as ContentPack | undefined)?.adventures ?? [],
  );
  const brought = modules.length === 0 ? Object.keys(cards) : adventures.map(({ id }) => id);
  return brought.filter((id) => {
    const card = cards[id];
    // What lies in a deck of its own is met by rules of its own, by several Heroes, say.
    return (
      card?.kind === 'challenge' &&
      card.deck === undefined &&
      card.color !== undefined &&
      colors.includes(card.color)
    );
  });
}

/**
 * Sends a Hero against each Challenge, as a sensible bot fights. Nobody meets again what lies among its own cards, nor what a
 * Life counter bars (2e.experience.life-forbids-color).
 */
export function duelForBalance({ duelist, challenges, fights, modules, seed }: DuelOrder): Duel[] {
  const { cards } = rulesetOf(modules).rules.content;
  const { name, hero, turn, items, allies, kept } = duelist;
  const own = [...items, ...allies, ...kept];
  return challenges.flatMap((challenge) => {
    const { id, color } = cards[challenge] as ChallengeCard;
    if (color === undefined || own.includes(id)) return [];
    let won = 0;
    for (let number = 1; number <= fights; number++) {
      const wins = winsDuel(duelist, { id, color }, modules, `${seed}/${name}/${id}/${number}`);
      if (wins === null) return [];
      if (wins) won += 1;
    }
    return [{ duelist: name, hero, turn, challenge: id, color, fights, won }];
  });
}

/** One fight, from drawing the card on; `null` if the card may not be drawn. Running away is not winning. */
function winsDuel(
  { hero, experience, items, allies, kept }: Duelist,
  { id, color }: { readonly id: string; readonly color: Color },
  modules: readonly string[],
  seed: string,
): boolean | null {
  const ruleset = rulesetOf(modules);
  const [space = ''] = ruleset.rules.content.board.jewels[color];
  const start = fromScenario({
    game: {
      modules: [...modules],
      players: [
        { hero, experience, items: [...items], allies: [...allies], kept: [...kept], space },
        // The others, where modules need them, look on.
        ...Array.from({ length: fewestPlayers(ruleset.rules) - 1 }, () => ({})),
      ],
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
  if (!draw) return null;
  sim.apply(draw);
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
