import { InvalidArgumentError, type Outcome } from '../kernel/index.js';

/** The returns of a finished game, from -1 to 1, by seat. */
export type Returns = (outcome: Outcome, players: number) => readonly number[];

function read(outcome: Outcome, players: number): Pick<Outcome, 'winners' | 'ranking'> {
  try {
    const { winners, ranking } = outcome;
    const seats = ranking.flat().sort((a, b) => a - b);
    const isWhole = seats.length === players && seats.every((seat, at) => seat === at);
    if (isWhole && winners.every((seat) => seats.includes(seat))) return { winners, ranking };
  } catch {}
  throw new InvalidArgumentError(
    'Returns are of an outcome, as a game that is over has it, and of the number of its players.',
  );
}

/** 1 for each winner, -1 for all others; all get the same if they win or lose together. */
export const winOrLose: Returns = (outcome, players) => {
  const { winners } = read(outcome, players);
  return Array.from({ length: players }, (_, player) => (winners.includes(player) ? 1 : -1));
};

/** By rank, in even steps from 1 to -1; equal players share the mean of their ranks. The returns of a game add up to 0. */
export const byRank: Returns = (outcome, players) => {
  const { ranking } = read(outcome, players);
  const returns = Array.from({ length: players }, () => 0);
  let before = 0;
  for (const equals of ranking) {
    const middle = before + (equals.length - 1) / 2;
    for (const player of equals) returns[player] = players === 1 ? 0 : 1 - (2 * middle) / (players - 1);
    before += equals.length;
  }
  return returns;
};
