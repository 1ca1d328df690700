/* Whether this browser may make sounds: not until somebody says so. */

const key = 'runebound-sound';
let on = localStorage.getItem(key) === 'on';

export const isSoundOn = (): boolean => on;

export function setSound(next: boolean): void {
  on = next;
  localStorage.setItem(key, next ? 'on' : 'off');
}
