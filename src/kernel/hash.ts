/** 64-bit FNV-1a over UTF-16 code units, in two halves so that all platforms agree. */
export function fnv64(text: string): readonly [high: number, low: number] {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low ^= text.charCodeAt(i);
    // Multiply by the prime 0x100000001b3: (high, low) * (0x100, 0x1b3).
    const product = (low >>> 0) * 0x1b3;
    high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 0x100000000)) | 0;
    low = product | 0;
  }
  return [high, low];
}

/** A hash in 16 hex digits. Not cryptographic. */
export function hashText(text: string): string {
  let [high, low] = fnv64(text);
  // Late characters must reach every bit. Each half changes the other in turn; this is reversible, so no two values collide here.
  for (const round of [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]) {
    high ^= spread(low ^ round);
    low ^= spread(high ^ round);
  }
  return hex(high) + hex(low);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Spreads the influence of each bit over the whole word. */
export function spread(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** JSON with sorted keys: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonicalJson(field)}`);
  }
  return `{${fields.join(',')}}`;
}
