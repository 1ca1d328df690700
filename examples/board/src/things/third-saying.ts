import { decision } from '../editions/rules.js';
import type { Move } from '../table/client.js';
import { texts } from '../texts.js';
import type { Saying } from './asking.js';
import type { StallThing } from './things.js';
import { likelyOf } from './third-odds.js';
import type { Reading, ThirdView } from './third-reading.js';

/* What is said of actions in Third Edition, and what the markets offer. */

export function stallsOf({ told, words: said, card }: Reading): readonly StallThing[] {
  const near = told.markets.toSorted((a, b) => (a.distance ?? 99) - (b.distance ?? 99));
  return near.map(({ city, distance, offers }) => ({
    place: said.name('city', city),
    about: 'assets',
    near: distance === null ? '' : distance === 0 ? texts().things.here : texts().things.away(distance),
    offers: offers.map((offer) =>
      card(
        offer.card,
        [
          texts().things.gold(offer.price),
          offer.profit === null ? '' : texts().things.brings(offer.profit),
          offer.replaces === null ? '' : texts().things.replaces(said.name('card', offer.replaces)),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
  }));
}

/** What each action of a turn costs, in actions. */
const costs: Readonly<Record<string, number>> = {
  'move/roll': 1,
  'move/step': 1,
  'adventure/begin': 2,
  'shop/begin': 1,
  rest: 1,
  train: 1,
  'villain/engage': 1,
};

/** What else an action does where its name does not say it. */
function gives(
  action: Move,
  { told }: Reading,
  player: Reading['told']['players'][number] | undefined,
): string {
  const said = texts().things;
  switch (action.type) {
    case 'rest': {
      const place = told.hexes.find(({ hex }) => hex === player?.hex)?.place ?? null;
      const damage = player?.hero?.health.damage ?? 0;
      if (place === null) return '';
      return damage === 0 ? said.healsNothing : said.healsAll(damage);
    }
    case 'shop/sell': {
      const sold = player?.assets.find(({ card }) => card === action.card);
      return sold === undefined ? '' : said.sells(sold.cost);
    }
    case 'test/judge':
      if (told.test === null || told.test.left > 0) return '';
      return told.test.successes > 0 ? said.passed : said.failed;
    case 'villain/engage':
      return said.eliminates;
    case 'combat/pass':
      return said.passes;
    case 'combat/retreat':
      return said.retreats;
    case 'combat/fight-on':
      return said.fightsOn;
    case 'skill/learn': {
      const skill = player?.hand.cards.find(({ card }) => card === action.card);
      const price = Object.entries(skill?.cost ?? {}).filter(([, many]) => many > 0);
      return price.length === 0
        ? ''
        : said.forTrophies(
            price
              .map(([type, many]) => `${many} ${type === 'any' ? said.ofAnyType : texts().term(type)}`)
              .join(', '),
          );
    }
    case 'train':
      return said.trains(player?.hand.limit?.value ?? 0);
    default:
      return '';
  }
}

export function sayingOf(reading: Reading, player: number): Saying {
  const { view, told, words: said } = reading;
  const likely = decision(view)?.actor === player ? likelyOf(reading) : new Map();
  return {
    label: (action) => said.describe(action as never, { form: 'short' }),
    hint(action, { space, card, amount }) {
      const { type } = action;
      const here = told.hexes.find(({ hex }) => hex === space);
      const offer = told.markets.flatMap(({ offers }) => offers).find((one) => one.card === card);
      return [
        type in costs ? texts().things.actions(costs[type] ?? 0) : '',
        gives(action, reading, told.players[player]),
        here?.place && type !== 'setup/place' ? said.name('hex', here.hex) : '',
        here?.gem?.faceup ? texts().table.gem(texts().term(here.gem.type), true) : '',
        here?.villain ? texts().things.villain : '',
        offer && type !== 'shop/discard' ? texts().things.gold(offer.price) : '',
        amount !== null && type === 'combat/deal' ? texts().table.deals(amount) : '',
        amount !== null && type === 'block/shields' ? texts().table.blocks(amount) : '',
      ]
        .filter(Boolean)
        .join(' · ');
    },
    reason: (ruling) => said.reason(ruling),
    likely: (code) => likely.get(code) ?? null,
  };
}

/** Whether a market is open. */
export const answersTrade = (view: ThirdView): boolean => decision(view)?.kind.startsWith('shop/') ?? false;
