import { Game, gameOf } from '../../../kernel/index.js';
import { playerState } from '../../../second-edition/base/cards.js';
import { fightEstimate, modelOfParty, prowess, type Strength, strengthBy } from '../evaluation.js';
import { type FightModel, simulateFight } from '../fight-model.js';
import { MANY } from './stakes.js';
import { keyOf, Tactics } from './tactics.js';

/* The exact strength of a party: purchases and experience depend on differences of a hundredth. */

/** Challenges of each deck that stand for the rest. */
const OF_DECK = 4;

/** A fight depends on its numbers alone: the cache holds for every game. */
const known = new Map<string, number>();
const MANY_FIGHTS = 20_000;

function judged({ side, enemy }: FightModel): number {
  const key = keyOf({ side, enemy });
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size > MANY_FIGHTS) known.clear();
  const stake = { win: 1, lose: 0, life: 0, allyLife: 0, ally: 0, dealt: 1 / (3 * enemy.life) };
  const tactics = new Tactics({ side, enemy }, stake);
  const { worth } = tactics.round(
    side.fighters.map(({ life }) => life),
    enemy.life,
  );
  known.set(key, worth);
  return worth;
}

const strengthOfParty: Strength = strengthBy(OF_DECK, (party, card) => {
  // A larger party is judged by simulated fights.
  if (party.side.fighters.length <= MANY) return judged(modelOfParty(party, card));
  return prowess(fightEstimate(party, card));
});

/** The share of the Hero alone in a party's strength: Allies come and go, the Hero's cards and counters stay. */
const ALONE = 0.5;

export const exactStrengthOf: Strength = (g, player) => {
  const together = strengthOfParty(g, player);
  if (playerState(g, player).allies.length === 0) return together;
  const players = g.state.players.map((p, seat) => (seat === player ? { ...p, allies: [] } : p));
  const alone = strengthOfParty(new Game(gameOf(g).rules, { ...g.state, players }), player);
  return ALONE * alone + (1 - ALONE) * together;
};

export function chanceIn(bout: FightModel): number {
  const { side, enemy } = bout;
  if (side.fighters.length > MANY) return simulateFight(bout).win;
  const tactics = new Tactics(bout, { win: 1, lose: 0, life: 0, allyLife: 0, ally: 0 });
  return tactics.round(
    side.fighters.map(({ life }) => life),
    enemy.life,
  ).win;
}
