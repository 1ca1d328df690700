// The house rule on imports: they go down, never up, and never sideways between editions.
//
//   hex, register, spelling       import nothing of the others; spelling guesses a misspelt name for all
//   kernel                        nothing, except the register's types
//   table                         kernel
//   second-edition, third-edition kernel, hex, register, table; never each other
//   scenario                      the editions and everything below them
//   words, picture                the editions and everything below them; of the others, the tools alone import them
//   learning                      the editions and everything below them
//   bots                          these, and learning for the keys of positions
//   threads                       the editions, and bots
//   review                        bots, and everything below them
//   conformance, adapters         scenario, bots and everything below them; index.ts is above them
//   desk                          conformance, and everything below it
//   protocol                      conformance, bots, and everything below them
//   tools                         the command: workshop (measures cards and bots), mcp (the server for assistants) and cli, which imports
//                                 these two. Nothing outside imports tools, and cli/play alone imports index.ts

/** Everything under a folder, src by default, that is outside the folders named. */
const outside = (folders, root = 'src') => `^${root}/(?!(?:${folders.join('|')})(?:/|$))`;

/** A layer may import itself and the folders named, nothing else of src/. */
const layer = (name, ...below) => ({
  name: `${name}-imports-down`,
  comment: `${name} may import ${['spelling', ...below].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${name}/` },
  to: { path: outside([name, 'spelling', ...below]) },
});

/** A tool may import itself, these folders of src and these tools, nothing else of either. */
const tool = (name, below, tools = []) => ({
  name: `tools-${name}-imports-down`,
  comment: `tools/${name} may import ${['spelling', ...below, ...tools.map((one) => `tools/${one}`)].join(', ')}.`,
  severity: 'error',
  from: { path: `^tools/${name}/` },
  to: { path: [outside(['spelling', ...below]), outside([name, ...tools], 'tools')] },
});

const editions = ['kernel', 'hex', 'register'];
const positions = [...editions, 'second-edition', 'third-edition'];
const scenes = [...positions, 'scenario'];

const base = '^src/second-edition/(?:base|abilities)/';
const notTypes = { dependencyTypesNot: ['type-only'] };

module.exports = {
  forbidden: [
    layer('spelling'),
    layer('hex'),
    layer('register'),
    layer('kernel', 'register'),
    {
      name: 'kernel-knows-only-the-names-of-rules',
      comment: 'The kernel may import types of the register, no values: it must work for any game.',
      severity: 'error',
      from: { path: '^src/kernel/' },
      to: { path: '^src/register/', ...notTypes },
    },
    layer('table', 'kernel'),
    layer('second-edition', ...editions, 'table'),
    layer('third-edition', ...editions, 'table'),
    layer('scenario', ...positions),
    layer('words', ...positions),
    layer('picture', ...positions),
    layer('conformance', ...scenes),
    layer('desk', ...scenes, 'conformance'),
    layer('bots', ...scenes, 'learning'),
    layer('learning', ...positions),
    layer('threads', ...positions, 'bots'),
    layer('review', ...scenes, 'bots', 'learning'),
    layer('adapters', ...scenes, 'bots', 'learning'),
    layer('protocol', ...scenes, 'conformance', 'bots', 'learning'),
    tool('workshop', [...scenes, 'bots', 'learning']),
    tool('mcp', [...scenes, 'words', 'picture', 'conformance', 'desk', 'bots', 'learning', 'protocol']),
    tool(
      'cli',
      [
        ...scenes,
        'words',
        'picture',
        'conformance',
        'desk',
        'bots',
        'review',
        'learning',
        'protocol',
        'adapters',
        'index.ts',
      ],
      ['workshop', 'mcp'],
    ),
    {
      name: 'nothing-imports-the-tools',
      comment: 'What people import stands in src, and needs no tool.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tools/' },
    },
    {
      name: 'nothing-imports-the-root',
      comment:
        'src/index.ts, through src/engine.ts, gathers everything; nothing inside the house goes out through it but the game in a terminal, an application.',
      severity: 'error',
      from: {
        path: '^(?:src|tools)/',
        pathNot: '^(?:src/(?:index|bundled|functions)\\.ts|tools/cli/play/.*)$',
      },
      to: { path: '^src/(index|functions|bundled|engine)\\.ts$' },
    },
    {
      name: 'no-sideways',
      comment:
        'What is of one edition, in any folder, never imports what is of the other. What both need stands above their folders.',
      severity: 'error',
      from: { path: '/(second|third)-edition/' },
      to: { path: '/(?:second|third)-edition/', pathNot: '/$1-edition/' },
    },
    {
      name: 'content-is-data',
      comment:
        'Content may name types of the rules, never call them. What checks content from outside, fills in what its cards leave out, or reads a drawn map, is no content.',
      severity: 'error',
      from: {
        path: '^src/(second-edition|third-edition)/(?:content|modules/[^/]+/content)/',
        pathNot: '/content/(check|schema|read-)[^/]*\\.ts$',
      },
      to: {
        path: '^src/',
        pathNot: '^src/(?:$1/(?:content|modules/[^/]+/content)/|kernel/content/filled-in\\.ts$)',
        ...notTypes,
      },
    },
    {
      name: 'base-knows-no-module',
      comment:
        'Base rules and the ability language never import a variant or an expansion: modules change them. They use what checks of saves share.',
      severity: 'error',
      from: { path: base },
      to: { path: '^src/second-edition/', pathNot: [base, '^src/second-edition/(?:content|saves)/'] },
    },
    {
      name: 'no-node-in-the-core',
      comment: 'The engine runs in browsers and workers; only the command line may use Node.',
      severity: 'error',
      from: { path: '^(?:src|tools)/', pathNot: '^tools/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tools-at-run-time',
      comment:
        'What is shipped may use dependencies only, no devDependencies; what reads command lines and draws on terminals is bundled into the command.',
      severity: 'error',
      from: { path: '^(?:src|tools)/', pathNot: '^tools/cli/(?:mcp[.]ts|workshop/(?:queue/|dataset[.]ts))' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(?:commander|@clack|ansis)/',
      },
    },
    {
      name: 'a-queue-needs-its-peers-alone',
      comment:
        'BullMQ and ioredis are optional peers, installed by whoever plays on many machines, and asked for by the queue alone.',
      severity: 'error',
      from: { path: '^tools/cli/workshop/queue/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(?:bullmq|ioredis)/',
      },
    },
    {
      name: 'assistants-need-their-peer-alone',
      comment: 'The SDK of the Model Context Protocol is an optional peer, asked for by this command alone.',
      severity: 'error',
      from: { path: '^tools/cli/mcp[.]ts' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@modelcontextprotocol/',
      },
    },
    {
      name: 'a-data-set-needs-its-peer-alone',
      comment: 'The writer of Parquet is an optional peer, asked for by the data set alone.',
      severity: 'error',
      from: { path: '^tools/cli/workshop/dataset[.]ts' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/hyparquet-writer/',
      },
    },
    {
      name: 'not-resolved',
      severity: 'error',
      from: { path: '^(?:src|tools)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circular',
      comment: 'No circle of imports, types included: every file can be read from below.',
      severity: 'error',
      from: { path: '^(?:src|tools)/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
