import { InvalidArgumentError, isModuleList } from '../kernel/index.js';

/* Single signs of a board, for legends of your own. */

/** A sign of the board, drawn alone. */
export interface MapSign {
  /** Its name: a terrain, or what lies or stands there, such as `counter/green`. */
  readonly sign: string;
  /** The drawing: an SVG of its own. Letters in it are styled by `drawingOf(state).style`. */
  readonly svg: string;
}

export const origin = { x: 0, y: 0 };

export function hasModule(modules: readonly string[], id: string): boolean {
  if (!isModuleList(modules)) throw new InvalidArgumentError('Modules are a list of ids.');
  return modules.includes(id);
}

/** A sign, as an SVG around the origin. */
export const signOf = (sign: string, drawn: string, half = 26): MapSign => ({
  sign,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" class="rb" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" aria-hidden="true">${drawn}</svg>`,
});

/** A hex of a terrain, with what is drawn on it. */
export const hexSign = (sign: string, paper: string, drawn: string): MapSign =>
  signOf(
    sign,
    `<polygon points="-48,0 -24,-41.6 24,-41.6 48,0 24,41.6 -24,41.6" fill="${paper}" stroke="#6b5a3c" stroke-width="1.5"/>${drawn}`,
    50,
  );

export const courseThrough = (...pens: readonly string[]): string =>
  pens.map((pen) => `<path d="M-36 18q30 -34 72 -34" fill="none" ${pen}/>`).join('');
