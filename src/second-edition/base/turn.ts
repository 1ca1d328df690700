import { runTriggers } from '../abilities/triggers.js';
import { on, should } from '../saves/called.js';
import { type FrameSaves, upTo } from '../saves/frame-checks.js';
import { sorts } from '../saves/sorts.js';
import { cardsToRefresh, refreshCard } from './activation.js';
import { cardOf, discardAdventure, discardCard, isAdventure, leaveTable, playerState } from './cards.js';
import { placeHero } from './entering.js';
import { turnBegan, turnEnded } from './event-kinds/index.js';
import * as frames from './frames.js';
import { townAt } from './ground.js';
import { comeAfter } from './undefeated.js';
import { auto, type G, query, steps } from './vocabulary.js';

/* A turn has five steps (2e.turn.steps) in this order (2e.turn.step-order). Then the next player begins (2e.turn.end). */

/** Whether a turn has a step. In the base game every turn has all five (2e.turn.steps). */
export const hasStep = query(
  'does this turn have this step',
  (
    _g: G,
    _f: frames.TurnFrame,
    _step: 'refresh' | 'movement' | 'adventure' | 'market' | 'experience',
  ): boolean => true,
);

export const turnSteps = steps(
  frames.turn,
  auto('start', (g, f) => {
    const { hero } = playerState(g, f.player);
    g.emit(turnBegan, { player: f.player, turn: g.state.turn, rule: '2e.turn.whole' });
    // In their first turn, players put the figure on the starting town (2e.movement.first-turn-placement, 2e.movement.start-tamalir).
    if (hero.space === null) placeHero(g, f.player, startingSpace(g), null);
    runTriggers(g, 'turn-start', f.player);
  }),
  // All activated cards of the player are turned face up (2e.refresh.flip). Without any, the step is skipped (2e.refresh.skip).
  auto('refresh', (g, f) => {
    if (!hasStep(g, f, 'refresh')) return;
    for (const card of cardsToRefresh(g, f.player)) refreshCard(g, f.player, card);
  }),
  auto('movement', (g, f) => {
    if (hasStep(g, f, 'movement')) g.call(frames.movement, { player: f.player });
  }),
  auto('adventure', (g, f) => {
    if (!hasStep(g, f, 'adventure')) return;
    comeAfter(g, f.player);
    g.call(frames.adventure, { player: f.player });
  }),
  // Only a Hero that ended its movement in a town takes the Market step (2e.market.town-only, 2e.movement.skip-adventure-market).
  auto('market', (g, f) => {
    const town = townAt(g, playerState(g, f.player).hero.space);
    if (town !== null && hasStep(g, f, 'market')) g.call(frames.market, { player: f.player, town });
  }),
  auto('experience', (g, f) => {
    if (hasStep(g, f, 'experience')) g.call(frames.experience, { player: f.player });
  }),
  auto('end', (g, f) => {
    // A turn that was cut short may leave cards on the table. They are discarded (2e.encounter.follow).
    for (const card of [...g.state.revealed])
      if (isAdventure(cardOf(g, card))) discardAdventure(g, card);
      else {
        leaveTable(g, card);
        discardCard(g, card);
      }
    // A turn ends once, even if an effect of its end would end it again.
    if (f.used.includes(ENDED)) return;
    f.used.push(ENDED);
    runTriggers(g, 'turn-end', f.player);
  }),
  auto('over', (g, f) => g.emit(turnEnded, { player: f.player, turn: g.state.turn, rule: '2e.turn.end' })),
);

/** Marks a turn, among its used abilities, as one whose `turn-end` triggers have run. */
const ENDED = 'turn-end';

const startingSpace = (g: G): string =>
  g.content.board.towns.find((town) => town.id === g.content.start)?.space ?? '';

export const turnSaves = (): FrameSaves<frames.TurnFrame> => ({
  calledFrom: [
    on<frames.TurnFrame, frames.GameFrame>(frames.game, {
      after: ['turn'],
      problemsOf: (_g, f, { current }) =>
        should('player', f.player, current, 'the game frame says whose turn it is.'),
    }),
  ],
  check(look, path, f) {
    const current = (look.state.frames[0] as Partial<frames.GameFrame> | undefined)?.current;
    if (f.player !== current)
      look.report(`${path}/player`, `It is the turn of player ${current}, as the game frame says.`);
    if (look.state.turn < 1)
      look.report('turn', 'A turn is under way: turns that have begun are 1 at least.');
    if (look.state.players[f.player]?.hero.space === null && !upTo(look, f, 'start'))
      look.report(
        `players/${f.player}/hero/space`,
        'A Hero is put on the board as its first turn begins.',
        '2e.movement.first-turn-placement',
      );
    for (const list of ['bought', 'sold', 'received'] as const)
      look.cards(`${path}/${list}`, f[list], sorts.fromDeck);
    look.players(`${path}/negotiated`, f.negotiated);
    if (f.negotiated.includes(f.player))
      look.report(`${path}/negotiated`, 'Nobody negotiates with oneself.', '2e.interaction.choice');
  },
});
