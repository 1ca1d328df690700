/* Text that has to survive Markdown, HTML and templates of Vue. */

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
  '}': '&#125;',
};

/** Text in HTML: as it is, whatever is in it. */
export const html = (text: string): string => text.replace(/[&<>"{}]/g, (mark) => marks[mark] ?? mark);

/** Text in a line of Markdown: as it is, whatever is in it. */
export const plain = (text: string): string => html(text).replace(/[\\`*_[\]|#~]/g, '\\$&');

/** The front matter of a page, for VitePress. */
export function head(settings: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** A text without the badges at its top: they tell readers of a repository how it stands, and come from elsewhere. */
export const withoutBadges = (text: string): string => text.replace(/^(?:\[!\[.*\n)+\n/m, '');
