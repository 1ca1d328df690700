/*
 * A plugin of TypeDoc: a property without documentation has the comment that stands beside it, `amount: integer(), // How many.`, or the meaning
 * that it declares, `amount: integer('How many.')`: the details of events and the fields of frames. Where a name says all, it is the meaning.
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

/** Names that say all: `card` is the card. Other properties without documentation are reported. */
const clear = new Set([
  'act',
  'board',
  'card',
  'cards',
  'events',
  'fights',
  'hex',
  'hexes',
  'id',
  'kind',
  'knockouts',
  'name',
  'place',
  'player',
  'players',
  'promise',
  'rules',
  'spaces',
  'state',
  'symbol',
  'terrain',
  'text',
  'token',
  'traits',
  'turns',
]);

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    if (reflection.comment !== undefined || !reflection.kindOf(ReflectionKind.Property)) return;
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const text = declarations.map(meaningOf).find((one) => one !== '');
    const said = text ?? (clear.has(reflection.name) ? `The ${reflection.name}.` : undefined);
    if (said !== undefined) reflection.comment = new Comment([{ kind: 'text', text: said }]);
  });
}
