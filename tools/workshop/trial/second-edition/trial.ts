import type { ContentPack, SecondEditionModule } from '../../../../src/second-edition/index.js';
import { direct } from '../../exhaust/second-edition/directed.js';
import { CoverageRecorder } from '../../exhaust/second-edition/recorder.js';
import { drawEvents } from '../../rules.js';
import { playSecondEdition } from '../../simulation/play.js';
import { type Trial, type TrialOrders, trialWith } from '../trial.js';
import { neverOf } from './reasons.js';

const cardsOf = ({ heroes = [], adventures = [], market = [], further = [] }: ContentPack): string[] =>
  [...heroes, ...adventures, ...market, ...further].map(({ id }) => id);

/** The packs were checked by `checkContent` before. */
export function trialOf(
  packs: readonly ContentPack[],
  modules: readonly SecondEditionModule[],
  orders: TrialOrders,
): Trial {
  const own = [...new Set(packs.flatMap(cardsOf))];
  const witness = new CoverageRecorder(packs, modules, (card) => own.includes(card));
  const { ruleset, beside } = witness;
  const { cards } = ruleset.rules.content;
  // An impossible number of players is reported before the first game.
  for (const players of orders.players) ruleset.createGame({ players, seed: orders.seed });
  return trialWith(
    {
      packs: packs.map(({ name }) => name),
      own,
      witness,
      cards,
      rules: { edition: 'second-edition', scenarios: [], modules: modules.map(({ id }) => id) },
      play: (players, seed, { isOwn, met, fought, beaten }) =>
        playSecondEdition(
          { players, seed, modules: [], maxTurns: orders.bound },
          {
            ruleset,
            onAction: beside.onAction,
            onEvents(events) {
              beside.onEvents();
              for (const event of events) {
                const card = 'card' in event ? String(event.card) : '';
                if (!isOwn(card)) continue;
                if (drawEvents.includes(event.type)) {
                  met(card);
                  if (cards[card]?.kind === 'challenge') fought(card);
                }
                if (event.type === 'challenge/defeated') beaten(card);
              }
            },
          },
        ),
      holds: ({ hero, cards }) => [hero, ...cards],
      search: () => direct(witness, orders.seed, () => true, orders.attempts),
      never: () => neverOf(witness, own),
    },
    orders,
  );
}
