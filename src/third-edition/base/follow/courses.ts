import { adventureTypes } from '../../content/board-types.js';
import type { Card } from '../../content/cards.js';
import {
  actEnded,
  firstPlayer,
  gameLost,
  gameWon,
  gemsRefreshed,
  gemTurned,
  heroChosen,
  heroPlaced,
  marketStocked,
  playerEliminated,
  roundBegan,
  storyQuestLaid,
  timeAdvanced,
  villainMoved,
  villainSpawned,
  zombiePlaced,
  zombieRemoved,
} from '../facts/index.js';
import { ASSETS, type PlayerState } from '../state.js';
import { comesToLight, drawn, leavesHand, marketAt, onEvent, playerAt, takeAway, takeOut } from './table.js';

/** The deck of an adventure card. */
const deckOfTrophy = (card: Card | undefined): string | undefined =>
  card !== undefined && 'deck' in card ? card.deck : undefined;

/** Whether a card lies open with a player, or among the trophies that everybody has seen. */
const seenWith = ({ trophies, quests, rumors }: PlayerState, card: string): boolean =>
  trophies.includes(card) || quests.includes(card) || rumors.some((rumor) => rumor.card === card);

/* What the events of the setup, the rounds, the time and the story change on the table. */

export const followCourses = [
  onEvent(firstPlayer, (table, { player }) => {
    table.first = player;
  }),
  onEvent(heroChosen, (table, { player, card }) => {
    playerAt(table, player).hero = card;
  }),
  onEvent(heroPlaced, (table, { player, to }) => {
    playerAt(table, player).hex = to;
  }),
  onEvent(marketStocked, (table, { city, card }) => {
    drawn(table, ASSETS, card);
    marketAt(table, city).push(card);
  }),
  onEvent(roundBegan, (table, { round }) => {
    table.round = round;
  }),
  onEvent(timeAdvanced, (table, { space, act }) => {
    table.time.space = space;
    table.time.act = act === 1 ? 1 : 2;
  }),
  onEvent(actEnded, (table, { act }) => {
    if (act === 2) table.time.over = true;
  }),
  onEvent(gemTurned, (table, { at }) => {
    table.facedown.push(at);
  }),
  onEvent(gemsRefreshed, (table, { hexes }) => {
    table.facedown = table.facedown.filter((hex) => !hexes.includes(hex));
  }),
  onEvent(storyQuestLaid, (table, { card, slot }) => {
    takeAway(table, card);
    table.slots[slot - 1] = card;
  }),
  onEvent(villainSpawned, (table, { to }) => {
    table.villain = to;
  }),
  onEvent(villainMoved, (table, { to }) => {
    table.villain = to;
  }),
  onEvent(zombiePlaced, (table, { at }) => {
    table.zombies.push(at);
  }),
  onEvent(zombieRemoved, (table, { at }) => {
    takeOut(table.zombies, at);
  }),
  onEvent(playerEliminated, (table, { player, cards }, { cards: known }) => {
    const p = playerAt(table, player);
    for (const card of cards) {
      const { kind } = known[card] ?? {};
      if (kind === 'skill' && !p.skills.includes(card)) leavesHand(table, player, card);
      for (const type of adventureTypes)
        if (deckOfTrophy(known[card]) === type && !seenWith(p, card))
          comesToLight(table, p.secret[type], type, card);
    }
    const none = { combat: [], exploration: [], social: [] };
    Object.assign(p, { hex: null, gold: 0, story: 0, damage: 0, delayed: false, out: true, hand: [] });
    Object.assign(p, { skills: [], assets: [], trophies: [], secret: none, quests: [], rumors: [] });
    table.removed.push(...cards);
  }),
  onEvent(gameWon, (table, { winners, ranking, how, rule }) => {
    table.outcome = { winners, ranking, how, rule };
  }),
  onEvent(gameLost, (table, { ranking, how, rule }) => {
    table.outcome = { winners: [], ranking, how, rule };
  }),
];
