import { texts } from '../texts.js';
import { useAtTable } from './context.js';

/** Steps back through the whole game, and to the present again. */
export function History() {
  const { client, look } = useAtTable();
  const { step, steps } = look;
  const go = (to: number): void => {
    const wanted = Math.min(steps, Math.max(0, to));
    void client.lookAt(wanted === steps ? null : wanted);
  };
  const button = (label: string, sign: string, to: number, can: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={!can} onClick={() => go(to)}>
      {sign}
    </button>
  );
  return (
    <div className="history">
      <span className="faint">{texts().table.history.about}</span>
      {button(texts().table.history.back, '‹', step - 1, step > 0)}
      <input
        type="range"
        aria-label={texts().table.history.step}
        min={0}
        max={Math.max(1, steps)}
        value={step}
        onChange={({ target }) => go(Number(target.value))}
      />
      {button(texts().table.history.forward, '›', step + 1, step < steps)}
      {button(texts().table.history.present, '»', steps, step < steps)}
      <output>
        {step < steps ? texts().table.history.past(step, steps) : texts().table.history.at(steps)}
      </output>
    </div>
  );
}
