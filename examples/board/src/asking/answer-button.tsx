import { type ReactNode, useEffect, useRef } from 'react';
import { Named } from '../board/named.js';
import { pointAt } from '../board/pointed.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { AnswerThing, Likely } from '../things/answer-things.js';
import { isAlike } from './groups.js';
import { useLikely } from './use-likely.js';

interface Props {
  readonly answer: AnswerThing;
  readonly onChosen?: () => void;
  /** A label where the place of the button says the rest. */
  readonly label?: string;
  /** The key that chooses it. */
  readonly shortcut?: number;
}

/** An answer to choose, with what it costs and how likely it succeeds. */
export function AnswerButton({ answer, onChosen, label = answer.label, shortcut }: Props) {
  const { client, busy, advice, screen } = useAtTable();
  const { code, space } = answer;
  const hint = [
    answer.hint === label ? '' : answer.hint,
    answer.alike === undefined ? '' : texts().table.question.equal(answer.alike),
  ]
    .filter(Boolean)
    .join(' · ');
  const alike = isAlike(answer, screen.answers);
  const isPointing = useRef(false);
  // A button that is gone is not left any more.
  useEffect(() => () => (isPointing.current ? pointAt([]) : undefined), []);
  const lights = (spaces: readonly string[]) => () => {
    isPointing.current = spaces.length > 0;
    pointAt(spaces);
  };
  const point = space === null ? undefined : lights([space]);
  const leave = space === null ? undefined : lights([]);
  const likely = useLikely(answer);
  return (
    <button
      type="button"
      className="answer"
      disabled={busy}
      data-action={code}
      aria-keyshortcuts={shortcut === undefined ? undefined : `${shortcut}`}
      data-advised={advice === code}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => {
        leave?.();
        onChosen?.();
        void client.act(answer.actions ?? [answer.action]);
      }}
    >
      <AnswerInside hint={hint} likely={likely} {...(shortcut !== undefined && { shortcut })}>
        {advice === code ? <span className="advised">★ </span> : null}
        {alike ? label : <Named text={label} />}
      </AnswerInside>
    </button>
  );
}

interface InsideProps {
  readonly hint: string;
  readonly likely: Likely | null;
  readonly shortcut?: number;
  readonly children: ReactNode;
}

/** What a button of an answer says. */
export const AnswerInside = ({ hint, likely, shortcut, children }: InsideProps) => (
  <>
    <span className="answer-label">
      {children}
      {shortcut === undefined ? null : (
        <span className="key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </span>
    {hint === '' && likely === null ? null : (
      <span className="answer-more">
        {hint === '' ? null : <span className="answer-hint">{hint}</span>}
        {/* Two sentences in one line are parted. */}
        {hint !== '' && likely !== null && likely.text !== '' && likely.chance === null ? ' · ' : ' '}
        {likely === null ? null : (
          <span className="answer-likely">
            {likely.chance === null ? null : (
              <meter min={0} max={1} value={likely.chance} aria-label={texts().table.question.likely} />
            )}
            <Named text={likely.text} />
          </span>
        )}
      </span>
    )}
  </>
);
