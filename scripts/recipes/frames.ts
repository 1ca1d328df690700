import type { Edit, Part, Recipe } from './recipe.js';

const after = (file: string, find: string, put: string): Edit => ({ file, find, put: find + put });

const declaration = `
/** A Hero is comforted. */
export const comfortLocals = () =>
  object('a comfort frame', {
    /** The player of the Hero. */
    player: seat,
  });
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

const callSites = (file: string, on: string): Edit => ({
  file,
  put: `
export const comfortSaves = (): FrameSaves<ComfortFrame> => ({
  calledFrom: [${on}],
  check: null,
});
`,
});

const knockout = 'src/second-edition/base/knockout.ts';

const second: readonly Part[] = [
  {
    what: 'its declaration',
    edits: [{ file: 'src/second-edition/base/frames/knockout.ts', put: declaration }],
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
    edits: [callSites(knockout, "on(knockout, { after: ['aftermath'], shared: ['player'] })")],
  },
  {
    what: 'its English',
    edits: [
      after(
        'src/words/second-edition/english.json',
        '    "frame.knockout": "A knockout",\n',
        '    "frame.comfort": "Comfort for a Hero",\n',
      ),
    ],
  },
];

const resting = 'src/third-edition/base/resting.ts';

const third: readonly Part[] = [
  {
    what: 'its declaration',
    edits: [
      {
        file: 'src/third-edition/base/frames/resting.ts',
        find: 'type FrameWith, object }',
        put: 'type FrameWith, object, seat }',
      },
      { file: 'src/third-edition/base/frames/resting.ts', put: declaration },
    ],
  },
  {
    what: 'its steps',
    edits: [
      {
        file: resting,
        find: 'import { type RestFrame,',
        put: 'import { type ComfortFrame, comfort, type RestFrame,',
      },
      after(resting, "  auto('heal', (g, f) => {\n", '    g.call(comfort, { player: f.player });\n'),
      steps(resting),
    ],
  },
  {
    what: 'its call sites',
    edits: [
      {
        file: resting,
        find: "import { inTurn } from '../saves/called.js';",
        put: "import { inTurn, on } from '../saves/called.js';",
      },
      callSites(resting, "on(rest, { after: ['heal'], shared: ['player'] })"),
    ],
  },
  {
    what: 'its English',
    edits: [
      after(
        'src/words/third-edition/english.json',
        '    "frame.rest": "A rest",\n',
        '    "frame.comfort": "Comfort for a hero",\n',
      ),
    ],
  },
];

/** Both editions ask for the same. */
const recipe = (name: string, parts: readonly Part[], chapter: string): Recipe => ({
  name,
  parts,
  generators: ['frames', 'hooks', 'vectors'],
  omission: {
    part: 'its call sites',
    fails: 'generate',
    message: new RegExp(
      `base/frames/${chapter}\\.ts:\\d+: Nothing says how saves with a comfort frame are checked`,
    ),
  },
});

export const frames: readonly Recipe[] = [
  recipe('[a frame](#a-frame), Second Edition', second, 'knockout'),
  recipe('[a frame](#a-frame), Third Edition', third, 'resting'),
];
