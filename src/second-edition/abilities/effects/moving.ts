import { playerState } from '../../base/cards.js';
import { mayBePutOn, nearestTo, placeHero, refuseEnter } from '../../base/entering.js';
import { movementRolledAgain } from '../../base/facts/index.js';
import { type EffectsFrame, freeMove, movement } from '../../base/frames.js';
import { diceOnTable } from '../../base/movement-dice.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { EffectOf } from '../language.js';
import { type EffectRule, NOTHING } from '../rule.js';

/* Effects that move the Hero, or change the dice that move it. */

export const move: EffectRule<'move'> = {
  act: (g, f, e) => g.call(freeMove, { player: f.player, list: f.list, at: f.at, left: e.spaces }),
};

/** The towns that are nearest to a space, of those that a Hero may enter. */
const townsNearest = (g: G, player: number, from: SpaceId): readonly SpaceId[] =>
  nearestTo(
    g,
    from,
    g.content.board.towns.flatMap(({ space }) => (refuseEnter(g, player, space) === null ? [space] : [])),
  );

function destinations(g: G, f: EffectsFrame, to: EffectOf<'teleport'>['to']): readonly SpaceId[] {
  const { board } = g.content;
  const here = playerState(g, f.player).hero.space;
  if (to === 'any') return Object.keys(board.neighbours).filter((space) => space !== here);
  if (to === 'town') return board.towns.map((town) => town.space).filter((space) => space !== here);
  if (to === 'jewel')
    return Object.values(g.state.counters)
      .flat()
      .filter((space, at, all) => all.indexOf(space) === at && space !== here);
  if (to === 'nearest-town') return here === null ? [] : townsNearest(g, f.player, here);
  return board.towns.filter((town) => `town:${town.id}` === to).map((town) => town.space);
}

export const teleport: EffectRule<'teleport'> = {
  options: (g, f, e) =>
    destinations(g, f, e.to).filter(
      (space) => mayBePutOn(g, f.player, space, f.card) && refuseEnter(g, f.player, space) === null,
    ),
  refuse: (g, f, e, choice) =>
    destinations(g, f, e.to).includes(choice) ? refuseEnter(g, f.player, choice) : null,
  act: (g, f, _e, choice) => placeHero(g, f.player, choice, f.card),
};

/**
 * Up to so many of the dice rolled for moving are rolled again: first the player names them one by one, then they are rolled together.
 * `NOTHING` among the dice named means that no more are.
 */
export const rerollMovement: EffectRule<'reroll-movement'> = {
  ask(g, f) {
    const count = f.pending.includes(NOTHING) ? f.pending.length - 1 : 0;
    return count > 0 ? { kind: 'roll', die: 'movement', sides: g.content.dice.length, count } : null;
  },
  answer(g, f, _e, answer) {
    if (answer.type !== 'chance/roll') return;
    f.pending = [NOTHING];
    diceOnTable(g)?.push(...answer.dice);
    g.emit(movementRolledAgain, {
      player: f.player,
      dice: [...answer.dice],
      by: f.card,
      rule: '2e.cards.text',
    });
  },
  options(g, f) {
    const dice = f.pending.includes(NOTHING) ? [] : (diceOnTable(g) ?? []);
    return dice.length === 0 ? [] : [...new Set(dice.map((face) => `face-${face}`)), NOTHING];
  },
  act(g, f, e, choice) {
    const dice = diceOnTable(g);
    if (!dice) return;
    if (choice !== NOTHING) {
      f.pending.push(choice);
      dice.splice(dice.indexOf(Number(choice.slice('face-'.length))), 1);
      if (f.pending.length < e.dice && dice.length > 0) return 'choose';
    }
    f.pending.push(NOTHING);
    return 'chance';
  },
};

export const extraMovement: EffectRule<'extra-movement'> = {
  act(g, _f, e) {
    g.find(movement)?.dice.push(...e.faces);
  },
};
