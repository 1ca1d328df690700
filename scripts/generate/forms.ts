// How parts of an edition's state are copied and compared, field by field, from their types: `base/forms.ts` for the state and its players,
// `base/frame-forms.ts` for frames that do not begin with all locals given. Code that names the fields is several times faster than generic
// copies, and a field that is forgotten in it would be lost without a word: so it is written from the types.
import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import type { Files } from './files.js';
import { formedFrames } from './frames.js';
import { root } from './sources.js';

const written =
  '// Written by `npm run generate -- forms` from the types of the state and of the frames. Do not edit.';

/** How a value is copied: as it is, as a list of plain values, by the form of a record or of a list of records, or as any JSON. */
type How =
  | { readonly as: 'plain' | 'plain list' | 'json' }
  | { readonly as: 'record' | 'records'; readonly fields: readonly Field[]; readonly nullable: boolean };

interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly isReadonly: boolean;
  readonly how: How;
  /** Whether it is a list of texts. */
  readonly isText: boolean;
}

const plainFlags =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isPlain = (type: ts.Type): boolean => partsOf(type).every(({ flags }) => (flags & plainFlags) !== 0);

class Reader {
  readonly checker: ts.TypeChecker;
  private readonly program: ts.Program;

  constructor(files: readonly string[]) {
    this.program = ts.createProgram(
      files.map((file) => root + file),
      {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        skipLibCheck: true,
        types: [],
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
      },
    );
    this.checker = this.program.getTypeChecker();
  }

  /** What a file exports under a name. */
  private exported(file: string, name: string): ts.Symbol {
    const source = this.program.getSourceFile(root + file);
    const module = source && this.checker.getSymbolAtLocation(source);
    const found = module && this.checker.getExportsOfModule(module).find((one) => one.name === name);
    if (found === undefined) throw new Error(`${file} exports no ${name}.`);
    return found.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
  }

  typeNamed = (file: string, name: string): ts.Type =>
    this.checker.getDeclaredTypeOfSymbol(this.exported(file, name));

  /** The locals that a frame must be given, by its reference; `null` if those are all. */
  givenOf(file: string, reference: string): readonly string[] | null {
    const declared = this.exported(file, reference).valueDeclaration;
    const type = declared && ts.isVariableDeclaration(declared) ? declared.type : undefined;
    const names = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[1] : undefined;
    if (names === undefined) return null;
    return partsOf(this.checker.getTypeFromTypeNode(names)).map((one) =>
      one.isStringLiteral() ? one.value : '',
    );
  }

  /** Its properties in the order of their declarations: first those of what it extends. */
  private propertiesOf(type: ts.Type): readonly ts.Symbol[] {
    const bases = type.isClassOrInterface() ? this.checker.getBaseTypes(type) : [];
    const names = new Set(bases.flatMap((base) => this.propertiesOf(base).map(({ name }) => name)));
    const all = this.checker.getPropertiesOfType(type);
    const before = [...names].flatMap((name) => all.find((one) => one.name === name) ?? []);
    return [...before, ...all.filter(({ name }) => !names.has(name))];
  }

  fieldsOf(type: ts.Type): readonly Field[] {
    return this.propertiesOf(type).map((property) => {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const own = this.checker.getTypeOfSymbol(property);
      const item = this.checker.getIndexTypeOfType(own, ts.IndexKind.Number);
      const isText = item !== undefined && (item.flags & ts.TypeFlags.String) !== 0;
      const declared = property.valueDeclaration;
      const isReadonly =
        declared !== undefined && (ts.getCombinedModifierFlags(declared) & ts.ModifierFlags.Readonly) !== 0;
      return { name: property.name, optional, isReadonly, how: this.how(own), isText };
    });
  }

  /** The locals of a frame, with their types. */
  localsOf(type: ts.Type): readonly (Field & { readonly type: ts.Type })[] {
    const names = this.fieldsOf(type).filter(({ name }) => !['kind', 'step', 'result'].includes(name));
    const all = names.map((field) => {
      const property = this.checker.getPropertyOfType(type, field.name);
      const [declared] = property?.declarations ?? [];
      // What frames of several kinds share comes last, as in saves.
      const place =
        (declared?.getSourceFile().fileName.endsWith('/parts.ts') ? 1e6 : 0) + (declared?.pos ?? 0);
      return { field: { ...field, type: this.checker.getTypeOfSymbol(property as ts.Symbol) }, place };
    });
    return all.sort((a, b) => a.place - b.place).map(({ field }) => field);
  }

  private record(type: ts.Type): readonly Field[] | null {
    if ((type.flags & ts.TypeFlags.Object) === 0 || this.checker.getIndexInfosOfType(type).length > 0)
      return null;
    return this.fieldsOf(type);
  }

