import { describe, expect, it } from 'vitest';
import { createGame, explain, IllegalActionError, inspect } from '../../src/index.js';
import { forbid, ofSort, type Ruling, why } from '../../src/kernel/index.js';
import { attemptsCiting } from '../../src/second-edition/attempts/index.js';
import { bundledModules, composeRuleset, rulesetOf } from '../../src/second-edition/index.js';
import { german } from '../../src/words/second-edition/german.js';
import {
  type Catalogue,
  checkCatalogue,
  wordKeys,
  words,
  wordsOf,
} from '../../src/words/second-edition/index.js';
import { upTo } from '../depth.js';
import { choose } from '../properties/play.js';
import { Table } from '../toolkit.js';
import { wrongIn } from './sentences.js';
import { unknownIn } from './told-reasons.js';

/* Reasons in another language: each of them can be translated, and the English calls things by their names. */

const keys = wordKeys().filter(({ key }) => key.startsWith('reason.'));

/** A language in which every reason is told between marks of its own. */
const marked: Catalogue = {
  locale: 'fr',
  messages: Object.fromEntries(
    wordKeys().map(({ key, english }) => [key, key.startsWith('reason.') ? `«${english}»` : `${english}`]),
  ),
};

const sets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
];

describe('the list of reasons', () => {
  it('is offered to translators whole, with the numbers of the values', () => {
    expect(keys.length).toBeGreaterThan(200);
    expect(keys.find(({ key }) => key === 'reason.It costs {0} gold, and you have {1}.')).toEqual({
      key: 'reason.It costs {0} gold, and you have {1}.',
      english: 'It costs {0} gold, and you have {1}.',
      values: ['0', '1'],
      content: false,
    });
    expect(checkCatalogue(marked)).toMatchObject({ ok: true, unknown: [], malformed: [] });
    const off = { 'reason.It is over.': 'x', 'reason.{0} is no {1}.': '{0} ist kein {2}.' };
    expect(checkCatalogue({ locale: 'de', messages: off })).toMatchObject({
      ok: false,
      unknown: ['reason.It is over.'],
      malformed: [{ path: 'reason.{0} is no {1}.' }],
    });
  });
});

describe.each(sets.map((modules) => [modules.join(' + ') || 'the base game', modules] as const))(
  'whatever is refused in games with %s',
  (_name, modules) => {
    it('can be translated, and is a sentence', { timeout: 60_000 }, () => {
      const ruleset = rulesetOf(modules);
      const tried = attemptsCiting();
      const junk = [null, { type: 'x' }, { type: 'move/roll' }, { type: 'chance/roll', dice: [] }];
      let { state } = ruleset.startGame({ players: 3, seed: 'reasons', modules: [...modules] } as never);
      const [plain, foreign] = [wordsOf(ruleset), wordsOf(ruleset, { catalogues: [marked] })];
      let translated = 0;
      for (let move = 0; move < upTo(120, 300) && state.outcome === null; move++) {
        const asked = ruleset
          .ask(state, tried)
          .flatMap(({ attempts }) => attempts.map(({ ruling }) => ruling as Ruling | null));
        const others = [...junk, { type: 'market/done' }, { type: 'combat/escape' }, { type: 'move/stop' }];
        for (const ruling of [...asked, ...others.map((action) => ruleset.explain(state, action as never))]) {
          if (!ruling?.why) continue;
          // Thousands of them: what is as it should be costs no assertion.
          const unknown = unknownIn(ruling.why);
          const said = foreign.at(state).reason(ruling);
          const wrong = wrongIn(plain.at(state).reason(ruling));
          if (unknown.length > 0 || !/^«.*»$/.test(said) || wrong !== null)
            expect.fail(`${JSON.stringify(ruling.why)}: ${unknown.join()} ${said} ${wrong}`);
          translated++;
        }
        ({ state } = ruleset.transition(state, choose(ruleset.legalActions(state), move * 7919)));
      }
      expect(translated).toBeGreaterThan(100);
    });
  },
);

