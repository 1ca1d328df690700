import { actionCode } from 'runebound-engine/kernel';
import { answers, attempts, decision, inspect, legalActions, predict } from '../editions/rules.js';
import { rulesetOfThird } from '../editions/third.js';
import type { Move } from '../table/client.js';
import { texts } from '../texts.js';
import type { Saying } from './asking.js';
import type { StallThing } from './things.js';
import { isEnd } from './third-chosen.js';
import { abilityDue, gainsByDouble, sentenceOf, tokensOf } from './third-combat.js';
import { likelyOf } from './third-odds.js';
import { partsOf } from './third-parts.js';
import { attributes, inTrophies, kindOf, type Reading, type ThirdView } from './third-reading.js';

/* What is said of actions in Third Edition, and what the markets offer. */

export function stallsOf({ told, words: said, card }: Reading): readonly StallThing[] {
  const near = told.markets.toSorted((a, b) => (a.distance ?? 99) - (b.distance ?? 99));
  return near.map(({ city, distance, offers }) => ({
    place: said.name('city', city),
    about: 'assets',
    near: distance === null ? '' : texts().things.away(distance),
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

/** So many steps away a gem is near: a roll may lead there. */
const near = 3;

/** What is near a place where a hero may begin. */
function surroundings(hex: string, { told, words: said, stepsFrom }: Reading): readonly string[] {
  const away = stepsFrom(hex);
  const [city] = told.markets.toSorted((a, b) => (away[a.hex] ?? 99) - (away[b.hex] ?? 99));
  const gems = told.hexes.flatMap((one) =>
    one.gem?.faceup && (away[one.hex] ?? 99) <= near ? [one.gem.type] : [],
  );
  const counts = [...new Set(gems)]
    .toSorted()
    .map((type) => `${gems.filter((one) => one === type).length} ${texts().term(type)}`);
  return [
    city === undefined ? '' : texts().things.cityNear(said.name('city', city.city), away[city.hex] ?? 0),
    counts.length === 0 ? '' : texts().things.gemsNear(counts.join(', '), near),
  ];
}

type Player = Reading['told']['players'][number];
type Skill = Player['hand']['cards'][number];

const inHand = (player: Player | undefined, card: string): Skill | undefined =>
  player?.hand.cards.find((one) => one.card === card);

/** What a skill costs, in trophies. */
function priceOf(skill: Skill | undefined): string {
  const price = inTrophies(skill?.cost ?? {});
  return price === '' ? '' : texts().things.forTrophies(price);
}

/** What somebody buys: the token of an asset, and its text. */
function worthOf(id: string, { card }: Reading): string {
  const { tokens, text } = card(id);
  const said = tokens.map(({ faces }) =>
    faces.map(({ symbol, count, gold }) => texts().table.shows(count, texts().term(symbol), gold)).join('; '),
  );
  return [...said.map((faces) => texts().things.token(faces)), text].filter(Boolean).join(' · ');
}

/** Which skills go when another one is learned, as the rules carry that out: a skill may raise its own limit, or lower another one. */
function crowds(learn: Move, { view, words }: Reading, player: number): string {
  let { view: after } = predict(view, learn as never);
  while (decision(after)?.kind === 'payment/pay') {
    const [pay] = legalActions(after);
    if (pay === undefined) break;
    after = predict(after, pay).view;
  }
  const { cards } = rulesetOfThird(view).rules.content;
  const { hero, skills = [] } = inspect(after).players[player] ?? {};
  return attributes
    .flatMap((type) => {
      const { learned = 0, value = 0 } = hero?.[type] ?? {};
      if (learned <= value) return [];
      const names = skills.flatMap(({ card }) => {
        const skill = cards[card];
        return skill?.kind === 'skill' && skill.type === type ? words.name('card', card) : [];
      });
      return [
        texts().things.keeps(texts().term(type), value),
        texts().things.keepsOf(learned - value, names.join(', ')),
      ];
    })
    .join('; ');
}

type Uses = Extract<Move, { type: 'combat/surge' | 'combat/ability' | 'combat/after' }>;

/** What an ability does in a fight, and for which tokens: those that pay for it are spent then. */
function does({ card, ability, ...action }: Uses, { told, words }: Reading): string {
  const side = told.combat?.sides[told.combat.acting ?? 0];
  const reach = side?.abilities.find((one) => one.card === card && one.ability === ability)?.reach ?? null;
  const name = words.name('ability', `${card}/${ability}`);
  const paid = 'tokens' in action ? action.tokens : [];
  return [
    sentenceOf(words.text(card), name),
    reach === null ? '' : tokensOf(told.combat, reach, reach.side === told.combat?.acting ? paid : []),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** For which tokens the ability is that a card is exerted for; empty where it is about none. */
export function paidFor(reading: Reading): string {
  const reach = abilityDue(reading)?.reach;
  return reach ? tokensOf(reading.told.combat, reach) : '';
}

/** What else an action does where its name does not say it. */
function gives(action: Move, reading: Reading, player: Player | undefined): string {
  const { view, told, words } = reading;
  const said = texts().things;
  switch (action.type) {
    case 'rest': {
      const place = told.hexes.find(({ hex }) => hex === player?.hex)?.place ?? null;
      const damage = player?.hero?.health.damage ?? 0;
      if (place === null) return '';
      return damage === 0 ? said.healsNothing : said.healsAll(damage);
    }
    case 'rest/heal': {
      const healed = predict(view, action).events.find((event) => event.type === 'damage/healed');
      return said.healsSurely(healed?.amount ?? 0);
    }
    case 'shop/begin': {
      const offers = told.markets.find(({ hex }) => hex === player?.hex)?.offers ?? [];
      const wares = offers.map(({ card, price }) => `${words.name('card', card)} (${said.gold(price)})`);
      return said.shows(wares.join(', '));
    }
    case 'shop/sell': {
      const sold = player?.assets.find(({ card }) => card === action.card);
      return sold === undefined ? '' : said.sells(sold.cost);
    }
    case 'goods/trade': {
      const trade = player?.assets.find(({ card }) => card === action.card)?.trade ?? null;
      return trade === null ? '' : said.sells(trade.value);
    }
    case 'shop/discard':
      return said.discardsOffer;
    case 'test/judge':
      return told.test === null || told.test.left > 0 || told.test.successes > 0 ? '' : said.failed;
    case 'villain/engage':
      return said.eliminates;
    case 'combat/pass':
      return said.passes;
    case 'combat/retreat':
      return said.retreats;
    case 'combat/fight-on':
      return said.fightsOn;
    case 'turn/end':
      return player !== undefined && (player.actions ?? 0) > 0 ? said.unused(player.actions ?? 0) : '';
    case 'combat/double':
      return gainsByDouble(told.combat, action.token) ? said.doubles : '';
    case 'skill/learn':
      return [
        words.text(action.card),
        priceOf(inHand(player, action.card)),
        crowds(action, reading, player?.player ?? 0),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'reward/choose': {
      const due = view.frames.at(-1);
      const card = due?.kind === 'reward' ? rulesetOfThird(view).rules.content.cards[due.card] : undefined;
      const rewards = card?.kind === 'enemy' ? card.rewards : [];
      const more = rewards.find(({ id }) => id === action.choice)?.do.find((one) => one.do === 'gain-trophy');
      return more === undefined ? '' : said.moreTrophies(more.of === undefined ? '' : texts().term(more.of));
    }
    case 'quest/attempt':
      return words.text(action.card);
    case 'exchange/propose':
      return said.exchanges;
    case 'shop/buy':
      return worthOf(action.card, reading);
    case 'combat/surge':
    case 'combat/ability':
    case 'combat/after':
      return does(action, reading);
    // What somebody gives away: what it could still become.
    case 'excess/discard':
    case 'exert/reroll':
    case 'toll/exert':
    case 'test/exert': {
      const card = inHand(player, action.card);
      const price = inTrophies(card?.cost ?? {});
      return [
        // How many of each kind one may learn decides which is kept.
        card !== undefined && action.type === 'excess/discard'
          ? said.skillOf(words.name('word', card.type))
          : '',
        words.text(action.card),
        price === '' ? '' : said.learned(price),
      ]
        .filter(Boolean)
        .join(' · ');
    }
    case 'train':
      return said.trains(player?.hand.limit?.value ?? 0);
    default:
      return '';
  }
}

/** What actions cost, by their codes, in actions of the turn; empty for what costs none. */
function costsIn(
  list: readonly { readonly action: Move; readonly cost: number }[],
): (action: Move) => string {
  const costs = new Map(list.map(({ action, cost }) => [actionCode(action), cost]));
  return (action) => {
    const cost = costs.get(actionCode(action)) ?? 0;
    return cost === 0 ? '' : texts().things.actions(cost);
  };
}

export function sayingOf(reading: Reading, player: number): Saying {
  const { view, told, words: said } = reading;
  const costs = costsIn(answers(view, player)?.list ?? []);
  let refused: typeof costs | undefined;
  const costsElsewhere = (action: Move): string => {
    refused ??= costsIn(attempts(view, player).flatMap((group) => group.attempts));
    return refused(action);
  };
  const likely = decision(view)?.actor === player ? likelyOf(reading) : new Map();
  return {
    label(action) {
      const due = view.frames.at(-1);
      // The end of a choice of several things, before any of them.
      if (isEnd(action) && due?.kind === 'effects' && due.chosen.length === 0)
        return texts().things.choosesNone;
      const label = said.describe(action as never, { form: 'short' });
      return action.type === 'test/judge' && isPassed(reading) ? texts().things.because(label) : label;
    },
    hint(action, { space, card, amount }) {
      const { type } = action;
      const shields = told.combat?.sides[told.combat.acting === 0 ? 1 : 0].shields ?? 0;
      const damage = told.players[player]?.hero?.health.damage ?? 0;
      const here = told.hexes.find(({ hex }) => hex === space);
      const offer = told.markets.flatMap(({ offers }) => offers).find((one) => one.card === card);
      return [
        costs(action),
        gives(action, reading, told.players[player]),
        here?.kind && type !== 'setup/place' ? kindOf(reading, here.kind) : '',
        here?.place && type === 'move/step' && damage > 0 ? texts().things.restsThere(damage) : '',
        ...(type === 'setup/place' && space !== null ? surroundings(space, reading) : []),
        type === 'exert/reroll' ? texts().things.costsCard : '',
        here?.gem?.faceup ? texts().table.gem(texts().term(here.gem.type), true) : '',
        here?.villain ? texts().things.villain : '',
        offer && type !== 'shop/discard' ? texts().things.gold(offer.price) : '',
        amount !== null && type === 'combat/deal' ? texts().table.deals(amount) : '',
        type === 'combat/deal' && shields > 0 ? texts().things.mayBlock(shields) : '',
        amount !== null && type === 'block/shields' ? texts().table.blocks(amount) : '',
      ]
        .filter(Boolean)
        .join(' · ');
    },
    // A price that is not paid is refused without the types of the trophies; what is refused here may be sought elsewhere, at its price.
    reason: (ruling, action) =>
      [
        said.reason(ruling),
        action.type === 'skill/learn' ? `(${priceOf(inHand(told.players[player], action.card))})` : '',
        action.type === 'move/step' ? '' : `(${costsElsewhere(action)})`,
      ]
        .filter((text) => text.length > 2)
        .join(' '),
    dieOf: (action) => (action.type === 'exert/reroll' ? action.die : null),
    parts: (action) => partsOf(reading, action),
    likely(code) {
      const chance = likely.get(code) ?? null;
      // What comes after the test that is judged has odds of its own.
      return chance !== null && code === 'test/judge'
        ? { ...chance, text: texts().things.then(chance.text) }
        : chance;
    },
  };
}

/** Whether the present test is passed, and more successes bring nothing. */
export const isPassed = ({ view, told: { test } }: Reading): boolean =>
  decision(view)?.kind === 'test/more' &&
  test !== null &&
  test.left === 0 &&
  test.successes > 0 &&
  !test.counts;

/** Whether a market is open. */
export const answersTrade = (view: ThirdView): boolean => decision(view)?.kind.startsWith('shop/') ?? false;
