import { playerState } from '../../base/cards.js';
import type { Content } from '../../base/content.js';
import { mayBePutOn, nearestTo, placeHero, refuseEnter } from '../../base/entering.js';
import { movementRolledAgain } from '../../base/event-kinds/index.js';
import { type EffectsFrame, freeMove, movement } from '../../base/frames.js';
import { diceOnTable } from '../../base/movement-dice.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { EffectPending, EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { EffectOf } from '../language.js';
import { type EffectRule, NOTHING } from '../rule.js';

/** You move space by space, without dice. */
export const moveSchema: EffectSchema<'move'> = {
  fields: {
    /** How many spaces at most. */
    spaces: '1..20',
    /** The terrains that may be entered, in addition to towns; any if left out. */
    'through?': 'Terrain[1..7]',
  },
};

const facesOf = ({ dice }: Content): readonly string[] => dice.map((_, face) => `face-${face + 1}`);

export const move: EffectRule<'move'> = {
  act: (g, f, e) => g.call(freeMove, { player: f.player, list: f.list, at: f.at, left: e.spaces }),
};
export const moveText: EffectText<'move'> = {
  text: 'move up to {spaces, plural, one {# space} other {# spaces}}{through, select, none {} other {, through {through} and towns}}',
  values: (e, say) => ({ spaces: e.spaces, through: e.through && say.words(e.through, 'terrain', 'and') }),
};
export const moveWorth: EffectWorth<'move'> = {
  // A walk is rarely worth exhaustion.
  use: () => 0.3,
};

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

/** Your Hero is put on a space, of your choice if there are several. It came from nowhere then: an escape leaves it there. */
export const teleportSchema: EffectSchema<'teleport'> = {
  fields: {
    /** Which spaces: `jewel` those where an adventure counter lies, `nearest-town` counted in spaces, `town:forge` that one town. */
    to: "'any' | 'town' | 'jewel' | 'nearest-town' | TownById",
  },
  check(e, { town }) {
    if (e.to.startsWith('town:')) town('to', e.to);
  },
};
export const teleport: EffectRule<'teleport'> = {
  options: (g, f, e) =>
    destinations(g, f, e.to).filter(
      (space) => mayBePutOn(g, f.player, space, f.card) && refuseEnter(g, f.player, space) === null,
    ),
  refuse: (g, f, e, choice) =>
    destinations(g, f, e.to).includes(choice) ? refuseEnter(g, f.player, choice) : null,
  act: (g, f, _e, choice) => placeHero(g, f.player, choice, f.card),
};
export const teleportText: EffectText<'teleport'> = {
  text: 'your Hero is put {to, select, any {on any space} town {in a town} jewel {on a space with an adventure counter} nearest_town {in the nearest town} other {in {to}}}',
  values: (e, say) => ({ to: say.place(e.to) }),
};
export const teleportWorth: EffectWorth<'teleport'> = {
  choice: (_e, space, { ending }) => ending(space),
};

/** Movement dice not used yet are rolled again, all together. */
export const rerollMovementSchema: EffectSchema<'reroll-movement'> = {
  fields: {
    /** How many at most; you name them, and may stop at fewer. */
    dice: '1..10',
  },
};
/** The player names the dice one by one; then they are rolled together. `NOTHING` among the named dice stops the naming. */
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
export const rerollMovementText: EffectText<'reroll-movement'> = {
  text: 'roll up to {dice, plural, one {# movement die} other {# movement dice}} again',
  values: (e) => ({ dice: e.dice }),
};
export const rerollMovementWorth: EffectWorth<'reroll-movement'> = {
  use: () => 0.2,
};
export const rerollMovementPending: EffectPending<'reroll-movement'> = {
  wish: (_e, content) => `one of ${facesOf(content).join(', ')} or "${NOTHING}"`,
  fits: (_e, die, { content }) => die === NOTHING || facesOf(content).includes(die),
  tooMany: ({ dice }, many) => (many > dice + 1 ? `The card has ${dice} dice rolled again.` : null),
};

/** Further movement dice come to those rolled in this Movement step. */
export const extraMovementSchema: EffectSchema<'extra-movement'> = {
  fields: {
    /** The face that each shows, 1 to 6. */
    faces: '1..6[1..6]',
  },
};
export const extraMovement: EffectRule<'extra-movement'> = {
  act(g, _f, e) {
    g.find(movement)?.dice.push(...e.faces);
  },
};
export const extraMovementText: EffectText<'extra-movement'> = {
  text: 'you have {count, plural, one {one more movement die} other {# more movement dice}}: {faces}',
  values: ({ faces }, say) => ({
    count: faces.length,
    faces: faces.map((face) => say.die(face)).join(', '),
  }),
};
export const extraMovementWorth: EffectWorth<'extra-movement'> = {
  use: () => 0.2,
};
