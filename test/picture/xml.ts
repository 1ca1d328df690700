import { SaxesParser } from 'saxes';

/** An element of a picture. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of an XML document, in their order. Throws for what is not well formed, and for an id that stands there twice. */
export function elementsOf(document: string): readonly Element[] {
  const elements: Element[] = [];
  const ids = new Set<string>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { id } = attributes;
    if (id !== undefined && ids.has(id)) throw new Error(`The id ${id} stands there twice.`);
    if (id !== undefined) ids.add(id);
    elements.push({ name, attributes: attributes as Record<string, string> });
  });
  parser.write(document).close();
  return elements;
}

/** The elements of a class. */
export const ofClass = (elements: readonly Element[], name: string): readonly Element[] =>
  elements.filter(({ attributes }) => attributes.class === name);
