import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Named, withoutCoordinates } from '../board/named.js';
import { useAtTable } from '../table/context.js';
import type { AnswerThing } from '../things/answer-things.js';
import { AnswerButton, AnswerInside } from './answer-button.js';
import { type AnswerGroup, type AnswerPick, grouped } from './groups.js';
import { rowId } from './numbers.js';
import { Pick } from './pick.js';
import { doneId, type Keyed, tokenId } from './use-keyed.js';
import { useKeys } from './use-keys.js';

interface Props {
  readonly answers: readonly AnswerThing[];
  /** The name of the list. */
  readonly list: string;
  readonly keyed: Keyed;
}

/** A button for each answer; where many differ in two things, the first is chosen first, and then the second. */
export function Answers({ answers, list, keyed }: Props) {
  const { client, busy, advice } = useAtTable();
  const rows = useMemo(() => grouped(answers, advice), [answers, advice]);
  const whole = useRef<HTMLDivElement>(null);
  const { numbers, picked, isOpen } = keyed;
  const does = new Map<string, () => void>();
  const act = (id: string, one: AnswerThing): unknown =>
    does.set(id, () => void client.act(one.actions ?? [one.action]));
  const choose = (row: AnswerGroup | AnswerPick): void => keyed.choose(list, row);
  for (const row of rows) {
    const id = rowId(list, row);
    if (!('answers' in row)) act(id, row);
    else {
      does.set(id, () => {
        choose(row);
        whole.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${numbers.get(id)}"]`)?.focus();
      });
      if (!isOpen(list, row)) continue;
      if ('pick' in row) {
        for (const key of picked.open) does.set(tokenId(list, key), () => picked.toggle(key));
        for (const one of picked.now) act(doneId(list, one.code), one);
      } else for (const one of row.answers) act(rowId(list, one), one);
    }
  }
  const keys = [...does].flatMap(([id, press]) => (numbers.has(id) ? [[`${numbers.get(id)}`, press]] : []));
  useKeys(busy ? {} : Object.fromEntries(keys));
  const shortcut = (id: string) => {
    const number = numbers.get(id);
    return number === undefined ? {} : { shortcut: number };
  };
  return (
    <div className="answers" ref={whole}>
      {rows.map((row) =>
        'answers' in row ? (
          <Choice
            key={row.label}
            group={row}
            alike={rows.filter(({ label }) => bare(label) === bare(row.label)).length > 1}
            open={isOpen(list, row)}
            onChoose={() => choose(row)}
            {...shortcut(rowId(list, row))}
          >
            {!('pick' in row) ? (
              row.answers.map((answer) => (
                <AnswerButton
                  key={answer.code}
                  answer={answer}
                  label={answer.parts?.rest ?? answer.label}
                  {...shortcut(rowId(list, answer))}
                />
              ))
            ) : isOpen(list, row) ? (
              <Pick picked={picked} list={list} shortcut={shortcut} />
            ) : null}
          </Choice>
        ) : (
          <AnswerButton key={row.code} answer={row} {...shortcut(rowId(list, row))} />
        ),
      )}
    </div>
  );
}

const bare = withoutCoordinates;

interface ChoiceProps {
  readonly group: AnswerGroup;
  /** Whether only coordinates tell it from another one. */
  readonly alike: boolean;
  readonly open: boolean;
  readonly onChoose: () => void;
  readonly shortcut?: number;
  readonly children: ReactNode;
}

/** What several answers begin with: it opens what comes after it. */
function Choice({ group: { label, hint, likely }, alike, open, onChoose, shortcut, children }: ChoiceProps) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);
  useEffect(() => {
    // What a bot advises opens by itself, and the question stays where it is.
    if (open && wasChosen.current) whole.current?.scrollIntoView({ block: 'nearest' });
    wasChosen.current = false;
  }, [open]);
  return (
    <div className="choice" data-open={open} ref={whole}>
      <button
        type="button"
        className="answer"
        aria-expanded={open}
        aria-controls={id}
        aria-keyshortcuts={shortcut === undefined ? undefined : `${shortcut}`}
        onClick={() => {
          wasChosen.current = true;
          onChoose();
        }}
      >
        <AnswerInside hint={hint} likely={likely} {...(shortcut !== undefined && { shortcut })}>
          {alike ? label : <Named text={label} />}
        </AnswerInside>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own */}
      <div id={id} className="answers" role="group" aria-label={label} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
