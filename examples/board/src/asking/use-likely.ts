import { useEffect, useState } from 'react';
import type { FightOdds } from '../bots/minds.js';
import type { View } from '../table/client.js';
import { useAtTable } from '../table/context.js';
import { percent } from '../texts/percent.js';
import { texts } from '../texts.js';
import type { AnswerThing, Likely } from '../things/answer-things.js';

/** What a fight begins with, or goes on. */
const begins: readonly string[] = ['adventure/face', 'combat/stand', 'hero/attack', 'villain/engage'];
/** What may begin one: a duel that a card offers. */
const mayBegin = 'effect/choose';

/** Whether an answer of this type has the odds of a fight: no choice while a fight goes on, or what it brings is taken. */
export const hasFightOdds = ({ frames }: Pick<View, 'frames'>, type: string): boolean =>
  begins.includes(type) || (type === mayBegin && !frames.some(({ kind }) => kind === 'combat'));

/** The odds that were counted for a view, by action. */
const counted = new WeakMap<View, Map<string, Promise<FightOdds | null>>>();

function oddsOf(
  view: View,
  { code, action }: Pick<AnswerThing, 'code' | 'action'>,
): Promise<FightOdds | null> {
  const known = counted.get(view) ?? new Map<string, Promise<FightOdds | null>>();
  counted.set(view, known);
  const found =
    known.get(code) ?? import('../table/local.js').then(({ fightOdds }) => fightOdds(view, action));
  known.set(code, found);
  return found;
}

/** How likely an answer succeeds. For a fight that it begins, this is known a little later. */
export function useLikely(answer: AnswerThing | undefined): Likely | null {
  const { look, screen } = useAtTable();
  const [found, setFound] = useState<{ readonly of: AnswerThing; readonly odds: FightOdds | null }>();
  const { view } = look;
  useEffect(() => {
    if (answer === undefined || !hasFightOdds(view, answer.action.type)) return;
    let isOver = false;
    const show = (odds: FightOdds | null): void => (isOver ? undefined : setFound({ of: answer, odds }));
    void oddsOf(view, answer).then(show, () => show(null));
    return () => {
      isOver = true;
    };
  }, [view, answer]);
  const isKnown = found !== undefined && found.of === answer;
  // It takes a moment, in which nobody should think that there is no chance.
  if (!isKnown && answer !== undefined && answer.likely === null && begins.includes(answer.action.type))
    return { text: texts().table.question.reckoned(screen.fightWon), chance: null };
  const odds = isKnown ? found.odds : null;
  if (odds === null) return answer?.likely ?? null;
  const { leftOut } = screen;
  const won = odds.exact ? screen.fightWon : texts().things.roughly(screen.fightWon);
  const without = odds.exact && leftOut ? ` (${leftOut})` : '';
  const then = answer?.follows === undefined ? '' : `, ${answer.follows}`;
  return { text: `${won}: ${percent(odds.chance)}${without}${then}`, chance: odds.chance };
}

/** The chance to win against the villain, as the player is now, wherever it stands; `null` until it is known, and in a fight. */
export function useVillainOdds(isVillain: boolean): number | null {
  const { look, screen } = useAtTable();
  const [found, setFound] = useState<{ readonly of: View; readonly chance: number | null }>();
  const { view } = look;
  const counts = isVillain && screen.combat === null && screen.outcome === null && look.viewer !== null;
  useEffect(() => {
    if (!counts) return;
    let isOver = false;
    const show = (odds: FightOdds | null): void =>
      isOver ? undefined : setFound({ of: view, chance: odds?.chance ?? null });
    const engage = { code: 'villain/engage', action: { type: 'villain/engage' } } as const;
    void oddsOf(view, engage).then(show, () => show(null));
    return () => {
      isOver = true;
    };
  }, [view, counts]);
  return found?.of === view ? found.chance : null;
}
