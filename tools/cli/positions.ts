import { existsSync } from 'node:fs';
import type { AnyRuleset } from '../../src/conformance/index.js';
import { answer, InvalidQuestionError, type Question, questionIn } from '../../src/desk/index.js';
import {
  type AnyAction,
  actionCode,
  EngineError,
  isModuleList,
  type Problem,
} from '../../src/kernel/index.js';
import { type PictureOptions, type PicturePart, picture } from '../../src/picture/second-edition/index.js';
import {
  type PicturePart as OtherPart,
  picture as otherPicture,
} from '../../src/picture/third-edition/index.js';
import { fromScenario, type Scenario } from '../../src/scenario/second-edition/index.js';
import { fromScenario as fromThirdEdition } from '../../src/scenario/third-edition/index.js';
import {
  rulesetOf,
  type SecondEditionState,
  type SecondEditionView,
} from '../../src/second-edition/index.js';
import { rulesetOf as rulesetOfScenario } from '../../src/third-edition/bundled.js';
import type { ThirdEditionState, ThirdEditionView } from '../../src/third-edition/types.js';
import * as second from '../../src/words/second-edition/index.js';
import * as third from '../../src/words/third-edition/index.js';
import { answerLines } from './ask/told.js';
import { isObject, parseJson, problemLine, readJson } from './files.js';
import type { Catalogues } from './play/game.js';
import { isRecord, keptNames, keptPosition, mayHoldGame } from './play/saved.js';
import { CommandError } from './terminal.js';

export type Shown = { readonly svg: string } | { readonly lines: readonly string[] };

export interface ShowOptions extends Pick<PictureOptions, 'theme' | 'width'> {
  readonly board?: boolean;
  /** As the player of this seat sees it, by index; as everybody sees it without. */
  readonly seat?: number;
  /** Everything, hidden cards too. */
  readonly whole?: boolean;
  /** The language of its names; English without. */
  readonly catalogues?: Catalogues | undefined;
}

const board: readonly PicturePart[] = ['names', 'ids', 'counters', 'heroes', 'challenges'];
const otherBoard: readonly OtherPart[] = ['names', 'ids', 'gems', 'heroes', 'tokens'];

export function show(
  file: string,
  { board: alone = false, seat, whole = false, catalogues, ...given }: ShowOptions,
): Shown {
  const read = readJson(file);
  if ('problem' in read) return { lines: [problemLine(read.problem)] };
  try {
    const position = positionFrom(read.text, read.value);
    if (seat !== undefined && position.players[seat] === undefined)
      throw new CommandError(`There is no seat ${seat + 1}: the game has ${position.players.length}.`);
    const state = whole ? position : (rulesOf(position).viewFor(position, seat ?? null) as SeenPosition);
    const options = { ...given, players: keptNames(read.value) };
    const svg =
      state.edition === 'third-edition'
        ? otherPicture(state, {
            ...options,
            ...(catalogues && { words: third.words(state, { catalogues: catalogues[state.edition] }) }),
            ...(alone ? { parts: otherBoard } : {}),
          })
        : picture(state, {
            ...options,
            ...(catalogues && { words: second.words(state, { catalogues: catalogues[state.edition] }) }),
            ...(alone ? { parts: board } : {}),
          });
    return { svg };
  } catch (error) {
    return { lines: refusalLines(error) };
  }
}

interface Answer {
  readonly answer: 'yes' | 'no' | 'none';
  readonly lines: string[];
}

const failed = (...lines: readonly string[]): Answer => ({ answer: 'none', lines: [...lines] });

export function why(file: string, code: string | undefined): Answer {
  const read = readJson(file);
  if ('problem' in read) return failed(problemLine(read.problem));
  let state: Placed;
  try {
    state = positionFrom(read.text, read.value);
  } catch (error) {
    return failed(...refusalLines(error));
  }
  const ruleset = rulesOf(state);
  if (code === undefined) return listed(ruleset.legalActions(state));
  try {
    return ruled(ruleset, state, actionIn(ruleset, code));
  } catch (error) {
    return failed(...refusalLines(error));
  }
}

/** Whether this is a link of the ruling desk, or its part after the `#`, and no file. */
export const isLink = (text: string): boolean =>
  /^https?:|#|^\d+[.][\w-]+[.][\da-f]{8}$/.test(text) && !existsSync(text);

