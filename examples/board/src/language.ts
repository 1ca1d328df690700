/* The language of the page: as the browser has it, until somebody chooses. Another one is put in force by a reload. */

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const place = 'runebound-language';

const known = (value: string | null): Language | undefined => languages.find((one) => one === value);

export const language = (): Language =>
  known(globalThis.localStorage?.getItem(place)) ?? known(globalThis.navigator?.language.slice(0, 2)) ?? 'en';

/** Says it in another language from now on. */
export function chooseLanguage(next: Language): void {
  localStorage.setItem(place, next);
  location.reload();
}
