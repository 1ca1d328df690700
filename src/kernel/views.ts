import { freezeJson, keepJson } from './copy.js';
import { InvalidSaveError, type Problem } from './errors.js';
import type { Hidden } from './hidden-information.js';
import type { Rules } from './rules.js';
import { type ChanceState, type Envelope, viewerOf } from './state.js';
import type { StateRegistry } from './state-registry.js';

/* What players may know of states: the views of them, made once each. */

/** What an edition says of the form of views. */
export interface Formed<S extends Envelope, C> {
  /** The rules composed. */
  readonly rules: Rules<S, C>;
  /** What is wrong with the form of a value that is offered as a state. */
  problemsOfForm?(value: unknown, rules: Rules<S, C>): readonly Problem[];
  /** The same of a view, where views have another form. */
  problemsOfView?(value: unknown, rules: Rules<S, C>): readonly Problem[];
}

/** Makes views. */
export interface Views<S> {
  /** What a player may know of a state that is kept: the same object each time. */
  of(state: S, player: number | null): S;
  /** What a player may know of any position, frozen, sharing with the view before whatever did not change. */
  made(position: S, player: number | null, before?: S): S;
  /**
   * A view that came from outside: checked, frozen, sharing with the one before whatever did not change; that one itself if nothing did.
   * Throws InvalidSaveError if it is none.
   */
  receive(previous: S | null, json: unknown): S;
  /** Whether, from one state to a later one, somebody has seen a card that this one had not seen before. */
  isSeenMore(before: S, after: S): boolean;
  /** Remembers that one state follows another: their views have much in common. */
  follows(before: S, after: S): void;
}

/** Makes views of one ruleset's states. */
export function viewsOf<S extends Envelope, C>(
  { rules, problemsOfForm, problemsOfView }: Formed<S, C>,
  { hide }: Hidden<S>,
  keeper: StateRegistry<S>,
): Views<S> {
  /** What views show of chance: as long as chance is not asked, the same. */
  const chances = new WeakMap<ChanceState, ChanceState>();

  function shownChance(chance: ChanceState): ChanceState {
    const known = chances.get(chance);
    if (known !== undefined) return known;
    const shown = Object.freeze({ ...chance, generator: null, trail: 0 });
    chances.set(chance, shown);
    return shown;
  }

  function made(position: S, player: number | null, before?: S): S {
    const view: S & { readonly viewer: number | null } = {
      ...position,
      chance: shownChance(position.chance),
      viewer: player,
    };
    const shown: S = hide === null ? view : hide(view, player);
    if (before === undefined) return keeper.keep(freezeJson(shown));
    const shared = { ...shown } as unknown as Record<string, unknown>;
    const was = before as unknown as Record<string, unknown>;
    shared.chance = keepJson(was.chance, shown.chance);
    for (const name in shared) {
      const part = shared[name];
      // What is frozen is a state's, which shares with the states before it already.
      if (part !== was[name] && !Object.isFrozen(part)) shared[name] = keepJson(was[name], part);
    }
    return keeper.keep(freezeJson(shared as unknown as S));
  }

  /** What is wrong with a value that belongs to this ruleset and is offered as a view. */
  function problemsIn(value: S): readonly Problem[] {
    const { players, chance } = value;
    const viewer = viewerOf(value);
    if (viewer === undefined)
      return [
        { path: 'viewer', message: 'A view says whose it is: a player, by index, or null for a spectator.' },
      ];
    if (viewer !== null && !(Number.isInteger(viewer) && viewer >= 0 && viewer < players.length))
      return [
        { path: 'viewer', message: `It is a player, 0 to ${players.length - 1}, or null for a spectator.` },
      ];
    if (chance.generator !== null || chance.trail !== 0)
      return [{ path: 'chance', message: 'A view knows no generator (null) and no trail of chance (0).' }];
    if (problemsOfView !== undefined) return problemsOfView(value, rules);
    const { viewer: _, ...state } = value as S & { readonly viewer: unknown };
    return problemsOfForm?.(state, rules) ?? [];
  }

  function receive(previous: S | null, json: unknown): S {
    const before = previous === null ? null : keeper.readView(previous);
    let value = json;
    try {
      if (typeof json === 'string') value = JSON.parse(json);
    } catch (error) {
      throw new InvalidSaveError([{ path: '', message: 'The text is not JSON.' }], {
        of: 'view',
        cause: error,
      });
    }
    const view = keeper.copy(value);
    const problems = problemsIn(view);
    if (problems.length > 0) throw new InvalidSaveError(problems, { of: 'view' });
    return keeper.keep(before === null ? freezeJson(view) : keepJson(before, view));
  }

  /** What a player may know of a state that is kept. */
  function of(state: S, player: number | null): S {
    const page = keeper.page(state);
    page.views ??= [];
    const at = player === null ? 0 : player + 1;
    const known = page.views[at];
    if (known !== undefined) return known;
    // What the next one shares with. Only where something is hidden; else states share by themselves.
    if (hide !== null) page.latestViews ??= [];
    const view = made(state, player, page.latestViews?.[at]);
    page.views[at] = view;
    if (page.latestViews !== null) page.latestViews[at] = view;
    return view;
  }

  return {
    of,
    made,
    receive,
    isSeenMore(before, after) {
      if (hide === null) return false;
      return [null, ...before.players.keys()].some((player) => {
        const { decks } = of(after, player);
        return Object.entries(of(before, player).decks).some(([id, { pool }]) => {
          const unseen = new Set(decks[id]?.pool);
          return pool.some((card) => !unseen.has(card));
        });
      });
    },
    follows(before, after) {
      if (hide === null) return;
      const page = keeper.page(before);
      page.latestViews ??= [];
      keeper.page(after).latestViews = page.latestViews;
    },
  };
}
