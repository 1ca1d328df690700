import { forbid, type Json, type Refusal, why } from '../../kernel/index.js';
import { amountOf } from '../abilities/amounts.js';
import type { CombatType } from '../abilities/language.js';
import { eachSide } from '../abilities/sources.js';
import { runTriggers } from '../abilities/triggers.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { byEffect, on, should } from '../saves/called.js';
import { effectAt, type FrameSaves, fightBelow, upTo } from '../saves/frame-checks.js';
import { sorts } from '../saves/sorts.js';
import { bitOf, cardOfList } from './card-index.js';
import { attributeOf, playerState } from './cards.js';
import * as characters from './characters.js';
import { begin } from './combat.js';
import {
  combatActChosen,
  combatDefended,
  combatFailed,
  combatHit,
  combatMissed,
} from './event-kinds/index.js';
import {
  type CombatFrame,
  combat,
  type GrantedAttackFrame,
  grantedAttack,
  type PhaseFrame,
  phase,
} from './frames.js';
import { type HarmSource, takeWounds, woundEnemy } from './harm.js';
import { makeRoll, type RollResult } from './rolls.js';
import { action, auto, command, decide, type G, query, steps } from './vocabulary.js';

/* In each phase, of one attribute (2e.combat.attribute-per-type), exactly one thing happens (2e.allies.one-action-per-phase). */

const count = (list: readonly string[], id: string): number => {
  let n = 0;
  for (const item of list) if (item === id) n++;
  return n;
};

/** One attack a round at most for the Hero (2e.combat.one-attack-per-round) and for every Ally (2e.allies.one-attack-each). */
export const refuseAttack = query(
  'may this one attack',
  (g: G, f: PhaseFrame, by: string): Refusal | null => {
    const p = playerState(g, f.player);
    if (!characters.characterOf(g, f.player, by))
      return forbid('2e.allies.attack-instead', 'Only your Hero or one of your Allies can attack.');
    const fight = characters.fightOf(g);
    if (count(fight.attacked, by) <= count(fight.extra, by)) return null;
    if (by !== p.hero.card) return forbid('2e.allies.one-attack-each');
    if (f.type === 'melee') return forbid('2e.combat.melee-defend-only');
    return forbid(f.type === 'magic' ? '2e.combat.magic-defend-only' : '2e.combat.one-attack-per-round');
  },
);

/** Attack with the Hero, or have an Ally attack (2e.allies.abilities, 2e.allies.attack-instead, 2e.allies.hero-alone). */
const attack = action<PhaseFrame>()('combat/attack', {
  parameters: { by: 'id' },
  moment: '2e.combat.phases',
  candidates(g, f, add) {
    for (const { card } of characters.partyOf(g, f.player)) add({ type: 'combat/attack', by: card });
    for (const { card } of characters.companionsOf(g, f.player)) add({ type: 'combat/attack', by: card });
  },
  refuse: (g, f, { by }) => refuseAttack(g, f, by),
  run(g, f, { by }) {
    f.act = 'attack';
    f.by = by;
    characters.fightOf(g).attacked.push(by);
    actChosen(g, f, 'attack');
    g.next(f);
  },
});

const actChosen = (
  g: G,
  { player, by: character, type: combat }: PhaseFrame,
  act: 'attack' | 'defend',
): void => g.emit(combatActChosen, { player, character, combat, act, rule: '2e.combat.phases' });

/** A player who does not attack must defend, and only the Hero can (2e.combat.must-defend, 2e.allies.never-defend). */
const defend = action<PhaseFrame>()('combat/defend', {
  moment: '2e.combat.phases',
  run(g, f) {
    f.act = 'defend';
    f.by = playerState(g, f.player).hero.card;
    actChosen(g, f, 'defend');
    g.next(f);
  },
});

