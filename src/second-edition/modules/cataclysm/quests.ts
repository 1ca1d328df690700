import { type Frame, forbid, type Refusal, why } from '../../../kernel/index.js';
import type { Moment } from '../../abilities/amounts.js';
import { holds, missing } from '../../abilities/conditions.js';
import { type Condition, type EffectOf, terrains } from '../../abilities/language.js';
import { cardOf, playerState } from '../../base/cards.js';
import type { AdventureFrame, MovementFrame } from '../../base/frames.js';
import { terrainAt } from '../../base/ground.js';
import { amountDue, canPay, payGold } from '../../base/payment.js';
import type { CardId, SpaceId } from '../../base/state.js';
import { action, auto, type G, orNone } from '../../base/vocabulary.js';
import { claim } from './claims.js';
import { type Curse, curseCard } from './curses.js';
import { questMarked, questUnmarked } from './event-kinds.js';
import { memoryOf } from './memory.js';
import { hasClaimed } from './seeking.js';
import { cursedTownAt } from './towns.js';

/* Quests: cards of Level II, open beside the stack of their town (content/types.ts). Any Hero may take part (va51.level2.any-hero). */

export interface Task {
  readonly kind: 'visit' | 'defeat' | 'carry' | 'pay';
  readonly what: string;
  readonly amount: number;
  /** A condition on the Hero meanwhile. */
  readonly if: Condition | undefined;
}

const kinds: Readonly<Record<string, Task['kind']>> = {
  'quest-visit': 'visit',
  'quest-defeat': 'defeat',
  'quest-carry': 'carry',
  'quest-pay': 'pay',
};

/** Marks: the quest counter is on the card; the way is done; the gold is paid. */
const COUNTER = 'counter';
const DONE = 'done';

export function taskOf(g: G, quest: CardId): Task | null {
  const card = cardOf(g, quest);
  for (const one of card.kind === 'encounter' ? card.effects : []) {
    if (one.do !== 'special') continue;
    const { effect, what = '', amount = 1, if: asked }: EffectOf<'special'> = one;
    const kind = Object.hasOwn(kinds, effect) ? kinds[effect] : undefined;
    if (kind !== undefined) return { kind, what, amount: typeof amount === 'number' ? amount : 1, if: asked };
  }
  return null;
}

const momentFor = (g: G, player: number, quest: CardId): Moment => ({
  player,
  card: quest,
  bearer: playerState(g, player).hero.card,
});

const counts = (g: G, player: number, quest: CardId, task: Task): boolean =>
  holds(g, task.if, momentFor(g, player, quest));

const curseOf = (g: G, quest: CardId): Curse | null => curseCard(g, quest)?.curse ?? null;

export const marksOf = (g: G, player: number, quest: CardId): readonly string[] =>
  memoryOf(g).marks[player]?.[quest] ?? noMarks;
const noMarks: readonly string[] = [];

function hasBegun(g: G, player: number): boolean {
  for (const _ in memoryOf(g).marks[player]) return true;
  return false;
}

export function isFulfilled(g: G, player: number, quest: CardId): boolean {
  const marks = marksOf(g, player, quest);
  // Most quests have no marks.
  if (marks.length === 0) return false;
  const task = taskOf(g, quest);
  if (task === null) return false;
  return task.kind === 'visit' || task.kind === 'defeat' ? marks.length >= task.amount : marks.includes(DONE);
}

/** The quests open to a player: of towns without a quest claimed by it (va51.level2.limit). */
const openTo = (g: G, player: number): readonly CardId[] =>
  memoryOf(g).quests.filter((quest) => isOpenTo(g, player, quest));

function isOpenTo(g: G, player: number, quest: CardId): boolean {
  const curse = curseOf(g, quest);
  return curse !== null && !hasClaimed(g, player, curse, 2);
}

