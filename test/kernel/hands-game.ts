import {
  type ActionKind,
  bindRuleset,
  type CommonOptions,
  composeRules,
  type Deck,
  dealUnseen,
  detail,
  type Envelope,
  eventKind,
  type Frame,
  freshDeck,
  type GameTypes,
  hidden,
  onEvent,
  type RulesContext,
  type Ruleset,
  type StateOf,
  shuffleDeck,
  takeCard,
  unknownCard,
  type ViewOf,
  withUnseen,
} from '../../src/kernel/index.js';
import { OTHER, RULE } from './tiny-game.js';

/*
 * A game invented for the kernel's tests, with cards that not everybody may know: each player has a hand, and a card lies face down in
 * the cellar. On a turn one plays a card openly, slips one to a neighbour, draws, peeks into the cellar, or challenges what lies there.
 */

/** A card that only some have seen. */
export interface Held {
  card: string;
  seenBy: number[];
}

export interface HandsDraft extends Envelope {
  hands: Held[][];
  cellar: Held | null;
  /** Face up on the table. */
  shown: string[];
  scores: number[];
  turn: number;
}

type HandsOptions = CommonOptions & { readonly players: number };
export type HandsState = StateOf<HandsDraft>;
export interface HandsTypes extends GameTypes {
  draft: HandsDraft;
  state: HandsState;
  view: ViewOf<HandsDraft>;
  options: HandsOptions;
  content: readonly string[];
}
type G = RulesContext<HandsDraft, readonly string[]>;
type Kind<A extends { readonly type: string }> = ActionKind<HandsDraft, readonly string[], Frame, A>;
interface WithCard {
  readonly type: string;
  readonly card: string;
}

const player = detail<number>('player');
const card = detail<string>('card');

const laid = eventKind('laid', {
  meaning: 'A card is laid into the cellar.',
  details: {},
});
export const drawn = eventKind('drawn', {
  meaning: 'A player draws a card.',
  details: { player: player('Who.'), card: hidden(card('Which.')) },
  knownTo: ({ player: one }) => [one],
});
export const given = eventKind('given', {
  meaning: 'A player slips a card to another.',
  details: { player: player('Who.'), to: player('To whom.'), card: hidden(card('Which.')) },
  knownTo: ({ player: one, to }) => [one, to],
});
const winked = eventKind('winked', {
  meaning: 'A player winks at another, and nobody else sees it.',
  details: { player: player('Who.'), to: player('At whom.') },
  knownTo: ({ player: one, to }) => [one, to],
});
const peeked = eventKind('peeked', {
  meaning: 'A player looks into the cellar.',
  details: { player: player('Who.'), card: hidden(card('What lies there.')) },
  knownTo: ({ player: one }) => [one],
});
const played = eventKind('played', {
  meaning: 'A player plays a card.',
  details: {
    player: player('Who.'),
    card: card('Which.'),
  },
});
const challenged = eventKind('challenged', {
  meaning: 'The card in the cellar is turned over.',
  details: {
    player: player('Who.'),
    card: card('What lay there.'),
    won: detail<boolean>('truth')('Whether the card played beats it.'),
  },
});
const shuffled = eventKind('shuffled', {
  meaning: 'All cards that are shown go back into the deck.',
  details: {},
});

const handOf = (g: G): Held[] => g.state.hands[g.state.turn] as Held[];

const removed = (g: G, id: string): Held => {
  const hand = handOf(g);
  const [held] = hand.splice(
    hand.findIndex((one) => one.card === id),
    1,
  );
  return held as Held;
};

const over = (g: G): void => {
  g.state.turn = (g.state.turn + 1) % g.state.players.length;
};

