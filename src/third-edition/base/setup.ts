import { forbid, freshDeck, moduleStates, type Owned, type Rules, raised } from '../../kernel/index.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import type { Look } from '../saves/look.js';
import { callEffects } from './calling.js';
import { heroOf, playerState } from './cards.js';
import { handSize, inOrder } from './characters.js';
import { type Content, deckIds } from './content.js';
import { firstPlayer, heroChosen, heroPlaced, roundBegan } from './event-kinds/index.js';
import { type GameFrame, game, turn } from './frames.js';
import { gainGold } from './possessions.js';
import { marketStep } from './shopping.js';
import { type PlayerState, stateVersion, type ThirdEditionDraft } from './state.js';
import { advanceTime } from './time.js';
import { drawSkills } from './training.js';
import { actionsInTurn } from './turn.js';
import { action, auto, chance, decide, type G, steps } from './vocabulary.js';

/*
 * Setup and rounds. The board, gems, bank and decks are laid out at once (3e.setup.board, 3e.setup.gems, 3e.setup.bank,
 * 3e.setup.adventure-decks, 3e.setup.story-deck, 3e.setup.time-token); chance and the players decide the rest in turn order.
 */

/** A player, with a hero agreed on or chosen in turn order (3e.setup.choose-heroes). */
export interface Seat<Hero extends string = string> {
  /** The id of the hero's card; chosen in the game if left out. */
  readonly hero?: Hero;
}

export function layOut(
  seats: readonly Seat[],
  rules: Rules<ThirdEditionDraft, Content>,
): Owned<ThirdEditionDraft> {
  const { content } = rules;
  const ext = moduleStates(rules, seats.length);
  const cities = content.board.places.filter(({ kind }) => kind === 'city');
  return {
    schema: stateVersion,
    edition: 'third-edition',
    modules: [...rules.moduleIds],
    content: rules.fingerprint,
    chance: { mode: 'seeded', generator: null, answered: 0, trail: 0 },
    frames: [{ kind: game.kind, step: 'first-player', current: 0, played: [] } as GameFrame],
    decks: Object.fromEntries(deckIds.map((id) => [id, freshDeck(content.decks[id] ?? [])])),
    outcome: null,
    ext,
    players: seats.map(seatPlayer),
    first: 0,
    round: 0,
    time: { space: 1, act: 1, over: false },
    facedown: [],
    // A market for each city (3e.board.markets).
    markets: Object.fromEntries(cities.map(({ id }) => [id, []])),
    discards: Object.fromEntries(deckIds.map((id) => [id, []])),
    slots: [null, null, null, null, null, null],
    villain: null,
    zombies: [],
    revealed: [],
    removed: [],
  };
}

/** A player begins without assets, damage, quests and skills (3e.game.start-poor, 3e.setup.no-damage). */
const seatPlayer = ({ hero }: Seat): PlayerState => ({
  hero: hero ?? '',
  hex: null,
  damage: 0,
  gold: 0,
  story: 0,
  hand: [],
  skills: [],
  assets: [],
  trophies: [],
  secret: { combat: [], exploration: [], social: [] },
  quests: [],
  rumors: [],
  delayed: false,
  out: false,
  used: [],
});

function turnTo(g: G, f: GameFrame, step: string): void {
  f.current = (f.current + 1) % g.state.players.length;
  if (f.current !== g.state.first) g.goto(f, step);
}

const freeHeroes = (g: G): readonly string[] =>
  g.content.heroes.filter((hero) => !g.state.players.some((p) => p.hero === hero));

/** In turn order each player chooses a free hero (3e.setup.choose-heroes). */
const chooseHero = action<GameFrame>()('setup/hero', {
  parameters: { card: 'id' },
  moment: '3e.setup.choose-heroes',
  exact: true,
  candidates(g, _f, add) {
    for (const card of freeHeroes(g)) add({ type: 'setup/hero', card });
  },
  tries(g, _f, add) {
    for (const card of g.content.heroes) add({ type: 'setup/hero', card });
  },
  refuse: (g, _f, { card }) =>
    freeHeroes(g).includes(card)
      ? null
      : forbid('3e.setup.choose-heroes', 'You choose a hero that no player has taken.'),
  run(g, f, { card }) {
    g.emit(heroChosen, { player: f.current, card, rule: '3e.setup.choose-heroes' });
    g.next(f);
  },
});

const startsOf = (g: G, player: number): readonly string[] => {
  const { start } = heroOf(g, playerState(g, player).hero);
  return g.content.board.places.flatMap(({ kind, hex }) => (kind === start ? [hex] : []));
};

