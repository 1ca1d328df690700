import { useRef } from 'react';
import { texts } from '../texts.js';
import type { Gauge } from '../things/things.js';

interface Props {
  readonly gauge: Gauge;
  /** Damage that is about to be suffered. */
  readonly coming: number;
}

/** Health as a bar: what is left, what is about to be lost, and what has just been lost. */
export function Health({ gauge: { left, max, told }, coming }: Props) {
  const was = useRef(left);
  const before = useRef(left);
  if (was.current !== left) {
    before.current = was.current;
    was.current = left;
  }
  const lost = before.current - left;
  const full = Math.max(left, max, 1);
  const share = (many: number): string => `${(Math.max(0, many) / full) * 100}%`;
  const said = [texts().table.health(left, max), coming > 0 ? texts().table.coming(coming) : '']
    .filter(Boolean)
    .join(', ');
  return (
    <p className="health" role="img" aria-label={said} title={told}>
      <span className="health-bar">
        <i className="left" style={{ width: share(left - coming) }} />
        <i className="coming" style={{ width: share(Math.min(left, coming)) }} />
      </span>
      <b>
        {left}
        <span className="faint">/{max}</span>
      </b>
      {coming > 0 ? <b className="blow">−{coming}</b> : null}
      {lost > 0 ? (
        <b key={left} className="hit">
          −{lost}
        </b>
      ) : null}
    </p>
  );
}
