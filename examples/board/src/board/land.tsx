import { memo } from 'react';

interface Props {
  readonly viewBox: string;
  /** SVG elements of the package: text in them is escaped, and they have no scripts. */
  readonly svg: string;
}

/**
 * The land: drawn once, and again when something on it changes. It is a drawing of its own below the spaces and figures, so that a step of
 * a hero does not paint it again.
 */
export const Land = memo(({ svg, viewBox }: Props) => (
  <div className="land" aria-hidden="true">
    <svg viewBox={viewBox} className="rb" dangerouslySetInnerHTML={{ __html: svg }} />
    <div className="grain" />
  </div>
));

/** What lies on the land, with the names: over the marks of the spaces, so that none goes through a name. */
export const Pieces = memo(({ svg, viewBox }: Props) => (
  <svg viewBox={viewBox} className="rb pieces" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
));
