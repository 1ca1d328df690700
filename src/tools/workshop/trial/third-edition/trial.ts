import type { ScenarioId } from '../../../../third-edition/bundled.js';
import type { ContentPack } from '../../../../third-edition/content/pack.js';
import { playThirdEdition } from '../../balance/third-edition/play.js';
import { direct } from '../../exhaust/third-edition/directed.js';
import { CoverageRecorder } from '../../exhaust/third-edition/recorder.js';
import { livelyPlayer } from '../../third-edition/player.js';
import { type Trial, type TrialOrders, trialWith } from '../trial.js';
import { neverOf } from './reasons.js';

const cardsOf = ({ heroes, assets, skills, adventures, stories, villains }: ContentPack): string[] =>
  [heroes, assets, skills, adventures, stories, villains].flatMap((cards = []) => cards.map(({ id }) => id));

export function trialInScenario(
  packs: readonly ContentPack[],
  scenario: ScenarioId,
  orders: TrialOrders,
): Trial {
  const own = [...new Set(packs.flatMap(cardsOf))];
  const witness = new CoverageRecorder(scenario, packs, (card) => card !== undefined && own.includes(card));
  const { ruleset } = witness;
  // An impossible number of players is reported before the first game.
  for (const players of orders.players)
    ruleset.createGame({ edition: 'third-edition', scenario, players, seed: orders.seed });
  return trialWith(
    {
      packs: packs.map(({ name }) => name),
      own,
      witness,
      cards: ruleset.rules.content.cards,
      rules: { edition: 'third-edition', scenarios: [scenario], modules: [] },
      play(players, seed, { isOwn, met, fought, beaten }) {
        let foe = '';
        return playThirdEdition(
          { scenario, players, seed, maxRounds: orders.bound },
          {
            ruleset,
            onEvents(events) {
              witness.hear(events);
              for (const event of events) {
                const card = 'card' in event ? String(event.card) : '';
                if (isOwn(card)) met(card);
                if (event.type === 'combat/began') foe = card;
                if (event.type !== 'combat/ended' || !isOwn(foe)) continue;
                fought(foe);
                if ('winner' in event && event.winner === 0) beaten(foe);
                foe = '';
              }
            },
          },
        );
      },
      holds: ({ hero }) => [hero],
      search: () => direct(witness, scenario, orders.seed, livelyPlayer, orders.attempts),
      never: () => neverOf(witness, own),
    },
    orders,
  );
}
