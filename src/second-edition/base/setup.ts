import { type Deck, freshDeck, moduleStates, type Owned, type Rules, raised } from '../../kernel/index.js';
import type { RuleId } from '../../register/index.js';
import { show } from '../content/check-plain.js';
import { type FrameSaves, upTo } from '../saves/frame-checks.js';
import { byColor } from './board.js';
import { drawFrom } from './cards.js';
import type { Content } from './content.js';
import { heroGiven, marketStocked, startingPlayer } from './event-kinds/index.js';
import { type GameFrame, game, turn } from './frames.js';
import { type Bonus, type PlayerState, type SecondEditionDraft, stateVersion, type TownId } from './state.js';
import { auto, chance, type G, query, steps } from './vocabulary.js';

/* Setup: the board is laid out first (2e.setup.board, 2e.setup.figures); then chance gives out Heroes and market cards. */

/** A player's Hero: one that the players agreed on, or a random one (2e.setup.heroes-agreed). */
export interface Seat<Hero extends string = string> {
  /** The id of the Hero's card; drawn at random if left out. */
  readonly hero?: Hero;
}

/** The state before the first card is drawn. */
export function layOut(
  seats: readonly Seat[],
  rules: Rules<SecondEditionDraft, Content>,
): Owned<SecondEditionDraft> {
  const { content } = rules;
  const { board } = content;
  // Doom counters and other parts of a variant exist only if it was chosen (2e.components.doom-counters-variant-only).
  const ext = moduleStates(rules, seats.length);
  return {
    schema: stateVersion,
    edition: 'second-edition',
    modules: [...rules.moduleIds],
    content: rules.fingerprint,
    chance: { mode: 'seeded', generator: null, answered: 0, trail: 0 },
    frames: [{ kind: game.kind, step: 'heroes', current: 0, stocked: 0 } as GameFrame],
    // By color, and all Ally and Item cards together; shuffled (2e.setup.adventure-decks, 2e.setup.market-deck, 2e.market.deck-contents).
    decks: layDecks(content),
    outcome: null,
    ext,
    players: seats.map((seat) => seatPlayer(seat)),
    starting: 0,
    turn: 0,
    // A counter on every jewel of its color (2e.setup.adventure-counters). The others start in the pile (faq.board.jewels).
    counters: byColor((color) => [...board.jewels[color]]),
    pile: byColor((color) => Math.max(0, content.counters[color] - board.jewels[color].length)),
    // Six positions, all empty (2e.undefeated.track, 2e.setup.undefeated-counters, 2e.components.undefeated-counters).
    track: [null, null, null, null, null, null],
    stacks: Object.fromEntries(board.towns.map((town) => [town.id, []])),
    // The Event area is empty (2e.board.event-area, 2e.setup.event-area-empty).
    event: null,
    revealed: [],
    removed: [],
  };
}

function layDecks({ decks, furtherDecks }: Content): Record<string, Deck> {
  const open = furtherDecks.filter((deck) => deck.open).map((deck) => deck.id);
  return Object.fromEntries(
    Object.entries(decks).map(([id, cards]) => [
      id,
      open.includes(id) ? { top: [...cards], pool: [], bottom: [] } : freshDeck(cards),
    ]),
  );
}

/** A player: a Hero (2e.game.hero-role), no counters (2e.components.harm-counters-use) and three gold (2e.setup.starting-gold). */
function seatPlayer({ hero }: Seat): PlayerState {
  const none: Record<Bonus, number> = { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 };
  return {
    hero: { card: hero ?? '', wounds: 0, exhaustion: 0, space: null, cameFrom: null, experience: none },
    gold: 3,
    counters: { green: 0, yellow: 0, blue: 0, red: 0 },
    points: 0,
    allies: [],
    items: [],
    kept: [],
    quests: [],
  };
}

/** Towns whose market stack begins with a card: all but the one where Heroes begin (2e.setup.market-stacks, 2e.setup.tamalir-empty). */
export const stockedTowns = query('towns that begin with a market card', (g: G): readonly string[] =>
  g.content.board.towns.map((town) => town.id).filter((town) => town !== g.content.start),
);

