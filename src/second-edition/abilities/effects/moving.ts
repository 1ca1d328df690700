import { playerState } from '../../base/cards.js';
import { type EffectsFrame, freeMove, movement } from '../../base/frames.js';
import { placeHero } from '../../base/movement.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { EffectOf } from '../language.js';
import type { EffectRule } from '../rule.js';

/* Effects that move the Hero, or change the dice that move it. */

export const move: EffectRule<'move'> = {
  act: (g, f, e) => g.call(freeMove, { player: f.player, list: f.list, at: f.at, left: e.spaces }),
};

function destinations(g: G, f: EffectsFrame, to: EffectOf<'teleport'>['to']): readonly SpaceId[] {
  const { board } = g.content;
  const here = playerState(g, f.player).hero.space;
  if (to === 'any') return Object.keys(board.neighbours).filter((space) => space !== here);
  if (to === 'town') return board.towns.map((town) => town.space).filter((space) => space !== here);
  if (to === 'jewel')
    return Object.values(g.state.counters)
      .flat()
      .filter((space, at, all) => all.indexOf(space) === at && space !== here);
  if (to === 'nearest-town') return here === null ? [] : (board.nearestTowns[here] ?? []);
  return board.towns.filter((town) => `town:${town.id}` === to).map((town) => town.space);
}

export const teleport: EffectRule<'teleport'> = {
  options: (g, f, e) => destinations(g, f, e.to),
  act: (g, f, _e, choice) => placeHero(g, f.player, choice, f.card),
};

/** Some of the dice rolled for moving are rolled again: those of the player's choice. */
export const rerollMovement: EffectRule<'reroll-movement'> = {
  ask(g, f, e) {
    const walk = g.find(movement);
    return walk && f.pending.length === 0 && walk.dice.length > 0
      ? {
          kind: 'roll',
          die: 'movement',
          sides: g.content.dice.length,
          count: Math.min(e.dice, walk.dice.length),
        }
      : null;
  },
  answer(g, f, _e, answer) {
    if (answer.type !== 'chance/roll') return;
    f.pending = answer.dice.map(String);
    g.emit({
      type: 'movement/rolled-again',
      player: f.player,
      dice: [...answer.dice],
      by: f.card,
      rule: '2e.cards.text',
    });
  },
  options: (g, f) =>
    f.pending.length === 0 ? [] : [...new Set(g.find(movement)?.dice ?? [])].map((face) => `face-${face}`),
  act(g, f, _e, choice) {
    const walk = g.find(movement);
    const fresh = f.pending.shift();
    if (!walk || fresh === undefined) return;
    walk.dice.splice(walk.dice.indexOf(Number(choice.slice('face-'.length))), 1, Number(fresh));
    return f.pending.length > 0;
  },
};

export const extraMovement: EffectRule<'extra-movement'> = {
  act(g, _f, e) {
    g.find(movement)?.dice.push(...e.faces);
  },
};
