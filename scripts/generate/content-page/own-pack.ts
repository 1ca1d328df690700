/* The section of the page for those who write cards of their own. */

const example = `const pack = {
  $schema: './node_modules/runebound-engine/dist/content-third-edition.schema.json',
  id: 'road-tales',
  name: 'Road tales',
  skills: [
    {
      kind: 'skill',
      id: 'road-sense',
      name: 'Road sense',
      source: 'original',
      type: 'mind',
      set: 'thirst-for-adventure',
      cost: { exploration: 1 },
      abilities: [
        { when: 'rested', id: 'ask-around', label: 'Ask around', do: [{ do: 'draw-skills', amount: 1 }] },
      ],
    },
  ],
  adventures: [
    {
      kind: 'event',
      id: 'toll-bridge',
      name: 'Toll bridge',
      source: 'original',
      deck: 'social',
      options: [
        { id: 'pay', label: 'Pay the toll', cost: { gold: 1 }, do: [{ do: 'keep-as-trophy' }] },
        {
          id: 'argue',
          label: 'Argue',
          do: [
            {
              do: 'test',
              attribute: 'spirit',
              pass: [{ do: 'gain-gold', amount: { count: 'successes' } }, { do: 'keep-as-trophy' }],
              fail: [{ do: 'become-delayed' }],
            },
          ],
        },
      ],
    },
  ],
};`;

const fence = '```';

/** What to write, who checks it, and how it is played. */
export const ownPack =
  (): string => `A pack is plain JSON: \`heroes\`, \`assets\`, \`skills\`, \`adventures\`, \`stories\`, \`villains\`, \`tokens\`, a \`board\`, whatever of these it brings. It adds to what is in
the box, and a card, a token or a board of the same id replaces the one there. Editors help with
[content-third-edition.schema.json](https://github.com/runebound-engine/runebound-engine/blob/main/docs/content-third-edition.schema.json) as \`$schema\`; every word of the
ability language is described there and in the types \`Ability\` and \`Effect\`.

\`composeRuleset\` composes the rules of a scenario with packs. It looks at their shape alone, so a pack from outside goes through \`assertContent\` first.

${fence}ts
import { composeRuleset, rulesetOf } from 'runebound-engine/third-edition';
import { assertContent, checkContent, knownIn } from 'runebound-engine/third-edition/content-checks';

${example}

const { content, moduleIds } = rulesetOf('corpse-king').rules;
const known = knownIn(content, moduleIds);
const { createGame, rules } = composeRuleset('corpse-king', [assertContent(pack, known)]);
const game = createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
console.log(game.outcome, rules.content.decks.skills?.length); // null 61

const [problem] = checkContent({ ...pack, skills: [{ ...pack.skills[0], type: 'minds' }] }, known);
console.log(problem?.path, problem?.message); // skills/0/type road-sense: "minds" is not known here; did you mean "mind"?
${fence}

\`checkContent\` never throws and names each slip once, with the path to it, what would be right, and the rule where there is one: words that do not
exist, ids that stand twice, places, regions, tokens and scenarios that are not there, tokens that two assets share, effects where they do nothing
(damage outside a combat, a walk within one), abilities that could be used without end, and what a scenario does not have, such as zombies in the
one of Margath. \`npx runebound-engine content check my-pack.json --scenario corpse-king\` prints the same. What it accepts can be played, saved and read. Without \`knownIn\`, names of places and scenarios are not checked.

States of such a ruleset carry the fingerprint of its content and are played by it alone.`;
