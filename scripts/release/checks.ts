import { greetingOf } from './version-places.js';

/* What must be right on the day of a release and can be read off files. Each check says in one line what it saw, and lists what is missing. */

/** What a check has seen. */
export interface Seen {
  readonly saw: string;
  /** Why the package cannot be published as it is; nothing if it can. */
  readonly missing: readonly string[];
}

/** What is read of package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly private?: boolean;
  readonly homepage?: string;
  readonly repository?: { readonly type?: string; readonly url?: string };
  readonly bugs?: { readonly url?: string };
  readonly keywords?: readonly string[];
  readonly engines?: { readonly node?: string };
  readonly files?: readonly string[];
  readonly main?: string;
  readonly module?: string;
  readonly types?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, Target>>;
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
}

/** What `exports` says of an entry: a file, or one for each condition. */
type Target = string | { readonly [condition: string]: Target };

const seen = (saw: string, ...missing: readonly (string | false | undefined)[]): Seen => ({
  saw,
  missing: missing.filter((each): each is string => typeof each === 'string'),
});

/** The owner and the name of a repository on GitHub; nothing if the address is not of GitHub. */
export const repositoryOf = (url: string | undefined): string | undefined =>
  /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/#]|$)/.exec(url ?? '')?.[1];

/** The tag that changesets gives a release. */
export const tagOf = ({ name, version }: Pick<Manifest, 'name' | 'version'>): string => `${name}@${version}`;

/** What CHANGELOG.md says of a version; nothing if it has no entry for it. */
export function entryOf(changelog: string, version: string): string | undefined {
  const [, after] = changelog.split(`\n## ${version}\n`);
  return after?.split(/^## /m)[0]?.trim();
}

/** The places where versions stand agree. */
export function versions(facts: {
  readonly manifest: Manifest;
  readonly lock: {
    readonly version: string;
    readonly packages: Readonly<Record<string, { version?: string }>>;
  };
  readonly changelog: string;
  readonly protocolPage: string;
  readonly protocol: number;
  /** The version of states, edition by edition. */
  readonly states: Readonly<Record<string, number>>;
  /** The saves that are kept, by edition: `v1-mid-combat.json`. */
  readonly saves: Readonly<Record<string, readonly string[]>>;
  readonly waiting: readonly string[];
}): Seen {
  const { manifest, lock, changelog, protocolPage, protocol, states, saves, waiting } = facts;
  const { version } = manifest;
  const entry = entryOf(changelog, version);
  const rows = [
    ...Object.entries(states).map(
      ([edition, number]) => [`\`schema\` of a state of ${edition}`, number] as const,
    ),
    ['`protocol` of `serve --stdio`', protocol] as const,
  ];
  const kept = Object.entries(states).flatMap(([edition, number]) =>
    Array.from({ length: number }, (_, at) => at + 1)
      .filter((each) => !saves[edition]?.some((name) => name.startsWith(`v${each}-`)))
      .map((each) => `test/fixtures/saves has no save of ${edition} in version ${each}: keep one`),
  );
  return seen(
    `${version} in package.json, package-lock.json, CHANGELOG.md and docs/protocol.md; states ${Object.values(states).join(' and ')}, protocol ${protocol}; no changeset waits`,
    !/^\d+\.\d+\.\d+$/.test(version) &&
      `package.json: ${version} is no version that is published as the latest`,
    (lock.version !== version || lock.packages['']?.version !== version) &&
      `package-lock.json says ${lock.version}, package.json ${version}: npm install`,
    !changelog.startsWith(`# ${manifest.name}\n\n## `) &&
      `CHANGELOG.md begins with "# ${manifest.name}" and the newest version, as changesets write there`,
    !entry && `CHANGELOG.md has no entry "## ${version}"`,
    entry !== undefined && entry.length < 20 && `CHANGELOG.md says nothing about ${version}`,
    !protocolPage.includes(greetingOf(protocol, version)) &&
      `docs/protocol.md does not show the greeting ${greetingOf(protocol, version)}`,
    ...rows.map(
      ([what, number]) =>
        !changelog.includes(`\n| ${what} | ${number} |\n`) &&
        `CHANGELOG.md does not say: ${what} is ${number}`,
    ),
    ...kept,
    ...waiting.map((name) => `.changeset/${name} waits: npm run release:version`),
  );
}

/** What npm shows of the package. */
export function manifestOf(manifest: Manifest, license: string): Seen {
  const { description, homepage, repository, bugs, keywords = [], publishConfig } = manifest;
  const ours = repositoryOf(repository?.url);
  return seen(
    `${manifest.license}, ${ours}, ${keywords.length} keywords, access ${publishConfig?.access}, provenance ${publishConfig?.provenance}`,
    manifest.private === true && 'package.json: private packages are not published',
    !description && 'package.json: description',
    !(manifest.license && license.startsWith(`${manifest.license} License`)) &&
      `package.json: license is ${manifest.license}, LICENSE begins with "${license.split('\n')[0]}"`,
    !/^git\+https:\/\/github\.com\/[^/]+\/[^/]+\.git$/.test(repository?.url ?? '') &&
      'package.json: repository.url is git+https://github.com/<owner>/<name>.git; provenance is compared with it',
    repository?.type !== 'git' && 'package.json: repository.type is git',
    repositoryOf(homepage) !== ours && `package.json: homepage ${homepage} is not of ${ours}`,
    repositoryOf(bugs?.url) !== ours && `package.json: bugs.url ${bugs?.url} is not of ${ours}`,
    keywords.length < 5 && 'package.json: at least five keywords',
    new Set(keywords).size < keywords.length && 'package.json: a keyword stands there twice',
    !keywords.every((word) => /^[a-z0-9-]+$/.test(word)) && 'package.json: keywords are lower-case words',
    publishConfig?.access !== 'public' && 'package.json: publishConfig.access is "public"',
    publishConfig?.provenance !== true && 'package.json: publishConfig.provenance is true',
  );
}

/** All files that a target of `exports` leads to. */
const filesOf = (target: Target): readonly string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);