  private how(type: ts.Type): How {
    if (isPlain(type)) return { as: 'plain' };
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      if (item === undefined) return { as: 'json' };
      if (isPlain(item)) return { as: 'plain list' };
      const [whole, ...more] = partsOf(item).filter(({ flags }) => (flags & ts.TypeFlags.Null) === 0);
      const fields = whole && more.length === 0 ? this.record(whole) : null;
      return fields?.every(({ how }) => how.as === 'plain') === true
        ? { as: 'records', fields, nullable: whole !== item }
        : { as: 'json' };
    }
    const fields = this.record(type);
    return fields === null || fields.some(({ optional }) => optional)
      ? { as: 'json' }
      : { as: 'record', fields, nullable: false };
  }
}

/** The forms of an edition's parts. Those with the same fields share one. */
class Forms {
  readonly text: string[] = [];
  private readonly named = new Map<string, string>();

  /** The name of the form of a field, or `null` if it has none. */
  nameOf({ name, how, isText }: Field, at: string): string | null {
    const type = `${at}['${name}']`;
    if (how.as === 'plain list')
      return isText ? 'plainList' : `(plainList as Form<unknown[]> as Form<${type}>)`;
    if (how.as === 'record') return this.record(name, type, how.fields);
    if (how.as !== 'records') return null;
    const one = how.nullable
      ? this.nullable(`${name}Item`, `${type}[number]`, how.fields)
      : this.record(`${name}Item`, `${type}[number]`, how.fields);
    return this.once(`list ${one}`, name, (own) => `const ${own} = formOfList(${one});`);
  }

  private once(key: string, name: string, text: (own: string) => string): string {
    const known = this.named.get(key);
    if (known !== undefined) return known;
    if ([...this.named.values()].includes(name)) throw new Error(`Two forms are called ${name}.`);
    this.named.set(key, name);
    this.text.push(text(name));
    return name;
  }

  private keyOf = (fields: readonly Field[]): string =>
    fields.map(({ name, how }) => `${name}:${how.as}`).join();

  /** An entry that may be missing, with fields that may be left out. */
  private nullable(name: string, type: string, fields: readonly Field[]): string {
    return this.once(
      `null ${this.keyOf(fields)}`,
      name,
      (own) => `const ${own}: Form<${type}> = {
  copy: (now) => now && { ...now },
  keep: (was, now) =>
    was !== null && now !== null && ${fields.map((one) => `was.${one.name} === now.${one.name}`).join(' && ')} ? was : keepJson(was, now),
};`,
    );
  }

  record(name: string, type: string, fields: readonly Field[], exported = ''): string {
    return this.once(this.keyOf(fields), name, (own) => {
      const forms = fields.map((field) => ({ field, form: this.nameOf(field, type) }));
      const copied = forms.map(({ field: { name: of, how }, form }) =>
        how.as === 'plain'
          ? `${of}: now.${of}`
          : form
            ? `${of}: ${form}.copy(now.${of})`
            : `${of}: copyJson(now.${of})`,
      );
      const kept = forms.map(({ field: { name: of, how }, form }) =>
        how.as === 'plain'
          ? `${of}: now.${of}`
          : form
            ? `${of}: ${form}.keep(was.${of}, now.${of})`
            : `${of}: keepJson(was.${of}, now.${of})`,
      );
      const same = (now: string): string =>
        fields.map((one) => `was.${one.name} === ${now}.${one.name}`).join(' && ');
      const keep = fields.every(({ how }) => how.as === 'plain')
        ? `keep: (was, now) => ${same('now')} ? was : Object.freeze(${own}.copy(now)),`
        : `keep(was, now) {
    const next = { ${kept.join(', ')} };
    return ${same('next')} ? was : Object.freeze(next);
  },`;
      return `${exported}const ${own}: Form<${type}> = {
  copy: (now) => ({ ${copied.join(', ')} }),
  ${keep}
};`;
    });
  }
}

const formatted = (path: string, text: string): string =>
  execFileSync(`${root}node_modules/.bin/biome`, ['check', '--write', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
    cwd: root,
  });

/** Names of the kernel that a text uses. */
const kernelImports = (text: string, names: readonly string[]): string =>
  `import { ${names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(text)).join(', ')} } from '../../kernel/index.js';`;

