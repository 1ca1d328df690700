import { show } from '../../kernel/saves/telling.js';
import { isBaseKind } from './frame-forms.js';
import { checkFrame } from './frame-meanings.js';
import { type Look, saysWhatIsCalled } from './look.js';
import { checkPlace } from './places.js';

/* What is being resolved: frames that stand on one another sensibly, about players, cards and effects that are there. */

/** Checks the stack of frames, and what each frame says. */
export function checkFrames(look: Look): void {
  const { frames, outcome } = look.state;
  if (outcome !== null) {
    if (frames.length > 0)
      look.report('frames', 'The game is over: nothing is being resolved, so there are no frames.');
    return;
  }
  if (frames.length === 0) look.report('frames', 'While the game goes on, the first frame is the game.');
  frames.forEach((frame, at) => {
    checkOrder(look, `frames/${at}`, at);
    checkFrame(look, `frames/${at}`, frame);
  });
  checkTop(look);
  // Who is compared with whom must be there first.
  if (look.problems.length === 0)
    frames.forEach((_, at) => {
      checkPlace(look, `frames/${at}`, at);
    });
}

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
    saysWhatIsCalled(look) &&
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
  const isCost = kind === 'toll' && saysWhatIsCalled(look);
  if ((alone.includes(kind) || isCost) && at < frames.length - 1 && step === first)
    look.report(`${path}/step`, `A ${kind} frame at ${show(step)} has not begun: nothing stands on it yet.`);
  if (step === '' && isBaseKind(kind) && at === frames.length - 1)
    look.report(`${path}/step`, 'The last frame is under way: it is at a step.');
}

/** A save is always of a game that waits for somebody, and only there. */
function checkTop(look: Look): void {
  const { frames, chance } = look.state;
  const top = frames[frames.length - 1];
  if (top === undefined) return;
  const path = `frames/${frames.length - 1}/step`;
  const does = look.rules.frames[top.kind]?.steps[top.step]?.step.does;
  if (does === undefined || does === 'auto')
    look.report(
      path,
      `A save is of a game that waits: the last frame should be at a decision or at chance, not at ${show(top.step)}.`,
    );
  else if (does === 'chance' && chance.mode === 'seeded')
    look.report(path, 'A seeded game never waits for chance: it is answered at once.');
}