/** Against damage of zero the defender need not roll (2e.combat.zero-damage-skip-roll), unless a card depends on the result. */
const defendWithoutRoll = action<PhaseFrame>()('combat/defend-without-roll', {
  moment: '2e.combat.zero-damage-skip-roll',
  refuse(g, f) {
    if (characters.enemyDamage(g, characters.fightOf(g), f.type, attributeOf[f.type]) > 0)
      return forbid(
        '2e.combat.zero-damage-skip-roll',
        () =>
          why`Your enemy deals ${characters.enemyDamage(g, characters.fightOf(g), f.type, attributeOf[f.type])} damage in this phase.`,
      );
    return hangsOnDefense(g, f)
      ? forbid('2e.combat.zero-damage-skip-roll', 'A card in play takes effect by this roll.')
      : null;
  },
  run(g, f) {
    g.emit(combatDefended, {
      player: f.player,
      combat: f.type,
      rolled: false,
      rule: '2e.combat.zero-damage-skip-roll',
    });
    g.goto(f, 'over');
  },
});

const onDefense = { stats: 0, triggers: bitOf.trigger('defense-made') | bitOf.trigger('defense-failed') };

function hangsOnDefense(g: G, { player, type }: PhaseFrame): boolean {
  let hangs = false;
  eachSide(g, player, onDefense, ({ triggered }) => {
    for (const { ability } of triggered)
      if (ability.on === 'defense-made' || ability.on === 'defense-failed')
        hangs ||= ability.if?.phase === undefined || ability.if.phase.includes(type);
  });
  return hangs;
}

export const phaseSteps = steps(
  phase,
  // At the beginning of each phase the player chooses (2e.combat.ranged-choice, 2e.combat.melee-choice, 2e.combat.magic-choice).
  decide('act', {
    time: 'the choice to attack or to defend in a phase',
    timeNow: (f) => why`the ${f.type} phase`,
    rule: '2e.combat.phases',
    role: characters.rivalRole,
    offers: () => [attack, defend, defendWithoutRoll, useAbility],
    open: true,
  }),
  // A defending Hero may use abilities for this phase, and also before and after its roll (2e.hero-combat.defender-modifiers).
  decide('defender', {
    time: 'the defender’s moment before the rolls of a phase',
    timeNow: (f) => why`the defender’s moment before the rolls of the ${f.type} phase`,
    rule: '2e.hero-combat.defender-modifiers',
    actor: (g, f) => characters.rivalOf(characters.fightOf(g), f.player) ?? f.player,
    role: characters.rivalRole,
    offers: () => [useAbility, begin],
    open: true,
    skip(g, f) {
      const rival = characters.rivalOf(characters.fightOf(g), f.player);
      return rival === null || !usableIn(g, rival, f.type);
    },
  }),
  // A defending Hero rolls first: dice, attribute and bonuses of its cards add up to the target (2e.hero-combat.defender-rolls-first,
  // 2e.hero-combat.defender-modifiers).
  auto('opponent', (g, f) => rollAgainst(g, f.player, f.type)),
  auto('target', (g, f) => {
    if (characters.fightOf(g).opponent.is === 'hero') f.target = (f.result as unknown as RollResult).total; // 2e.hero-combat.target
  }),
  // The dice and the value of that type of combat, the Ally's own where an Ally attacks
  // (2e.combat.ranged-attack-roll, 2e.combat.ranged-defend-roll, 2e.combat.melee-attack-roll, 2e.combat.melee-defend-roll,
  // 2e.combat.magic-attack-roll, 2e.combat.magic-defend-roll, 2e.allies.own-values).
  auto('roll', (g, f) =>
    makeRoll(g, {
      player: f.player,
      by: f.by,
      purpose: f.act ?? 'defend',
      attribute: attributeOf[f.type],
      target: f.target,
      forced: againstSureDefense(g, f.result),
    }),
  ),
  auto('outcome', (g, f) => {
    const { success } = f.result as unknown as RollResult;
    if (f.act === 'attack') (success ? hit : missed)(g, f);
    else (success ? defended : struck)(g, f);
  }),
  // The player's cards act on the hit before its wounds are dealt. They may end the battle (2e.defeat.threshold).
  auto('wounds', (g, f) => {
    const { success } = f.result as unknown as RollResult;
    if (f.act === 'attack' && success) woundEnemy(g, characters.fightOf(g), hitDamage(g, f));
  }),
  // An enemy that is not defeated answers the hit.
  auto('answer', (g, f) => {
    const { success } = f.result as unknown as RollResult;
    if (f.act === 'attack' && success) runTriggers(g, 'attack-hit', f.player, (origin) => origin === 'enemy');
  }),
  auto('over', () => undefined),
);

