import { show } from '../../kernel/saves/describe-value.js';
import { pendingOf } from '../abilities/effect-parts.js';
import type { Effect } from '../abilities/language.js';
import type { EffectsFrame } from '../base/frames.js';
import type { Look } from './look.js';

/** The pending things are of the sort that the effect handles. */
export function checkPending(look: Look, path: string, { pending, player }: EffectsFrame, e: Effect): void {
  const { state, content } = look;
  const found = pendingOf(e);
  if (found === undefined) return;
  const tooMany = found.tooMany?.(e, pending.length) ?? null;
  if (tooMany !== null) look.report(path, tooMany);
  pending.forEach((thing, at) => {
    if (!found.fits(e, thing, { state, content, player, again: pending.indexOf(thing) < at }))
      look.report(
        `${path}/${at}`,
        `${show(thing)} is not right here; it should be ${found.wish(e, content)}.`,
      );
  });
}
