import { type Frame, forbid, type Refusal, raised } from '../../kernel/index.js';
import type { combatTypes } from '../abilities/language.js';
import { callEffects, runTriggers } from '../abilities/triggers.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { begunBy, byEffect, fightOn, on, should } from '../saves/called.js';
import { effectAt, type FrameSaves, ownList, upTo } from '../saves/frame-checks.js';
import type { Look } from '../saves/look.js';
import { sorts } from '../saves/sorts.js';
import { challengeOf, playerState } from './cards.js';
import { hasFoughtIn } from './characters.js';
import { fightersIn, opponentCard, refuseEscape, rivalRole } from './combatants.js';
import { defeatSteps } from './defeat.js';
import * as events from './event-kinds/index.js';
import * as frames from './frames.js';
import { action, auto, command, decide, type G, query, steps } from './vocabulary.js';

/* Combat (2e.combat.course). Between Heroes the defender takes the place of the Challenge (2e.hero-combat.rules-apply). */

/** A battle begins on the Hero's space. */
export function startCombat(g: G, player: number, opponent: frames.Opponent): void {
  const space = playerState(g, player).hero.space ?? '';
  g.emit(events.combatBegan, {
    player,
    against: opponentCard(g, opponent),
    rule: opponent.is === 'hero' ? '2e.interaction.attack' : '2e.challenge.combat',
  });
  g.call(frames.combat, { attacker: player, opponent, space });
}

/** Whether a card or ability headed Before Combat is in force in this battle. */
export const hasBeforeCombat = query(
  'is there anything before combat',
  (_g: G, _f: frames.CombatFrame): boolean => true,
);

/** Whether a round of this battle has an escape phase (2e.combat.phases). */
export const hasEscapePhase = query(
  'is there an escape phase in this round',
  (_g: G, _f: frames.CombatFrame): boolean => true,
);

/** Counts the next round of a battle (2e.combat.phases). */
export const beginRound = command('begin the next round of a combat', (g: G, f: frames.CombatFrame): void => {
  f.round = raised(f.round);
  g.emit(events.combatRound, { player: f.attacker, round: f.round, rule: '2e.combat.phases' });
});

/** Goes on with the combat, for example to its first round (2e.combat.first-round). */
export const begin = action<Frame>()('combat/begin', {
  moment: '2e.before-combat.before-first-round',
  // Later rounds have no Before Combat.
  untimely: (g) =>
    (g.find(frames.combat)?.round ?? 0) > 1
      ? forbid('2e.combat.before-combat-first-round-only', () => g.otherTime('combat/begin'))
      : null,
  run(g, f) {
    const player = g.askedIn(f);
    if (player !== null) g.emit(events.combatWentOn, { player, rule: '2e.combat.course' });
    g.next(f);
  },
});

const noEscapeHere = (g: G): Refusal | null => {
  const fight = g.find(frames.combat);
  return fight ? refuseEscape(g, fight) : null;
};

/** Makes an escape test (2e.escape.optional). */
const tryEscape = action<frames.CombatFrame>()('combat/escape', {
  moment: '2e.combat.phases',
  untimely: noEscapeHere,
  refuse: (g, f) => refuseEscape(g, f),
  run(g, f) {
    g.emit(events.combatEscapeTried, { player: f.attacker, rule: '2e.escape.optional' });
    g.call(frames.escaping, { player: f.attacker, sure: false });
  },
});

/** Goes on to the ranged phase, without an escape test or after a failed one (2e.escape.optional, 2e.escape.fail-choice). */
const stand = action<frames.CombatFrame>()('combat/stand', {
  moment: '2e.combat.phases',
  untimely: noEscapeHere,
  run(g, f) {
    g.emit(events.combatStood, { player: f.attacker, rule: '2e.escape.optional' });
    g.next(f);
  },
});

const fightPhase = (type: (typeof combatTypes)[number]) =>
  auto<frames.CombatFrame>(type, (g, f) => {
    if (!f.skipped.includes(type)) g.call(frames.phase, { player: f.attacker, type });
  });

