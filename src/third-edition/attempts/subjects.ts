import { type AnyAction, type AnyActionKind, namedIn } from '../../kernel/index.js';
import type { Option } from '../abilities/language.js';
import { cardOf } from '../base/cards.js';
import { abilitiesOf } from '../base/characters.js';
import { blow, type CombatFrame, cancel, combat, type EffectsFrame, effects } from '../base/frames.js';
import { parameterSorts } from '../base/parameters.js';
import type { CardId } from '../base/state.js';
import { faceOf, sumOf } from '../base/tokens.js';
import type { G } from '../base/vocabulary.js';
import { terrainDice } from '../content/terrain-dice.js';
import type { DieSubject, Subject, TokenSubject } from './subject-types.js';

/* What actions and answers are about: read from the sorts of their parameters, and from the table. */

const nothing: Subject = { is: 'nothing' };

function cardSubject(g: G, card: CardId): Subject {
  const { kind } = cardOf(g, card);
  const player = g.state.players.findIndex(({ hero }) => hero === card);
  return kind === 'hero' && player >= 0 ? { is: 'hero', card, player } : { is: 'card', card, kind };
}

const dieSubject = (face: number): DieSubject => ({ face, shows: terrainDice[face - 1] ?? [] });

function tokenSubject(g: G, f: CombatFrame, side: 0 | 1, place: number): TokenSubject | null {
  const token = f.sides[side].tokens[place];
  return token === undefined ? null : { token: token.id, side, place, symbol: faceOf(g, token).symbol };
}

/** Whose tokens an action names: of the side that blocks or cancels, else of the one that acts. */
function sideNow(g: G, f: CombatFrame): 0 | 1 {
  const { kind } = g.top();
  const answering = kind === blow.kind ? g.find(blow) : kind === cancel.kind ? g.find(cancel) : undefined;
  return answering?.side ?? f.acting;
}

function tokensSubject(g: G, f: CombatFrame, places: readonly number[]): Subject {
  const side = sideNow(g, f);
  const tokens = places.flatMap((place) => tokenSubject(g, f, side, place) ?? []);
  const [first] = tokens;
  if (first === undefined) return nothing;
  return { is: 'tokens', tokens, symbol: first.symbol, amount: sumOf(g, f.sides[side], places) };
}

function abilityOf(g: G, card: CardId, id: string, surges: number): Subject {
  const found = abilitiesOf(g, card).find((one) => 'id' in one && one.id === id);
  const text = found !== undefined && 'label' in found ? found.label : id;
  return { is: 'ability', card, ability: id, text, surges };
}

function coursesNow(g: G): { readonly card: CardId; readonly courses: readonly Course[] } | null {
  const f = g.top() as unknown as { readonly kind: string; readonly card?: CardId; readonly quest?: CardId };
  const id = f.card ?? f.quest;
  if (typeof id !== 'string' || id === '') return null;
  const card = cardOf(g, id);
  if (f.kind === effects.kind) {
    const { list, at } = f as unknown as EffectsFrame;
    const due = g.content.lists[list]?.[at];
    return due?.do === 'choose' ? { card: id, courses: due.options } : null;
  }
  if (card.kind === 'enemy') return { card: id, courses: card.rewards };
  if (card.kind === 'event') return { card: id, courses: card.options };
  if (card.kind === 'quest') return { card: id, courses: card.outcomes };
  return card.kind === 'story' ? { card: id, courses: card.quest?.outcomes ?? [] } : null;
}

type Course = Pick<Option, 'id' | 'label'>;

/** What an effect chooses tokens of: the side that they lie on, if it does. */
function tokensChosen(g: G): 0 | 1 | null {
  const f = g.find(effects);
  const due = f === undefined ? undefined : g.content.lists[f.list]?.[f.at];
  const fight = g.find(combat);
  if (f === undefined || fight === undefined || due === undefined || !('tokens' in due)) return null;
  const own = f.side ?? (fight.sides[1].player === f.player ? 1 : 0);
  return due.tokens.whose === 'own' ? own : own === 0 ? 1 : 0;
}