/** The player chooses a place of the kind on the hero card (3e.setup.start-location). */
const placeHero = action<GameFrame>()('setup/place', {
  parameters: { to: 'id' },
  moment: '3e.setup.start-location',
  exact: true,
  candidates(g, f, add) {
    for (const to of startsOf(g, f.current)) add({ type: 'setup/place', to });
  },
  refuse: (g, f, { to }) =>
    startsOf(g, f.current).includes(to)
      ? null
      : forbid('3e.setup.start-location', 'Your hero begins at a place of the kind on its card.'),
  run(g, f, { to }) {
    g.emit(heroPlaced, { player: f.current, to, rule: '3e.setup.start-location' });
    g.next(f);
  },
});

export const gameSteps = steps(
  game,
  chance('first-player', {
    rule: '3e.setup.first-player',
    ask: (g) => ({ kind: 'pick', from: g.state.players.map((_, player) => `player-${player}`) }),
    answer(g, f, answer) {
      if (answer.type !== 'chance/pick') return;
      f.current = Number(answer.choice.slice('player-'.length));
      g.emit(firstPlayer, { player: f.current, rule: '3e.setup.first-player' });
    },
  }),
  decide('hero', {
    time: 'the choice of heroes',
    rule: '3e.setup.choose-heroes',
    actor: (_g, f) => f.current,
    role: null,
    offers: () => [chooseHero],
    skip: (g, f) => playerState(g, f.current).hero !== '',
  }),
  auto('next-hero', (g, f) => turnTo(g, f, 'hero')),
  // Gold as the card says (3e.setup.starting-gold), then skill cards up to the hand size (3e.setup.skill-draw). The tokens are the hero's
  // (3e.setup.hero-tokens).
  auto('hand', (g, f) => {
    const { hero } = playerState(g, f.current);
    gainGold(g, f.current, heroOf(g, hero).gold, '3e.setup.starting-gold');
    drawSkills(g, f.current, handSize(g, f.current));
  }),
  auto('next-hand', (g, f) => turnTo(g, f, 'hand')),
  decide('place', {
    time: 'the placing of heroes',
    rule: '3e.setup.start-location',
    actor: (_g, f) => f.current,
    role: null,
    offers: () => [placeHero],
  }),
  auto('next-place', (g, f) => turnTo(g, f, 'place')),
  // The setup side of the hero card acts and is flipped then (3e.setup.hero-setup-side, 3e.setup.setup-ability, 3e.setup.flip-hero), such
  // as the trophy of Elder Mok (3e.setup.mok).
  auto('ability', (g, f) => {
    const { hero } = playerState(g, f.current);
    callEffects(g, { player: f.current, card: hero, list: `${hero}/setup` });
  }),
  auto('next-ability', (g, f) => turnTo(g, f, 'ability')),
  marketStep<GameFrame>('markets', '3e.setup.markets'),
  // Rounds go on until a player has won or all have lost (3e.round.until-end).
  auto('round', (g, f) => {
    f.played = [];
    f.current = g.state.first;
    g.emit(roundBegan, { round: raised(g.state.round), rule: '3e.round.order' });
  }),
  auto('turn', (g, f) => {
    f.played.push(f.current);
    g.call(turn, { player: f.current, actions: actionsInTurn });
  }),
  // A round ends when each player in the game has had a turn (3e.round.definition); the first player may be out by now.
  auto('pass', (g, f) => {
    const next = inOrder(g, f.current).find((player) => !f.played.includes(player));
    if (next === undefined) return;
    f.current = next;
    g.goto(f, 'turn');
  }),
  // At its end the time token moves (3e.round.advance-time).
  auto('time', (g) => advanceTime(g)),
  auto('again', (g, f) => g.goto(f, 'round')),
);

/** During setup the players before the present one have made their choice. */
function checkSetup(look: Look, path: string, step: 'hero' | 'place', current: number): void {
  const { players, first } = look.state;
  for (let at = first; at % players.length !== current; at++) {
    const p = players[at % players.length];
    if (p !== undefined && (step === 'hero' ? p.hero !== '' : p.hex !== null)) continue;
    look.report(
      `${path}/current`,
      `It is the turn of player ${at % players.length}: setup goes round from the first player.`,
      step === 'hero' ? '3e.setup.choose-heroes' : '3e.setup.start-location',
    );
    return;
  }
}

const inRounds = ['turn', 'pass', 'time', 'again'];

export const gameSaves = (): FrameSaves<GameFrame> => ({
  calledFrom: null,
  check(look, path, { step, current, played }) {
    look.player(`${path}/current`, current);
    look.players(`${path}/played`, played);
    const begun = inRounds.includes(step);
    if (begun !== look.state.round > 0)
      look.report(
        'round',
        begun ? 'In a round it counts from 1.' : 'During setup no round has begun: it is 0.',
        '3e.round.definition',
      );
    if ((step === 'hero' || step === 'place') && current < look.state.players.length)
      checkSetup(look, path, step, current);
  },
});
