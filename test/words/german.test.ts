import { describe, expect, it } from 'vitest';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { rulesetOf as thirdEdition } from '../../src/third-edition/bundled.js';
import { english as secondEnglish } from '../../src/words/second-edition/english.js';
import { german as secondGerman } from '../../src/words/second-edition/german.js';
import type { Catalogue, Messages } from '../../src/words/second-edition/index.js';
import * as second from '../../src/words/second-edition/index.js';
import { english as thirdEnglish } from '../../src/words/third-edition/english.js';
import { german as thirdGerman } from '../../src/words/third-edition/german.js';
import * as third from '../../src/words/third-edition/index.js';
import { choose } from '../properties/play.js';
import { wrongIn } from './sentences.js';

/* Whole games are told in German: nothing that is said, asked, refused or printed has an English word in it. */

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words that English messages and reasons have, and German ones do not. */
function onlyEnglish(english: Messages, keys: readonly second.WordKey[], german: Catalogue): Set<string> {
  const theirs = new Set(Object.values(german.messages).flatMap(wordsIn));
  const ours = [...Object.values(english), ...keys.map((key) => key.english ?? '')].flatMap(wordsIn);
  return new Set(ours.filter((word) => word.length > 1 && !theirs.has(word)));
}

/** The least of an edition's ruleset that a told game needs. */
interface Told {
  startGame(options: never): { state: unknown; events: readonly unknown[] };
  transition(state: never, action: never): { state: unknown; events: readonly unknown[] };
  legalActions(state: never): readonly object[];
  decision(state: never): unknown;
  explain(state: never, action: never): unknown;
}

/** Plays a game to its end or to a bound, and shows each text of it. */
function toldGame(
  ruleset: Told,
  speaking: {
    at(state: never): {
      ask(what: never): string;
      describe(what: never, options?: object): string;
      reason(ruling: never): string;
      text(card: string): string;
      name(kind: never, id: string): string;
    };
  },
  narrate: (events: never, state: never) => readonly { readonly text: string }[],
  options: object,
  bound: number,
  look: (text: string) => void,
): void {
  let { state, events } = ruleset.startGame(options as never);
  let earlier: readonly object[] = [];
  const shown = new Set<string>();
  for (let move = 0; move < bound; move++) {
    const said = speaking.at(state as never);
    const decision = ruleset.decision(state as never);
    for (const event of events) look(said.describe(event as never));
    for (const line of narrate(events as never, state as never)) look(line.text);
    if (decision === null) break;
    look(said.ask(decision as never));
    const legal = ruleset.legalActions(state as never);
    for (const action of legal.slice(0, 40))
      for (const form of ['long', 'short']) look(said.describe(action as never, { form }));
    for (const action of earlier.slice(0, 10))
      look(said.reason(ruleset.explain(state as never, action as never) as never));
    for (const { card } of events as readonly { card?: unknown }[])
      if (typeof card === 'string' && card !== '' && !shown.has(card)) {
        shown.add(card);
        look(said.text(card));
      }
    earlier = legal;
    ({ state, events } = ruleset.transition(state as never, choose(legal as never, move * 7919) as never));
  }
}

const sets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
];

describe.each(sets.map((modules) => [modules.join(' + ') || 'the base game', modules] as const))(
  'Second Edition, %s',
  (_name, modules) => {
    it('speaks German alone', { timeout: 120_000 }, () => {
      const foreign = onlyEnglish(secondEnglish, second.wordKeys(), secondGerman);
      const ruleset = rulesetOf(modules);
      const speaking = second.wordsOf(ruleset, { catalogues: [secondGerman], players: ['Ännchen', 'Bodo'] });
      const narrator = second.createNarrator(speaking);
      const wrong = new Set<string>();
      let texts = 0;
      toldGame(
        ruleset as never,
        speaking as never,
        (events, state) => narrator.tell(events, state),
        { players: 2, seed: 'deutsch', modules },
        500,
        (text) => {
          texts += 1;
          const found = wordsIn(text).filter((word) => foreign.has(word));
          if (found.length > 0) wrong.add(`${found.join(', ')}: ${text}`);
          if (text !== '' && wrongIn(text) !== null) wrong.add(String(wrongIn(text)));
        },
      );
      expect([...wrong]).toEqual([]);
      expect(texts).toBeGreaterThan(2000);
    });
  },
);

it('German of Third Edition is whole, with the name of each card and place', () => {
  const { ok, missing } = third.checkCatalogue(thirdGerman);
  expect({ ok, missing }).toEqual({ ok: true, missing: [] });
  const unnamed = third
    .wordKeys()
    .filter(
      ({ key, content }) => content && !/\.text$/.test(key) && !Object.hasOwn(thirdGerman.messages, key),
    );
  expect(unnamed.map(({ key }) => key)).toEqual([]);
});

describe.each(['ascendance-of-margath', 'corpse-king'])('Third Edition, %s', (scenario) => {
  it('speaks German alone', { timeout: 120_000 }, () => {
    const foreign = onlyEnglish(thirdEnglish, third.wordKeys() as never, thirdGerman);
    const ruleset = thirdEdition(scenario);
    const speaking = third.wordsOf(ruleset, { catalogues: [thirdGerman], players: ['Ännchen', 'Bodo'] });
    const narrator = third.createNarrator(speaking);
    const wrong = new Set<string>();
    let texts = 0;
    toldGame(
      ruleset as never,
      speaking as never,
      (events, state) => narrator.tell(events, state),
      { players: 2, seed: 'deutsch', scenario },
      800,
      (text) => {
        texts += 1;
        const found = wordsIn(text).filter((word) => foreign.has(word));
        if (found.length > 0) wrong.add(`${found.join(', ')}: ${text}`);
        if (text !== '' && wrongIn(text) !== null) wrong.add(String(wrongIn(text)));
      },
    );
    expect([...wrong]).toEqual([]);
    expect(texts).toBeGreaterThan(2000);
  });
});
