import type { ReviewedFight } from '../../../review/review.js';

/* What `explain` says, in English. */

const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

const ends: Readonly<Record<ReviewedFight['end'], string>> = {
  won: 'beat',
  lost: 'lost to',
  escaped: 'got away from',
  none: 'fought',
};

export const english = {
  unfinished: 'The game is not over.',
  none: 'none',
  sections: {
    standings: 'At the end',
    decisive: 'The turns that decided it',
    fights: 'Fights',
    knockouts: (third: boolean): string => (third ? 'Defeats' : 'Knockouts'),
    idle: 'Turns in which nothing was gained',
    worst: 'What the searching bot would have done',
  },
  deeper: 'With --deep, the searching bot judges the decisions.',
  start: 'Before the first turn',
  turn: (third: boolean, number: number, player: string) =>
    `${third ? 'Round' : 'Turn'} ${number} (${player})`,
  counts: (name: string) => name,
  swing: (turn: string, player: string, rises: boolean, before: string, now: string) =>
    `${turn}: the chance of ${player} to win the game ${rises ? 'rises' : 'falls'} from ${before} to ${now}.`,
  fight: (player: string, end: ReviewedFight['end'], against: string, chance: string | null) =>
    `${player} ${ends[end]} ${against}${chance === null ? '' : `: ${chance} to win the fight when it began`}.`,
  won: (player: string, won: number, fought: number, expected: string) =>
    `${player} won ${won} of ${many(fought, 'fight')}; by the odds when they began ${expected} were to be expected.`,
  unlikely: (turn: string, fight: string) => `Against the odds: ${turn}: ${fight}`,
  knockout: (turn: string, player: string, third: boolean) =>
    `${turn}: ${player} ${third ? 'was defeated' : 'was knocked out'}.`,
  byCard: (card: string) => `By ${card}.`,
  byRule: (rule: string) => `By the rule ${rule}.`,
  gold: (amount: number) => `${amount} gold`,
  cost: (costs: readonly string[]) => `It cost ${costs.join(' and ')}.`,
  idle: (player: string, idle: number, turns: number, which: readonly number[]) =>
    `${player}: ${idle} of ${many(turns, 'turn')}${which.length > 0 ? `: ${which.join(', ')}` : ''}`,
  worst: (turn: string, step: number, done: string, better: string, loss: string) =>
    `${turn}, step ${step}: "${done}". Better: "${better}", ${loss} % likelier to win the game.`,
};

/** What `explain` says in a language. */
export type ExplainTexts = typeof english;
