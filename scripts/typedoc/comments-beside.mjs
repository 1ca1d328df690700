/*
 * A plugin of TypeDoc: a property without documentation has the comment that stands beside it, `amount: integer(), // How many.`, or the meaning
 * that it declares, `amount: integer('How many.')`: the details of events and the fields of frames.
 */
import { Comment, Converter, ReflectionKind } from 'typedoc';
import ts from 'typescript';

/** What stands beside a declaration, or its meaning; empty if there is neither. */
function meaningOf(declaration) {
  const { text } = declaration.getSourceFile();
  const { end, initializer } = declaration;
  const [range] = ts.getTrailingCommentRanges(text, /[,;]/.test(text[end] ?? '') ? end + 1 : end) ?? [];
  if (range !== undefined)
    return text.slice(range.pos, range.end).replace(/^\/\/\s*|^\/\*+\s*|\s*\*\/$/g, '');
  const meaning = initializer && ts.isCallExpression(initializer) ? initializer.arguments.at(-1) : undefined;
  return meaning && ts.isStringLiteral(meaning) && /[.?!]$/.test(meaning.text) ? meaning.text : '';
}

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.comment !== undefined || !reflection.kindOf(ReflectionKind.Property)) return;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const text = declarations.map(meaningOf).find((said) => said !== '');
    if (text !== undefined) reflection.comment = new Comment([{ kind: 'text', text }]);
  });
}
