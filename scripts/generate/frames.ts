// The lists of an edition's frames, from their declarations in `base/frames` and their chapters. It reads the sources as text, so that it
// works before the lists are written.
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { eachOf, type Files } from './files.js';
import { commentOn, withoutNamespace } from './hooks/sources.js';
import { constantsOf, type Exported, importsOf, placeOf, root, sourceOf } from './sources.js';

const header = '// Written by `npm run generate -- frames`. Do not edit.';

/** What frames share. It declares no frame. */
const parts = 'parts.ts';

/** The chapters in the order of the lists and of the page of hooks. Others follow by name. */
const order: Readonly<Record<string, readonly string[]>> = {
  'second-edition': [
    'game',
    'turn',
    'movement',
    'free-move',
    'adventure',
    'events',
    'encounters',
    'negotiation',
    'market',
    'experience',
    'harm',
    'combat',
    'escape',
    'combat-phases',
    'rolls',
    'knockout',
    'spoils',
    'effects',
  ],
  'third-edition': [
    'game',
    'turn',
    'movement',
    'resting',
    'training',
    'shopping',
    'exchange',
    'adventuring',
    'events',
    'quests',
    'trophies',
    'testing',
    'effects',
    'costs',
    'triggers',
    'excess',
    'combat',
    'blows',
    'combat-cancelling',
    'retreating',
    'stories',
    'villain',
  ],
};

/** A frame as its file in `base/frames` declares it. */
interface Declared {
  readonly kind: string;
  readonly type: string;
  readonly reference: string;
  readonly locals: string;
  /** Whether callers may leave out some locals: then `forms` writes how its frames are made. */
  readonly isFormed: boolean;
  /** What is said of it where only its locals are declared: then its type and its reference are written. */
  readonly says: string | null;
  /** File and line of its reference. */
  readonly place: string;
}

/** The frames that a file declares. */
export function declaredBy(source: ts.SourceFile): readonly Declared[] {
  const types = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((alias) => {
      const [, kind = '', locals = ''] =
        /^(?:\w+\.)?FrameWith<'([\w-]+)', typeof (\w+)>$/.exec(alias.type.getText()) ?? [];
      return [alias.name.text, { kind, locals }];
    }),
  );
  return eachOf(constantsOf(source), (constant) => {
    const type = /^FrameRef<(\w+)/.exec(constant.type?.getText() ?? '')?.[1];
    if (type === undefined) return [];
    const place = placeOf(constant);
    const { kind, locals } = types.get(type) ?? { kind: '', locals: '' };
    if (kind === '')
      throw new Error(`${place}: ${type} should be exported here as FrameWith<'kind', typeof itsLocals>.`);
    if (!constant.initializer?.getText().includes(`kind: '${kind}'`))
      throw new Error(`${place}: The reference of a ${kind} frame should have this kind.`);
    const isFormed = /^FrameRef<\w+,/.test(constant.type?.getText() ?? '');
    return [{ kind, type, locals, isFormed, reference: constant.name.getText(), place, says: null }];
  }).flat();
}

/** The frames of which a file declares the locals only. Their names give all others: `freeMoveLocals` are those of a `free-move` frame. */
function shortIn(source: ts.SourceFile, declared: readonly Declared[]): readonly Declared[] {
  return eachOf(constantsOf(source), (constant): Declared | [] => {
    const locals = constant.name.getText();
    const reference = /^(\w+)Locals$/.exec(locals)?.[1];
    if (reference === undefined || declared.some((one) => one.locals === locals)) return [];
    const place = placeOf(constant);
    const says = commentOn(constant.parent.parent);
    if (says === '') throw new Error(`${place}: A comment should say what a frame with ${locals} is.`);
    return {
      ...{ locals, reference, place, says, isFormed: false },
      kind: reference.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      type: `${reference.replace(/^./, (letter) => letter.toUpperCase())}Frame`,
    };
  }).flat();
}

/** All frames that a file declares, in their order. */
const allIn = (source: ts.SourceFile): readonly Declared[] => {
  const declared = declaredBy(source);
  return [...declared, ...shortIn(source, declared)].sort(
    (a, b) => source.text.indexOf(`const ${a.locals} `) - source.text.indexOf(`const ${b.locals} `),
  );
};

/** The type and the reference of a frame of which only the locals are declared. */
function written(frame: Declared): readonly string[] {
  return [
    '',
    `/** ${frame.says} */`,
    `export type ${frame.type} = FrameWith<'${frame.kind}', typeof ${frame.locals}>;`,
    `/** Calls a {@link ${frame.type}}. */`,
    `export const ${frame.reference}: FrameRef<${frame.type}> = { kind: '${frame.kind}' };`,
  ];
}

/** The steps by the reference of their frame, and the checks of saves by its type. */
interface Chapters {
  readonly steps: Map<string, Exported>;
  readonly saves: Map<string, Exported>;
}

