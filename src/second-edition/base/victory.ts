import type { Outcome, Reaction } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { experienceCounters } from '../abilities/conditions.js';
import { challengeOf, playerState, runesOf } from './cards.js';
import type { Content } from './content.js';
import { cardKept, cardTaken, gameLost, gameWon, heroExchanged, spoilsTaken } from './event-kinds/index.js';
import type { CardId, SecondEditionDraft } from './state.js';
import { command, type G, query, reaction } from './vocabulary.js';

/*
 * The object of the game, set by the adventure played (2e.game.object-by-adventure, 2e.game.adventure-determines-objective): kill High Lord Margath or own three Dragon Runes.
 * The first to do either has won at that very moment (2e.game.first-wins).
 */

/** How a game is won; besides, by a Challenge whose defeat wins it: then the way is its id. */
export const waysToWin = { 'dragon-runes': 'A player has Dragon Runes enough.' } as const;

/** So many Dragon Runes win the base game (2e.game.win-runes). */
export const RUNES = 3;

/** Three Dragon Runes win (2e.game.win-runes). */
export const runesToWin = query('how many runes win', (_g: G): number => RUNES);

/** By what a player has won, in words, and by which rule. */
export interface Won {
  /** What the player has. */
  readonly message: string;
  /** The rule by which that wins. */
  readonly rule: RuleId;
  /** Where what shows it lies in the state of the player, such as `kept/2`; left out where no single thing does. */
  readonly at?: string;
}

/** Where the last card of a player lies that is such a card. */
function placeOfLast(g: G, player: number, fits: (card: CardId) => boolean): string | undefined {
  const { kept, items, allies } = playerState(g, player);
  const places: readonly (readonly [CardId, string])[] = [
    ...kept.map((card, at) => [card, `kept/${at}`] as const),
    ...items.map(({ card }, at) => [card, `items/${at}`] as const),
    ...allies.map(({ card }, at) => [card, `allies/${at}`] as const),
  ];
  return places.findLast(([card]) => fits(card))?.[1];
}

/** The same as a part of what tells of a win. */
const shownBy = (at: string | undefined): Pick<Won, 'at'> => (at === undefined ? {} : { at });

/** Who owns Dragon Runes enough has won: the last of them shows it. */
export const wonByRunes = (g: G, player: number, message: string, rule: RuleId): Won => ({
  message,
  rule,
  ...shownBy(placeOfLast(g, player, (card) => challengeOf(g, card).rune === true)),
});

/** By what a player has won, and by which rule, where the game goes on nevertheless: no such position is played on from. */
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

/** Whoever owns enough runes has won. */
function checkRunes(g: G): void {
  g.state.players.forEach((p, player) => {
    if (g.state.outcome === null && runesOf(g, p) >= runesToWin(g))
      win(g, player, 'dragon-runes', '2e.game.win-runes');
  });
}

/** Runes come to players as rewards, as spoils and by agreement: each is looked at the moment it changes hands. */
export const victoryReactions: readonly Reaction<SecondEditionDraft, Content>[] = [
  reaction(cardKept, checkRunes),
  reaction(cardTaken, checkRunes),
  reaction(spoilsTaken, checkRunes),
  reaction(heroExchanged, checkRunes),
];

/** The game ends here and now. */
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

/** Ends the game as its outcome says, by a word that is explained or by the card that won it, and tells it of each winner, or that there is none. */
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
