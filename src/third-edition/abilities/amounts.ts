import { raised } from '../../kernel/index.js';
import { standing } from '../base/characters.js';
import type { EffectsFrame } from '../base/frames.js';
import type { SeenPlayer } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { Amount } from './language.js';

/** An amount now, never negative. X is the number of surges spent (3e.game.x). */
export const amountOf = (g: G, f: EffectsFrame, amount: Amount): number =>
  raised(0, Math.max(0, sum(g, f, amount)));

function sum(g: G, f: EffectsFrame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { count, times = 1, plus = 0, and } = amount;
  const besides = and === undefined ? 0 : sum(g, f, and);
  if (count === 'x') return f.x * times + plus + besides;
  if (count === 'successes' || count === 'matches') return f.counted * times + plus + besides;
  return standing(g, g.state.players[f.player] as SeenPlayer, { count, times, plus }) + besides;
}
