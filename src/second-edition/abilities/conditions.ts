import {
  and,
  ofSort,
  or,
  type Phrases,
  phrase,
  type Reason,
  type ReasonValue,
  why,
} from '../../kernel/index.js';
import {
  attributeOf,
  cardOf,
  colorOf,
  hasAlly,
  isAdventure,
  isProtected,
  itemOf,
  playerState,
} from '../base/cards.js';
import { combatOf, countersAre, enemyOf, findCharacter } from '../base/combatants.js';
import {
  adventure,
  type CombatFrame,
  combat,
  grantedAttack,
  harm,
  phase,
  type RollFrame,
  roll,
} from '../base/frames.js';
import { terrainAt, townAt } from '../base/ground.js';
import type { CardId } from '../base/state.js';
import { type G, query } from '../base/vocabulary.js';
import { eventNumber, experienceCounters, type Moment, progressOf } from './amounts.js';
import type { Attribute, Condition, Span } from './language.js';

const nobody = {};

const within = (n: number, { atLeast, atMost }: Span): boolean =>
  (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);

/** Whether a condition holds at this moment. */
export function holds(g: G, condition: Condition | undefined, moment: Moment): boolean {
  if (condition === undefined) return true;
  for (const word in condition) {
    const { holds } = conditions[word as keyof Condition] as Any;
    if (!holds(g, condition[word as keyof Condition], moment)) return false;
  }
  return true;
}

/** Whether a special word of a module holds. The base game has none. */
export const meansSpecial = query(
  'does this special condition hold',
  (_g: G, _word: string, _moment: Moment): boolean => false,
);

/**
 * Whether a roll meets its target now. The chapter of rolls overrides it: the total depends on cards, and so on
 * conditions.
 */
export const meetsTarget = query('does a roll meet its target now', (_g: G, _f: RollFrame): boolean => false);

function number({ atLeast, atMost }: Span): ReasonValue {
  if (atLeast !== undefined && atLeast === atMost) return why`exactly ${atLeast}`;
  return and([
    ...(atLeast === undefined ? [] : [why`at least ${atLeast}`]),
    ...(atMost === undefined ? [] : [why`at most ${atMost}`]),
  ]);
}

const rolls: Phrases<'attack' | 'defend' | 'escape' | 'test'> = {
  attack: 'an attack',
  defend: 'a defense',
  escape: 'an escape',
  test: 'a test',
};
const sources: Phrases<'enemy' | 'escape' | 'card'> = {
  enemy: 'from the enemy',
  escape: 'from a failed escape',
  card: 'from a card',
};
const owners: Phrases<'bearer' | 'you' | 'your-allies'> = {
  bearer: 'the one whose card it is',
  you: 'your Hero',
  'your-allies': 'one of your Allies',
};
const losable: Phrases<'item' | 'ally' | 'either'> = {
  item: 'an Item',
  ally: 'an Ally',
  either: 'an Item or an Ally',
};

/** Conditions write a town as `town:tamalir`. */
const placeNamed = (place: string): ReasonValue =>
  place.startsWith('town:') ? ofSort('town', place.slice('town:'.length)) : place;

/** A condition, where it is looked up by name. */
interface Any {
  readonly holds: (g: G, value: unknown, moment: Moment) => boolean;
  readonly says: (value: unknown) => ReasonValue;
}

type Conditions = {
  readonly [W in keyof Required<Condition>]: {
    readonly holds: (g: G, value: Required<Condition>[W], moment: Moment) => boolean;
    readonly says: (value: Required<Condition>[W]) => ReasonValue;
  };
};

