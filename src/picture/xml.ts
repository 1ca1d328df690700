const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML allows no control characters, lone surrogates and two other characters, even as references. */
const isAllowed = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};

/** Escapes a text for XML, between tags or in an attribute. */
export const xml = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .map((sign) => signs[sign] ?? sign)
    .join('');

export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
