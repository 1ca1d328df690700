import { listed, stateChecker } from '../../kernel/saves/checker.js';
import { show } from '../../kernel/saves/describe-value.js';
import { checkStack } from '../../kernel/saves/stack.js';
import type { Content } from '../base/content.js';
import { game, turn } from '../base/frames.js';
import { stateVersion, type ThirdEditionDraft } from '../base/state.js';
import { baseFrames } from './base-frames.js';
import { problemsOfForm } from './form.js';
import { fightBelow } from './frame-checks.js';
import { Look } from './look.js';
import { checkTable } from './table.js';

/* The stack of frames: their order. Each chapter checks its own frames. */

const checkFrames = (look: Look): void =>
  checkStack(look, {
    own: baseFrames,
    game,
    turn,
    oneTurn: '3e.round.order',
    // A cost is paid first; a scenario from elsewhere may answer to that.
    alone: (_look, kind) => alone.includes(kind) || (kind === 'toll' && look.saysWhatIsCalled),
    order: checkOrder,
  });

const inCombat = ['blow', 'cancel', 'retreat'];
const outOfCombat = ['move', 'free-move'];
const alone = ['turn', 'adventure', 'shop', 'story', 'rumor', 'event', 'payment', 'exchange', 'test'];

/** The game is followed by a turn; frames of a combat only within one. */
function checkOrder(look: Look, path: string, at: number): void {
  const { frames } = look.state;
  const { kind = '', step = '' } = frames[at] ?? {};
  const isInCombat = fightBelow(look, at) !== undefined;
  // The game waits after the step that calls a turn while the turn lasts.
  const [first] = frames;
  if (
    at === 1 &&
    kind !== 'turn' &&
    look.saysWhatIsCalled &&
    first?.step === look.rules.frames.game?.steps.turn?.following
  )
    look.report(
      `${path}/kind`,
      `The game waits for the end of a turn: here belongs the turn, not ${show(kind)}.`,
      '3e.round.order',
    );
  if (inCombat.includes(kind) && !isInCombat)
    look.report(
      `${path}/kind`,
      `A ${kind} frame needs a combat frame below it.`,
      kind === 'cancel' ? '3e.game.cancel' : kind === 'blow' ? '3e.combat.damage' : '3e.combat.retreat',
    );
  if (outOfCombat.includes(kind) && isInCombat)
    look.report(`${path}/kind`, 'No hero moves during a combat.', '3e.combat.no-move');
  if (kind === 'combat' && isInCombat)
    look.report(`${path}/kind`, 'There is one combat at a time.', '3e.combat.combatants');
  if (step === '' && look.isOfBase(kind) && at === frames.length - 1)
    look.report(`${path}/step`, 'The last frame is under way: it is at a step.');
}

export const { problemsOfState, problemsOfShape, problemsOfView } = stateChecker<
  ThirdEditionDraft,
  Content,
  Look
>({
  version: stateVersion,
  modules: (claimed, { moduleIds }) =>
    claimed.join() === moduleIds.join()
      ? null
      : {
          message: `This game is of the scenario ${listed(claimed)}; these are the rules of ${listed(moduleIds)}.`,
          rule: '3e.game.scenario-governs',
        },
  otherContent: (claimed, { fingerprint }) =>
    `The game is played with other content (${show(claimed)}) than there is here (${fingerprint}).`,
  form: problemsOfForm,
  look: (state, rules) => new Look(state, rules),
  checks: [checkTable, checkFrames],
});
