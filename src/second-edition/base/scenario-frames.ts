import {
  type Frame,
  type FrameRef,
  forbid,
  type Locals,
  ofSort,
  type Refusal,
  why,
} from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { colors } from '../abilities/language.js';
import { deckFor } from './adventure.js';
import { colorOf, homeOf, playerState } from './cards.js';
import { adventure, type Opponent, type TurnFrame, turn } from './frames.js';
import type { CardId } from './state.js';
import { undefeatedAt } from './undefeated.js';
import { type G, query } from './vocabulary.js';

/* Described positions: the possible situations, and the frames below them. A module with other turns overrides both queries. */

/** How a player meets a card: as an adventure, or as a hazard if a module has hazards. */
export type MetAs = 'adventure' | 'hazard';

/** A Challenge or another Hero. */
export type MetOpponent = Exclude<
  Opponent,
  {
    /** The discriminant. */
    readonly is: 'foe';
  }
>;

/** The state of a battle of several Heroes. */
export interface Together {
  /** The player whose Hero acts. */
  readonly acting: number;
  /** The players whose Heroes have escaped. */
  readonly away: readonly number[];
  /** The players whose Heroes have attacked in this round. */
  readonly struck: readonly number[];
}

/** An adventure under way in a described position: a card just drawn, or a battle. */
export type DescribedAdventure =
  | {
      /** A card that was drawn and is about to be resolved. */
      readonly is: 'drawn';
      /** The player whose turn it is. */
      readonly player: number;
      /** The card, which lies on the table. */
      readonly card: CardId;
      /** How the player met it. */
      readonly as: MetAs;
    }
  | {
      /** A battle. */
      readonly is: 'combat';
      /** The player whose turn it is. */
      readonly player: number;
      /** The opponent. Never a foe: only the card that brings a foe about can describe it. */
      readonly opponent: MetOpponent;
      /** The players on one side, if several Heroes fight one Challenge. */
      readonly together: Together;
      /** How the player met the opponent. */
      readonly as: MetAs;
    };

/** A situation in a described position. Its players and cards exist. */
export type Described =
  | {
      /** A turn, at the beginning of a step. */
      readonly is: 'turn';
      /** The player whose turn it is. */
      readonly player: number;
      /** The step that is about to begin. */
      readonly step: string;
    }
  | {
      /** A Movement step after the roll of the dice. */
      readonly is: 'movement';
      /** The player whose turn it is. */
      readonly player: number;
    }
  | DescribedAdventure;

/** A frame at one of its steps. With `''` it ends as soon as the frame that it called ends. */
export const frameAt = <F extends Frame>({ kind }: FrameRef<F>, step: string, locals: Locals<F>): F =>
  ({ kind, step, ...locals }) as F;

/** The name of the step after another one. Steps that modules inserted count. */
export const stepAfter = (g: G, { kind }: FrameRef, step: string): string =>
  g.rules.frames[kind]?.steps[step]?.following ?? '';

/** A new turn at one of its steps. */
export const turnAt = (player: number, step: string): TurnFrame =>
  frameAt(turn, step, { player, bought: [], sold: [], received: [], negotiated: [], used: [], boosts: [] });

/** A card is drawn from the deck of its color, or from the deck that replaces it (2e.adventure.draw). */
function refuseDraw(g: G, player: number, card: CardId): Refusal | null {
  const home = homeOf(g, card);
  const color = colorOf(g, card);
  const drawn = color === null ? [] : [color];
  // A card without a color can be drawn if some color stands for its deck.
  return (drawn.length > 0 ? drawn : colors).some((one) => deckFor(g, player, one) === home)
    ? null
    : forbid('2e.adventure.draw', why`No adventure there draws "${card}", a card of the ${home} deck.`);
}

