import { hexDistance } from '../../hex/index.js';
import { forbid, type Goal, ofSort, type Reaction, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { adventureTypes } from '../content/board-types.js';
import type { VillainCard } from '../content/cards.js';
import { byEffect } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { playerState } from './cards.js';
import { inOrder, nextPlayer } from './characters.js';
import { startCombat } from './combat.js';
import type { Content } from './content.js';
import * as events from './event-kinds/index.js';
import { combat, type MarchFrame, march, type TurnFrame, turn } from './frames.js';
import { waysFrom } from './movement.js';
import { hexesOf } from './places.js';
import type { CardId, HexId, ThirdEditionDraft } from './state.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { endGame } from './victory.js';
import { action, auto, command, decide, type G, query, reaction, steps } from './vocabulary.js';

/* The villain: it is spawned at the end of Act 1, and it alone can put a hero out of the game. */

/** The villain of the scenario (3e.villain.definition); `null` without one. */
export function villainCard(g: G): VillainCard | null {
  for (const id in g.content.cards) {
    const card = g.content.cards[id];
    if (card?.kind === 'villain') return card;
  }
  return null;
}

/** The token goes to the hex that the scenario card names (3e.villain.spawn). */
export const spawnVillain = command(
  'the villain is spawned',
  (g: G, rule: Parameters<typeof endGame>[3]): void => {
    const card = villainCard(g);
    const to = card === null ? undefined : hexesOf(g, card.spawns)[0];
    if (card === null || to === undefined) return;
    g.emit(events.villainSpawned, { card: card.id, to, rule });
  },
);

/** For an action in its hex (3e.villain.engage), never forced (3e.villain.not-forced), once spawned (3e.villain.only-after-spawn). */
export const engageVillain = action<TurnFrame>()('villain/engage', {
  moment: '3e.villain.engage',
  cost: () => 1,
  refuse(g, f, action): Refusal | null {
    const { villain } = g.state;
    if (villain === null)
      return forbid('3e.villain.only-after-spawn', 'The villain is not on the board yet.');
    if (playerState(g, f.player).hex !== villain)
      return forbid('3e.villain.engage', () => why`The villain is at ${ofSort('hex', villain)}.`);
    return refuseAction(g, f, action);
  },
  run(g, f, action) {
    const card = villainCard(g);
    if (card === null) return;
    spendActions(g, f, action, '3e.villain.engage');
    // No hero retreats from a villain (3e.villain.no-retreat).
    startCombat(g, f.player, { enemy: card.id }, { noRetreat: true, card: card.id });
  },
});

export const waysToWin = { 'villain-defeated': 'A hero has defeated the villain.' } as const;

/**
 * A combat with the villain wins the game for one player, or eliminates its hero (3e.game.competitive, 3e.end.win, 3e.margath.win,
 * 3e.corpse-king.win, 3e.villain.hero-defeated).
 */
export const villainReactions: readonly Reaction<ThirdEditionDraft, Content>[] = [
  reaction(events.combatEnded, (g, { winner }) => {
    const f = g.find(combat);
    const villain = villainCard(g);
    const player = f?.sides[0].player;
    if (f === undefined || villain === null || f.sides[1].card !== villain.id || player == null) return;
    if (winner === 0) endGame(g, [player], 'villain-defeated', '3e.end.win');
    // The elimination comes before all answers to a defeat (3e.villain.hero-defeated).
    else eliminate(g, player, villain.id);
  }),
];

/** All that an eliminated hero has is removed; gold and tokens go to the bank (3e.villain.eliminated-cleanup). */
const eliminate = command('a hero is eliminated', (g: G, player: number, by: CardId): void => {
  const p = playerState(g, player);
  const cards = [
    ...p.assets,
    ...p.skills,
    ...p.hand,
    ...p.trophies,
    ...adventureTypes.flatMap((type) => p.secret[type]),
    ...p.quests,
    ...p.rumors.map(({ card }) => card),
  ];
  g.emit(events.playerEliminated, { player, by, cards, rule: '3e.villain.hero-defeated' });
  const left = inOrder(g, player);
  if (left.length === 0) return endGame(g, [], 'all-eliminated', '3e.end.all-eliminated');
  if (g.state.first === player)
    g.emit(events.firstPlayer, { player: nextPlayer(g, player), rule: '3e.villain.eliminated-first' });
  g.unwind(turn, 'end');
});

/** Something that all players have to prevent. */
export const lostBy = (how: string, rule: RuleId): Goal => ({
  how,
  wins: 'nobody',
  rule,
  card: null,
  need: null,
  have: [],
});

/** Everything that ends the game (3e.end.win, 3e.end.all-eliminated). Scenarios add how all lose. */
export const goals = /* @__PURE__ */ query('what ends the game', (g: G): readonly Goal[] => [
  {
    how: 'villain-defeated',
    wins: 'one',
    rule: '3e.end.win',
    card: villainCard(g)?.id ?? null,
    need: null,
    have: [],
  },
  lostBy('all-eliminated', '3e.end.all-eliminated'),
]);

/** Scenarios answer it; `null` if the villain does not move. */
export const villainGoal = query('where the villain goes', (_g: G): HexId | null => null);

/** The adjacent hexes that bring the villain closer (3e.margath.march-path). */
const closer = (g: G, { towards }: MarchFrame): readonly HexId[] => {
  const { villain } = g.state;
  if (villain === null) return [];
  const here = hexDistance(villain, towards);
  return waysFrom(g, villain).flatMap(({ to }) => (hexDistance(to, towards) < here ? [to] : []));
};

/** Moves the villain to a hex, or places it there (3e.margath.march-path). */
export const moveVillain = command('the villain moves', (g: G, to: HexId): void => {
  g.emit(events.villainMoved, { from: g.state.villain ?? to, to, rule: '3e.margath.march-path' });
});

/** The first player chooses among equal hexes (3e.margath.march-path). */
const lead = action<MarchFrame>()('villain/lead', {
  parameters: { to: 'id' },
  moment: '3e.margath.march-path',
  exact: true,
  candidates(g, f, add) {
    for (const to of closer(g, f)) add({ type: 'villain/lead', to });
  },
  refuse: (g, f, { to }) =>
    closer(g, f).includes(to)
      ? null
      : forbid('3e.margath.march-path', 'Each hex has to bring the villain one closer.'),
  run(g, f, { to }) {
    f.left -= 1;
    moveVillain(g, to);
  },
});

export const marchSteps = steps(
  march,
  decide('lead', {
    time: 'the march of the villain',
    rule: '3e.margath.march-path',
    role: (g) => ({ as: 'enemy', card: villainCard(g)?.id ?? '' }),
    offers: () => [lead],
    skip(g, f) {
      while (f.left > 0) {
        const ways = closer(g, f);
        if (ways.length > 1) return false;
        if (ways.length === 0) return true;
        f.left -= 1;
        moveVillain(g, ways[0] as HexId);
        if (g.state.outcome !== null) return true;
      }
      return true;
    },
  }),
  auto('end', (g) => g.finish()),
);

export const marchSaves = (): FrameSaves<MarchFrame> => ({
  calledFrom: [byEffect(['move-villain'])],
  check(look, path, { towards }) {
    look.hex(`${path}/towards`, towards);
    if (look.state.villain === null)
      look.report(path, 'There is no villain on the board to march.', '3e.villain.only-after-spawn');
  },
});
