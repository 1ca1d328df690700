import { playGame } from '../src/bots/second-edition/index.js';
import { type GameState, InvalidScenarioError } from '../src/index.js';
import { fromScenario } from '../src/scenario/second-edition/index.js';
import { rulesetOf } from '../src/second-edition/index.js';
import { sets } from './sets.js';

/** A combat about to begin, or under way. */
export interface Fight {
  /** Which modules are in force, the enemy, and how many Allies the Hero has. */
  readonly name: string;
  readonly modules: readonly string[];
  readonly allies: number;
  readonly state: GameState;
}

type Card = { readonly id: string; readonly kind: string };

const cardsOf = (modules: readonly string[], kind: string): string[] =>
  (Object.values(rulesetOf(modules).rules.content.cards) as Card[])
    .filter((card) => card.kind === kind)
    .map(({ id }) => id);

/** A fight against each Challenge of the base game, and against those that each set of modules brings, with so many Allies. Heroes and Allies take turns. */
export function fightsWith(allies: number): Fight[] {
  const fights: Fight[] = [];
  const known = new Set<string>();
  for (const { name, modules } of sets) {
    const [heroes, friends] = [cardsOf(modules, 'hero'), cardsOf(modules, 'ally')];
    for (const challenge of cardsOf(modules, 'challenge')) {
      if (known.has(challenge)) continue;
      known.add(challenge);
      const at = fights.length;
      const hero = heroes[at % heroes.length];
      const party = Array.from({ length: allies }, (_, i) => friends[(at * 3 + i) % friends.length]);
      const state = begun(modules, { hero, allies: party }, challenge);
      if (state) fights.push({ name: `${name}: ${challenge}`, modules, allies, state });
    }
  }
  return fights;
}

/** The combat as it begins; nothing where such a card is never fought so. */
function begun(modules: readonly string[], hero: object, challenge: string): GameState | null {
  try {
    return fromScenario({
      game: { modules, players: [hero, {}], seed: challenge },
      given: { combat: { hero: 0, challenge, phase: 'escape' } },
    } as never);
  } catch (error) {
    if (error instanceof InvalidScenarioError) return null;
    throw error;
  }
}

/** The fights of a game that sensible bots play: each as it stands when somebody has to choose in it for the first time. */
export function fightsOfGame(modules: readonly string[], seed: number, turns: number): Fight[] {
  const fights: Fight[] = [];
  let isOn = false;
  playGame({
    players: 3,
    seed,
    modules,
    maxTurns: turns,
    onAction(_action, state) {
      const before = isOn;
      const fight = state.frames.find(({ kind }) => kind === 'combat');
      isOn = fight !== undefined;
      if (fight === undefined || before) return;
      const { attacker } = fight as unknown as { attacker: number };
      const { allies } = state.players[attacker] as unknown as { allies: readonly unknown[] };
      const name = `${modules.join('+') || 'base game'}, game ${seed}: fight ${fights.length + 1}`;
      // The position goes on being played.
      fights.push({ name, modules, allies: allies.length, state: structuredClone(state) });
    },
  });
  return fights;
}
