import { Game, gameOf } from '../../../kernel/index.js';
import { playerState } from '../../../second-edition/base/cards.js';
import { fightEstimate, modelOfParty, prowess, type Strength, strengthBy } from '../evaluation.js';
import { type FightModel, simulateFight } from '../fight-model.js';
import { MANY } from './stakes.js';
import { keyOf, Tactics } from './tactics.js';

/* How strong a party is, with nothing left to luck: what is bought and learned hangs on differences of a hundredth. */

/** So many Challenges of each deck stand for all that may come. */
const OF_DECK = 4;

/** Bare numbers are all that a fight hangs on: what was reckoned once holds in every game. */
const known = new Map<string, number>();
const MANY_FIGHTS = 20_000;

/** What {@link prowess} says of a fight, with nothing left to luck. */
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
  // A larger party is judged by a few fights in the head.
  if (party.side.fighters.length <= MANY) return judged(modelOfParty(party, card));
  return prowess(fightEstimate(party, card));
});

/** Allies come and go, what a Hero has and knows stays: so much of a party's strength is that of its Hero alone. */
const ALONE = 0.5;

/** How strong a rested party is, counted to the end of every fight. */
export const exactStrengthOf: Strength = (g, player) => {
  const together = strengthOfParty(g, player);
  if (playerState(g, player).allies.length === 0) return together;
  const players = g.state.players.map((p, seat) => (seat === player ? { ...p, allies: [] } : p));
  const alone = strengthOfParty(new Game(gameOf(g).rules, { ...g.state, players }), player);
  return ALONE * alone + (1 - ALONE) * together;
};

/** How likely a fight is won, by all that may come of it. */
export function chanceIn(bout: FightModel): number {
  const { side, enemy } = bout;
  if (side.fighters.length > MANY) return simulateFight(bout).win;
  const tactics = new Tactics(bout, { win: 1, lose: 0, life: 0, allyLife: 0, ally: 0 });
  return tactics.round(
    side.fighters.map(({ life }) => life),
    enemy.life,
  ).win;
}