const ofHand = (
  type: string,
  run: (g: G, id: string) => void,
  refused = (_: G) => false,
): Kind<WithCard> => ({
  type,
  parameters: { card: 'id' },
  moment: OTHER,
  candidates(g, _f, add) {
    for (const held of handOf(g)) if (held.card !== unknownCard) add({ type, card: held.card });
  },
  refuse: (g, _f, action) =>
    refused(g) || !handOf(g).some((held) => held.card === action.card) ? { rule: OTHER } : null,
  run(g, _f, action) {
    run(g, action.card);
    over(g);
  },
});

const plain = (
  type: string,
  run: (g: G) => void,
  refused = (_: G) => false,
): Kind<{ readonly type: string }> => ({
  type,
  parameters: {},
  moment: OTHER,
  candidates: (_g, _f, add) => add({ type }),
  refuse: (g) => (refused(g) ? { rule: OTHER } : null),
  run,
});

const deckOf = (g: G): Deck => g.state.decks.cards as Deck;
const isEmpty = (g: G): boolean => {
  const { top, pool, aside = 0, bottom } = deckOf(g);
  return top.length + pool.length - aside + bottom.length === 0;
};

const play = ofHand('play', (g, id) => {
  g.state.shown.push(removed(g, id).card);
  g.emit(played, { player: g.state.turn, card: id, rule: RULE });
});
const give = ofHand('give', (g, id) => {
  const to = (g.state.turn + 1) % g.state.players.length;
  const held = removed(g, id);
  if (!held.seenBy.includes(to)) held.seenBy.push(to);
  g.state.hands[to]?.push(held);
  g.emit(given, { player: g.state.turn, to, card: id, rule: RULE });
  g.emit(winked, { player: g.state.turn, to, rule: RULE });
});
/** What comes of it depends on a card that the player may not know. */
const challenge = ofHand(
  'challenge',
  (g, id) => {
    const { cellar } = g.state;
    if (cellar === null) return;
    const won = id > cellar.card;
    g.state.shown.push(removed(g, id).card, cellar.card);
    g.state.cellar = null;
    if (won) g.state.scores[g.state.turn] = (g.state.scores[g.state.turn] ?? 0) + 1;
    g.emit(challenged, { player: g.state.turn, card: cellar.card, won, rule: RULE });
  },
  (g) => g.state.cellar === null,
);
const peek = plain(
  'peek',
  (g) => {
    const { cellar, turn } = g.state;
    if (cellar === null) return;
    if (!cellar.seenBy.includes(turn)) cellar.seenBy.push(turn);
    g.emit(peeked, { player: turn, card: cellar.card, rule: RULE });
    over(g);
  },
  (g) => g.state.cellar === null,
);
const draw = plain(
  'draw',
  (g, f = g.top()) => {
    g.goto(f, 'draw');
  },
  isEmpty,
);
const shuffle = plain('shuffle', (g) => {
  const deck = g.own('decks').cards as Deck;
  deck.bottom.push(...g.state.shown.splice(0));
  shuffleDeck(deck, g.content);
  g.emit(shuffled, { rule: RULE });
  over(g);
});

const gets = (g: G, who: number, id: string): void => {
  takeCard(g, 'cards', id);
  g.state.hands[who]?.push({ card: id, seenBy: [who] });
  g.emit(drawn, { player: who, card: id, rule: RULE });
};

export const cards: readonly string[] = [
  'ash',
  'birch',
  'cedar',
  'elm',
  'fir',
  'oak',
  'pine',
  'rowan',
  'yew',
];

const without = (g: G): number => g.state.hands.findIndex((hand) => hand.length < 2);
const request = { kind: 'draw', deck: 'cards' } as const;

