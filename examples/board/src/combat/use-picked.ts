import { useState } from 'react';
import { useAtTable } from '../table/context.js';
import type { AnswerThing } from '../things/answer-things.js';
import type { Screenful } from '../things/things.js';

/** What somebody has in mind with tokens: those picked, and what they can be used for. */
export interface Picked {
  readonly keys: readonly string[];
  /** What can be done with exactly these. */
  readonly now: readonly AnswerThing[];
  /** What it can be done to: tokens, by key. */
  readonly targets: ReadonlyMap<string, readonly AnswerThing[]>;
  /** Tokens that can be picked, or added. */
  readonly open: ReadonlySet<string>;
  toggle(key: string): void;
  clear(): void;
}

const sameTokens = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));

/** The answers by the tokens that are picked for them. Of a token and the one that is laid under it, either is picked first. */
export function pickable(all: readonly AnswerThing[]): readonly AnswerThing[] {
  const answers = all.filter(({ tokens, group }) => tokens.length > 0 && group !== 'aside');
  const turned = answers.flatMap((one) => {
    const [only] = one.tokens;
    return one.action.type === 'combat/double' && one.on !== null && only !== undefined
      ? [{ ...one, tokens: [one.on], on: only }]
      : [];
  });
  return [...answers, ...turned];
}

/** What is picked once a token was pressed: what serves nothing together with the others takes their place. */
export function toggled(
  answers: readonly AnswerThing[],
  keys: readonly string[],
  key: string,
  together: Screenful['together'] = null,
): readonly string[] {
  const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  const serves =
    answers.some(({ tokens }) => next.every((one) => tokens.includes(one))) ||
    (together?.(next) ?? null) !== null;
  return serves ? next : [key];
}

/** What can be done with exactly these tokens. */
export const doneWith = (answers: readonly AnswerThing[], keys: readonly string[]): readonly AnswerThing[] =>
  keys.length === 0 ? [] : answers.filter(({ tokens, on }) => on === null && sameTokens(tokens, keys));

/** What somebody picks for any answer, or for those of one kind of action; of these, what a bot advises is picked at first. */
export function usePicked(type: string | null = null): Picked {
  const { screen, busy, look, advice } = useAtTable();
  const answers = busy
    ? []
    : pickable(screen.answers).filter(({ action }) => type === null || action.type === type);
  const advised = type === null ? undefined : answers.find(({ code }) => code === advice);
  const [picked, setPicked] = useState<{ readonly of: string; readonly keys: readonly string[] }>({
    of: '',
    keys: [],
  });
  const now = `${look.step} ${type} ${advised?.code}`;
  const keys = busy ? [] : picked.of === now ? picked.keys : (advised?.tokens ?? []);
  // One answer for any number of tokens.
  const { together } = screen;
  const all = together?.(keys) ?? null;
  const fitting = answers.filter(({ tokens }) => keys.every((key) => tokens.includes(key)));
  const targets = new Map<string, AnswerThing[]>();
  for (const one of fitting)
    if (one.on !== null && keys.length > 0) targets.set(one.on, [...(targets.get(one.on) ?? []), one]);
  const open = new Set(fitting.flatMap(({ tokens }) => tokens));
  // What serves nothing together with those picked may still be picked instead.
  for (const { tokens } of answers) for (const key of tokens) open.add(key);
  return {
    keys,
    now: all === null ? doneWith(answers, keys) : [all],
    targets,
    open,
    toggle: (key) => setPicked({ of: now, keys: toggled(answers, keys, key, together) }),
    clear: () => setPicked({ of: now, keys: [] }),
  };
}
