import { attributeOf, playerState } from '../../../second-edition/base/cards.js';
import * as characters from '../../../second-edition/base/characters.js';
import type { CombatFrame } from '../../../second-edition/base/frames.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { type Choice, find, type Legal } from '../bot.js';
import { worthOfFight } from '../evaluation.js';
import { type FightModel, type PerType, simulateFight } from '../fight-model.js';
import { perType } from '../table.js';
import { tempoOf } from '../tempo.js';

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
export function runOrStand(g: G, player: number, fight: CombatFrame, legal: Legal): Choice {
  const stand = find(legal, 'combat/stand');
  const run = find(legal, 'combat/escape');
  if (!run || !stand) return stand ?? run;
  if (fight.round > STALEMATE) return run;
  const { win } = simulateFight(boutOf(g, player, fight));
  return worthOfFight(g, player, characters.opponentCard(g, fight.opponent), win) < -2 * tempoOf(g).retreat
    ? run
    : stand;
}
