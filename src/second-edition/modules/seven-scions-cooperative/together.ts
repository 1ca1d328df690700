import type { Frame, Goal } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import { turn } from '../../base/frames.js';
import * as positions from '../../base/scenario-frames.js';
import { isInTheGame, playersInTheGame } from '../../base/setup.js';
import { endGame } from '../../base/victory.js';
import { auto, type G, steps } from '../../base/vocabulary.js';
import { endgameEliminated } from '../endgame/event-kinds.js';
import { othersThan, togetherAgainst } from '../seven-scions/described.js';
import { callJointBattle } from '../seven-scions/joint-battle.js';
import { endgameOf, stormlordsLeft } from '../seven-scions/memory.js';
import { bringForth, pickNext } from '../seven-scions/stormlords.js';
import { together } from './frames.js';

/* The Heroes fight the Stormlords together, one at a time in a random order (va50.coop.joint-endgame). A knocked-out Hero is out. */

export const waysToEnd = {
  'stormlords-defeated': 'The Heroes have defeated every Stormlord together.',
  'stormlords-stand': 'Every Hero has been knocked out by the Stormlords.',
} as const;

const uncounted = { rule: 'va50.coop.win', card: null, need: null, have: [] } as const;
export const goalsTogether: readonly Goal[] = [
  { ...uncounted, how: 'stormlords-defeated', wins: 'all' },
  { ...uncounted, how: 'stormlords-stand', wins: 'nobody' },
];

/** All players win together, or all lose (va50.coop.win). */
function finish(g: G, how: keyof typeof waysToEnd): void {
  const all = g.state.players.map((_, player) => player);
  const rule: RuleId = 'va50.coop.win';
  endGame(g, { winners: how === 'stormlords-defeated' ? all : [], ranking: [all], how, rule });
}

export const togetherSteps = steps(
  together,
  pickNext('va50.coop.joint-endgame'),
  auto('fight', (g, f) => {
    if (f.card === null) return finish(g, 'stormlords-defeated');
    // Clears the result of the Stormlord before (va50.coop.win).
    delete f.result;
    const fighting = playersInTheGame(g, f.player);
    const first = fighting[0] ?? f.player;
    bringForth(g, first, f.card);
    callJointBattle(g, first, f.card, { group: true, fighting });
  }),
  auto('again', (g, f) => {
    if (f.result !== 'won') return finish(g, 'stormlords-stand');
    f.card = null;
    g.goto(f, 'pick');
  }),
);

/** The frames below a described battle: a turn in which all Heroes face the Stormlords. */
export function ledTogether(g: G, now: positions.DescribedAdventure): readonly Frame[] {
  const { player } = now;
  const card = positions.cardDescribed(now) ?? '';
  const first = playersInTheGame(g, player)[0] ?? player;
  return [
    positions.turnAt(player, positions.stepAfter(g, turn, 'stormlords')),
    positions.frameAt(together, 'again', { player, card, left: [...othersThan(g, card)] }),
    togetherAgainst(g, first, card, now, true),
  ];
}

export const faceTogether = (g: G, player: number): void =>
  g.call(together, { player, card: null, left: [...stormlordsLeft(g)] });

/** A Hero knocked out in the Endgame is out. */
export function knockedOut(g: G, player: number): void {
  if (endgameOf(g) === null || !isInTheGame(g, player)) return;
  g.emit(endgameEliminated, { player, rule: 'va50.coop.joint-endgame' });
}
