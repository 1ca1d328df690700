import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as root from '../src/index.js';
import * as second from '../src/second-edition/entries/edition.js';
import * as third from '../src/third-edition/entries/edition.js';

/*
 * The root, the entries of the editions and their rulesets have the same functions with the same types. Each difference has its reason here, and
 * each reason a difference.
 */

const entries = { root, second, third } as const;

const large = 'checks of saves are large: the entries `…/saves` have it';
const register = 'the register with the texts of all rules is large: the entry `register` has it';
const author = 'rules are written with it, not screens: the entries `…/rules` or `kernel` have it';
const several = 'it is about several editions';
const ofSecond = 'it belongs to the content or the card language of Second Edition';
const ofThird = 'it belongs to the content or the card language of Third Edition';
const language = 'words of the card language: each edition has its own, the root has no card language';

/** What not all entries export, and why. */
const reasons: Readonly<Record<string, string>> = {
  parseState: large,
  brokenInvariants: large,
  isRuleId: register,
  rule: register,
  rulesOf: register,
  searchRules: register,
  forbid: author,
  ofSort: author,
  override: author,
  why: author,
  Simulation: 'entries give simulations by `simulate`; the class is for the type of the root',
  bundledModules: several,
  createEngine: several,
  secondEdition: several,
  thirdEdition: several,
  rulesetFor: 'the entry of Second Edition plays the base game alone',
  rulesetOf: 'scenarios are bundled with Third Edition; modules of Second Edition have entries of their own',
  screenQueries: 'rulesets of the root have the queries; others get them by `bindQueries`',
  ...Object.fromEntries(
    ['answers', 'attempts', 'distances', 'facesFor', 'inspect', 'odds', 'path', 'reach'].map((name) => [
      `${name}Query`,
      'it is a query of `screenQueries`',
    ]),
  ),
  composeBundled: 'what the root composes is checked; content of Third Edition comes with its scenarios',
  nearestTowns: 'towns are of Second Edition',
  oddsOf: 'odds of ten-sided dice are of Second Edition',
  nearestPlaces: 'cities, shrines and strongholds are of Third Edition',
  scenarioIds: 'scenarios are of Third Edition',
  stateVersion: 'each edition counts the forms of its saves',
  attributes: language,
  counts: language,
  stats: language,
  terrains: language,
  ...Object.fromEntries(
    [
      ...[
        'becomes',
        'bonuses',
        'colors',
        'combatTypes',
        'compileContent',
        'fighterOf',
        'heroStats',
        'itemClasses',
      ],
      ...['movementDice', 'riseOfTheDragonLords', 'rollKinds', 'triggers', 'whos', 'windows'],
    ].map((name) => [name, ofSecond]),
  ),
  ...Object.fromEntries(
    [
      ...[
        'ASSETS',
        'combatMoments',
        'SKILLS',
        'STORY',
        'adventureTypes',
        'assetTypes',
        'damageTypes',
        'enemyMoments',
        'moments',
      ],
      ...['placeKinds', 'skillSets', 'symbols'],
    ].map((name) => [name, ofThird]),
  ),
};

const openEvents = 'Second Edition hides nothing: the events that a player sees are the events';
const sharedEvents =
  'the root keeps the type of the events that it gets: an event does not name its edition, and editions share types of events';
/** The functions whose types differ between the root and an edition, and why. */
const differently: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'second-edition': { follow: openEvents, predict: openEvents, eventsFor: sharedEvents },
  'third-edition': { eventsFor: sharedEvents },
};

/** What queries answer, by their names, as the entries of the editions call it. */
const answers: Readonly<Record<string, string>> = {
  inspect: 'Inspection',
  attempts: 'readonly AttemptGroup[]',
  answers: 'Answers | null',
  reach: 'Reach | null',
  odds: 'Odds',
};

/** The types of one edition, of both, or of the one of a state, in the same words. */
const inWords = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/,? ?([)>])/g, '$1')
    .replaceAll('< ', '<')
    .replaceAll('Editions[E]', 'Types')
    .replace(/\b(?:OptionsFor<Editions, E>|GameOptions<E>|\w+EditionOptions(?:<[^<>]*>)?)/g, 'Options')
    .replace(
      /\b(Spelled|Seen)?(?:Game|(?:Second|Third)Edition)?(State|View|Event|Action|Decision)\b/g,
      '$1$2',
    )
    .replace(/\b(?:Second|Third)EditionTypes\b/g, 'Types')
    .replace(/<E(?:ditionId)?>/g, '')
    .replaceAll('<E, ', '<');

