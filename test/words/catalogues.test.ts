import { describe, expect, it } from 'vitest';
import { createGame, type Decision, decision, explain, legalActions } from '../../src/index.js';
import { defineModule, type GameEvent } from '../../src/kernel/index.js';
import { composeRuleset, rulesetOf, type SecondEditionModule } from '../../src/second-edition/index.js';
import { german } from '../../src/words/second-edition/german.js';
import {
  type Catalogue,
  checkCatalogue,
  createNarrator,
  wordKeys,
  words,
  wordsOf,
} from '../../src/words/second-edition/index.js';
import { asserted } from '../asserted.js';
import { choose } from '../properties/play.js';
import { Table } from '../toolkit.js';
import { wrongIn } from './sentences.js';

const base = rulesetOf([]);
const of = (messages: Record<string, string>, locale = 'de') =>
  wordsOf(base, { catalogues: [{ locale, messages }], players: ['Ann', 'Bo'] });
const gained = { type: 'gold/gained', player: 0, amount: 1200, rule: '2e.bank.income' } as GameEvent;

describe('the German catalogue', () => {
  it('is whole, with the name of each card and place', () => {
    const { ok, unknown, malformed, missing } = checkCatalogue(german);
    expect({ ok, unknown, malformed, missing }).toEqual({
      ok: true,
      unknown: [],
      malformed: [],
      missing: [],
    });
    const unnamed = wordKeys().filter(
      ({ key, content }) =>
        content &&
        /^word\.|\.(name|flavor|foe)$|\.(ability|course)\./.test(key) &&
        !Object.hasOwn(german.messages, key),
    );
    expect(unnamed.map(({ key }) => key)).toEqual([]);
  });

  it.each([
    [[]],
    [['doom-track', 'travel-hazards', 'ally-limits']],
    [['advanced-runebound']],
    [['island-of-dread']],
    [['rituals-and-runes']],
  ])('tells a game with %j in sentences', { timeout: 60_000 }, (modules: string[]) => {
    const ruleset = rulesetOf(modules);
    const speaking = wordsOf(ruleset, { catalogues: [german] });
    const narrator = createNarrator(speaking);
    let { state, events } = ruleset.startGame({ players: 2, seed: 'deutsch', modules });
    for (let move = 0; move < 300 && state.outcome === null; move++) {
      const said = speaking.at(state);
      const texts = [
        said.ask(ruleset.decision(state)),
        ...events.map((event) => said.describe(event)),
        ...narrator.tell(events, state).map(({ text }) => text),
        ...ruleset.legalActions(state).map((action) => said.describe(action, { form: 'short' })),
      ];
      for (const text of texts) expect(wrongIn(text), `move ${move}`).toBeNull();
      for (const text of texts)
        expect(text).not.toMatch(/\b(takes|gains|pays|rolls|moves|draws|counter|wounds?)\b/);
      ({ state, events } = ruleset.transition(state, choose(ruleset.legalActions(state), move * 7919)));
    }
    asserted(3300);
  });

  it('asks and offers in German', () => {
    const game = createGame({ players: [{ hero: 'mordrog' }, {}], seed: 1 });
    const said = words(game, { catalogues: [german], players: ['Ann', 'Bo'] });
    expect(said.ask({ ...decision(game), actor: 1 } as Decision)).toBe('Bo: Wie bewegst du dich?');
    expect(said.describe({ type: 'move/roll', dice: 5 })).toBe('Wirf 5 Bewegungswürfel.');
    expect(said.name('card', 'loyal-hound')).toBe('Treuer Hund');
    expect(said.text('loyal-hound')).toContain('Fluchtwurf');
  });
});

