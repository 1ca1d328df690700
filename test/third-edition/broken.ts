import type { Content } from '../../src/third-edition/base/content.js';
import type { PlayerState, ThirdEditionDraft } from '../../src/third-edition/base/state.js';
import { rulesetOf, type ScenarioId } from '../../src/third-edition/bundled.js';

/* States that no play leads to: a position of a real game, changed. */

type Ruleset = ReturnType<typeof rulesetOf>;
export type State = ReturnType<Ruleset['createGame']>;

/** A state that may be written to. */
export type Open = Omit<ThirdEditionDraft, 'players' | 'decks' | 'markets' | 'discards' | 'frames'> & {
  players: PlayerState[];
  decks: Record<string, { top: string[]; pool: string[]; bottom: string[]; aside?: number }>;
  markets: Record<string, string[]>;
  discards: Record<string, string[]>;
  // biome-ignore lint/suspicious/noExplicitAny: frames of all shapes are changed
  frames: any[];
};

/** A private copy. */
export const opened = (state: State): Open => structuredClone(state) as unknown as Open;

const found = new Map<string, State>();

/** The first turn of a game for two: Corbin and Lyssa. */
export function firstTurn(scenario: ScenarioId): State {
  const known = found.get(scenario);
  if (known !== undefined) return known;
  const rules = rulesetOf(scenario);
  const players = [{ hero: 'corbin' }, { hero: 'lyssa' }];
  let state = rules.createGame({ edition: 'third-edition', scenario, players, seed: 3 });
  while (state.frames.at(-1)?.kind !== 'turn') {
    const actions = rules.legalActions(state);
    const quiet = actions.find(({ type }) => /\/(stop|stay|decline)$/.test(type)) ?? actions[0];
    state = rules.apply(state, quiet as (typeof actions)[number]);
  }
  found.set(scenario, state);
  return state;
}

/** Takes a card of a kind out of the decks. */
export function taken(s: Open, deck: string, which: (id: string) => boolean = () => true): string {
  const { pool = [] } = s.decks[deck] ?? {};
  const at = pool.findIndex(which);
  const [card] = at < 0 ? [] : pool.splice(at, 1);
  if (card === undefined) throw new Error(`There is no such card in the ${deck} deck.`);
  return card;
}

/** A combat with the first enemy of the combat deck, as it stands at the first combat action. */
export function fighting(s: Open, { cards, tokens }: Content): void {
  const enemy = taken(s, 'combat', (id) => cards[id]?.kind === 'enemy');
  s.revealed.push(enemy);
  const side = (of: (id: string) => boolean, extra: object) => ({
    controller: 0,
    player: null,
    card: '',
    damage: 0,
    tokens: Object.keys(tokens)
      .filter(of)
      .map((id) => ({ id, face: 0, at: 'pool', on: null })),
    passed: false,
    used: [],
    doubled: [],
    noSurge: false,
    reflect: [],
    ...extra,
  });
  const player = s.frames[1].player as number;
  const { hero } = s.players[player] as PlayerState;
  const ofHero = (id: string): boolean => {
    const { of } = tokens[id] ?? {};
    return typeof of === 'object' && of.card === hero;
  };
  s.frames.push(
    {
      kind: 'adventure',
      step: 'settle',
      player,
      deck: 'combat',
      card: enemy,
    },
    {
      kind: 'combat',
      step: 'act',
      sides: [
        side(ofHero, { player, controller: player }),
        side((id) => tokens[id]?.of === 'enemy', { card: enemy, controller: 1 - player }),
      ],
      round: 1,
      acting: 0,
      again: 0,
      acted: false,
      recast: null,
      retreated: false,
      taken: false,
      noRetreat: false,
      card: enemy,
    },
  );
}