/** Answers the question of a link; `code` is an action to ask about in place of its own. */
export async function whyLink(link: string, code: string | undefined): Promise<Answer> {
  try {
    const question = about(await questionIn(link), code);
    const answered = answer(question);
    const { ruling, problems, moments } = answered;
    const { beside } = question;
    const no = problems.length > 0 || ruling?.legal === false;
    return {
      answer: moments.length === 0 ? 'none' : no ? 'no' : 'yes',
      lines: [
        ...answerLines(question, answered),
        ...(beside === undefined ? [] : ['', 'Beside it:', ...answerLines(beside, answer(beside))]),
      ],
    };
  } catch (error) {
    return failed(...refusalLines(error));
  }
}

/** The question whether this action may be done, or what it asks already. */
export function about(asked: Question, code: string | undefined): Question {
  const { ruleset } = answer(asked);
  return code === undefined || ruleset === null
    ? asked
    : ({ ...asked, may: { action: actionIn(ruleset, code) } } as Question);
}

export function actionIn(ruleset: AnyRuleset, code: string): unknown {
  if (!code.startsWith('{')) return ruleset.parseActionCode(code);
  const action = parseJson(code, 'The action');
  if ('problem' in action) throw new CommandError(action.problem.message);
  return action.value;
}

const listed = (actions: readonly AnyAction[]): Answer => ({
  answer: 'yes',
  lines: [
    'These actions are legal:',
    ...actions.slice(0, 60).map((action) => `  ${actionCode(action)}`),
    ...(actions.length > 60 ? [`  … and ${actions.length - 60} more`] : []),
  ],
});

function ruled(ruleset: AnyRuleset, state: Placed, action: unknown): Answer {
  const { legal, reason, rules, waiting } = ruleset.explain(state, action);
  const asked =
    waiting &&
    `The game waits for ${waiting.actor === 'chance' ? 'chance' : `player ${waiting.actor}`}: ${waiting.kind} [${waiting.rule}]`;
  return {
    answer: legal ? 'yes' : 'no',
    lines: [
      `${legal ? 'Legal' : 'Not legal'}: ${reason}`,
      ...rules.map((rule) => `  [${rule.id}] ${rule.text} (${rule.document}, ${rule.section})`),
      asked ?? 'The game is over.',
    ],
  };
}

/** The problems of input, a line each. Any other error is rethrown: it is a fault of the command. */
export function refusalLines(error: unknown): readonly string[] {
  if (error instanceof CommandError || error instanceof InvalidQuestionError) return [error.message];
  if (!(error instanceof EngineError)) throw error;
  return 'problems' in error ? (error.problems as readonly Problem[]).map(problemLine) : [error.message];
}

type SeenPosition = SecondEditionState | SecondEditionView | ThirdEditionState | ThirdEditionView;

export type Placed = SecondEditionState | ThirdEditionState;

const rulesOf = (state: Placed): AnyRuleset =>
  state.edition === 'third-edition'
    ? rulesetOfScenario(state.modules[0] ?? '')
    : rulesetOf([...state.modules]);

/** A position from a file: a scenario (`{ "game": … }`), a saved state, or a game saved by `play`. */
function positionFrom(text: string, value: unknown): Placed {
  const kept = keptPosition(value);
  if (kept !== undefined) return positionFrom(JSON.stringify(kept), kept);
  const described = isObject(value) && 'game' in value;
  const named = described ? value.game : value;
  if (isObject(named) && named.edition === 'third-edition')
    return described
      ? fromThirdEdition(value as never)
      : rulesetOfScenario(modulesIn(named)[0] ?? '').parseState(text);
  if (described) return fromScenario(value as unknown as Scenario);
  if (isRecord(value) || (isObject(value) && isRecord(value.record)))
    throw new CommandError('This is a recorded game and no position: `watch` shows it, at any step.');
  if (!mayHoldGame(value))
    throw new CommandError(
      'This holds no game: give a save, one that play has kept, or a described position.',
    );
  return rulesetOf(modulesIn(value)).parseState(text);
}

/** The check of the save reports a wrong list. */
const modulesIn = (value: unknown): readonly string[] =>
  isObject(value) && isModuleList(value.modules) ? value.modules : [];