describe('a text of which a part has no translation', () => {
  const moved = {
    type: 'market/stocked',
    card: 'loyal-hound',
    town: 'forge',
    rule: '2e.market.new',
  } as never;
  it('is English as a whole, and never a mixture', () => {
    const messages = {
      'town.forge.name': 'Schmiede',
      'action.market/buy': 'Kaufe {card}: {what, select, x {} other {}}.',
      'ask.adventure/choose': 'Suchst du ein Abenteuer?',
    };
    const said = of(messages);
    expect(said.name('town', 'forge')).toBe('Schmiede');
    expect(said.describe(moved)).toContain('Forge');
    expect(said.describe({ type: 'move/roll', dice: 1 })).toBe('Roll 1 movement die.');
    // The question is German, but the line that names who is asked is not.
    const asked = { kind: 'adventure/choose', actor: 0 } as unknown as Decision;
    expect(said.ask(asked)).toBe('Ann: Do you seek an adventure here?');
    expect(said.ask(asked, { form: 'short' })).toBe('Suchst du ein Abenteuer?');
  });
});

describe('catalogues of two languages', () => {
  const chained = (...catalogues: Catalogue[]) => wordsOf(base, { catalogues, players: ['Ann', 'Bo'] });
  const de: Catalogue = {
    locale: 'de',
    messages: {
      'event.market/stocked': 'In {town} liegt {card} aus.',
      'town.forge.name': 'Schmiede',
      'ask.adventure/choose': 'Suchst du ein Abenteuer?',
      'card.loyal-hound.name': 'Treuer Hund',
    },
  };
  const fr: Catalogue = {
    locale: 'fr',
    messages: {
      'event.gold/gained': '{player} gagne {amount} pièces d’or.',
      'ask.adventure/choose': 'Cherches-tu une aventure ?',
      'ask.by': '{player} : {question}',
      'word.forest': 'forêt',
      'card.loyal-hound.name': 'Chien loyal',
      'card.loyal-hound.flavor': 'Un bon chien.',
    },
  };
  const asked = { kind: 'adventure/choose', actor: 0 } as unknown as Decision;

  it('are never mixed in a sentence: what the first has not whole, the next says, and at last English', () => {
    const said = chained(de, fr);
    expect(said.locale).toBe('de');
    expect(said.describe(gained)).toBe('Ann gagne 1200 pièces d’or.');
    expect(said.ask(asked, { form: 'short' })).toBe('Suchst du ein Abenteuer?');
    // The question is there in German, but the line that names who is asked is in French only.
    expect(said.ask(asked)).toBe('Ann : Cherches-tu une aventure ?');
    expect(chained(fr, de).ask(asked)).toBe('Ann : Cherches-tu une aventure ?');
    expect(chained(de).ask(asked)).toBe('Ann: Do you seek an adventure here?');
    expect(said.describe({ type: 'move/roll', dice: 1 })).toBe('Roll 1 movement die.');
  });

  it('give names and single texts in the first language that has them', () => {
    const said = chained(de, fr);
    expect(said.name('card', 'loyal-hound')).toBe('Treuer Hund');
    expect(said.name('terrain', 'forest')).toBe('forêt');
    expect(said.name('terrain', 'swamp')).toBe('swamp');
    expect(said.flavor('loyal-hound')).toBe('Un bon chien.');
    expect(chained(de).flavor('loyal-hound')).not.toBe('');
    expect(said.message('ask.by', { player: 'Ann', question: '?' })).toBe('Ann : ?');
  });

  it('of one language are asked before another, whatever stands between them', () => {
    const austrian = { locale: 'de-AT', messages: { 'word.forest': 'Wald' } };
    expect(chained(de, fr, austrian).name('terrain', 'forest')).toBe('Wald');
  });
});

describe('the grammar of a card', () => {
  const dead = { type: 'ally/killed', player: 0, card: 'militia-recruit', rule: '2e.allies.killed' } as never;
  it('is what a catalogue says of it, and none if it says nothing', () => {
    const messages = {
      'event.ally/killed':
        '{card} {card_number, select, plural {sterben} other {stirbt}}, {card_gender, select, f {sie} m {er} other {es}}.',
      'card.militia-recruit.gender': 'f',
    };
    expect(of(messages).describe(dead)).toBe('Militia Recruit stirbt, sie.');
    expect(of({ ...messages, 'card.militia-recruit.number': 'plural' }).describe(dead)).toContain('sterben');
    expect(checkCatalogue({ locale: 'de', messages })).toMatchObject({
      ok: true,
      unknown: [],
      malformed: [],
    });
  });
});

