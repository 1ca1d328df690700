import type { Edit, Part, Recipe } from './recipe.js';

const after = (file: string, find: string, put: string): Edit => ({ file, find, put: find + put });

const types = (edition: string): Edit => ({
  file: `src/${edition}/base/frame-types.ts`,
  put: `
/** The locals of {@link ComfortFrame}. */
export const comfortLocals = () =>
  object('a comfort frame', {
    /** The player of the Hero. */
    player: seat,
  });
/** A Hero is comforted. */
export type ComfortFrame = FrameWith<'comfort', typeof comfortLocals>;
`,
});

const steps = (file: string): Edit => ({
  file,
  put: `
export const comfortSteps = steps(
  comfort,
  auto('gold', (g, f) => {
    playerState(g, f.player).gold += 0;
  }),
);
`,
});

const reference = (edition: string, type: string): readonly Edit[] => [
  after(`src/${edition}/base/frames.ts`, type, '  ComfortFrame,\n'),
  {
    file: `src/${edition}/base/frames.ts`,
    put: `
/** Called where a Hero is comforted. */
export const comfort: FrameRef<ComfortFrame> = { kind: 'comfort' };
`,
  },
];

const generators = ['hooks', 'vectors'];

const second: readonly Part[] = [
  { what: 'its locals', edits: [types('second-edition')] },
  { what: 'its reference', edits: reference('second-edition', '  AdventureFrame,\n') },
  {
    what: 'its steps',
    edits: [
      {
        file: 'src/second-edition/base/knockout.ts',
        find: 'import { type KnockoutFrame, knockout, spoils }',
        put: 'import { comfort, type KnockoutFrame, knockout, spoils }',
      },
      after(
        'src/second-edition/base/knockout.ts',
        "  auto('aftermath', (g, f) => {\n",
        '    g.call(comfort, { player: f.player });\n',
      ),
      steps('src/second-edition/base/knockout.ts'),
    ],
  },
  {
    what: 'its steps in the list of the base',
    edits: [
      {
        file: 'src/second-edition/base/module.ts',
        find: 'import { knockoutSteps }',
        put: 'import { comfortSteps, knockoutSteps }',
      },
      after('src/second-edition/base/module.ts', '  knockoutSteps,\n', '  comfortSteps,\n'),
    ],
  },
  {
    what: 'its schema',
    edits: [
      after(
        'src/second-edition/saves/frame-forms.ts',
        '  knockout: frames.knockoutLocals(),\n',
        '  comfort: frames.comfortLocals(),\n',
      ),
    ],
  },
  {
    what: 'what is wrong with a save of it',
    edits: [
      {
        file: 'src/second-edition/saves/frame-meanings.ts',
        find: '  knockout(look, path, f, at) {\n',
        put: `  comfort(look, path, f) {
    look.player(\`\${path}/player\`, f.player);
  },
  knockout(look, path, f, at) {
`,
      },
    ],
  },
  {
    what: 'its call sites',
    edits: [
      after(
        'src/second-edition/saves/places.ts',
        "  knockout: [on(frames.harm, { after: ['bear'], shared: player })],\n",
        "  comfort: [on(frames.knockout, { after: ['aftermath'], shared: player })],\n",
      ),
    ],
  },
  {
    what: 'its English',
    edits: [
      after(
        'src/words/second-edition/english/combats.ts',
        "  'frame.knockout': 'A knockout',\n",
        "  'frame.comfort': 'Comfort for a Hero',\n",
      ),
    ],
  },
];

const third: readonly Part[] = [
  { what: 'its locals', edits: [types('third-edition')] },
  { what: 'its reference', edits: reference('third-edition', '  AdventureFrame,\n') },
  {
    what: 'its steps',
    edits: [
      {
        file: 'src/third-edition/base/resting.ts',
        find: 'import { type RestFrame,',
        put: 'import { comfort, type RestFrame,',
      },
      after(
        'src/third-edition/base/resting.ts',
        "  auto('heal', (g, f) => {\n",
        '    g.call(comfort, { player: f.player });\n',
      ),
      steps('src/third-edition/base/resting.ts'),
    ],
  },
  {
    what: 'its steps in the list of the base',
    edits: [
      {
        file: 'src/third-edition/base/module.ts',
        find: 'import { restSteps }',
        put: 'import { comfortSteps, restSteps }',
      },
      after('src/third-edition/base/module.ts', '  restSteps,\n', '  comfortSteps,\n'),
    ],
  },
  {
    what: 'its schema',
    edits: [
      after(
        'src/third-edition/saves/frame-forms.ts',
        '  rest: frames.restLocals(),\n',
        '  comfort: frames.comfortLocals(),\n',
      ),
    ],
  },
  {
    what: 'what is wrong with a save of it',
    edits: [after('src/third-edition/saves/frame-meanings.ts', '  rest: checkRest,\n', '  comfort: null,\n')],
  },
  {
    what: 'its call sites',
    edits: [
      after(
        'src/third-edition/saves/places.ts',
        '  rest: [inTurn()],\n',
        "  comfort: [on<frames.ComfortFrame, frames.RestFrame>(frames.rest, { after: ['heal'], shared: player })],\n",
      ),
    ],
  },
  {
    what: 'its English',
    edits: [
      after(
        'src/words/third-edition/english/heroes.ts',
        "  'frame.rest': 'A rest',\n",
        "  'frame.comfort': 'Comfort for a hero',\n",
      ),
    ],
  },
];

export const frames: readonly Recipe[] = [
  {
    name: '[a frame](#a-frame), Second Edition',
    parts: second,
    generators,
    omission: {
      part: 'its call sites',
      fails: 'types',
      message: /second-edition\/saves\/places\.ts.*'comfort' is missing/,
    },
    most: 8,
  },
  {
    name: '[a frame](#a-frame), Third Edition',
    parts: third,
    generators,
    omission: {
      part: 'its steps in the list of the base',
      fails: 'types',
      message: /third-edition\/saves\/frame-forms\.ts.*'false' does not satisfy/,
    },
    most: 8,
  },
];
