import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundledModules, composeRuleset } from 'runebound-engine';
import { type Card, type ContentPack, riseOfTheDragonLords } from 'runebound-engine/second-edition';
import { rulesetOf, type ScenarioId, scenarioIds } from 'runebound-engine/third-edition';
import { wordsOf as wordsOfThird } from 'runebound-engine/third-edition/words';
import { wordsOf } from 'runebound-engine/words';
import { type AnyCard, cardText, colorOf, faceOfCard, sortsOf, type Told } from './card.js';
import { grouped } from './grouped.js';
import { generated, read, root, write } from './places.js';
import { vectorsOfCards } from './shown-cards.js';
import { head, html, plain } from './text.js';

/* The gallery: every card of both editions, box by box, with its text and its values. */

/** What is gathered of a box. */
export interface CardBox {
  /** Names its page. */
  readonly id: string;
  readonly title: string;
  readonly edition: 'Second Edition' | 'Third Edition';
  /** How a game has it: the module or the scenario. */
  readonly part: string | null;
  readonly cards: readonly AnyCard[];
  /** What a card does, its line of mood, and the tokens that come with it. */
  words(card: AnyCard): Omit<Told, 'shown' | 'document'>;
}

const cardsIn = ({ heroes = [], adventures = [], market = [], further = [] }: ContentPack): Card[] => [
  ...heroes,
  ...adventures,
  ...market,
  ...further,
];

function secondEdition(): CardBox[] {
  const base = wordsOf(composeRuleset([]));
  const boxes = Object.values(bundledModules).flatMap(({ id, title, content, requires = [] }): CardBox[] => {
    if (content === undefined) return [];
    const modules = [...requires, id].flatMap((named) => bundledModules[named] ?? []);
    const { text, flavor } = wordsOf(composeRuleset(modules));
    const pack = content as ContentPack;
    return [
      {
        id,
        title,
        edition: 'Second Edition',
        part: id,
        cards: cardsIn(pack),
        words: ({ id: card }) => ({ text: text(card), flavor: flavor(card), tokens: [] }),
      },
    ];
  });
  return [
    {
      id: 'rise-of-the-dragon-lords',
      title: 'Rise of the Dragon Lords',
      edition: 'Second Edition',
      part: null,
      cards: cardsIn(riseOfTheDragonLords),
      words: ({ id }) => ({ text: base.text(id), flavor: base.flavor(id), tokens: [] }),
    },
    ...boxes,
  ];
}

type Token = ReturnType<typeof rulesetOf>['rules']['content']['tokens'][string];

/** Whether a combat token comes with a card: with its hero or villain, or with the asset that names it. */
const belongs = ({ id, of }: Token, card: AnyCard): boolean =>
  ('token' in card && id === card.token) || (typeof of === 'object' && of.card === card.id);

const faceInWords = ({ symbol, count = 1, gold }: Token['faces'][number]): string =>
  `${count > 1 ? `${count} ` : ''}${symbol}${gold ? ' (golden)' : ''}`;

function thirdEdition(): CardBox[] {
  const sets = scenarioIds.map((id: ScenarioId) => {
    const ruleset = rulesetOf(id);
    const { text, flavor, name } = wordsOfThird(ruleset);
    const tokens = Object.values(ruleset.rules.content.tokens);
    const words = (card: AnyCard) => ({
      text: text(card.id),
      flavor: flavor(card.id),
      tokens: tokens
        .filter((one) => belongs(one, card))
        .map(({ faces }) => faces.map(faceInWords).join(' / ')),
    });
    return { id, title: name('module', id), words, cards: Object.values(ruleset.rules.content.cards) };
  });
  const everywhere = (id: string): boolean => sets.every(({ cards }) => cards.some((card) => card.id === id));
  const [first] = sets;
  const common: CardBox = {
    id: 'third-edition',
    title: 'The box of Third Edition',
    edition: 'Third Edition',
    part: null,
    cards: first?.cards.filter(({ id }) => everywhere(id)) ?? [],
    words: (card) => first?.words(card) ?? { text: '', flavor: '', tokens: [] },
  };
  const own = sets.map(
    ({ id, title, words, cards }): CardBox => ({
      id,
      title,
      edition: 'Third Edition',
      part: id,
      cards: cards.filter((card) => !everywhere(card.id)),
      words,
    }),
  );
  return [common, ...own];
}

/** Every box, in the order in which they came out. */
export const cardBoxes = (): readonly CardBox[] => [...secondEdition(), ...thirdEdition()];