/** Heroes meet on a space of the map (2e.interaction.choice). */
function refuseMeeting(g: G, player: number, other: number): Refusal | null {
  const [here, there] = [player, other].map((one) => playerState(g, one).hero.space);
  return here === there
    ? null
    : forbid('2e.interaction.choice', 'Two Heroes fight where they meet: put both on the same space.');
}

/** The source of a Challenge in a battle, if the position does not name it. */
export const comesFrom = query(
  'where does a challenge come from',
  (_g: G, _card: CardId): 'deck' | 'card' => 'deck',
);

/** A Challenge of the track is faced where its counter lies (2e.undefeated.attempt). */
function refuseFacing(g: G, player: number, card: CardId): Refusal | null {
  return undefeatedAt(g, playerState(g, player).hero.space).includes(card)
    ? null
    : forbid(
        '2e.undefeated.attempt',
        why`"${card}" waits elsewhere: put the Hero on the space of its counter.`,
      );
}

/** Why the situation does not fit the table, or `null`. */
export const refuseDescribed = query('can this be going on', (g: G, now: Described): Refusal | null => {
  if (playerState(g, now.player).hero.space === null && !(now.is === 'turn' && now.step === 'start'))
    return forbid(
      '2e.movement.first-turn-placement',
      'The figure of this player comes on the board as the first turn starts: name its space.',
    );
  if (now.is === 'turn' || now.is === 'movement') return null;
  if (now.as !== 'adventure')
    return forbid(
      '2e.adventure.draw',
      why`Nothing is met as a ${now.as} here: no rule in force has such a thing.`,
    );
  if (now.is === 'drawn') return refuseDraw(g, now.player, now.card);
  const { opponent, together } = now;
  if (together.away.length > 0 || together.acting !== now.player)
    return forbid(
      '2e.adventure.draw',
      why`One Hero alone fights in this battle: leave "acting" and "away" out.`,
    );
  if (opponent.is === 'hero') return refuseMeeting(g, now.player, opponent.player);
  if (opponent.from === 'deck') return refuseDraw(g, now.player, opponent.card);
  return opponent.from === 'track' ? refuseFacing(g, now.player, opponent.card) : null;
});

/** The card that is resolved or fought; `null` between Heroes and without an adventure. */
export function cardDescribed(now: Described): CardId | null {
  if (now.is === 'drawn') return now.card;
  return now.is === 'combat' && now.opponent.is === 'challenge' ? now.opponent.card : null;
}

/** Whether the card was drawn from a deck just now. */
export const isDrawnNow = (now: DescribedAdventure): boolean =>
  now.is === 'drawn' || (now.opponent.is === 'challenge' && now.opponent.from === 'deck');

/** The refusal of a figure without a space, by the rule that places all figures before the first turn. */
export function refuseUnplaced(g: G, rule: RuleId): Refusal | null {
  const player = g.state.players.findIndex(({ hero }) => hero.space === null);
  if (player < 0) return null;
  return forbid(
    rule,
    why`Every figure is placed before the first turn: name the space of ${ofSort('player', player)}.`,
  );
}

/** The step of the drawing frame: before the card is resolved, or while it is fought. */
export const stepOfDraw = (now: DescribedAdventure): 'resolve' | 'again' =>
  now.is === 'drawn' ? 'resolve' : 'again';

/** The frames that lead to an adventure, from the turn on. In the base game: the turn and its Adventure step. */
export const leadingTo = query(
  'what has led to this adventure',
  (g: G, now: DescribedAdventure): readonly Frame[] => {
    const { player } = now;
    const card = cardDescribed(now);
    const isDrawn = isDrawnNow(now);
    return [
      turnAt(player, stepAfter(g, turn, 'adventure')),
      frameAt(adventure, isDrawn ? stepOfDraw(now) : 'over', {
        player,
        // A Hero, a Challenge that waits on the board, and one that a card brought about are not drawn.
        color: isDrawn && card !== null ? colorOf(g, card) : null,
        card,
        interacted: false,
      }),
    ];
  },
);
