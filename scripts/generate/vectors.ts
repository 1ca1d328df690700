// What another implementer needs beside the vectors: their JSON Schema, the words for actions and decisions, and the cards, the board and the
// dice as JSON.
import { z } from 'zod';
import { bothEditions } from '../../src/conformance/both-editions.js';
import type { EditionId } from '../../src/conformance/edition.js';
import {
  type Vocabulary,
  vectorFileSchema,
  vectorSchema,
  vocabularyOf,
} from '../../src/conformance/index.js';
import { stepSchema } from '../../src/conformance/schema.js';
import {
  bundledModules,
  movementDice,
  riseOfTheDragonLords,
  rulesetOf,
} from '../../src/second-edition/index.js';
import { rulesetOf as rulesetOfScenario, scenarioIds, scenarios } from '../../src/third-edition/bundled.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import { terrainDice } from '../../src/third-edition/content/terrain-dice.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import { saveChecks } from '../../src/third-edition/saves/checks.js';
import { shownOf } from './event-kinds.js';
import type { Files } from './files.js';

type Chapter = 'actions' | 'decisions' | 'events' | 'how';

/** All of what is in there is made here. */
export const folders = ['conformance/content'];

export function files(): Files {
  const registry = z.registry<{ id?: string; title?: string; description?: string }>();
  registry.add(vectorFileSchema, {
    title: 'Conformance vectors',
    description: 'Positions of Runebound, what is done in them, and what must then be true.',
  });
  registry.add(vectorSchema, { id: 'vector', description: 'One vector.' });
  registry.add(stepSchema, {
    id: 'step',
    description: 'What is done, what chance answers, or what must be true.',
  });
  for (const { id, form } of bothEditions) registry.add(form, { id, description: `A vector of ${id}.` });
  const schema = byEdition(z.toJSONSchema(vectorFileSchema, { metadata: registry, io: 'input' }));
  const contents = new Map<string, unknown>([
    ['vectors.schema.json', schema],
    ['content/vocabulary.json', vocabulary()],
    ['content/rise-of-the-dragon-lords.json', riseOfTheDragonLords],
    ['content/movement-dice.json', { faces: movementDice }],
  ]);
  for (const { id, content } of Object.values(bundledModules))
    if (content) contents.set(`content/${id}.json`, content);
  contents.set('content/third-edition.json', theBox);
  contents.set('content/terrain-dice.json', { faces: terrainDice });
  for (const id of scenarioIds) contents.set(`content/${id}.json`, scenarios[id].pack);
  return Object.fromEntries(
    [...contents].map(([path, value]) => [`conformance/${path}`, `${JSON.stringify(value, null, 1)}\n`]),
  );
}

/** A vector has the form of its own edition, which is the second if it names none: so an editor says what is wrong with it in the words of that. */
function byEdition<T extends { $defs?: Record<string, unknown> }>(schema: T): T {
  const names = (part: string) => ({
    required: [part],
    properties: { [part]: { required: ['edition'], properties: { edition: { const: 'third-edition' } } } },
  });
  const form = (id: EditionId) => ({ $ref: `#/$defs/${id}` });
  const { anyOf: _, ...vector } = (schema.$defs?.vector ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = {
    ...vector,
    if: { anyOf: [names('game'), names('create')] },
    then: form('third-edition'),
    else: form('second-edition'),
  };
  return { ...schema, $defs: { ...schema.$defs, vector: chosen } };
}

/** What `all` has and `there` has not. */
const beyond = <T>(all: Readonly<Record<string, T>>, there: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !Object.hasOwn(there, name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Rules that a module cites for kinds of event that are there without it. */
const furtherRules = (all: Vocabulary['events'], there: Vocabulary['events']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(all)
      .map(([type, { rules }]) => {
        const known = there[type]?.rules ?? 'any';
        return [
          type,
          known === 'any' || rules === 'any' ? [] : rules.filter((id) => !known.includes(id)),
        ] as const;
      })
      .filter(([, rules]) => rules.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The words of each edition, and what each module or scenario adds to them. Nothing in it is read from source text. */
function vocabulary(): Record<string, unknown> {
  const base = vocabularyOf(rulesetOf([]));
  const modules = Object.values(bundledModules).map(
    ({ id, requires = [] }) => [id, without(base, vocabularyOf(rulesetOf([...requires, id])))] as const,
  );
  const third = vocabularyOf(composeRuleset([], [theBox], { saves: saveChecks }));
  const ofScenarios = scenarioIds.map(
    (id) => [id, without(third, vocabularyOf(rulesetOfScenario(id)))] as const,
  );
  return {
    chance: base.chance,
    ...withShown('second-edition', [['second-edition', without(nothing, base)], ...modules]),
    ...withShown('third-edition', [['third-edition', without(nothing, third)], ...ofScenarios]),
  };
}

/** Chapters whose events also say what a screen shows. */
function withShown<C extends Pick<Vocabulary, 'events'>>(
  edition: string,
  chapters: readonly (readonly [string, C])[],
): Record<string, unknown> {
  const shown = shownOf(edition);
  return Object.fromEntries(
    chapters.map(([id, chapter]) => [
      id,
      {
        ...chapter,
        events: Object.fromEntries(
          Object.entries(chapter.events).map(([type, word]) => [type, { ...word, ...shown[type] }]),
        ),
      },
    ]),
  );
}

const nothing = { actions: {}, decisions: {}, events: {}, how: {} };

/** What words there are beyond others. */
const without = (there: Pick<Vocabulary, Chapter>, words: Vocabulary) => ({
  actions: beyond(words.actions, there.actions),
  decisions: beyond(words.decisions, there.decisions),
  events: beyond(words.events, there.events),
  cites: furtherRules(words.events, there.events),
  how: beyond(words.how, there.how),
});
