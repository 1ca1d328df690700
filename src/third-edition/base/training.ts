import { forbid, type Refusal, why } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { RuleId } from '../../register/rule-ids.js';
import { type AdventureType, adventureTypes } from '../content/board-types.js';
import { byEffect, inTurn, on, should } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import * as cards from './cards.js';
import { handSize, isDefeated } from './characters.js';
import { skillDrawn, skillLearned, skillNamed } from './event-kinds/index.js';
import * as frames from './frames.js';
import { settle } from './limits.js';
import { checkHealth } from './possessions.js';
import { type CardId, type SeenPlayer, SKILLS } from './state.js';
import { runTriggers } from './triggers.js';
import { spendTrophy } from './trophies.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { action, auto, chance, command, decide, type G, steps } from './vocabulary.js';

/** Draws all cards first; only then is the hand cut down (3e.game.draw-together). */
export const drawSkills = command('draw skill cards', (g: G, player: number, amount: number): void => {
  if (amount > 0) g.call(frames.hand, { player, left: amount });
});

export const handSteps = steps(
  frames.hand,
  chance('draw', {
    rule: '3e.train.draw',
    ask: (g, f) => (f.left > 0 ? cards.drawFrom(g, SKILLS) : null),
    answer(g, f, answer) {
      if (answer.type !== 'chance/draw') return;
      f.left -= 1;
      cards.playerState(g, f.player).hand.push(answer.card);
      cards.takeDrawn(g, SKILLS, answer.card);
      g.emit(skillDrawn, { player: f.player, card: answer.card, rule: '3e.train.draw' });
      g.goto(f, 'draw');
    },
  }),
  // The player chooses the excess cards to discard (3e.train.discard, 3e.skill.hand-limit); the turn goes on, and the player may learn
  // skills, only then (3e.train.learn-drawn).
  auto('cut-down', (g, f) => settle(g, f.player)),
  auto('trained', (g, f) => {
    if (f.training) runTriggers(g, 'trained', f.player);
  }),
);

/** In any hex (3e.train.cost): as many cards as the maximum hand size, whatever the hand holds (3e.train.draw, 3e.train.order). */
export const train = action<frames.TurnFrame>()('train', {
  moment: '3e.train.cost',
  cost: () => 1,
  refuse: refuseAction,
  run(g, f, action) {
    spendActions(g, f, action, '3e.train.cost');
    g.call(frames.hand, { player: f.player, left: handSize(g, f.player), training: true });
  },
});

type Due = Readonly<Partial<Record<AdventureType | 'any', number>>>;

const sumOf = (due: Due): number => Object.values(due).reduce((sum, n) => sum + n, 0);

/** Each typed symbol by a trophy of its type, each neutral symbol by any (3e.skill.cost, 3e.skill.cost-example). */
export function covers(held: Readonly<Record<AdventureType, number>>, due: Due): boolean {
  const all = held.combat + held.exploration + held.social;
  return all >= sumOf(due) && adventureTypes.every((type) => held[type] >= (due[type] ?? 0));
}

/** How many of the trophies that are due are held. */
const coveredBy = (held: Readonly<Record<AdventureType, number>>, due: Due): number => {
  const typed = adventureTypes.reduce((sum, type) => sum + Math.min(held[type], due[type] ?? 0), 0);
  const all = held.combat + held.exploration + held.social;
  return typed + Math.min(all - typed, due.any ?? 0);
};

const heldBy = (g: G, player: number): Record<AdventureType, number> => {
  const p = g.state.players[player] as SeenPlayer;
  return {
    combat: cards.countTrophies(g, p, 'combat'),
    exploration: cards.countTrophies(g, p, 'exploration'),
    social: cards.countTrophies(g, p, 'social'),
  };
};

function refuseLearning(g: G, player: number, card: CardId): Refusal | null {
  const p = g.state.players[player] as SeenPlayer;
  if (card === '' || !p.hand.includes(card))
    return forbid('3e.train.learn', 'You learn skills from your hand.');
  const [held, { cost }] = [heldBy(g, player), cards.skillOf(g, card)];
  return covers(held, cost)
    ? null
    : forbid(
        '3e.skill.cost',
        () =>
          why`It costs ${sumOf(cost)} trophies of the types that it shows, and you have ${coveredBy(held, cost)} of them.`,
      );
}

/** A player names a skill card of its hand: from now on everybody knows that it is there. */
export function nameSkill(g: G, player: number, card: CardId, rule: RuleId): void {
  const at = cards.playerState(g, player).hand.indexOf(card);
  if (at >= 0) g.emit(skillNamed, { player, card, at, rule });
}

