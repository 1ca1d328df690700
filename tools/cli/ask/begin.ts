import type { Vector } from '../../../src/conformance/index.js';
import { answer, type Question, questionIn, readQuestion, vectorOf } from '../../../src/desk/index.js';
import { type AnyAction, actionCode } from '../../../src/kernel/index.js';
import { bundledModules } from '../../../src/second-edition/index.js';
import { scenarioIds } from '../../../src/third-edition/bundled.js';
import { demandReadable, isObject, readJson } from '../files.js';
import { tableOf } from '../play/game.js';
import { page } from '../play/pages.js';
import { isRecord, keptPosition } from '../play/saved.js';
import { about, isLink, refusalLines } from '../positions.js';
import { CommandError } from '../terminal.js';
import { Gone, item, pick, pickSome, typed } from './choose.js';
import { equipped } from './equipped.js';
import { answerLines } from './told.js';

/* How a question begins: a described position, a file, or a link. */

/** @throws Gone if the person leaves; CommandError or InvalidQuestionError if what is named holds no question */
export async function begin(from: string | undefined): Promise<Question> {
  if (from !== undefined) {
    const question = await named(from);
    const lines = impossible(question);
    if (lines === null) return question;
    throw new CommandError(lines.join('\n'));
  }
  for (;;) {
    const how = await pick('What is the question about?', [
      item('second', 'A position of Second Edition'),
      item('third', 'A position of Third Edition'),
      item('named', 'A file (a position, a save, a vector, a record), or a link of the ruling desk'),
    ]);
    try {
      const question =
        how === 'named'
          ? await named(await typed('The path of the file, or the link:', ''))
          : await described(how);
      const lines = impossible(question);
      if (lines === null) return question;
      await page({ title: 'This position is impossible', lines });
    } catch (error) {
      if (!(error instanceof Gone)) await page({ title: 'There is no question', lines: refusalLines(error) });
      else if (error.how === 'leave') throw error;
    }
  }
}

function impossible(question: Question): readonly string[] | null {
  const answered = answer(question);
  return answered.moments.length > 0 ? null : answerLines(question, answered);
}

async function named(from: string): Promise<Question> {
  if (isLink(from)) return questionIn(from);
  const value = valueIn(from);
  if (isRecord(value)) return readQuestion({ version: 1, save: await stateIn(value as never) });
  const { vectors } = Object(value);
  if (!Array.isArray(vectors)) return fromFile(from, value);
  const list = vectors.map((one, at) => item(`${at}`, String(one?.title ?? one?.id ?? at)));
  return fromJson(vectors[Number(await pick('Which of the vectors?', list))]);
}

/**
 * The vector of a ruling: in the position of a file or a link, on an action or on what the link asks.
 *
 * @throws CommandError if there is no position, or nothing decides the question
 */
export async function vectorAbout(from: string, code: string | undefined): Promise<Vector> {
  try {
    const question = about(isLink(from) ? await questionIn(from) : fromFile(from, valueIn(from)), code);
    return vectorOf(question, answer(question));
  } catch (error) {
    throw new CommandError(refusalLines(error).join('\n'));
  }
}

function valueIn(file: string): unknown {
  demandReadable(file);
  const read = readJson(file);
  if ('problem' in read) throw new CommandError(`${file}: ${read.problem.message}`);
  return read.value;
}

function fromFile(file: string, value: unknown): Question {
  const kept = keptPosition(value);
  if (kept !== undefined) return readQuestion({ version: 1, save: kept });
  if (!isObject(value) || isRecord(value) || Array.isArray(value.vectors))
    throw new CommandError(`${file} holds neither a position nor a single vector.`);
  return fromJson(value);
}

/** A vector or a scenario as a question, without what it expects; anything else is a save. */
function fromJson(value: Readonly<Record<string, unknown>>): Question {
  if (!('game' in value || 'create' in value))
    return readQuestion(value.version === 1 ? value : { version: 1, save: value });
  const { title, game, given, create, content, steps = [], may } = value;
  const played = (steps as readonly object[]).filter((step) => !('expect' in step));
  const asked = { version: 1, title, game, given, create, content, steps: played, may };
  return readQuestion(JSON.parse(JSON.stringify(asked)));
}

