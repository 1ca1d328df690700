import { forbid, type Refusal } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { Where } from '../abilities/language.js';
import type { Outcome, QuestCard, Required, StoryCard } from '../content/cards.js';
import { byEffect, inTurn, should } from '../saves/called.js';
import { checkDice, type FrameSaves } from '../saves/frame-checks.js';
import { callEffects } from './calling.js';
import { cardOf, discard, playerState, takeOut } from './cards.js';
import { mostSpeed, speedOf } from './characters.js';
import { demandsOf, matches, meet, rollStep } from './dice.js';
import { questAttempted, questResolved } from './event-kinds/index.js';
import { type ExploreFrame, explore, type TurnFrame } from './frames.js';
import { isAt } from './places.js';
import { reroll, rerollAll } from './rerolling.js';
import type { CardId } from './state.js';
import { takeTrophy } from './trophies.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { action, auto, decide, type G, steps } from './vocabulary.js';

/* Kept, attempted where they say, completed by an outcome that dice cover. Any number may be held (3e.quest.no-limit). */

interface Attempt {
  readonly at: Where;
  readonly actions: number;
  readonly outcomes: readonly Outcome[];
}

const attemptOf = (g: G, card: CardId): Attempt | undefined => {
  const data = cardOf(g, card) as QuestCard | StoryCard;
  return data.kind === 'quest' ? data : data.quest;
};

/** The player's quests and those of the story, which are open to all (3e.story.quest-attempt). */
const questsFor = (g: G, player: number): readonly CardId[] => [
  ...playerState(g, player).quests,
  ...g.state.slots.flatMap((card) => card ?? []),
];

/** A hero attempts a quest in a hex that its card names (3e.quest.attempt), also in the turn in which it was drawn (3e.quest.same-turn). */
export const attempt = action<TurnFrame>()('quest/attempt', {
  parameters: { card: 'id' },
  moment: '3e.quest.attempt',
  cost: (g, _f, { card }) => attemptOf(g, card)?.actions ?? 0,
  candidates(g, f, add) {
    for (const card of questsFor(g, f.player)) add({ type: 'quest/attempt', card });
  },
  refuse(g, f, action): Refusal | null {
    const { card } = action;
    const said = questsFor(g, f.player).includes(card) ? attemptOf(g, card) : undefined;
    if (said === undefined)
      return forbid('3e.quest.attempt', 'You attempt quests of your own, or of the story.');
    if (!isAt(g, playerState(g, f.player).hex, said.at))
      return forbid('3e.quest.attempt', 'That quest is attempted elsewhere.');
    return refuseAction(g, f, action);
  },
  run(g, f, action) {
    const { card } = action;
    const { outcomes = [] } = attemptOf(g, card) ?? {};
    spendActions(g, f, action, '3e.quest.attempt');
    g.emit(questAttempted, { player: f.player, card, rule: '3e.quest.attempt' });
    g.call(explore, {
      player: f.player,
      quest: card,
      outcome: null,
      dice: [],
      // A quest without required symbols needs no roll.
      rolling: outcomes.some(({ requires }) => requires.length > 0) ? speedOf(g, f.player) : 0,
    });
  },
});

/** Each required symbol needs a die of its own, a required wild only a wild (3e.quest.match). */
export const covered = (dice: readonly number[], required: readonly Required[]): boolean =>
  meet(dice, demandsOf(required));

const outcomesOf = (g: G, f: ExploreFrame): readonly Outcome[] =>
  f.quest === null ? [] : (attemptOf(g, f.quest)?.outcomes ?? []);

/** The player chooses any covered outcome (3e.quest.outcomes), and only one (3e.quest.one-outcome). */
const choose = action<ExploreFrame>()('quest/outcome', {
  parameters: { choice: 'id' },
  moment: '3e.quest.outcomes',
  candidates(g, f, add) {
    for (const { id } of outcomesOf(g, f)) add({ type: 'quest/outcome', choice: id });
  },
  refuse(g, f, { choice }) {
    const outcome = outcomesOf(g, f).find(({ id }) => id === choice);
    if (outcome === undefined) return forbid('3e.quest.outcomes', 'That is no outcome of this quest.');
    return covered(f.dice, outcome.requires)
      ? null
      : forbid('3e.quest.match', 'The dice do not cover every symbol that it requires.');
  },
  run(g, f, { choice }) {
    f.outcome = outcomesOf(g, f).findIndex(({ id }) => id === choice);
    g.next(f);
  },
});

