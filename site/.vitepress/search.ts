/** Where a page comes from, and what its head says. */
interface Env {
  relativePath: string;
  frontmatter?: Record<string, unknown>;
}

/** What makes pages of Markdown. */
interface Renderer {
  render(text: string, env: Env): string;
}

/** A page of the reference is found by its names and what is said of them; tables and code would bury the guides. */
const namesOnly = (text: string): string =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/^(?:\|.*|Defined in:.*|\*\*\*|#{4,} .*)$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** What of a page is searched: all of it up to where a page says so, of the reference names alone, of lists of rules nothing. */
export function searched(text: string, env: Env, markdown: Renderer): string {
  const [first = ''] = text.split('<!-- not searched -->');
  const page = markdown.render(env.relativePath.startsWith('api/') ? namesOnly(first) : first, env);
  return env.frontmatter?.search === false ? '' : page;
}
