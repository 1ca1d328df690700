import type { Behavior } from '../../exhaust/third-edition/behaviors.js';
import type { CoverageRecorder } from '../../exhaust/third-edition/recorder.js';
import { inOrder, type Never, rootsOf } from '../trial.js';

/** The kind of a deed, and its place on a card: `used`, `corbin/bounty`. */
const parted = ({ id }: Behavior): readonly [kind: string, place: string] => {
  const at = id.indexOf(' ');
  return [id.slice(0, at), id.slice(at + 1)];
};

/** Whether a deed waits for another that has not happened either: then only that one is reported. */
function waitsFor(deed: Behavior, other: Behavior): boolean {
  const [kind, place] = parted(deed);
  const [first, at] = parted(other);
  if (first === 'met') return true;
  return first === 'list' && kind === 'effect' && place.startsWith(`${at}/`);
}

/** A short name of each deed, and why it never happened. */
const told: Readonly<Record<string, readonly [what: string, why: string]>> = {
  met: ['drawn or played', 'It never came off its deck, and nobody played it.'],
  list: [
    'effects begin',
    'It never came to these effects: what leads to them was not chosen, or did not happen.',
  ],
  effect: ['effect', 'An effect before it ended the list each time.'],
  used: [
    'ability used',
    'Nobody ever used it: it could not be paid for or was not offered, or something else was chosen.',
  ],
  won: ['defeated', 'It was never beaten.'],
  lost: ['lost to', 'Nobody lost to it.'],
  outcome: ['outcome', 'The quest never came out so.'],
  face: ['face of a token', 'The token was never cast so.'],
};

export function neverOf(witness: CoverageRecorder, order: readonly string[]): readonly Never[] {
  const unseen = rootsOf(witness.missing(), waitsFor).map((deed): Never => {
    const [kind, place] = parted(deed);
    const [what, why] = told[kind] ?? [kind, 'It never happened.'];
    return { card: deed.card ?? '', what, place, why, rule: null };
  });
  return inOrder(order, unseen);
}
