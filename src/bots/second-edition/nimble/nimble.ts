import type { Source } from '../../../kernel/index.js';
import { worthOf } from '../../../second-edition/abilities/effect-parts.js';
import { windowAt } from '../../../second-edition/abilities/use.js';
import { attributeOf, costOf, itemOf, playerState } from '../../../second-edition/base/cards.js';
import * as characters from '../../../second-edition/base/characters.js';
import { findCharacter, staminaOf } from '../../../second-edition/base/characters.js';
import type { CombatFrame } from '../../../second-edition/base/frames.js';
import * as frames from '../../../second-edition/base/frames.js';
import { rollTotal, targetOf } from '../../../second-edition/base/rolls.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import type { Effect, UsedAbility, Window } from '../../../second-edition/index.js';
import { checkAsked } from '../../asked.js';
import { all, type Bot, best, botSource, type Choice, find, type Legal, type Ways } from '../bot.js';
import { worthOfFight } from '../evaluation.js';
import { type FightModel, type PerType, simulateFight } from '../fight-model.js';
import { grow } from '../growth.js';
import { moduleAdvice, tryStranger } from '../module-advice.js';
import { callCaptain } from '../seafaring.js';
import { answerOffer, choiceBy, commonWays, fallbackChoice } from '../sensible.js';
import { lifeLeft, perType, tableOf } from '../table.js';
import { tempoOf } from '../tempo.js';
import { learn, trade } from './market.js';
import { drift, endingOn, goalsOf, setOut, takeAdventure, walkOn } from './travel.js';

/** The mean roll of a Hero on the other side. */
const MEAN_ROLL = 11;

function boutOf(g: G, player: number, fight: CombatFrame): FightModel {
  const { hero } = playerState(g, player);
  const companions = characters.companionsOf(g, player);
  const value = (card: string): PerType =>
    perType((type) => characters.attributeValue(g, player, card, attributeOf[type]));
  const { opponent, attacker } = fight;
  const rival = opponent.is === 'hero' ? (player === attacker ? opponent.player : attacker) : null;
  const other = rival === null ? null : playerState(g, rival).hero;
  return {
    side: {
      fighters: [...characters.partyOf(g, player), ...companions].map(({ card, wounds }) => ({
        card,
        ...(companions.some((companion) => companion.card === card) ? { vital: true as const } : {}),
        life: Math.max(1, characters.lifeOf(g, player, card) - wounds),
        attack: value(card),
        damage: perType((type) => characters.damageValue(g, player, card, attributeOf[type])),
      })),
      defense: value(hero.card),
    },
    enemy: {
      life:
        other === null || rival === null
          ? Math.max(1, characters.enemyLife(g, fight) - (opponent.is === 'hero' ? 0 : opponent.wounds))
          : Math.max(1, characters.lifeOf(g, rival, other.card) - other.wounds),
      mends: 0,
      value: perType((type) =>
        other === null || rival === null
          ? characters.enemyValue(g, fight, attributeOf[type])
          : MEAN_ROLL + characters.attributeValue(g, rival, other.card, attributeOf[type]),
      ),
      damage: perType((type) => characters.enemyDamage(g, fight, type, attributeOf[type])),
    },
  };
}

/** After this many rounds nobody is likely to win. */
const STALEMATE = 20;

/** At the beginning of a round: runs if standing is worth less than the turn that running costs. */
function runOrStand(g: G, player: number, fight: CombatFrame, legal: Legal): Choice {
  const stand = find(legal, 'combat/stand');
  const run = find(legal, 'combat/escape');
  if (!run || !stand) return stand ?? run;
  if (fight.round > STALEMATE) return run;
  const { win } = simulateFight(boutOf(g, player, fight));
  return worthOfFight(g, player, characters.opponentCard(g, fight.opponent), win) < -2 * tempoOf(g).retreat
    ? run
    : stand;
}

/**
 * A fast bot for playouts: it decides several times as fast as a sensible one. It goes after the best prize for its
 * distance as the crow flies, fights by attributes and damage alone, buys dear cards, and uses abilities that plainly
 * help.
 *
 * @param seed - equal seeds, equal play; chance decides only between equal choices
 *
 * @example
 * ```ts
 * import { nimbleBot, playGame } from 'runebound-engine/bots';
 *
 * const { outcome } = playGame({ players: 2, seed: 'tamalir', bots: [nimbleBot(1), nimbleBot(2)] });
 * ```
 */
