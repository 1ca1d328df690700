/*
 * A rule of textlint: words and phrases that are retired, each with what to write instead. They stand for a noun that the field has, or for
 * a subject that acts. Code, and what is quoted of other people's texts, is not read.
 */

const retired = [
  [/\bwhoever\b/i, 'name the one who acts: "the player who", "a client that"'],
  [/(?<!\bthere )\b(?:is|are) none\b(?! of)/i, '"is not a …", "is invalid"'],
  [/\b(?:is|are) told\b/i, '"receives", "is shown", or name who says it'],
  [/\bas ever\b/i, '"unchanged", "as in the base game"'],
  [/\bbesides\b/i, '"also", "in addition to", "other"'],
  [/\bone[’']s own\b/i, '"your own"'],
  [/\botherwise than\b/i, '"differently from", "unlike"'],
  [/\bof a sort\b/i, 'name the sort'],
  [/\bgoes by it\b/i, '"depends on it"'],
  [/\bhas not its form\b/i, '"has the wrong form"'],
  [/\bthe house\b|\bthe other house\b/i, '"the repository", "the engine", "Third Edition"'],
  [/\bfront door\b/i, '"the public functions"'],
  [/\b(?:reckoned|reckons)\b/i, '"computed"'],
];

/** As they are searched: a phrase may go on in the next line. */
const searched = retired.map(([pattern, instead]) => [
  new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'gi'),
  instead,
]);

export default function retiredWords(context) {
  const { Syntax, RuleError, report, getSource, getFilePath, locator } = context;
  const isPage = getFilePath()?.endsWith('.md') ?? true;
  return {
    [Syntax.Str](node) {
      // Of code, the value is the source without code in comments, at the same places.
      const said = isPage ? getSource(node) : node.value;
      for (const [pattern, instead] of searched)
        for (const { 0: found, index } of said.matchAll(pattern))
          report(
            node,
            new RuleError(`"${found.replace(/\s+/g, ' ')}" is retired. Write ${instead}.`, {
              padding: locator.range([index, index + found.length]),
            }),
          );
    },
  };
}
