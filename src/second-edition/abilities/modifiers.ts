import { bitOf, cardOfList } from '../base/card-index.js';
import { hasAlly, playerState } from '../base/cards.js';
import { companionsOf, ENEMY, isHero, rivalOf } from '../base/combatants.js';
import { type Boost, combat } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { amountOf, concerned, holds, type Moment } from './conditions.js';
import { heroStats, type Modifier, type Stat, type Who } from './language.js';
import { anythingLasts, borneBy, eachBoost, eachSide, enemySide, type Origin } from './sources.js';

/**
 * How much the cards in play change a value: of a Hero or Ally of `player`, or of the enemy that player fights (`ENEMY`).
 * Always-On Items count as long as they are there (2e.items.always-on).
 */
export const changeOf = (g: G, stat: Stat, player: number, subject: CardId): number =>
  mayChange(g, stat, player) ? tally(g, stat, player, subject, null) : 0;

/** Whether anything in play could change it at all: in most moments nothing can, which is soon seen. */
function mayChange(g: G, stat: Stat, player: number): boolean {
  const bit = bitOf.stat(stat);
  if ((borneBy(g, player).stats & bit) !== 0 || companionsOf(g, player).length > 0) return true;
  if (anythingLasts(g)) return true;
  const fight = g.find(combat);
  if (fight === undefined) return false;
  const rival = rivalOf(fight, player);
  if (rival !== null && ((borneBy(g, rival).stats & bit) !== 0 || companionsOf(g, rival).length > 0))
    return true;
  return ((enemySide(g, fight)?.bears.stats ?? 0) & bit) !== 0;
}

/** Told of a change: by how much, from which moment and by whose word; and for one that holds for a while, what made it. */
type Heard = (amount: number, moment: Moment, origin: Origin, boost: Boost | null) => void;

/** Visits every change that {@link changeOf} adds up. */
export function eachChange(g: G, stat: Stat, player: number, subject: CardId, heard: Heard): void {
  tally(g, stat, player, subject, heard);
}

/** Adds the changes up; bots ask for the sum so often that whoever wants to hear of each is asked for last. */
function tally(g: G, stat: Stat, player: number, subject: CardId, heard: Heard | null): number {
  let change = 0;
  // What measures the counters on a Hero stays the same from battle to battle: only an enemy that is no Hero has another Life.
  const isMeasure = stat === 'life' || stat === 'stamina';
  const add = (modifier: Modifier, moment: Moment, origin: Origin, boost: Boost | null): void => {
    if (
      modifier.stat === stat &&
      !(isMeasure && modifier.of === 'enemy' && subject !== ENEMY) &&
      concerns(g, modifier.of ?? ownSubject(origin, stat), moment, player, subject)
    ) {
      const amount = amountOf(g, modifier.add, moment);
      change += amount;
      heard?.(amount, moment, origin, boost);
    }
  };
  const on = { stats: bitOf.stat(stat), triggers: 0 };
  const addAll = (of: number, foreign: boolean): void => {
    eachSide(g, of, on, (side, bearer, origin) => {
      if (foreign && origin !== 'own') return;
      const moment = { player: of, card: side.card, bearer };
      for (const { always, if: condition } of side.standing) {
        let held = false;
        for (const modifier of always) {
          if (modifier.stat !== stat || (foreign && modifier.of !== 'enemy')) continue;
          held ||= holds(g, condition, moment);
          if (!held) break;
          add(modifier, moment, origin, null);
        }
      }
    });
  };
  addAll(player, false);
  // In a combat between Heroes, what one's cards do to "your enemy" reaches the other.
  const fight = g.find(combat);
  if (fight?.opponent.is === 'hero') {
    const other = opponentOf(fight.attacker, fight.opponent.player, player);
    if (other !== null) addAll(other, true);
  }
  eachBoost(g, (boost) => {
    const { list, at, player: of, bearer } = boost;
    const effect = g.content.lists[list]?.[at];
    if (effect?.do !== 'change') return;
    const moment = { player: of, card: cardOfList(list), bearer };
    for (const modifier of effect.modifiers) add(modifier, moment, originOf(g, list, moment.card), boost);
  });
  return change;
}

/** Whose word a change for a while is: the Event's, the enemy's own abilities', or the player's. */
function originOf(g: G, list: string, card: CardId): Origin {
  const kind = g.content.cards[card]?.kind;
  if (kind === 'event') return 'event';
  const says = list.slice(card.length + 1);
  const isEnemys = kind === 'challenge' && (says.startsWith('abilities/') || says.startsWith('beforeCombat'));
  return isEnemys || says.includes('/foe/') ? 'enemy' : 'own';
}

const opponentOf = (attacker: number, defender: number, player: number): number | null =>
  player === attacker ? defender : player === defender ? attacker : null;

/** Whom a modifier is about when it does not say: the bearer, the Challenge itself, or every Hero (faq.ability.self-only). */
function ownSubject(origin: Origin, stat: Stat): Who {
  if (origin === 'event') return 'every-hero';
  if ((heroStats as readonly Stat[]).includes(stat)) return 'you';
  return origin === 'enemy' ? 'enemy' : 'bearer';
}

/** Whether `who`, said at a moment, means this subject. */
function concerns(g: G, who: Who, moment: Moment, player: number, subject: CardId): boolean {
  if (who === 'enemy') {
    if (subject === ENEMY) return true;
    const fight = g.find(combat);
    return (
      fight?.opponent.is === 'hero' &&
      opponentOf(fight.attacker, fight.opponent.player, moment.player) === player &&
      isHero(g, player, subject)
    );
  }
  if (subject === ENEMY) return false;
  if (who === 'every-hero') return isHero(g, player, subject);
  if (who === 'every-other-hero') return player !== moment.player && isHero(g, player, subject);
  if (who === 'heroes-here')
    return (
      isHero(g, player, subject) &&
      playerState(g, player).hero.space === playerState(g, moment.player).hero.space
    );
  if (who === 'every-ally') return hasAlly(playerState(g, player), subject);
  if (player !== moment.player) return false;
  switch (who) {
    case 'you':
      return isHero(g, player, subject);
    case 'bearer':
      return subject === moment.bearer;
    case 'your-allies':
    case 'one-of-your-allies':
      return hasAlly(playerState(g, player), subject);
    case 'your-party':
    case 'one-of-your-party':
      return isHero(g, player, subject) || hasAlly(playerState(g, player), subject);
    case 'your-companions':
      return companionsOf(g, player).some(({ card }) => card === subject);
    case 'roller':
    case 'harmed':
      return concerned(g) === subject;
  }
}