/** Whether every condition of an entry names its types first, so that a type checker finds them. */
const typesFirst = (target: Target): boolean =>
  typeof target === 'string' ||
  Object.entries(target).every(
    ([condition, inner], at) =>
      (condition !== 'types' || at === 0) &&
      (typeof inner === 'string' || 'types' in inner) &&
      typesFirst(inner),
  );

/** What can be imported is in the package, and what is in the package belongs there. */
export function contents(
  manifest: Manifest,
  packed: { readonly paths: readonly string[]; readonly size: number; readonly unpackedSize: number },
  /** The names under which code is imported: `.`, `./words`. */
  entries: readonly string[],
): Seen {
  const { exports = {}, main, module, types, bin = {} } = manifest;
  const paths = new Set(packed.paths.map((path) => `./${path}`));
  const isThere = (file: string) => {
    const [start = '', end] = file.split('*');
    return end === undefined
      ? paths.has(file)
      : [...paths].some((path) => path.startsWith(start) && path.endsWith(end));
  };
  const named = [
    ...Object.entries(exports).flatMap(([key, target]) =>
      filesOf(target).map((file) => [`exports "${key}"`, file] as const),
    ),
    ...Object.entries({ main, module, types }).map(([key, file]) => [key, file] as const),
    ...Object.values(bin).map((file) => ['bin', `./${file.replace(/^\.\//, '')}`] as const),
    ...['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json'].map(
      (name) => ['files', `./${name}`] as const,
    ),
  ];
  const strangers = packed.paths.filter((path) =>
    /^(?:test|scripts|site|src|bench|reports|coverage|node_modules|\.[^/]+)\/|\.(?:tgz|log)$/.test(path),
  );
  return seen(
    `${packed.paths.length} files, ${(packed.size / 1e6).toFixed(2)} MB packed, ${(packed.unpackedSize / 1e6).toFixed(1)} MB unpacked; ${entries.length} entries of code with types`,
    ...entries.map(
      (key) =>
        exports[key] === undefined && `package.json: exports has no "${key}", which scripts/entries.ts lists`,
    ),
    ...Object.entries(exports).map(
      ([key, target]) => !typesFirst(target) && `package.json: exports "${key}" does not begin with types`,
    ),
    ...named.map(
      ([key, file]) =>
        !(file && isThere(file)) && `package.json: ${key} leads to ${file}, which is not packed`,
    ),
    ...strangers.map((path) => `${path} is packed and is not for users`),
  );
}

/** The least version of Node that a range takes in: `20` of `>=20`, `20.19` of `^20.19.0 || >=22.12.0`. */
export const leastNode = (range: string): string | undefined =>
  /^(?:>=|\^) ?(\d+(?:\.[1-9]\d*)?)(?:\.0)*(?: \|\||$)/.exec(range)?.[1];

/** `engines` says what is tested and what README says. */
export function engines(
  manifest: Manifest,
  facts: { readonly readme: string; readonly checks: string; readonly runTimes: readonly string[] },
): Seen {
  const node = manifest.engines?.node ?? '';
  const least = leastNode(node);
  const major = Number(least?.split('.')[0]);
  const tested = /node: \[([\d, ]+)\]/.exec(facts.checks)?.[1]?.split(',').map(Number) ?? [];
  return seen(
    `node ${node}; tested with ${tested.join(', ')}`,
    least === undefined &&
      `package.json: engines.node is "${node}"; ">=20" and "^20.19.0 || >=22.12.0" are its forms`,
    Math.min(...tested) !== major &&
      `.github/workflows/checks.yml tests Node ${tested.join(', ')}; engines.node is ${node}`,
    !facts.runTimes.includes(`Node ${major}`) &&
      `the run times to be tried are ${facts.runTimes.join(', ')}, without Node ${major}`,
    !facts.readme.includes(`Node ${least}+`) && `README.md does not say Node ${least}+`,
  );
}