/** The other Hero's roll sets the target. That Hero is the defender, or the attacker if the defender attacks Before Combat. */
export function rollAgainst(
  g: G,
  player: number,
  type: CombatType,
  purpose: 'defend' | 'pursuit' = 'defend',
): void {
  const rival = characters.rivalOf(characters.fightOf(g), player);
  if (rival === null) return;
  const by = playerState(g, rival).hero.card;
  makeRoll(g, { player: rival, by, purpose, attribute: attributeOf[type], open: true });
}

/** If a card makes a Hero's defense succeed, the roll against it fails, unless a card makes that roll succeed too. */
const againstSureDefense = (g: G, rolled: Json | undefined): 'failure' | null =>
  characters.fightOf(g).opponent.is === 'hero' && (rolled as unknown as RollResult).success
    ? 'failure'
    : null;

/** The opponent takes wounds equal to the damage of the attacker; an Ally uses its own (2e.allies.own-damage). */
export const hitDamage = query('damage of a hit in a phase', (g: G, f: PhaseFrame): number =>
  characters.damageValue(g, f.player, f.by, attributeOf[f.type]),
);

function hit(g: G, f: PhaseFrame): void {
  const amount = hitDamage(g, f);
  g.emit(combatHit, {
    player: f.player,
    character: f.by,
    combat: f.type,
    amount,
    rule: `2e.combat.${f.type}-attack-success`,
  });
  runTriggers(g, 'attack-hit', f.player, (origin) => origin !== 'enemy');
}

/** The attacker takes wounds equal to the opponent's damage. An attacking Ally suffers them itself (2e.allies.attack-fails). */
function missed(g: G, f: PhaseFrame): void {
  suffer(g, f, `2e.combat.${f.type}-attack-failure`);
  runTriggers(g, 'attack-missed', f.player);
}

function defended(g: G, f: PhaseFrame): void {
  g.emit(combatDefended, {
    player: f.player,
    combat: f.type,
    rolled: true,
    rule: `2e.combat.${f.type}-defend-success`,
  });
  runTriggers(g, 'defense-made', f.player);
}

function struck(g: G, f: PhaseFrame): void {
  suffer(g, f, `2e.combat.${f.type}-defend-failure`);
  runTriggers(g, 'defense-failed', f.player);
}

function suffer(g: G, f: PhaseFrame, rule: `2e.combat.${CombatType}-${'attack' | 'defend'}-failure`): void {
  const fight = characters.fightOf(g);
  const by = characters.opponentCard(g, fight.opponent);
  const amount = characters.enemyDamage(g, fight, f.type, attributeOf[f.type]);
  g.emit(combatFailed, { player: f.player, character: f.by, combat: f.type, act: f.act, amount, rule });
  sufferDamage(g, f, amount, { from: 'enemy', rule, by });
}

/** The Hero or Ally that attacked or defended takes the damage of the opponent. */
export const sufferDamage = command(
  'take the damage of an enemy',
  (g: G, f: PhaseFrame, amount: number, source: HarmSource): void => takeWounds(g, f.by, amount, source),
);

/**
 * An attack that an ability or an Item grants. It is rolled like any attack of its type (2e.before-combat.granted-attack). A miss costs
 * nothing more than what was paid (2e.before-combat.attack-miss). The attack of the round stays available
 * (2e.before-combat.attack-not-counted).
 */
