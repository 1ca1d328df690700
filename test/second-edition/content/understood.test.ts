import { describe, expect, it } from 'vitest';
import { InvalidContentError, type Problem } from '../../../src/kernel/errors.js';
import {
  cataclysm,
  checkContent,
  composeRuleset,
  defineModule,
  islandOfDread,
  knownIn,
  riseOfTheDragonLords,
  ritualsAndRunes,
  type SecondEditionModule,
  sevenScions,
} from '../../../src/second-edition/index.js';
import { ally, inPack, item } from './tiny-pack.js';

/* Classes of Items, sorts of cards and decks that rule modules bring: 2e.cards.item-class-and-type. */

const songs = defineModule({
  id: 'songs',
  title: 'Songs',
  understands: {
    itemClasses: { song: { needs: { words: 'house.songs.words' } }, hum: {} },
    sorts: { bard: { deck: 'bards', needs: { cost: 'house.songs.hire' } } },
    activatedWhenKept: ['verses'],
  },
});
const verses = { decks: [{ id: 'verses', name: 'Verses' }] };
const song = { ...item, id: 'lament', class: 'song', type: 'sad', words: ['lament'] };
const { words: _, ...wordless } = song;
const problemsIn = (card: object, ...modules: SecondEditionModule[]) =>
  checkContent(inPack('market', card), { modules });

describe('an Item of a class that a module brings', () => {
  it('is right where the module is given, also one that needs nothing', () => {
    expect(problemsIn(song, songs)).toEqual([]);
    expect(problemsIn({ ...item, class: 'hum' }, songs)).toEqual([]);
    const { rules } = composeRuleset([songs]);
    expect(checkContent(inPack('market', song), knownIn(rules.content, rules.modules))).toEqual([]);
  });

  it('is refused without what the module takes for granted, by the rule that asks for it', () => {
    expect(problemsIn(wordless, songs)).toEqual([
      {
        path: 'market/0/words',
        message: 'lament: An Item of class "song" has words.',
        rule: 'house.songs.words',
      },
    ]);
  });

  it('comes into a game with the module in force, and is refused there on the same grounds', () => {
    const compose = (card: object, modules: SecondEditionModule[]) => () =>
      composeRuleset(modules, [riseOfTheDragonLords, inPack('market', card) as never]);
    expect(compose(song, [songs])().rules.content.cards.lament).toMatchObject({ class: 'song' });
    expect(problemsOf(compose(wordless, [songs]))).toMatchObject([
      { path: 'packs/1/market/0/words', rule: 'house.songs.words' },
    ]);
    // Nobody takes anything for granted of a class that nobody brings.
    expect(compose(wordless, [])).not.toThrow();
  });

  it('is held to it in the pack of another module, too', () => {
    const content = inPack('market', wordless) as never;
    const other = defineModule({ id: 'more-songs', title: 'More songs', content });
    for (const modules of [
      [songs, other],
      [other, songs],
    ])
      expect(problemsOf(() => composeRuleset(modules))).toMatchObject([
        { path: 'modules/more-songs/content/market/0/words' },
      ]);
  });

  it('has as many as the module says of what it must have many of, and no class has to but by a module', () => {
    const chants = defineModule({
      id: 'chants',
      title: 'Chants',
      understands: {
        itemClasses: { chant: { needs: { symbols: { rule: 'house.chants.three', many: 3 } } } },
      },
    });
    const chant = { ...item, id: 'chant', class: 'chant', type: 'low' };
    const problem = {
      path: 'market/0/symbols',
      message: 'chant: An Item of class "chant" has 3 symbols.',
      rule: 'house.chants.three',
    };
    for (const [symbols, found] of [
      [['road', 'hill', 'river'], []],
      [['road', 'hill'], [problem]],
      [['road', 'hill', 'river', 'road', 'hill'], [problem]],
      [undefined, [problem]],
    ] as const) {
      const card = { ...chant, ...(symbols && { symbols }) };
      expect(problemsIn(card, chants)).toEqual(found);
      // What the check says, composing says.
      const compose = () => composeRuleset([chants], [riseOfTheDragonLords, inPack('market', card) as never]);
      if (found.length === 0) expect(compose).not.toThrow();
      else expect(problemsOf(compose)).toEqual([{ ...problem, path: 'packs/1/market/0/symbols' }]);
    }
    expect(problemsIn({ ...song, symbols: ['road'] }, songs)).toEqual([]);
  });

  it('of class "ritual" has five symbols where Rituals and Runes is in force: va46.ritual.five-symbols', () => {
    const ritual = { ...song, class: 'ritual', symbols: ['road', 'hill', 'river'] };
    const problem = {
      message: 'lament: An Item of class "ritual" has 5 symbols.',
      rule: 'va46.ritual.five-symbols',
    };
    expect(problemsIn(ritual, ritualsAndRunes)).toMatchObject([problem]);
    const compose = () =>
      composeRuleset([ritualsAndRunes], [riseOfTheDragonLords, inPack('market', ritual) as never]);
    expect(problemsOf(compose)).toMatchObject([problem]);
    expect(
      problemsIn({ ...ritual, symbols: ['road', 'hill', 'river', 'road', 'road'] }, ritualsAndRunes),
    ).toEqual([]);
  });

  it('has what each of two modules needs that bring the same class', () => {
    const louder = defineModule({
      id: 'louder',
      title: 'Louder',
      understands: { itemClasses: { song: { needs: { symbols: 'house.louder.symbols' } } } },
    });
    expect(problemsIn(song, songs, louder).map(({ path }) => path)).toEqual(['market/0/symbols']);
  });
});

