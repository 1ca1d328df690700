import type { Gauge } from '../things/things.js';

const few = 16;

/** A supply as a row of pips; many of them as a number. */
export function GaugeBar({ gauge }: { readonly gauge: Gauge }) {
  const { label, left, max, told } = gauge;
  return (
    <p className="gauge" title={told} data-label={label}>
      <span className="gauge-label">{label}</span>
      {max <= few ? (
        <span className="pips" aria-hidden="true">
          {Array.from({ length: max }, (_, at) => (
            <i key={at} data-full={at < left} />
          ))}
        </span>
      ) : null}
      <span className="gauge-number">
        {left}
        <span className="faint">/{max}</span>
      </span>
    </p>
  );
}
