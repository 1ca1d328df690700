import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Named, withoutCoordinates } from '../board/named.js';
import { useAtTable } from '../table/context.js';
import type { AnswerThing } from '../things/answer-things.js';
import { AnswerButton, AnswerInside } from './answer-button.js';
import { type AnswerGroup, grouped } from './groups.js';
import { useKeys } from './use-keys.js';

interface Props {
  readonly answers: readonly AnswerThing[];
  /** Whether 1 to 9 choose what is seen of them. */
  readonly byKeys?: boolean;
}

/** A button for each answer; where many differ in two things, the first is chosen first, and then the second. */
export function Answers({ answers, byKeys = false }: Props) {
  const { client, advice, busy, look } = useAtTable();
  const rows = useMemo(() => grouped(answers), [answers]);
  const [chosen, setChosen] = useState({ step: look.step, label: '' });
  const list = useRef<HTMLDivElement>(null);
  const isOpen = ({ label, answers: some }: AnswerGroup): boolean =>
    (chosen.step === look.step && chosen.label === label) || some.some(({ code }) => code === advice);
  const choose = (label: string): void =>
    setChosen({
      step: look.step,
      label: chosen.step === look.step && chosen.label === label ? '' : label,
    });
  // Numbers follow what is seen: what is inside a group has some while the group is open.
  const seen = rows.flatMap((row): readonly (AnswerThing | AnswerGroup)[] =>
    'answers' in row && isOpen(row) ? [row, ...row.answers] : [row],
  );
  const press = (row: AnswerThing | AnswerGroup, at: number): void => {
    if (!('answers' in row)) return void client.act(row.actions ?? [row.action]);
    choose(row.label);
    list.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${at + 1}"]`)?.focus();
  };
  const numbered = byKeys ? seen.slice(0, 9) : [];
  useKeys(busy ? {} : Object.fromEntries(numbered.map((row, at) => [`${at + 1}`, () => press(row, at)])));
  const shortcut = (row: AnswerThing | AnswerGroup) =>
    numbered.includes(row) ? { shortcut: numbered.indexOf(row) + 1 } : {};
  return (
    <div className="answers" ref={list}>
      {rows.map((row) =>
        'answers' in row ? (
          <Choice
            key={row.label}
            group={row}
            alike={rows.filter(({ label }) => bare(label) === bare(row.label)).length > 1}
            open={isOpen(row)}
            onChoose={() => choose(row.label)}
            {...shortcut(row)}
          >
            {row.answers.map((answer) => (
              <AnswerButton
                key={answer.code}
                answer={answer}
                label={answer.parts?.rest ?? answer.label}
                {...shortcut(answer)}
              />
            ))}
          </Choice>
        ) : (
          <AnswerButton key={row.code} answer={row} {...shortcut(row)} />
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
