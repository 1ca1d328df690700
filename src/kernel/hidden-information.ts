import type { Source } from './chance.js';
import { copyJson } from './copy.js';
import { Game } from './game.js';
import type { Rules } from './rules.js';
import type { Envelope } from './state.js';

/** How an edition hides parts of its states. */
export interface Hiding<S extends Envelope, C> {
  /**
   * Hides what a player, or with `null` a spectator, may not know: cards become `unknownCard` and return to their decks
   * by `withUnseen`. It also gets views in which all of that is hidden already, and returns them as they are.
   *
   * @param view - not to be changed; the result may share unhidden parts with it
   */
  hide?(view: S, player: number | null, rules: Rules<S, C>): S;
  /**
   * Replaces everything that `hide` hides by something random: each possibility that fits the view is as likely as it
   * is for a player who knows only the view. An edition that hides must also deal, so that views can be simulated.
   *
   * @param position - a private copy of the view, to be changed
   */
  deal?(position: S, player: number | null, random: Source, rules: Rules<S, C>): void;
}

export interface Hidden<S> {
  readonly hide: ((view: S, player: number | null) => S) | null;
  /** Deals; `null` if nothing is ever hidden, or a module hides without dealing. */
  readonly deal: ((position: S, player: number | null, random: Source) => void) | null;
}

/** The hiding of an edition, then of each module in force. */
export function hiddenBy<S extends Envelope, C>(edition: Hiding<S, C>, rules: Rules<S, C>): Hidden<S> {
  const modules = rules.modules.filter(({ hide }) => hide !== undefined);
  if (edition.hide === undefined && modules.length === 0) return { hide: null, deal: null };
  const isDealt =
    (edition.hide === undefined || edition.deal !== undefined) &&
    modules.every((one) => one.deal !== undefined);
  return {
    hide(view, player) {
      const seen = edition.hide?.(view, player, rules) ?? view;
      if (modules.length === 0) return seen;
      const g = new Game(rules, copyJson(seen));
      for (const module of modules) module.hide?.(g, player);
      return g.state;
    },
    deal: isDealt
      ? (position, player, random) => {
          edition.deal?.(position, player, random, rules);
          const g = new Game(rules, position);
          for (const module of modules) module.deal?.(g, player, random);
        }
      : null,
  };
}
