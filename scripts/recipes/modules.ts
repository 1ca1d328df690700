import type { Recipe } from './recipe.js';

/** A rule that a bundled module changes. */
export const modules: readonly Recipe[] = [
  {
    name: '[a bundled module](#change-a-rule-as-a-bundled-module)',
    parts: [
      {
        what: 'its rules',
        edits: [
          {
            file: 'src/second-edition/modules/kept-gold/module.ts',
            put: `import { override } from '../../../kernel/index.js';
import { losesGold } from '../../base/knockout.js';
import { defineModule } from '../../module.js';

/** Variant: a knockout takes no gold (2e.kept-gold.no-loss). */
export const keptGold = defineModule({
  id: 'kept-gold',
  title: 'Kept Gold',
  calls: [],
  overrides: [override(losesGold, () => () => false)],
  citesInstead: { '2e.knockout.gold': '2e.kept-gold.no-loss' },
});
`,
          },
        ],
      },
      {
        what: 'the texts of its rules',
        edits: [
          {
            file: 'rules/second-edition-variants.json',
            find: '  "rules": [\n',
            put: `  "rules": [
    {
      "id": "2e.kept-gold.no-loss",
      "section": "Optional Rules > Variant: Kept Gold",
      "kind": "option",
      "text": "A knockout takes no gold.",
      "see": ["2e.knockout.gold"]
    },
`,
          },
        ],
      },
      {
        what: 'its section of the page',
        edits: [
          {
            file: 'docs/modules.md',
            find: '## `shorter-game`\n',
            put: '## `kept-gold`\n\nA knockout takes no gold (`2e.kept-gold.no-loss`).\n\n## `shorter-game`\n',
          },
        ],
      },
    ],
    generators: ['ids', 'modules', 'known-ids', 'hooks', 'vectors'],
    omission: {
      part: 'its section of the page',
      fails: ['npx', 'vitest', 'run', 'test/docs-modules.test.ts'],
      message: /docs\/modules\.md has a section `kept-gold`/,
    },
  },
];
