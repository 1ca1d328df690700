import { forbid, why } from '../../../kernel/index.js';
import { changeOf } from '../../abilities/modifiers.js';
import { usableIn, useAbility } from '../../abilities/use.js';
import { attributeOf, playerState } from '../../base/cards.js';
import { attributeValue, damageValue, fightOf } from '../../base/characters.js';
import { helperRole } from '../../base/combatants.js';
import { type PhaseFrame, phase, type RollFrame, roll } from '../../base/frames.js';
import { type HarmSource, takeWounds } from '../../base/harm.js';
import type { CardId } from '../../base/state.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import { jointOf, present } from '../seven-scions/joint-battle.js';
import { scionsOf } from '../seven-scions/scions.js';
import { groupReady, groupSubstituted, groupValues } from './event-kinds.js';

/*
 * One attack roll for all Heroes in each phase (va50.coop.single-roll), with the lowest combat score and the lowest
 * combat damage among them, of one Hero or of two (va50.coop.lowest-values, va50.coop.separate-minimums,
 * va50.coop.example-ranged). `used` of the phase records who is ready and who substitutes.
 */

const READY = 'group/ready/';
const SCORE = 'group/score/';
const DAMAGE = 'group/damage/';
const CHOSEN = 'group/chosen/';

/** The players whose Heroes act as one in this phase; `null` in any other phase. */
function groupIn(g: G): readonly number[] | null {
  const fight = fightOf(g);
  const joint = fight && jointOf(g, fight);
  return joint?.group ? present(joint) : null;
}

const heroOf = (g: G, player: number): CardId => playerState(g, player).hero.card;

/** The card whose value counts for a player: the Hero, or the Scion that replaces it. */
const cardFor = (g: G, f: PhaseFrame, player: number, mark: string): CardId =>
  (f.used.includes(`${mark}${player}`) ? scionsOf(g, player)[0] : undefined) ?? heroOf(g, player);

interface Lowest {
  readonly value: number;
  readonly player: number;
  readonly card: CardId;
}

function lowest(
  g: G,
  f: PhaseFrame,
  group: readonly number[],
  mark: string,
  value: (player: number, card: CardId) => number,
): Lowest {
  const all = group.map((player): Lowest => {
    const card = cardFor(g, f, player, mark);
    return { value: value(player, card), player, card };
  });
  return all.reduce((least, one) => (one.value < least.value ? one : least));
}

const lowestScore = (g: G, f: PhaseFrame, group: readonly number[]): Lowest =>
  lowest(g, f, group, SCORE, (player, card) => attributeValue(g, player, card, attributeOf[f.type]));

const lowestDamage = (g: G, f: PhaseFrame, group: readonly number[]): Lowest =>
  lowest(g, f, group, DAMAGE, (player, card) => damageValue(g, player, card, attributeOf[f.type]));

function tellValues(
  g: G,
  f: PhaseFrame,
  group: readonly number[],
  rule: 'va50.coop.lowest-values' | 'va50.coop.substitution-recompute',
): void {
  const score = lowestScore(g, f, group);
  const damage = lowestDamage(g, f, group);
  g.emit(groupValues, {
    combat: f.type,
    score: score.value,
    by: score.card,
    damage: damage.value,
    from: damage.card,
    rule,
  });
}

/** The first player who may still act now. */
const asked = (f: PhaseFrame, group: readonly number[], mark: string, can: (player: number) => boolean) =>
  group.find((player) => !f.used.includes(`${mark}${player}`) && can(player)) ?? null;

const whoUses = (g: G, f: PhaseFrame): number | null => {
  const group = groupIn(g);
  return group && asked(f, group, READY, (player) => usableIn(g, player, f.type));
};

const whoSubstitutes = (g: G, f: PhaseFrame): number | null => {
  const group = groupIn(g);
  return group && asked(f, group, CHOSEN, (player) => scionsOf(g, player).length > 0);
};

const ready = action<PhaseFrame>()('group/ready', {
  moment: 'va50.coop.combine-items',
  run(g, f) {
    const player = g.askedIn(f) as number;
    const choosing = f.step === 'group-substitute';
    f.used.push(`${choosing ? CHOSEN : READY}${player}`);
    g.emit(groupReady, {
      player,
      rule: choosing ? 'va50.coop.scion-substitution' : 'va50.coop.combine-items',
    });
  },
});

/** Uses the value of an awakened Scion for the Hero's own combat score or combat damage (va50.coop.scion-substitution). */
const substitute = action<PhaseFrame>()('group/substitute', {
  parameters: { what: ['score', 'damage'] },
  moment: 'va50.coop.substitution-timing',
  candidates(_g, _f, add) {
    add({ type: 'group/substitute', what: 'score' });
    add({ type: 'group/substitute', what: 'damage' });
  },
  refuse(g, f) {
    const player = g.askedIn(f);
    return player !== null && scionsOf(g, player).length > 0
      ? null
      : forbid('va50.coop.scion-substitution', why`You have no awakened Scion.`);
  },
  run(g, f, { what }) {
    const player = g.askedIn(f) as number;
    const card = scionsOf(g, player)[0] as CardId;
    f.used.push(`${what === 'score' ? SCORE : DAMAGE}${player}`, `${CHOSEN}${player}`);
    g.emit(groupSubstituted, { player, card, what, rule: 'va50.coop.scion-substitution' });
  },
});

