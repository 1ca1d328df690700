import { useId } from 'react';
import { useTexts } from '../texts.js';
import { barredBy, broughtBy, type Choice, chosenWith } from './choices.js';

interface Props {
  readonly module: Choice;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** A module to play with. It brings what it needs; where it does not go with another, it says so. */
export function ModuleChoice({ module: { id, title, about }, chosen, onChoose }: Props) {
  const t = useTexts().start;
  const told = useId();
  const barred = chosen.includes(id) ? null : barredBy(chosen, id);
  const brought = broughtBy(id);
  return (
    <div className="module">
      <label>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          disabled={barred !== null}
          aria-describedby={told}
          onChange={({ target }) => onChoose(chosenWith(chosen, id, target.checked))}
        />
        <span>
          {title}
          {barred === null ? null : <small className="faint"> {t.notWith(barred)}</small>}
        </span>
      </label>
      <p id={told} className="told faint">
        {about} {brought.length === 0 ? '' : `(${t.brings(brought.join(', '))})`}
      </p>
    </div>
  );
}
