import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { citedInPlay } from '../../scripts/cited-in-play.js';
import { sensibleBot } from '../../src/bots/second-edition/index.js';
import { nimbleBot } from '../../src/bots/third-edition/index.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { scenarioIds, rulesetOf as thirdEdition } from '../../src/third-edition/bundled.js';
import { english as secondEnglish } from '../../src/words/second-edition/english.js';
import { german as secondGerman } from '../../src/words/second-edition/german.js';
import type { Catalogue, Messages } from '../../src/words/second-edition/index.js';
import * as second from '../../src/words/second-edition/index.js';
import { english as thirdEnglish } from '../../src/words/third-edition/english.js';
import { german as thirdGerman } from '../../src/words/third-edition/german.js';
import * as third from '../../src/words/third-edition/index.js';
import { choose } from '../properties/play.js';
import { compatible, complete } from '../properties/starts.js';
import { wrongIn } from './sentences.js';

/* Whole games are told in German: nothing that is said, asked, refused or printed has an English word in it. */

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The words that English messages and reasons have, and German ones do not. */
function onlyEnglish(english: Messages, keys: readonly second.WordKey[], german: Catalogue): Set<string> {
  const theirs = new Set(Object.values(german.messages).flatMap(wordsIn));
  const ours = [...Object.values(english), ...keys.map((key) => key.english ?? '')].flatMap(wordsIn);
  return new Set(ours.filter((word) => word.length > 1 && !theirs.has(word)));
}

const foreignIn = {
  second: onlyEnglish(secondEnglish, second.wordKeys(), secondGerman),
  third: onlyEnglish(thirdEnglish, third.wordKeys() as never, thirdGerman),
};

interface Bot {
  choose(view: never, legal: never, about: never): unknown;
}

/** The least of an edition that a told game needs. */
interface Told {
  readonly foreign: ReadonlySet<string>;
  readonly options: object;
  readonly ruleset: {
    startGame(options: never): { state: unknown; events: readonly unknown[] };
    transition(state: never, action: never): { state: unknown; events: readonly unknown[] };
    legalActions(state: never): readonly object[];
    decision(state: never): { readonly actor: number } | null;
    explain(state: never, action: never): unknown;
    viewFor(state: never, player: number): unknown;
  };
  readonly speaking: {
    at(state: never): {
      ask(what: never): string;
      describe(what: never, options?: object): string;
      reason(ruling: never): string;
      outcome(outcome: never): string;
      text(card: string): string;
      name(kind: 'rule', id: string): string;
    };
  };
  narrate(events: never, state: never): readonly { readonly text: string }[];
}

/** Plays a game to its end with a bot for each player, or at random to a bound, and looks at each text of it. */
function toldGame({ ruleset, speaking, foreign, narrate, options }: Told, bots: readonly Bot[] | null) {
  const [forms, offers] = bots ? [['short'], 12] : [['long', 'short'], 40];
  const bound = bots ? 5000 : 500;
  const wrong = new Set<string>();
  let texts = 0;
  const look = (text: string): void => {
    texts += 1;
    const found = wordsIn(text).filter((word) => foreign.has(word));
    if (found.length > 0) wrong.add(`${found.join(', ')}: ${text}`);
    if (text !== '' && wrongIn(text) !== null) wrong.add(String(wrongIn(text)));
  };

  let { state, events } = ruleset.startGame(options as never);
  let earlier: readonly object[] = [];
  let ended: string | null = null;
  const shown = new Set<string>();
  for (let move = 0; move < bound && ended === null; move++) {
    const said = speaking.at(state as never);
    const decision = ruleset.decision(state as never);
    for (const event of events) {
      look(said.describe(event as never));
      look(said.name('rule', (event as { readonly rule: string }).rule));
    }
    for (const line of narrate(events as never, state as never)) look(line.text);
    for (const { card } of events as readonly { card?: unknown }[])
      if (typeof card === 'string' && card !== '' && !shown.has(card)) {
        shown.add(card);
        look(said.text(card));
      }
    if (decision === null) {
      ended = said.outcome((state as { outcome: never }).outcome);
      look(ended);
      break;
    }
    look(said.ask(decision as never));
    const legal = ruleset.legalActions(state as never);
    for (const action of legal.slice(0, offers))
      for (const form of forms) look(said.describe(action as never, { form }));
    for (const action of earlier.slice(0, 10))
      look(said.reason(ruleset.explain(state as never, action as never) as never));
    earlier = legal;
    const player = decision.actor;
    const chosen = bots
      ? bots[player]?.choose(
          ruleset.viewFor(state as never, player) as never,
          legal as never,
          { player, decision, ruleset } as never,
        )
      : choose(legal as never, move * 7919);
    if (bots) look(said.describe(chosen as never, { by: player }));
    ({ state, events } = ruleset.transition(state as never, chosen as never));
  }
  expect([...wrong]).toEqual([]);
  expect(texts).toBeGreaterThan(2000);
  return ended;
}

