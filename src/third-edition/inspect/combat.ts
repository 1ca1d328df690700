import type { RuleId } from '../../register/rule-ids.js';
import { reached } from '../abilities/effects/fighting.js';
import { type DamageType, damageTypes, type Effect, type TokenSymbol } from '../abilities/language.js';
import { cardOf } from '../base/cards.js';
import { abilitiesOf } from '../base/characters.js';
import { cardsOf, refuseSurge } from '../base/combat-abilities.js';
import { foeOf } from '../base/combatants.js';
import { blow, type CombatFrame, combat, type SideState } from '../base/frames.js';
import type { CardId } from '../base/state.js';
import { showing, sumOf, worthOf } from '../base/tokens.js';
import type { G } from '../base/vocabulary.js';
import { type CastToken, castTokens } from './tokens.js';
import { type Health, healthOfSide } from './values.js';

/** The damage of one kind that a side could deal. */
export interface DealInspection {
  /** The kind of damage. */
  readonly damage: DamageType;
  /** The damage of all its tokens of that kind now, in one combat action (3e.combat.damage). */
  readonly amount: number;
  /** The most after using double tokens first, with one combat action each (3e.combat.double). */
  readonly doubled: number;
}

/** A combat ability of a side. */
export interface CombatAbilityInspection {
  readonly card: CardId;
  /** Its id. */
  readonly ability: string;
  readonly text: string;
  /** How it is used: for surges, as a combat action, or after one. */
  readonly use: 'surge' | 'combat-action' | 'after-combat-action';
  /** Surges it costs; `X` is any number from 1. */
  readonly surge: number | 'X';
  /** Whether its limit of uses is reached. */
  readonly used: boolean;
  /** The rule that forbids it to its side now, whatever it costs; `null` if none does. */
  readonly forbidden: RuleId | null;
  /** The tokens among which it acts; `null` if it is about none. */
  readonly reach: TokenReach | null;
}

/** The tokens among which an ability acts. */
export interface TokenReach {
  /** Whose they are. */
  readonly side: 0 | 1;
  /** Their places, before anything is paid for the ability: most reach only tokens in the pool (3e.combat.effect-targets). */
  readonly places: readonly number[];
  /** Whether it reaches spent tokens only. */
  readonly spent: boolean;
}

/** A side of a combat. */
export interface SideInspection {
  /** What it is. */
  readonly is: 'hero' | 'enemy' | 'villain';
  /** The hero card, the enemy or the villain. */
  readonly card: CardId;
  readonly name: string;
  /** The player of the hero; `null` for an enemy. */
  readonly player: number | null;
  /** The player who decides for it (3e.combat.controller). */
  readonly controller: number;
  /** Its traits; empty for a hero. */
  readonly traits: readonly string[];
  /** Its health, and the damage it has. */
  readonly health: Health;
  /** Whether it passed in this round. */
  readonly passed: boolean;
  /** Its tokens with their faces and places. */
  readonly tokens: readonly CastToken[];
  /** Golden faces in its pool: the side with more at the cast begins (3e.combat.initiative). */
  readonly golden: number;
  /** The damage it could deal, by kind; absent kinds are left out. */
  readonly deals: readonly DealInspection[];
  /** The damage that its shields can prevent (3e.combat.block). */
  readonly shields: number;
  /** Surges in its pool. */
  readonly surges: number;
  /** Tokens in its pool that show agility. */
  readonly agility: number;
  /** The combat abilities of its cards. */
  readonly abilities: readonly CombatAbilityInspection[];
}

/** Where a round of combat is. */
export type CombatMoment = 'engage' | 'cast' | 'act' | 'retreat' | 'over';

/** Damage being dealt now. */
export interface BlowInspection {
  /** The side that suffers it. */
  readonly side: 0 | 1;
  /** The kind of damage. */
  readonly damage: DamageType;
  /** The amount left. */
  readonly amount: number;
  /** Whether shields can block it. */
  readonly blockable: boolean;
}

/** The combat under way. */
export interface CombatInspection {
  /** The round, from 1; 0 before the first. */
  readonly round: number;
  /** Where the round is. */
  readonly moment: CombatMoment;
  /** The side whose combat action it is; `null` outside that phase. */
  readonly acting: 0 | 1 | null;
  /** The attacker, then its foe. */
  readonly sides: readonly [SideInspection, SideInspection];
  /** Damage being dealt now; `null` if none is. */
  readonly blow: BlowInspection | null;
  /** The rule that forbids to retreat; `null` if it is possible. */
  readonly noRetreat: RuleId | null;
}

