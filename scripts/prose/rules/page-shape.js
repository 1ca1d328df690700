/*
 * A rule of textlint: paragraphs of at most `lines` lines, lines of at most `width` characters. Tables and code keep the lines they need, and addresses
 * of links are not counted. Comments in code are not held to it.
 */

export default function pageShape(context, { lines = 6, width = 125 } = {}) {
  const { Syntax, RuleError, report, getSource, getFilePath } = context;
  if (!getFilePath()?.endsWith('.md')) return {};
  return {
    [Syntax.Paragraph](node) {
      if (node.parent?.type === Syntax.TableCell) return;
      const said = getSource(node).split('\n');
      if (said.length > lines)
        report(
          node,
          new RuleError(
            `This paragraph has ${said.length} lines; a paragraph has ${lines} at most. Make it two, or a list.`,
          ),
        );
      for (const line of said)
        if (line.replace(/\]\([^)]*\)/g, ']').length > width)
          report(
            node,
            new RuleError(
              `This line has ${line.length} characters; a line has ${width} at most: "${line.slice(0, 40)}…"`,
            ),
          );
    },
  };
}
