/*
 * A plugin of textlint: the prose of TypeScript and JSON files. Each comment is a paragraph, and so is each string with at least three words; of
 * tests only the titles. Code is not read, nor what stands in backticks or is an example.
 */
const ts = require('typescript');

/** Blanks out, at equal length, what is not prose: signs of comments, code in backticks, links, tags and examples. */
const blank = (text) => text.replace(/[^\n]/g, ' ');
const proseOf = (comment) =>
  comment
    .replace(/^\/\*+|\*\/$/g, blank)
    .replace(/^[ \t]*(?:\*|\/\/+)/gm, blank)
    .replace(/```[\s\S]*?(?:```|$)/g, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/\{@\w+[^}]*\}/g, blank)
    .replace(/@(?:example|see)\b.*/g, blank)
    .replace(/biome-ignore.*/g, blank);

/** Whether a string, or a part of one, is the title of a test or of a group of them. */
function isTitle(node) {
  const whole = ts.isTemplateSpan(node.parent) ? node.parent.parent : node.parent;
  const title = ts.isTemplateExpression(whole) ? whole : node;
  const call = title.parent;
  return (
    ts.isCallExpression(call) &&
    call.arguments[0] === title &&
    /^(?:it|test|describe)\b/.test(call.expression.getText())
  );
}

/** Where comments and longer strings stand, with the prose of each. */
function passagesOf(text, file) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    /x$/.test(file) ? ts.ScriptKind.TSX : /\.json$/.test(file) ? ts.ScriptKind.JSON : ts.ScriptKind.TS,
  );
  const isTest = /\.test\.tsx?$/.test(file);
  const found = new Map();
  const comment = ({ pos, end }) => isTest || found.set(pos, proseOf(text.slice(pos, end)));
  const visit = (node) => {
    const start = node.getFullStart();
    for (const each of ts.getLeadingCommentRanges(text, start) ?? []) comment(each);
    for (const each of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) comment(each);
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    ) {
      const said = text.slice(node.getStart(source), node.getEnd());
      const isRead = isTest
        ? isTitle(node)
        : /\p{L}+ \p{L}+.* \p{L}+/u.test(said) && !ts.isImportDeclaration(node.parent);
      if (isRead) found.set(node.getStart(source), said);
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found].sort(([a], [b]) => a - b);
}

class Processor {
  availableExtensions() {
    return ['.ts', '.tsx', '.json'];
  }

  processor() {
    return {
      preProcess(text, file) {
        const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
        const at = (index) => {
          let line = 0;
          let above = lineStarts.length;
          while (above - line > 1) {
            const middle = (line + above) >> 1;
            if (lineStarts[middle] <= index) line = middle;
            else above = middle;
          }
          return { line: line + 1, column: index - lineStarts[line] };
        };
        const node = (type, start, raw, more) => ({
          type,
          raw,
          range: [start, start + raw.length],
          loc: { start: at(start), end: at(start + raw.length) },
          ...more,
        });
        const children = passagesOf(text, file ?? 'code.ts').map(([start, prose]) =>
          node('Paragraph', start, text.slice(start, start + prose.length), {
            children: [node('Str', start, text.slice(start, start + prose.length), { value: prose })],
          }),
        );
        return node('Document', 0, text, { children });
      },
      postProcess(messages, filePath) {
        return { messages, filePath: filePath ?? '<text>' };
      },
    };
  }
}

module.exports = { Processor };