function momentOf({ round, step }: CombatFrame): CombatMoment {
  if (step === 'over') return 'over';
  if (round === 0 || step === 'round') return 'engage';
  if (step.startsWith('cast') || step === 'initiative') return 'cast';
  return step.startsWith('retreat') || step === 'again' ? 'retreat' : 'act';
}

function dealt(g: G, side: SideState, damage: DamageType): DealInspection {
  const places = showing(g, side, damage);
  const amount = sumOf(g, side, places);
  const doubles = showing(g, side, 'double').filter((at) => side.tokens[at]?.on === null).length;
  const more = places
    .flatMap((at) => {
      const token = side.tokens[at];
      return token === undefined || token.on !== null ? [] : worthOf(g, side, token);
    })
    .sort((a, b) => b - a)
    .slice(0, doubles)
    .reduce((sum, worth) => sum + worth, 0);
  return { damage, amount, doubled: amount + more };
}

/** Of the first effect of an ability that is about tokens. */
function reachOf(g: G, f: CombatFrame, at: 0 | 1, does: readonly Effect[]): TokenReach | null {
  const [choice] = does.flatMap((one) => ('tokens' in one ? one.tokens : []));
  if (choice === undefined) return null;
  const { whose, spent = false } = choice;
  const side = whose === 'own' ? at : foeOf(at);
  return { side, places: reached(g, f.sides[side], choice), spent };
}

function abilitiesIn(g: G, f: CombatFrame, at: 0 | 1): readonly CombatAbilityInspection[] {
  const { used } = f.sides[at];
  const noSurge = refuseSurge(g, f, at)?.rule ?? null;
  return cardsOf(g, f, at).flatMap((card) =>
    abilitiesOf(g, card).flatMap((one): CombatAbilityInspection[] => {
      if (
        !('use' in one) ||
        (one.use !== 'surge' && one.use !== 'combat-action' && one.use !== 'after-combat-action')
      )
        return [];
      const key = `${card}/${one.id}`;
      return [
        {
          card,
          ability: one.id,
          text: one.label,
          use: one.use,
          surge: one.use === 'surge' ? one.surge : 0,
          used: used.includes(key) || used.includes(`!${key}`),
          forbidden: one.use === 'surge' ? noSurge : null,
          reach: reachOf(g, f, at, one.do),
        },
      ];
    }),
  );
}

function sideInspection(g: G, f: CombatFrame, at: 0 | 1): SideInspection {
  const side = f.sides[at];
  const { player, controller } = side;
  const card = player === null ? side.card : (g.state.players[player]?.hero ?? '');
  const data = cardOf(g, card);
  const tokens = castTokens(g, side);
  const worth = (symbol: TokenSymbol): number => sumOf(g, side, showing(g, side, symbol));
  return {
    is: data.kind === 'villain' ? 'villain' : player === null ? 'enemy' : 'hero',
    card,
    name: data.name,
    player,
    controller,
    traits: 'traits' in data ? [...data.traits] : [],
    health: healthOfSide(g, f, at),
    passed: side.passed,
    tokens,
    golden: tokens.filter(({ at: lies, shows }) => lies === 'pool' && shows.gold).length,
    deals: damageTypes.map((type) => dealt(g, side, type)).filter(({ amount }) => amount > 0),
    shields: worth('shield'),
    surges: worth('surge'),
    agility: showing(g, side, 'agility').length,
    abilities: abilitiesIn(g, f, at),
  };
}

export function combatInspection(g: G): CombatInspection | null {
  const f = g.find(combat);
  if (f === undefined) return null;
  const coming = g.find(blow);
  const moment = momentOf(f);
  return {
    round: f.round,
    moment,
    acting: moment === 'act' ? f.acting : null,
    sides: [sideInspection(g, f, 0), sideInspection(g, f, 1)],
    blow:
      coming === undefined
        ? null
        : {
            side: coming.side,
            damage: coming.damage,
            amount: coming.amount,
            blockable: !coming.unblockable,
          },
    noRetreat: !f.noRetreat
      ? null
      : f.sides[1].player === null
        ? '3e.villain.no-retreat'
        : '3e.hero.corbin.bounty',
  };
}