/** Badges and pictures of README show something true on the day of the release, and are ours. */
export function pictures(
  manifest: Manifest,
  facts: { readonly readme: string; readonly files: readonly string[] },
): Seen {
  const ours = repositoryOf(manifest.repository?.url);
  const isThere = (path: string) => facts.files.includes(path);
  const wrongWith = (address: string): string | undefined => {
    const { host, pathname } = URL.canParse(address) ? new URL(address) : { host: '', pathname: address };
    const path = decodeURIComponent(pathname);
    const [, file = ''] = path.split(`/${ours}/${host === 'github.com' ? 'actions/workflows/' : 'main/'}`);
    if (host === 'raw.githubusercontent.com') return isThere(file) ? undefined : `is no file of ${ours}`;
    if (host === 'github.com')
      return isThere(`.github/workflows/${file.replace(/\/badge\.svg$/, '')}`)
        ? undefined
        : `is no workflow of ${ours}`;
    // A badge that asks a registry is broken until the package is there.
    if (host !== 'img.shields.io' || !path.startsWith('/badge/'))
      return host === ''
        ? 'is not found by readers on npm: give its whole address'
        : 'may be broken before the package is published';
    const [label = '', message = ''] = path.slice('/badge/'.length).split('-');
    const node = leastNode(manifest.engines?.node ?? '');
    const right = { license: manifest.license, node: node && `>=${node}` }[label];
    return right === undefined || right === message
      ? undefined
      : `says ${message}; package.json says ${right}`;
  };
  const images = [...facts.readme.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)(?:\]\(([^)\s]+)\))?/g)];
  const problems = images.flatMap(([, image = '', link]) => {
    const wrong = wrongWith(image);
    const elsewhere = link !== undefined && repositoryOf(link) !== ours && !isThere(link);
    return [
      ...(wrong ? [`README.md: the picture ${image} ${wrong}`] : []),
      ...(elsewhere ? [`README.md: the badge ${image} leads to ${link}, which is not ours`] : []),
    ];
  });
  return seen(
    `${images.length} badges and pictures, all of ${ours} or fixed; "unofficial" stands at the top`,
    images.length === 0 && 'README.md has no badge',
    !/unofficial/i.test(facts.readme.split('\n## ')[0] ?? '') &&
      'README.md does not say at the top that the project is unofficial',
    ...problems,
  );
}

/** The workflow that publishes asks for the same as this command, from no fork, and says where the package was built. */
export function workflow(manifest: Manifest, text: string): Seen {
  const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action ?? '');
  const ours = repositoryOf(manifest.repository?.url);
  const name = '.github/workflows/release.yml';
  return seen(
    `${uses.join(', ')}; for ${ours} alone`,
    ...uses.map(
      (action) =>
        !/@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(action) &&
        `${name}: ${action} is not pinned by its whole version`,
    ),
    !uses.some((action) => action.startsWith('changesets/action@')) &&
      `${name} does not use changesets/action`,
    !text.includes('id-token: write') && `${name}: provenance needs id-token: write`,
    !text.includes(`if: github.repository == '${ours}'`) &&
      `${name} would publish from a fork: if: github.repository == '${ours}'`,
    !text.includes('run: npm run release:dry\n') && `${name} does not run npm run release:dry`,
  );
}

/** Whether what went wrong is that npm's registry could not be reached. */
export const isOffline = (said: string): boolean =>
  /\b(?:E(?:NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|IDLETIMEOUT|NETUNREACH|NOTCACHED)|E5\d\d|ConnectionRefused|FailedToOpenSocket)\b/.test(
    said,
  );

/**
 * What says it best of all that a failed program prints: how many tests failed, what stands under "Errors:", the line that names an error, or the
 * first.
 */
export const gistOf = (said: string): string =>
  (
    /^ *Tests .*failed.*$/m.exec(said)?.[0] ??
    /^Errors:\n(.*)$/m.exec(said)?.[1] ??
    /^.*(?:\w*Error\b|\berror\b).*$/m.exec(said)?.[0] ??
    said.trim().split('\n')[0] ??
    ''
  ).trim();

/** What is published can be found again: it is committed, and its tag is free. */
export const gitState = (facts: {
  /** What `git status --porcelain` lists. */
  readonly changed: readonly string[];
  readonly head: string;
  readonly tag: string;
  readonly tagged: boolean;
}): Seen =>
  seen(
    `everything is committed, at ${facts.head}; there is no tag ${facts.tag}`,
    ...facts.changed.map((line) => `not committed: ${line.trim()}`),
    facts.tagged && `the tag ${facts.tag} is there already`,
  );

/** What npm says when it would publish: nothing that it would change on the way. */
export const npmSays = (said: string): Seen =>
  seen(
    'npm publish --dry-run would change nothing in package.json',
    ...said
      .split('\n')
      .filter((line) => /^npm (?:warn|error)/.test(line) && !/requires you to be logged in/.test(line))
      .map((line) => line.trim()),
  );

/** Whether what was built is older than what it is built from. */
export const isStale = (sources: readonly number[], built: readonly number[]): boolean =>
  built.length === 0 || Math.max(...sources) > Math.min(...built);
