import type { RuleId } from '../../../register/index.js';
import { drawFrom } from '../../base/cards.js';
import { placeHero } from '../../base/entering.js';
import { type GameFrame, game } from '../../base/frames.js';
import type { TownId } from '../../base/state.js';
import { auto, chance, type G } from '../../base/vocabulary.js';
import { arrive, captainsAt } from './captains.js';

/*
 * Game setup; everything else is as in the base game: a counter on each jewel (iod.setup.adventure-counters), six
 * places on the track (iod.setup.challenge-track), three gold each (iod.setup.gold), the central pile
 * (iod.setup.central-pile), Heroes at random or by agreement (iod.setup.heroes, iod.setup.heroes-by-agreement,
 * iod.setup.unused-heroes), a random starting player (iod.setup.first-player). The content brings board and decks
 * (iod.setup.board, iod.setup.adventure-decks, iod.setup.market-deck, iod.decks.five); Legendary Items are open
 * (iod.setup.legendary-pool).
 */

const TARIANOR = 'tarianor';

/** Six market cards for Tarianor, two for every other town, also Dallak (iod.setup.market-tarianor, iod.setup.market-others). */
export const stocked = (g: G): readonly string[] =>
  g.content.board.towns.flatMap(({ id }) => Array<string>(id === TARIANOR ? 6 : 2).fill(id));

export const stockedBy = (town: TownId): RuleId =>
  town === TARIANOR ? 'iod.setup.market-tarianor' : 'iod.setup.market-others';

/** One Captain for each town, beside its market cards (iod.setup.captains, iod.board.town-stacks). */
const townWithout = (g: G): string | undefined =>
  g.content.board.towns.find(({ id }) => captainsAt(g, id).length === 0)?.id;

const placeCaptains = chance<GameFrame>('captains', {
  rule: 'iod.setup.captains',
  ask: (g) => (townWithout(g) === undefined ? null : drawFrom(g, 'captains')),
  answer(g, f, answer) {
    if (answer.type !== 'chance/draw') return;
    arrive(g, townWithout(g) as TownId, answer.card, 'iod.setup.captains');
    g.goto(f, 'captains');
  },
});

/** All figures start in Dallak before the first turn (iod.setup.start-dallak). */
const placeFigures = auto<GameFrame>('figures', (g) => {
  const start = g.content.board.towns.find((town) => town.id === g.content.start)?.space;
  if (start === undefined) return;
  g.state.players.forEach((_, player) => placeHero(g, player, start, null, 'iod.setup.start-dallak'));
});

export const setupSteps = [
  { frame: game, before: 'turn', insert: placeCaptains },
  { frame: game, before: 'turn', insert: placeFigures },
];
