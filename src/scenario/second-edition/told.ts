import type { Owned, Rules } from '../../kernel/index.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../second-edition/index.js';
import { type Content, colors, type frames, type SecondEditionDraft } from '../../second-edition/internal.js';
import {
  alikeDecks,
  said,
  saidOfDecks,
  stackIn,
  type TellingParts,
  withModules,
  withParts,
} from '../told.js';
import { arrange } from './arrange.js';
import type { Scenario, ScenarioGame } from './schema.js';

/* What a scenario says of a state of Second Edition. */

type State = SecondEditionState;
type Player = State['players'][number];
type R = Rules<SecondEditionDraft, Content>;
type Frames = readonly { readonly kind: string; readonly step: string }[];

export const tellingOf = (
  { rules }: SecondEditionRuleset,
  build: (scenario: Scenario) => State,
): TellingParts<State, Scenario> => ({
  hopeless({ outcome, turn, players }) {
    if (outcome !== null)
      return { path: 'outcome', message: 'The game is over: in a scenario something goes on.' };
    return turn > 0 && players.every(({ hero }) => hero.card !== '')
      ? null
      : { path: 'turn', message: 'The game is being set up: a scenario begins with the first turn.' };
  },
  table: (state) => tableOf(state, rules),
  givens: ({ frames, revealed }) => [...wordsFor(frames as Frames, revealed), stackIn({ frames, revealed })],
  build,
  alike: ({ chance: _, removed, track, decks, hoards, laid, ...state }) => ({
    ...state,
    decks: alikeDecks(decks),
    removed: [...removed].sort(),
    hoards: hoards ?? {},
    laid: laid ?? [],
    // Only who has been there longest counts.
    track: track.map(
      (entry) =>
        entry && { ...entry, order: track.filter((one) => one !== null && one.order < entry.order).length },
    ),
  }),
});

function tableOf(state: State, rules: R): ScenarioGame {
  const { content } = rules;
  const start = content.board.towns.find(({ id }) => id === content.start)?.space ?? content.start;
  const parts = withModules(rules, state as SecondEditionDraft);
  const heroes = state.players.map(({ hero }) => ({ hero: hero.card }));
  const bare = arrange({ game: { players: heroes } }, rules) as Owned<SecondEditionDraft>;
  const laid = withParts(rules, bare, parts);
  const pile = colors.filter((color) => {
    const away = state.players.reduce((sum, { counters }) => sum + counters[color], 0);
    const all = laid.counters[color].length + laid.pile[color];
    return state.pile[color] !== all - away - state.counters[color].length;
  });
  const removed = state.removed.filter((card) => !laid.removed.includes(card));
  return {
    edition: 'second-edition',
    ...said({ modules: state.modules }),
    players: state.players.map((player) => saidOfPlayer(player, start)),
    ...said({
      starting: state.starting,
      turn: state.turn === 1 ? 0 : state.turn,
      event: state.event,
      counters: saidOfCounters(state.counters, laid.counters),
      pile: pile.length === 0 ? {} : state.pile,
      track: saidOfTrack(state.track),
      stacks: said(state.stacks),
      decks: saidOfDecks(state.decks, laid.decks),
      removed,
      laid: state.laid,
      hoards: Object.fromEntries(
        Object.entries(state.hoards ?? {}).map(([card, hoard]) => [card, said({ ...hoard })]),
      ),
      with: parts,
    }),
  } as ScenarioGame;
}

function saidOfPlayer({ hero, gold, allies, items, quests, ...player }: Player, start: string): object {
  const { card, experience, space, ...figure } = hero;
  return {
    hero: card,
    ...said({ ...figure, ...player, experience: said(experience), counters: said(player.counters) }),
    ...(space === start ? {} : { space }),
    ...(gold === 3 ? {} : { gold }),
    ...said({
      allies: allies.map((ally) => (ally.wounds + ally.exhaustion === 0 ? ally.card : said({ ...ally }))),
      items: items.map((item) => (item.faceDown ? item : item.card)),
      quests: quests.map((quest) => (quest.progress === 0 ? quest.card : quest)),
    }),
  };
}

