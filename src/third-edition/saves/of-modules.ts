import type { FrameKind } from '../../kernel/index.js';
import { check, type Keys, object } from './words.js';

/** The check of a scenario's frame: exactly these locals, in these forms. */
export function formOfFrame(wish: string, locals: Keys): NonNullable<FrameKind['problemsOf']> {
  const form = object(wish, locals);
  return (claimed) => check(form, claimed, '');
}
