import { show } from '../../kernel/saves/describe-value.js';
import { checkStack } from '../../kernel/saves/stack.js';
import { isBaseKind } from './frame-forms.js';
import { checkFrame } from './frame-meanings.js';
import type { Look } from './look.js';
import { checkPlace } from './places.js';

/* What is being resolved: frames that stand on one another sensibly, about players, cards and effects that are there. */

/** Checks the stack of frames, and what each frame says. */
export const checkFrames = (look: Look): void =>
  checkStack(look, {
    frame(look, path, frame, at) {
      checkOrder(look, path, at);
      checkFrame(look, path, frame);
    },
    place: checkPlace,
  });

/** What happens in a combat alone. */
const inCombat = ['blow', 'cancel', 'retreat'];
/** What never happens in one. */
const outOfCombat = ['move', 'free-move'];
/** What has nothing above it before it has begun; others may wait below what was called together with them. */
const alone = ['turn', 'adventure', 'shop', 'story', 'rumor', 'event', 'payment', 'exchange', 'test'];

/** Game first, a turn on it at most, and what needs a combat in one. */
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
  // The game waits behind the step that calls a turn as long as that turn lasts.
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
    look.report(`${path}/kind`, 'Nobody moves in the middle of a combat.', '3e.combat.no-move');
  if (kind === 'combat' && frames.slice(0, at).some((below) => below.kind === 'combat'))
    look.report(`${path}/kind`, 'There is one combat at a time.', '3e.combat.combatants');
  const first = look.rules.frames[kind]?.first;
  // A cost is paid before anything else; a scenario from elsewhere may answer to that.
  const isCost = kind === 'toll' && look.saysWhatIsCalled;
  if ((alone.includes(kind) || isCost) && at < frames.length - 1 && step === first)
    look.report(`${path}/step`, `A ${kind} frame at ${show(step)} has not begun: nothing stands on it yet.`);
  if (step === '' && isBaseKind(kind) && at === frames.length - 1)
    look.report(`${path}/step`, 'The last frame is under way: it is at a step.');
}
