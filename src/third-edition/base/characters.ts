import type { ParameterRange } from '../../kernel/index.js';
import type { Ability, Amount, Attribute, Stat, UsedAbility } from '../abilities/language.js';
import { isStanding, isUsed, type UsedAs } from '../abilities/uses.js';
import type { Card, HeroCard } from '../content/cards.js';
import { assetOf, cardOf, playerState, skillOf, trophiesOf } from './cards.js';
import type { Content } from './content.js';
import type { CardId, SeenPlayer } from './state.js';
import { type G, query } from './vocabulary.js';

/* Heroes and their values: the printed value, and each bonus of the cards in front of the player (3e.hero.bonus). */

/** Attributes in tests and abilities are never below 0 (3e.hero.attribute-floor). */
export const attributeOf = (g: G, player: number, attribute: Attribute): number =>
  Math.max(0, statOf(g, player, attribute));

/** A value of a hero with all bonuses and penalties; an attribute may be below 0 (3e.hero.attribute-floor). */
export const statOf = query('value of a hero', (g: G, player: number, stat: Stat): number => {
  const p = g.state.players[player] as SeenPlayer;
  let total = printed(cardOf(g, p.hero) as HeroCard, stat);
  for (const id of p.assets) total += bonusOf(g, p, assetOf(g, id).abilities, stat);
  for (const id of p.skills) total += bonusOf(g, p, skillOf(g, id).abilities, stat);
  return total;
});

const printed = (hero: HeroCard, stat: Stat): number => hero[stat];

function bonusOf(g: G, p: SeenPlayer, abilities: readonly Ability[] | undefined, stat: Stat): number {
  let total = 0;
  for (const ability of abilities ?? [])
    if (isStanding(ability, 'bonus') && ability.stat === stat) total += standing(g, p, ability.add);
  return total;
}

/** An attribute as bonuses count it: without bonuses that count something, so that no two of them count each other. */
function plain(g: G, p: SeenPlayer, attribute: Attribute): number {
  let total = printed(cardOf(g, p.hero) as HeroCard, attribute);
  for (const id of [...p.assets, ...p.skills])
    for (const one of abilitiesOf(g, id))
      if (isStanding(one, 'bonus') && one.stat === attribute && typeof one.add === 'number') total += one.add;
  return total;
}

/** The amount of a bonus: it depends only on what a player has. Counting does not spend (3e.lore.not-spent). */
export function standing(g: G, p: SeenPlayer, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { count, times = 1, plus = 0, and } = amount;
  return counted(g, p, count) * times + plus + (and === undefined ? 0 : standing(g, p, and));
}

function counted(g: G, p: SeenPlayer, count: Exclude<Amount, number>['count']): number {
  switch (count) {
    case 'story':
      return p.story;
    case 'zombies':
      return g.state.zombies.length;
    case 'trophies':
      return trophiesOf(p).length;
    case 'skills':
      return p.skills.length;
    case 'damage':
      return p.damage;
    case 'body':
    case 'mind':
    case 'spirit':
      return Math.max(0, plain(g, p, count));
    default:
      return 0;
  }
}

/** The number of terrain dice for moving and exploring (3e.hero.speed), 0 or more (3e.hero.attribute-floor). */
export const speedOf = (g: G, player: number): number => Math.max(0, statOf(g, player, 'speed'));

const speedOn = (card: Card): number =>
  ('abilities' in card ? (card.abilities ?? []) : []).reduce(
    (sum, one) =>
      isStanding(one, 'bonus') && one.stat === 'speed' && typeof one.add === 'number'
        ? sum + Math.max(0, one.add)
        : sum,
    0,
  );

const fastest = new WeakMap<Content, number>();

/**
 * The speed of the fastest hero with the best asset of each type and every skill: an upper bound of dice (3e.hero.speed,
 * 3e.asset.one-per-type).
 */
export function mostSpeed(content: Content): number {
  const known = fastest.get(content);
  if (known !== undefined) return known;
  const assets = new Map<string, number>();
  let [hero, skills] = [0, 0];
  for (const card of Object.values(content.cards))
    if (card.kind === 'hero') hero = Math.max(hero, card.speed);
    else if (card.kind === 'skill') skills += speedOn(card);
    else if (card.kind === 'asset')
      assets.set(card.type, Math.max(assets.get(card.type) ?? 0, speedOn(card)));
  const most = [...assets.values()].reduce((sum, one) => sum + one, hero + skills);
  fastest.set(content, most);
  return most;
}

/** The damage that defeats a hero (3e.hero.health). */
export const healthOf = (g: G, player: number): number => Math.max(0, statOf(g, player, 'health'));

/** The maximum hand size (3e.hero.hand-size). */
export const handSize = (g: G, player: number): number => Math.max(0, statOf(g, player, 'hand'));

/** A hero is defeated while its damage is at least its health (3e.damage.defeat, 3e.damage.check-health-change). */
export const isDefeated = (g: G, player: number): boolean => {
  const p = g.state.players[player] as SeenPlayer;
  return p.hero !== '' && p.damage >= healthOf(g, player);
};

/** Whether a player is still in the game: not eliminated (3e.end.last-hero). */
export const isIn = (g: G, player: number): boolean => g.state.players[player]?.out === false;

/** The players in the game, in turn order, beginning with `from` (3e.setup.turn-order). */
export function inOrder(g: G, from: number): number[] {
  const { length } = g.state.players;
  return Array.from({ length }, (_, at) => (from + at) % length).filter((player) => isIn(g, player));
}

/** The next player in turn order who is in the game (3e.setup.turn-order); the same one if nobody else is. */
export const nextPlayer = query('who plays after this player', (g: G, player: number): number => {
  const order = inOrder(g, (player + 1) % g.state.players.length);
  return order[0] ?? player;
});

/**
 * The cards in front of a player: its hero, assets and learned skills (3e.combat.surge-sources). All work all the time, a player equips
 * nothing (3e.asset.keep-facing); skills in hand do nothing (3e.skill.in-hand).
 */
export function cardsInForce(g: G, player: number): readonly CardId[] {
  const p = playerState(g, player);
  return [p.hero, ...p.assets, ...p.skills];
}

/** The range of parameters that name an ability of this use. */
export const abilitiesUsed = (use: UsedAbility['use']): ParameterRange<Content> => ({
  of: ['card', 'ability'],
  values: ({ cards }) =>
    Object.values(cards).flatMap((card) =>
      ('abilities' in card ? (card.abilities ?? []) : []).flatMap((one) =>
        isUsed(one, use) ? [[card.id, one.id]] : [],
      ),
    ),
});

/** `null` if the card has no such ability of this use. */
export function abilityWith<U extends UsedAbility['use']>(
  g: G,
  card: CardId,
  use: U,
  id: string,
): UsedAs<U> | null {
  for (const one of abilitiesOf(g, card)) if (isUsed(one, use) && one.id === id) return one;
  return null;
}

/** The abilities of a card, in the order in which it lists them; empty if it has none. */
export const abilitiesOf = (g: G, id: CardId): readonly Ability[] =>
  g.content.abilities.get(id) ?? (cardOf(g, id) && noAbility);
const noAbility: readonly Ability[] = [];
