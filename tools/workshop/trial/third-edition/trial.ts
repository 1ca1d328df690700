import type { ScenarioId } from '../../../../src/third-edition/bundled.js';
import type { ContentPack } from '../../../../src/third-edition/content/pack.js';
import { direct } from '../../exhaust/third-edition/directed.js';
import { type Behavior, CoverageRecorder } from '../../exhaust/third-edition/recorder.js';
import { playThirdEdition } from '../../simulation/play.js';
import { livelyPlayer } from '../../third-edition/player.js';
import { inOrder, type Never, rootsOf, type Trial, type TrialOrders, trialWith } from '../trial.js';

const cardsOf = ({ heroes, assets, skills, adventures, stories, villains }: ContentPack): string[] =>
  [heroes, assets, skills, adventures, stories, villains].flatMap((cards = []) => cards.map(({ id }) => id));

/** The kind of a deed, and its place on a card: `used`, `corbin/bounty`. */
const parted = ({ id }: Behavior): readonly [kind: string, place: string] => {
  const at = id.indexOf(' ');
  return [id.slice(0, at), id.slice(at + 1)];
};

/** Whether a deed waits for another that has not happened either: then only that one is reported. */
function waitsFor(deed: Behavior, other: Behavior): boolean {
  const [kind, place] = parted(deed);
  const [first, at] = parted(other);
  if (first === 'met') return true;
  return first === 'list' && kind === 'effect' && place.startsWith(`${at}/`);
}

/** A short name of each deed, and why it never happened. */
const told: Readonly<Record<string, readonly [what: string, why: string]>> = {
  met: ['drawn or played', 'It never came off its deck, and nobody played it.'],
  list: [
    'effects begin',
    'It never came to these effects: what leads to them was not chosen, or did not happen.',
  ],
  effect: ['effect', 'An effect before it ended the list each time.'],
  used: [
    'ability used',
    'Nobody ever used it: it could not be paid for or was not offered, or something else was chosen.',
  ],
  won: ['defeated', 'It was never beaten.'],
  lost: ['lost to', 'Nobody lost to it.'],
  outcome: ['outcome', 'The quest never came out so.'],
  face: ['face of a token', 'The token was never cast so.'],
};

function neverOf(witness: CoverageRecorder, order: readonly string[]): readonly Never[] {
  const unseen = rootsOf(witness.missing(), waitsFor).map((deed): Never => {
    const [kind, place] = parted(deed);
    const [what, why] = told[kind] ?? [kind, 'It never happened.'];
    return { card: deed.card ?? '', what, place, why, rule: null };
  });
  return inOrder(order, unseen);
}

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
