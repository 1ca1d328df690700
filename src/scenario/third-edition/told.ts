import type { Owned, Rules } from '../../kernel/index.js';
import type { Content } from '../../third-edition/base/content.js';
import type * as frames from '../../third-edition/base/frames.js';
import type { ThirdEditionDraft } from '../../third-edition/base/state.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import type { HeroCard } from '../../third-edition/content/cards.js';
import type { ThirdEditionState } from '../../third-edition/types.js';
import * as telling from '../told.js';
import { arrange } from './arrange.js';
import type { Scenario, ScenarioGame } from './schema.js';

/* What a scenario says of a state of Third Edition. */

type State = ThirdEditionState;
type Player = State['players'][number];
type R = Rules<ThirdEditionDraft, Content>;
type Frames = readonly { readonly kind: string; readonly step: string }[];

export const tellingOf = (
  { rules }: ThirdEditionRuleset,
  build: (scenario: Scenario) => State,
): telling.TellingParts<State, Scenario> => ({
  hopeless({ outcome, round }) {
    if (outcome !== null)
      return { path: 'outcome', message: 'The game is over: in a scenario something goes on.' };
    return round > 0
      ? null
      : { path: 'round', message: 'The game is being set up: a scenario begins with the first round.' };
  },
  table: (state) => tableOf(state, rules),
  givens: ({ frames: stack, revealed }) => [
    ...wordsFor(stack as Frames, revealed),
    telling.stackIn({ frames: stack, revealed }),
  ],
  build,
  alike: ({ chance: _, removed, decks, facedown, ...state }) => ({
    ...state,
    decks: telling.alikeDecks(decks),
    removed: [...removed].sort(),
    facedown: [...facedown].sort(),
  }),
});

function tableOf(state: State, rules: R): ScenarioGame {
  const { content } = rules;
  const parts = telling.withModules(rules, state as ThirdEditionDraft);
  const heroes = state.players.map(({ hero }) => ({ hero }));
  const bare = arrange({ game: { players: heroes } }, rules) as Owned<ThirdEditionDraft>;
  const laid = telling.withParts(rules, bare, parts);
  const { space, act, over } = state.time;
  const [scenario, ...others] = state.modules;
  return {
    edition: 'third-edition',
    scenario,
    ...telling.said({ modules: others }),
    players: state.players.map((player) => saidOfPlayer(player, content)),
    ...telling.said({
      first: state.first,
      round: state.round === 1 ? 0 : state.round,
      time: telling.said({ space: space === 1 && !over ? 0 : space, act: act === 1 ? 0 : act, over }),
      facedown: state.facedown,
      markets: telling.said(state.markets),
      decks: telling.saidOfDecks(state.decks, laid.decks),
      discards: telling.said(state.discards),
      slots: state.slots.every((slot) => slot === null) ? [] : state.slots,
      villain: state.villain,
      zombies: state.zombies,
      removed: state.removed,
      with: parts,
    }),
  } as ScenarioGame;
}

function saidOfPlayer({ hero, hex, gold, secret, ...player }: Player, { cards }: Content): object {
  const first = (cards[hero] as Partial<HeroCard> | undefined)?.gold ?? 0;
  return {
    hero,
    ...(hex === null ? {} : { hex }),
    ...(gold === (player.out ? 0 : first) ? {} : { gold }),
    ...telling.said({ ...player, secret: telling.said(secret) }),
  };
}

/** The words that scenarios have for a stack of frames, if it is one of theirs. */
function wordsFor(stack: Frames, revealed: readonly string[]): object[] {
  const turn = stack.find(({ kind }) => kind === 'turn') as frames.TurnFrame | undefined;
  const story = stack.find(({ kind }) => kind === 'story') as frames.StoryFrame | undefined;
  const [game] = stack as unknown as readonly [frames.GameFrame];
  const { player } = turn ?? story ?? { player: game.current };
  const also = telling.said({ used: turn?.used ?? [] });
  const left = turn === undefined ? {} : { actions: turn.actions };
  const fight = stack.findLast(({ kind }) => kind === 'combat') as frames.CombatFrame | undefined;
  if (fight !== undefined) return [{ combat: { ...wordsForCombat(fight), ...left, ...also } }];
  const open = revealed.at(-1);
  if (open !== undefined) return [{ drawn: { player, card: open, ...left, ...also } }];
  const [, , inner] = stack;
  if (inner?.kind === 'move')
    return [{ movement: { player, dice: (inner as frames.MoveFrame).dice, ...left, ...also } }];
  return turn === undefined || inner !== undefined
    ? []
    : [{ turn: { player, step: turn.step, ...left, ...also, played: game.played } }];
}

const phaseOf: Readonly<Record<string, string>> = {
  'cast-attacker': 'cast',
  'retreat-foe': 'retreat',
};

function wordsForCombat({ sides, step, round, acting, noRetreat }: frames.CombatFrame): object {
  const [attacker, foe] = sides;
  return {
    player: attacker.player,
    ...(foe.player === null ? { enemy: foe.card } : { against: foe.player }),
    phase: phaseOf[step] ?? step,
    ...(round > 1 ? { round } : {}),
    ...(acting === 1 ? { acting: 'foe' } : {}),
    ...telling.said({ attacker: saidOfSide(attacker), foe: saidOfSide(foe) }),
    noRetreat,
  };
}

/** A token that shows its first face in the pool need not be named. */
const saidOfSide = ({ damage, tokens, passed, used, doubled, noSurge, reflect }: frames.SideState): object =>
  telling.said({
    ...{ damage, passed, used, doubled, noSurge, reflect },
    tokens: Object.fromEntries(
      tokens
        .filter(({ face, at, on }) => face !== 0 || at !== 'pool' || on !== null)
        .map(({ id, ...token }) => [
          id,
          telling.said({ ...token, at: token.at === 'pool' ? null : token.at }),
        ]),
    ),
  });
