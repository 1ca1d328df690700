import type { Content } from '../../third-edition/base/content.js';

type Courses = ReadonlyMap<string, ReadonlyMap<string, string>>;

const courses = new WeakMap<Content, Courses>();

const places = ['options', 'outcomes', 'rewards'];

/** By card and by id of the choice. */
export function coursesOf(content: Content): Courses {
  const known = courses.get(content);
  if (known) return known;
  const found = new Map<string, Map<string, string>>();
  for (const card of Object.values(content.cards)) {
    const labels = new Map<string, string>();
    gather(card, '', labels);
    if (labels.size > 0) found.set(card.id, labels);
  }
  courses.set(content, found);
  return found;
}

function gather(value: unknown, name: string, into: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      if (places.includes(name) && typeof item.id === 'string') into.set(item.id, String(item.label));
      gather(item, '', into);
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [inner, item] of Object.entries(value)) gather(item, inner, into);
}
