import { actionCode } from 'runebound-engine/kernel';
import { legalActions, predict } from '../editions/rules.js';
import type { Move } from '../table/client.js';
import { texts } from '../texts.js';
import { type AnswerThing, inOne } from './answer-things.js';
import { tokenFaces } from './third-combat.js';
import type { Reading, ThirdView } from './third-reading.js';

/* Any number of tokens that a card lets a player choose: the rules ask for one after the other. */

const choose = 'effect/choose';
/** The choice of no more tokens. */
export const isEnd = (action: Move): boolean => action.type === choose && action.choice === 'done';

/** The actions that choose these tokens and no more; `null` if the rules do not let a player choose so many. */
function actionsFor(view: ThirdView, chosen: readonly AnswerThing[]): readonly Move[] | null {
  let at = view;
  for (const { code, action } of chosen) {
    if (!legalActions(at).some((one) => actionCode(one) === code)) return null;
    const { known, view: after } = predict(at, action as never);
    // Only the last choice may lead to what nobody knows.
    if (!known) return chosen.at(-1)?.code === code ? chosen.map((one) => one.action) : null;
    at = after;
  }
  const end = legalActions(at).find(isEnd);
  return [...chosen.map(({ action }) => action), ...(end === undefined ? [] : [end])];
}

/** Where any number of tokens can be chosen: one answer for the given ones; `null` for other questions. */
export function togetherOf(
  reading: Reading,
  answers: readonly AnswerThing[],
): ((keys: readonly string[]) => AnswerThing | null) | null {
  const single = answers.filter(({ action, tokens }) => action.type === choose && tokens.length === 1);
  if (single.length === 0 || !answers.some(({ action }) => isEnd(action))) return null;
  return (keys) => {
    const chosen = keys.flatMap((key) => single.find(({ tokens }) => tokens[0] === key) ?? []);
    const actions = chosen.length === keys.length ? actionsFor(reading.view, chosen) : null;
    return actions === null || keys.length === 0
      ? null
      : {
          ...inOne(actions, {
            group: 'tokens',
            label: texts().things.choosesTokens(tokenFaces(reading.told.combat, keys)),
            hint: '',
          }),
          tokens: keys,
        };
  };
}
