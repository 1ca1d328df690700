import { useSyncExternalStore } from 'react';

/* Light or dark: as the system has it, until somebody chooses. */

export type Theme = 'light' | 'dark';

const key = 'runebound-theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const chosen = (): Theme | null => {
  const kept = localStorage.getItem(key);
  return kept === 'light' || kept === 'dark' ? kept : null;
};

const theme = (): Theme => chosen() ?? (dark.matches ? 'dark' : 'light');

function apply(): void {
  document.documentElement.dataset.theme = theme();
  for (const listener of listeners) listener();
}

dark.addEventListener('change', apply);
apply();

export function switchTheme(): void {
  localStorage.setItem(key, theme() === 'dark' ? 'light' : 'dark');
  apply();
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, theme);
