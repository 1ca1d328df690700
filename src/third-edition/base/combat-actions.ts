import { forbid, type Refusal } from '../../kernel/index.js';
import { damageTypes } from '../abilities/language.js';
import { deal } from './blows.js';
import { acted, foeOf } from './combatants.js';
import { combatPassed, tokenDoubled } from './event-kinds/index.js';
import type { CombatFrame } from './frames.js';
import * as pool from './tokens.js';
import { action, type G } from './vocabulary.js';

/* The combat actions of every combatant: damage, agility, double, pass (3e.combat.action-list). */

/** Tokens of one kind, for the sum of their symbols (3e.combat.damage, 3e.combat.damage-one-type, 3e.combat.damage-any-number). */
export const strike = action<CombatFrame>()('combat/deal', {
  parameters: { tokens: 'integers' },
  moment: '3e.combat.damage',
  ranges: [pool.anyTokens],
  exact: true,
  candidates(g, f, add) {
    for (const type of damageTypes)
      for (const tokens of pool.choicesOf(pool.showing(g, f.sides[f.acting], type)))
        add({ type: 'combat/deal', tokens });
  },
  refuse: (g, f, { tokens }) =>
    damageTypes.some((type) => pool.isChoice(tokens, pool.showing(g, f.sides[f.acting], type)))
      ? null
      : forbid(
          '3e.combat.damage-one-type',
          'You deal damage with tokens of your pool that show the same kind of it, named by their places in order.',
        ),
  run(g, f, { tokens }) {
    const side = f.sides[f.acting];
    const [first = 0] = tokens;
    const token = side.tokens[first];
    const symbol = token === undefined ? 'dash' : pool.faceOf(g, token).symbol;
    const damage = damageTypes.find((type) => type === symbol);
    const amount = pool.sumOf(g, side, tokens);
    pool.spend(g, f, f.acting, tokens, '3e.combat.damage');
    acted(g, f);
    if (damage !== undefined) deal(g, foeOf(f.acting), damage, amount, { attack: true });
  },
});

const refuseAgility = (g: G, f: CombatFrame, token: number): Refusal | null =>
  pool.showing(g, f.sides[f.acting], 'agility').includes(token)
    ? null
    : forbid('3e.combat.agility-own', 'You spend a token of your pool that shows agility.');

/** Agility on the own pool flips another token (3e.combat.agility-own, 3e.combat.agility-target). */
export const flipOwn = action<CombatFrame>()('combat/flip', {
  parameters: { token: 'integer', on: 'integer' },
  moment: '3e.combat.agility-own',
  exact: true,
  candidates(g, f, add) {
    for (const token of pool.showing(g, f.sides[f.acting], 'agility'))
      for (const on of pool.freeIn(f.sides[f.acting]))
        if (on !== token) add({ type: 'combat/flip', token, on });
  },
  refuse: (g, f, { token, on }) =>
    refuseAgility(g, f, token) ??
    (on !== token && pool.freeIn(f.sides[f.acting]).includes(on)
      ? null
      : forbid('3e.combat.agility-target', 'Agility turns another token of your own pool.')),
  run(g, f, { token, on }) {
    const target = f.sides[f.acting].tokens[on];
    pool.spend(g, f, f.acting, [token], '3e.combat.agility-own');
    if (target) pool.turn(g, f, f.acting, on, target.face === 0 ? 1 : 0, false, '3e.combat.agility-own');
    f.agility = true;
    acted(g, f);
  },
});

/** Agility on the foe casts one of its tokens again (3e.combat.agility-foe). */
export const recastFoe = action<CombatFrame>()('combat/recast', {
  parameters: { token: 'integer', on: 'integer' },
  moment: '3e.combat.agility-foe',
  exact: true,
  candidates(g, f, add) {
    for (const token of pool.showing(g, f.sides[f.acting], 'agility'))
      for (const on of pool.freeIn(f.sides[foeOf(f.acting)])) add({ type: 'combat/recast', token, on });
  },
  refuse: (g, f, { token, on }) =>
    refuseAgility(g, f, token) ??
    (pool.freeIn(f.sides[foeOf(f.acting)]).includes(on)
      ? null
      : forbid('3e.combat.agility-target', 'Agility has a token of your foe’s pool cast again.')),
  run(g, f, { token, on }) {
    pool.spend(g, f, f.acting, [token], '3e.combat.agility-foe');
    f.recast = on;
    f.agility = true;
    acted(g, f);
  },
});

/**
 * A token on a double token counts double (3e.combat.double). Each double takes one token, and no token goes on top of that
 * (3e.combat.double-twice); agility may go on it (3e.combat.double-agility).
 */
export const double = action<CombatFrame>()('combat/double', {
  parameters: { token: 'integer', on: 'integer' },
  moment: '3e.combat.double',
  candidates(g, f, add) {
    for (const on of pool.showing(g, f.sides[f.acting], 'double'))
      for (const token of pool.freeIn(f.sides[f.acting]))
        if (token !== on) add({ type: 'combat/double', token, on });
  },
  refuse(g, f, { token, on }) {
    const side = f.sides[f.acting];
    const upper = side.tokens[token];
    const lower = side.tokens[on];
    if (!pool.showing(g, side, 'double').includes(on) || lower?.on !== null)
      return forbid(
        '3e.combat.double-twice',
        'Lay the token on a free double token that is not itself on another.',
      );
    if (upper === undefined || token === on || !pool.isFree(side, upper) || upper.on !== null)
      return forbid(
        '3e.combat.double-twice',
        'Lay another token of your pool on it that is not yet on a double token.',
      );
    return null;
  },
  run(g, f, { token, on }) {
    const { tokens } = f.sides[f.acting];
    const upper = tokens[token];
    const lower = tokens[on];
    if (!upper || !lower) return;
    upper.on = lower.id;
    g.emit(tokenDoubled, { side: f.acting, token: upper.id, on: lower.id, rule: '3e.combat.double' });
    acted(g, f);
  },
});

/** By choice (3e.combat.pass) or forced (3e.combat.pass-forced, 3e.combat.pass-useless), for the round (3e.combat.pass-final). */
export const pass = action<CombatFrame>()('combat/pass', {
  moment: '3e.combat.pass',
  run(g, f) {
    f.sides[f.acting].passed = true;
    f.acted = false;
    f.again = 0;
    g.emit(combatPassed, { side: f.acting, rule: '3e.combat.pass' });
    g.next(f);
  },
});
