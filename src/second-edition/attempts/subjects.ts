import { type AnyAction, type AnyActionKind, namedIn } from '../../kernel/index.js';
import { type Color, type CombatType, combatTypes } from '../abilities/language.js';
import { findCharacter } from '../base/characters.js';
import { combat, harm, roll, turn } from '../base/frames.js';
import { parameterSorts } from '../base/parameters.js';
import { type Bonus, bonuses, type CardId, type SpaceId, type TownId } from '../base/state.js';
import type { G, SecondEditionGame } from '../base/vocabulary.js';

/* What actions, answers and questions are about: read from the sorts of their parameters, and from what their kinds say. */

/** What an action or an answer is about, told apart by `is`. */
export type Subject =
  /** Nothing in particular. */
  | { readonly is: 'nothing' }
  /** A card that is no character in play. */
  | { readonly is: 'card'; readonly card: CardId }
  /** A Hero, an Ally or a companion in play, by its card, with whose it is. */
  | { readonly is: 'character'; readonly card: CardId; readonly player: number }
  /** An ability of a card, with the text by which the card calls it. */
  | { readonly is: 'ability'; readonly card: CardId; readonly ability: string; readonly text: string }
  /** A course that a card leaves open, with the text by which the card calls it. */
  | { readonly is: 'course'; readonly card: CardId; readonly course: string; readonly text: string }
  /** A space of the board, or a place beside it. */
  | { readonly is: 'space'; readonly space: SpaceId }
  /** A player, by index. */
  | { readonly is: 'player'; readonly player: number }
  /** A face of a movement die, from 1. */
  | { readonly is: 'face'; readonly face: number }
  /** Adventures or adventure counters of a color. */
  | { readonly is: 'color'; readonly color: Color }
  /** A sort of experience counter. */
  | { readonly is: 'bonus'; readonly bonus: Bonus }
  /** A phase of combat. */
  | { readonly is: 'phase'; readonly phase: CombatType }
  /** A map counter: of a player, or of the pool. */
  | { readonly is: 'map'; readonly color: string; readonly player: number | null }
  /** How many: dice, gold. */
  | { readonly is: 'amount'; readonly amount: number }
  /** The faces of a roll. */
  | { readonly is: 'roll'; readonly dice: readonly number[] }
  /** Anything else, in the word that the action has for it. */
  | { readonly is: 'choice'; readonly choice: string };

/** What a question is about, told apart by `is`. */
export type QuestionSubject =
  /** The card whose text is followed. */
  | { readonly is: 'card'; readonly card: CardId }
  /** The town whose market is open. */
  | { readonly is: 'town'; readonly town: TownId }
  /** A roll of the ten-sided dice: what for, and whose. */
  | { readonly is: 'roll'; readonly for: string; readonly character: CardId }
  /** Wounds or exhaustion about to be taken. */
  | {
      readonly is: 'harm';
      readonly harm: 'wounds' | 'exhaustion';
      readonly character: CardId;
      readonly amount: number;
    }
  /** A combat: who attacks, and against which card or which player's Hero. */
  | {
      readonly is: 'combat';
      readonly attacker: number;
      readonly card: CardId | null;
      readonly player: number | null;
    }
  /** A deck that is drawn from. */
  | { readonly is: 'deck'; readonly deck: string }
  /** Another player: the loser of a combat, or whom one negotiates with. */
  | { readonly is: 'player'; readonly player: number }
  /** The turn of a player. */
  | { readonly is: 'turn'; readonly player: number }
  /** Nothing in particular. */
  | { readonly is: 'nothing' };

const nothing: Subject = { is: 'nothing' };

/** A card, or who it is in play. */
function cardOrCharacter(g: G, card: CardId): Subject {
  const found = findCharacter(g, card);
  return found === null ? { is: 'card', card } : { is: 'character', card, player: found.player };
}

const alike = /^(?:(face)-([1-9])|player-(\d+)(?:\/(\w+))?|(blue|green)-\d+)$/;