describe('what a card asks', () => {
  const atGate = () =>
    Table.of({
      game: { players: [{ hero: 'varikas-the-dead', gold: 1 }, {}] },
      given: { combat: { hero: 0, challenge: 'tollgate-bullies', phase: 'start' } },
    }).state;

  it('is asked with the name of the card, by words that know the state', () => {
    const state = atGate();
    const asked = decision(state);
    expect(asked?.kind).toBe('effects/choose');
    const players = ['Ann', 'Bo'];
    expect(words(state, { players }).ask(asked)).toBe('Ann: Tollgate Bullies: what do you do?');
    expect(words(state).ask(asked, { form: 'short' })).toBe('Tollgate Bullies: what do you do?');
    expect(words(state, { players, catalogues: [german] }).ask(asked, { form: 'short' })).toMatch(
      /: Was tust du\?$/,
    );
    // Words of no state, of another one, and of a view that was followed do not know it.
    const { frames: _, ...followed } = state;
    for (const said of [
      of({}, 'en'),
      words(createGame({ players: 2, seed: 1 }), { players }),
      words(state, { players }).at(followed),
    ])
      expect(said.ask(asked)).toBe('Ann: Choose, as the card asks you.');
    expect(
      words(createGame({ players: 2, seed: 1 }), { players })
        .at(state)
        .ask(asked),
    ).toContain('Tollgate');
  });
});

describe('a catalogue', () => {
  it('is asked first, and English where it says nothing', () => {
    const said = of({ 'event.gold/gained': '{player} bekommt {amount, number} Gold.' });
    expect(said.describe(gained)).toBe('Ann bekommt 1.200 Gold.');
    expect(said.describe({ type: 'move/stay' })).toBe('Stay where you are.');
  });

  it('that has the sentence and no label makes the label of the sentence, and not of the English', () => {
    const said = of({ 'action.move/stay': 'Bleib hier.' });
    expect(said.describe({ type: 'move/stay' }, { form: 'short' })).toBe('Bleib hier');
  });

  it.each([
    ['cannot be read', '{player bekommt Gold'],
    ['asks for a value that is not there', '{spieler} bekommt Gold.'],
    ['has no other', '{player, select, x {y}}'],
  ])('whose message %s is passed over, and the check names it', (_what, text) => {
    expect(of({ 'event.gold/gained': text }).describe(gained)).toBe('Ann gains 1200 gold.');
    const { ok, malformed } = checkCatalogue({ locale: 'de', messages: { 'event.gold/gained': text } });
    expect(ok).toBe(false);
    expect(malformed.map(({ path }) => path)).toEqual(['event.gold/gained']);
  });

  it('tells the names of values that there are, where one is not', () => {
    const { malformed } = checkCatalogue({
      locale: 'de',
      messages: { 'action.move/roll': 'Wirf {würfel}.' },
    });
    expect(malformed[0]?.message).toBe('There is no value würfel for this message; there are dice.');
  });

  it('may name what nobody asks for, and is warned of it', () => {
    const messages = {
      'event.gold/ganied': 'x',
      'card.longsword-of-nobody.name': 'x',
      'rule.2e.escape.fail': 'Wer nicht entkommt, erleidet Wunden.',
      'rule.2e.escape.fial': 'x',
      'refusal.2e.escape.fail': 'x',
      'space.h0607.name': 'Am Tor',
      'module.doom-track.name': 'Schicksal',
    };
    expect(checkCatalogue({ locale: 'de', messages }).unknown).toEqual([
      'event.gold/ganied',
      'card.longsword-of-nobody.name',
      'rule.2e.escape.fial',
    ]);
  });

  it('is chosen by language, the nearest first', () => {
    const catalogues: Catalogue[] = [
      { locale: 'fr', messages: { 'word.green': 'vert' } },
      { locale: 'de', messages: { 'word.green': 'grün', 'word.red': 'rot' } },
      { locale: 'de-AT', messages: { 'word.green': 'grean' } },
    ];
    const named = (locale?: string) => {
      const said = wordsOf(base, { catalogues, ...(locale ? { locale } : {}) });
      return [said.locale, said.name('color', 'green'), said.name('color', 'red')];
    };
    expect(named()).toEqual(['fr', 'vert', 'rot']);
    expect(named('de')).toEqual(['de', 'grün', 'rot']);
    expect(named('de-AT')).toEqual(['de-AT', 'grean', 'rot']);
    expect(named('es')).toEqual(['es', 'green', 'red']);
  });

  it('puts its own words in the place of a refusal', () => {
    const game = createGame({ players: 2, seed: 1 });
    const ruling = explain(game, { type: 'market/done' });
    const rule = ruling.rules[0]?.id ?? '';
    expect(of({}).reason(ruling)).toBe(ruling.reason);
    expect(of({ [`rule.${rule}`]: 'Nur auf dem Markt.' }).reason(ruling)).toBe('Nur auf dem Markt.');
    expect(
      of({ [`rule.${rule}`]: 'Nur auf dem Markt.', [`refusal.${rule}`]: 'Später.' }).reason(ruling),
    ).toBe('Später.');
    const legal = explain(game, legalActions(game)[0]);
    expect(of({ [`rule.${legal.rules[0]?.id}`]: 'x' }).reason(legal)).toBe(legal.reason);
  });

  it('is refused with a reason if it is invalid', () => {
    expect(() => of({}, 'no language')).toThrow('its locale is a language tag');
    expect(() => of({ 'word.green': 3 as never })).toThrow('the message "word.green" is no text');
  });
});

