import { type ParameterRange, raised } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { TokenSymbol } from '../abilities/language.js';
import type { TokenFace } from '../content/cards.js';
import { assetOf } from './cards.js';
import type { Content } from './content.js';
import { tokenRemoved, tokensSpent, tokenTurned } from './event-kinds/index.js';
import { type CombatFrame, combat, type SideState, type TokenState } from './frames.js';
import type { CardId } from './state.js';
import type { G } from './vocabulary.js';

/* Combat tokens: what they show and where they lie. All are open (3e.combat.token-open). */

/** The face that a token shows; a dash if the content does not have the token. */
export const faceOf = (g: G, { id, face }: TokenState): TokenFace =>
  g.content.tokens[id]?.faces[face] ?? { symbol: 'dash' };

/** A double token under another token cannot be used (3e.combat.double-lost). */
export const isCovered = (side: SideState, { id }: TokenState): boolean =>
  side.tokens.some(({ on }) => on === id);

/** In the pool (3e.combat.pool) and not covered, so that it can be used. */
export const isFree = (side: SideState, token: TokenState): boolean =>
  token.at === 'pool' && !isCovered(side, token);

/** The indices of the free tokens of a side. */
export const freeIn = (side: SideState): number[] =>
  side.tokens.flatMap((token, at) => (isFree(side, token) ? [at] : []));

/** The indices of the free tokens that show a symbol (3e.combat.kind-not-number). */
export function showing(g: G, side: SideState, symbol: TokenSymbol): number[] {
  const found: number[] = [];
  side.tokens.forEach((token, at) => {
    if (isFree(side, token) && faceOf(g, token).symbol === symbol) found.push(at);
  });
  return found;
}

/**
 * The number of symbols of a token (3e.combat.number): twice as many on a double token (3e.combat.double), and twice again by each ability
 * that doubles them (3e.margath.empower).
 */
export function worthOf(g: G, side: SideState, token: TokenState): number {
  const { symbol, count = 1 } = faceOf(g, token);
  return count * (token.on === null ? 1 : 2) * 2 ** side.doubled.filter((one) => one === symbol).length;
}

/** The sum of what the tokens at these indices are worth. */
export const sumOf = (g: G, side: SideState, places: readonly number[]): number =>
  places.reduce((sum, at) => raised(sum, worthOf(g, side, side.tokens[at] as TokenState)), 0);

/** Sets tokens aside from the pool (3e.combat.spend), each with the double token under it (3e.combat.double). */
export function spend(g: G, f: CombatFrame, side: 0 | 1, places: readonly number[], rule: RuleId): void {
  const { tokens } = f.sides[side];
  const spent: TokenState[] = [];
  for (const at of places) {
    const token = tokens[at];
    if (token === undefined) continue;
    spent.push(token, ...tokens.filter((other) => other.id === token.on));
  }
  for (const token of spent) {
    token.at = 'spent';
    token.on = null;
  }
  g.emit(tokensSpent, { side, tokens: spent.map(({ id }) => id), rule });
}

/** A token shows another face, flipped or cast again (3e.combat.flip). A spent token comes back to the pool (3e.combat.recast-spent). */
export function turn(
  g: G,
  f: CombatFrame,
  side: 0 | 1,
  at: number,
  face: 0 | 1,
  cast: boolean,
  rule: RuleId,
): void {
  const token = f.sides[side].tokens[at];
  if (token === undefined) return;
  const back = token.at !== 'pool';
  token.face = face;
  token.at = 'pool';
  g.emit(tokenTurned, { side, token: token.id, face, cast, back, rule });
}

/** As if it were spent (3e.combat.remove). The double token under it stays and can be used again (3e.combat.double-lost). */
export function remove(g: G, f: CombatFrame, side: 0 | 1, at: number): void {
  const token = f.sides[side].tokens[at];
  if (token === undefined) return;
  token.at = 'removed';
  token.on = null;
  g.emit(tokenRemoved, { side, token: token.id, rule: '3e.combat.remove' });
}

/** Goes back to the bank, also during a combat (3e.shop.token-return); a token on it stays in the pool. */
export function bankToken(g: G, player: number, card: CardId): void {
  const { token } = assetOf(g, card);
  const side = g.find(combat)?.sides.find((one) => one.player === player);
  if (side === undefined || token === undefined) return;
  side.tokens = side.tokens.filter(({ id }) => id !== token);
  for (const upper of side.tokens) if (upper.on === token) upper.on = null;
}

/** All nonempty subsets, the smaller ones first. */
export function choicesOf(places: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const at of places) all = all.flatMap((chosen) => [[...chosen, at], chosen]);
  return all.filter((chosen) => chosen.length > 0).sort((a, b) => a.length - b.length);
}

/**
 * The most tokens of a side: for a hero its own and one for each type of asset with tokens, for an enemy all enemy tokens and its own
 * (3e.combat.hero-tokens, 3e.enemy.tokens, 3e.villain.tokens, 3e.asset.one-per-type).
 */
export function mostTokens({ cards, tokens, enemyTokens }: Content): number {
  const all = Object.values(cards);
  const own = (id: CardId): number =>
    Object.values(tokens).filter(({ of }) => typeof of === 'object' && of.card === id).length;
  const most = (heroes: boolean): number =>
    Math.max(0, ...all.filter(({ kind }) => (kind === 'hero') === heroes).map(({ id }) => own(id)));
  const types = new Set(
    all.flatMap((card) => (card.kind === 'asset' && card.token !== undefined ? [card.type] : [])),
  );
  return Math.max(most(true) + types.size, most(false) + enemyTokens.always.length + enemyTokens.act2.length);
}

export const anyTokens: ParameterRange<Content> = {
  of: ['tokens'],
  values: (content) => choicesOf([...Array(mostTokens(content)).keys()]).map((places) => [places]),
};

/** Whether `chosen` are distinct elements of `places` in ascending order. */
export const isChoice = (chosen: readonly number[], places: readonly number[]): boolean =>
  chosen.length > 0 &&
  chosen.every((at, i) => places.includes(at) && (i === 0 || at > (chosen[i - 1] as number)));