/** The file for the state of an edition and its players. */
function stateForms(reader: Reader, edition: string, draft: string): string {
  const state = `src/${edition}/base/state.ts`;
  const shared = new Set(
    reader.fieldsOf(reader.typeNamed('src/kernel/state.ts', 'Envelope')).map(({ name }) => name),
  );
  const all = reader.fieldsOf(reader.typeNamed(state, draft));
  const own = all.filter(({ name }) => !shared.has(name));
  // The order of a save: what all editions have, the players, then the rest.
  const isPlayers = ({ name }: Field): boolean => name === 'players';
  const ordered = [
    ...all.filter((field) => shared.has(field.name) && !isPlayers(field)),
    ...all.filter(isPlayers),
    ...own,
  ];
  const forms = new Forms();
  forms.record('player', 'PlayerState', reader.fieldsOf(reader.typeNamed(state, 'PlayerState')), 'export ');
  const parts = own.flatMap((field) => {
    const name = field.optional || field.isReadonly ? null : forms.nameOf(field, draft);
    return name === null ? [] : [field.name === name ? name : `${field.name}: ${name}`];
  });
  const copyOf = ({ name, how }: Field): string =>
    how.as === 'plain'
      ? `state.${name} = now.${name};`
      : `state.${name} = part('${name}', now.${name}, was.${name});`;
  // Optional parts come last: a state has a hidden class for each set of them.
  const copies = [
    ...ordered.filter(({ optional }) => !optional).map(copyOf),
    ...own
      .filter(({ optional }) => optional)
      .map((field) => `if (now.${field.name} !== undefined) ${copyOf(field)}`),
  ];
  const body = `${forms.text.join('\n\n')}

/** The parts that are written most often. */
export const forms: Forms<${draft}> = { ${parts.join(', ')} };

/** A whole state. */
export const whole: Whole<${draft}> = (state, now, was, part) => {
  ${copies.join('\n  ')}
};
`;
  return formatted(
    `src/${edition}/base/forms.ts`,
    `${written}
${kernelImports(body, ['copyJson', 'type Form', 'type Forms', 'formOfList', 'keepJson', 'plainList', 'type Whole'])}
import type { PlayerState, ${draft} } from './state.js';

${body}`,
  );
}

/** The first value of a local that is not given. */
function firstOf(reader: Reader, type: ts.Type): string {
  const parts = partsOf(type);
  if (parts.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)) return 'null';
  if (reader.checker.isArrayType(type)) return '[]';
  if (parts.every(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0)) return 'false';
  if (parts.every(({ flags }) => (flags & ts.TypeFlags.NumberLike) !== 0)) return '0';
  if (parts.every(({ flags }) => (flags & ts.TypeFlags.String) !== 0)) return "''";
  throw new Error(
    `A local of type ${reader.checker.typeToString(type)} has no first value: it must be given.`,
  );
}

/** The file for the frames of an edition that begin without some of their locals. */
function frameForms(reader: Reader, edition: string): string {
  const frames = formedFrames(edition);
  const forms = frames.map(({ kind, type, reference, file }) => {
    const path = `src/${edition}/base/frames/${file}`;
    const given = reader.givenOf(path, reference) ?? [];
    const locals = reader.localsOf(reader.typeNamed(path, type));
    const taken = locals.map(({ name, type: of }) =>
      given.includes(name) ? name : `${name} = ${firstOf(reader, of)}`,
    );
    const sets = locals.map(({ name, how }) => `f.${name} = ${how.as === 'plain' ? name : `own(${name})`};`);
    const own = locals.some(({ how }) => how.as !== 'plain') ? ', own' : '';
    const ends = [`f.kind = '${kind}';`, 'f.step = step;'];
    const same = locals.map(({ name, how }) =>
      how.as === 'plain'
        ? `a.${name} === b.${name}`
        : `${how.as === 'plain list' ? 'sameItems' : 'sameJson'}(a.${name}, b.${name})`,
    );
    return `/** Of {@link ${type}}. */
const ${reference}: FrameForm<${type}${given.map((name, at) => `${at === 0 ? ', ' : ' | '}'${name}'`).join('')}> = {
  write(f, { ${taken.join(', ')} }, step${own}) {
    ${(kind === 'game' ? [...ends, ...sets] : [...sets, ...ends]).join('\n    ')}
  },
  same: (a, b) => ${same.join(' && ')},
};`;
  });
  const body = forms.join('\n\n');
  return formatted(
    `src/${edition}/base/frame-forms.ts`,
    `${written}
${kernelImports(body, ['type FrameForm', 'sameItems', 'sameJson'])}
import type { ${frames
      .map(({ type }) => type)
      .sort()
      .join(', ')} } from './frames.js';

${body}

/** How frames that come and go all the time are made and compared, by kind. */
export const frameForms = { ${frames.map(({ reference }) => reference).join(', ')} };
`,
  );
}

export function files(): Files {
  const editions = [
    ['second-edition', 'SecondEditionDraft'],
    ['third-edition', 'ThirdEditionDraft'],
  ] as const;
  const reader = new Reader(
    editions.flatMap(([edition]) => [`src/${edition}/base/state.ts`, `src/${edition}/base/frames.ts`]),
  );
  return Object.fromEntries(
    editions.flatMap(([edition, draft]) => [
      [`src/${edition}/base/forms.ts`, stateForms(reader, edition, draft)],
      [`src/${edition}/base/frame-forms.ts`, frameForms(reader, edition)],
    ]),
  );
}
