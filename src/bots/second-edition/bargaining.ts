import { isProtected, playerState, runesOf } from '../../second-edition/base/cards.js';
import type { NegotiationFrame } from '../../second-edition/base/frames.js';
import { runesToWin } from '../../second-edition/base/victory.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { all, type Choice, find, type Legal } from './bot.js';
import { worthOfPurse } from './shopping.js';
import { worthOfExchange } from './valuing.js';

/** One exchange: the card that each side gives, if any, and the gold for the proposer. Negative gold goes to the other. */
interface Exchange {
  readonly give: string | undefined;
  readonly take: string | undefined;
  readonly gold: number;
}

const LEAST_GAIN = 0.75;

const MOST_GOLD = 15;

/** Nobody trades with a Hero who needs one more Rune. */
const isAboutToWin = (g: G, player: number): boolean =>
  runesOf(g, playerState(g, player)) + 1 >= runesToWin(g);

/** Cards that a player may give away; earned Runes and rewards stay. */
const wares = (g: G, player: number): readonly (string | undefined)[] => {
  const { allies, items } = playerState(g, player);
  return [
    undefined,
    ...[...allies, ...items].map(({ card }) => card).filter((card) => !isProtected(g, card)),
  ];
};

const purseAfter = (g: G, player: number, gold: number): number => {
  const { gold: now } = playerState(g, player);
  return worthOfPurse(now + gold) - worthOfPurse(now);
};

/** The exchange that maximises the smaller of both gains; `null` if none is worth it to both. */
function bestExchange(g: G, player: number, other: number): Exchange | null {
  if (isAboutToWin(g, player) || isAboutToWin(g, other)) return null;
  const [mine, its] = [playerState(g, player).gold, playerState(g, other).gold];
  let most = LEAST_GAIN;
  let found: Exchange | null = null;
  for (const give of wares(g, player))
    for (const take of wares(g, other)) {
      if (give === undefined && take === undefined) continue;
      const [here, there] = [worthOfExchange(g, player, give, take), worthOfExchange(g, other, take, give)];
      if (here === null || there === null) continue;
      // Gold only moves gains from one side to the other.
      if (here + there <= 2 * LEAST_GAIN) continue;
      for (let gold = -Math.min(mine, MOST_GOLD); gold <= Math.min(its, MOST_GOLD); gold++) {
        const least = Math.min(here + purseAfter(g, player, gold), there + purseAfter(g, other, -gold));
        if (least <= most) continue;
        most = least;
        found = { give, take, gold };
      }
    }
  return found;
}

export const seekExchange = (g: G, player: number, legal: Legal): Choice =>
  all(legal, 'hero/negotiate').find((action) => bestExchange(g, player, action.with) !== null);

/** Builds the exchange that serves both, and proposes it once; leaves after a refusal. */
export function buildOffer(
  g: G,
  player: number,
  f: NegotiationFrame,
  legal: Legal,
  mayPropose: () => boolean,
): Choice {
  const leave = find(legal, 'offer/leave');
  const wanted = bestExchange(g, player, f.other);
  if (wanted === null) return leave;
  for (const [side, card] of [wanted.give, wanted.take].entries()) {
    if (card === undefined || f.cards[side as 0 | 1].includes(card)) continue;
    return all(legal, 'offer/add-card').find((action) => action.card === card) ?? leave;
  }
  const [payer, side] = wanted.gold < 0 ? ([player, 0] as const) : ([f.other, 1] as const);
  const due = Math.abs(wanted.gold) - f.gold[side];
  if (due > 0)
    return (
      all(legal, 'offer/add-gold')
        .filter((action) => action.player === payer && action.amount <= due)
        .sort((a, b) => b.amount - a.amount)[0] ?? leave
    );
  const propose = find(legal, 'offer/propose');
  return due === 0 && propose && mayPropose() ? propose : leave;
}

/** The gains of an offer for the answerer and the proposer; `null` if they cannot be known. */
function gainsOf(g: G, { player, other, gold, cards }: NegotiationFrame): readonly [number, number] | null {
  const [given, asked] = cards;
  if (given.length > 1 || asked.length > 1) return null;
  const here = worthOfExchange(g, other, asked[0], given[0]);
  const there = worthOfExchange(g, player, given[0], asked[0]);
  if (here === null || there === null) return null;
  const moved = gold[0] - gold[1];
  return [here + purseAfter(g, other, moved), there + purseAfter(g, player, -moved)];
}

/** Accepts an offer that serves it unless the other side gains far more; `undefined` if prices must decide. */
export function answerExchange(g: G, f: NegotiationFrame, legal: Legal): Choice {
  const gains = gainsOf(g, f);
  if (gains === null) return undefined;
  const [mine, its] = gains;
  const accept = find(legal, 'offer/accept');
  const fair = mine > 0 && mine >= its / 2 && !isAboutToWin(g, f.player);
  return accept && fair ? accept : find(legal, 'offer/leave');
}
