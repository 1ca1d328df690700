import type { Goal, Outcome, Reaction } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { experienceCounters } from '../abilities/amounts.js';
import { challengeOf, playerState, runesOf } from './cards.js';
import type { Content } from './content.js';
import { cardKept, cardTaken, gameLost, gameWon, heroExchanged, spoilsTaken } from './event-kinds/index.js';
import type { CardId, SecondEditionDraft } from './state.js';
import { command, type G, query, reaction } from './vocabulary.js';

/*
 * The object of the game, set by the adventure played (2e.game.object-by-adventure, 2e.game.adventure-determines-objective): kill High Lord
 * Margath or own three Dragon Runes. The first player to do either wins at once (2e.game.first-wins).
 */

/** The ways to win. A Challenge whose defeat wins the game is a way too, by its id. */
export const waysToWin = { 'dragon-runes': 'A player has Dragon Runes enough.' } as const;

/** The number of Dragon Runes that win the base game (2e.game.win-runes). */
export const RUNES = 3;

/** The number of Dragon Runes that win (2e.game.win-runes). */
export const runesToWin = query('how many runes win', (_g: G): number => RUNES);

/** The reason of a win and its rule. */
export interface Won {
  /** The possession or deed that wins, in words. */
  readonly message: string;
  /** The rule that makes it a win. */
  readonly rule: RuleId;
  /** Its path in the player's state, such as `kept/2`. Left out if there is no single place. */
  readonly at?: string;
}

function placeOfLast(g: G, player: number, fits: (card: CardId) => boolean): string | undefined {
  const { kept, items, allies } = playerState(g, player);
  const places: readonly (readonly [CardId, string])[] = [
    ...kept.map((card, at) => [card, `kept/${at}`] as const),
    ...items.map(({ card }, at) => [card, `items/${at}`] as const),
    ...allies.map(({ card }, at) => [card, `allies/${at}`] as const),
  ];
  return places.findLast(([card]) => fits(card))?.[1];
}

const shownBy = (at: string | undefined): Pick<Won, 'at'> => (at === undefined ? {} : { at });

/** A player with enough Dragon Runes has won. The last of them is shown. */
export const wonByRunes = (g: G, player: number, message: string, rule: RuleId): Won => ({
  message,
  rule,
  ...shownBy(placeOfLast(g, player, (card) => challengeOf(g, card).rune === true)),
});

/** The reason why a player has won in a game that goes on, or `null`. Such a position cannot be played. */
export const hasWon = query('has a player won who plays on', (g: G, player: number): Won | null => {
  const p = playerState(g, player);
  const runes = runesOf(g, p);
  if (runes >= runesToWin(g))
    return wonByRunes(g, player, `${runes} Dragon Runes, which win the game`, '2e.game.win-runes');
  const cards = [...p.kept, ...p.items.map(({ card }) => card), ...p.allies.map(({ card }) => card)];
  const victory = cards.find((card) => challengeOf(g, card).victory === true);
  return victory === undefined
    ? null
    : {
        message: `${victory}, whose defeat wins the game`,
        rule: '2e.game.win-margath',
        ...shownBy(placeOfLast(g, player, (card) => card === victory)),
      };
});

/** A goal of which each player has so many, and one who has enough wins. */
export const counted = (
  g: G,
  how: string,
  rule: RuleId,
  need: number | null,
  has: (player: number) => number,
): Goal => ({
  how,
  wins: 'one',
  rule,
  card: null,
  need,
  have: g.state.players.map((_, player) => has(player)),
});

/** Everything that ends the game from here on (2e.game.win-runes, 2e.game.win-margath). */
export const goals = /* @__PURE__ */ query('what ends the game', (g: G): readonly Goal[] => {
  const need = runesToWin(g);
  const runes = (player: number): number => runesOf(g, playerState(g, player));
  const deeds = Object.keys(g.content.cards).filter((id) => {
    const card = g.content.cards[id];
    return card?.kind === 'challenge' && card.victory === true;
  });
  const rule = g.cited('2e.game.win-margath');
  return [
    ...(Number.isFinite(need) ? [counted(g, 'dragon-runes', '2e.game.win-runes', need, runes)] : []),
    ...deeds.map((card): Goal => ({ how: card, wins: 'one', rule, card, need: null, have: [] })),
  ];
});

function checkRunes(g: G): void {
  g.state.players.forEach((p, player) => {
    if (g.state.outcome === null && runesOf(g, p) >= runesToWin(g))
      win(g, player, 'dragon-runes', '2e.game.win-runes');
  });
}

/** Runes come to players as rewards, as spoils and by agreement. Each is checked when it changes hands. */
export const victoryReactions: readonly Reaction<SecondEditionDraft, Content>[] = [
  reaction(cardKept, checkRunes),
  reaction(cardTaken, checkRunes),
  reaction(spoilsTaken, checkRunes),
  reaction(heroExchanged, checkRunes),
];

/** The game ends at once. */
export const win = command(
  'win the game',
  (g: G, player: number, how: string, rule: Outcome['rule']): void => {
    const others = g.state.players.map((_, other) => other).filter((other) => other !== player);
    const standing = (other: number): number =>
      runesOf(g, playerState(g, other)) * 100 + experienceCounters(g, other);
    others.sort((a, b) => standing(b) - standing(a) || a - b);
    endGame(g, { winners: [player], ranking: [[player], ...others.map((other) => [other])], how, rule });
  },
);

/** Ends the game with its outcome: `how` is a way to win or the id of the card that won it. */
export function endGame(g: G, outcome: Outcome): void {
  const { winners, ranking, how, rule } = outcome;
  if (g.rules.ends[how] === undefined && g.content.cards[how] === undefined)
    throw new Error(
      `The game ends by "${how}", which no module in force explains: say what it means under ends.`,
    );
  if (winners.length === 0) g.emit(gameLost, { how, ranking, rule });
  for (const player of winners) g.emit(gameWon, { player, how, winners, ranking, rule });
  g.end(outcome);
}
