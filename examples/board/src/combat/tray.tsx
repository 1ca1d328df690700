import { AnswerButton } from '../asking/answer-button.js';
import { useAtTable } from '../table/context.js';
import { texts } from '../texts.js';
import type { AnswerThing } from '../things/answer-things.js';
import type { Picked } from './use-picked.js';

/** What can be done with the tokens picked: at once, or to another token; and the way back. */
export function Tray({ picked }: { readonly picked: Picked }) {
  const { client, look, screen, busy } = useAtTable();
  const { keys, now, targets } = picked;
  const several = [...targets.values()].filter((some) => some.length > 1).flat();
  const [first] = keys;
  const all = screen.together === null ? mostWith(screen.answers, keys) : undefined;
  if (busy) return null;
  return (
    <div className="tray" aria-live="polite">
      {keys.length === 0 ? null : (
        <>
          {[...now, ...several].map((answer) => (
            <AnswerButton key={answer.code} answer={answer} />
          ))}
          {all && !now.includes(all) ? <AnswerButton key={all.code} answer={all} /> : null}
          {targets.size > 0 ? <p className="faint">{effectsOf(targets, screen.answers).join(' ')}</p> : null}
          {now.length + targets.size === 0 && !all ? <p className="faint">{texts().table.pickNone}</p> : null}
        </>
      )}
      <p className="row">
        {first === undefined ? null : (
          <button type="button" className="quiet" onClick={picked.clear}>
            {texts().table.putBack}
          </button>
        )}
        {look.canUndo ? (
          <button type="button" className="quiet" onClick={() => void client.undo()}>
            ↶ {texts().table.takeBack}
          </button>
        ) : null}
      </p>
    </div>
  );
}

/** What to choose next, and what comes of it. A token may be chosen before the double that is laid under it. */
export function effectsOf(targets: Picked['targets'], answers: readonly AnswerThing[]): readonly string[] {
  const { doneTo, pickTarget } = texts().table;
  const isChosen = (target: string, code: string): boolean =>
    answers.some((one) => one.code === code && one.on === target);
  const said = [...targets].flatMap(([target, some]) =>
    some.map(({ action, code }) => doneTo[isChosen(target, code) ? action.type : `${action.type} before`]),
  );
  return [...new Set(said.map((one) => one ?? pickTarget))];
}

/** The answer that spends the most tokens together with those picked. */
function mostWith(answers: readonly AnswerThing[], keys: readonly string[]): AnswerThing | undefined {
  const [most] = answers
    .filter(
      ({ tokens, on, ability }) =>
        on === null && ability === null && keys.every((key) => tokens.includes(key)),
    )
    .toSorted((a, b) => b.tokens.length - a.tokens.length);
  return most;
}
