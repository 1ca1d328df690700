import { texts } from '../texts.js';
import type { Gauge } from '../things/things.js';

const few = 16;

/** A supply as a row of pips; many of them as a number. */
export function GaugeBar({ gauge }: { readonly gauge: Gauge }) {
  const { label, left, max, told } = gauge;
  // Where a card or a module lets somebody bear more than the number on the card, that many are left.
  const pips = Math.max(left, max);
  return (
    <p className="gauge" title={told} data-label={label}>
      <span className="gauge-label">{texts().term(label)}</span>
      {pips <= few ? (
        <span className="pips" aria-hidden="true">
          {Array.from({ length: pips }, (_, at) => (
            <i key={at} data-full={at < left} />
          ))}
        </span>
      ) : null}
      <span className="gauge-number">
        {left}
        {left > max ? null : <span className="faint">/{max}</span>}
      </span>
    </p>
  );
}
