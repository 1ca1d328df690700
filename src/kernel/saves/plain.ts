import type { Problem } from '../errors.js';
import { deepest, hostileKeys, longestText, mostParts } from '../limits.js';
import { join } from './telling.js';

/** What makes a value something that cannot be looked at any further: too deep, too large, no JSON, or a hostile key. */
export function problemOfData(value: unknown): Problem | null {
  let parts = 0;
  const look = (part: unknown, path: string, level: number): Problem | null => {
    if (++parts > mostParts) return { path: '', message: `A save has at most ${mostParts} values.` };
    if (part === null || typeof part === 'boolean') return null;
    if (typeof part === 'string')
      return part.length <= longestText
        ? null
        : { path, message: `A text has at most ${longestText} characters here.` };
    if (typeof part === 'number')
      return Number.isFinite(part) ? null : { path, message: 'This number is too large to be read.' };
    if (typeof part !== 'object')
      return { path, message: 'This is no JSON: a save has texts, numbers, lists and objects.' };
    if (level >= deepest) return { path, message: `A save is nested ${deepest} levels deep at most.` };
    if (Array.isArray(part)) {
      for (let at = 0; at < part.length; at++) {
        const problem = look(part[at], join(path, at), level + 1);
        if (problem) return problem;
      }
      return null;
    }
    for (const key of Object.keys(part)) {
      const place = join(path, key);
      if (hostileKeys.includes(key))
        return { path: place, message: `No part of a save has the key ${key}. Take it out.` };
      const problem = look((part as Record<string, unknown>)[key], place, level + 1);
      if (problem) return problem;
    }
    return null;
  };
  return look(value, '', 0);
}
