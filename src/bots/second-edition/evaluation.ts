import { Game, gameOf } from '../../kernel/index.js';
import { colors } from '../../second-edition/abilities/language.js';
import { deckFor, refuseColor } from '../../second-edition/base/adventure.js';
import { canDraw, cardOf, colorOf, costOf, playerState, runesOf } from '../../second-edition/base/cards.js';
import { waysFrom } from '../../second-edition/base/entering.js';
import { pointsOf } from '../../second-edition/base/experience.js';
import type { Character, PlayerState, SeenPlayer } from '../../second-edition/base/state.js';
import { runesToWin } from '../../second-edition/base/victory.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import type { Color } from '../../second-edition/index.js';
import { leadsTo } from '../../second-edition/inspect/index.js';
import { best } from './bot.js';
import { type Enemy, type FightEstimate, type FightModel, type Side, simulateFight } from './fight-model.js';
import { textOf } from './memory.js';
import {
  battleWith,
  battleWithAnybody,
  changesToEnemies,
  fightModelOf,
  printedEnemy,
  sideOf,
} from './table.js';
import { reserveOf, tempoOf } from './tempo.js';

/* What a Hero may expect of an adventure, and how strong a party is. */

/** What a victory brings, in experience points, with the gold counted in. */
const spoils: Readonly<Record<Color, number>> = {
  green: 1.7,
  yellow: 3.5,
  blue: 5.5,
  red: 16,
};

/** Of an enemy that a card describes, and of another Hero. */
const OTHER_SPOILS = 3;

/** The victories that end the game are worth more than anything else. */
const TRIUMPH = 40;

/** What a color brings a player: red Challenges are mostly Dragon Runes, and the last one needed ends the game. */
export const prizeOf = (g: G, player: number, color: Color): number => {
  if (color !== 'red') return spoils[color] - priceOfCard(g);
  return runesOf(g, playerState(g, player)) + 1 >= runesToWin(g) ? TRIUMPH : spoils.red;
};

/** As many cards of a deck as are looked at to know what it holds in store. */
const SAMPLE = 6;

/** A party in itself, wherever it stands and whatever is under way, and what was thought of its prospects. */
export interface Party {
  readonly table: G;
  /** The party against nobody in particular, and what it does to whomever it fights. */
  readonly side: Side;
  readonly changes: Enemy;
  readonly prospects: Map<string, FightEstimate>;
}

/** Parties seldom change, and thinking is slow: what was thought is kept, by rules and key. It follows from these alone. */
const thoughts = new WeakMap<object, Map<string, Party>>();
const MANY_PARTIES = 3_000;

function partyIn(g: G, player: number, rested: boolean): Party {
  const { hero, allies, items, kept, quests } = playerState(g, player);
  const { rules, state } = gameOf(g);
  const parties = thoughts.get(rules) ?? new Map<string, Party>();
  thoughts.set(rules, parties);
  let key = `${state.players.length}|${textOf(state.ext)}`;
  for (const { card, wounds, exhaustion } of [hero, ...allies])
    key += rested ? `|${card}` : `|${card}:${wounds}:${exhaustion}`;
  for (const { card, faceDown } of items) key += faceDown && !rested ? `|-${card}` : `|${card}`;
  key += `|${kept.join()}|${quests.map(({ card }) => card).join()}|${Object.values(hero.experience).join()}`;
  if (!rested) key += `|${state.event}`;
  const known = parties.get(key);
  if (known) return known;
  if (parties.size > MANY_PARTIES) parties.clear();
  const well = <T extends Character>(c: T): T => (rested ? { ...c, wounds: 0, exhaustion: 0 } : { ...c });
  const alone: PlayerState = {
    // The live game goes on changing its own: what is kept here must not change with it.
    hero: { ...well(hero), experience: { ...hero.experience }, space: null, cameFrom: null },
    gold: 0,
    counters: { green: 0, yellow: 0, blue: 0, red: 0 },
    points: 0,
    allies: allies.map(well),
    items: items.map((item) => (rested ? { ...item, faceDown: false } : { ...item })),
    kept: [...kept],
    quests: quests.map(({ card }) => ({ card, progress: 0 })),
  };
  const players = state.players.map(() => alone);
  const event = rested ? null : state.event;
  const table = new Game(rules, { ...state, players, event, frames: [] });
  const anybody = battleWithAnybody(hero.card);
  const party: Party = {
    table,
    side: sideOf(table, 0, anybody),
    changes: changesToEnemies(table, 0, anybody),
    prospects: new Map(),
  };
  parties.set(key, party);
  return party;
}

