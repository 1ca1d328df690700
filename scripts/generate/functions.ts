// The public functions of the root, of the entries of both editions and of `createEngine`, from the interfaces of rulesets and of queries.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type Entry, withExample } from './examples.js';
import type { Files } from './files.js';
import { placeOf } from './sources.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A function as its interface declares it. */
interface Method {
  readonly name: string;
  readonly doc: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly optional: boolean;
    readonly type: string;
  }[];
  readonly returns: string;
}

/** The methods of an interface, in order. */
function methodsOf(file: string, name: string): readonly Method[] {
  const text = readFileSync(root + file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (each): each is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(each) && each.name.text === name,
  );
  if (found === undefined) throw new Error(`${file} declares no interface ${name}.`);
  return found.members.filter(ts.isMethodSignature).map((method) => {
    const [comment] = ts.getLeadingCommentRanges(text, method.pos) ?? [];
    if (comment === undefined)
      throw new Error(`${placeOf(method)}: A comment should say what ${method.name.getText()} does.`);
    return {
      name: method.name.getText(),
      doc: text.slice(comment.pos, comment.end).replace(/\n {2}/g, '\n'),
      parameters: method.parameters.map((one) => ({
        name: one.name.getText(),
        optional: one.questionToken !== undefined,
        type: one.type?.getText() ?? 'unknown',
      })),
      returns: method.type?.getText() ?? 'void',
    };
  });
}

// A question as a function is for the ruleset at hand: an entry has `inspect` and its like in its place.
const play = methodsOf('src/kernel/ruleset.ts', 'LightRuleset').filter(({ name }) => name !== 'ask');
const checks = methodsOf('src/kernel/ruleset.ts', 'Ruleset');
const queries = methodsOf('src/kernel/queries.ts', 'Queries');
const isQuery = new Set(queries.map(({ name }) => name));

/** The type of a part of a game, such as `state`, in the words of the file that is written. */
type Named = (part: string) => string;

const inWords = (type: string, named: Named): string =>
  type.replace(/\b[TQ]\['(\w+)'\]/g, (_all, part: string) => named(part));

const formal = (method: Method, named: (part: string, at: number) => string): string =>
  method.parameters
    .map(
      ({ name, optional, type }, at) =>
        `${name}${optional ? '?' : ''}: ${inWords(type, (p) => named(p, at))}`,
    )
    .join(', ');

const passed = (method: Method): string => method.parameters.map(({ name }) => name).join(', ');

