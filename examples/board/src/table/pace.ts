/* How fast the table goes: people want to see bots move, impatient ones and tests do not. */

export type Pace = 'calm' | 'brisk' | 'at once';
export const paces: readonly Pace[] = ['calm', 'brisk', 'at once'];

const key = 'runebound-pace';
const known = (value: string | null): Pace => paces.find((pace) => pace === value) ?? 'calm';
let now: Pace = known(localStorage.getItem(key));

export const pace = (): Pace => now;

export function setPace(next: Pace): void {
  now = next;
  localStorage.setItem(key, next);
}

const milliseconds: Readonly<Record<Pace, Readonly<Record<'bot' | 'step', number>>>> = {
  calm: { bot: 700, step: 380 },
  brisk: { bot: 200, step: 160 },
  'at once': { bot: 0, step: 0 },
};

/** Waits as long as a person wants to look. */
export const pause = (before: 'bot' | 'step'): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds[now][before]));

/** Whether nobody wants to look. */
pause.isFast = (): boolean => now === 'at once';

const fewer = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing moves: nobody wants to look, or the system was asked for less motion. */
export const isStill = (): boolean => pause.isFast() || fewer.matches;
