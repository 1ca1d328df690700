import { type PlayOptions, playGame } from '../../../../bots/third-edition/index.js';
import type { DeepReadonly } from '../../../../kernel/index.js';
import type { ThirdEditionRuleset } from '../../../../third-edition/compose.js';
import type { ThirdEditionState } from '../../../../third-edition/types.js';
import { type BotKind, thirdEditionBots } from '../../bots.js';

export type PlayedGame = DeepReadonly<ReturnType<typeof playThirdEdition>>;
export type PlayedSeat = PlayedGame['seats'][number];
export type Standing = PlayedSeat['course'][number];

export interface ThirdEditionOrder {
  readonly scenario: string;
  readonly players: number;
  readonly seed: string;
  readonly maxRounds: number;
  /** The bots by seat; sensible ones by default. */
  readonly bots?: readonly BotKind[];
}

interface Course {
  hero: string;
  defeats: number;
  /** Put out of the game by the villain. */
  eliminated: boolean;
  /** Combats with enemies of the decks, and those it won. */
  combats: number;
  won: number;
  readonly course: ReturnType<typeof standing>[];
}

export interface Besides {
  /** The rules and cards of the scenario by default. */
  readonly ruleset?: ThirdEditionRuleset;
  readonly onEvents?: PlayOptions['onEvents'];
}

export function playThirdEdition(
  { scenario, players, seed, maxRounds, bots }: ThirdEditionOrder,
  { ruleset, onEvents }: Besides = {},
) {
  const courses: readonly Course[] = Array.from({ length: players }, () => ({
    hero: '',
    defeats: 0,
    eliminated: false,
    combats: 0,
    won: 0,
    course: [],
  }));
  let first: number | null = null;
  let fighter: number | null = null;
  const { outcome, rounds, state } = playGame({
    scenario,
    players,
    seed,
    maxRounds,
    ...(ruleset ? { ruleset } : {}),
    ...(bots ? { bots: bots.map((kind, seat) => thirdEditionBots[kind](`${seed}/${seat}`)) } : {}),
    onEvents(events, now) {
      onEvents?.(events, now);
      for (const event of events) {
        const course = 'player' in event ? courses[Number(event.player)] : undefined;
        if (event.type === 'turn/began' && course) {
          first ??= Number(event.player);
          course.course.push(standing(now, Number(event.player)));
        } else if (event.type === 'hero/defeated' && course) course.defeats += 1;
        else if (event.type === 'player/eliminated' && course) course.eliminated = true;
        else if (event.type === 'combat/began') fighter = 'foe' in event ? null : Number(event.player);
        else if (event.type === 'combat/ended' && fighter !== null) {
          const fought = courses[fighter];
          if (fought) {
            fought.combats += 1;
            if ('winner' in event && event.winner === 0) fought.won += 1;
          }
          fighter = null;
        }
      }
    },
  });
  return {
    scenario,
    seed,
    rounds,
    /** How the game ended; `null` at its bound. */
    how: outcome?.how ?? null,
    /** Places in `seats`; empty if all lost. */
    winners: outcome?.winners ?? [],
    seats: state.players.map(({ hero }, player) => ({
      ...(courses[player] as Course),
      hero,
      /** In the turn order of the first round: 0 is the first player. */
      place: (player - (first ?? 0) + players) % players,
    })),
  };
}

function standing({ players, round }: ThirdEditionState, player: number) {
  const { gold = 0, trophies = [], secret, skills = [], assets = [], story = 0 } = players[player] ?? {};
  const drawn = secret ? secret.combat.length + secret.exploration.length + secret.social.length : 0;
  return {
    round,
    gold,
    trophies: trophies.length + drawn,
    skills: skills.length,
    assets: assets.length,
    story,
  };
}
