import { copyJson } from '../../../kernel/index.js';
import type { CombatFrame, Opponent } from '../../base/frames.js';
import type { CardId, Character, HeroState } from '../../base/state.js';

/* Objects whose values are gauges share a few accessors, added last: a field that becomes an accessor costs the hidden class. */

export interface Dials {
  number(gauge: number): number;
  write(gauge: number, value: number): void;
  attackers(): CardId[];
  writeAttackers(list: CardId[]): void;
  pursuit(): number | null;
  writePursuit(target: number | null): void;
}

/** The gauges of every combat; those of characters follow. */
export const ENEMY = 0;
export const ATTACKED = 1;
/** The target of an escape from a Hero. */
export const PURSUIT = 2;
export const ROUND = 3;

const DIALS = Symbol('dials');
const FIRST = Symbol('first gauge');

interface Gauged {
  [DIALS]: Dials;
  [FIRST]: number;
}

const numberAt = (place: number): PropertyDescriptor => ({
  enumerable: true,
  configurable: true,
  get(this: Gauged) {
    return this[DIALS].number(this[FIRST] + place);
  },
  set(this: Gauged, value: number) {
    this[DIALS].write(this[FIRST] + place, value);
  },
});

const wounds = /* @__PURE__ */ numberAt(0);
const exhaustion = /* @__PURE__ */ numberAt(1);
const round = /* @__PURE__ */ numberAt(ROUND);
const attacked: PropertyDescriptor = {
  enumerable: true,
  configurable: true,
  get(this: Gauged) {
    return this[DIALS].attackers();
  },
  set(this: Gauged, list: CardId[]) {
    this[DIALS].writeAttackers(list);
  },
};
const escapeTarget: PropertyDescriptor = {
  enumerable: true,
  configurable: true,
  get(this: Gauged) {
    return this[DIALS].pursuit();
  },
  set(this: Gauged, target: number | null) {
    this[DIALS].writePursuit(target);
  },
};

const ofCharacters = { wounds, exhaustion };
const ofFights = { round, attacked, escapeTarget };
const ofEnemies = { wounds };

export const isGauge = (of: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(of, name)?.get !== undefined;

/** The gauge of a counter, if it has one. */
export function gaugeIn(dials: Dials, of: object, name: string): number | undefined {
  const { [DIALS]: its, [FIRST]: first } = of as Partial<Gauged>;
  if (its !== dials || first === undefined || !isGauge(of, name)) return undefined;
  return name === 'wounds' ? first : name === 'exhaustion' ? first + 1 : name === 'round' ? ROUND : undefined;
}

function fitted<T extends object>(of: object, dials: Dials, first: number, gauges: PropertyDescriptorMap): T {
  (of as Gauged)[DIALS] = dials;
  (of as Gauged)[FIRST] = first;
  for (const name in gauges) Object.defineProperty(of, name, gauges[name] as PropertyDescriptor);
  return of as T;
}

/** Turns values into gauges, after all other fields as in copies. */
function refitted(of: object, dials: Dials, first: number, gauges: PropertyDescriptorMap): void {
  for (const name in gauges) delete (of as Record<string, unknown>)[name];
  fitted(of, dials, first, gauges);
}

export const fitCharacter = (character: Character, dials: Dials, first: number): void =>
  refitted(character, dials, first, ofCharacters);

export function fitFight(fight: CombatFrame, dials: Dials): void {
  if (fight.opponent.is !== 'hero' && !isGauge(fight.opponent, 'wounds'))
    refitted(fight.opponent, dials, ENEMY, ofEnemies);
  if (!isGauge(fight, 'round')) refitted(fight, dials, 0, ofFights);
}

export const gaugedHero = (
  { card, space, cameFrom, experience: { mind, body, spirit, stamina, life } }: HeroState,
  dials: Dials,
  first: number,
): HeroState =>
  fitted(
    { card, space, cameFrom, experience: { mind, body, spirit, stamina, life } } satisfies Rest<HeroState>,
    dials,
    first,
    ofCharacters,
  );

export const gaugedAlly = ({ card }: Character, dials: Dials, first: number): Character =>
  fitted({ card } satisfies Rest<Character>, dials, first, ofCharacters);

export function gaugedFight(now: CombatFrame, dials: Dials): CombatFrame {
  const copy: Omit<CombatFrame, keyof typeof ofFights> = {
    attacker: now.attacker,
    opponent: gaugedOpponent(now.opponent, dials),
    space: now.space,
    extra: [...now.extra],
    skipped: [...now.skipped],
    rolled: [...now.rolled],
    activations: [...now.activations],
    used: [...now.used],
    boosts: copyJson(now.boosts),
    kind: now.kind,
    step: now.step,
  };
  return fitted(
    now.result === undefined ? copy : { ...copy, result: copyJson(now.result) },
    dials,
    0,
    ofFights,
  );
}

function gaugedOpponent(now: Opponent, dials: Dials): Opponent {
  if (now.is === 'hero') return { is: now.is, player: now.player };
  if (now.is === 'foe')
    return fitted({ is: now.is, card: now.card, list: now.list, at: now.at }, dials, ENEMY, ofEnemies);
  const { is, card, from, noEscape, follows } = now;
  const copy = { is, card, from };
  if (noEscape !== undefined) Object.assign(copy, { noEscape });
  if (follows !== undefined) Object.assign(copy, { follows });
  return fitted(copy, dials, ENEMY, ofEnemies);
}

type Rest<C extends Character> = Omit<C, keyof typeof ofCharacters>;
