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
      {button('One step back', '‹', step - 1, step > 0)}
      <input
        type="range"
        aria-label="Step of the game"
        min={0}
        max={Math.max(1, steps)}
        value={step}
        onChange={({ target }) => go(Number(target.value))}
      />
      {button('One step forward', '›', step + 1, step < steps)}
      {button('Back to the present', '»', steps, step < steps)}
      <output>{step < steps ? `${step} of ${steps}, looking back` : `Step ${steps}`}</output>
    </div>
  );
}