async function stateIn(record: { readonly actions: readonly AnyAction[] }): Promise<unknown> {
  const table = tableOf({ from: record } as never);
  const steps = record.actions.map((action, at) =>
    item(`${at + 1}`, `after ${at + 1}: ${actionCode(action)}`),
  );
  const step = await pick('At which step of the record?', [
    ...steps.reverse(),
    item('0', 'at the beginning'),
  ]);
  return JSON.parse(JSON.stringify(table.at(Number(step))));
}

interface Edition {
  readonly steps: readonly string[];
  readonly phases: readonly string[];
  readonly fighter: string;
  readonly foe: string;
}

const editions: Readonly<Record<string, Edition>> = {
  second: {
    steps: ['start', 'refresh', 'movement', 'adventure', 'market', 'experience', 'end'],
    phases: ['start', 'before-combat', 'escape', 'ranged', 'melee', 'magic'],
    fighter: 'hero',
    foe: 'challenge',
  },
  third: {
    steps: ['start', 'act', 'end'],
    phases: ['engage', 'cast', 'act', 'retreat'],
    fighter: 'player',
    foe: 'enemy',
  },
};

const plainList = (list: readonly string[]) => list.map((one) => item(one));

async function described(which: string): Promise<Question> {
  const { steps, phases, fighter, foe } = editions[which] as Edition;
  const modules = Object.values(bundledModules).map(({ id, title }) => item(id, title));
  const game =
    which === 'third'
      ? { edition: 'third-edition', scenario: await pick('Which scenario?', plainList(scenarioIds)) }
      : { modules: await pickSome('Which modules?', modules) };
  // A number that the game does not have is refused with its rule.
  const count = Number(await pick('How many players?', plainList(['1', '2', '3', '4', '5', '6'])));
  const cards = cardsOf({ version: 1, game: { ...game, players: count } } as Question);
  const players: object[] = [];
  while (players.length < count) {
    const heroes = cards(['hero']).filter(
      ({ value }) => !players.some((one) => 'hero' in one && one.hero === value),
    );
    const hero = await pick(`Which Hero has player ${players.length + 1}?`, [item('any', 'Any'), ...heroes]);
    players.push(hero === 'any' ? {} : { hero });
  }
  const all = await equipped(which, players as Record<string, unknown>[], cards);
  const seats = players.map((_, seat) => item(`${seat}`, `player ${seat + 1}`));
  const player = async () => Number(await pick('Whose turn is it?', seats));
  const given = {
    begin: async () => undefined,
    turn: async () => ({
      turn: { player: await player(), step: await pick('Which step begins?', plainList(steps)) },
    }),
    combat: async () => ({
      combat: {
        [fighter]: await player(),
        [foe]: await pick('Against whom?', cards([foe, 'villain'])),
        phase: await pick('Which phase begins?', plainList(phases)),
      },
    }),
  };
  const way = await pick('What is under way?', [
    item('begin', 'The turn of the first player begins'),
    item('turn', 'A step of a turn'),
    item('combat', 'A combat'),
  ]);
  const underWay = await given[way as keyof typeof given]();
  // What is as usual is left out.
  const position = JSON.parse(JSON.stringify({ game: { ...game, players: all }, given: underWay }));
  return readQuestion({ version: 1, ...position });
}

function cardsOf(question: Question) {
  const { ruleset } = answer(question);
  const { cards = {} } = (ruleset?.rules.content ?? {}) as {
    readonly cards?: Readonly<
      Record<string, { readonly id: string; readonly kind: string; readonly name: string }>
    >;
  };
  return (kinds: readonly string[]) =>
    Object.values(cards)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id, name }) => item(id, name))
      .sort((a, b) => a.label.localeCompare(b.label));
}