describe('a reason', () => {
  const shop = () =>
    Table.of({
      game: {
        players: [
          { hero: 'varikas-the-dead', space: 'forge', gold: 1, allies: ['loyal-hound'] },
          { hero: 'mordrog' },
        ],
        stacks: { forge: ['full-plate', 'yew-longbow'] },
        decks: { market: { top: ['climbers-kit', 'smoke-pellets'] } },
      },
      given: { turn: { player: 0, step: 'market' } },
    }).state;
  const dear = { type: 'market/buy', card: 'yew-longbow' } as const;
  const unhurt = { type: 'market/heal', character: 'loyal-hound', what: 'wound' } as const;

  it('is in German, its values by their German names', () => {
    const state = shop();
    const said = words(state, { catalogues: [german], players: ['Ann', 'Bo'] });
    expect(said.reason(explain(state, dear))).toMatch(/^Das kostet \d+ Gold, und du hast 1\.$/);
    expect(said.reason(explain(state, unhurt))).toBe('Treuer Hund hat keine Wundmarke.');
    expect(said.reason(explain(state, { type: 'move/stay' }))).toBe(
      'Dafür ist Zeit: der Beginn des Bewegungsschritts; jetzt ist: der Marktschritt.',
    );
    expect(said.reason(explain(state, { type: 'market/done' }, { by: 1 }))).toBe(
      'Das ist Sache von Ann, nicht von Bo.',
    );
    expect(said.reason(explain(state, { type: 'market/done' }))).toBe('Das ist jetzt erlaubt.');
  });

  it('calls cards and players by their names in English, where the rules know ids only', () => {
    const state = shop();
    const said = words(state, { players: ['Ann', 'Bo'] });
    expect(explain(state, unhurt).reason).toBe('loyal-hound has no wound counter.');
    expect(said.reason(explain(state, unhurt))).toBe('Loyal Hound has no wound counter.');
    expect(said.reason(explain(state, { type: 'market/done' }, { by: 1 }))).toBe(
      'This is for Ann to do, not for Bo.',
    );
  });

  it('of an error, and of what inspect tells, is said the same', () => {
    const state = shop();
    const said = words(state, { catalogues: [german] });
    const error = new IllegalActionError(dear, '2e.market.actions', 'x', explain(state, dear).why);
    expect(said.reason(error)).toBe(said.reason(explain(state, dear)));
    const { bonuses } = inspect(state).players[0]?.experience ?? { bonuses: [] };
    expect(bonuses[0]?.refused && said.reason(bonuses[0].refused)).toBe(
      'Du brauchst 5 Erfahrungspunkte und hast 0.',
    );
  });

  it('of the same words has one translation, before what a catalogue says of the rule', () => {
    const state = shop();
    const ruling = explain(state, dear);
    const rule = ruling.rules[0]?.id;
    const messages = { [`refusal.${rule}`]: 'Nein.', 'reason.It costs {0} gold, and you have {1}.': '{0}!' };
    const said = (of: Record<string, string>) =>
      words(state, { catalogues: [{ locale: 'de', messages: of }] }).reason(ruling);
    expect(said(messages)).toMatch(/^\d+!$/);
    expect(said({ [`refusal.${rule}`]: 'Nein.' })).toBe('Nein.');
    // One that cannot be told is passed over.
    expect(said({ 'reason.It costs {0} gold, and you have {1}.': '{9}!' })).toMatch(/^It costs \d+ gold/);
  });

  it('of a module from elsewhere is translated by its words', () => {
    const inns = composeRuleset([
      {
        id: 'inns',
        title: 'Inns',
        words: { 'reason.The inn is full: {0} sleeps there.': 'The inn is full: {0} sleeps there.' },
      },
    ]);
    const full = forbid('house.inn', () => why`The inn is full: ${ofSort('player', 1)} sleeps there.`);
    const reason = typeof full.reason === 'function' ? full.reason() : null;
    const ruling = { reason: 'x', why: reason, legal: false, rules: [] } as never;
    expect(wordKeys([inns]).some(({ key }) => key === 'reason.The inn is full: {0} sleeps there.')).toBe(
      true,
    );
    const messages = { 'reason.The inn is full: {0} sleeps there.': 'Belegt: {0}.' };
    const said = wordsOf(inns, { catalogues: [{ locale: 'de', messages }], players: ['Ann', 'Bo'] });
    expect(said.reason(ruling)).toBe('Belegt: Bo.');
  });

  it('that is not a reason is refused', () => {
    const said = words(createGame({ players: 1, seed: 1 }));
    for (const wrong of [null, {}, { reason: 3 }, { reason: 'x', why: { text: 3 } }, { reason: 'x', why: 7 }])
      expect(() => said.reason(wrong as never)).toThrow('A reason is asked of what explain gives');
  });
});

describe('a refusal by a rule alone', () => {
  const rule = '2e.defeat.card-protected';
  const refused = {
    legal: false,
    reason: 'This is not allowed now.',
    why: null,
    rules: [{ id: rule }],
  } as never;

  it('is the text of the rule, if the words know it', () => {
    const cite = () => ({ text: 'It stays.' });
    expect(wordsOf(rulesetOf([]), { cite }).reason(refused)).toBe('It stays.');
    expect(wordsOf(rulesetOf([])).reason(refused)).toBe('This is not allowed now.');
  });
});
