import type { DeepReadonly } from '../../../src/kernel/index.js';
import type { ThirdEditionState } from '../../../src/third-edition/types.js';
import { playThirdEdition, type ThirdEditionOrder } from '../../../tools/workshop/simulation/play.js';

export type PlayedGame = DeepReadonly<ReturnType<typeof playForBalance>>;
export type PlayedSeat = PlayedGame['seats'][number];
export type Standing = PlayedSeat['course'][number];

interface Course {
  defeats: number;
  /** Put out of the game by the villain. */
  eliminated: boolean;
  /** Combats with enemies of the decks, and those it won. */
  combats: number;
  won: number;
  readonly course: ReturnType<typeof standing>[];
}

/** Plays a game, and counts what each seat came to. */
export function playForBalance(order: ThirdEditionOrder) {
  const courses: readonly Course[] = Array.from({ length: order.players }, () => ({
    defeats: 0,
    eliminated: false,
    combats: 0,
    won: 0,
    course: [],
  }));
  let fighter: number | null = null;
  const { seats, ...played } = playThirdEdition(order, {
    onEvents(events, now) {
      for (const event of events) {
        const course = 'player' in event ? courses[Number(event.player)] : undefined;
        if (event.type === 'turn/began' && course) course.course.push(standing(now, Number(event.player)));
        else if (event.type === 'hero/defeated' && course) course.defeats += 1;
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
  return { ...played, seats: seats.map((seat, player) => ({ ...seat, ...(courses[player] as Course) })) };
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