function choiceSubject(g: G, choice: string): Subject {
  const now = coursesNow(g);
  const course = now?.courses.find(({ id }) => id === choice);
  if (now !== null && course !== undefined)
    return { is: 'course', card: now.card, course: choice, text: course.label };
  if (Object.hasOwn(g.content.cards, choice)) return cardSubject(g, choice);
  if (Object.hasOwn(g.content.board.hex, choice)) return { is: 'hex', hex: choice, die: null };
  const player = /^player-(\d+)$/.exec(choice)?.[1];
  if (player !== undefined) return { is: 'player', player: Number(player) };
  if (!/^\d+$/.test(choice)) return { is: 'choice', choice };
  const side = tokensChosen(g);
  const fight = g.find(combat);
  if (side === null || fight === undefined) return { is: 'player', player: Number(choice) };
  const token = tokenSubject(g, fight, side, Number(choice));
  return token === null ? { is: 'choice', choice } : { is: 'token', on: null, ...token };
}

function answerOfChance(g: G, action: AnyAction): Subject {
  if (action.type === 'chance/roll') return { is: 'roll', dice: action.dice as readonly number[] };
  if (action.type === 'chance/toss') return { is: 'toss', sides: action.sides as readonly number[] };
  return action.type === 'chance/draw'
    ? cardSubject(g, String(action.card))
    : choiceSubject(g, String(action.choice));
}

export function subjectOf(g: G, kind: AnyActionKind | null, action: AnyAction): Subject {
  if (kind === null) return answerOfChance(g, action);
  const said = kind.about?.(g, g.top(), action);
  if (said) return said as unknown as Subject;
  const named = namedIn(kind, action, parameterSorts);
  const fight = g.find(combat);
  const [hex, card, die] = [named('hex'), named('card'), named('face')];
  if (typeof hex === 'string')
    return { is: 'hex', hex, die: typeof die === 'number' ? dieSubject(die) : null };
  if (typeof card === 'string') {
    const ability = named('ability');
    if (typeof ability !== 'string') return cardSubject(g, card);
    const surges =
      fight !== undefined && Array.isArray(action.tokens)
        ? sumOf(g, fight.sides[sideNow(g, fight)], action.tokens as readonly number[])
        : 0;
    return abilityOf(g, card, ability, surges);
  }
  const player = named('player');
  if (typeof player === 'number')
    return typeof action.amount === 'number'
      ? { is: 'gold', player, amount: action.amount }
      : { is: 'player', player };
  if (fight !== undefined && typeof action.token === 'number') return onToken(g, fight, action);
  if (fight !== undefined && Array.isArray(action.tokens))
    return tokensSubject(g, fight, action.tokens as readonly number[]);
  if (typeof action.deck === 'string') return { is: 'deck', deck: action.deck };
  return typeof action.choice === 'string' ? choiceSubject(g, action.choice) : nothing;
}

/** A token that is used on another: on the foe's where it casts that again. */
function onToken(g: G, f: CombatFrame, { type, token, on }: AnyAction): Subject {
  const mine = tokenSubject(g, f, f.acting, token as number);
  const side = type === 'combat/recast' ? (f.acting === 0 ? 1 : 0) : f.acting;
  return mine === null ? nothing : { is: 'token', ...mine, on: tokenSubject(g, f, side, on as number) };
}

/** Under what an action is listed: an ability and a course under their card, tokens spent together under what they show. */
export function groupOf(g: G, subject: Subject): Subject {
  switch (subject.is) {
    case 'ability':
    case 'course':
      return cardSubject(g, subject.card);
    case 'hex':
      return { ...subject, die: null };
    case 'tokens':
      return { is: 'symbol', symbol: subject.symbol };
    case 'token':
      return { ...subject, on: null };
    case 'gold':
      return { is: 'player', player: subject.player };
    case 'roll':
    case 'toss':
      return nothing;
    default:
      return subject;
  }
}