/** The functions of a generated file by name, each with its parameters and their types, and what it returns. */
function signatures(file: string): Readonly<Record<string, string>> {
  const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return Object.fromEntries(
    source.statements.filter(ts.isFunctionDeclaration).map((one) => {
      const name = one.name?.text ?? '';
      // A parameter that stands for the type of a state: what it may be.
      const standing = new Map(
        one.typeParameters?.map((each) => [each.name.text, each.constraint?.getText() ?? '']) ?? [],
      );
      const typeOf = (type: ts.TypeNode | undefined): string =>
        inWords(
          (type?.getText() ?? '')
            .replaceAll('EditionOf<Editions, S>', 'E')
            .replace(/^S\b/, () => standing.get('S') ?? ''),
        );
      const parameters = one.parameters.map(
        (each) => `${each.name.getText()}${each.questionToken ? '?' : ''}: ${typeOf(each.type)}`,
      );
      const query = /^QueryResultOf<S, '(\w+)'>$/.exec(one.type?.getText() ?? '')?.[1] ?? '';
      const returned = answers[query] ?? typeOf(one.type);
      return [name, `(${parameters.join(', ')}): ${returned}`];
    }),
  );
}

describe('the root and the entries of the editions', () => {
  const generated = signatures('src/functions.ts');

  it.each(['second-edition', 'third-edition'])(
    '%s has the types of the root, but for those with a reason',
    (edition) => {
      const own = signatures(`src/${edition}/entries/functions.ts`);
      expect(Object.keys(own).length).toBeGreaterThan(28);
      const excused = differently[edition] ?? {};
      const differences = Object.entries(own).filter(([name, signature]) => generated[name] !== signature);
      expect(
        differences
          .filter(([name]) => !Object.hasOwn(excused, name))
          .map(([name, is]) => ({ name, is, root: generated[name] })),
      ).toEqual([]);
      expect(differences.map(([name]) => name).sort()).toEqual(Object.keys(excused).sort());
      expect(Object.keys(generated).filter((name) => !Object.hasOwn(own, name))).toEqual([
        'parseState',
        'brokenInvariants',
      ]);
    },
  );

  it('export the same values, but for those with a reason', () => {
    const names = new Set(Object.values(entries).flatMap((entry) => Object.keys(entry)));
    const lacking = [...names].filter((name) =>
      Object.values(entries).some((entry) => !Object.hasOwn(entry, name)),
    );
    expect(lacking.sort()).toEqual(Object.keys(reasons).sort());
    expect(names.size - lacking.length).toBeGreaterThan(45);
  });

  it('throw errors of the same classes', () => {
    const classes = Object.entries(root).filter(([name]) => name.endsWith('Error'));
    expect(classes.length).toBeGreaterThan(5);
    for (const [name, one] of classes) {
      expect(second).toHaveProperty(name, one);
      expect(third).toHaveProperty(name, one);
    }
  });
});

describe('rulesets', () => {
  const setting = { edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 1 } as const;
  const rulesets = {
    composed: root.composeRuleset([]),
    bound: root.bindQueries(second.composeRuleset([]), second.screenQueries),
    boundThird: root.bindQueries(third.rulesetOf('corpse-king'), third.screenQueries),
    bundled: root.rulesetFor(root.createGame({ players: 2, seed: 1 })),
    bundledThird: root.rulesetFor(root.createGame(setting)),
    second: second.composeRuleset([]),
    third: third.rulesetOf('corpse-king'),
  };
  const queries = Object.keys(rulesets.composed).filter((name) => !Object.hasOwn(rulesets.second, name));

  it('have the functions of entries, and what their parts bring', () => {
    const functions = Object.keys(signatures('src/functions.ts'));
    // `rules` are the composed rules; `ask` asks a query of any edition.
    expect(Object.keys(rulesets.composed).sort()).toEqual([...functions, 'rules', 'ask'].sort());
    expect(queries.sort()).toEqual(
      ['inspect', 'attempts', 'answers', 'reach', 'odds', 'distances', 'path', 'facesFor'].sort(),
    );
    for (const [name, ruleset] of Object.entries(rulesets)) {
      const has = Object.keys(ruleset);
      const lacking = Object.keys(rulesets.composed).filter((each) => !has.includes(each));
      // Queries are bound where they are asked for: a bundler leaves them out otherwise.
      expect(lacking.sort(), name).toEqual(/^(?:composed|bound)/.test(name) ? [] : queries);
    }
  });
});