/** How a fight of a party against a Challenge is likely to go, by a few fights in the head. */
export function fightEstimate(party: Party, card: string): FightEstimate {
  const known = party.prospects.get(card);
  if (known) return known;
  const prospect = simulateFight(modelOfParty(party, card));
  party.prospects.set(card, prospect);
  return prospect;
}

/** A fight of a party against a Challenge. */
export const modelOfParty = ({ table, side, changes }: Party, card: string): FightModel => ({
  side,
  enemy: printedEnemy(table, card, changes),
});

/** A fight of a player's party, as it is now, against a Challenge. */
export const modelAgainst = (g: G, player: number, card: string): FightModel =>
  fightModelOf(partyIn(g, player, false).table, 0, battleWith(card));

/** How a fight against a Challenge that is known is likely to go. */
const prospectOf = (g: G, player: number, card: string): FightEstimate =>
  simulateFight(modelAgainst(g, player, card));

const isChallenge = (g: G, card: string): boolean => cardOf(g, card).kind === 'challenge';

/** Some of the Challenges that may come from a deck: everybody can count what has not been seen. */
export function sampleOf(g: G, of: string): string[] {
  const deck = g.state.decks[of];
  if (!deck) return [];
  const coming = [...deck.top, ...deck.pool];
  const cards = (coming.length > 0 ? coming : deck.bottom).filter((card) => isChallenge(g, card));
  const stride = Math.max(1, cards.length / SAMPLE);
  const sample: string[] = [];
  for (let at = 0; at < cards.length; at += stride) sample.push(cards[Math.floor(at)] as string);
  return sample;
}

/** Experience points that a player has not spent. */
export const unspentPoints = ({ counters, points }: SeenPlayer): number =>
  colors.reduce((sum, color) => sum + counters[color] * pointsOf[color], points);

const isRed = (g: G, card: string): boolean => isChallenge(g, card) && colorOf(g, card) === 'red';

/** What an adventure card costs a player, besides the trouble it is. */
export const priceOfCard = (g: G): number => (reserveOf(g) ?? tempoOf(g)).card;

/** What losing a fight costs: the gold that would have been of use, the dearest card, what experience goes with it, and some time. */
export function costOfLosing(g: G, player: number): number {
  const { loss } = tempoOf(g);
  const p = playerState(g, player);
  const fear = reserveOf(g)?.fear ?? 1;
  const dearest = Math.max(0, ...[...p.items, ...p.allies].map(({ card }) => costOf(g, card)));
  return (
    fear *
    (loss.time + loss.gold * Math.min(10, p.gold) + loss.card * dearest + loss.point * unspentPoints(p))
  );
}

const worthOf = (g: G, player: number, win: number, prize: number): number =>
  win * prize - (1 - win) * costOfLosing(g, player);

/** How often a party wins against cards, each as likely as the others; `null` if there are none. */
const winsAgainst = (party: Party, cards: readonly string[]): number | null =>
  cards.length === 0
    ? null
    : cards.reduce((sum, card) => sum + fightEstimate(party, card).win, 0) / cards.length;

/** How often a player would win against what may come from a deck; `null` if nothing will. */
export function chanceAgainst(g: G, player: number, deck: string, but?: string): number | null {
  const cards = sampleOf(g, deck).filter((card) => card !== but);
  return winsAgainst(partyIn(g, player, false), cards);
}

/** How often a rested player would win against what the deck of a color still holds; 1 if that is nothing. */
export const restedChance = (g: G, player: number, color: Color): number =>
  winsAgainst(partyIn(g, player, true), sampleOf(g, deckFor(g, player, color))) ?? 1;

