import type { Decision, GameEvent } from '../../kernel/index.js';
import type { EffectsFrame, HarmFrame } from '../../second-edition/base/frames.js';
import type { Value } from '../format.js';
import { plain } from '../names.js';
import { nobody, selector } from '../values.js';
import type { Naming } from './naming.js';

/* Values of events and questions beside their details: whether all wounds are healed, the harm that is about to be taken, what is chosen. */

/** The names of these values, by the key of the message. */
export const besidesNames: Readonly<Record<string, readonly string[]>> = {
  'event.harm/healed': ['all'],
  'ask.harm/answer': ['character', 'harm', 'amount'],
  'ask.effects/choose': ['does'],
};

/** A knockout discards all counters on the Hero, also those above its Life. */
const KNOCKOUT = '2e.knockout.counters';

export const besides = (_names: Naming, { type, rule }: GameEvent): Readonly<Record<string, Value>> =>
  type === 'harm/healed' ? { all: plain(rule === KNOCKOUT ? 'yes' : 'no') } : {};

export function asked(names: Naming, { kind }: Decision): Readonly<Record<string, Value>> {
  if (kind === 'effects/choose') return { does: plain(isReroll(names) ? 'reroll' : 'other') };
  if (kind !== 'harm/answer') return {};
  const harm = names.setting.frames.at(-1) as Partial<HarmFrame> | undefined;
  if (harm?.kind !== 'harm') return { character: nobody, harm: nobody, amount: nobody };
  const { target = '', harm: what = '', amount = 0 } = harm;
  return {
    character: { plain: names.card(target), raw: selector(target) },
    harm: plain(what),
    amount: { plain: `${amount}`, raw: amount },
  };
}

/** Whether movement dice are chosen that are rolled again. */
function isReroll({ setting: { frames, content } }: Naming): boolean {
  const { list = '', at = -1 } = (frames.at(-1) ?? {}) as Partial<EffectsFrame>;
  return content.lists[list]?.[at]?.do === 'reroll-movement';
}
