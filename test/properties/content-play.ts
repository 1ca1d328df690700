import { expect } from 'vitest';
import { type Action, actionCode, type GameState } from '../../src/index.js';
import {
  fromScenario,
  type Given,
  type Scenario,
  type ScenarioPlayer,
} from '../../src/scenario/second-edition/index.js';
import {
  allySchema,
  challengeSchema,
  encounterSchema,
  eventSchema,
  heroSchema,
  itemSchema,
} from '../../src/second-edition/content/schema.js';
import {
  type ContentPack,
  checkContent,
  composeRuleset,
  knownIn,
  riseOfTheDragonLords,
  type SecondEditionRuleset,
} from '../../src/second-edition/index.js';
import { changed, Numbers } from './made-cards.js';

/*
 * Whatever pack the checker accepts can be played with. Packs are made of bundled cards, some of whose parts are changed
 * to anything the schema allows; cards that the checker refuses are left out, the others come into play, and random games
 * with them break no invariant and throw nothing.
 */

const ACTIONS = 150;

const { heroes = [], adventures = [], market = [] } = riseOfTheDragonLords;

/** The bundled pack with its board and few cards, so that the cards made are met. */
const few: ContentPack = {
  ...riseOfTheDragonLords,
  heroes: heroes.slice(0, 2),
  adventures: adventures.filter((_, at) => at % 12 === 0),
  market: market.filter((_, at) => at % 6 === 0),
};
const known = knownIn(composeRuleset([], [few]).rules.content);

const sorts = [
  ['heroes', 'hero', heroSchema, heroes, 2],
  ['adventures', 'challenge', challengeSchema, adventures.filter((card) => card.kind === 'challenge'), 3],
  ['adventures', 'event', eventSchema, adventures.filter((card) => card.kind === 'event'), 2],
  ['adventures', 'encounter', encounterSchema, adventures.filter((card) => card.kind === 'encounter'), 3],
  ['market', 'ally', allySchema, market.filter((card) => card.kind === 'ally'), 2],
  ['market', 'item', itemSchema, market.filter((card) => card.kind === 'item'), 4],
] as const;

type Lists = { heroes: object[]; adventures: object[]; market: object[] };

/** A pack of cards made of bundled ones; those that the checker refuses are left out. */
function makePack(n: Numbers): ContentPack {
  const lists: Lists = { heroes: [], adventures: [], market: [] };
  for (const [list, kind, schema, cards, count] of sorts)
    for (let at = 1; at <= count; at++) {
      let card: unknown = n.from<object>(cards);
      for (let times = n.below(4); times >= 0; times--) card = changed(schema, card, n);
      lists[list].push({ ...(card as object), id: `made-${kind}-${at}` });
    }
  const pack = { id: 'made', name: 'Made', ...lists };
  for (;;) {
    const refused = new Set(checkContent(pack, known).map(({ path }) => path.split('/', 2).join('/')));
    if (refused.size === 0) return pack as unknown as ContentPack;
    for (const list of Object.keys(lists) as (keyof Lists)[])
      pack[list] = pack[list].filter((_, at) => !refused.has(`${list}/${at}`));
  }
}

/** A position in which the cards made are in play. */
function position(pack: ContentPack, n: Numbers): Scenario {
  const ids = (kind: string): string[] =>
    [...(pack.heroes ?? []), ...(pack.adventures ?? []), ...(pack.market ?? [])].flatMap((card) =>
      card.kind === kind ? card.id : [],
    );
  const spread = ids('encounter');
  const [drawn, ...open] = n.below(2) === 0 ? spread : spread.reverse();
  const taken = (pack.adventures ?? []).filter((card) => 'becomes' in card && card.id !== drawn);
  const held = (as: string): string[] =>
    taken.flatMap((card) => ('becomes' in card && card.becomes?.as === as ? card.id : []));
  const fought = ids('challenge').find((id) => !taken.some((card) => card.id === id));
  const [event, other] = ids('event');
  const town = n.from(['tamalir', 'h0714', 'forge']);
  const one: ScenarioPlayer = {
    hero: ids('hero')[0] ?? heroes[0]?.id ?? '',
    space: town,
    gold: n.below(20),
    items: [...ids('item'), ...held('item')],
    allies: ids('ally').slice(0, 2),
    kept: held('kept'),
    quests: open.filter((id) => !taken.some((card) => card.id === id)),
    counters: { green: n.below(4), blue: n.below(3) },
  };
  const two: ScenarioPlayer = { hero: ids('hero')[1] ?? heroes[1]?.id ?? '', space: town, gold: 5 };
  const moments: (Given | undefined)[] = [
    drawn === undefined ? undefined : { drawn: { player: 0, card: drawn } },
    fought === undefined ? undefined : { combat: { hero: 0, challenge: fought, phase: 'start' } },
    { combat: { hero: 0, against: 1, phase: 'start' } },
    { turn: { player: 0, step: 'start' } },
    { turn: { player: 1, step: 'adventure' } },
    other === undefined ? undefined : { drawn: { player: 0, card: other } },
  ];
  const given = n.from(moments) ?? { turn: { player: 0, step: 'start' } };
  return { game: { players: [one, two], seed: n.below(99), ...(event ? { event } : {}) }, given };
}

/** The position, with less in it where the limits allow no more; from the setup if nothing else does. */
function begin(ruleset: SecondEditionRuleset, scenario: Scenario): GameState {
  const [one, two] = scenario.game.players as ScenarioPlayer[];
  for (const less of [
    {},
    { items: [] },
    { items: [], kept: [], allies: [] },
    { items: [], kept: [], allies: [], quests: [] },
  ])
    try {
      return fromScenario(
        {
          ...scenario,
          game: { ...scenario.game, players: [{ ...one, ...less }, { ...two }] as ScenarioPlayer[] },
        },
        ruleset,
      );
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidScenarioError') throw error;
    }
  return ruleset.createGame({ players: 2, seed: 1 });
}

/** Makes a pack and plays with it, and gives how many actions were played; throws if anything breaks. */
export function playWithMade(numbers: readonly number[]): number {
  const n = new Numbers(numbers);
  const pack = makePack(n);
  const done: Action[] = [];
  try {
    const ruleset = composeRuleset([], [few, pack]);
    const state = begin(ruleset, position(pack, n));
    const simulation = ruleset.simulate(state, { chance: 'own', seed: n.below(1000) });
    for (let count = 0; count < ACTIONS && simulation.outcome === null; count++) {
      const actions = simulation.legalActions();
      const lively = actions.filter(({ type }) => type === 'ability/use' || type === 'effect/choose');
      const from = lively.length > 0 && simulation.below(2) === 0 ? lively : actions;
      const action = from[simulation.below(from.length)] as Action;
      done.push(action);
      simulation.apply(action);
      expect(ruleset.brokenInvariants(simulation.state)).toEqual([]);
      if (count % 50 === 0) ruleset.parseState(ruleset.serialize(simulation.snapshot()));
    }
    return done.length;
  } catch (error) {
    const codes = done.slice(-12).map(actionCode).join('\n');
    throw new Error(
      `${error instanceof Error ? error.message : error}\n${JSON.stringify(pack)}\n… ${codes}`,
      { cause: error },
    );
  }
}
