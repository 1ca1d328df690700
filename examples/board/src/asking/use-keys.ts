import { useEffect } from 'react';
import { useAtTable } from '../table/context.js';
import type { AnswerThing } from '../things/answer-things.js';

const typing = ['INPUT', 'SELECT', 'TEXTAREA'];

/** Keys: 1 to 9 choose an answer, u takes the last action back. */
export function useKeys(answers: readonly AnswerThing[]): void {
  const { client, look, busy } = useAtTable();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && typing.includes(event.target.tagName)) return;
      const answer = answers[Number(event.key) - 1];
      if (answer) void client.act([answer.action]);
      else if (event.key === 'u' && look.canUndo && !busy) void client.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [answers, client, look, busy]);
}
