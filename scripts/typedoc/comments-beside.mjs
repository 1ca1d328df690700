/*
 * A plugin of TypeDoc: a property without documentation has the comment that stands beside it, `amount: integer(), // How many.`: the details of
 * events and the fields of frames are declared so.
 */
import { Comment, Converter, ReflectionKind } from 'typedoc';
import ts from 'typescript';

/** The comment at the end of the line of a declaration; empty if there is none. */
function besideOf(declaration) {
  const { text } = declaration.getSourceFile();
  const { end } = declaration;
  const [range] = ts.getTrailingCommentRanges(text, /[,;]/.test(text[end] ?? '') ? end + 1 : end) ?? [];
  return range === undefined
    ? ''
    : text.slice(range.pos, range.end).replace(/^\/\/\s*|^\/\*+\s*|\s*\*\/$/g, '');
}

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.comment !== undefined || !reflection.kindOf(ReflectionKind.Property)) return;
    const text = context
      .getSymbolFromReflection(reflection)
      ?.declarations?.map(besideOf)
      .find((said) => said !== '');
    if (text !== undefined) reflection.comment = new Comment([{ kind: 'text', text }]);
  });
}
