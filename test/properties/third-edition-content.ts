import { expect } from 'vitest';
import { actionCode } from '../../src/kernel/action-values.js';
import type { Deck } from '../../src/kernel/index.js';
import { type PlayerState, STORY, type ThirdEditionDraft } from '../../src/third-edition/base/state.js';
import { scenarioIds, scenarios } from '../../src/third-edition/bundled.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import { checkContent } from '../../src/third-edition/content/check.js';
import { knownIn } from '../../src/third-edition/content/check-known.js';
import type { ContentPack } from '../../src/third-edition/content/pack.js';
import {
  assetSchema,
  enemySchema,
  eventSchema,
  heroSchema,
  questSchema,
  skillSchema,
  storySchema,
  villainSchema,
} from '../../src/third-edition/content/schema.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import { saveChecks } from '../../src/third-edition/saves/checks.js';
import { changed, type Language, Numbers, wordsOf } from './made-cards.js';
import { numbersFrom } from './mutations.js';
import { chosen, type Ruleset, type State } from './third-edition.js';

/*
 * Whatever pack of Third Edition the checker accepts can be played with. Packs are made of cards of the box, some of whose parts are changed
 * to anything the schema allows; cards that the checker refuses are left out, the others come into play, and random games with them break no
 * invariant and throw nothing.
 */

const ACTIONS = 60;

const { heroes = [], assets = [], skills = [], adventures = [] } = theBox;
const few: ContentPack = { ...theBox, heroes: heroes.slice(0, 3) };

const ownStories = scenarioIds.map((id): readonly object[] | undefined => scenarios[id].pack.stories);

const language: Language = {
  words: wordsOf(heroes, assets, skills, adventures, ...ownStories),
  doing: [
    ...[
      'abilities',
      'do',
      'setup',
      'rewards',
      'outcomes',
      'options',
      'pass',
      'fail',
      'win',
      'effects',
      'rumor',
    ],
    ...['quest', 'healthPlus'],
  ],
};

const sorts = [
  ['heroes', 'hero', heroSchema, 1],
  ['assets', 'asset', assetSchema, 4],
  ['skills', 'skill', skillSchema, 5],
  ['adventures', 'enemy', enemySchema, 3],
  ['adventures', 'quest', questSchema, 3],
  ['adventures', 'event', eventSchema, 3],
  ['stories', 'story', storySchema, 2],
  ['villains', 'villain', villainSchema, 1],
] as const;

type List = (typeof sorts)[number][0];
type Lists = Record<List, { readonly id: string; readonly kind: string; readonly type?: string }[]>;

/** A pack of cards made of those of the box; those that the checker refuses are left out. */
function makePack(n: Numbers, scenario: (typeof scenarioIds)[number]): ContentPack {
  const { pack: own, module } = scenarios[scenario];
  const known = knownIn(composeRuleset([module], [few, own]).rules.content, scenarioIds);
  const lists: Lists = { heroes: [], assets: [], skills: [], adventures: [], stories: [], villains: [] };
  const tokens = [1, 2, 3].map((at) => ({
    id: `made-${at}`,
    of: { card: 'made-hero-1' },
    faces: [
      { symbol: 'physical', count: at },
      { symbol: 'surge', gold: true },
    ],
  }));
  for (const [list, kind, schema, count] of sorts) {
    const all: readonly { readonly id: string; readonly kind: string }[] =
      own[list as 'stories'] ?? theBox[list] ?? [];
    const cards = (list === 'adventures' ? [...all, ...adventures] : all).filter(
      (card) => card.kind === kind,
    );
    for (let at = 1; at <= count; at++) {
      let card: unknown = n.from(cards);
      for (let times = n.below(3); times > 0; times--) card = changed(schema, card, n);
      const { token: _, ...rest } = card as Lists[List][number] & { token?: string };
      lists[list].push(
        kind === 'villain' ? (rest as Lists[List][number]) : { ...rest, id: `made-${kind}-${at}` },
      );
    }
  }
  const pack = { id: 'made', name: 'Made', tokens, ...lists };
  for (;;) {
    const refused = new Set(checkContent(pack, known).map(({ path }) => path.split('/', 2).join('/')));
    if (refused.size === 0) return pack as unknown as ContentPack;
    for (const list of Object.keys(lists) as List[])
      pack[list] = pack[list].filter((_, at) => !refused.has(`${list}/${at}`));
    if (pack.heroes.length === 0) pack.tokens = [];
  }
}

/** Takes a card from wherever it is. */
function take(value: unknown, card: string): void {
  if (Array.isArray(value)) {
    const at = value.indexOf(card);
    if (at >= 0) value.splice(at, 1);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) take(part, card);
}

/** The position with the cards made in play, as far as that is one that can be. */
function withMade(ruleset: Ruleset, start: State, pack: ContentPack): State {
  let state = start;
  const lay = (card: string, put: (s: ThirdEditionDraft, one: PlayerState) => void): void => {
    const copy = structuredClone(state) as unknown as ThirdEditionDraft;
    for (const part of [
      copy.decks,
      copy.markets,
      copy.discards,
      ...copy.players.map(({ hand }) => ({ hand })),
    ])
      take(part, card);
    put(copy, copy.players[0] as PlayerState);
    const next = copy as unknown as State;
    if (ruleset.brokenInvariants(next).length === 0) state = next;
  };
  for (const { id } of pack.skills ?? []) {
    const before = state;
    lay(id, (_, one) => one.skills.push(id));
    if (state === before) lay(id, (_, one) => one.hand.push(id));
  }
  for (const { id } of pack.assets ?? []) lay(id, (_, one) => one.assets.push(id));
  for (const card of [...(pack.adventures ?? []), ...(pack.stories ?? [])])
    lay(card.id, (s) => {
      (s.decks['deck' in card ? card.deck : STORY] as Deck).top.unshift(card.id);
    });
  lay('', (_, one) => {
    one.gold += 9;
  });
  return state;
}

/** Makes a pack and plays with it, and gives how many actions were played; throws if anything breaks. */
export function playWithMade(numbers: readonly number[]): number {
  const n = new Numbers(numbers, language);
  const scenario = n.from(scenarioIds);
  const below = numbersFrom(n.below(10_000));
  const pack = makePack(n, scenario);
  const done: string[] = [];
  try {
    const { module, pack: own } = scenarios[scenario];
    const ruleset = composeRuleset([module], [few, own, pack], { saves: saveChecks });
    const hero = pack.heroes?.[0]?.id ?? heroes[0]?.id ?? '';
    const seats = [{ hero }, { hero: heroes[1]?.id ?? '' }];
    let state = ruleset.createGame({ scenario, players: seats, seed: below(999) });
    const play = (): void => {
      const action = chosen(ruleset, state, below);
      if (action === undefined) throw new Error('Nobody can do anything, and the game goes on.');
      done.push(actionCode(action));
      state = ruleset.apply(state, action);
      expect(ruleset.brokenInvariants(state)).toEqual([]);
    };
    for (let count = 0; count < 40 && state.frames.at(-1)?.kind !== 'turn'; count++) play();
    state = withMade(ruleset, state, pack);
    for (let count = 0; count < ACTIONS && state.outcome === null; count++) {
      play();
      if (count % 20 === 0) expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
    }
    return done.length;
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : error}\n${JSON.stringify(pack)}\n… ${done.slice(-12).join('\n')}`,
      { cause: error },
    );
  }
}