/** Each space whose counters are others than at first; all spaces, if that would not keep their order. */
function saidOfCounters(now: State['counters'], first: State['counters']): object {
  const onSpace = (counters: State['counters'], space: string) =>
    colors.flatMap((color) => counters[color].filter((at) => at === space).map(() => color));
  const spaces = [...new Set([now, first].flatMap((each) => colors.flatMap((color) => each[color])))];
  const others = spaces.filter((space) => `${onSpace(now, space)}` !== `${onSpace(first, space)}`);
  const isKept = colors.every((color) => {
    const still = first[color].filter((space) => !others.includes(space));
    return `${now[color]}` === `${[...still, ...now[color].filter((space) => others.includes(space))]}`;
  });
  return Object.fromEntries((isKept ? others : spaces).map((space) => [space, onSpace(now, space)]));
}

const saidOfTrack = (track: State['track']): object[] =>
  track
    .flatMap((entry, at) => (entry === null ? [] : [{ ...entry, position: at + 1 }]))
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, ...entry }) => entry);

/** The words that scenarios have for a stack of frames, if it is one of theirs. */
function wordsFor(stack: Frames, revealed: readonly string[]): object[] {
  const turn = stack.find(({ kind }) => kind === 'turn') as frames.TurnFrame | undefined;
  if (turn === undefined) return [];
  const { player, bought, sold, negotiated } = turn;
  const used = [
    ...new Set(stack.flatMap((frame) => (frame as { readonly used?: readonly string[] }).used ?? [])),
  ].map((key) => key.replace(/@.*$/, ''));
  const also = said({ used });
  const [, , inner] = stack;
  const words: object[] = [];
  const fight = stack.findLast(({ kind }) => kind === 'combat') as frames.CombatFrame | undefined;
  if (fight !== undefined) words.push(...wordsForCombat(stack, fight, player, also));
  if (inner?.kind === 'movement' && inner.step !== 'choose') {
    const { dice, rolling, rest, activations: activated, step } = inner as frames.MovementFrame;
    const rolled = rolling === dice.length ? {} : { rolled: rolling };
    const resting = step === 'rest';
    words.push({ movement: { player, dice, ...rolled, ...said({ rest, resting, activated }), ...also } });
  }
  const open = revealed.at(-1);
  if (fight === undefined && open !== undefined)
    for (const as of [undefined, 'hazard'])
      words.push({ drawn: { player, card: open, ...said({ as }), ...also } });
  if (fight === undefined && open === undefined)
    words.push({
      turn: { player, step: stepOf(turn, inner), ...said({ bought, sold, negotiated }), ...also },
    });
  return words;
}

const stepOf = ({ step }: frames.TurnFrame, inner: Frames[number] | undefined): string =>
  inner?.kind === 'market' && inner.step === 'trade' ? 'trade' : (inner?.kind ?? step);

function wordsForCombat(
  stack: Frames,
  { opponent, attacker, round, attacked, activations, rolled, step }: frames.CombatFrame,
  player: number,
  also: object,
): object[] {
  if (opponent.is === 'foe') return [];
  const phase = stack.find(({ kind }) => kind === 'phase') as frames.PhaseFrame | undefined;
  const isEarly = round === 0;
  const against = opponent.is !== 'hero' ? undefined : attacker === player ? opponent.player : attacker;
  const away = (stack.find((frame) => 'away' in frame) as { readonly away?: readonly number[] } | undefined)
    ?.away;
  const common = {
    hero: player,
    ...(opponent.is === 'hero'
      ? { against }
      : { challenge: opponent.card, ...said({ wounds: opponent.wounds }) }),
    phase: phase?.type ?? (step === 'escape' ? 'escape' : isEarly ? 'before-combat' : step),
    ...(isEarly || round === 1 ? {} : { round }),
    ...said({ attacked, activated: activations, rolled, away }),
    ...(opponent.is === 'challenge' && attacker !== player ? { acting: attacker } : {}),
    ...also,
  };
  const froms = opponent.is === 'hero' ? [undefined] : [undefined, opponent.from];
  return froms.flatMap((from) =>
    [undefined, 'hazard'].map((as) => ({ combat: { ...common, ...said({ from, as }) } })),
  );
}
