/** What is wrong with a text that people read, or `null`. */
export function wrongIn(text: string): string | null {
  const wrong: readonly (readonly [RegExp, string])[] = [
    [/^$|^[.!?]|^\s|\s$/, 'it is empty, or begins or ends with nothing'],
    [/[{}]/, 'a value was not filled in'],
    [/undefined|\bnull\b|NaN|\[object/, 'a value of the program shows'],
    [/\b[ha]\d{4}\b|\bplayer-\d|#/, 'an id shows'],
    [/ {2}| [.,:;!?)]|\( |,,|\.\./, 'something is missing between two words or marks'],
    [/^[a-z]/, 'it begins with a small letter'],
  ];
  for (const [pattern, what] of wrong) if (pattern.test(text)) return `${what}: "${text}"`;
  return null;
}