/** A player learns skills in its own turn between actions, for trophies and for no action (3e.train.learn). */
export const learn = action<frames.TurnFrame>()('skill/learn', {
  parameters: { card: 'id' },
  moment: '3e.train.learn',
  candidates(g, f, add) {
    for (const card of cards.known(cards.playerState(g, f.player).hand)) add({ type: 'skill/learn', card });
  },
  refuse: (g, f, { card }) => refuseLearning(g, f.player, card),
  run(g, f, { card }) {
    nameSkill(g, f.player, card, '3e.train.learn');
    g.call(frames.payment, { player: f.player, card, due: { ...cards.skillOf(g, card).cost } });
  },
});

/** The symbol that a trophy pays: its own type first, so that the neutral symbols remain for others. */
const symbolFor = (g: G, { due }: frames.PaymentFrame, id: CardId): AdventureType | 'any' => {
  const type = cards.trophyType(g, id);
  return (due[type] ?? 0) > 0 ? type : 'any';
};

const wanted = (g: G, f: frames.PaymentFrame, id: CardId): boolean => (f.due[symbolFor(g, f, id)] ?? 0) > 0;

/** Trophies of its own (3e.game.others-components), one by one by choice, to the piles of their decks (3e.skill.spend). */
const pay = action<frames.PaymentFrame>()('skill/pay', {
  parameters: { card: 'id' },
  moment: '3e.skill.cost',
  exact: true,
  candidates(g, f, add) {
    for (const card of cards.known(cards.trophiesOf(cards.playerState(g, f.player))))
      if (wanted(g, f, card)) add({ type: 'skill/pay', card });
  },
  tries(g, f, add) {
    for (const card of cards.known(cards.trophiesOf(cards.playerState(g, f.player))))
      add({ type: 'skill/pay', card });
  },
  refuse: (g, f, { card }) =>
    card !== '' && cards.trophiesOf(cards.playerState(g, f.player)).includes(card) && wanted(g, f, card)
      ? null
      : forbid('3e.skill.cost', 'That trophy does not go towards what is due.'),
  run(g, f, { card }) {
    const paidBy = symbolFor(g, f, card);
    f.due[paidBy] = (f.due[paidBy] ?? 0) - 1;
    spendTrophy(g, f.player, card);
  },
});

/**
 * A learned skill lies in front of the player and works from then on (3e.skill.learned); excess skills of a type do not stay
 * (3e.skill.learned-limit).
 */
export const learnSkill = command('learn a skill', (g: G, player: number, card: CardId): void => {
  const wasDefeated = isDefeated(g, player);
  if (!cards.playerState(g, player).hand.includes(card)) return;
  g.emit(skillLearned, { player, card, rule: '3e.skill.learned' });
  // More health may end a defeat (3e.defeat.skill-health).
  checkHealth(g, player, wasDefeated, '3e.defeat.skill-health');
  settle(g, player);
});

export const paymentSteps = steps(
  frames.payment,
  decide('pay', {
    time: 'the payment for a skill',
    rule: '3e.skill.cost',
    offers: () => [pay],
    skip: (_g, f) => sumOf(f.due) === 0,
  }),
  auto('learn', (g, f) => learnSkill(g, f.player, f.card)),
);
/** @hidden */

export const handSaves = (): FrameSaves<frames.HandFrame> => ({
  calledFrom: [
    inTurn<frames.HandFrame>((_g, f) => should('training', f.training, true, 'that player trains.')),
    on<frames.HandFrame, frames.GameFrame>(frames.game, {
      after: ['hand'],
      problemsOf: (_g, f, { current }) => [
        ...should('player', f.player, current, 'the game frame says who draws.'),
        ...should('training', f.training, false, 'nobody trains during setup.'),
      ],
    }),
    byEffect<frames.HandFrame>(['draw-skills'], {
      problemsOf: (_g, f) => should('training', f.training, false, 'a card has them drawn.'),
    }),
  ],
  check: null,
});

/** The skill is in the hand, and no more is due than it costs. */
export const paymentSaves = (): FrameSaves<frames.PaymentFrame> => ({
  calledFrom: [inTurn()],
  check(look, path, { player, card, due, step }) {
    if (!look.card(`${path}/card`, card, 'skill')) return;
    // A learned skill lies before its player.
    if (step !== '' && !cards.playerState(look.g, player).hand.includes(card))
      look.report(`${path}/card`, 'A skill that is paid for is in the hand of its player.', '3e.train.learn');
    const { cost } = cards.skillOf(look.g, card);
    for (const type of Object.keys(due) as (keyof typeof due)[])
      if ((due[type] ?? 0) > (cost[type] ?? 0))
        look.report(
          `${path}/due/${type}`,
          `${show(card)} costs ${cost[type] ?? 0} of that type.`,
          '3e.skill.cost',
        );
  },
});
