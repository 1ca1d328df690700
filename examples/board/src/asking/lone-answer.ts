import { predict } from '../editions/rules.js';
import type { Look } from '../table/client.js';
import { type AnswerThing, isDiscard } from '../things/answer-things.js';
import type { Screenful } from '../things/things.js';

/** Answers with which a player leaves something: one may want to look at it first. */
const leaving: readonly string[] = ['turn/end', 'market/done', 'adventure/decline'];

/** The pass that the rules take by themselves, where the player has no card to use. */
const passing = 'experience/done';

/** Whether it uses a card that brings nothing now: the rules ask for it as long as somebody has it. */
export const isIdleUse = ({ action, group }: AnswerThing): boolean =>
  action.type === 'ability/use' && group === 'aside';

/** The only answer to a question, or one that comes to the same as the others, if nobody misses the choice: the player goes on after it, or the fight does,
 * and what the player did before can be taken back as well as without it. Beside cards that bring nothing now, it is the pass that the rules
 * take by themselves without such cards. */
export function loneAnswer(
  { answers, foregone, combat, view }: Pick<Screenful, 'answers' | 'foregone' | 'combat' | 'view'>,
  { viewer, canUndo }: Pick<Look, 'viewer' | 'canUndo'>,
): AnswerThing | null {
  const wanted = answers.filter((one) =>
    foregone === null ? !isDiscard(one) && !isIdleUse(one) : one.code === foregone,
  );
  const [only, ...others] = wanted.length === 0 ? answers : wanted;
  if (only === undefined || others.length > 0 || leaving.includes(only.action.type)) return null;
  const { known, waiting } = predict(view, only.action);
  if (!known || waiting === null) return null;
  // With the rest, the roll that follows it was chosen; with an ability, the card that pays for it.
  if (
    waiting.actor === viewer ||
    only.action.type === 'rest/discard' ||
    only.action.type === 'toll/exert' ||
    (only.action.type === passing && answers.some(isIdleUse))
  )
    return only;
  return !canUndo && (combat !== null || waiting.actor === 'chance') ? only : null;
}