/** What cards of a kind are called, many of them. */
const kinds: Readonly<Record<string, string>> = {
  hero: 'Heroes',
  challenge: 'Challenges',
  encounter: 'Encounters',
  event: 'Events',
  ally: 'Allies',
  item: 'Items',
  further: 'Further cards',
  asset: 'Assets',
  skill: 'Skills',
  enemy: 'Enemies',
  quest: 'Quests',
  story: 'Stories',
  villain: 'Villains',
};

/** The page of a box. */
export function boxText(
  { id, title, edition, part, cards, words }: CardBox,
  shown: ReturnType<typeof vectorsOfCards> = new Map(),
): string {
  const own = cards.filter(({ source }) => source === 'original').length;
  const document =
    edition === 'Third Edition'
      ? 'third-edition'
      : ({ 'rise-of-the-dragon-lords': 'second-edition', 'island-of-dread': id }[id] ?? 'expansion-packs');
  const groups = [...grouped(cards, ({ kind }) => kind)];
  const inGames =
    part === null
      ? 'They are in every game of the edition that puts nothing in their place.'
      : `A game has them with \`${part}\`.`;
  return [
    head({ title, outline: [2, 2] }),
    `# ${plain(title)}`,
    '',
    `${cards.length} cards of ${edition}. ${inGames} ${own} of them are our own designs, marked so; the others carry names and values that were published. All texts are in our own words.`,
    '',
    '<CardShelf>',
    '',
    ...groups.flatMap(([kind, list]) => [
      `## ${kinds[kind] ?? kind}`,
      '',
      '<div class="cards">',
      '',
      ...list.map((card) =>
        cardText(card, { ...words(card), shown: shown.get(`${edition}/${card.id}`) ?? [], document }),
      ),
      '</div>',
      '',
    ]),
    '</CardShelf>',
    '',
  ].join('\n');
}

/** The cards of a box as the whole gallery shows them: small, and found by all their words. */
const tilesOf = ({ id, title, edition, cards, words }: CardBox) => ({
  id,
  title,
  edition,
  cards: cards.map((card) => {
    const { emblem, coin, marks, rows } = faceOfCard(card);
    return {
      id: card.id,
      name: card.name,
      kind: card.kind,
      sort: sortsOf(card).join(' · '),
      color: colorOf(card),
      own: card.source === 'original',
      emblem,
      cost: coin,
      values: [
        ...marks.map(({ label, value }) => `${label} ${value}`),
        ...rows.map(({ label, value, damage }) => `${label} ${value}${damage === '' ? '' : `/${damage}`}`),
      ].join(', '),
      text: words(card).text,
    };
  }),
});

/** Writes the pages of the gallery. */
export function gatherCards(boxes: readonly CardBox[] = cardBoxes()): void {
  const shown = vectorsOfCards();
  for (const box of boxes) write(`cards/${box.id}.md`, boxText(box, shown));
  write('public/cards.json', JSON.stringify({ boxes: boxes.map(tilesOf) }));
  cpSync(join(root, 'examples/board/public/emblems'), join(generated, 'public/emblems'), { recursive: true });
  write('credits.md', `${head({ title: 'Credits' })}${read('examples/board/public/emblems/LICENSE.md')}`);
  const rows = boxes.map(({ id, title, edition, part, cards }) => {
    const own = cards.filter(({ source }) => source === 'original').length;
    return `| [${plain(title)}](/cards/${id}.md) | ${edition} | ${part === null ? '' : html(part)} | ${cards.length} | ${own} |`;
  });
  write(
    'cards/index.md',
    [
      head({ title: 'Cards', outline: false, aside: false }),
      '# Cards',
      '',
      'Every card that the package brings, with its text and its values, made from the same data that the rules read. Cards of your own: [Second Edition](/guides/content.md), [Third Edition](/guides/content-third-edition.md).',
      '',
      '<CardGallery />',
      '',
      '## Boxes',
      '',
      '| box | edition | in a game with | cards | our own |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
      'The emblems are by [the authors of game-icons.net](/credits.md).',
      '',
    ].join('\n'),
  );
}

/** Boxes as a sidebar. */
export const cardsBar = (): object[] => {
  const boxes = cardBoxes();
  return [
    { text: 'All boxes', link: '/cards/' },
    ...(['Second Edition', 'Third Edition'] as const).map((edition) => ({
      text: edition,
      items: boxes
        .filter((box) => box.edition === edition)
        .map(({ id, title }) => ({ text: title, link: `/cards/${id}` })),
    })),
  ];
};