function secondEdition(modules: readonly string[]): Told {
  const ruleset = rulesetOf(modules);
  const speaking = second.wordsOf(ruleset, { catalogues: [secondGerman], players: ['Ännchen', 'Bodo'] });
  const narrator = second.createNarrator(speaking);
  return {
    ruleset: ruleset as never,
    speaking: speaking as never,
    foreign: foreignIn.second,
    narrate: (events, state) => narrator.tell(events, state),
    options: { players: 2, seed: 'deutsch', modules },
  };
}

function thirdEditionWith(scenario: string): Told {
  const ruleset = thirdEdition(scenario);
  const speaking = third.wordsOf(ruleset, { catalogues: [thirdGerman], players: ['Ännchen', 'Bodo'] });
  const narrator = third.createNarrator(speaking);
  return {
    ruleset: ruleset as never,
    speaking: speaking as never,
    foreign: foreignIn.third,
    narrate: (events, state) => narrator.tell(events, state),
    options: { players: 2, seed: 'deutsch', scenario },
  };
}

interface KnownTimes {
  readonly actions: Readonly<Record<string, { readonly type: string; readonly moment: string }>>;
  readonly times: Readonly<Record<string, unknown>>;
}

/** The rules that `forbid` names in a folder of sources without a reason: as texts, or as fields of a setting (`cite.noEscape`). */
function rulesAlone(folder: string): readonly string[] {
  const files = readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`src/${folder}/${name}`, 'utf8'));
  const all = files.join('\n');
  const alone = [...all.matchAll(/forbid\(((?:[^(),]|\([^)]*\))+),?\s*\)/g)].map(([, rule = '']) => rule);
  return alone.flatMap((rule) => {
    const [, field] = /cite\.(\w+)$/.exec(rule.trim()) ?? [];
    const where = field === undefined ? rule : [...all.matchAll(RegExp(`${field}: '[^']+'`, 'g'))].join();
    return [...where.matchAll(/'((?:2e|3e|adv|iod|va\d+|faq)\.[^']+)'/g)].map(([, id = '']) => id);
  });
}

const ending = /^(Ännchen|Bodo|Niemand) gewinnt: .+\.$|^Alle haben verloren: .+\.$/;
const bundled = Object.keys(bundledModules);

it.each([[], ...bundled.map((id) => complete([id]))].map((modules) => ({ modules })))(
  'a random game of Second Edition with $modules speaks German alone',
  ({ modules }) => {
    toldGame(secondEdition(modules), null);
    expect.hasAssertions();
  },
);

it.each(scenarioIds)('a random game of %s speaks German alone', (scenario) => {
  toldGame(thirdEditionWith(scenario), null);
  expect.hasAssertions();
});

/** Sets of as many modules as go together; each bundled module stands in one. */
const largest: (readonly string[])[] = [];
for (const id of bundled)
  if (!largest.some((set) => set.includes(id))) largest.push(compatible([id, ...bundled]));

