import type { Game } from '../../kernel/index.js';
import type { SecondEditionRuleset, SecondEditionState } from '../../second-edition/index.js';
import {
  type CharacterInspection,
  type CombatInspection,
  type Inspection,
  inspection,
  type PlayerInspection,
} from '../../second-edition/inspect/index.js';
import {
  type Content,
  combatTypes,
  levelOf,
  type SecondEditionDraft,
} from '../../second-edition/internal.js';
import { trade } from '../../second-edition/modules/cataclysm/trade.js';
import { by, each, keys, list, one, orNull, type Shape, word } from '../shapes.js';

/* Values that no state holds: what cards, counters and rules compute, as a person at the table would. */

type G = Game<SecondEditionDraft, Content>;

const integer = one('integer');
const perType = keys('a value for each combat type', each(combatTypes, integer));

const ofAnybody = {
  ...each(['life', 'stamina', 'mind', 'body', 'spirit'], integer),
  woundsLeft: integer,
  attack: perType,
  damage: perType,
};
const character = keys('the values of a character', ofAnybody);

/** The values in vectors; docs/conformance.md has the same as a table. */
export const valuesShape: Shape = keys('the values', {
  players: list(
    keys('the values of a player', {
      // Only the Hero defends.
      hero: keys('the values of a Hero', { ...ofAnybody, defense: perType }),
      allies: by('card', character),
      companions: by('card', character),
      movementDice: integer,
      runes: integer,
      points: integer,
      counterCost: integer,
      level: integer,
      victoryPoints: integer,
      uses: by('card', word(['ally', 'item'])),
      prices: by('card', integer),
      sales: by('card', integer),
      healing: integer,
    }),
  ),
  movement: orNull(keys('the Movement step', { dice: list(integer), rest: integer })),
  roll: orNull(keys('the roll under way', { total: integer, target: orNull(integer) })),
  enemy: orNull(
    keys('the values of the enemy', {
      life: integer,
      woundsLeft: integer,
      target: perType,
      damage: perType,
      escape: orNull(integer),
    }),
  ),
  trade: orNull(
    keys('the trade under way', { pool: integer, dice: list(integer), matches: integer, healing: integer }),
  ),
});

const byType = <T extends { readonly type: string }>(
  all: readonly T[],
  value: (one: T) => number | undefined,
): Record<string, number> =>
  Object.fromEntries(
    all.flatMap((one) => {
      const found = value(one);
      return found === undefined ? [] : [[one.type, found] as const];
    }),
  );

const ofCharacter = ({
  life,
  stamina,
  mind,
  body,
  spirit,
  attacks,
  defense,
}: CharacterInspection): object => ({
  life: life.max.value,
  woundsLeft: life.left,
  stamina: stamina.max.value,
  mind: mind.value,
  body: body.value,
  spirit: spirit.value,
  attack: byType(attacks, ({ bonus }) => bonus.value),
  damage: byType(attacks, ({ damage }) => damage.value),
  ...(defense.length > 0 ? { defense: byType(defense, ({ bonus }) => bonus.value) } : {}),
});

const byCard = (all: readonly CharacterInspection[]): object =>
  Object.fromEntries(all.map((one) => [one.card, ofCharacter(one)]));

function ofPlayer(g: G, p: PlayerInspection, { market, modules }: Inspection): object {
  const level = levelOf(g, p.player);
  const savior = modules.cataclysm?.players[p.player];
  const equipping = modules['weapons-of-legend']?.equipping.filter(({ player }) => player === p.player);
  return {
    ...(p.hero === null ? {} : { hero: ofCharacter(p.hero) }),
    allies: byCard(p.allies),
    companions: byCard(p.companions),
    ...(p.movementDice === null ? {} : { movementDice: p.movementDice.value }),
    runes: p.runes,
    points: p.experience.points,
    counterCost: p.experience.cost,
    ...(level === null ? {} : { level }),
    ...(savior === undefined ? {} : { victoryPoints: savior.points }),
    ...(equipping === undefined
      ? {}
      : { uses: Object.fromEntries(equipping.map(({ card, as }) => [card, as])) }),
    ...(market === null
      ? {}
      : {
          prices: Object.fromEntries(
            market.towns.flatMap(({ offers }) => offers.map(({ card, price }) => [card, price.value])),
          ),
          sales: Object.fromEntries(market.sales.map(({ card, price }) => [card, price.value])),
          healing: market.healing.value,
        }),
  };
}

const ofEnemy = ({ enemy, escape: away }: CombatInspection): object => ({
  life: enemy.life.max.value,
  woundsLeft: enemy.life.left,
  // The roll of another Hero is not a number yet.
  target: byType(enemy.attacks, ({ target }) => target?.value),
  damage: byType(enemy.attacks, ({ damage }) => damage.value),
  escape: away.target,
});

function values(g: G): object {
  const told = inspection(g);
  const { movement, roll, combat } = told;
  const trading = g.find(trade);
  return {
    // Prices are for the player to decide.
    players: told.players.map((p) => ofPlayer(g, p, inspection(g, p.player))),
    movement: movement && { dice: movement.dice.map(({ face }) => face), rest: movement.rest },
    roll: roll && { total: roll.total.value, target: roll.target },
    enemy: combat && ofEnemy(combat),
    trade:
      trading === undefined
        ? null
        : { pool: trading.pool, dice: trading.dice, matches: trading.matches, healing: trading.gold },
  };
}

export const valuesIn = (ruleset: SecondEditionRuleset, state: SecondEditionState): object =>
  ruleset.ask(state, values);