/** The player may decline all and try again later (3e.quest.decline); without a covered outcome it gains nothing (3e.quest.fail). */
const decline = action<ExploreFrame>()('quest/decline', {
  moment: '3e.quest.decline',
  run: (g, f) => g.next(f),
});

export const exploreSteps = steps(
  explore,
  rollStep<ExploreFrame>('3e.quest.explore'),
  decide('choose', {
    time: 'an exploration',
    rule: '3e.quest.outcomes',
    open: true,
    offers: () => [choose, reroll, rerollAll, decline],
  }),
  auto('resolve', (g, f) => {
    const { hex } = playerState(g, f.player);
    if (f.quest === null)
      return g.finish({ matches: hex === null ? 0 : f.dice.filter((die) => matches(g, die, hex)).length });
    const outcome = f.outcome === null ? undefined : outcomesOf(g, f)[f.outcome];
    const rule = outcome === undefined ? '3e.quest.fail' : '3e.quest.complete';
    g.emit(questResolved, { player: f.player, card: f.quest, ...(outcome && { outcome: outcome.id }), rule });
    if (outcome === undefined) return g.finish();
    const path = cardOf(g, f.quest).kind === 'quest' ? 'outcomes' : 'quest/outcomes';
    callEffects(g, { player: f.player, card: f.quest, list: `${f.quest}/${path}/${f.outcome}/do` });
  }),
  // A quest becomes a trophy, with or without its bonus (3e.quest.complete, 3e.quest.no-bonus); a story quest leaves play instead
  // (3e.story.quest-done, 3e.story.no-trophy).
  auto('complete', (g, f) => complete(g, f)),
);

function complete(g: G, f: ExploreFrame): void {
  const { quest, outcome } = f;
  if (quest === null || outcome === null) return;
  const slot = g.state.slots.indexOf(quest);
  if (slot >= 0) {
    g.state.slots[slot] = null;
    discard(g, quest, '3e.story.quest-done');
  } else if (takeOut(playerState(g, f.player).quests, quest)) {
    if (outcomesOf(g, f)[outcome]?.discard) discard(g, quest, '3e.quest.complete');
    else takeTrophy(g, f.player, quest, '3e.quest.complete');
  }
}

/** When the reward is a trophy, the quest becomes a trophy first (3e.trophies.extra). */
export function takeQuestFirst(g: G, card: CardId): void {
  const f = g.find(explore);
  if (f?.quest === card && playerState(g, f.player).quests.includes(card)) complete(g, f);
}

export const exploreSaves = (): FrameSaves<ExploreFrame> => ({
  calledFrom: [
    inTurn<ExploreFrame>((_g, { quest }) =>
      quest === null ? [{ path: 'quest', message: 'In a turn a quest is attempted.' }] : [],
    ),
    byEffect<ExploreFrame>(['explore'], {
      problemsOf: (_g, { quest }) => should('quest', quest, null, 'a card has the hero explore.'),
    }),
  ],
  check(look, path, f) {
    checkDice(look, path, f, mostSpeed(look.content), '3e.quest.explore');
    const { quest, outcome, step, player } = f;
    const isChosen = step === 'resolve' || step === 'complete' || step === '';
    if (outcome !== null && (!isChosen || quest === null))
      look.report(
        `${path}/outcome`,
        'No outcome has been chosen yet: it should be null.',
        '3e.quest.outcomes',
      );
    if (quest === null || !look.card(`${path}/quest`, quest, 'quest', 'story')) return;
    const card = look.content.cards[quest];
    const outcomes =
      card?.kind === 'quest' ? card.outcomes : card?.kind === 'story' ? (card.quest?.outcomes ?? []) : [];
    if (outcome !== null && outcomes[outcome] === undefined)
      look.report(`${path}/outcome`, `${show(quest)} has no such outcome.`, '3e.quest.outcomes');
    const held = look.state.players[player]?.quests.includes(quest) || look.state.slots.includes(quest);
    if (!held && !isChosen)
      look.report(`${path}/quest`, 'That is no quest of the player, nor of the story.', '3e.quest.attempt');
  },
});