/** How often a rested player would win against a Challenge with so much less Life. */
export function chanceAgainstCard(g: G, player: number, card: string, less: number): number {
  const { table, side, changes } = partyIn(g, player, true);
  const enemy = printedEnemy(table, card, changes);
  return simulateFight({ side, enemy: { ...enemy, life: Math.max(1, enemy.life - less) } }).win;
}

/** What drawing from a deck is worth, if a victory brings this. */
export function worthOfDeck(g: G, player: number, deck: string, prize: number): number {
  const wins = chanceAgainst(g, player, deck);
  return wins === null ? 0 : worthOf(g, player, wins, prize);
}

/** What drawing from the deck of a color is worth. */
export const worthOfDrawing = (g: G, player: number, color: Color): number =>
  worthOfDeck(g, player, color, prizeOf(g, player, color));

/** What a victory over an enemy brings. */
export function prizeFor(g: G, player: number, id: string): number {
  const card = cardOf(g, id);
  if (card.kind !== 'challenge') return OTHER_SPOILS;
  return card.victory ? TRIUMPH : prizeOf(g, player, card.color ?? 'red');
}

/** What fighting an enemy is worth, if it is won so often. */
export const worthOfFight = (g: G, player: number, id: string, win: number): number =>
  worthOf(g, player, win, prizeFor(g, player, id));

/** What facing a known Challenge is worth. Where nothing else is left to do, even the worst is worth something. */
export function worthOfFacing(g: G, player: number, card: string): number {
  const worth = worthOfFight(g, player, card, prospectOf(g, player, card).win);
  const last = (isRed(g, card) && reserveOf(g) !== null) || isLastResort(g, player);
  return worth <= 0 && last ? LEAST / (1 - worth) : worth;
}

/** How adventures look at a glance: as a rested Hero would fight them, and less so the more it is hurt. `health` is the share of its Life left. */
export interface AdventureEstimate {
  /** What drawing from the deck of a color is worth. */
  drawing(color: Color): number;
  /** What facing a Challenge that is known is worth. */
  facing(card: string): number;
  /** How likely a Challenge that is known is beaten. */
  chance(card: string): number;
}

/** Looks at the adventures of a player at a glance: what was thought of a party once holds until it changes. */
export function estimateAdventures(g: G, player: number, health: number): AdventureEstimate {
  const party = partyIn(g, player, true);
  const spirits = health ** 0.8;
  const chance = (card: string): number => spirits * fightEstimate(party, card).win;
  const facing = (card: string): number => worthOfFight(g, player, card, chance(card));
  const drawing = (color: Color): number => {
    const cards = sampleOf(g, deckFor(g, player, color));
    if (cards.length === 0) return 0;
    const wins = cards.reduce((sum, card) => sum + chance(card), 0) / cards.length;
    return worthOf(g, player, wins, prizeOf(g, player, color));
  };
  return { drawing, facing, chance };
}

/** What an adventure is worth at least, if nothing looks promising. */
export const LEAST = 0.05;

/** Whether an adventure card of a color is to be had, and not barred to the player. */
export const isOpen = (g: G, player: number, color: Color): boolean =>
  refuseColor(g, player, color) === null && canDraw(g, deckFor(g, player, color));

/** Whether a space is to be had by land from where a Hero is. Whoever is on no land may come ashore anywhere. */
function canReach(g: G, player: number, wanted: ReadonlySet<string>): boolean {
  if (wanted.size === 0) return false;
  const here = playerState(g, player).hero.space ?? '';
  const isOnNoLand = g.content.board.spaces[here] === undefined && waysFrom(g, here).length === 0;
  return isOnNoLand || leadsTo(g, here, wanted, player);
}

/** Spaces where a card of a color could be drawn. */
function spacesToDraw(g: G, player: number, color: Color): ReadonlySet<string> {
  const waiting = g.state.track.map((entry) => entry?.space);
  const isThere = g.state.counters[color].length > 0 && isOpen(g, player, color);
  return new Set(isThere ? g.state.counters[color].filter((space) => !waiting.includes(space)) : []);
}