/** What a card can ask for: when it holds, and how refusals name it. */
const conditions: Conditions = {
  phase: {
    holds: (g, types) => {
      const f = g.find(phase);
      return f !== undefined && types.includes(f.type);
    },
    says: (types) => why`the ${or(types)} phase`,
  },
  roll: {
    holds: (g, kinds) => {
      const f = g.find(roll);
      return f !== undefined && (kinds as readonly string[]).includes(f.purpose);
    },
    says: (kinds) => why`a roll for ${or(kinds.map((kind) => phrase(rolls[kind])))}`,
  },
  attribute: {
    holds: (g, list) => {
      const now = attributeNow(g);
      return now !== null && list.includes(now);
    },
    says: (list) => why`a roll of ${or(list)}`,
  },
  skill: {
    holds: (g, skill) => g.find(roll)?.skill === skill,
    says: (skill) => why`a test of ${skill}`,
  },
  firstRoll: {
    holds: (g, wanted, { player }) => (g.find(combat)?.rolled.includes(player) !== true) === wanted,
    says: (wanted) =>
      wanted ? why`the first combat roll of the combat` : why`not the first combat roll of the combat`,
  },
  dice: {
    holds: (g, span) => {
      const f = g.find(roll);
      return f !== undefined && f.dice.length > 0 && within(sum(f.dice), span);
    },
    says: (span) => why`dice that come to ${number(span)}`,
  },
  doubles: {
    holds: (g, wanted) => {
      const dice = g.find(roll)?.dice ?? [];
      return dice.length === 2 && (dice[0] === dice[1]) === wanted;
    },
    says: (wanted) => (wanted ? why`two dice that show the same` : why`two dice that show different numbers`),
  },
  succeeded: {
    holds: (g, wanted) => {
      const f = g.find(roll);
      return f !== undefined && !f.open && meetsTarget(g, f) === wanted;
    },
    says: (wanted) => (wanted ? why`a roll that meets its target` : why`a roll that misses its target`),
  },
  inCombat: {
    holds: (g, wanted, { player }) => (combatOf(g, player) !== undefined) === wanted,
    says: (wanted) => (wanted ? why`a combat` : why`that you are in no combat`),
  },
  enemy: {
    holds: (g, words, { player }) => {
      const fight = combatOf(g, player);
      return fight !== undefined && words.some((word) => enemyIs(g, fight, word));
    },
    says: (kinds) => why`an enemy that is ${or(kinds)}`,
  },
  color: {
    holds: (g, colors, { player }) => {
      const card = facedCard(g, player);
      const color = card === null ? null : colorOf(g, card);
      return color !== null && colors.includes(color);
    },
    says: (colors) => why`an adventure card that is ${or(colors)}`,
  },
  round: {
    holds: (g, span, { player }) => {
      const fight = combatOf(g, player);
      return fight !== undefined && within(fight.round, span);
    },
    says: (span) => why`a combat round of number ${number(span)}`,
  },
  space: {
    holds: (g, places, { player }) => {
      const at = playerState(g, player).hero.space;
      const space = at === null ? undefined : g.content.board.spaces[at];
      return (
        space !== undefined &&
        places.some(
          (place) =>
            place === terrainAt(g, space.id) || place === `town:${townAt(g, space.id)}` || place === space.id,
        )
      );
    },
    says: (places) => why`a space that is ${or(places.map(placeNamed))}`,
  },
  event: {
    holds: (g, span) => within(eventNumber(g), span),
    says: (span) => why`an Event in play of number ${number(span)}`,
  },
  gold: {
    holds: (g, span, { player }) => within(playerState(g, player).gold, span),
    says: (span) => why`gold: ${number(span)}`,
  },
  allies: {
    holds: (g, span, { player }) => within(playerState(g, player).allies.length, span),
    says: (span) => why`Allies: ${number(span)}`,
  },
  level: {
    holds: (g, span, { player }) => within(experienceCounters(g, player), span),
    says: (span) => why`experience counters: ${number(span)}`,
  },
  wounds: {
    holds: (g, span, { bearer }) =>
      countersAre(g, findCharacter(g, bearer)?.character ?? nobody, 'wounds', (count) => within(count, span)),
    says: (span) => why`wounds on the one whose card it is: ${number(span)}`,
  },
  exhaustion: {
    holds: (g, span, { bearer }) =>
      countersAre(g, findCharacter(g, bearer)?.character ?? nobody, 'exhaustion', (count) =>
        within(count, span),
      ),
    says: (span) => why`exhaustion on the one whose card it is: ${number(span)}`,
  },
  have: {
    holds: (g, what, { player }) => {
      const p = playerState(g, player);
      if (p.allies.some((ally) => ally.card === what) || p.kept.includes(what)) return true;
      return p.items.some(
        ({ card }) => card === what || itemOf(g, card).class === what || itemOf(g, card).type === what,
      );
    },
    says: (what) => why`that you have ${what}`,
  },
  canLose: {
    holds: (g, kind, { player }) => {
      const { allies, items } = playerState(g, player);
      const losable = ({ card }: { readonly card: string }): boolean => !isProtected(g, card);
      return (kind !== 'item' && allies.some(losable)) || (kind !== 'ally' && items.some(losable));
    },
    says: (kind) => why`${phrase(losable[kind])} that can be lost`,
  },
  progress: {
    holds: (g, span, { player, card }) => within(progressOf(g, player, card), span),
    says: (span) => why`counters on the card: ${number(span)}`,
  },
  harm: {
    holds: (g, kinds) => {
      const f = g.find(harm);
      return f !== undefined && kinds.includes(f.harm);
    },
    says: (kinds) => why`${or(kinds)} about to be taken`,
  },
  from: {
    holds: (g, origins) => {
      const f = g.find(harm);
      return f !== undefined && origins.includes(f.from);
    },
    says: (origins) => why`harm ${or(origins.map((origin) => phrase(sources[origin])))}`,
  },
  whose: {
    holds: (g, whose, { player, bearer }) => {
      const who = concerned(g);
      if (who === null || findCharacter(g, who)?.player !== player) return false;
      if (whose === 'bearer') return who === bearer;
      const p = playerState(g, player);
      return whose === 'you' ? who === p.hero.card : hasAlly(p, who);
    },
    says: (whose) => why`that it is about ${phrase(owners[whose])}`,
  },
  special: {
    holds: (g, words, moment) => words.every((word) => meansSpecial(g, word, moment)),
    says: (list) => why`what it calls ${and(list)}`,
  },
  not: {
    holds: (g, condition, moment) => !holds(g, condition, moment),
    says: (condition) => why`anything but ${all(condition)}`,
  },
  any: {
    holds: (g, conditions, moment) => conditions.some((condition) => holds(g, condition, moment)),
    says: (conditions) => or(conditions.map(all)),
  },
};

