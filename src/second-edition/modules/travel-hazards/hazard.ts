import { countersAt, deckFor, drawOpenly, refuseColor, resolveCard } from '../../base/adventure.js';
import { cardOf, playerState, readyDeck } from '../../base/cards.js';
import { leaveFor } from '../../base/early-exit.js';
import type { MovementFrame } from '../../base/frames.js';
import { terrainAt } from '../../base/ground.js';
import { undefeatedAt } from '../../base/undefeated.js';
import { auto, chance, type G, query, steps } from '../../base/vocabulary.js';
import { colorRoll } from './color.js';
import { hazardChecked, hazardColor, hazardNone, hazardNumber, hazardOver } from './event-kinds.js';
import { type HazardFrame, hazard, placesOfHazard } from './frames.js';
import type { HazardSetting } from './setting.js';

/** Whether a space of the board has no town. A ruined town counts as a town. */
const isWild = (g: G, space: string): boolean =>
  g.content.board.townOn[space] === undefined && terrainAt(g, space) !== 'town';

/** Whether the Hero would risk a hazard by ending its movement there: in the wild, without counter, Challenge or other Hero. */
export const isExposed = (g: G, player: number, space: string): boolean =>
  isWild(g, space) &&
  isAlone(g, player, space) &&
  undefeatedAt(g, space).length === 0 &&
  countersAt(g, space).length === 0;

function isAlone({ state: { players } }: G, player: number, space: string): boolean {
  for (let other = 0; other < players.length; other++)
    if (other !== player && players[other]?.hero.space === space) return false;
  return true;
}

export function inTheWild(g: G, player: number): boolean {
  const { space } = playerState(g, player).hero;
  return space !== null && isExposed(g, player, space);
}

/** The probability that neither of two movement dice shows the terrain of a space, from 0 to 1. */
export function chanceOfHazard(g: G, space: string): number {
  const terrain = terrainAt(g, space);
  const { dice } = g.content;
  const safe = dice.filter((symbols) => symbols.some((symbol) => symbol === terrain)).length;
  return ((dice.length - safe) / dice.length) ** 2;
}

/** The probability of a hazard where a movement ends; 0 without a module that has hazards. */
export const hazardAt = query(
  'how likely is a hazard where a movement ends',
  (_g: G, _player: number, _space: string): number => 0,
);

/** The last step of movement: after all abilities of after movement. */
export const hazardCheck = auto<MovementFrame>('hazard', (g, { player }) => {
  if (inTheWild(g, player)) g.call(hazard, { player, color: null, card: null });
});

const nothing = (g: G, f: HazardFrame, { cite }: HazardSetting): void => {
  g.emit(hazardNone, { player: f.player, color: f.color, rule: cite.draw });
  g.goto(f, 'over');
};

export const hazardSteps = (setting: HazardSetting) => ({
  ...steps(
    hazard,
    chance('check', {
      rule: setting.cite.when,
      ask: (g) => ({ kind: 'roll', die: 'movement', sides: g.content.dice.length, count: 2 }),
      answer(g, f, answer) {
        if (answer.type !== 'chance/roll') return;
        const { cite } = setting;
        const space = playerState(g, f.player).hero.space ?? '';
        const terrain = terrainAt(g, space);
        const safe = answer.dice.some((face) =>
          g.content.dice[face - 1]?.some((symbol) => symbol === terrain),
        );
        g.emit(hazardChecked, {
          player: f.player,
          space,
          dice: [...answer.dice],
          hazard: !safe,
          rule: safe ? cite.noHazard : cite.hazard,
        });
        if (safe) g.goto(f, 'over');
      },
    }),
    chance('color', {
      rule: setting.cite.hazard,
      ask(g) {
        const { die, sides, count } = colorRoll(g);
        return { kind: 'roll', die, sides, count };
      },
      answer(g, f, answer) {
        if (answer.type !== 'chance/roll') return;
        const by = colorRoll(g);
        const { number, rule } = by.number(answer.dice);
        g.emit(hazardNumber, { player: f.player, dice: [...answer.dice], number, rule });
        const found = by.color(number);
        if (found === null) return;
        f.color = found.color;
        g.emit(hazardColor, {
          player: f.player,
          color: found.color,
          place: found.place ?? null,
          rule: found.rule,
        });
      },
    }),
    auto('ready', (g, f) => {
      // A color that the Hero may not draw is no hazard.
      if (f.color === null || refuseColor(g, f.player, f.color) !== null) return nothing(g, f, setting);
      readyDeck(g, deckFor(g, f.player, f.color));
    }),
    drawOpenly(setting.cite.draw, (g, f) => (f.color === null ? null : deckFor(g, f.player, f.color))),
    // It is resolved like any adventure card, except for the rules about hazards.
    auto('resolve', (g, f) => {
      if (f.card === null) nothing(g, f, setting);
      else resolveCard(g, f.player, f.card);
    }),
    auto('after', (g, f) => {
      const { cite } = setting;
      const goesOn = f.card !== null && cardOf(g, f.card).kind === 'challenge';
      const rule = goesOn ? cite.turnContinues : cite.oneCard;
      g.emit(hazardOver, { player: f.player, card: f.card, turn: goesOn, rule });
      leaveFor(g, goesOn ? 'experience' : 'end', f.player);
    }),
    auto('over', (g) => g.finish()),
  ),
  places: placesOfHazard,
});