// When a player is asked in a combat, no other effect is being carried out: Items and Allies may be discarded (2e.limits.discard-any-time).
export const combatSteps = steps(
  frames.combat,
  // Cards may act between the drawing of a Challenge and its combat.
  decide('drawn', {
    time: 'the moment between drawing a Challenge and its combat',
    rule: '2e.challenge.combat',
    actor: (_g, f) => f.attacker,
    role: rivalRole,
    offers: () => [useAbility, begin],
    open: true,
    skip: (g, f) =>
      f.opponent.is !== 'challenge' || f.opponent.from !== 'deck' || !usableIn(g, f.attacker, 'drawn'),
  }),
  // The card's own Before Combat comes first (2e.before-combat.challenge-first), with reactions to it (2e.before-combat.reaction).
  auto('challenge-first', (g, f) => {
    const { opponent } = f;
    if (opponent.is !== 'challenge' || !hasBeforeCombat(g, f) || !challengeOf(g, opponent.card).beforeCombat)
      return;
    callEffects(
      g,
      f.attacker,
      opponent.card,
      playerState(g, f.attacker).hero.card,
      `${opponent.card}#beforeCombat`,
    );
  }),
  // The defender's abilities come first (2e.hero-combat.defender-before-combat, 2e.hero-combat.attacker-before-combat).
  decide('defender-before', {
    time: 'Before Combat',
    rule: '2e.hero-combat.defender-before-combat',
    actor: (_g, f) => (f.opponent.is === 'hero' ? f.opponent.player : f.attacker),
    role: rivalRole,
    offers: () => [useAbility, begin],
    open: true,
    skip: (g, f) =>
      f.opponent.is !== 'hero' || !hasBeforeCombat(g, f) || !usableIn(g, f.opponent.player, 'before-combat'),
  }),
  // Each ability of Hero and Allies once, and one activated Item, in any order (2e.before-combat.each-once, 2e.before-combat.any-order).
  decide('attacker-before', {
    time: 'Before Combat',
    rule: '2e.before-combat.each-once',
    actor: (_g, f) => f.attacker,
    role: rivalRole,
    offers: () => [useAbility, begin],
    open: true,
    skip: (g, f) => !hasBeforeCombat(g, f) || !usableIn(g, f.attacker, 'before-combat'),
  }),
  // Before Combat is over. Each round has its own activation (2e.combat.before-combat-first-round-only, 2e.activation.per-round).
  auto('round', (g, f) => {
    f.activations = [];
    f.attacked = [];
    f.extra = [];
    f.skipped = [];
    f.escapeTarget = null;
    beginRound(g, f);
    for (const player of fightersIn(g, f)) runTriggers(g, 'round-start', player);
  }),
  // Abilities for the beginning of a round. The defender goes first, as in Before Combat.
  decide('defender-opening', {
    time: 'the beginning of a combat round',
    rule: '2e.combat.phases',
    actor: (_g, f) => (f.opponent.is === 'hero' ? f.opponent.player : f.attacker),
    role: rivalRole,
    offers: () => [useAbility, begin],
    open: true,
    skip: (g, f) => f.opponent.is !== 'hero' || !usableIn(g, f.opponent.player, 'round-start'),
  }),
  decide('attacker-opening', {
    time: 'the beginning of a combat round',
    rule: '2e.combat.phases',
    actor: (_g, f) => f.attacker,
    role: rivalRole,
    offers: () => [useAbility, begin],
    open: true,
    skip: (g, f) => !usableIn(g, f.attacker, 'round-start'),
  }),
  // Four phases, in this order: Escape, Ranged, Melee, Magic (2e.combat.phases).
  decide('escape', {
    time: 'the escape phase',
    rule: '2e.escape.optional',
    actor: (_g, f) => f.attacker,
    role: rivalRole,
    offers: () => [tryEscape, useAbility, stand],
    open: true,
    skip: (g, f) =>
      !hasEscapePhase(g, f) || (refuseEscape(g, f) !== null && !usableIn(g, f.attacker, 'escape')),
  }),
  fightPhase('ranged'),
  // 2e.combat.ranged-to-melee
  fightPhase('melee'),
  // 2e.combat.melee-to-magic
  fightPhase('magic'),
  auto('round-end', (g, f) => {
    for (const player of fightersIn(g, f)) runTriggers(g, 'round-end', player);
  }),
  // A new round begins with the escape phase (2e.combat.new-round). Between Heroes the roles are exchanged (2e.hero-combat.swap).
  auto('again', (g, f) => {
    // Bonuses for a round end with it. Those given Before Combat end with the first round.
    f.boosts = f.boosts.filter(({ list, at }) => {
      const effect = g.content.lists[list]?.[at];
      return effect?.do === 'change' && effect.for !== 'round';
    });
    const { opponent } = f;
    if (opponent.is === 'hero') {
      const former = f.attacker;
      f.attacker = opponent.player;
      f.opponent = { is: 'hero', player: former };
      g.emit(events.combatSwapped, { attacker: f.attacker, defender: former, rule: '2e.hero-combat.swap' });
    }
    g.goto(f, 'round');
  }),
  ...defeatSteps,
);