/** The rule that gives the stack of a town its first card. */
export const stockingRule = query(
  'rule of the market cards a town begins with',
  (_g: G, _town: TownId): RuleId => '2e.setup.market-stacks',
);

export const gameSteps = steps(
  game,
  // One random Hero card for each player (2e.setup.heroes-random). Heroes without a player stay in the box (2e.setup.unused-heroes).
  chance('heroes', {
    rule: '2e.setup.heroes-random',
    ask(g) {
      if (!g.state.players.some((p) => p.hero.card === '')) return null;
      const taken = g.state.players.map((p) => p.hero.card);
      return { kind: 'pick', from: g.content.heroes.filter((hero) => !taken.includes(hero)) };
    },
    answer(g, f, answer) {
      const player = g.state.players.findIndex((p) => p.hero.card === '');
      if (player < 0 || answer.type !== 'chance/pick') return;
      g.emit(heroGiven, { player, card: answer.choice, rule: '2e.setup.heroes-random' });
      g.goto(f, 'heroes');
    },
  }),
  chance('starting-player', {
    rule: '2e.setup.starting-player',
    ask: (g) => ({ kind: 'pick', from: g.state.players.map((_, player) => `player-${player}`) }),
    answer(g, f, answer) {
      if (answer.type !== 'chance/pick') return;
      f.current = Number(answer.choice.slice('player-'.length));
      g.emit(startingPlayer, { player: f.current, rule: '2e.setup.starting-player' });
    },
  }),
  // There are no discards yet, so no deck needs a new shuffle.
  chance('market-stacks', {
    rule: '2e.setup.market-stacks',
    ask: (g, f) => (f.stocked < stockedTowns(g).length ? drawFrom(g, 'market') : null),
    answer(g, f, answer) {
      const town = stockedTowns(g)[f.stocked];
      if (town === undefined || answer.type !== 'chance/draw') return;
      f.stocked += 1;
      g.emit(marketStocked, { town, card: answer.card, rule: stockingRule(g, town) });
      g.goto(f, 'market-stacks');
    },
  }),
  // A player finishes the whole turn before another player takes one (2e.turn.whole).
  auto('turn', (g, f) => {
    g.state.turn = raised(g.state.turn);
    g.call(turn, { player: f.current });
  }),
  // The next turn is the left neighbour's (2e.turn.clockwise).
  auto('pass', (g, f) => {
    f.current = nextPlayer(g, f.current);
    g.goto(f, 'turn');
  }),
);

/** Whether a player is still in the game, to which all rules for "every player" or "every Hero" are limited. */
export const isInTheGame = query('is a player still in the game', (_g: G, _player: number): boolean => true);

/** The players who are still in the game, clockwise, starting at seat `first`. */
export const playersInTheGame = (g: G, first = 0): number[] =>
  g.state.players
    .map((_, at) => (first + at) % g.state.players.length)
    .filter((player) => isInTheGame(g, player));

/** The next player to the left who is still in the game (2e.turn.clockwise). */
export const nextPlayer = query(
  'who plays after this player',
  (g: G, player: number): number => playersInTheGame(g, player + 1)[0] ?? player,
);

export const gameSaves = (): FrameSaves<GameFrame> => ({
  calledFrom: null,
  check(look, path, f) {
    look.player(`${path}/current`, f.current);
    const towns = stockedTowns(look.g).length;
    if (f.stocked > towns)
      look.report(`${path}/stocked`, `Market stacks begin with ${towns} cards.`, '2e.setup.market-stacks');
    if (f.step === '') look.report(`${path}/step`, 'The game itself is never through while it goes on.');
    if (look.state.frames.some((other) => other.kind === 'turn') && upTo(look, f, 'turn'))
      look.report(`${path}/step`, `A turn is under way, so the game is past its step ${show(f.step)}.`);
    else if (look.state.turn > 0 && f.step !== 'turn' && upTo(look, f, 'turn'))
      look.report(
        `${path}/step`,
        `Turns have begun, so the game is past its setup, and past ${show(f.step)}.`,
      );
  },
});