it.each(largest.map((modules) => ({ modules })))(
  'a whole game of Second Edition with $modules speaks German alone, to its end',
  ({ modules }) => {
    expect(modules.length).toBeGreaterThan(5);
    expect(toldGame(secondEdition(modules), ['a', 'b'].map(sensibleBot))).toMatch(ending);
  },
);

it.each(scenarioIds)('a whole game of %s speaks German alone, to its end', (scenario) => {
  expect(toldGame(thirdEditionWith(scenario), ['a', 'b'].map(nimbleBot))).toMatch(ending);
});

it('each refusal that has no reason but its rule is translated', () => {
  const lacking = (folder: string, german: Catalogue, moments: readonly string[]) => {
    const rules = [...rulesAlone(folder), ...moments];
    expect(rules.length).toBeGreaterThan(0);
    return rules.filter(
      (rule) => !['refusal', 'rule'].some((key) => Object.hasOwn(german.messages, `${key}.${rule}`)),
    );
  };
  const untimed = ({ rules: { actions, times } }: { readonly rules: KnownTimes }): readonly string[] =>
    Object.values(actions).flatMap(({ type, moment }) => (times[type] === undefined ? [moment] : []));
  const momentsOfSecond = bundled.flatMap((id) => untimed(rulesetOf(complete([id]))));
  expect(lacking('second-edition', secondGerman, momentsOfSecond)).toEqual([]);
  const momentsOfThird = scenarioIds.flatMap((id) => untimed(thirdEdition(id)));
  expect(lacking('third-edition', thirdGerman, momentsOfThird)).toEqual([]);
});

it('each rule that play cites is worded', () => {
  const unworded = [...citedInPlay()].filter(
    (rule) => !Object.hasOwn((rule.startsWith('3e.') ? thirdGerman : secondGerman).messages, `rule.${rule}`),
  );
  expect(unworded).toEqual([]);
});

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

/** Parts of a sentence that only a machine puts so: what stands after a colon where a case has to stand, and numbers that do not agree. */
const stiff =
  /\b(für|von|gegen|bei|neu|um|auf|trifft es): (?!\d)|Probe: \p{Lu}|1 ausgegebene |1 Plättchen .* zeigen|erhalte 1 Gefährte\b|die Karte selbst|Person, deren|\(einmal je \w+\)\.$/u;

it.each([
  ['Second Edition', Object.values(bundledModules).map(({ id }) => id)],
  ['Third Edition', scenarioIds],
])('the cards of %s read as a German writes them', (edition, modules) => {
  const said = modules.map((id) =>
    edition === 'Second Edition'
      ? { rules: rulesetOf(complete([id])), catalogues: [secondGerman] }
      : { rules: thirdEdition(id as never), catalogues: [thirdGerman] },
  );
  const texts = said.flatMap(({ rules, catalogues }) => {
    const words = edition === 'Second Edition' ? second.wordsOf : third.wordsOf;
    const told = words(rules as never, { catalogues });
    return Object.keys(rules.rules.content.cards).map((card) => told.text(card));
  });
  expect(texts.filter((text) => text !== '').length).toBeGreaterThan(200);
  expect(texts.filter((text) => stiff.test(text))).toEqual([]);
});

it('says tokens, trophies and places of Third Edition as one speaks', () => {
  const told = third.wordsOf(thirdEdition('corpse-king'), { catalogues: [thirdGerman] });
  const text = (name: string): string =>
    told.text(
      Object.keys(thirdEdition('corpse-king').rules.content.cards).find(
        (id) => told.name('card', id) === name,
      ) ?? '',
    );
  expect(text('Säbel von Flusswacht')).toContain(
    'wirf 1 Plättchen des Gegners mit Körperschaden, Magieschaden oder Feindschaden neu',
  );
  expect(text('Ettin')).toContain('Belohnung: erhalte 3 Gold oder erhalte 1 Kampftrophäe.');
  expect(text('Proviant')).toBe('1 Aktion, Ort: jedes Dorf; lege diese Karte ab und erhalte 2 Gold.');
});
