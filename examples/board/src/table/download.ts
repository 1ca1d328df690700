/* A game as a file. */

/** Letters that other marks than accents tell from plain ones. */
const plain: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  ł: 'l',
};

/** The name of a file that says what is in it: in letters that each system writes alike. */
export const fileName = (parts: readonly string[]): string =>
  `${parts
    .join('-')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.json`;

/** Gives the game as a file, where it could be had; whether it could. */
export async function download(saving: Promise<Blob | null>, name: string): Promise<boolean> {
  const file = await saving;
  if (file === null) return false;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return true;
}
