import { runTriggers } from '../abilities/triggers.js';
import { usableIn, useAbility } from '../abilities/use.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { sorts } from '../saves/sorts.js';
import { discardCard, playerState, takeFrom } from './cards.js';
import * as characters from './characters.js';
import { isDecided } from './defeat.js';
import * as events from './event-kinds/index.js';
import { type CombatFrame, combat, type HarmFrame, harm, type KnockoutFrame, knockout } from './frames.js';
import type { CardId, Character } from './state.js';
import { action, auto, command, decide, type G, reaction, steps } from './vocabulary.js';

/** The source of wounds or exhaustion. */
export type HarmSource = Pick<HarmFrame, 'from' | 'rule' | 'by'>;

/** A Hero or an Ally is about to take wounds. Players may cancel them first (2e.terms.cancel). */
export const takeWounds = command(
  'take wounds',
  (g: G, target: CardId, amount: number, source: HarmSource): void => {
    const found = characters.findCharacter(g, target);
    if (!found || amount <= 0) return;
    inflict(g, found.player, target, 'wounds', amount, source);
  },
);

/** A Hero or an Ally is about to take exhaustion from a card. */
export const takeExhaustion = command(
  'take exhaustion',
  (g: G, target: CardId, amount: number, source: HarmSource): void => {
    const found = characters.findCharacter(g, target);
    if (!found || amount <= 0) return;
    inflict(g, found.player, target, 'exhaustion', amount, source);
  },
);

function inflict(
  g: G,
  player: number,
  target: CardId,
  kind: HarmFrame['harm'],
  amount: number,
  { from, rule, by }: HarmSource,
): void {
  g.call(harm, { player, target, harm: kind, amount, from, rule, by });
}

/** Discards wound and exhaustion counters. They go back to the pile (2e.harm.discarded-counters). */
export const heal = command(
  'discard wounds and exhaustion',
  (g: G, id: CardId, wounds: number, exhaustion: number): void => {
    const found = characters.findCharacter(g, id);
    if (!found) return;
    const { player, character } = found;
    const healed = Math.min(wounds, character.wounds);
    const rested = Math.min(exhaustion, character.exhaustion);
    if (healed === 0 && rested === 0) return;
    character.wounds -= healed;
    character.exhaustion -= rested;
    g.emit(events.harmHealed, {
      player,
      character: id,
      wounds: healed,
      exhaustion: rested,
      rule: '2e.harm.discarded-counters',
    });
  },
);

const take = action<HarmFrame>()('harm/take', {
  moment: '2e.terms.cancel',
  run(g, f) {
    const { player, target: character, harm, amount } = f;
    g.emit(events.harmAccepted, { player, character, harm, amount, rule: f.rule });
    g.next(f);
  },
});

export const harmSteps = steps(
  harm,
  // A wound is cancelled when it would be inflicted, or never (2e.terms.cancel-not-later).
  decide('answer', {
    time: 'the moment in which wounds or exhaustion are about to be taken',
    rule: '2e.terms.cancel',
    offers: () => [useAbility, take],
    skip: (g, f) => f.amount <= 0 || !usableIn(g, f.player, 'harm'),
  }),
  auto('land', (g, f) => {
    const found = characters.findCharacter(g, f.target);
    if (!found) return g.finish();
    if (f.harm === 'exhaustion') landExhaustion(g, f, found.player, found.character);
    else if (f.amount > 0) landWounds(g, f, found.character);
  }),
  auto('bear', (g, f) => {
    const found = characters.findCharacter(g, f.target);
    if (found && isFelled(g, found.player, found.character)) overcome(g, found.player, f.target);
  }),
);

/** The wound counters are placed on the card (2e.harm.wounds-place). */
function landWounds(g: G, f: HarmFrame, character: Character): void {
  characters.layWounds(g, character, f.amount);
  g.emit(events.woundsTaken, {
    player: f.player,
    character: f.target,
    amount: f.amount,
    by: f.by,
    rule: f.rule,
  });
  if (!isFelled(g, f.player, character)) runTriggers(g, 'wounded', f.player);
}

function isFelled(g: G, player: number, character: Readonly<Character>): boolean {
  const life = characters.lifeOf(g, player, character.card);
  return characters.countersAre(g, character, 'wounds', (wounds) => characters.isOvercome(g, wounds, life));
}

/** Counters are placed up to Stamina. The excess becomes wounds at once (2e.harm.exhaustion-place, 2e.harm.exhaustion-excess). */
function landExhaustion(g: G, f: HarmFrame, player: number, character: Character): void {
  const tired = character.exhaustion + Math.max(0, f.amount);
  const kept = Math.min(tired, characters.staminaOf(g, player, f.target));
  const placed = kept - character.exhaustion;
  character.exhaustion = kept;
  if (placed > 0)
    g.emit(events.exhaustionTaken, { player, character: f.target, amount: placed, by: f.by, rule: f.rule });
  if (placed < 0)
    g.emit(events.exhaustionConverted, {
      player,
      character: f.target,
      amount: -placed,
      rule: '2e.harm.exhaustion-excess',
    });
  takeWounds(g, f.target, tired - kept, { from: f.from, rule: '2e.harm.exhaustion-excess', by: f.by });
}

