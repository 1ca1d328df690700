import { isUsed } from '../../third-edition/abilities/uses.js';
import { assetOf, cardOf } from '../../third-edition/base/cards.js';
import { abilitiesOf, cardsInForce, healthOf, speedOf } from '../../third-edition/base/characters.js';
import { turn } from '../../third-edition/base/frames.js';
import { hexesOf } from '../../third-edition/base/places.js';
import type { HexId, SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { AdventureType } from '../../third-edition/content/board-types.js';
import type { EventCard } from '../../third-edition/content/cards.js';
import type { Action } from './bot.js';
import { trainingWorth } from './cards.js';
import { chanceToPass, priceOf, roomInHand, TROPHY, worthOf } from './effects.js';
import { chanceToBeat, heroStrength, plainEnemy } from './outlook.js';
import { attemptOf, attemptWorth } from './quests.js';
import { marketWorth } from './shopping.js';
import { distancesFrom, matchRate } from './travel.js';
import { chanceAgainstVillain, dares, VICTORY } from './villain.js';

/** Something to do in a hex, or in any of several. */
export interface Goal {
  readonly at: readonly HexId[];
  /** The actions it takes there. */
  readonly actions: number;
  readonly worth: number;
  /** It can be done in any hex, so it is no reason to move. */
  readonly anywhere?: true;
  /** Recognises the action that does it. */
  is(action: Action): boolean;
}

const goal = (
  at: readonly HexId[],
  actions: number,
  worth: number,
  is: (action: Action) => boolean,
): Goal => ({
  at,
  actions,
  worth,
  is,
});

/** The mean worth of an adventure of a type, damage included. */
function adventureWorth(g: G, player: number, type: AdventureType): number {
  const own = heroStrength(g, player);
  const enemy = (health: number, prize: number): number => {
    const wins = chanceToBeat(own, plainEnemy(g, health));
    const hurt = 1.2 * Math.min(own.left, health / Math.max(0.6, own.deals - 0.5));
    return wins * prize - (1 - wins) * 4 - 0.3 * hurt;
  };
  switch (type) {
    case 'combat':
      return enemy(5.5, TROPHY + 4.5);
    case 'exploration':
      return 0.35 * enemy(4.5, TROPHY + 3.5) + 0.65 * 3.6;
    default: {
      const passes =
        (chanceToPass(g, player, 'mind') +
          chanceToPass(g, player, 'spirit') +
          chanceToPass(g, player, 'body')) /
        3;
      return 0.25 * enemy(4.5, TROPHY + 2) + 0.75 * (1.4 + passes * 2.6);
    }
  }
}

function gemGoals(g: G, player: number): Goal[] {
  const worths = new Map<AdventureType, number>();
  return Object.entries(g.content.board.gems).flatMap(([hex, type]) => {
    if (g.state.facedown.includes(hex)) return [];
    const worth = worths.get(type) ?? adventureWorth(g, player, type);
    worths.set(type, worth);
    return goal([hex], 2, worth, (action) => action.type === 'adventure/begin');
  });
}

function questGoals(g: G, player: number): Goal[] {
  const p = g.state.players[player] as SeenPlayer;
  const quests = [...p.quests, ...g.state.slots.flatMap((card) => card ?? [])];
  const own = quests.flatMap((card) => {
    const said = attemptOf(g, card);
    if (said === undefined) return [];
    return goal(
      hexesOf(g, said.at),
      Math.max(1, said.actions),
      attemptWorth(g, player, card),
      (action) => action.type === 'quest/attempt' && action.card === card,
    );
  });
  const rumors = p.rumors.flatMap(({ card, option }) => {
    const said = (cardOf(g, card) as EventCard).options.find(({ id }) => id === option)?.rumor;
    if (said === undefined) return [];
    return goal(
      hexesOf(g, said.at),
      Math.max(1, said.actions),
      worthOf(g, player, said.do),
      (action) => action.type === 'rumor/follow' && action.card === card,
    );
  });
  return [...own, ...rumors];
}

function shopGoals(g: G, player: number): Goal[] {
  const p = g.state.players[player] as SeenPlayer;
  return Object.entries(g.state.markets).flatMap(([city, cards]) => {
    const hex = g.content.board.place[city]?.hex;
    if (hex === undefined) return [];
    const offers = cards.map((card) => marketWorth(g, player, card));
    const unseen = Math.min(1.5, 0.15 * p.gold);
    return goal([hex], 1, Math.max(0, ...offers) + unseen, (action) => action.type === 'shop/begin');
  });
}

function tradeGoals(g: G, player: number): Goal[] {
  const p = g.state.players[player] as SeenPlayer;
  return p.assets.flatMap((card) => {
    const { trade } = assetOf(g, card);
    if (trade === undefined) return [];
    return goal(
      hexesOf(g, trade.at),
      trade.actions,
      trade.value,
      (action) => action.type === 'goods/trade' && action.card === card,
    );
  });
}

function restGoals(g: G, player: number): Goal[] {
  const p = g.state.players[player] as SeenPlayer;
  if (p.damage === 0 || p.hex === null) return [];
  const health = healthOf(g, player);
  const pressing = (healed: number): number => {
    const after = p.damage - healed;
    const need = p.damage / health > 0.5 ? 1.5 : p.damage / health > 0.3 ? 0.9 : 0.45;
    const dare =
      g.state.villain === null
        ? 0
        : Math.max(0, chanceAgainstVillain(g, player, after) - chanceAgainstVillain(g, player));
    return need * healed + 0.3 * VICTORY * dare;
  };
  const is = (action: Action): boolean => action.type === 'rest';
  const inn = pressing(p.damage);
  const places = g.content.board.places.map(({ hex }) => goal([hex], 1, inn, is));
  if (g.content.board.placeOn[p.hex] !== undefined) return places;
  const healed = Math.min(p.damage, 5 * matchRate(g, p.hex));
  return [...places, goal([p.hex], 1, pressing(healed), is)];
}

function villainGoals(g: G, player: number): Goal[] {
  const { villain } = g.state;
  const { hex } = g.state.players[player] as SeenPlayer;
  if (villain === null || hex === null) return [];
  const far = distancesFrom(g, hex, speedOf(g, player)).get(villain) ?? 0;
  const chance = chanceAgainstVillain(g, player);
  const dared = dares(g, chance, far);
  if (dared === null) return [];
  // With no time left to wait, nothing else counts.
  const worth = VICTORY * (dared === 'must' ? 1 : Math.max(chance, 0.1));
  return [
    goal([villain], 1, worth, (action) => action.type === 'villain/engage'),
    ...(hex === villain ? readying(g, player, hex, 2 * worth) : []),
  ];
}

/** Beside the villain, all actions but the last prepare for it. */
function readying(g: G, player: number, hex: HexId, worth: number): Goal[] {
  if ((g.find(turn)?.actions ?? 0) < 2) return [];
  if (g.state.zombies.includes(hex))
    return [goal([hex], 1, worth, (action) => action.type === 'zombie/kill')];
  if ((g.state.players[player]?.damage ?? 0) > 0)
    return [goal([hex], 1, worth, (action) => action.type === 'rest')];
  return [];
}

/** A beaten zombie gives a gold and weakens the villain; moving to it hurts (3e.corpse-king.health-mod, 3e.corpse-king.zombie-damage). */
function zombieWorth(g: G, isHere: boolean): number {
  return (g.state.villain === null ? 1 : 6) - (isHere ? 0 : 1);
}

function anywhereGoals(g: G, player: number): Goal[] {
  const p = g.state.players[player] as SeenPlayer;
  const { hex } = p;
  if (hex === null) return [];
  const zombies = g.state.zombies.map((at) =>
    goal([at], 1, zombieWorth(g, at === hex), (action) => action.type === 'zombie/kill'),
  );
  const acts = cardsInForce(g, player).flatMap((card) =>
    abilitiesOf(g, card).flatMap((one) =>
      isUsed(one, 'action')
        ? goal(
            [hex],
            Math.max(1, one.actions),
            worthOf(g, player, one.do) - priceOf(one.cost),
            (action) => action.type === 'ability/act' && action.card === card && action.ability === one.id,
          )
        : [],
    ),
  );
  const training = goal(
    [hex],
    1,
    0.3 * roomInHand(g, player) + trainingWorth(g, player),
    (action) => action.type === 'train',
  );
  return [...zombies, ...[training, ...acts].map((one): Goal => ({ ...one, anywhere: true }))];
}

export const goalsOf = (g: G, player: number): Goal[] =>
  [
    ...gemGoals(g, player),
    ...questGoals(g, player),
    ...shopGoals(g, player),
    ...tradeGoals(g, player),
    ...restGoals(g, player),
    ...villainGoals(g, player),
    ...anywhereGoals(g, player),
  ].filter(({ worth, at }) => worth > 0.2 && at.length > 0);
