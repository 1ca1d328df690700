import type { ThirdEditionAction } from '../../src/third-edition/actions.js';
import type { PlayerState, ThirdEditionDraft } from '../../src/third-edition/base/state.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import { assets } from '../../src/third-edition/content/assets/index.js';
import { board } from '../../src/third-edition/content/board.js';
import type { AdventureCard, StoryCard, VillainCard } from '../../src/third-edition/content/cards.js';
import { heroes } from '../../src/third-edition/content/heroes.js';
import { skills } from '../../src/third-edition/content/skills/index.js';
import { tokens } from '../../src/third-edition/content/tokens.js';
import { ascendanceOfMargath } from '../../src/third-edition/scenarios/ascendance-of-margath/module.js';
import { corpseKing } from '../../src/third-edition/scenarios/corpse-king/module.js';
import type { ThirdEditionTypes } from '../../src/third-edition/types.js';
import { TableOf } from '../table-of.js';
import { adventures, stories, villains } from './cards.js';

/* What tests of this edition share: a game after its setup, a position made of it, and what is played from there with chance told. */

const modules = { 'ascendance-of-margath': ascendanceOfMargath, 'corpse-king': corpseKing };
/** The scenarios of the box. */
export type Scenario = keyof typeof modules;

/** Cards of a test's own, besides those of the box and those of `cards.ts`. */
export interface Extra {
  readonly adventures?: readonly AdventureCard[];
  readonly stories?: readonly StoryCard[];
  readonly villains?: readonly VillainCard[];
}

/** The rules of a scenario with the cards of the tests. */
export const rulesetOf = (scenario: Scenario, extra: Extra = {}) =>
  composeRuleset(
    [modules[scenario]],
    [
      { id: 'box', name: 'Box', board, tokens, heroes, skills, assets },
      { id: 'tests', name: 'Tests', adventures, stories, villains },
      { id: 'extra', name: 'Extra', ...extra },
    ],
  );

type Ruleset = ReturnType<typeof rulesetOf>;
type State = ReturnType<Ruleset['createGame']>;

/** What a test lays out for a player; what is left out stays as the setup left it, but for hands, which are emptied. */
export type Seat = Partial<PlayerState>;

const standard = new Map<Scenario, Ruleset>();
const begun = new Map<string, State>();

/** A game played on from a position; it remembers what happened. */
export class Table extends TableOf<ThirdEditionTypes> {
  /** A new game in which nothing has been decided yet, with chance told. */
  static fresh(scenario: Scenario, players: number | readonly { hero?: string }[], extra?: Extra): Table {
    const rules = rulesOf(scenario, extra);
    return new Table(
      rules,
      rules.createGame({ edition: 'third-edition', scenario, players, chance: 'manual' }),
    );
  }

  /** The first turn of player 0, whose heroes are given in turn order: setup is over, hands are empty. */
  static of(scenario: Scenario, names: readonly string[] = ['corbin', 'lyssa'], extra?: Extra): Table {
    const key = `${scenario} ${names.join(' ')}`;
    let table = Table.fresh(
      scenario,
      names.map((hero) => ({ hero })),
      extra,
    );
    const known = extra === undefined ? begun.get(key) : undefined;
    if (known !== undefined) table = new Table(rulesOf(scenario), known);
    else {
      table.through();
      if (extra === undefined) begun.set(key, table.state);
    }
    return table.lay((s) => {
      for (const p of s.players) {
        move(s, p as PlayerState, 'hand', []);
        Object.assign(p, { secret: { combat: [], exploration: [], social: [] } });
      }
      // What heroes drew and discarded when they were set up goes back.
      for (const [id, cards] of Object.entries(fullDecks)) {
        const held = s.players.flatMap((p) =>
          id === 'assets' ? Object.values(s.markets).flat() : [...p.hand],
        );
        const pool = cards.filter((card) => !held.includes(card));
        Object.assign(s.decks, { [id]: { top: [], pool, bottom: [] } });
        Object.assign(s.discards, { [id]: [] });
      }
    });
  }