describe('keys for translators', () => {
  it('are the keys of the catalogue that the check takes, with their English', () => {
    const messages = Object.fromEntries(wordKeys().map(({ key, english }) => [key, english ?? 'x']));
    const report = checkCatalogue({ locale: 'en', messages });
    expect(report).toMatchObject({ ok: true, missing: [], unknown: [] });
    expect(report.content).toBeGreaterThan(300);
  });
});

describe('a module of somebody else', () => {
  const inns: SecondEditionModule = defineModule({
    id: 'inns',
    title: 'Inns',
    words: { 'word.inn': 'inn', 'event.gold/gained': '{player} earns {amount}.' },
  });

  it('brings its own words, and may say the words of the base game otherwise', () => {
    const ruleset = composeRuleset([inns]);
    const said = wordsOf(ruleset, { players: ['Ann'] });
    expect(said.name('word', 'inn')).toBe('inn');
    expect(said.describe(gained)).toBe('Ann earns 1200.');
    expect(said.name('module', 'inns')).toBe('Inns');
    expect(wordsOf(ruleset, { catalogues: [german], players: ['Ann'] }).describe(gained)).toBe(
      'Ann erhält 1200 Gold.',
    );
    expect(wordKeys([ruleset]).some(({ key }) => key === 'word.inn')).toBe(true);
  });
});

describe('a game at an end', () => {
  it('names its winners', () => {
    const { outcome } = of({}, 'en');
    const ended = { ranking: [[0], [1]], rule: '2e.game.win-runes', how: 'dragon-runes' } as const;
    expect(outcome({ ...ended, winners: [0] })).toBe('Ann wins: the third Dragon Rune is found.');
    expect(outcome({ ...ended, winners: [0, 1] })).toBe(
      'Ann and Bo share the victory: the third Dragon Rune is found.',
    );
    expect(outcome({ ...ended, winners: [] })).toBe('Nobody wins: the third Dragon Rune is found.');
    expect(outcome(null)).toBe('');
  });
});
