import { type ReactNode, useEffect, useState } from 'react';
import { useAtTable } from '../table/context.js';
import { pause } from '../table/pace.js';
import { useTable } from '../table/use-table.js';
import { endingTexts as t } from '../texts/ending.js';

interface Props {
  /** The step at which the game ended. */
  readonly end: number;
  /** The first step that can be seen. */
  readonly first: number;
  /** The steps at which turns began. */
  readonly turns: readonly number[];
  /** Whether it goes by itself from the beginning. */
  readonly starts: boolean;
  /** What else can be done at the end. */
  readonly buttons: ReactNode;
  /** Leads from the last step to how the game went. */
  readonly onEnd: () => void;
}

/** The game again: by steps, by turns, or by itself at the pace of bots. */
export function Replay({ end, first, turns, starts, buttons, onEnd }: Props) {
  const { client, look } = useAtTable();
  const { story } = useTable(client);
  const { step } = look;
  const [plays, setPlays] = useState(starts);
  const go = (to: number): void => {
    setPlays(false);
    void client.lookAt(to >= end ? null : Math.max(first, to));
  };
  const isLast = step >= end;
  useEffect(() => {
    let isCurrent = plays && !isLast;
    if (isCurrent)
      void pause('replay').then(() => {
        if (isCurrent) void client.lookAt(step + 1 >= end ? null : step + 1);
      });
    return () => {
      isCurrent = false;
    };
  }, [plays, isLast, step, end, client]);
  const button = (label: string, sign: string, to: number, can: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={!can} onClick={() => go(to)}>
      {sign}
    </button>
  );
  const before = turns.findLast((from) => from < step) ?? first;
  const after = turns.find((from) => from > step) ?? end;
  return (
    <section className="replay" aria-label={t.replaying}>
      <h2>
        {t.replaying} · {t.stepOf(step, end)}
      </h2>
      <div className="row">
        {button(t.turnBack, '«', before, step > first)}
        {button(t.stepBack, '‹', step - 1, step > first)}
        <button type="button" className="plays" disabled={isLast} onClick={() => setPlays(!plays)}>
          {plays && !isLast ? t.stop : t.play}
        </button>
        {button(t.stepOn, '›', step + 1, !isLast)}
        {button(t.turnOn, '»', after, !isLast)}
        {isLast ? (
          <button type="button" className="primary" onClick={onEnd}>
            {t.open}
          </button>
        ) : (
          <button type="button" onClick={() => go(end)}>
            {t.end}
          </button>
        )}
      </div>
      <input
        type="range"
        aria-label={t.stepAt}
        min={first}
        max={end}
        value={step}
        onChange={({ target }) => go(Number(target.value))}
      />
      {isLast ? buttons : null}
      <ul>
        {story
          .filter((line) => line.step === step)
          .map(({ text }, at) => (
            <li key={at}>{text}</li>
          ))}
      </ul>
    </section>
  );
}
