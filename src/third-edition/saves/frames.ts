import { show } from '../../kernel/saves/describe-value.js';
import { checkStack } from '../../kernel/saves/stack.js';
import { isBaseKind } from './frame-forms.js';
import { checkFrame } from './frame-meanings.js';
import type { Look } from './look.js';
import { checkPlace } from './places.js';

/* Checks the stack of frames: their order, and each frame. */

export const checkFrames = (look: Look): void =>
  checkStack(look, {
    frame(look, path, frame, at) {
      checkOrder(look, path, at);
      checkFrame(look, path, frame);
    },
    place: checkPlace,
  });

const inCombat = ['blow', 'cancel', 'retreat'];
const outOfCombat = ['move', 'free-move'];
/** Frames with no frame above them before they begin. Others may wait under frames called together with them. */
const alone = ['turn', 'adventure', 'shop', 'story', 'rumor', 'event', 'payment', 'exchange', 'test'];

/** The game first, then at most one turn; frames of a combat only within one. */
function checkOrder(look: Look, path: string, at: number): void {
  const { frames } = look.state;
  const { kind = '', step = '' } = frames[at] ?? {};
  if ((at === 0) !== (kind === 'game'))
    look.report(
      `${path}/kind`,
      at === 0
        ? `The first frame is the game, not ${show(kind)}.`
        : 'There is one game, and it is the first frame.',
    );
  if (kind === 'turn' && at > 1)
    look.report(`${path}/kind`, 'There is one turn at most, and it stands on the game.', '3e.round.order');
  // The game waits after the step that calls a turn while the turn lasts.
  const [game] = frames;
  if (
    at === 1 &&
    kind !== 'turn' &&
    look.saysWhatIsCalled &&
    game?.step === look.rules.frames.game?.steps.turn?.following
  )
    look.report(
      `${path}/kind`,
      `The game waits for the end of a turn: here belongs the turn, not ${show(kind)}.`,
      '3e.round.order',
    );
  if (inCombat.includes(kind) && !frames.slice(0, at).some((below) => below.kind === 'combat'))
    look.report(
      `${path}/kind`,
      `A ${kind} frame needs a combat frame below it.`,
      kind === 'cancel' ? '3e.game.cancel' : kind === 'blow' ? '3e.combat.damage' : '3e.combat.retreat',
    );
  if (outOfCombat.includes(kind) && frames.slice(0, at).some((below) => below.kind === 'combat'))
    look.report(`${path}/kind`, 'No hero moves during a combat.', '3e.combat.no-move');
  if (kind === 'combat' && frames.slice(0, at).some((below) => below.kind === 'combat'))
    look.report(`${path}/kind`, 'There is one combat at a time.', '3e.combat.combatants');
  const first = look.rules.frames[kind]?.first;
  // A cost is paid first; a scenario from elsewhere may answer to that.
  const isCost = kind === 'toll' && look.saysWhatIsCalled;
  if ((alone.includes(kind) || isCost) && at < frames.length - 1 && step === first)
    look.report(`${path}/step`, `A ${kind} frame at ${show(step)} has not begun: nothing stands on it yet.`);
  if (step === '' && isBaseKind(kind) && at === frames.length - 1)
    look.report(`${path}/step`, 'The last frame is under way: it is at a step.');
}
