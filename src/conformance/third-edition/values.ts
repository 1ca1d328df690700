import type { Game } from '../../kernel/index.js';
import { attributes, damageTypes } from '../../third-edition/abilities/language.js';
import type { Content } from '../../third-edition/base/content.js';
import type { ThirdEditionDraft } from '../../third-edition/base/state.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import { type Inspection, inspection, type SideInspection } from '../../third-edition/inspect/index.js';
import type { PlayerInspection } from '../../third-edition/inspect/types.js';
import type { ThirdEditionState } from '../../third-edition/types.js';
import { by, each, keys, list, one, orNull, type Shape } from '../shapes.js';

/* Values that no state holds: what cards, tokens and rules compute, as a person at the table would. */

type G = Game<ThirdEditionDraft, Content>;

const integer = one('integer');

const side = keys('the values of a side', {
  ...each(['health', 'left', 'golden', 'shields', 'surges', 'agility'], integer),
  deals: keys('a value for each kind of damage', each(damageTypes, integer)),
});

/** The values in vectors; docs/conformance.md has the same as a table. */
export const valuesShape: Shape = keys('the values', {
  players: list(
    keys('the values of a player', {
      ...each(['health', 'left', 'speed', 'hand', ...attributes], integer),
      free: keys('a value for each attribute', each(attributes, integer)),
      tokens: list(one('token')),
      actions: orNull(integer),
      prices: by('card', integer),
    }),
  ),
  villain: orNull(keys('the villain', { health: list(orNull(integer)) })),
  dice: orNull(keys('terrain dice', { left: list(integer), rolling: integer })),
  combat: orNull(keys('the values of a combat', { attacker: side, foe: side })),
  time: keys('the time track', { left: integer }),
});

function ofPlayer({ hero, hand, actions }: PlayerInspection, { markets }: Inspection): object {
  const prices = markets.flatMap(({ offers }) => offers.map(({ card, price }) => [card, price] as const));
  return {
    ...(hero === null
      ? {}
      : {
          health: hero.health.max.value,
          left: hero.health.left,
          speed: hero.speed.value,
          body: hero.body.value,
          mind: hero.mind.value,
          spirit: hero.spirit.value,
          free: { body: hero.body.free, mind: hero.mind.free, spirit: hero.spirit.free },
          tokens: hero.tokens.map(({ token }) => token),
          prices: Object.fromEntries(prices),
        }),
    ...(hand.limit === null ? {} : { hand: hand.limit.value }),
    actions,
  };
}

const ofSide = ({ health, golden, shields, surges, agility, deals }: SideInspection): object => ({
  health: health.max.value,
  left: health.left,
  golden,
  shields,
  surges,
  agility,
  deals: Object.fromEntries(
    damageTypes.map((type) => [type, deals.find(({ damage }) => damage === type)?.amount ?? 0]),
  ),
});

function values(g: G): object {
  const told = inspection(g);
  const { villain, dice, combat, time } = told;
  return {
    // Prices are for the player to decide.
    players: told.players.map((p) => ofPlayer(p, inspection(g, p.player))),
    villain: villain && {
      health: g.state.players.map(
        (_, seat) => villain.health.find(({ player }) => player === seat)?.health.value ?? null,
      ),
    },
    dice: dice && { left: dice.dice.map(({ face }) => face), rolling: dice.rolling },
    combat: combat && { attacker: ofSide(combat.sides[0]), foe: ofSide(combat.sides[1]) },
    time: { left: time.left },
  };
}

export const valuesIn = (ruleset: ThirdEditionRuleset, state: ThirdEditionState): object =>
  ruleset.ask(state, values);