/** Adds a progress mark (va51.level2.progress-counters). A space counts once; a Challenge that returns counts again. */
function mark(g: G, player: number, quest: CardId, what: string, again = false): void {
  const marks = memoryOf(g).marks[player];
  if (marks === undefined || isFulfilled(g, player, quest) || (!again && marks[quest]?.includes(what)))
    return;
  g.emit(questMarked, { player, card: quest, mark: what, rule: 'va51.level2.progress-counters' });
}

/** A jewel (va51.adventure.red-jewels-quest), terrain or town of a quest; a freed town has terrain too (va51.movement.freed-terrain). */
export function isGoal(g: G, space: SpaceId, what: string): boolean {
  const data = g.content.board.spaces[space];
  if (what.endsWith('-jewel')) return data?.jewel === what.slice(0, -'-jewel'.length);
  const ground = terrainAt(g, space);
  const isWild = ground === 'town' && terrains.some((terrain) => terrain === what);
  return isWild || what === ground || what === data?.town;
}

/** The end of a movement, or staying, counts for quests. */
export const arriveForQuests = auto<MovementFrame>('quests', (g, { player }) => {
  const { space } = playerState(g, player).hero;
  if (space === null) return;
  for (const quest of memoryOf(g).quests) {
    const task = taskOf(g, quest);
    if (task === null || !isGoal(g, space, task.what) || !isOpenTo(g, player, quest)) continue;
    if (!counts(g, player, quest, task)) continue;
    if (task.kind === 'visit') mark(g, player, quest, space);
    if (task.kind === 'carry' && marksOf(g, player, quest).includes(COUNTER)) mark(g, player, quest, DONE);
  }
});

export function defeatForQuests(g: G, player: number, id: CardId): void {
  if (memoryOf(g).quests.length === 0) return;
  const card = cardOf(g, id);
  if (card.kind !== 'challenge') return;
  for (const quest of openTo(g, player)) {
    const task = taskOf(g, quest);
    if (task?.kind !== 'defeat' || !counts(g, player, quest, task)) continue;
    if (task.what === card.color || card.words?.includes(task.what)) mark(g, player, quest, id, true);
  }
}

const counterOn = (g: G, player: number): CardId | null =>
  memoryOf(g).quests.find((quest) => marksOf(g, player, quest).includes(COUNTER)) ?? null;

function refuseHere(g: G, player: number, quest: CardId, kind: Task['kind']): Refusal | null {
  if (!memoryOf(g).quests.includes(quest) || taskOf(g, quest)?.kind !== kind)
    return forbid('va51.level2.any-hero', 'That is no such quest that lies open.');
  const curse = curseOf(g, quest);
  if (curse !== null && hasClaimed(g, player, curse, 2)) return forbid('va51.level2.limit');
  const here = cursedTownAt(g, playerState(g, player).hero.space);
  if (here?.curse !== curse)
    return forbid('va51.level2.progress-counters', 'That is done in the town of the quest.');
  return isFulfilled(g, player, quest)
    ? forbid('va51.level2.progress-counters', 'You have done what the quest asks for.')
    : null;
}

/** Puts the quest counter on the card, to carry something from here. A player has one such counter. */
export const takeUp = action<AdventureFrame>()('quest/take-up', {
  parameters: { card: 'id' },
  moment: 'va51.level2.progress-counters',
  candidates(g, f, add) {
    for (const card of openTo(g, f.player))
      if (taskOf(g, card)?.kind === 'carry') add({ type: 'quest/take-up', card });
  },
  refuse(g, f, { card }) {
    const refusal = refuseHere(g, f.player, card, 'carry');
    if (refusal) return refusal;
    const other = counterOn(g, f.player);
    return other === null
      ? null
      : forbid(
          'va51.level2.progress-counters',
          () => why`Your quest counter lies on ${other}: take it back first.`,
        );
  },
  run: (g, f, { card }) => mark(g, f.player, card, COUNTER),
});

