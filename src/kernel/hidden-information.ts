import type { Source } from './chance.js';
import { copyJson } from './copy.js';
import { Game } from './game.js';
import type { Rules } from './rules.js';
import type { Envelope } from './state.js';

/* What is hidden from players, and what is dealt in its place: by an edition, and by each module for what it remembers. */

/** How an edition hides something of its states. */
export interface Hiding<S extends Envelope, C> {
  /**
   * Hides from a player, or with `null` from a spectator, what that one may not know: cards become `unknownCard`, and their decks get them back
   * `withUnseen`. It is given views, too, in which all of that is hidden already: those it hands back as they are.
   *
   * @param view - not to be changed; what is handed back may share with it whatever is not hidden
   */
  hide?(view: S, player: number | null, rules: Rules<S, C>): S;
  /**
   * Deals what a player cannot know: puts something in the place of all that `hide` hides, at random, each possibility that goes with the
   * view as likely as it is for somebody who knows no more. Who hides deals as well, for views to be simulated.
   *
   * @param position - a private copy of the view, to be changed
   */
  deal?(position: S, player: number | null, random: Source, rules: Rules<S, C>): void;
}

/** All that is hidden and dealt in a game. */
export interface Hidden<S> {
  /** Hides; `null` where nothing ever is hidden. */
  readonly hide: ((view: S, player: number | null) => S) | null;
  /** Deals; `null` where nothing ever is hidden, or something is that nobody deals. */
  readonly deal: ((position: S, player: number | null, random: Source) => void) | null;
}

/** What an edition hides, then each of the modules in force. */
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