// Items and abilities of all Heroes work for the group (va50.coop.combine-items).
const abilities = decide<PhaseFrame, 'group-abilities'>('group-abilities', {
  time: 'the moment before the group attacks',
  rule: 'va50.coop.combine-items',
  actor: (g, f) => whoUses(g, f) ?? f.player,
  role: helperRole,
  offers: () => [useAbility, ready],
  open: true,
  skip: (g, f) => whoUses(g, f) === null,
});

// After finding the lowest values, before the roll (va50.coop.substitution-timing).
const substitution = decide<PhaseFrame, 'group-substitute'>('group-substitute', {
  time: 'the moment in which Scions take the place of Heroes',
  rule: 'va50.coop.scion-substitution',
  actor: (g, f) => whoSubstitutes(g, f) ?? f.player,
  role: helperRole,
  offers: () => [substitute, ready],
  open: true,
  skip: (g, f) => whoSubstitutes(g, f) === null,
});

export const groupSteps = steps(phase, abilities, substitution);

const found = auto<PhaseFrame>('group-lowest', (g, f) => {
  const group = groupIn(g);
  if (group !== null && group.length > 0) tellValues(g, f, group, 'va50.coop.lowest-values');
});

/** The lowest values are found again (va50.coop.substitution-recompute); there is no defense, and no Ally attacks. */
const attack = auto<PhaseFrame>('group-attack', (g, f) => {
  const group = groupIn(g);
  if (group === null) return;
  if (group.length === 0) return g.finish();
  if (f.used.some((mark) => mark.startsWith(SCORE) || mark.startsWith(DAMAGE)))
    tellValues(g, f, group, 'va50.coop.substitution-recompute');
  const { player, card } = lowestScore(g, f, group);
  f.act = 'attack';
  f.by = card;
  f.player = player;
  fightOf(g).attacker = player;
  g.goto(f, 'roll');
});

function groupPhase(g: G, f: RollFrame): { at: PhaseFrame; group: readonly number[] } | null {
  if (f.purpose !== 'attack') return null;
  const { frames } = g.state;
  const at = frames[frames.indexOf(f) - 1];
  const group = at?.kind === phase.kind ? groupIn(g) : null;
  return group && { at: at as PhaseFrame, group };
}

/** Before and after the dice each player is asked in turn, as it is the roll of each Hero. */
const eachInTurn = (name: string, back: string) =>
  auto<RollFrame>(name, (g, f) => {
    const rolling = groupPhase(g, f);
    if (rolling === null) return;
    const { at, group } = rolling;
    const mark = `${name}/`;
    const next = group.find((player) => player !== f.player && !f.used.includes(`${mark}${player}`));
    f.used.push(`${mark}${f.player}`);
    f.player = next ?? at.player;
    f.by = next === undefined ? at.by : heroOf(g, next);
    if (next !== undefined) g.goto(f, back);
  });

/** After a reroll each player is asked again (va50.coop.combine-items). */
const thrown = auto<RollFrame>('group-thrown', (g, f) => {
  const rolling = groupPhase(g, f);
  if (rolling === null) return;
  f.player = rolling.at.player;
  f.by = rolling.at.by;
  f.used = f.used.filter((used) => !used.startsWith('group-after/'));
});

export const groupStepChanges = [
  { frame: phase, before: 'act', insert: abilities },
  { frame: phase, after: 'group-abilities', insert: found },
  { frame: phase, after: 'group-lowest', insert: substitution },
  { frame: phase, after: 'group-substitute', insert: attack },
  { frame: roll, after: 'before', insert: eachInTurn('group-before', 'before') },
  { frame: roll, after: 'dice', insert: thrown },
  { frame: roll, after: 'after', insert: eachInTurn('group-after', 'after') },
];

/** The dice, the lowest score, and all changes of any Hero's roll. */
export function groupTotal(g: G, f: RollFrame): number | null {
  const rolling = groupPhase(g, f);
  if (rolling === null) return null;
  const { at, group } = rolling;
  const dice = (f.dice[0] ?? 0) + (f.dice[1] ?? 0);
  const rollers = new Set([at.by, ...group.map((player) => heroOf(g, player))]);
  let total = dice + attributeValue(g, at.player, at.by, f.attribute) + f.bonus;
  for (const card of rollers) {
    const owner = group.find((player) => heroOf(g, player) === card) ?? at.player;
    total += changeOf(g, 'roll', owner, card);
  }
  return total;
}

/** A success deals the lowest damage. */
export function groupDamage(g: G, f: PhaseFrame): number | null {
  const group = groupIn(g);
  return group === null || group.length === 0 ? null : lowestDamage(g, f, group).value;
}

/** A failure hurts every Hero still in the fight (va50.coop.failed-roll); the acting one last, so that all are hurt. */
export function groupSuffers(g: G, f: PhaseFrame, amount: number, source: HarmSource): boolean {
  const group = groupIn(g);
  if (group === null) return false;
  for (const player of [...group.filter((one) => one !== f.player), f.player])
    takeWounds(g, heroOf(g, player), amount, source);
  return true;
}
