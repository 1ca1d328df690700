/* Text that goes into a picture: whatever it says, it stays text. */

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whether XML allows a character at all: it allows no control characters, no halves of characters and two others not, even written as references. */
const isAllowed = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};

/** A text as it is written in XML, between tags or in an attribute. */
export const xml = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .map((sign) => signs[sign] ?? sign)
    .join('');

/** A text that takes no more room than so many letters. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