/** Colors of which a card is to be had somewhere, and not barred to the player. */
export const openColors = (g: G, player: number): Color[] =>
  colors.filter((color) => g.state.counters[color].length > 0 && isOpen(g, player, color));

/** What drawing from the deck of a color is worth at least: where nothing looks promising, something is tried all the same. */
export function leastOfDrawing(g: G, player: number): (color: Color) => number {
  if (reserveOf(g)) return (color) => (color === 'red' ? LEAST : 0);
  if (tempoOf(g).lastHope === 'easy') return (color) => (color === 'green' ? LEAST : LEAST / 2);
  const worth = (color: Color): number => worthOfDrawing(g, player, color);
  const open = openColors(g, player);
  if (open.some((color) => worth(color) > 0)) return () => 0;
  const near = open.filter((color) => canReach(g, player, spacesToDraw(g, player, color)));
  const hope = best(near, worth);
  return (color) => (color === hope ? LEAST : 0);
}

/** Whether nothing is left to a player but undefeated Challenges: no space where a card could be drawn, as far as feet carry. */
export const isLastResort = (g: G, player: number): boolean =>
  colors.every((color) => !canReach(g, player, spacesToDraw(g, player, color)));

/**
 * Whether the land, as far as feet carry, has nothing left that even a rested Hero would ever win as it is now. Then nothing is
 * lost by trying, and whatever else promises anything comes first.
 */
export function isHopeless(g: G, player: number): boolean {
  const party = partyIn(g, player, true);
  const isBeyond = (card: string): boolean => fightEstimate(party, card).win === 0;
  return (
    colors.every(
      (color) =>
        !canReach(g, player, spacesToDraw(g, player, color)) ||
        sampleOf(g, deckFor(g, player, color)).every(isBeyond),
    ) &&
    g.state.track.every(
      (entry) => entry === null || isBeyond(entry.card) || !canReach(g, player, new Set([entry.space])),
    )
  );
}

/** A Challenge that stands for others of its deck: the hard ones count double, or more where the pace says so. */
interface Measure {
  readonly card: string;
  readonly weight: number;
}

/** So many Challenges of each deck stand for all that may come. */
const measured = (g: G, ofDeck: number): readonly Measure[] =>
  [...colors, ...g.content.furtherDecks.map(({ id }) => id)].flatMap((deck): Measure[] => {
    const cards = (g.content.decks[deck] ?? []).filter((card) => isChallenge(g, card));
    const weight = deck === 'green' || deck === 'yellow' ? 1 : deck === 'red' ? tempoOf(g).red : 2;
    return Array.from({ length: ofDeck }, (_, at) => Math.floor((cards.length * (at + 1)) / (ofDeck + 1)))
      .flatMap((at) => cards[at] ?? [])
      .map((card) => ({ card, weight }));
  });

/** How strong a rested party is, from 0 to 1. */
export type Strength = (g: G, player: number) => number;

/** Strength by what a party would do to so many Challenges of each deck, as somebody judges that: from 0 to 1 for each. */
export function strengthBy(ofDeck: number, judge: (party: Party, card: string) => number): Strength {
  const measures = new WeakMap<object, readonly Measure[]>();
  const strengths = new WeakMap<Party, number>();
  return (g, player) => {
    const party = partyIn(g, player, true);
    const known = strengths.get(party);
    if (known !== undefined) return known;
    const cards = measures.get(g.rules) ?? measured(g, ofDeck);
    measures.set(g.rules, cards);
    let [sum, weights] = [0, 0];
    for (const { card, weight } of cards) {
      sum += weight * judge(party, card);
      weights += weight;
    }
    strengths.set(party, sum / weights);
    return sum / weights;
  };
}

/** How strong a rested party is, by a few fights in the head. */
export const strengthOf: Strength = strengthBy(2, (party, card) => prowess(fightEstimate(party, card)));

/** A fight in one number, from 0 to 1: a victory counts twice as much as the wounds that are dealt. */
export const prowess = ({ win, dealt }: FightEstimate): number => (2 * win + dealt) / 3;