/** Checks all after changes of Life (2e.harm.defeated-threshold) or Stamina: excess becomes wounds (2e.harm.exhaustion-excess). */
export function weigh(g: G): void {
  g.state.players.forEach(({ hero, allies }, player) => {
    if (hero.card === '') return;
    // Most characters carry no counters most of the time. They need no check.
    for (const character of [hero, ...allies])
      if (
        (characters.mayCarry(g, character, 'exhaustion') && isBeyondStamina(g, player, character)) ||
        (characters.mayCarry(g, character, 'wounds') && isFelled(g, player, character))
      )
        g.call(harm, {
          player,
          target: character.card,
          harm: 'exhaustion',
          amount: 0,
          from: 'card',
          rule: '2e.harm.exhaustion-excess',
          by: null,
        });
  });
}

function isBeyondStamina(g: G, player: number, character: Readonly<Character>): boolean {
  const stamina = characters.staminaOf(g, player, character.card);
  return characters.countersAre(g, character, 'exhaustion', (exhaustion) => exhaustion > stamina);
}

/** Events that bring cards into play, turn them over, or take them out of play. */
export const harmReactions = [
  reaction(events.cardTaken, weigh),
  reaction(events.cardKept, weigh),
  reaction(events.cardActivated, weigh),
  reaction(events.cardRefreshed, weigh),
  reaction(events.cardDiscarded, weigh),
  reaction(events.cardRemoved, weigh),
  reaction(events.marketSold, weigh),
  reaction(events.heroExchanged, weigh),
  reaction(events.heroGiven, weigh),
  reaction(events.spoilsTaken, weigh),
  reaction(events.hoardCard, weigh),
  reaction(events.encounterOpened, weigh),
  reaction(events.eventEntered, weigh),
];

/** A defeated Hero is knocked out, a defeated Ally is killed (2e.cards.defeat-by-kind, 2e.knockout.threshold). */
function overcome(g: G, player: number, id: CardId): void {
  if (!characters.isHero(g, player, id)) killAlly(g, player, id);
  else if (!isBeingKnockedOut(g, player)) g.call(knockout, { player });
}

/** Whether a Hero still has its counters in a knockout that has begun: further wounds change nothing. */
const isBeingKnockedOut = (g: G, player: number): boolean =>
  g.state.frames.some(
    (f) => f.kind === knockout.kind && (f as KnockoutFrame).player === player && f.step === 'counters',
  );

/** A killed Ally is discarded with its counters (2e.allies.killed, faq.discard.takes-all). */
export const killAlly = command('kill an ally', (g: G, player: number, id: CardId): void => {
  takeFrom(playerState(g, player), id);
  g.emit(events.allyKilled, { player, card: id, rule: '2e.allies.killed' });
  discardCard(g, id, '2e.allies.killed', player);
  runTriggers(g, 'ally-killed', player);
});

/** Wounds a player's enemy. Wounds equal to its Life defeat it at once and end the battle (2e.defeat.threshold). */
export const woundEnemy = command(
  'wound the enemy',
  (g: G, fight: CombatFrame, amount: number, player: number = fight.attacker): void => {
    const { opponent } = fight;
    if (amount <= 0 || isDecided(g, fight)) return;
    if (opponent.is === 'hero') {
      const rival = playerState(g, characters.rivalOf(fight, player) ?? opponent.player).hero.card;
      const by = playerState(g, player).hero.card;
      return takeWounds(g, rival, amount, { from: 'enemy', rule: '2e.harm.wounds-place', by });
    }
    characters.layWounds(g, opponent, amount);
    tellWounded(g, opponent, amount, player);
    const life = characters.enemyLife(g, fight);
    if (characters.countersAre(g, opponent, 'wounds', (wounds) => characters.isOvercome(g, wounds, life)))
      g.unwind(combat, 'won');
  },
);

/** Emits how many wounds an enemy has now. */
export const tellWounded = command(
  'tell of the wounds on an enemy',
  (
    g: G,
    {
      card,
      wounds,
    }: {
      /** The card of the enemy. */
      readonly card: CardId;
      /** Its wounds now. */
      readonly wounds: number;
    },
    amount: number,
    player: number,
  ): void => g.emit(events.enemyWounded, { player, card, amount, wounds, rule: '2e.harm.wounds-place' }),
);

export const harmSaves = (): FrameSaves<HarmFrame> => ({
  calledFrom: null,
  check(look, path, f) {
    look.card(`${path}/target`, f.target, sorts.character);
    if (f.by !== null) look.card(`${path}/by`, f.by, sorts.any);
    const owner = look.ownerOf(f.target);
    if (owner !== null && owner !== f.player)
      look.report(`${path}/player`, `${f.target} is of player ${owner}, who decides about harm to it.`);
  },
});
