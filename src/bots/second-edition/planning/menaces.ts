import { movementDice } from '../../../second-edition/base/movement-dice.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { menaceOf } from '../rivals.js';
import { walksOn } from './walks.js';

/** The risk of ending a turn on a space, from all Heroes who would attack there if their dice lead to it. */
export function menacesTo(g: G, player: number): (space: string) => number {
  const those = g.state.players.flatMap(({ hero: { space } }, other) => {
    const menace = other === player || space === null ? 0 : menaceOf(g, player, other);
    if (menace === 0) return [];
    const walks = walksOn(g, other);
    const from = walks.places.get(space ?? '');
    return from === undefined ? [] : [{ menace, walks, from, dice: movementDice(g, other) }];
  });
  const known = new Map<string, number>();
  const sum = (space: string): number =>
    those.reduce((risk, { menace, walks, from, dice }) => {
      const at = walks.places.get(space);
      return at === undefined ? risk : risk + menace * walks.reaching(from, at, dice);
    }, 0);
  return (space) => {
    if (those.length === 0) return 0;
    const risk = known.get(space) ?? sum(space);
    known.set(space, risk);
    return risk;
  };
}