const said = <W extends keyof Condition>(condition: Condition, word: W): ReasonValue =>
  (conditions[word] as Any).says(condition[word]);

const all = (condition: Condition): ReasonValue =>
  and((Object.keys(condition) as (keyof Condition)[]).map((word) => said(condition, word)));

/** The first part of a condition that does not hold. */
export function missing(g: G, condition: Condition, moment: Moment): Reason {
  const words = Object.keys(condition) as (keyof Condition)[];
  const unmet = words.find((word) => !holds(g, { [word]: condition[word] }, moment)) ?? words[0];
  return why`The card asks for ${unmet === undefined ? why`something else` : said(condition, unmet)}, and that is not so now.`;
}

/** The Hero or Ally about to be harmed, rolling or attacking: the innermost of these. */
export function concerned(g: G): CardId | null {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const f = frames[i];
    if (f?.kind === harm.kind) return (f as { target?: CardId }).target ?? null;
    if (f?.kind === roll.kind || f?.kind === phase.kind || f?.kind === grantedAttack.kind)
      return (f as { by?: CardId }).by || null;
  }
  return null;
}

function attributeNow(g: G): Attribute | null {
  const rolling = g.find(roll);
  if (rolling) return rolling.attribute;
  const fighting = g.find(phase);
  return fighting ? attributeOf[fighting.type] : null;
}

function enemyIs(g: G, { opponent }: CombatFrame, word: string): boolean {
  if (word === opponent.is) return true;
  if (opponent.is === 'hero') return false;
  return opponent.card === word || enemyOf(g, opponent)?.words?.includes(word) === true;
}

/** The adventure card that a player faces: the enemy's, or the one being resolved. */
export const facedCard = query('the adventure card a player faces', (g: G, player: number): CardId | null => {
  const opponent = combatOf(g, player)?.opponent;
  if (opponent && opponent.is !== 'hero') return opponent.card;
  const card = g.find(adventure)?.card ?? null;
  return card !== null && isAdventure(cardOf(g, card)) ? card : null;
});

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);
