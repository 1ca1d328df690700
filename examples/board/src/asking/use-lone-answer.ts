import { useEffect, useMemo, useRef } from 'react';
import { useTour } from '../guide/tour-state.js';
import { isExplaining } from '../guide/tour-steps.js';
import type { Line, Look, TableClient } from '../table/client.js';
import { useLoneChosen } from '../table/lone.js';
import { pause } from '../table/pace.js';
import type { AnswerThing } from '../things/answer-things.js';
import type { Screenful } from '../things/things.js';
import { isIdleUse, loneAnswer } from './lone-answer.js';
import { isToRead, sinceAnswer } from './since.js';

/** What the table answered for a player, by the number of actions before it. */
const given = new WeakMap<TableClient, Map<number, string>>();

export function givenAt(client: TableClient): Map<number, string> {
  const known = given.get(client) ?? new Map<number, string>();
  given.set(client, known);
  return known;
}

interface Now {
  readonly client: TableClient;
  readonly look: Look;
  readonly screen: Screenful;
  readonly story: readonly Line[];
  /** Whether nothing can be answered. */
  readonly busy: boolean;
}

/**
 * Answers for the player where there is only one answer, if that was chosen; never while a card or a fall is to be read, after Undo, or
 * while the guide explains something. Undo and Redo pass over what was answered so. The answer that is about to be given, or `null`.
 */
export function useLoneAnswer({ client, look, screen, story, busy }: Now): AnswerThing | null {
  const chosen = useLoneChosen(client);
  const guided = isExplaining(useTour(), screen, look.viewer);
  const tried = useRef<Look | null>(null);
  const mine = !busy && screen.asked !== null && screen.asked === look.viewer;
  const may = chosen && !guided && mine && !look.canRedo && tried.current !== look;
  const lone = useMemo(() => {
    if (!may) return null;
    const since = sinceAnswer(client, look, false, story);
    return since.some((line) => isToRead(line, look.viewer)) ? null : loneAnswer(screen, look);
  }, [may, client, look, screen, story]);

  useEffect(() => {
    if (lone === null) return;
    let isOver = false;
    void pause('bot').then(() => {
      if (isOver) return;
      tried.current = look;
      // Undo comes back to what could be answered otherwise.
      if (!screen.answers.some(isIdleUse)) givenAt(client).set(look.step, lone.label);
      void client.act([lone.action]);
    });
    return () => {
      isOver = true;
    };
  }, [lone, client, look, screen]);

  const before = useRef(look.step);
  useEffect(() => {
    if (busy) return;
    const forth = look.step - before.current;
    before.current = look.step;
    const known = givenAt(client);
    if (!look.canRedo) {
      // What was given from here on belongs to a course that was taken back.
      for (const step of known.keys()) if (step >= look.step) known.delete(step);
    } else if (known.has(look.step)) {
      if (forth > 0) void client.redo();
      else if (forth < 0 && look.canUndo) void client.undo();
    }
  }, [busy, client, look]);
  return lone;
}
