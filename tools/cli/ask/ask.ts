import { answer, linkOf, type Question, snippetOf, vectorOf } from '../../../src/desk/index.js';
import type { AnyAction, GameEvent } from '../../../src/kernel/index.js';
import { refusedAt, thrown } from '../../mcp/answers.js';
import { askedLine, wordsFor } from '../../mcp/said.js';
import { problemLine } from '../files.js';
import { fitting } from '../play/pages.js';
import { atTerminal, choose, type Item, leaveScreen } from '../play/prompt.js';
import { gameScreen, pageScreen } from '../play/screen.js';
import { actionIn, refusalLines } from '../positions.js';
import { CommandError, plain, print } from '../terminal.js';
import { begin } from './begin.js';
import { Gone, item, pick, typed } from './choose.js';
import { type At, actionWords, placed, rulingLines, seatAt, sightAt } from './told.js';

const desk = 'https://runebound-engine.github.io/runebound-engine/desk.html';

/** @throws CommandError without a terminal, or if what is named holds no question */
export async function ask(from: string | undefined): Promise<void> {
  const beside = 'For a position in a file, or a link, there is runebound-engine why.';
  await atTerminal('A question is put together', beside, async () => {
    try {
      const lines = await shared(await asking(await begin(from)));
      leaveScreen();
      print(lines);
    } catch (error) {
      if (!(error instanceof Gone)) throw new CommandError(refusalLines(error).join('\n'));
    }
  });
}

interface Option extends Item {
  readonly action: AnyAction;
}

const commands = [
  item('why', 'Why not the rest …'),
  item('take-back', 'Take the last step back'),
  item('finish', 'Finish: the link, the vector and the program'),
];

const hint = 'a number or a part of its name · an action as its code, to ask about it · Ctrl-C leaves';

async function asking(begun: Question): Promise<Question> {
  let question = begun;
  let notes: readonly string[] = [];
  for (;;) {
    const { ruleset, moments, problems } = answer(question);
    const last = moments.at(-1);
    if (ruleset === null || last === undefined) throw new CommandError('The position is impossible.');
    const { steps, may, ...rest } = question;
    // A step of a link may be impossible: the dialogue goes on before it.
    const done = (steps ?? []).slice(0, moments.length - 1);
    const at = { ruleset, state: last.state };
    const options = optionsAt(at);
    const chosen = await onScreen(at, last.events, options, [...notes, ...problems.map(problemLine)]);
    notes = [];
    try {
      if (chosen === 'finish') return { ...rest, steps: done, ...(may && { may }) };
      if (chosen === 'take-back') question = { ...rest, steps: done.slice(0, -1) };
      else {
        const action = chosen === 'why' ? await refusedOne(at) : actionOf(at, options, chosen);
        const isChance = ruleset.decision(at.state)?.actor === 'chance';
        const asked: Question = { ...rest, steps: done, may: { action } };
        if (isChance && chosen !== 'why') question = { ...rest, steps: [...done, { chance: action }] };
        else if (await isDone(at, asked)) question = { ...rest, steps: [...done, { do: action }] };
        else question = asked;
      }
    } catch (error) {
      if (!(error instanceof Gone)) notes = refusalLines(error);
      else if (error.how === 'leave') throw error;
    }
  }
}

function optionsAt(at: At): readonly Option[] {
  const { ruleset, state } = at;
  const legal = ruleset.legalActions(state) as readonly AnyAction[];
  const outcomes = ruleset.chanceOutcomes(state);
  if (outcomes.length === 0)
    return legal.map((action, n) => ({ ...item(`a${n}`, actionWords(at, action)), action }));
  const likely = [...outcomes].sort((a, b) => b.probability - a.probability);
  return [
    { ...item('by-chance', 'By chance'), action: thrown(outcomes) as AnyAction },
    ...likely.map(({ action, probability }, n) => {
      const note = `${(100 * probability).toFixed(2)} %`;
      return { ...item(`a${n}`, actionWords(at, action), { note }), action };
    }),
  ];
}

const actionOf = ({ ruleset }: At, options: readonly Option[], chosen: string): AnyAction =>
  options.find(({ value }) => value === chosen)?.action ?? (actionIn(ruleset, chosen) as AnyAction);

/** Shows the table with what happened last. @returns the key of a choice, or a typed action */
async function onScreen(
  at: At,
  events: readonly GameEvent[],
  options: readonly Option[],
  notes: readonly string[],
): Promise<string> {
  const sight = sightAt(at, seatAt(at));
  const list = [...options, ...commands];
  const words = wordsFor(placed(at));
  const told = events.map((event) => ({ text: words.describe(event), rule: event.rule, heading: false }));
  const news = [...told, ...notes.map((text) => ({ text, rule: '', heading: true }))];
  const question = askedLine(placed(at));
  const chosen = await choose({
    items: (text) => {
      const found = fitting(list, list, text);
      return found.length === 0 && /^\{|\//.test(text) ? [item(text, `May this be done: ${text}`)] : found;
    },
    noMatch: (text) => `There is no "${plain(text)}" in the list. An action is asked about by its code.`,
    draw: (shown) =>
      sight === null
        ? pageScreen(
            question,
            news.map(({ text, rule }) => `${text} ${rule}`),
            shown,
          )
        : gameScreen({ sight, question, news, to: () => null, hint, withRules: true }, shown),
  });
  if (chosen === 'leave') throw new Gone('leave');
  return chosen === 'back' ? onScreen(at, events, options, notes) : chosen.value;
}

/** One of the actions that could be tried and are refused, with its reason and rules in sight. @throws Gone */
async function refusedOne(at: At): Promise<AnyAction> {
  const refused = refusedAt(placed(at), seatAt(at));
  const list = refused.map(({ action, ruling }, n) =>
    item(`r${n}`, actionWords(at, action), {
      note: ruling?.rules[0]?.id ?? '',
      detail: [ruling?.reason ?? '', ...(ruling?.rules ?? []).map(({ id, text }) => `${id}: ${text}`)],
    }),
  );
  const lines = [list.length > 0 ? 'Choose one to ask about it.' : 'Nothing that could be tried is refused.'];
  const chosen = await pick('What may not be done now, and why', [item('return', 'Back'), ...list], lines);
  const found = refused[list.findIndex(({ value }) => value === chosen)];
  if (found === undefined) throw new Gone('back');
  return found.action;
}

async function isDone(at: At, asked: Question): Promise<boolean> {
  const { ruling } = answer(asked);
  if (ruling === null || asked.may === undefined) return false;
  const does = ruling.legal ? [item('do', 'Do it')] : [];
  const list = [...does, item('return', 'Back to the table, and keep the question')];
  return (await pick('The ruling', list, rulingLines(at, asked.may, ruling))) === 'do';
}

/** What can be passed on: the link, the vector, and the program. */
async function shared(question: Question): Promise<readonly string[]> {
  const title = await typed('The question in a sentence, for those who get the link:', 'Without a sentence');
  const whole: Question = title === '' ? question : { ...question, title };
  const part = async (name: string, make: () => string | Promise<string>): Promise<readonly string[]> => {
    try {
      return ['', `${name}:`, ...(await make()).split('\n')];
    } catch (error) {
      return ['', `${name}: ${refusalLines(error).join(' ')}`];
    }
  };
  return [
    ...(await part('The link', async () => `${desk}#${await linkOf(whole)}`)),
    ...(await part('The vector', () => JSON.stringify(vectorOf(whole, answer(whole)), null, 2))),
    ...(await part('In TypeScript', () => snippetOf(whole))),
  ];
}
