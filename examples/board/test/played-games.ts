import type { EditionId, GameEvent, GameState } from 'runebound-engine';
import { actionCode } from 'runebound-engine/kernel';
import { createTable } from 'runebound-engine/table';
import { choosers } from '../src/bots/bots.js';
import { openMinds } from '../src/bots/minds.js';
import { decision, legalActions, openRules, rulesOf } from '../src/editions/rules.js';
import type { Seat } from '../src/table/client.js';
import { type Options, savedText } from '../src/table/saved.js';

/* The games that the page begins, played without a page: as its bots advise, to a moment that is worth a look. */

/** The scenario that the page chooses at first. */
const firstScenario = 'ascendance-of-margath';

/** What is begun. */
export interface Begun {
  readonly seed: string;
  readonly third: boolean;
}

/** A moment at which Ann is asked. */
export interface Asked {
  /** What she is asked. */
  readonly kind: string;
  /** The codes of her answers. */
  readonly codes: readonly string[];
  readonly state: GameState<EditionId>;
  /** What has happened since she gave her last answer. */
  readonly events: readonly GameEvent<EditionId>[];
}

const seats: readonly Seat[] = [
  { name: 'Ann', is: 'person' },
  { name: 'Bo', is: 'bot' },
];

/** Whether all of this has happened since her last answer, in this order. */
export const after =
  (...types: readonly string[]) =>
  ({ events }: Asked): boolean => {
    let next = 0;
    for (const { type } of events) if (type === types[next]) next += 1;
    return next === types.length;
  };

/** Whether Ann has answers whose codes begin so. */
export const may =
  (...begins: readonly string[]) =>
  ({ codes }: Asked): boolean =>
    begins.every((begin) => codes.some((code) => code.startsWith(begin)));

/** The file of a game that the page begins, at the first moment of this sort; `back`: so many answers of Ann before it. */
export async function playedTo(begun: Begun, isIt: (asked: Asked) => boolean, back = 0): Promise<Buffer> {
  const { seed, third } = begun;
  const edition = third ? 'third-edition' : 'second-edition';
  await Promise.all([openRules(edition), openMinds(edition)]);
  const ofEdition = third ? { scenario: firstScenario } : {};
  const options = { edition, ...ofEdition, players: 2, seed } as Options;
  const ruleset = rulesOf(edition).rulesetFor({ modules: third ? [firstScenario] : [] }) as never;
  const table = createTable({ ruleset, options: options as never }) as never as Parameters<
    ReturnType<typeof choosers>
  >[0];
  const choose = choosers(edition, seats, JSON.stringify(options));
  const answered: number[] = [];
  let since = 0;
  for (;;) {
    const { state, log } = table.getSnapshot();
    const player = decision(state)?.actor;
    if (typeof player !== 'number') throw new Error('The game comes to no such moment.');
    if (player === 0) {
      const codes = legalActions(state).map((action) => actionCode(action));
      const events = log.slice(since).flatMap((step) => step.events);
      if (isIt({ kind: decision(state)?.kind ?? '', codes, state, events })) break;
      answered.push(log.length);
      since = log.length;
    }
    table.act(choose(table, player), { by: player });
  }
  const { log } = table.getSnapshot();
  const until = back === 0 ? log.length : (answered.at(-back) ?? log.length);
  const actions = log.slice(0, until).flatMap(({ action }) => (action === null ? [] : [action]));
  return Buffer.from(savedText({ seats, record: { options, actions, checkpoints: [] } }));
}
