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
import { isFixed, textOf } from './memory.js';
import {
  battleWith,
  battleWithAnybody,
  changesToEnemies,
  fightModelOf,
  printedEnemy,
  sideOf,
} from './table.js';
import { reserveOf, tempoOf } from './tempo.js';

/** The prize of a victory, in experience points, gold included. */
const spoils: Readonly<Record<Color, number>> = {
  green: 1.7,
  yellow: 3.5,
  blue: 5.5,
  red: 16,
};

/** The same for an enemy that a card describes, and for another Hero. */
const OTHER_SPOILS = 3;

/** The prize of victories that end the game. */
const TRIUMPH = 40;

/** The prize of a color: red Challenges are mostly Dragon Runes, and the last one needed ends the game. */
export const prizeOf = (g: G, player: number, color: Color): number => {
  if (color !== 'red') return spoils[color] - priceOfCard(g);
  return runesOf(g, playerState(g, player)) + 1 >= runesToWin(g) ? TRIUMPH : spoils.red;
};

/** The number of cards of a deck that stand for the rest. */
const SAMPLE = 6;

/** A party wherever it stands and whatever is under way, with its cached prospects. */
export interface Party {
  readonly table: G;
  /** The party against an average enemy, and its changes to any enemy. */
  readonly side: Side;
  readonly changes: Enemy;
  readonly prospects: Map<string, FightEstimate>;
}

/** Parties seldom change and judging them is slow: results are cached by ruleset and key, on which alone they depend. */
const thoughts = new WeakMap<object, Map<string, Party>>();
const MANY_PARTIES = 3_000;

/** The party of a player as the table last stood, and what else it depends on. */
interface Latest {
  readonly rules: object;
  readonly ext: unknown;
  readonly event: unknown;
  readonly count: number;
  readonly party: Party;
}

const asTheyAre = new WeakMap<object, Latest>();
const asRested = new WeakMap<object, Latest>();

/** A party. Views share what has not changed, so most parties are known by identity. */
function partyIn(g: G, player: number, rested: boolean): Party {
  const p = playerState(g, player);
  const { rules, state } = gameOf(g);
  const { ext, players } = state;
  const event = rested ? null : state.event;
  const latest = rested ? asRested : asTheyAre;
  const last = latest.get(p);
  if (
    last !== undefined &&
    last.rules === rules &&
    last.ext === ext &&
    last.event === event &&
    last.count === players.length
  )
    return last.party;
  const party = partyOfKey(g, p, rested);
  if (isFixed(p) && isFixed(ext)) latest.set(p, { rules, ext, event, count: players.length, party });
  return party;
}

