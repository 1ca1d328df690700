import type { Edit, Part, Recipe } from './recipe.js';

const after = (file: string, find: string, put: string): Edit => ({ file, find, put: find + put });

const declaration = `
/** The locals of {@link ComfortFrame}. */
export const comfortLocals = () =>
  object('a comfort frame', {
    /** The player of the Hero. */
    player: seat,
  });
/** A Hero is comforted. */
export type ComfortFrame = FrameWith<'comfort', typeof comfortLocals>;
`;

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

const generators = ['hooks', 'vectors'];

const knockout = 'src/second-edition/base/knockout.ts';

const second: readonly Part[] = [
  {
    what: 'its declaration',
    edits: [
      {
        file: 'src/second-edition/base/frames/knockout.ts',
        put: `${declaration}/** Called where a Hero is comforted. */
export const comfort: FrameRef<ComfortFrame> = { kind: 'comfort' };
`,
      },
    ],
  },
  {
    what: 'its steps',
    edits: [
      {
        file: knockout,
        find: 'harm, type KnockoutFrame, knockout, spoils }',
        put: 'type ComfortFrame, comfort, harm, type KnockoutFrame, knockout, spoils }',
      },
      after(knockout, "  auto('aftermath', (g, f) => {\n", '    g.call(comfort, { player: f.player });\n'),
      steps(knockout),
    ],
  },
  {
    what: 'its call sites',
    edits: [
      {
        file: knockout,
        put: `
export const comfortSaves = (): FrameSaves<ComfortFrame> => ({
  calledFrom: [on(knockout, { after: ['aftermath'], shared: ['player'] })],
  check: null,
});
`,
      },
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
  { what: 'its locals', edits: [{ file: 'src/third-edition/base/frame-types.ts', put: declaration }] },
  {
    what: 'its reference',
    edits: [
      after('src/third-edition/base/frames.ts', '  AdventureFrame,\n', '  ComfortFrame,\n'),
      {
        file: 'src/third-edition/base/frames.ts',
        put: `
/** Called where a hero is comforted. */
export const comfort: FrameRef<ComfortFrame> = { kind: 'comfort' };
`,
      },
    ],
  },
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
    generators: ['frames', ...generators],
    omission: {
      part: 'its call sites',
      fails: 'generate',
      message: /base\/frames\/knockout\.ts:\d+: Nothing says how saves with a comfort frame are checked/,
    },
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
