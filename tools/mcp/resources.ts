import type { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import { boardMap } from '../../src/picture/second-edition/index.js';
import { boardMap as boardOfThird } from '../../src/picture/third-edition/index.js';
import { type AnyRuleset, rulesetNamed } from '../../src/protocol/editions.js';
import { Refused } from '../../src/protocol/refused.js';
import { type Rule, rule, ruleDocuments, rulesOf } from '../../src/register/index.js';
import { bundledModules } from '../../src/second-edition/index.js';
import { scenarioIds } from '../../src/third-edition/bundled.js';
import { limits, short } from './limits.js';
import { problemLines, ruleLines } from './said.js';

export type TemplateOf = new (...given: ConstructorParameters<typeof ResourceTemplate>) => ResourceTemplate;

type Json = Readonly<Record<string, unknown>>;

const most = 200_000;

function read(uri: URL, mimeType: string, text: () => string): ReadResourceResult {
  try {
    return { contents: [{ uri: uri.href, mimeType, text: short(text(), most) }] };
  } catch (error) {
    const lines = problemLines(error);
    throw lines === null ? error : new Error(lines.join('\n'));
  }
}

/** The first two parts of a rule's id: its chapter. */
const chapterOf = (id: string): string => id.split('.').slice(0, 2).join('.');

const documentNames = (): string[] => ruleDocuments().map(({ name }) => name);

function documentText(name: string): string {
  const document = ruleDocuments().find((one) => one.name === name);
  if (document === undefined)
    throw new Refused('unknown', `There is no document "${name}"; there are ${documentNames().join(', ')}.`);
  const counts = new Map<string, number>();
  for (const { id } of rulesOf(name)) counts.set(chapterOf(id), (counts.get(chapterOf(id)) ?? 0) + 1);
  const lines = [...counts].map(([chapter, count]) => `runebound://chapter/${chapter}  (rules: ${count})`);
  return [document.title, ...lines].join('\n');
}

function chapterText(prefix: string): string {
  const rules = rulesOf(prefix);
  if (rules.length === 0)
    throw new Refused('unknown', `No rules are called "${prefix}": try 2e.escape, or the name of a module.`);
  return rules.flatMap(ruleLines).join('\n');
}

/** The base game, modules that bring cards, and the scenarios of Third Edition. */
const boxes: readonly string[] = [
  'base',
  ...Object.entries(bundledModules).flatMap(([id, { content }]) => (content === undefined ? [] : [id])),
  ...scenarioIds,
];

function rulesetOfBox(box: string): AnyRuleset {
  if (!boxes.includes(box))
    throw new Refused('unknown', `There is no box "${box}"; there are ${boxes.join(', ')}.`);
  if (scenarioIds.some((id) => id === box)) return rulesetNamed({ edition: 'third-edition', scenario: box });
  return rulesetNamed({ modules: box === 'base' ? [] : [box] });
}

function cardsIn(box: string): Readonly<Record<string, Json>> {
  const { cards } = rulesetOfBox(box).rules.content as { readonly cards: Readonly<Record<string, Json>> };
  return cards;
}

const cardList = (box: string): string =>
  Object.entries(cardsIn(box))
    .map(([id, { name, kind }]) => `${id}  ${String(name ?? '')} (${String(kind ?? 'card')})`)
    .join('\n');

function cardText(box: string, id: string): string {
  const cards = cardsIn(box);
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (card === undefined) throw new Refused('unknown', `There is no card "${id.slice(0, 60)}" in ${box}.`);
  return JSON.stringify(card, null, 1);
}

const boardText = (box: string): string => {
  rulesetOfBox(box);
  const map = scenarioIds.some((id) => id === box)
    ? boardOfThird(box)
    : boardMap(box === 'base' ? [] : [box]);
  return JSON.stringify(map);
};

const one = (value: string | string[] | undefined): string =>
  String(Array.isArray(value) ? value[0] : value).slice(0, 200);

export function addResources(server: McpServer, Template: TemplateOf): void {
  for (const { name, title } of ruleDocuments())
    server.registerResource(
      `register-${name}`,
      `runebound://register/${name}`,
      { title, description: 'The chapters of a document of the register', mimeType: 'text/plain' },
      (uri) => read(uri, 'text/plain', () => documentText(name)),
    );
  const template = (
    path: string,
    title: string,
    description: string,
    mimeType: string,
    text: (box: string, id: string) => string,
    boxes?: readonly string[],
  ): void => {
    const [name = ''] = path.split('/');
    const uris = boxes?.slice(0, limits.listed).map((box) => `runebound://${name}/${box}`);
    const list = uris && (() => ({ resources: uris.map((uri) => ({ uri, name: uri, mimeType })) }));
    server.registerResource(
      name,
      new Template(`runebound://${path}`, { list }),
      { title, description, mimeType },
      (uri, { box, id }) => read(uri, mimeType, () => text(one(box), one(id))),
    );
  };
  const [plain, json] = ['text/plain', 'application/json'];
  const inBox = 'The cards of the base game with a module, or of a scenario';
  const board = 'The spaces, towns and terrain of a board';
  const ofChapter = 'All rules of a chapter, such as 2e.escape';
  const ruleText = (_: string, id: string): string => ruleLines(rule(id as Rule['id'])).join('\n');
  template('rule/{id}', 'A rule', 'A rule by its id', plain, ruleText);
  template('chapter/{id}', 'A chapter', ofChapter, plain, (_, id) => chapterText(id));
  template('cards/{box}', 'Cards', inBox, plain, cardList, boxes);
  template('card/{box}/{id}', 'A card', 'A card as data', json, cardText);
  template('board/{box}', 'A board', board, json, boardText, ['base', 'island-of-dread', ...scenarioIds]);
}