/** What a choice names: names are distinguished by the kind of thing. */
function namedBy(g: G, choice: string): Subject {
  const { cards, board } = g.content;
  if (Object.hasOwn(cards, choice)) return cardOrCharacter(g, choice);
  if (Object.hasOwn(board.spaces, choice) || Object.hasOwn(board.places, choice))
    return { is: 'space', space: choice };
  if (bonuses.includes(choice as Bonus)) return { is: 'bonus', bonus: choice as Bonus };
  if (combatTypes.includes(choice as CombatType)) return { is: 'phase', phase: choice as CombatType };
  if (choice === 'nothing' || choice === 'nobody') return nothing;
  const [whole, isFace, face, player, color, pooled] = alike.exec(choice) ?? [];
  if (whole === undefined) return { is: 'choice', choice };
  if (isFace) return { is: 'face', face: Number(face) };
  if (pooled) return { is: 'map', color: pooled, player: null };
  return color ? { is: 'map', color, player: Number(player) } : { is: 'player', player: Number(player) };
}

function abilityOf(g: G, card: CardId, ability: string): Subject {
  const { sides, takenSides } = g.content;
  const entry = [sides[card], takenSides[card]]
    .flatMap((side) => side?.used ?? [])
    .find(({ id }) => id === ability);
  return { is: 'ability', card, ability, text: entry?.ability.label ?? ability };
}

/** What an action is about, by what its kind says of it or of its parameters. */
export function subjectOf(g: G, kind: AnyActionKind | null, action: AnyAction): Subject {
  if (kind === null) return answerOfChance(g, action);
  const said = kind.about?.(g, g.top(), action);
  if (said) return said as Subject;
  const named = namedIn(kind, action, parameterSorts);
  const card = named('card') ?? named('character');
  if (typeof card === 'string') {
    const ability = named('ability');
    return typeof ability === 'string' ? abilityOf(g, card, ability) : cardOrCharacter(g, card);
  }
  for (const sort of ['space', 'player', 'color', 'bonus', 'face', 'amount'] as const) {
    const value = named(sort);
    if (value !== undefined) return { is: sort, [sort]: value } as Subject;
  }
  const choice = named('choice');
  return typeof choice === 'string' ? namedBy(g, choice) : nothing;
}

function answerOfChance(g: G, action: AnyAction): Subject {
  if (action.type === 'chance/roll') return { is: 'roll', dice: action.dice as readonly number[] };
  return namedBy(g, String(action.type === 'chance/draw' ? action.card : action.choice));
}

/** Under what an action is listed: an ability under its card, a course under the card that leaves it open, an amount under nothing. */
export function groupOf(g: G, subject: Subject): Subject {
  if (subject.is === 'ability' || subject.is === 'course') return cardOrCharacter(g, subject.card);
  return subject.is === 'amount' || subject.is === 'roll' ? nothing : subject;
}

/** What the question is about that the game waits for. */
export function questionOf(g: SecondEditionGame): QuestionSubject {
  const waiting = g.waiting();
  if (waiting === null) return { is: 'nothing' };
  const { f, step } = waiting;
  const said = step.about?.(g, f);
  if (said !== undefined) return said as QuestionSubject;
  const { card, town, loser, other } = f as unknown as { readonly [local: string]: unknown };
  const rolling = f.kind === roll.kind ? g.find(roll) : undefined;
  if (rolling) return { is: 'roll', for: rolling.purpose, character: rolling.by };
  const coming = f.kind === harm.kind ? g.find(harm) : undefined;
  if (coming) return { is: 'harm', harm: coming.harm, character: coming.target, amount: coming.amount };
  if (typeof card === 'string' && card !== '') return { is: 'card', card };
  const request = step.does === 'chance' ? step.ask(g, f) : null;
  if (request?.kind === 'draw') return { is: 'deck', deck: request.deck };
  if (typeof town === 'string') return { is: 'town', town };
  if (typeof loser === 'number') return { is: 'player', player: loser };
  if (typeof other === 'number') return { is: 'player', player: other };
  const fight = g.find(combat);
  if (fight) {
    const { attacker, opponent } = fight;
    return opponent.is === 'hero'
      ? { is: 'combat', attacker, card: null, player: opponent.player }
      : { is: 'combat', attacker, card: opponent.card, player: null };
  }
  const now = g.find(turn);
  return now ? { is: 'turn', player: now.player } : { is: 'nothing' };
}
