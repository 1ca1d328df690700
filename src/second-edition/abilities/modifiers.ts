import type { WordsOf } from '../../kernel/content/field-types.js';
import { bitOf, cardOfList } from '../base/card-index.js';
import { hasAlly, playerState } from '../base/cards.js';
import { companionsOf, ENEMY, isHero, rivalOf } from '../base/combatants.js';
import { type Boost, combat } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { amountOf, concerned, type Moment } from './amounts.js';
import { holds } from './conditions.js';
import { heroStats, type Modifier, type Stat, type Who } from './language.js';
import { anythingLasts, borneBy, eachBoost, eachSide, enemySide, type Origin } from './sources.js';

/** Values that cards can change, in the words of cards. `hero`: only Heroes have it, each for all of its party. */
export const statWords: WordsOf<Stat, { readonly hero?: true }> = {
  /** Added to rolls of ranged combat and of escapes. */
  mind: { text: 'Mind' },
  /** Added to rolls of melee combat. */
  body: { text: 'Body' },
  /** Added to rolls of magic combat. */
  spirit: { text: 'Spirit' },
  /** How many wounds are a knockout or a death. */
  life: { text: 'Life' },
  /** How much exhaustion can be taken. */
  stamina: { text: 'Stamina' },
  /** Wounds dealt by a ranged hit. */
  'ranged-damage': { text: 'ranged damage' },
  /** Wounds dealt by a melee hit. */
  'melee-damage': { text: 'melee damage' },
  /** Wounds dealt by a magic hit. */
  'magic-damage': { text: 'magic damage' },
  /** The sum of the present roll; narrow it with the ability's `if`. */
  roll: { text: 'to the roll' },
  /** How many movement dice are rolled. */
  'movement-dice': { text: 'movement dice', hero: true },
  /** What an Item costs at a market. */
  'item-price': { text: 'to the price of Items', hero: true },
  /** What an Ally costs at a market. */
  'ally-price': { text: 'to the price of Allies', hero: true },
  /** What a market asks for healing. */
  'healing-price': { text: 'to the price of healing', hero: true },
  /** What a market pays for an Item. */
  'sale-price': { text: 'to what is paid for Items', hero: true },
  /** Gold in the `reward` of a Challenge. */
  'reward-gold': { text: 'to the gold of rewards', hero: true },
};

/** How much the cards in play change a value of a Hero, an Ally or the enemy (`ENEMY`); Always-On Items too (2e.items.always-on). */
export const changeOf = (g: G, stat: Stat, player: number, subject: CardId): number =>
  mayChange(g, stat, player) ? tally(g, stat, player, subject, null) : 0;

/** A quick test: in most moments nothing in play can change it. */
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

/** Hears of each change: amount, moment and origin; of a lasting change also the boost. */
type Heard = (amount: number, moment: Moment, origin: Origin, boost: Boost | null) => void;

export function eachChange(g: G, stat: Stat, player: number, subject: CardId, heard: Heard): void {
  tally(g, stat, player, subject, heard);
}

/** Adds the changes up. The listener is called last, as bots only ask for the sum. */
function tally(g: G, stat: Stat, player: number, subject: CardId, heard: Heard | null): number {
  let change = 0;
  // The Life and Stamina of a Hero do not depend on the battle; only an enemy that is no Hero has another Life.
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
  // In a combat between Heroes, "your enemy" on one's cards is the other.
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

function originOf(g: G, list: string, card: CardId): Origin {
  const kind = g.content.cards[card]?.kind;
  if (kind === 'event') return 'event';
  const says = list.slice(card.length + 1);
  const isEnemys = kind === 'challenge' && (says.startsWith('abilities/') || says.startsWith('beforeCombat'));
  return isEnemys || says.includes('/foe/') ? 'enemy' : 'own';
}

const opponentOf = (attacker: number, defender: number, player: number): number | null =>
  player === attacker ? defender : player === defender ? attacker : null;

/** The default subject of a modifier: the bearer, the Challenge itself, or every Hero (faq.ability.self-only). */
function ownSubject(origin: Origin, stat: Stat): Who {
  if (origin === 'event') return 'every-hero';
  if ((heroStats as readonly Stat[]).includes(stat)) return 'you';
  return origin === 'enemy' ? 'enemy' : 'bearer';
}

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
