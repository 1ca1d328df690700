/* Where a long German word may be broken: browsers know that of few languages, and of none everywhere. */

const vowels = 'aeiouyäöü';
/** What is spoken at the beginning of a syllable as a whole. */
const onsets = /(?:sch[lmnrw]?|ch|ck|ph|th|qu|[bfgkp]l|[bdfgkpt]r|[gk]n|s[tp]r?|zw|pf|[^aeiouyäöü])$/;
/** So many letters stay together at either end, and shorter words than this stay whole. */
const [least, long] = [4, 11];

const isVowel = (letter: string | undefined): boolean => letter !== undefined && vowels.includes(letter);

/** Puts a soft hyphen before each syllable of a long word that may begin a line. */
function broken(word: string): string {
  const small = word.toLowerCase();
  let parts = '';
  let from = 0;
  for (let at = 1; at < word.length; at++) {
    // Here a vowel ends a row of consonants that follows another vowel.
    if (!isVowel(small[at]) || isVowel(small[at - 1])) continue;
    let first = at;
    while (first > 0 && !isVowel(small[first - 1])) first--;
    const [onset = ''] = onsets.exec(small.slice(first, at)) ?? [];
    const cut = at - onset.length;
    if (first === 0 || cut < Math.max(least, from + 1) || word.length - cut < least) continue;
    parts += `${word.slice(from, cut)}\u00AD`;
    from = cut;
  }
  return parts + word.slice(from);
}

/** A name whose long words may be broken with a hyphen. */
export const withHyphens = (name: string): string =>
  name.replaceAll(/\p{L}+/gu, (word) => (word.length < long ? word : broken(word)));
