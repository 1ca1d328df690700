import { raised } from '../../../kernel/index.js';
import * as blows from '../../base/blows.js';
import { callEffects } from '../../base/calling.js';
import { cardOf } from '../../base/cards.js';
import { abilitiesOf } from '../../base/characters.js';
import { foeOf } from '../../base/combatants.js';
import { roundChanged } from '../../base/event-kinds/index.js';
import { type CombatFrame, combat, type EffectsFrame, type SideState } from '../../base/frames.js';
import * as pool from '../../base/tokens.js';
import type { G } from '../../base/vocabulary.js';
import { amountOf } from '../amounts.js';
import type { EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { TokenChoice } from '../language.js';
import { below, DONE, type EffectRule } from '../rule.js';
import { isUsed } from '../uses.js';

const CARD = '3e.game.ability-order';

/** Marks in `chosen` that the tokens were cast again. */
const FELL = 'fell:';

/** The side that uses the ability: the one it names, or that of the hero. */
function ownSide(f: EffectsFrame, fight: CombatFrame): 0 | 1 {
  return f.side ?? (fight.sides[1].player === f.player ? 1 : 0);
}

const sideOf = (f: EffectsFrame, fight: CombatFrame, { whose }: TokenChoice): 0 | 1 => {
  const own = ownSide(f, fight);
  return whose === 'own' ? own : foeOf(own);
};

/** The places of tokens in the pool, or of spent ones if the effect says so (3e.combat.effect-targets, 3e.hero.laurel.speed). */
export function reached(g: G, side: SideState, { showing, spent }: TokenChoice): number[] {
  return side.tokens.flatMap((token, at) => {
    const lies = spent ? token.at !== 'pool' : token.at === 'pool' && !pool.isCovered(side, token);
    return lies && (showing === undefined || showing.includes(pool.faceOf(g, token).symbol)) ? [at] : [];
  });
}

/** The tokens to choose from; with any number, or up to one, also the end of the choice. */
function optionsOf(g: G, f: EffectsFrame, choice: TokenChoice): readonly string[] | null {
  const fight = g.find(combat);
  const { many } = choice;
  if (fight === undefined || many === 'all' || f.chosen.includes(DONE)) return null;
  const most = many === 'any' ? Number.POSITIVE_INFINITY : typeof many === 'number' ? many : many.upTo;
  if (f.chosen.length >= most) return null;
  const left = reached(g, fight.sides[sideOf(f, fight, choice)], choice).filter(
    (at) => !f.chosen.includes(`${at}`),
  );
  if (left.length === 0) return null;
  return typeof many === 'number' ? left.map(String) : [...left.map(String), DONE];
}

function chosenPlaces(g: G, f: EffectsFrame, choice: TokenChoice): number[] {
  const fight = g.find(combat);
  if (fight === undefined) return [];
  if (choice.many === 'all') return reached(g, fight.sides[sideOf(f, fight, choice)], choice);
  return f.chosen.filter((one) => one !== DONE).map(Number);
}

/** Only damage of a combat action is an attack, not damage upon engaging or right after an action (3e.combat.attack). */
const isAttack = (g: G, { card, list }: EffectsFrame): boolean =>
  abilitiesOf(g, card).some(
    (one, at) =>
      'use' in one &&
      (one.use === 'surge' || one.use === 'combat-action') &&
      list.startsWith(`${card}/abilities/${at}/`),
  );

function untilEnd(
  g: G,
  f: EffectsFrame,
  own: boolean,
  change: (side: SideState) => void,
  what: string,
): void {
  const fight = g.find(combat);
  if (fight === undefined) return;
  const mine = ownSide(f, fight);
  const side = own ? mine : foeOf(mine);
  change(fight.sides[side]);
  g.emit(roundChanged, { side, what, rule: CARD });
}

/** An `amount` of `damage` of a kind is dealt to the foe, who may block it, unless it is `unblockable` or dealt upon engaging. `then` follows if damage was dealt: not if all of it was blocked. */
export const dealSchema: EffectSchema<'deal'> = {
  fields: {
    damage: 'DamageType',
    amount: 'Amount',
    'unblockable?': 'true',
    /** Carried out if damage was dealt: not if all of it was blocked (3e.combat.blocked-effects). */
    'then?': 'Effect[1..20]',
  },
  only: 'in combat',
};
export const deal: EffectRule<'deal'> = {
  act(g, f, e) {
    const fight = g.find(combat);
    if (fight === undefined) return;
    const own = ownSide(f, fight);
    // Forget damage of earlier effects.
    if (e.then !== undefined) f.result = {};
    // Damage upon engaging cannot be blocked (3e.combat.engage-trigger).
    blows.deal(g, foeOf(own), e.damage, amountOf(g, f, e.amount), {
      attack: isAttack(g, f),
      unblockable: e.unblockable === true || fight.round === 0,
    });
  },
  // Effects that need dealt damage do not happen if all of it was blocked (3e.combat.blocked-effects).
  after(g, f, e) {
    const { suffered = 0 } = (f.result ?? {}) as { readonly suffered?: number };
    if (e.then === undefined || suffered === 0) return;
    const list = below(f.list, f.at, 'then');
    callEffects(g, { player: f.player, card: f.card, list, x: f.x, side: f.side, counted: f.counted });
  },
};
export const dealText: EffectText<'deal'> = {
  text: 'deal {amount} {damage} damage{for}{unblockable, select, yes { that cannot be blocked} other {}}{then, select, none {} other {; if this deals damage, {then}}}',
  values: (e, say) => ({
    ...say.counted(e.amount),
    damage: say.word(e.damage),
    unblockable: e.unblockable ? 'yes' : 'no',
    then: say.list(e.then),
  }),
};
export const dealWorth: EffectWorth<'deal'> = {
  inCombat(e, { amount, blow, shields, list }) {
    const dealt = amount(e.amount);
    const blocked = e.unblockable !== true && shields() >= dealt;
    return blow(dealt, e.unblockable) + (e.then === undefined || blocked ? 0 : list(e.then));
  },
  onCard: (e, { amount, list }) => amount(e.amount) + (e.unblockable ? 0.3 : 0) + 0.6 * list(e.then),
};

/** Some `tokens` are turned over. */
export const flipSchema: EffectSchema<'flip'> = {
  fields: { tokens: 'TokenChoice' },
  only: 'in combat',
};
// One token of the controller's choice (3e.margath.taunt), or all in the pool (3e.corpse-king.curse).
export const flip: EffectRule<'flip'> = {
  options: (g, f, e) => optionsOf(g, f, e.tokens),
  act(g, f, e) {
    const fight = g.find(combat);
    if (fight === undefined) return;
    const side = sideOf(f, fight, e.tokens);
    for (const at of chosenPlaces(g, f, e.tokens)) {
      const token = fight.sides[side].tokens[at];
      if (token) pool.turn(g, fight, side, at, token.face === 0 ? 1 : 0, false, '3e.combat.flip');
    }
  },
};
const worthOfTokens = ({ tokens }: { readonly tokens: TokenChoice }): number => (tokens.many === 1 ? 1 : 1.5);
export const flipText: EffectText<'flip'> = {
  text: 'flip {tokens}',
  values: ({ tokens }, say) => ({ tokens: say.tokens(tokens) }),
};
export const flipWorth: EffectWorth<'flip'> = {
  inCombat: (e, { tokens }) => tokens(e.tokens, 'flip'),
  onCard: worthOfTokens,
};

/** Some `tokens` are cast again; spent ones come back to the pool. */
export const recastSchema: EffectSchema<'recast'> = {
  fields: { tokens: 'TokenChoice' },
  only: 'in combat',
};
export const recast: EffectRule<'recast'> = {
  options: (g, f, e) => (f.chosen.includes(FELL) ? null : optionsOf(g, f, e.tokens)),
  ask(g, f, e) {
    const fight = g.find(combat);
    const places = chosenPlaces(g, f, e.tokens);
    if (fight === undefined || places.length === 0 || f.chosen.includes(FELL)) return null;
    const { tokens } = fight.sides[sideOf(f, fight, e.tokens)];
    return { kind: 'toss', things: places.flatMap((at) => tokens[at]?.id ?? []) };
  },
  answer(g, f, e, answer) {
    const fight = g.find(combat);
    if (answer.type !== 'chance/toss' || fight === undefined) return;
    const side = sideOf(f, fight, e.tokens);
    chosenPlaces(g, f, e.tokens).forEach((at, i) => {
      pool.turn(g, fight, side, at, answer.sides[i] === 1 ? 1 : 0, true, '3e.combat.flip');
    });
    f.chosen.push(FELL);
  },
  act: () => {},
};
export const recastText: EffectText<'recast'> = {
  text: 'recast {tokens}',
  values: ({ tokens }, say) => ({ tokens: say.tokens(tokens) }),
};
export const recastWorth: EffectWorth<'recast'> = {
  inCombat: (e, { tokens }) => tokens(e.tokens, 'recast'),
  onCard: worthOfTokens,
};

/** Some `tokens` are removed from the pool until the end of the combat round. */
export const removeSchema: EffectSchema<'remove'> = {
  fields: { tokens: 'TokenChoice' },
  only: 'in combat',
};
export const remove: EffectRule<'remove'> = {
  options: (g, f, e) => optionsOf(g, f, e.tokens),
  act(g, f, e) {
    const fight = g.find(combat);
    if (fight === undefined) return;
    for (const at of chosenPlaces(g, f, e.tokens)) pool.remove(g, fight, sideOf(f, fight, e.tokens), at);
  },
};
export const removeText: EffectText<'remove'> = {
  text: 'remove {tokens}',
  values: ({ tokens }, say) => ({ tokens: say.tokens(tokens) }),
};
export const removeWorth: EffectWorth<'remove'> = {
  inCombat: (e, { tokens }) => tokens(e.tokens, 'remove'),
  onCard: worthOfTokens,
};

/** Until the end of the combat round the symbols of these kinds count double on your tokens. */
export const doubleSchema: EffectSchema<'double'> = {
  fields: { symbols: 'TokenSymbol[1..8]' },
  only: 'in combat',
};
export const double: EffectRule<'double'> = {
  act(g, f, e) {
    for (const symbol of e.symbols)
      untilEnd(g, f, true, (side) => side.doubled.push(symbol), `double ${symbol}`);
  },
};
export const doubleText: EffectText<'double'> = {
  text: 'until the end of the combat round, {voice, select, it {its} other {your}} {symbols} symbols count double',
  values: (e, say) => ({ voice: say.voice, symbols: say.symbols(e.symbols, 'and') }),
  lasting: '{symbol} of {side} counts double',
};
export const doubleWorth: EffectWorth<'double'> = {
  inCombat: (e, { g, own }) =>
    own.tokens
      .filter((token) => pool.isFree(own, token) && e.symbols.includes(pool.faceOf(g, token).symbol))
      .reduce((sum, token) => sum + pool.worthOf(g, own, token), 0),
  onCard: () => 1.5,
};

/** Until the end of the combat round the foe cannot use surge abilities. */
export const noSurgeSchema: EffectSchema<'no-surge'> = {
  only: 'in combat',
};
export const noSurge: EffectRule<'no-surge'> = {
  act(g, f) {
    const change = (side: SideState): void => {
      side.noSurge = true;
    };
    untilEnd(g, f, false, change, 'no-surge');
  },
};
export const noSurgeText: EffectText<'no-surge'> = {
  text: 'the foe cannot use surge abilities until the end of the combat round',
  lasting: '{side} uses no surge abilities',
};
export const noSurgeWorth: EffectWorth<'no-surge'> = {
  inCombat: (_e, { g, foe }) => 0.9 * pool.showing(g, foe, 'surge').length,
  onCard: () => 1.2,
};

/** Until the end of the combat round what you suffer from attacks of the foe is dealt back as `damage` of a kind. */
export const reflectSchema: EffectSchema<'reflect'> = {
  fields: { damage: 'DamageType' },
  only: 'in combat',
};
export const reflect: EffectRule<'reflect'> = {
  act: (g, f, e) => untilEnd(g, f, true, (side) => side.reflect.push(e.damage), `reflect ${e.damage}`),
};
export const reflectText: EffectText<'reflect'> = {
  text: 'until the end of the combat round, damage that {voice, select, it {it suffers} other {you suffer}} from the foe’s attacks is dealt back as {damage} damage',
  values: (e, say) => ({ voice: say.voice, damage: say.word(e.damage) }),
  lasting: 'damage from attacks on {side} comes back as {symbol} damage',
};
export const reflectWorth: EffectWorth<'reflect'> = {
  inCombat: (_e, { threat }) => 0.5 * threat(),
  onCard: () => 1.2,
};

/** You take one more combat action before the foe’s turn. */
export const actAgainSchema: EffectSchema<'act-again'> = {
  only: 'in combat',
};
// The foe's turn waits (3e.hero.hawthorne.onslaught).
export const actAgain: EffectRule<'act-again'> = {
  act(g) {
    const fight = g.find(combat);
    if (fight !== undefined) fight.again = raised(fight.again);
  },
};
export const actAgainText: EffectText<'act-again'> = {
  text: 'take another combat action',
};
export const actAgainWorth: EffectWorth<'act-again'> = {
  inCombat: () => 0.5,
  onCard: () => 0.7,
};

/** A surge ability of a random enemy card in the combat discard pile is carried out without its cost, X being 1. */
export const borrowSurgeSchema: EffectSchema<'borrow-surge'> = {
  only: 'in combat',
};
// A random enemy card of the combat discard pile gives any one of its surge abilities, with X as 1
// (3e.corpse-king.raise-dead, 3e.combat.surge-x).
export const borrowSurge: EffectRule<'borrow-surge'> = {
  ask(g, f) {
    const enemies = (g.state.discards.combat ?? []).filter((id) => cardOf(g, id).kind === 'enemy');
    return f.chosen.length === 0 && enemies.length > 0 ? { kind: 'pick', from: enemies } : null;
  },
  answer(g, f, _e, answer) {
    if (answer.type !== 'chance/pick') return;
    f.chosen.push(answer.choice);
    g.goto(f, 'choose');
  },
  options(g, f) {
    const [card] = f.chosen;
    if (card === undefined || f.chosen.length > 1) return null;
    return abilitiesOf(g, card).flatMap((one) => (isUsed(one, 'surge') ? [one.id] : []));
  },
  act(g, f) {
    const [card, ability] = f.chosen;
    if (card === undefined || ability === undefined) return;
    const at = abilitiesOf(g, card).findIndex((one) => 'id' in one && one.id === ability);
    callEffects(g, { player: f.player, card, list: `${card}/abilities/${at}/do`, x: 1, side: f.side });
  },
};
export const borrowSurgeText: EffectText<'borrow-surge'> = {
  text: 'choose at random 1 enemy card in the combat discard pile and carry out any 1 surge ability of it, X being 1',
};
export const borrowSurgeWorth: EffectWorth<'borrow-surge'> = {
  inCombat: () => 1.5,
};