export function nimbleBot(seed: string | number = 0): Bot {
  const source: Source = botSource(seed);
  return {
    name: 'nimble',
    choose(view, legal, helpers) {
      checkAsked(view, legal, helpers);
      const { player, ruleset, decision } = helpers;
      const [only] = legal;
      if (legal.length === 1 && only) return only;
      const g = tableOf(ruleset, view);
      return (
        tryStranger(g, legal, source) ??
        useAbilities(g, player, legal) ??
        moduleAdvice(g, player, legal, decision.kind, () => goalsOf(g, player).pull) ??
        choiceBy(ways, g, player, legal, decision.kind) ??
        fallbackChoice(legal, source)
      );
    },
  };
}

const grows: Ways[string] = (g, player, legal, f: frames.ExperienceFrame) =>
  learn(g, player, legal) ?? grow(g, player, f, legal);

const ways: Ways = {
  ...commonWays,
  'movement/choose': setOut,
  'movement/walk': (g, player, legal, f: frames.MovementFrame) => walkOn(g, player, f, legal),
  'free-move/step': drift,
  'adventure/choose': takeAdventure,
  'combat/escape': (g, player, legal, f: frames.CombatFrame) => runOrStand(g, player, f, legal),
  'market/trade': (g, player, legal) =>
    callCaptain(g, player, legal, trade(g, player, legal), () => goalsOf(g, player).pull),
  'experience/choose': grows,
  'experience/pay': grows,
  'experience/change': grows,
  'experience/second': grows,
  'knockout/card': (g, _player, legal) =>
    best(all(legal, 'knockout/discard'), ({ card }) => -costOf(g, card)),
  'knockout/move'(g, player, legal) {
    const goals = goalsOf(g, player);
    return best(all(legal, 'knockout/move'), ({ to }) => endingOn(goals, to));
  },
  'spoils/take': (g, _player, legal) =>
    best(all(legal, 'spoils/take-card'), ({ card }) => costOf(g, card)) ?? find(legal, 'spoils/take-gold'),
  'negotiation/build': (_g, _player, legal) => find(legal, 'offer/leave'),
  'negotiation/answer': (g, _player, legal, f: frames.NegotiationFrame) => answerOffer(g, f, legal),
};

function useAbilities(g: G, player: number, legal: Legal): Choice {
  const offers = all(legal, 'ability/use');
  const frame = g.state.frames[g.state.frames.length - 1];
  const window = offers.length > 0 && frame ? windowAt(g, frame) : null;
  if (window === null) return undefined;
  return offers.find(({ card, ability: id }) => {
    const side = g.content.takenSides.get(card) ?? g.content.sides.get(card);
    const ability = side?.used.find((used) => used.id === id)?.ability;
    return (
      ability?.do.some((effect) => helps(g, player, window, effect)) && isCheap(g, player, card, ability)
    );
  });
}

/** Whether the cost is affordable exhaustion, or nothing. A Hero about to fall pays anything. */
function isCheap(g: G, player: number, card: string, { cost = {} }: UsedAbility): boolean {
  const p = playerState(g, player);
  if (cost.wounds !== undefined || (cost.gold ?? 0) > 1) return false;
  const bearer = findCharacter(g, card) ? card : p.hero.card;
  const breath = staminaOf(g, player, bearer) - (findCharacter(g, bearer)?.character.exhaustion ?? 0);
  if ((cost.exhaustion ?? 0) > breath) return false;
  const isGone =
    cost.discard || (p.items.some((item) => item.card === card) && itemOf(g, card).use === 'discard');
  return !isGone || lifeLeft(g, player) <= 2;
}

function helps(g: G, player: number, window: Window, e: Effect): boolean {
  const own = playerState(g, player);
  const wounded = (): boolean => {
    const f = g.top() as frames.HarmFrame;
    return f.harm === 'wounds' && f.target === own.hero.card;
  };
  return worthOf(e).helps?.(e, { own, window, rollFails: () => isFailing(g), wounded }) ?? false;
}

function isFailing(g: G): boolean {
  const f = g.find(frames.roll);
  const target = f ? targetOf(g, f) : null;
  return f !== undefined && target !== null && f.dice.length > 0 && rollTotal(g, f) < target;
}
