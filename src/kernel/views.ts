import { freezeJson, keepJson } from './copy.js';
import { InvalidSaveError, type Problem } from './errors.js';
import type { Hidden } from './hidden-information.js';
import type { Rules } from './rules.js';
import { type ChanceState, type Envelope, viewerOf } from './state.js';
import type { StateRegistry } from './state-registry.js';

/** How an edition checks the form of states and views. */
export interface Formed<S extends Envelope, C> {
  readonly rules: Rules<S, C>;
  problemsOfForm?(value: unknown, rules: Rules<S, C>): readonly Problem[];
  /** The problems in the form of a view, if views have another form. */
  problemsOfView?(value: unknown, rules: Rules<S, C>): readonly Problem[];
}

export interface Views<S> {
  /** The view of a registered state: the same object each time. */
  of(state: S, player: number | null): S;
  /** The view of any position, frozen; unchanged parts are shared with the view before. */
  made(position: S, player: number | null, before?: S): S;
  /** Reads a view from outside: checked, frozen, sharing unchanged parts with the previous one. Throws InvalidSaveError otherwise. */
  receive(previous: S | null, json: unknown): S;
  /** Whether a player has seen a new card between a state and a later one. */
  isSeenMore(before: S, after: S): boolean;
  /** Records that one state follows another, so that their views share parts. */
  follows(before: S, after: S): void;
}

export function viewsOf<S extends Envelope, C>(
  { rules, problemsOfForm, problemsOfView }: Formed<S, C>,
  { hide }: Hidden<S>,
  keeper: StateRegistry<S>,
): Views<S> {
  /** The chance part of views, by that of the state: it stays the same object until chance is asked. */
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
      // A frozen part comes from the state, which shares with earlier states already.
      if (part !== was[name] && !Object.isFrozen(part)) shared[name] = keepJson(was[name], part);
    }
    return keeper.keep(freezeJson(shared as unknown as S));
  }

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

  function of(state: S, player: number | null): S {
    const page = keeper.page(state);
    page.views ??= [];
    const at = player === null ? 0 : player + 1;
    const known = page.views[at];
    if (known !== undefined) return known;
    // The base for the next view. Only if something is hidden; otherwise states share parts themselves.
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