/** Whether a battle is lost, and its consequences are past the point where the Challenge leaves the table. */
const isLost = (look: Look, fight: frames.CombatFrame): boolean =>
  look.state.frames.slice(look.state.frames.indexOf(fight) + 1).some((f) => {
    const leaves = f.kind === 'knockout' ? 'challenge' : f.kind === 'escape' ? 'away' : null;
    return leaves !== null && !upTo(look, f, leaves);
  });

function checkOpponent(look: Look, path: string, f: frames.CombatFrame): void {
  const { opponent } = f;
  if (opponent.is === 'hero') {
    look.player(`${path}/player`, opponent.player);
    if (opponent.player === f.attacker) look.report(`${path}/player`, 'No Hero fights itself.');
    return;
  }
  if (opponent.is === 'foe') {
    look.openCard(`${path}/card`, opponent.card, sorts.any);
    ownList(look, path, opponent.card, opponent.list);
    effectAt(look, path, opponent, 'fight');
    return;
  }
  look.openCard(`${path}/card`, opponent.card, sorts.challenge);
  // After a victory the reward may have moved the card; after a defeat the card has left.
  if (!upTo(look, f, 'again') || isLost(look, f)) return;
  const onTrack = look.state.track.some((entry) => entry?.card === opponent.card);
  // A card may make a Hero face a Challenge from any place, also from the track.
  if (opponent.from === 'deck' || (opponent.from === 'card' && !onTrack))
    look.onTable(`${path}/card`, opponent.card);
  else if (!onTrack)
    look.report(`${path}/from`, `${opponent.card} is not on the track.`, '2e.undefeated.attempt');
}

export const combatSaves = (): FrameSaves<frames.CombatFrame> => ({
  calledFrom: [
    fightOn(frames.adventure, 'resolve'),
    on<frames.CombatFrame, frames.AdventureFrame>(frames.adventure, {
      at: ['over'],
      problemsOf(g, f, below) {
        const { opponent } = f;
        const faced = opponent.is === 'hero' ? null : opponent.card;
        return [...begunBy(g, f, below), ...should('opponent/card', faced, below.card, 'that is faced.')];
      },
    }),
    byEffect<frames.CombatFrame, 'fight'>('fight', {
      shared: [],
      problemsOf(g, f, below) {
        const { opponent } = f;
        if (opponent.is !== 'foe')
          return [{ path: 'opponent/is', message: 'The card below has an enemy of its own.' }];
        return [
          ...begunBy(g, f, below),
          ...should('opponent/list', opponent.list, below.list, 'that list describes the enemy.'),
          ...should('opponent/at', opponent.at, below.at, 'that effect describes the enemy.'),
        ];
      },
    }),
    byEffect<frames.CombatFrame, 'face'>('face', {
      shared: [],
      problemsOf(g, f, below, e) {
        const { opponent } = f;
        if (opponent.is !== 'challenge')
          return [{ path: 'opponent/is', message: 'The card below names a Challenge.' }];
        return [
          ...begunBy(g, f, below),
          ...should('opponent/card', opponent.card, e.card, 'the card below names it.'),
          ...should('opponent/from', opponent.from, 'card', 'the card below names it.'),
          ...should(
            'opponent/noEscape',
            opponent.noEscape === true,
            e.escape === false,
            'the card below says so.',
          ),
        ];
      },
    }),
  ],
  check(look, path, f) {
    look.player(`${path}/attacker`, f.attacker);
    const offBoard = f.space === '' && look.state.players[f.attacker]?.hero.space === null;
    if (!offBoard) look.space(`${path}/space`, f.space);
    look.cards(`${path}/attacked`, f.attacked, sorts.character);
    look.cards(`${path}/extra`, f.extra, sorts.character);
    look.players(`${path}/rolled`, f.rolled);
    checkOpponent(look, `${path}/opponent`, f);
    const { opponent } = f;
    for (const list of ['rolled', 'activations'] as const)
      f[list].forEach((one, at) => {
        if (!hasFoughtIn(look.g, f, one))
          look.report(`${path}/${list}/${at}`, `Player ${one} does not fight here.`);
      });
    if (f.escapeTarget !== null && opponent.is !== 'hero')
      look.report(`${path}/escapeTarget`, 'Only a Hero rolls for what an escape must reach.');
    const early = f.step !== 'round' && upTo(look, f, 'round');
    if (early && f.round > 0) look.report(`${path}/round`, 'Before Combat is before the first round.');
    if (!early && f.step !== 'round' && f.round === 0 && upTo(look, f, 'again'))
      look.report(`${path}/round`, 'A round is under way: rounds are counted from 1.', '2e.combat.phases');
  },
});
