import { type Deck, drawable } from '../../../kernel/index.js';
import type { CardId, TownId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import * as scions from './memory.js';
import { scionsOf } from './scions.js';
import { stormSpaces, stormTrack } from './storm-step.js';

/** A Scion on the table. */
export interface ScionInspection {
  /** Its card. */
  readonly card: CardId;
  /** Its space of the undefeated challenge track, from 1. */
  readonly space: number;
  /** The player who awakened it; `null` while it slumbers. */
  readonly awakenedBy: number | null;
  /** The player with its counter; `null` if it is on the Scion or set aside. */
  readonly counter: number | null;
}

/** The storm and the Scions on the table. */
export interface ScionsInspection {
  /** The spaces of the storm counter's track, from the bottom up. */
  readonly track: readonly TownId[];
  /** The space of the storm counter, from 1; 0 below the lowest. */
  readonly counter: number;
  /** Its movement in the next Storm step, as of now. */
  readonly moves: number;
  /** Storm cards left, by color. */
  readonly storm: Readonly<Record<scions.StormColor, number>>;
  /** The Stormlords of this game. */
  readonly stormlords: readonly CardId[];
  /** All Scions, in the order of their spaces. */
  readonly scions: readonly ScionInspection[];
  /** The Endgame; `null` before it. */
  readonly endgame: {
    /** Players by index, in the order of their turns. */
    readonly order: readonly number[];
    /** Players whose turn is over. */
    readonly out: readonly number[];
    /** The number of Stormlords defeated by each Hero. */
    readonly defeated: readonly number[];
    /** Wounds on the Stormlord that knocked it out. */
    readonly wounds: readonly number[];
  } | null;
}

export function inspectScions(g: G): ScionsInspection {
  const { counter, held, endgame } = scions.memoryOf(g);
  const left = (color: scions.StormColor): number => drawable(g.state.decks[scions.stormDeck(color)] as Deck);
  const [green, yellow, blue] = scions.stormColors;
  const asleep = scions.slumbering(g);
  return {
    track: [...stormTrack(g)],
    counter,
    moves: stormSpaces(g),
    storm: { green: left(green), yellow: left(yellow), blue: left(blue) },
    stormlords: [...scions.stormlordsLeft(g)],
    scions: (g.content.decks[scions.SCIONS] ?? []).map((card, at): ScionInspection => {
      const owner = g.state.players.findIndex((_, player) => scionsOf(g, player).includes(card));
      return {
        card,
        space: at + 1,
        awakenedBy: asleep.includes(card) || owner < 0 ? null : owner,
        counter: held[card] ?? null,
      };
    }),
    endgame: endgame && {
      order: [...endgame.order],
      out: [...endgame.out],
      defeated: endgame.deeds.map(({ defeated }) => defeated),
      wounds: endgame.deeds.map(({ wounds }) => wounds),
    },
  };
}
