import { gameOf, type Json } from '../../kernel/index.js';
import { byColor } from '../../second-edition/base/board.js';
import { runesOf } from '../../second-edition/base/cards.js';
import { lifeOf, staminaOf } from '../../second-edition/base/characters.js';
import type { Hoard, LaidCard, TrackEntry } from '../../second-edition/base/state.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { turnInspection } from '../../second-edition/inspect/turn.js';
import type { Color } from './sheet.js';

export interface Seat {
  readonly hero: string;
  readonly space: string | null;
  readonly gold: number;
  readonly runes: number;
  readonly wounds: number;
  readonly life: number;
  readonly exhaustion: number;
  readonly stamina: number;
  readonly counters: Readonly<Record<Color, number>>;
  readonly allies: readonly string[];
  readonly items: readonly { readonly card: string; readonly faceDown: boolean }[];
  readonly kept: readonly string[];
  /** Its open Encounters, and the counters on them. */
  readonly quests: readonly { readonly card: string; readonly progress: number }[];
}

export interface Table {
  readonly turn: number;
  readonly player: number | null;
  readonly isOver: boolean;
  readonly players: readonly Seat[];
  readonly counters: Readonly<Record<Color, readonly string[]>>;
  readonly pile: Readonly<Record<Color, number>>;
  readonly track: readonly (TrackEntry | null)[];
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  readonly event: string | null;
  readonly laid: readonly LaidCard[];
  readonly hoards: Readonly<Record<string, Hoard>>;
  /** The inspection of each module in force. */
  readonly modules: Readonly<Record<string, unknown>>;
}

export function tableOf(g: G): Table {
  const { turn, players, counters, pile, track, stacks, event, laid = [], hoards = {}, outcome } = g.state;
  const modules: Record<string, unknown> = {};
  for (const { id, inspect } of gameOf(g).rules.modules)
    if (inspect) modules[id] = JSON.parse(JSON.stringify(inspect(g) as Json));
  return {
    turn,
    player: turnInspection(gameOf(g)).player,
    isOver: outcome !== null,
    players: players.map((p, player): Seat => {
      const { card, space, wounds, exhaustion } = p.hero;
      return {
        hero: card,
        space,
        gold: p.gold,
        runes: runesOf(g, p),
        wounds,
        life: card === '' ? 0 : lifeOf(g, player, card),
        exhaustion,
        stamina: card === '' ? 0 : staminaOf(g, player, card),
        counters: { ...p.counters },
        allies: p.allies.map((ally) => ally.card),
        items: p.items.map((item) => ({ ...item })),
        kept: [...p.kept],
        quests: p.quests.map((quest) => ({ ...quest })),
      };
    }),
    counters: byColor((color) => [...counters[color]]),
    pile: { ...pile },
    track: track.map((entry) => entry && { ...entry }),
    stacks: Object.fromEntries(Object.entries(stacks).map(([town, cards]) => [town, [...cards]])),
    event,
    laid: laid.map((one) => ({ ...one })),
    hoards: Object.fromEntries(
      Object.entries(hoards).map(([card, hoard]) => [card, { ...hoard, cards: [...hoard.cards] }]),
    ),
    modules,
  };
}
