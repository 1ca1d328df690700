import type { Move } from '../table/client.js';
import { texts } from '../texts.js';
import type { Parts } from './answer-things.js';
import type { Reading } from './third-reading.js';

/* Actions of Third Edition in two parts: what many of them begin with, and what tells them apart. */

/** What stands for the part that is chosen next. */
const open = '…';

/** What a short name of an action says before and after one of its values. */
function around({ words }: Reading, type: string, value: string, others: Readonly<Record<string, string>>) {
  const mark = '\u0001';
  const [before = '', after = ''] = words
    .message(`action.${type}.short`, { ...others, [value]: mark })
    .split(mark);
  return { before, after };
}

/** What stands between two parts of a name; `null` where it has other words. */
function between(name: string, { before, after }: ReturnType<typeof around>): string | null {
  // A name begins with a capital letter, whatever it begins with.
  const [whole, from, to] = [name, before, after].map((text) => text.toLowerCase()) as [
    string,
    string,
    string,
  ];
  const fits = whole.length > from.length + to.length && whole.startsWith(from) && whole.endsWith(to);
  return fits ? name.slice(before.length, name.length - after.length) : null;
}

const named = ({ words }: Reading, action: Move): string =>
  words.describe(action as never, { form: 'short' });

/** Several tokens that do something together: any of them can be chosen. */
function ofTokens(reading: Reading, action: Move): Parts | null {
  const frame = around(reading, action.type, 'tokens', {});
  const rest = between(named(reading, action), frame);
  return rest === null ? null : { first: `${frame.before}${open}${frame.after}`, rest, pick: true };
}

/** A token of the player that does something, by the name that it has where it is spent. */
function ownToken(reading: Reading, place: number): string {
  const deal = { type: 'combat/deal', tokens: [place] } as const;
  return between(named(reading, deal), around(reading, deal.type, 'tokens', {})) ?? '';
}

/** A token and the token that it is done to: the one that is spent comes first, and of doubled ones the double. */
function onToken(reading: Reading, action: Extract<Move, { readonly on: number }>): Parts | null {
  const token = ownToken(reading, action.token);
  const name = named(reading, action);
  const frame = around(reading, action.type, 'on', { token });
  const on = between(name, frame);
  if (token === '' || on === null) return null;
  if (action.type !== 'combat/double') return { first: `${frame.before}${open}${frame.after}`, rest: on };
  const { before, after } = around(reading, action.type, 'token', { on });
  return { first: `${before}${open}${after}`, rest: token };
}

/** An action by what it has in common with others, and by what it has not; `null` where it is named as a whole. */
export function partsOf(reading: Reading, action: Move): Parts | null {
  const { words } = reading;
  const { to, rerolls, exerts, withDie } = texts().things;
  switch (action.type) {
    case 'exert/reroll':
      return {
        first: rerolls(words.name('die', action.die)),
        rest: exerts(words.name('card', action.card)),
      };
    case 'move/spend':
    case 'move/spend-as':
      return {
        first: to(words.name('hex', action.to, { form: 'long' })),
        rest: withDie(words.name('die', action.die), 'card' in action ? words.name('card', action.card) : ''),
      };
    case 'combat/flip':
    case 'combat/recast':
    case 'combat/double':
      return onToken(reading, action);
    case 'combat/deal':
    case 'combat/cancel':
    case 'block/shields':
      return ofTokens(reading, action);
    default:
      return null;
  }
}