  /** Plays on to the first turn: what comes first is done, and no die is spent. */
  private through(): void {
    const { rules } = this;
    while (this.waits() !== 'turn/act') {
      const list = rules.legalActions(this.state);
      this.state = rules.apply(
        this.state,
        list.find(({ type }) => type.endsWith('/stop') || type.endsWith('/stay')) ??
          (list[0] as ThirdEditionAction),
      );
    }
  }

  /** Lays out what players have; cards come from wherever they are, and those that were there go back to their decks. */
  seat(...seats: readonly Seat[]): this {
    return this.lay((s) => {
      for (const [player, seat] of seats.entries())
        for (const [name, value] of Object.entries(seat)) {
          const p = s.players[player] as PlayerState;
          if (
            name === 'hand' ||
            name === 'skills' ||
            name === 'assets' ||
            name === 'quests' ||
            name === 'trophies'
          )
            move(s, p, name, value as string[]);
          else Object.assign(p, { [name]: value });
        }
    });
  }

  /** The frame of the turn is laid out: how many actions are left. */
  actions(left: number): this {
    return this.lay((s) => {
      Object.assign(s.frames.find(({ kind }) => kind === 'turn') as object, { actions: left });
    });
  }

  /** Ends turns until it is that of a player, or once for each. */
  endTurn(): this {
    return this.play('turn/end');
  }

  /** Where a hero is. */
  hexOf(index: number): string | null {
    return this.player(index).hex;
  }

  get actionsLeft(): number {
    const f = this.state.frames.find(({ kind }) => kind === 'turn') as
      | { readonly actions?: number }
      | undefined;
    return f?.actions ?? 0;
  }
}

function rulesOf(scenario: Scenario, extra?: Extra): Ruleset {
  if (extra !== undefined) return rulesetOf(scenario, extra);
  const known = standard.get(scenario) ?? rulesetOf(scenario);
  standard.set(scenario, known);
  return known;
}

/** Cards of every kind lie in the decks that their own kind names. */
const deckOf = (s: ThirdEditionDraft, card: string): string => {
  for (const [id, known] of Object.entries(fullDecks)) if (known.includes(card) && s.decks[id]) return id;
  throw new RangeError(`No deck has ${card}.`);
};

const fullDecks: Readonly<Record<string, readonly string[]>> = {
  skills: skills.map(({ id }) => id),
  assets: assets.map(({ id }) => id),
  combat: adventures.flatMap(({ id, deck }) => (deck === 'combat' ? [id] : [])),
  exploration: adventures.flatMap(({ id, deck }) => (deck === 'exploration' ? [id] : [])),
  social: adventures.flatMap(({ id, deck }) => (deck === 'social' ? [id] : [])),
};

/** Lays cards into a list of a player's, out of wherever they were. */
function move(
  s: ThirdEditionDraft,
  p: PlayerState,
  list: 'hand' | 'skills' | 'assets' | 'quests' | 'trophies',
  cards: readonly string[],
): void {
  for (const card of p[list]) {
    const { pool } = s.decks[deckOf(s, card)] as unknown as { pool: string[] };
    pool.push(card);
  }
  for (const card of cards) takeAway(s, card);
  p[list] = [...cards];
}

/** Takes a card out of wherever it lies. */
export function takeAway(s: ThirdEditionDraft, card: string): void {
  const without = (cards: readonly string[]) => cards.filter((one) => one !== card);
  for (const deck of Object.values(s.decks))
    Object.assign(deck, { top: without(deck.top), pool: without(deck.pool), bottom: without(deck.bottom) });
  for (const lists of [s.markets, s.discards])
    for (const [id, cards] of Object.entries(lists)) Object.assign(lists, { [id]: without(cards) });
  for (const p of s.players as PlayerState[])
    for (const list of ['hand', 'skills', 'assets', 'quests', 'trophies'] as const)
      p[list] = without(p[list]);
}

/** Leaves only some cards in a deck and nothing in its discard pile; the others are in the box. */
export const onlyIn =
  (deck: string, ...cards: readonly string[]) =>
  (s: ThirdEditionDraft): void => {
    for (const card of cards) takeAway(s, card);
    Object.assign(s.decks, { [deck]: { top: [], pool: [...cards], bottom: [] } });
    Object.assign(s.discards, { [deck]: [] });
  };
