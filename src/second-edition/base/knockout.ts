import { and, type Frame, forbid, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { runTriggers } from '../abilities/triggers.js';
import { on } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { costOf, hasAlly, hasItem, isProtected, loseCard, playerState } from './cards.js';
import { combatOf, rivalOf } from './characters.js';
import { earnExperience, endsTurn, isWon } from './defeat.js';
import { endByKnockout } from './early-exit.js';
import { nearestTo, placeHero } from './entering.js';
import { loseFight } from './escape.js';
import { goldLost, harmHealed, heroDefeated, heroKnockedOut } from './event-kinds/index.js';
import { type HarmFrame, harm, type KnockoutFrame, knockout, spoils } from './frames.js';
import { townAt } from './ground.js';
import { openTowns } from './market.js';
import type { CardId, SpaceId } from './state.js';
import { putOnTrack } from './undefeated.js';
import { action, auto, command, decide, type G, query, steps } from './vocabulary.js';

/*
 * Knockouts. The consequences come in this order: counters, gold, dearest card, nearest town, Challenge to the track, end of turn
 * (2e.knockout.order). Everything else is kept: experience, adventure counters, all other cards (2e.knockout.keeps-experience,
 * faq.knockout.keeps-adventure-counters).
 */

/** The dearest Ally or Item, or several that tie (2e.knockout.card). Kept Challenges are protected (2e.defeat.card-protected). */
export const cardsAtStake = query('cards a knockout may take', (g: G, player: number): readonly CardId[] => {
  const p = playerState(g, player);
  const cards = [...p.allies.map((ally) => ally.card), ...p.items.map((item) => item.card)].filter(
    (id) => !isProtected(g, id),
  );
  const most = Math.max(...cards.map((id) => costOf(g, id)));
  return cards.filter((id) => costOf(g, id) === most);
});

/** The nearest open towns by spaces. A Hero knocked out in a town stays there (2e.knockout.move). */
export const refuges = query(
  'towns a knocked out hero may go to',
  (g: G, player: number): readonly SpaceId[] => {
    const { space } = playerState(g, player).hero;
    if (space === null) return [];
    const nearest = g.content.board.nearestTowns[space] ?? [];
    if (nearest.every((town) => townAt(g, town) !== null)) return nearest;
    return nearestTo(
      g,
      space,
      openTowns(g).map((town) => town.space),
    );
  },
);

/** The player who chooses between several towns: the Hero's player (2e.knockout.move-tie). */
export const whoChoosesRefuge = query(
  'who says where a knocked out hero goes',
  (_g: G, player: number): number => player,
);

/** The rule that moves a knocked out Hero. */
export const refugeRule = query(
  'which rule sends a knocked out hero away',
  (_g: G, _player: number): RuleId => '2e.knockout.move',
);

/** The rule by which a player chooses between several towns. */
export const refugeChoiceRule = query(
  'which rule lets somebody choose where a knocked out hero goes',
  (_g: G, _player: number): RuleId => '2e.knockout.move-tie',
);

/** The rule that knocks a Hero out. */
export const knockoutRule = query(
  'which rule knocks a hero out',
  (_g: G, _player: number): RuleId => '2e.knockout.threshold',
);

/** Moves a knocked out Hero. One that is in a town stays and remembers the space that it came from (2e.knockout.move). */
export const carryTo = command(
  'carry a knocked out hero to a refuge',
  (g: G, player: number, to: SpaceId): void => {
    if (playerState(g, player).hero.space !== to) placeHero(g, player, to, null, refugeRule(g, player));
  },
);

/** Whether a knockout takes the Hero's gold (2e.knockout.gold). */
export const losesGold = query('does a knockout take the gold', (_g: G, _player: number): boolean => true);

const choose = action<KnockoutFrame>()('knockout/discard', {
  parameters: { card: 'id' },
  moment: '2e.knockout.card-tie',
  candidates(g, f, add) {
    for (const card of cardsAtStake(g, f.player)) add({ type: 'knockout/discard', card });
  },
  tries(g, f, add) {
    const { allies, items } = playerState(g, f.player);
    const cards = [...allies, ...items].map(({ card }) => card);
    for (const card of new Set([...cardsAtStake(g, f.player), ...cards]))
      add({ type: 'knockout/discard', card });
  },
  refuse(g, f, { card }) {
    const dearest = cardsAtStake(g, f.player);
    if (dearest.includes(card)) return null;
    const p = playerState(g, f.player);
    if ((hasAlly(p, card) || hasItem(p, card)) && isProtected(g, card))
      return forbid('2e.defeat.card-protected');
    return forbid('2e.knockout.card', () => why`It takes the dearest: choose from ${and(dearest)}.`);
  },
  run(g, f, { card }) {
    loseCard(g, f.player, card, '2e.knockout.card');
    g.next(f);
  },
});

const flee = action<KnockoutFrame>()('knockout/move', {
  parameters: { to: 'id' },
  moment: '2e.knockout.move-tie',
  candidates(g, f, add) {
    for (const to of refuges(g, f.player)) add({ type: 'knockout/move', to });
  },
  refuse: (g, f, { to }) =>
    refuges(g, f.player).includes(to)
      ? null
      : forbid(refugeRule(g, f.player), () => why`Choose from ${and(refuges(g, f.player))}.`),
  run(g, f, { to }) {
    carryTo(g, f.player, to);
    g.next(f);
  },
});

export const knockoutSteps = steps(
  knockout,
  // In a combat between Heroes the winner takes the spoils first (2e.hero-combat.loser-knockout).
  auto('spoils', (g, f) => {
    g.emit(heroKnockedOut, { player: f.player, rule: knockoutRule(g, f.player) });
    const fight = combatOf(g, f.player);
    const winner = fight ? rivalOf(fight, f.player) : null;
    // The first defeat ends the combat: a winner who is knocked out during the spoils does not lose it (2e.hero-combat.ends).
    if (winner === null || g.find(spoils) !== undefined) return;
    g.emit(heroDefeated, { player: winner, loser: f.player, rule: '2e.hero-combat.winner' });
    runTriggers(g, 'hero-defeated', winner);
    g.call(spoils, { player: winner, loser: f.player });
  }),
  // All counters on the Hero go, those on Allies stay (2e.knockout.counters). All its gold goes to the bank (2e.knockout.gold).
  auto('counters', (g, f) => {
    const p = playerState(g, f.player);
    const { card: character, wounds, exhaustion } = p.hero;
    p.hero.wounds = 0;
    p.hero.exhaustion = 0;
    if (wounds + exhaustion > 0)
      g.emit(harmHealed, { player: f.player, character, wounds, exhaustion, rule: '2e.knockout.counters' });
    if (p.gold > 0 && losesGold(g, f.player))
      g.emit(goldLost, { player: f.player, amount: p.gold, rule: '2e.knockout.gold' });
  }),
  // The owner chooses between cards that tie (2e.knockout.card-tie).
  decide('card', {
    time: 'the choice of the card that a knockout takes',
    rule: '2e.knockout.card-tie',
    offers: () => [choose],
    skip(g, f) {
      const cards = cardsAtStake(g, f.player);
      if (cards.length === 1) loseCard(g, f.player, cards[0] as CardId, '2e.knockout.card');
      return cards.length < 2;
    },
  }),
  // The player chooses between towns that are equally near (2e.knockout.move-tie).
  decide('move', {
    time: 'the choice where a knocked out Hero goes',
    rule: '2e.knockout.move-tie',
    ruleNow: (g, f) => refugeChoiceRule(g, f.player),
    actor: (g, f) => whoChoosesRefuge(g, f.player),
    role: (_g, { player }, actor) => (actor === player ? null : { as: 'chooser', player }),
    offers: () => [flee],
    skip(g, f) {
      const towns = refuges(g, f.player);
      if (towns.length === 1) carryTo(g, f.player, towns[0] as SpaceId);
      return towns.length < 2;
    },
  }),
  auto('aftermath', (g, f) => {
    runTriggers(g, 'knocked-out', f.player);
    const fight = combatOf(g, f.player);
    if (fight) loseFight(g, fight);
  }),
  // As after an escape (2e.knockout.challenge, 2e.knockout.challenge-wounds, 2e.knockout.counter, 2e.knockout.adventure-counter-stays).
  auto('challenge', (g, f) => {
    const fight = combatOf(g, f.player);
    if (!fight || fight.attacker !== f.player) return;
    // If a Challenge was defeated before its reward or another consequence knocked the Hero out, it stays defeated.
    if (isWon(g, fight)) earnExperience(g, fight);
    else putOnTrack(g, fight);
  }),
  auto('end', (g, f) => {
    if (!endsTurn(g, f)) return;
    // Another knockout under way, such as the loser's during the spoils, ends the turn itself.
    const waiting = (frame: Frame): boolean =>
      frame !== f && frame.kind === knockout.kind && endsTurn(g, frame as KnockoutFrame);
    if (!g.state.frames.some(waiting)) endByKnockout(g, f.player);
  }),
);

export const knockoutSaves = (): FrameSaves<KnockoutFrame> => ({
  calledFrom: [on(harm, { after: ['bear'], shared: ['player'] })],
  check(look, path, f, at) {
    const below = look.state.frames[at - 1];
    if (below?.kind === 'harm' && (below as HarmFrame).player !== f.player)
      look.report(`${path}/player`, 'The harm below knocks out its own player.', '2e.knockout.threshold');
  },
});
