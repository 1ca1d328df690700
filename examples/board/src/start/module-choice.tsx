import { barredBy, type Choice, chosenWith } from './choices.js';

interface Props {
  readonly module: Choice;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** A module to play with. It brings what it needs; where it does not go with another, it says so. */
export function ModuleChoice({ module: { id, title }, chosen, onChoose }: Props) {
  const barred = chosen.includes(id) ? null : barredBy(chosen, id);
  return (
    <label title={barred === null ? undefined : `Not with ${barred}`}>
      <input
        type="checkbox"
        checked={chosen.includes(id)}
        disabled={barred !== null}
        onChange={({ target }) => onChoose(chosenWith(chosen, id, target.checked))}
      />
      <span>
        {title}
        {barred === null ? null : <small className="faint"> not with {barred}</small>}
      </span>
    </label>
  );
}
