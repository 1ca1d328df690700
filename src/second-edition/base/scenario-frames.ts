import { type Frame, type FrameRef, forbid, type Locals, type Refusal, why } from '../../kernel/index.js';
import { colors } from '../abilities/language.js';
import { deckFor } from './adventure.js';
import { colorOf, homeOf, playerState } from './cards.js';
import { adventure, type Opponent, type TurnFrame, turn } from './frames.js';
import type { CardId } from './state.js';
import { undefeatedAt } from './undefeated.js';
import { type G, query } from './vocabulary.js';

/*
 * Positions that somebody describes instead of playing up to them: what can be going on in them, and the frames that play would have
 * left below it. Where a turn takes another course, the module that says so answers both.
 */

/** What a card is met as: an adventure, or a hazard of the road where a module has such. */
export type MetAs = 'adventure' | 'hazard';

/** A Challenge or another Hero. */
export type MetOpponent = Exclude<
  Opponent,
  {
    /** Told apart by it. */
    readonly is: 'foe';
  }
>;

/** How a battle of several Heroes stands. */
export interface Together {
  /** Whose Hero acts. */
  readonly acting: number;
  /** Whose Heroes have escaped. */
  readonly away: readonly number[];
  /** Whose Heroes have attacked in this round. */
  readonly struck: readonly number[];
}

/** An adventure that is said to be going on: a card just drawn, or a battle. */
export type DescribedAdventure =
  | {
      /** A card was drawn and is about to be resolved. */
      readonly is: 'drawn';
      /** Whose turn it is. */
      readonly player: number;
      /** The card, which lies on the table. */
      readonly card: CardId;
      /** What it is met as. */
      readonly as: MetAs;
    }
  | {
      /** A battle. */
      readonly is: 'combat';
      /** Whose turn it is. */
      readonly player: number;
      /** Whom the player has met: never a foe, which only the card that brings it about can describe. */
      readonly opponent: MetOpponent;
      /** Who fights beside whom, where several Heroes fight one Challenge. */
      readonly together: Together;
      /** What it is met as. */
      readonly as: MetAs;
    };

/** What a described position says is going on. Its players and cards are there. */
export type Described =
  | {
      /** A turn, at the beginning of a step. */
      readonly is: 'turn';
      /** Whose turn it is. */
      readonly player: number;
      /** The step that is about to begin. */
      readonly step: string;
    }
  | {
      /** A Movement step in which dice have been rolled. */
      readonly is: 'movement';
      /** Whose turn it is. */
      readonly player: number;
    }
  | DescribedAdventure;

/** A frame that stands at one of its steps; `''`: it is through as soon as what it called is. */
export const frameAt = <F extends Frame>({ kind }: FrameRef<F>, step: string, locals: Locals<F>): F =>
  ({ kind, step, ...locals }) as F;

/** The name of the step that comes after another one, with all that modules have put between them. */
export const stepAfter = (g: G, { kind }: FrameRef, step: string): string =>
  g.rules.frames[kind]?.steps[step]?.following ?? '';

/** A turn at one of its steps, in which nothing else was done. */
export const turnAt = (player: number, step: string): TurnFrame =>
  frameAt(turn, step, { player, bought: [], sold: [], received: [], negotiated: [], used: [], boosts: [] });

/** A card is drawn from the deck of its color, or what takes its place there (2e.adventure.draw). */
function refuseDraw(g: G, player: number, card: CardId): Refusal | null {
  const home = homeOf(g, card);
  const color = colorOf(g, card);
  const drawn = color === null ? [] : [color];
  // A card without a color is drawn where some color stands for its deck.
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

/** Where a card comes from that is fought, if nothing else is said of it. */
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

/** Why this cannot be going on with the table as it lies, or `null`. */
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

/** The card that is being resolved or fought; `null` between Heroes. */
export const cardDescribed = (now: DescribedAdventure): CardId | null =>
  now.is === 'drawn' ? now.card : now.opponent.is === 'challenge' ? now.opponent.card : null;

/** Where what draws a card stands while that is about to be resolved, and while it is fought. */
export const stepOfDraw = (now: DescribedAdventure): 'resolve' | 'again' =>
  now.is === 'drawn' ? 'resolve' : 'again';

/** The frames that lead to an adventure, from the turn on: the Adventure step of the turn, and nothing else. */
export const leadingTo = query(
  'what has led to this adventure',
  (g: G, now: DescribedAdventure): readonly Frame[] => {
    const { player } = now;
    const card = cardDescribed(now);
    const isDrawn = now.is === 'drawn' || (now.opponent.is === 'challenge' && now.opponent.from === 'deck');
    return [
      turnAt(player, stepAfter(g, turn, 'adventure')),
      frameAt(adventure, isDrawn ? stepOfDraw(now) : 'over', {
        player,
        // Who meets a Hero, or a Challenge that waits or that some card has brought about, has not drawn it.
        color: isDrawn && card !== null ? colorOf(g, card) : null,
        card,
        interacted: false,
      }),
    ];
  },
);