/** Pays the price of a quest. */
export const pay = action<AdventureFrame>()('quest/pay', {
  parameters: { card: 'id' },
  moment: 'va51.level2.progress-counters',
  candidates(g, f, add) {
    for (const card of openTo(g, f.player))
      if (taskOf(g, card)?.kind === 'pay') add({ type: 'quest/pay', card });
  },
  refuse(g, f, { card }) {
    const refusal = refuseHere(g, f.player, card, 'pay');
    if (refusal) return refusal;
    const { amount: price = 0, if: asked } = taskOf(g, card) ?? {};
    const moment = momentFor(g, f.player, card);
    if (asked !== undefined && !holds(g, asked, moment))
      return forbid('va51.level2.progress-counters', () => missing(g, asked, moment));
    return canPay(g, f.player, price)
      ? null
      : forbid(
          'va51.level2.progress-counters',
          () =>
            why`It costs ${amountDue(g, f.player, price)} gold, and you have ${orNone(playerState(g, f.player).gold)}.`,
        );
  },
  run(g, f, { card }) {
    payGold(g, f.player, taskOf(g, card)?.amount ?? 0, 'va51.level2.progress-counters', card);
    mark(g, f.player, card, DONE);
  },
});

function canPayFor(g: G, player: number, card: CardId): boolean {
  const task = taskOf(g, card);
  return task !== null && counts(g, player, card, task) && canPay(g, player, task.amount);
}

/** Whether a Hero can do anything for a quest at its space. */
export const canServe = (g: G, player: number): boolean =>
  cursedTownAt(g, playerState(g, player).hero.space) !== null &&
  openTo(g, player).some((card) => {
    const kind = taskOf(g, card)?.kind;
    return (
      (kind === 'carry' || kind === 'pay') &&
      refuseHere(g, player, card, kind) === null &&
      (kind === 'pay' ? canPayFor(g, player, card) : counterOn(g, player) === null)
    );
  });

const isPlayer = (g: G, player: number): boolean => g.state.players[player] !== undefined;

export const canClaim = (g: G, player: number): boolean =>
  hasBegun(g, player) && openTo(g, player).some((quest) => isFulfilled(g, player, quest));

/** Claims a quest after its last requirement, anywhere (va51.level2.claim). */
export const claimQuest = action<Frame>()('quest/claim', {
  parameters: { player: 'integer', card: 'id' },
  moment: 'va51.level2.claim',
  by: (_g, _f, { player }) => player,
  candidates(g, _f, add, player) {
    if (!hasBegun(g, player)) return;
    for (const card of memoryOf(g).quests)
      if (isFulfilled(g, player, card)) add({ type: 'quest/claim', player, card });
  },
  refuse(g, _f, { player, card }) {
    if (!isPlayer(g, player) || !memoryOf(g).quests.includes(card))
      return forbid('va51.level2.claim', 'That is no quest that lies open.');
    const curse = curseOf(g, card);
    if (curse !== null && hasClaimed(g, player, curse, 2)) return forbid('va51.level2.limit');
    return isFulfilled(g, player, card)
      ? null
      : forbid('va51.level2.claim', 'Not all that the quest asks for is done.');
  },
  run: (g, _f, { player, card }) => claim(g, player, card),
});

/** Takes the quest counter back, which loses its progress (va51.level2.progress-counters). */
export const withdraw = action<Frame>()('quest/withdraw', {
  parameters: { player: 'integer', card: 'id' },
  moment: 'va51.level2.progress-counters',
  by: (_g, _f, { player }) => player,
  candidates(g, _f, add, player) {
    const card = hasBegun(g, player) ? counterOn(g, player) : null;
    if (card !== null) add({ type: 'quest/withdraw', player, card });
  },
  refuse: (g, _f, { player, card }) =>
    isPlayer(g, player) && counterOn(g, player) === card
      ? null
      : forbid('va51.level2.progress-counters', 'Your quest counter does not lie on that card.'),
  run(g, _f, { player, card }) {
    g.emit(questUnmarked, { player, card, rule: 'va51.level2.progress-counters' });
  },
});