export const grantedAttackSteps = steps(
  grantedAttack,
  auto('opponent', (g, f) => rollAgainst(g, f.player, f.type)),
  auto('target', (g, f) => {
    if (characters.fightOf(g).opponent.is === 'hero') f.target = (f.result as unknown as RollResult).total;
  }),
  auto('roll', (g, f) => {
    const effect = g.content.lists[f.list]?.[f.at];
    const bonus = effect?.do === 'attack' ? (effect.bonus ?? 0) : 0;
    makeRoll(g, {
      player: f.player,
      by: f.by,
      purpose: 'attack',
      attribute: attributeOf[f.type],
      target: f.target,
      forced: againstSureDefense(g, f.result),
      bonus,
    });
  }),
  auto('outcome', (g, f) => {
    const { success } = f.result as unknown as RollResult;
    if (!success) {
      g.emit(combatMissed, {
        player: f.player,
        character: f.by,
        combat: f.type,
        rule: '2e.before-combat.attack-miss',
      });
      return;
    }
    const effect = g.content.lists[f.list]?.[f.at];
    const own = effect?.do === 'attack' ? effect.damage : undefined;
    const moment = { player: f.player, card: cardOfList(f.list), bearer: f.by };
    const amount =
      own === undefined
        ? characters.damageValue(g, f.player, f.by, attributeOf[f.type])
        : amountOf(g, own, moment);
    g.emit(combatHit, {
      player: f.player,
      character: f.by,
      combat: f.type,
      amount,
      rule: '2e.before-combat.granted-attack',
    });
    woundEnemy(g, characters.fightOf(g), amount, f.player);
  }),
);

export const phaseSaves = (): FrameSaves<PhaseFrame> => ({
  calledFrom: [
    on<PhaseFrame, CombatFrame>(combat, {
      after: ['ranged', 'melee', 'magic'],
      problemsOf(g, f, below) {
        const order: readonly string[] = g.rules.frames.combat?.order ?? [];
        return [
          ...should('player', f.player, below.attacker, 'who attacks in this round acts.'),
          ...should('type', f.type, order[order.indexOf(below.step) - 1], 'that phase is under way.'),
        ];
      },
    }),
  ],
  check(look, path, f, at) {
    const attacker = fightBelow(look, at)?.attacker;
    if (attacker !== undefined && f.player !== attacker)
      look.report(`${path}/player`, `Player ${attacker} acts in this combat.`);
    const against = fightBelow(look, at)?.opponent.is;
    if (f.target !== null && (against !== 'hero' || upTo(look, f, 'target')))
      look.report(
        `${path}/target`,
        'Only a Hero that has rolled in defense sets a target.',
        '2e.hero-combat.target',
      );
    if (f.step === 'act' && f.act !== null)
      look.report(`${path}/act`, 'What is done in this phase is not chosen yet.', '2e.combat.phases');
    if (f.by !== '') look.card(`${path}/by`, f.by, sorts.character);
    else if (f.act !== null || (!upTo(look, f, 'act') && upTo(look, f, 'outcome')))
      look.report(
        `${path}/by`,
        'This must name the Hero or Ally that attacks or defends.',
        '2e.combat.phases',
      );
  },
});

export const grantedAttackSaves = (): FrameSaves<GrantedAttackFrame> => ({
  calledFrom: [
    byEffect<GrantedAttackFrame, 'attack'>('attack', {
      shared: ['player', 'list', 'at'],
      problemsOf: (g, f, { bearer }, e) => [
        ...should('type', f.type, e.type, 'the card says so.'),
        ...should(
          'by',
          f.by,
          e.by === 'you' ? playerState(g, f.player).hero.card : bearer,
          'the card is theirs.',
        ),
      ],
    }),
  ],
  check: (look, path, f) => {
    look.card(`${path}/by`, f.by, sorts.character);
    effectAt(look, path, f, 'attack');
  },
});