/** The signature of a function of the bundled rules: the ids in the actions that it takes are checked, where they are written out. */
function checkingIds(signature: string): string {
  const ids = 'Card extends string = string, Place extends string = string';
  const action = /(\bactions?: (?:readonly )?)(\w*Action)(?:<((?:[^<>]|<[^<>]*>)*)>)?/;
  if (!action.test(signature)) return signature;
  return signature
    .replace(action, (_all, begin: string, name: string, of = '') =>
      [begin, 'Spelled', name, '<', ...(of ? [`${of}, `] : []), 'Card, Place>'].join(''),
    )
    .replace(/^<(.*?)>\(|^\(/, (_all, own?: string) => `<${own === undefined ? '' : `${own}, `}${ids}>(`);
}

/** How the file of some editions together names its types. */
interface Together {
  /** The parameter that stands for an edition, with what it is by default. */
  readonly edition: { readonly name: string; readonly declared: string };
  /** A part of the game of one edition. */
  readonly of: (part: string, edition: string) => string;
  /** A part of the game of any of them. */
  readonly any: Named;
  /** The edition of a state. */
  readonly editionOf: (state: string) => string;
}

/** The signature where the types follow the edition that options name, or the one of the state that is passed. */
function following(method: Method, words: Together): string {
  const { edition, of, any, editionOf } = words;
  const [first] = method.parameters;
  const text = [...method.parameters.map(({ type }) => type), method.returns].join(' ');
  if (method.name === 'eventsFor')
    return `<E extends ${any('event')}>(events: readonly E[], player: number | null): readonly E[]`;
  if (text.includes("T['options']") || method.name === 'parseState') {
    const named: Named = (part) => of(part, edition.name);
    return `<${edition.declared}>(${formal(method, named)}): ${inWords(method.returns, named)}`;
  }
  // What the first state is, the others have to go with: the types of the rest follow it.
  const at = method.parameters.findIndex(({ type }) => /T\['(state|view)'\]/.test(type));
  const rest = [...method.parameters.filter((_, n) => n !== at).map(({ type }) => type), method.returns].join(
    ' ',
  );
  if (first === undefined || at < 0 || !/[TQ]\['(?!state'\], after)/.test(rest) || method.name === 'canUndo')
    return `(${formal(method, any)}): ${inWords(method.returns, any)}`;
  const type = method.parameters[at]?.type ?? '';
  const bound = inWords(type.replace(' | null', ''), any);
  const fallback =
    type.includes('null') || method.parameters[at]?.optional
      ? ` = ${of(type.includes('state') ? 'state' : 'view', '')}`
      : '';
  const named: Named = (part) => of(part, editionOf('S'));
  const list = method.parameters.map((one, n) => {
    const mark = one.optional ? '?' : '';
    if (n === at) return `${one.name}${mark}: S${type.includes('null') ? ' | null' : ''}`;
    return `${one.name}${mark}: ${inWords(one.type, method.name === 'follow' ? any : named)}`;
  });
  const returns = method.returns.replace(/Q\['(\w+)'\]/g, "QueryResultOf<S, '$1'>");
  return `<S extends ${bound}${fallback}>(${list.join(', ')}): ${inWords(returns, named)}`;
}

/** The names of types at the root, as `GameState<E>`. */
const rootNames: Readonly<Record<string, string>> = {
  state: 'GameState',
  view: 'GameView',
  action: 'Action',
  event: 'GameEvent',
  seen: 'SeenGameEvent',
  decision: 'Decision',
};

const atRoot: Together = {
  edition: { name: 'E', declared: "E extends EditionId = 'second-edition'" },
  of(part, edition) {
    if (part === 'options') return `GameOptions<${edition}>`;
    return edition === '' ? `${rootNames[part]}` : `${rootNames[part]}<${edition}>`;
  },
  any: (part) => `${rootNames[part]}<EditionId>`,
  editionOf: (state) => `EditionOf<Editions, ${state}>`,
};

const atEngine: Together = {
  edition: { name: 'Id', declared: 'Id extends keyof R = D' },
  of(part, edition) {
    if (part === 'options') return `OptionsFor<R, ${edition}>`;
    return `R[${edition === '' ? 'D' : edition}]['${part}']`;
  },
  any: (part) => `R[keyof R]['${part}']`,
  editionOf: (state) => `EditionOf<R, ${state}>`,
};

const command = 'npm run generate -- functions';

/** Whole generics such as `Simulation<T>` take the types of the game themselves. */
const wholeGame = (text: string, types: string): string =>
  text.replace(/\bSimulation<T>/g, `Simulation<${types}>`);

/** The lines that import those names that a text has. */
const importing = (text: string, from: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(from)
    .flatMap(([file, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name.replace(/^type /, '')}\\b`).test(text));
      return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${file}';`];
    })
    .join('\n');

const kernelTypes = [
  'ActOptions',
  'ChanceAnswer',
  'ChanceOutcome',
  'FollowedOf',
  'GameRecord',
  'Outcome',
  'Prediction',
  'Problem',
  'Ruling',
  'Simulation',
  'SimulationOptions',
  'Transition',
  'TreeCounts',
].map((name) => `type ${name}`);

/** Text without comments, in which names are looked for. */
const code = (text: string): string => text.replace(/\/\*\*[\s\S]*?\*\//g, '');

function written(path: string, body: string, imports: Readonly<Record<string, readonly string[]>>): string {
  const text = `// Written by \`${command}\`. Do not edit.\n${importing(code(body), imports)}\n\n${body}\n`;
  const biome = ['biome', 'check', '--write', `--stdin-file-path=${path}`];
  return execFileSync('npx', biome, { cwd: root, input: text, encoding: 'utf8' });
}

/** The functions of the root: each state is played by the rules of its edition. */
function ofRoot(): string {
  const body = [...play, ...queries, ...checks].map((method) => {
    // Records come from any ruleset of the edition.
    const signature = checkingIds(
      wholeGame(following(method, atRoot), 'Editions[EditionOf<Editions, S>]').replace(
        /GameRecord<GameOptions<E>/,
        'GameRecord<OptionsFor<Editions, E>',
      ),
    );
    const checked = signature.includes('Spelled');
    const call = isQuery.has(method.name)
      ? `queryResult(${method.parameters.map(({ name }, at) => (at === 0 ? `${name}, '${method.name}'` : name)).join(', ')})`
      : method.name === 'eventsFor'
        ? `engine.eventsFor(${passed(method)})`
        : `engine.${method.name}${method.name === 'parseState' ? '<E>' : ''}(${passed(method)
            .replace(/^options/, 'options as OptionsFor<Editions, E>')
            .replace(/\baction\b/, checked ? 'action as Action<EditionOf<Editions, S>>' : 'action')
            .replace(/\bactions\b/, 'actions as readonly Action<E>[]')})`;
    return `${withExample(method.doc, method.name, 'root')}\nexport function ${method.name}${signature} {\n  return ${call};\n}`;
  });
  return written('src/functions.ts', body.join('\n\n'), {
    './queries.js': ['type QueryResultOf'],
    './bundled.js': [
      'type Action',
      'type Decision',
      'engine',
      'type EditionId',
      'type Editions',
      'type GameEvent',
      'type GameOptions',
      'type GameState',
      'type GameView',
      'type SeenGameEvent',
      'type SpelledAction',
      'queryResult',
    ],
    './edition-types.js': ['type EditionOf', 'type OptionsFor'],
    './kernel/index.js': kernelTypes,
  });
}

/** The interface of what `createEngine` gives, the same for any editions. */
function ofEngine(): string {
  const methods = [...play, ...checks].map(
    (method) =>
      `${method.doc}\n${method.name}${wholeGame(following(method, atEngine), 'R[EditionOf<R, S>]')};`,
  );
  const body = `/** The functions of rulesets for some editions together. \`R\` are the types of their games, \`D\` is the edition played where options name none. */
export interface EngineFunctions<R extends Editions, D extends keyof R> {
${methods.join('\n')}
}`;
  return written('src/engine-functions.ts', body, {
    './edition-types.js': ['type EditionOf', 'type Editions', 'type OptionsFor'],
    './kernel/index.js': kernelTypes,
  });
}

/** What asks an edition's query, by the name of its function. */
const asked: Readonly<Record<string, string>> = {
  inspect: 'inspection',
  attempts: 'attemptsNow',
  answers: 'answersNow',
  reach: 'reachable',
  odds: 'oddsNow',
  distances: 'distancesOn',
  path: 'pathOn',
  facesFor: 'facesInto',
};

const answerTypes: Readonly<Record<string, string>> = {
  inspect: 'Inspection',
  attempts: 'readonly AttemptGroup[]',
  answers: 'Answers | null',
  reach: 'Reach | null',
  odds: 'Odds',
};

/** Which ruleset answers: that of the first argument, whatever it is. */
function chosen({ name, parameters }: Method): string {
  const [first] = parameters;
  if (name === 'canUndo') return 'rulesetFor(after)';
  if (name === 'receiveView') return 'rulesetOfSaved(json)';
  if (name === 'replay') return 'rulesetOfRecord(record)';
  if (name === 'parseActionCode') return 'rulesetOfCode(state)';
  return first?.name === 'options' ? 'rulesetOfOptions(options)' : `rulesetFor(${first?.name})`;
}

/** The functions of an edition's entry. */
function ofEdition(folder: Entry, Edition: string): string {
  const closed = `${Edition}Options<${Edition === 'SecondEdition' ? 'never' : 'ScenarioId'}, ${Edition}HeroId>`;
  const named: Named = (part) =>
    answerTypes[part] ??
    (part === 'options' ? closed : undefined) ??
    (part === 'seen' && Edition === 'ThirdEdition'
      ? `Seen${Edition}Event`
      : part === 'seen'
        ? `${Edition}Event`
        : `${Edition}${part.slice(0, 1).toUpperCase()}${part.slice(1)}`);
  const body = [...play, ...queries].map((method) => {
    // Records come from any ruleset of the edition.
    const signature = checkingIds(
      `(${formal(method, named)}): ${inWords(method.returns, named)}`.replaceAll(
        `GameRecord<${closed}`,
        `GameRecord<${Edition}Options`,
      ),
    );
    const [first, ...rest] = method.parameters.map(({ name }) => name);
    const call = isQuery.has(method.name)
      ? `rulesetFor(${first}).ask(${[first, asked[method.name], ...rest].join(', ')})`
      : method.name === 'eventsFor'
        ? 'seenEvents(events, player)'
        : `${chosen(method)}.${method.name}(${passed(method)})`;
    return `${withExample(method.doc, method.name, folder)}\nexport function ${method.name}${wholeGame(signature, `${Edition}Types`)} {\n  return ${call};\n}`;
  });
  const [start, ...others] = body;
  const text = [start, 'const attemptsNow = /* @__PURE__ */ attemptsCiting();', ...others].join('\n\n');
  return written(`src/${folder}/entries/functions.ts`, text, {
    '../../kernel/index.js': kernelTypes,
    '../actions.js': [`type ${Edition}Action`, `type Spelled${Edition}Action`],
    '../attempts/index.js': ['type Answers', 'type AttemptGroup', 'answersNow', 'attemptsCiting'],
    '../edition.js': [
      'rulesetFor',
      'rulesetOfCode',
      'rulesetOfOptions',
      'rulesetOfRecord',
      'rulesetOfSaved',
      'seenEvents',
    ],
    '../inspect/index.js': [
      'type Inspection',
      'type Odds',
      'type Reach',
      'distancesOn',
      'facesInto',
      'inspection',
      'oddsNow',
      'pathOn',
      'reachable',
    ],
    '../known-ids.js': ['type ScenarioId', `type ${Edition}HeroId`],
    '../options.js': [`type ${Edition}Options`],
    '../types.js': ['Decision', 'Event', 'State', 'Types', 'View']
      .map((part) => `type ${Edition}${part}`)
      .concat(`type Seen${Edition}Event`),
  });
}

/** What a screen asks of a position, for `bindQueries`: each query is a value of its own, so that an app carries only what it asks. */
function ofScreens(folder: Entry): string {
  const body = Object.entries(asked).map(
    ([name, query]) =>
      `/** \`${name}\` as a query. */\nexport const ${name}Query = ${name === 'attempts' ? '/* @__PURE__ */ attemptsCiting()' : query};`,
  );
  const all = Object.keys(asked).map((name) => `${name}: ${name}Query`);
  const list = `/** All of them, by the names of the functions that they answer for. */\nexport const screenQueries = { ${all.join(', ')} } as const;`;
  return written(`src/${folder}/screen-queries.ts`, [...body, list].join('\n'), {
    './attempts/index.js': ['answersNow', 'attemptsCiting'],
    './inspect/index.js': Object.values(asked).filter((query) => query !== 'answersNow'),
  });
}

export const files = (): Files => ({
  'src/engine-functions.ts': ofEngine(),
  'src/functions.ts': ofRoot(),
  'src/second-edition/entries/functions.ts': ofEdition('second-edition', 'SecondEdition'),
  'src/second-edition/screen-queries.ts': ofScreens('second-edition'),
  'src/third-edition/entries/functions.ts': ofEdition('third-edition', 'ThirdEdition'),
  'src/third-edition/screen-queries.ts': ofScreens('third-edition'),
});