function partyOfKey(
  g: G,
  { hero, allies, items, kept, quests }: Readonly<PlayerState>,
  rested: boolean,
): Party {
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
    // A copy: the live game goes on changing its own Hero.
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

export function fightEstimate(party: Party, card: string): FightEstimate {
  const known = party.prospects.get(card);
  if (known) return known;
  const prospect = simulateFight(modelOfParty(party, card));
  party.prospects.set(card, prospect);
  return prospect;
}

export const modelOfParty = ({ table, side, changes }: Party, card: string): FightModel => ({
  side,
  enemy: printedEnemy(table, card, changes),
});

export const modelAgainst = (g: G, player: number, card: string): FightModel =>
  fightModelOf(partyIn(g, player, false).table, 0, battleWith(card));

const isChallenge = (g: G, card: string): boolean => cardOf(g, card).kind === 'challenge';

const samples = new WeakMap<object, { readonly content: object; readonly cards: readonly string[] }>();

/** Some of the unseen Challenges of a deck: every player can count those. */
export function sampleOf(g: G, of: string): readonly string[] {
  const deck = g.state.decks[of];
  if (!deck) return [];
  const known = samples.get(deck);
  if (known?.content === g.content) return known.cards;
  const coming = [...deck.top, ...deck.pool];
  const cards = (coming.length > 0 ? coming : deck.bottom).filter((card) => isChallenge(g, card));
  const stride = Math.max(1, cards.length / SAMPLE);
  const sample: string[] = [];
  for (let at = 0; at < cards.length; at += stride) sample.push(cards[Math.floor(at)] as string);
  if (isFixed(deck)) samples.set(deck, { content: g.content, cards: sample });
  return sample;
}

export const unspentPoints = ({ counters, points }: SeenPlayer): number =>
  colors.reduce((sum, color) => sum + counters[color] * pointsOf[color], points);

const isRed = (g: G, card: string): boolean => isChallenge(g, card) && colorOf(g, card) === 'red';

export const priceOfCard = (g: G): number => (reserveOf(g) ?? tempoOf(g)).card;

/** The cost of losing a fight: useful gold, the dearest card, the experience lost with it, and some time. */
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

/** A party's mean chance against equally likely cards; `null` without cards. */
const winsAgainst = (party: Party, cards: readonly string[]): number | null =>
  cards.length === 0
    ? null
    : cards.reduce((sum, card) => sum + fightEstimate(party, card).win, 0) / cards.length;

/** A player's chance against the next Challenge of a deck; `null` if none is left. */
export function chanceAgainst(g: G, player: number, deck: string, but?: string): number | null {
  const cards = sampleOf(g, deck).filter((card) => card !== but);
  return winsAgainst(partyIn(g, player, false), cards);
}

/** A rested player's chance against the rest of a color's deck; 1 if it is empty. */
export const restedChance = (g: G, player: number, color: Color): number =>
  winsAgainst(partyIn(g, player, true), sampleOf(g, deckFor(g, player, color))) ?? 1;

/** A rested player's chance against a Challenge with this much less Life. */
export function chanceAgainstCard(g: G, player: number, card: string, less: number): number {
  const { table, side, changes } = partyIn(g, player, true);
  const enemy = printedEnemy(table, card, changes);
  return simulateFight({ side, enemy: { ...enemy, life: Math.max(1, enemy.life - less) } }).win;
}

export function worthOfDeck(g: G, player: number, deck: string, prize: number): number {
  const wins = chanceAgainst(g, player, deck);
  return wins === null ? 0 : worthOf(g, player, wins, prize);
}

export const worthOfDrawing = (g: G, player: number, color: Color): number =>
  worthOfDeck(g, player, color, prizeOf(g, player, color));

export function prizeFor(g: G, player: number, id: string): number {
  const card = cardOf(g, id);
  if (card.kind !== 'challenge') return OTHER_SPOILS;
  return card.victory ? TRIUMPH : prizeOf(g, player, card.color ?? 'red');
}

export const worthOfFight = (g: G, player: number, id: string, win: number): number =>
  worthOf(g, player, win, prizeFor(g, player, id));

/** The worth of facing a known Challenge. If nothing else is left to do, even the worst is worth something. */
export function worthOfFacing(g: G, player: number, card: string): number {
  const worth = worthOfFight(g, player, card, simulateFight(modelAgainst(g, player, card)).win);
  const last = (isRed(g, card) && reserveOf(g) !== null) || isLastResort(g, player);
  return worth <= 0 && last ? LEAST / (1 - worth) : worth;
}

/** A quick look at adventures: as a rested Hero would fight them, and less the more it is hurt. `health` is the share of its Life left. */
export interface AdventureEstimate {
  drawing(color: Color): number;
  facing(card: string): number;
  chance(card: string): number;
}

/** A quick look at the adventures of a player, cached until its party changes. */
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

/** The least worth of an adventure. */
export const LEAST = 0.05;

export const isOpen = (g: G, player: number, color: Color): boolean =>
  refuseColor(g, player, color) === null && canDraw(g, deckFor(g, player, color));

/** Whether a Hero can get to such a space by land. A Hero at sea may come ashore anywhere. */
function canReach(g: G, player: number, wanted: ReadonlySet<string>): boolean {
  if (wanted.size === 0) return false;
  const here = playerState(g, player).hero.space ?? '';
  const isOnNoLand = g.content.board.spaces[here] === undefined && waysFrom(g, here).length === 0;
  return isOnNoLand || leadsTo(g, here, wanted, player);
}

function spacesToDraw(g: G, player: number, color: Color): ReadonlySet<string> {
  const waiting = g.state.track.map((entry) => entry?.space);
  const isThere = g.state.counters[color].length > 0 && isOpen(g, player, color);
  return new Set(isThere ? g.state.counters[color].filter((space) => !waiting.includes(space)) : []);
}

export const openColors = (g: G, player: number): Color[] =>
  colors.filter((color) => g.state.counters[color].length > 0 && isOpen(g, player, color));

/** The least worth of drawing a color: without a promising one the bot still tries something. */
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

/** Whether only undefeated Challenges are left to a player: no reachable space has a card to draw. */
export const isLastResort = (g: G, player: number): boolean =>
  colors.every((color) => !canReach(g, player, spacesToDraw(g, player, color)));

/** Whether even a rested Hero would win nothing in its reach. Then trying costs nothing, and every other promise comes first. */
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

/** A Challenge that stands for others of its deck: hard ones count double, or more if the pace says so. */
interface Measure {
  readonly card: string;
  readonly weight: number;
}

const measured = (g: G, ofDeck: number): readonly Measure[] =>
  [...colors, ...g.content.furtherDecks.map(({ id }) => id)].flatMap((deck): Measure[] => {
    const cards = (g.content.decks[deck] ?? []).filter((card) => isChallenge(g, card));
    const weight = deck === 'green' || deck === 'yellow' ? 1 : deck === 'red' ? tempoOf(g).red : 2;
    return Array.from({ length: ofDeck }, (_, at) => Math.floor((cards.length * (at + 1)) / (ofDeck + 1)))
      .flatMap((at) => cards[at] ?? [])
      .map((card) => ({ card, weight }));
  });

export type Strength = (g: G, player: number) => number;

/** Strength by a judgement, from 0 to 1, of the party against some Challenges of each deck. */
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

export const strengthOf: Strength = strengthBy(2, (party, card) => prowess(fightEstimate(party, card)));

/** A fight in one number, from 0 to 1: a victory counts twice as much as the damage. */
export const prowess = ({ win, dealt }: FightEstimate): number => (2 * win + dealt) / 3;