describe('a class that nobody brings', () => {
  it.each([
    ['sogn', 'There is no class "sogn" of Items here; did you mean "song"?'],
    ['wepon', 'did you mean "weapon"?'],
    ['zzz', 'There is no class "zzz" of Items here. There are "weapon", "armor"'],
    ['ritual', '"gear", "song" of songs, "hum" of songs. To use a class of a rule module, pass the module'],
  ])('%s is refused, and what there is is named', (name, message) => {
    const [problem, ...more] = problemsIn({ ...item, class: name }, songs);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ path: 'market/0/class', rule: '2e.cards.item-class-and-type' });
    expect(problem?.message).toContain(message);
  });

  it('is named also where the module is not told', () => {
    expect(problemsIn(song)[0]?.message).toContain('There is no class "song" of Items here');
  });

  it('is refused once if it is no word at all', () => {
    expect(problemsIn({ ...item, class: 'Big Shield' }).map(({ path }) => path)).toEqual(['market/0/class']);
  });
});

describe('a sort of cards that a module brings', () => {
  const bard = { kind: 'further', sort: 'bard', id: 'bo', name: 'Bo', source: 'original' };
  const pack = { ...inPack('further', { ...bard, deck: 'verses' }), ...verses };

  it('lies in its deck and has what the module needs', () => {
    expect(checkContent(pack, { modules: [songs] }).map(({ path }) => path)).toEqual([
      'further/0/cost',
      'further/0/deck',
    ]);
    expect(problemsOf(() => composeRuleset([songs], [riseOfTheDragonLords, pack as never]))).toMatchObject([
      { path: 'packs/1/further/0/cost', message: 'bo: A card of sort "bard" has cost.' },
      { path: 'packs/1/further/0/deck' },
    ]);
    expect(checkContent(pack)).toEqual([]);
  });
});

describe('a kept card that is activated', () => {
  const abilities = [
    { use: 'any', id: 'sing', label: 'Sing', cost: { activate: true }, do: [{ do: 'gain-gold', amount: 1 }] },
  ];
  const verse = {
    kind: 'encounter',
    id: 'verse',
    name: 'Verse',
    source: 'original',
    deck: 'verses',
    effects: [{ do: 'take-card' }],
    becomes: { as: 'kept', abilities },
  };
  const pack = { ...inPack('adventures', verse), ...verses };

  it('2e.activation.abilities: is of a deck whose module remembers it', () => {
    expect(checkContent(pack, { modules: [songs] })).toEqual([]);
    expect(checkContent(pack, { modules: [cataclysm] })).toMatchObject([
      { path: 'adventures/0/becomes/abilities/0/cost/activate', rule: '2e.activation.abilities' },
    ]);
  });
});

describe('a list of effects that a module carries out', () => {
  const scion = (list: string, effect: object) => ({ ...ally, lists: { [list]: [effect] } });
  const cancel = { do: 'cancel', amount: 1 };
  const places = (list: string, effect: object, ...modules: SecondEditionModule[]) =>
    problemsIn(scion(list, effect), ...modules).map(({ path }) => path);

  it('may shield from harm and have dice rolled again where it comes in the midst of them', () => {
    for (const effect of [cancel, { do: 'redirect', to: 'you' }, { do: 'reroll' }, { do: 'succeed' }]) {
      expect(places('benefit', effect, sevenScions)).toEqual([]);
      expect(places('awaken', effect, sevenScions)).toEqual(['market/0/lists/awaken/0/do']);
    }
  });

  it('is let pass where no module says when it comes', () => {
    expect(places('awaken', cancel)).toEqual([]);
    expect(places('song', cancel, sevenScions)).toEqual([]);
  });
});

describe('what a module says it understands', () => {
  it.each<[string, object, string]>([
    ['no object', 5 as never, ''],
    ['classes that are none', { itemClasses: ['song'] }, '/itemClasses'],
    ['a class of the base game', { itemClasses: { weapon: {} } }, '/itemClasses/weapon'],
    ['needs without rules', { itemClasses: { song: { needs: ['words'] } } }, '/itemClasses/song'],
    ['a deck alone', { activatedWhenKept: 'verses' }, '/activatedWhenKept'],
    ['a list at no time', { lists: { chorus: 'always' } }, '/lists'],
  ])('is refused as %s', (_name, understands, at) => {
    const module = { id: 'songs', title: 'Songs', understands } as SecondEditionModule;
    expect(problemsOf(() => composeRuleset([module]))).toMatchObject([
      { path: `modules/songs/understands${at}` },
    ]);
    expect(problemsIn(item, module)[0]?.message).toContain('`modules` is a list of rule modules');
  });

  it('is what the bundled modules say of their own cards', () => {
    const said = [ritualsAndRunes, cataclysm, islandOfDread].map(({ understands = {} }) => [
      ...Object.keys(understands.itemClasses ?? {}),
      ...Object.keys(understands.sorts ?? {}),
      ...(understands.activatedWhenKept ?? []),
    ]);
    expect(said).toEqual([
      ['ritual'],
      ['ashen-flock-3', 'demon-horde-3', 'frenzied-rage-3', 'savage-brood-3', 'winter-lord-3'],
      ['captain'],
    ]);
  });
});

function problemsOf(compose: () => unknown): readonly Problem[] {
  try {
    compose();
  } catch (error) {
    if (error instanceof InvalidContentError) return error.problems;
    throw error;
  }
  return [];
}