function chaptersOf(edition: string): Chapters {
  const found: Chapters = { steps: new Map(), saves: new Map() };
  for (const folder of ['base', 'abilities'])
    for (const file of readdirSync(`${root}src/${edition}/${folder}`).filter((one) => one.endsWith('.ts'))) {
      const path = `${folder}/${file.replace(/\.ts$/, '')}`;
      for (const { name, initializer } of constantsOf(sourceOf(`src/${edition}/${path}.ts`))) {
        const exported = { name: name.getText(), path };
        if (initializer === undefined) continue;
        if (ts.isCallExpression(initializer) && initializer.expression.getText() === 'steps')
          found.steps.set(withoutNamespace(initializer.arguments[0]?.getText() ?? ''), exported);
        const type = ts.isArrowFunction(initializer) && initializer.type?.getText();
        const frame = type && /^FrameSaves<(?:\w+\.)?(\w+)>$/.exec(type)?.[1];
        if (frame) found.saves.set(frame, exported);
      }
    }
  return found;
}

const key = (kind: string): string => (/^\w+$/.test(kind) ? kind : `'${kind}'`);

const declaringFiles = (edition: string): readonly string[] =>
  readdirSync(`${root}src/${edition}/base/frames`).filter((file) => file !== parts);

/** The frames of an edition whose callers may leave out some locals, with the files that declare them. */
export const formedFrames = (edition: string): readonly (Declared & { readonly file: string })[] =>
  declaringFiles(edition).flatMap((file) =>
    declaredBy(sourceOf(`src/${edition}/base/frames/${file}`))
      .filter(({ isFormed }) => isFormed)
      .map((frame) => ({ ...frame, file })),
  );

/** The files of an edition. */
function filesOf(edition: string): Files {
  const folder = `src/${edition}/base/frames`;
  const placeOf = (file: string): number => {
    const at = order[edition]?.indexOf(file.replace(/\.ts$/, '')) ?? -1;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const files = [...declaringFiles(edition)]
    // By name without its ending, as the formatter sorts.
    .sort((a, b) => (a.replace('.ts', '') < b.replace('.ts', '') ? -1 : 1));
  const inOrder = [...files].sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
  const frames = eachOf(inOrder, (file) => {
    const declared = allIn(sourceOf(`${folder}/${file}`)).map((frame) => ({ ...frame, file }));
    if (declared.length === 0) throw new Error(`${folder}/${file} declares no frame.`);
    return declared;
  }).flat();
  const short = frames.filter(({ says }) => says !== null);
  const chapters = chaptersOf(edition);
  const stepsOf = ({ kind, reference, place }: Declared): Exported => {
    const found = chapters.steps.get(reference);
    if (found) return found;
    throw new Error(
      `${place}: The frame ${kind} has no steps: its chapter should export steps(${reference}, …).`,
    );
  };
  const savesOf = ({ kind, type, place }: Declared): Exported => {
    const found = chapters.saves.get(type);
    if (found) return found;
    throw new Error(
      `${place}: Nothing says how saves with a ${kind} frame are checked: its chapter should export (): FrameSaves<${type}> => …`,
    );
  };
  eachOf([stepsOf, savesOf], (found) => eachOf(frames, found));
  return {
    [`src/${edition}/base/frames.ts`]: [
      header,
      ...(short.length === 0
        ? []
        : [
            "import type { FrameRef } from '../../kernel/index.js';",
            ...importsOf(
              short.map(({ locals, file }) => ({ name: locals, path: file.replace('.ts', '') })),
              (path) => `./frames/${path}`,
            ).map((line) => line.replace('import', 'import type')),
            "import type { FrameWith } from './schemas.js';",
            '',
          ]),
      ...files.map((file) => `export * from './frames/${file.replace(/ts$/, 'js')}';`),
      ...short.flatMap(written),
      '',
    ].join('\n'),
    [`src/${edition}/base/frame-steps.ts`]: [
      header,
      ...importsOf([...frames.map(stepsOf), { name: 'frameForms', path: 'base/frame-forms' }], (path) =>
        path.startsWith('base/') ? path.replace('base/', './') : `../${path}`,
      ),
      '',
      '/**',
      ' * The steps of every frame of the base game.',
      ' *',
      ' * @hidden',
      ' */',
      'export const baseSteps = [',
      ...frames.map((frame) =>
        frame.isFormed
          ? `  { ...${stepsOf(frame).name}, form: frameForms.${frame.reference} },`
          : `  ${stepsOf(frame).name},`,
      ),
      '] as const;',
      '',
    ].join('\n'),
    [`src/${edition}/saves/base-frames.ts`]: [
      header,
      ...importsOf(
        [...frames.map(savesOf), { name: '* as frames', path: 'base/frames' }],
        (path) => `../${path}`,
      ).map((line) => line.replace('{ * as frames }', '* as frames')),
      '',
      '/** The schema of every frame of the base game, its call sites, and what else is checked in a save. */',
      'export const baseFrames = {',
      ...frames.map(
        (frame) => `  ${key(frame.kind)}: { locals: frames.${frame.locals}(), ...${savesOf(frame).name}() },`,
      ),
      '};',
      '',
    ].join('\n'),
  };
}

export const files = (): Files => ({ ...filesOf('second-edition'), ...filesOf('third-edition') });
