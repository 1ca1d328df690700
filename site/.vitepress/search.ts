import { slug } from '../gather/slug.js';

/*
 * What is searched. The index is one file, loaded when somebody searches first: it holds the names of everything and the
 * texts of rules, and no more. A result needs no page beside it: its title says what it is.
 */

/** Where a page comes from, and what its head says. */
interface Env {
  relativePath: string;
  frontmatter?: Record<string, unknown>;
}

/** What makes pages of Markdown. */
interface Renderer {
  render(text: string, env: Env): string;
}

/** So many letters of a rule stand in its title among the results. */
const inTitle = 90;

const cut = (text: string): string =>
  text.length <= inTitle ? text : `${text.slice(0, inTitle).replace(/\s\S*$/, '')} …`;

const frontmatter = (text: string): string => /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';

const paragraph = (text: string, name: string): string =>
  new RegExp(`<p class="${name}">(.*)</p>`).exec(text)?.[1] ?? '';

/** A rule: its id and how it begins, or the question it answers, as title; its text. */
function ofRule(text: string): string {
  const id = /^# (.*)$/m.exec(text)?.[1] ?? '';
  const said = paragraph(text, 'rule-text');
  const asked = paragraph(text, 'rule-question');
  const title = cut(asked || said);
  // What stands in the title is found there.
  const rest = asked === '' ? said.slice(title.length - 2) : said;
  return `# ${id}: ${title} {#${slug(id)}}\n\n${rest} ·\n`;
}

/** The headings of a page, and under each the first paragraph if `told`. */
function headings(text: string, told: boolean): string {
  const blocks = text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n{2,}/)
    .flatMap((block) => block.split(/(?<=^#{1,3} .*)\n/m))
    .map((block) => block.trim());
  return blocks
    .filter(
      (block, at) =>
        /^#{1,3} /.test(block) ||
        (told && /^#/.test(blocks[at - 1] ?? '') && !/^[|<:]|^Defined in/.test(block)),
    )
    .map((block) => (block.startsWith('#') ? `${block}\n\n·` : block))
    .join('\n\n');
}

/** What of a page is searched: of rules their texts, of guides headings and first paragraphs, of cards and the reference names. */
export function searched(text: string, env: Env, markdown: Renderer): string {
  const head = frontmatter(text);
  const body = text.slice(head.length);
  const wanted = body.includes('<p class="rule-text">')
    ? ofRule(body)
    : env.relativePath.startsWith('api/')
      ? `${/^# .*$/m.exec(body)?.[0] ?? ''}\n\n·\n`
      : headings(body, !env.relativePath.startsWith('cards/'));
  const page = markdown.render(`${head}${wanted}`, env);
  return env.frontmatter?.search === false ? '' : page;
}

/** Words that stand on nearly every page and find nothing. */
const common =
  'a an and are as at be been but by can for from has have if in into is it its may more must no not of on one or other out so than that the their them then there they this to was what when where which who with you your';

/**
 * The term to put into the index; `null` for what finds nothing.
 *
 * VitePress sends functions of its settings to the page as their source, so this one holds its list.
 */
export const indexTerm = new Function(
  'term',
  `const word = term.toLowerCase();
  return word.length < 2 || ${JSON.stringify(common.split(' '))}.includes(word) ? null : word;`,
) as (term: string) => string | null;
