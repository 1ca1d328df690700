import type { Attribute, DamageType } from '../abilities/language.js';
import * as frames from '../base/frames.js';
import type { CardId, CityId } from '../base/state.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';

/** What a question is about, told apart by `is`. */
export type QuestionSubject =
  /** The card whose text is followed: an event, a reward, a quest, an ability. */
  | { readonly is: 'card'; readonly card: CardId }
  /** The market of a city. */
  | { readonly is: 'market'; readonly city: CityId }
  /** Terrain dice: what they are rolled for, and by whom. */
  | {
      readonly is: 'dice';
      readonly for: 'move' | 'rest' | 'explore' | 'retreat';
      readonly player: number;
      /** The quest that is explored, or `null`. */
      readonly card: CardId | null;
    }
  /** A test. */
  | { readonly is: 'test'; readonly player: number; readonly attribute: Attribute }
  /** A combat: who attacks, and against which card or which player's hero. */
  | {
      readonly is: 'combat';
      readonly attacker: number;
      readonly card: CardId | null;
      readonly player: number | null;
    }
  /** Damage dealt in a combat, before it is suffered. */
  | { readonly is: 'damage'; readonly side: 0 | 1; readonly damage: DamageType; readonly amount: number }
  /** A deck that is drawn from. */
  | { readonly is: 'deck'; readonly deck: string }
  /** A trophy of one's choice. */
  | { readonly is: 'trophy'; readonly player: number }
  /** Cards of which a player has too many. */
  | { readonly is: 'limit'; readonly player: number }
  /** Whose abilities one moment has set off, and wait for their order. */
  | { readonly is: 'abilities'; readonly player: number }
  /** An exchange between two heroes. */
  | { readonly is: 'exchange'; readonly player: number; readonly other: number }
  /** The turn of a player. */
  | { readonly is: 'turn'; readonly player: number }
  /** Nothing in particular. */
  | { readonly is: 'nothing' };

const rolled = ['move', 'rest', 'explore', 'retreat'] as const;

function diceAsked(g: G): QuestionSubject | null {
  const f = g.top();
  const purpose = rolled.find((kind) => kind === f.kind);
  if (purpose === undefined) return null;
  const card = f.kind === frames.explore.kind ? (g.find(frames.explore)?.quest ?? null) : null;
  return { is: 'dice', for: purpose, player: (f as frames.Dice).player, card };
}

function combatAsked(g: G): QuestionSubject | null {
  const { kind } = g.top();
  const dealt = kind === frames.blow.kind ? g.find(frames.blow) : undefined;
  if (dealt !== undefined)
    return { is: 'damage', side: dealt.side, damage: dealt.damage, amount: dealt.amount };
  const fight = kind === frames.combat.kind ? g.find(frames.combat) : undefined;
  if (fight === undefined) return null;
  const [{ player }, foe] = fight.sides;
  return {
    is: 'combat',
    attacker: player ?? 0,
    card: foe.player === null ? foe.card : null,
    player: foe.player,
  };
}

function frameAsked(g: G): QuestionSubject | null {
  const { kind } = g.top();
  switch (kind) {
    case frames.shop.kind:
      return { is: 'market', city: g.find(frames.shop)?.city ?? '' };
    case frames.test.kind: {
      const { player = 0, attribute = 'body' } = g.find(frames.test) ?? {};
      return { is: 'test', player, attribute };
    }
    case frames.exchange.kind: {
      const { player = 0, other = 0 } = g.find(frames.exchange) ?? {};
      return { is: 'exchange', player, other };
    }
    case frames.triggers.kind:
      return { is: 'abilities', player: g.find(frames.triggers)?.player ?? 0 };
    case frames.excess.kind:
      return { is: 'limit', player: g.find(frames.excess)?.player ?? 0 };
    case frames.trophy.kind:
      return { is: 'trophy', player: g.find(frames.trophy)?.player ?? 0 };
    case frames.hand.kind:
      return { is: 'deck', deck: 'skills' };
    case frames.payment.kind:
      return { is: 'card', card: g.find(frames.payment)?.card ?? '' };
    case frames.effects.kind:
      return { is: 'card', card: g.find(frames.effects)?.card ?? '' };
    case frames.turn.kind:
      return { is: 'turn', player: g.find(frames.turn)?.player ?? 0 };
    default:
      return diceAsked(g) ?? combatAsked(g);
  }
}

export function questionOf(g: G): QuestionSubject {
  const waiting = g.waiting();
  if (waiting === null) return { is: 'nothing' };
  const { f, step } = waiting;
  const said = step.about?.(g, f) as QuestionSubject | undefined;
  const framed = said ?? frameAsked(g);
  if (framed !== null) return framed;
  const { card } = f as unknown as { readonly card?: unknown };
  if (typeof card === 'string' && card !== '') return { is: 'card', card };
  const request = step.does === 'chance' ? step.ask(g, f) : null;
  if (request?.kind === 'draw') return { is: 'deck', deck: request.deck };
  const now = g.find(frames.turn);
  return now === undefined ? { is: 'nothing' } : { is: 'turn', player: now.player };
}