const steps = [
  {
    does: 'chance',
    name: 'lay',
    rule: RULE,
    ask: () => request,
    answer(g: G, _f: Frame, answer: { readonly card: string }) {
      takeCard(g, 'cards', answer.card);
      g.state.cellar = { card: answer.card, seenBy: [] };
      g.emit(laid, { rule: RULE });
    },
  },
  {
    does: 'chance',
    name: 'deal',
    rule: RULE,
    ask: (g: G) => (without(g) < 0 ? null : request),
    answer(g: G, f: Frame, answer: { readonly card: string }) {
      gets(g, without(g), answer.card);
      g.goto(f, 'deal');
    },
  },
  {
    does: 'decide',
    name: 'turn',
    rule: RULE,
    actor: (g: G) => g.state.turn,
    offers: [play, give, challenge, peek, draw, shuffle],
  },
  {
    does: 'chance',
    name: 'draw',
    rule: RULE,
    ask: () => request,
    answer(g: G, f: Frame, answer: { readonly card: string }) {
      gets(g, g.state.turn, answer.card);
      over(g);
      g.goto(f, 'turn');
    },
  },
];

/** What somebody hears of a card that was drawn: its place in a hand, and its name only if that one may know it. */
const follow = [
  onEvent<HandsDraft, readonly string[], 'laid', (typeof laid)['details']>(laid, ({ state }) => {
    state.cellar = { card: unknownCard, seenBy: [] };
    goesAside(state.decks.cards as Deck);
  }),
  onEvent<HandsDraft, readonly string[], 'drawn', (typeof drawn)['details']>(drawn, ({ state }, event) => {
    const deck = state.decks.cards as Deck;
    state.hands[event.player]?.push({ card: event.card ?? unknownCard, seenBy: [event.player] });
    if (event.card === undefined) goesAside(deck);
    else deck.pool.splice(deck.pool.indexOf(event.card), 1);
  }),
];

/** A card that the viewer has not seen leaves a deck: it may still be any of the pool. */
function goesAside(deck: Deck): void {
  deck.aside = (deck.aside ?? 0) + 1;
}

const rules = composeRules<HandsDraft, readonly string[]>(
  {
    id: 'hands',
    title: 'Hands',
    frames: [{ kind: 'main', steps: steps as never }],
    events: [laid, drawn, given, winked, peeked, played, challenged, shuffled],
    follow,
  },
  [],
  cards,
  'fingerprint',
);

/** All cards that lie somewhere with somebody's eyes on them, or nobody's. */
const heldIn = (state: HandsDraft): readonly Held[] => [
  ...state.hands.flat(),
  ...(state.cellar === null ? [] : [state.cellar]),
];

export const hands: Ruleset<HandsTypes> = bindRuleset<HandsTypes>({
  rules,
  open: ({ players }) => ({
    schema: 1,
    edition: 'hands',
    modules: [],
    content: 'fingerprint',
    chance: { mode: 'seeded', generator: null, answered: 0, trail: 0 },
    frames: [{ kind: 'main', step: 'lay' }],
    decks: { cards: freshDeck(cards) },
    players: Array.from({ length: players }, () => ({})),
    outcome: null,
    ext: {},
    hands: Array.from({ length: players }, () => []),
    cellar: null,
    shown: [],
    scores: Array.from({ length: players }, () => 0),
    turn: 0,
  }),
  problemsOf: () => [],
  hide(view, viewer) {
    const sees = (held: Held): boolean => viewer !== null && held.seenBy.includes(viewer);
    const shown = (held: Held): Held => (sees(held) ? held : { ...held, card: unknownCard });
    const unseen = heldIn(view).filter((held) => !sees(held));
    return {
      ...view,
      hands: view.hands.map((hand) => (hand.every(sees) ? hand : hand.map(shown))),
      cellar: view.cellar && shown(view.cellar),
      decks: {
        cards: withUnseen(
          view.decks.cards as Deck,
          unseen.map((held) => held.card),
          cards,
        ),
      },
    };
  },
  deal(position, _viewer, random) {
    for (const held of heldIn(position))
      if (held.card === unknownCard)
        held.card = dealUnseen(position.decks.cards as Deck, 1, random)[0] ?? unknownCard;
  },
  cite: (id) => ({ id, document: 'hands', edition: 'hands', section: '', text: `The rule ${id}.` }),
});
