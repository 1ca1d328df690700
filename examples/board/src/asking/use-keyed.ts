import { useState } from 'react';
import { type Picked, usePicked } from '../combat/use-picked.js';
import { useAtTable } from '../table/context.js';
import type { AnswerRow } from './groups.js';
import { type Inside, type List, numbersOf, rowId } from './numbers.js';

/** What is open of the lists of answers, and which numbers choose what. */
export interface Keyed {
  readonly numbers: ReadonlyMap<string, number>;
  /** The tokens that are picked in the open row. */
  readonly picked: Picked;
  isOpen(list: string, row: AnswerRow): boolean;
  /** Opens a row, or closes it. */
  choose(list: string, row: AnswerRow): void;
}

/** What can be pressed inside a row: its answers, or tokens and what they can be used for. */
function insideOf(list: string, row: AnswerRow, { open, now }: Picked): readonly string[] {
  if (!('answers' in row)) return [];
  return 'pick' in row
    ? [...[...open].toSorted().map((key) => tokenId(list, key)), ...now.map(({ code }) => doneId(list, code))]
    : row.answers.map((one) => rowId(list, one));
}

/** A token to pick in a list, and what the picked ones can be used for. */
export const tokenId = (list: string, key: string): string => `${list} token ${key}`;
export const doneId = (list: string, code: string): string => `${list} done ${code}`;

/** One row is open at a time, and what a bot advises opens by itself. */
export function useKeyed(lists: readonly List[]): Keyed {
  const { look, advice, screen } = useAtTable();
  const [chosen, setChosen] = useState<{ step: number; id: string; pick: string }>({
    step: look.step,
    id: '',
    pick: '',
  });
  const { id, pick } = chosen.step === look.step ? chosen : { id: '', pick: '' };
  const advised = screen.answers.find(({ code }) => code === advice);
  const picked = usePicked(advised?.parts?.pick ? advised.action.type : pick);
  const isOpen = (list: string, row: AnswerRow): boolean =>
    'answers' in row && (id === rowId(list, row) || row.answers.some(({ code }) => code === advice));
  const [inside = null] = lists.flatMap(({ name, rows, folded }): readonly Inside[] =>
    folded
      ? []
      : rows.flatMap((row) =>
          isOpen(name, row) ? [{ of: rowId(name, row), ids: insideOf(name, row, picked) }] : [],
        ),
  );
  return {
    numbers: numbersOf(lists, inside),
    picked,
    isOpen,
    choose(list, row) {
      const one = rowId(list, row);
      const next = id === one ? { id: '', pick: '' } : { id: one, pick: 'pick' in row ? row.pick : '' };
      setChosen({ step: look.step, ...next });
    },
  };
}
