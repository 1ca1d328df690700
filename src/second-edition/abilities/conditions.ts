import {
  attributeOf,
  cardOf,
  colorOf,
  countItems,
  hasAlly,
  isAdventure,
  isProtected,
  itemOf,
  playerState,
  runesOf,
} from '../base/cards.js';
import { hoardOf } from '../base/cards-on-board.js';
import { combatOf, countersAre, enemyOf, findCharacter, rivalOf } from '../base/combatants.js';
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
import { bonuses, type CardId } from '../base/state.js';
import { type G, query } from '../base/vocabulary.js';
import type { Amount, Attribute, Condition, Span } from './language.js';

/** For whom conditions are checked and amounts counted. */
export interface Moment {
  /** The player whom the card calls "you". */
  readonly player: number;
  /** The card with the ability. */
  readonly card: CardId;
  /** The Ally whose card it is; for any other card the player's Hero. */
  readonly bearer: CardId;
}

const nobody = {};

const within = (n: number, { atLeast, atMost }: Span): boolean =>
  (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);

/** Whether a condition holds at this moment. */
export function holds(g: G, condition: Condition | undefined, moment: Moment): boolean {
  if (condition === undefined) return true;
  for (const word in condition) {
    const check = checks[word as keyof Condition] as (g: G, value: unknown, moment: Moment) => boolean;
    if (!check(g, condition[word as keyof Condition], moment)) return false;
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

type Checks = {
  readonly [W in keyof Required<Condition>]: (g: G, value: Required<Condition>[W], moment: Moment) => boolean;
};

const checks: Checks = {
  phase: (g, types) => {
    const f = g.find(phase);
    return f !== undefined && types.includes(f.type);
  },
  roll: (g, kinds) => {
    const f = g.find(roll);
    return f !== undefined && (kinds as readonly string[]).includes(f.purpose);
  },
  attribute: (g, list) => {
    const now = attributeNow(g);
    return now !== null && list.includes(now);
  },
  skill: (g, skill) => g.find(roll)?.skill === skill,
  firstRoll: (g, wanted, { player }) => (g.find(combat)?.rolled.includes(player) !== true) === wanted,
  dice: (g, span) => {
    const f = g.find(roll);
    return f !== undefined && f.dice.length > 0 && within(sum(f.dice), span);
  },
  doubles: (g, wanted) => {
    const dice = g.find(roll)?.dice ?? [];
    return dice.length === 2 && (dice[0] === dice[1]) === wanted;
  },
  succeeded: (g, wanted) => {
    const f = g.find(roll);
    return f !== undefined && !f.open && meetsTarget(g, f) === wanted;
  },
  inCombat: (g, wanted, { player }) => (combatOf(g, player) !== undefined) === wanted,
  enemy: (g, words, { player }) => {
    const fight = combatOf(g, player);
    return fight !== undefined && words.some((word) => enemyIs(g, fight, word));
  },
  color: (g, colors, { player }) => {
    const card = facedCard(g, player);
    const color = card === null ? null : colorOf(g, card);
    return color !== null && colors.includes(color);
  },
  round: (g, span, { player }) => {
    const fight = combatOf(g, player);
    return fight !== undefined && within(fight.round, span);
  },
  space: (g, places, { player }) => {
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
  event: (g, span) => within(eventNumber(g), span),
  gold: (g, span, { player }) => within(playerState(g, player).gold, span),
  allies: (g, span, { player }) => within(playerState(g, player).allies.length, span),
  level: (g, span, { player }) => within(experienceCounters(g, player), span),
  wounds: (g, span, { bearer }) =>
    countersAre(g, findCharacter(g, bearer)?.character ?? nobody, 'wounds', (count) => within(count, span)),
  exhaustion: (g, span, { bearer }) =>
    countersAre(g, findCharacter(g, bearer)?.character ?? nobody, 'exhaustion', (count) =>
      within(count, span),
    ),
  have: (g, what, { player }) => {
    const p = playerState(g, player);
    if (p.allies.some((ally) => ally.card === what) || p.kept.includes(what)) return true;
    return p.items.some(
      ({ card }) => card === what || itemOf(g, card).class === what || itemOf(g, card).type === what,
    );
  },
  canLose: (g, kind, { player }) => {
    const { allies, items } = playerState(g, player);
    const losable = ({ card }: { readonly card: string }): boolean => !isProtected(g, card);
    return (kind !== 'item' && allies.some(losable)) || (kind !== 'ally' && items.some(losable));
  },
  progress: (g, span, { player, card }) => within(progressOf(g, player, card), span),
  harm: (g, kinds) => {
    const f = g.find(harm);
    return f !== undefined && kinds.includes(f.harm);
  },
  from: (g, origins) => {
    const f = g.find(harm);
    return f !== undefined && origins.includes(f.from);
  },
  whose: (g, whose, { player, bearer }) => {
    const who = concerned(g);
    if (who === null || findCharacter(g, who)?.player !== player) return false;
    if (whose === 'bearer') return who === bearer;
    const p = playerState(g, player);
    return whose === 'you' ? who === p.hero.card : hasAlly(p, who);
  },
  special: (g, words, moment) => words.every((word) => meansSpecial(g, word, moment)),
  not: (g, condition, moment) => !holds(g, condition, moment),
  any: (g, conditions, moment) => conditions.some((condition) => holds(g, condition, moment)),
};

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

const eventNumber = (g: G): number => {
  const card = g.state.event === null ? null : cardOf(g, g.state.event);
  return card?.kind === 'event' ? card.number : 0;
};

/** The number of a Hero's experience counters: its level. */
export const experienceCounters = (g: G, player: number): number => {
  const { experience } = playerState(g, player).hero;
  let counters = 0;
  for (const bonus of bonuses) counters += experience[bonus];
  return counters;
};

const progressOf = (g: G, player: number, card: CardId): number =>
  playerState(g, player).quests.find((quest) => quest.card === card)?.progress ??
  hoardOf(g.state, card)?.progress ??
  0;

const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

/** The number of an amount at this moment. */
export function amountOf(g: G, amount: Amount, moment: Moment): number {
  if (typeof amount === 'number') return amount;
  return counted(g, amount.count, moment) * (amount.times ?? 1) + (amount.plus ?? 0);
}

function counted(g: G, what: Exclude<Amount, number>['count'], { player, card }: Moment): number {
  const p = playerState(g, player);
  switch (what) {
    case 'your-allies':
      return p.allies.length;
    case 'your-items':
      return p.items.length;
    case 'your-weapons':
      return countItems(g, p, 'weapon');
    case 'your-runes':
      return runesOf(g, p);
    case 'your-gold':
      return p.gold;
    case 'your-wounds':
      return p.hero.wounds;
    case 'your-exhaustion':
      return p.hero.exhaustion;
    case 'your-experience-counters':
      return experienceCounters(g, player);
    case 'your-life-counters':
      return p.hero.experience.life;
    case 'combat-round':
      return combatOf(g, player)?.round ?? 0;
    case 'event-number':
      return eventNumber(g);
    case 'progress':
      return progressOf(g, player, card);
    case 'gold-on-this':
      return hoardOf(g.state, card)?.gold ?? 0;
    case 'players':
      return g.state.players.length;
    case 'enemy-wounds': {
      const fight = combatOf(g, player);
      if (!fight) return 0;
      const rival = rivalOf(fight, player);
      if (rival !== null) return playerState(g, rival).hero.wounds;
      return fight.opponent.is === 'hero' ? 0 : fight.opponent.wounds;
    }
  }
}
