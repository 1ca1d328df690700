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

type Before = 'bot' | 'step' | 'replay';

const milliseconds: Readonly<Record<Pace, Readonly<Record<Before, number>>>> = {
  calm: { bot: 700, step: 380, replay: 900 },
  brisk: { bot: 200, step: 160, replay: 400 },
  // Who looks at a game again wants to see it.
  'at once': { bot: 0, step: 0, replay: 150 },
};

/** Waits as long as a person wants to look. */
export const pause = (before: Before): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds[now][before]));

/** Whether nobody wants to look. */
pause.isFast = (): boolean => now === 'at once';

const fewer = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing moves: nobody wants to look, or the system was asked for less motion. */
export const isStill = (): boolean => pause.isFast() || fewer.matches;
