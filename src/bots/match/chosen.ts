import {
  type Decision,
  EngineError,
  type GameTypes,
  type LightRuleset,
  readAction,
} from '../../kernel/index.js';

/**
 * Checks that the player to decide has a legal action. If not, the step that asks is at fault, not the bot.
 *
 * @throws EngineError naming the step and its module
 */
export function assertAnswerable<T extends GameTypes>(
  { rules }: LightRuleset<T>,
  { actor, kind }: Decision,
  legal: readonly unknown[],
): void {
  if (legal.length > 0) return;
  const [frame = '', step = ''] = kind.split('/');
  const module = rules.frames[frame]?.steps[step]?.module ?? rules.edition;
  throw new EngineError(
    'no-answer',
    `The game cannot go on: ${kind}, a step of the module ${module}, asks player ${actor}, who may do nothing of what it offers. A decision leaves something to do in every case, or says by skip that there is nothing to ask.`,
  );
}

export function chosenOf<A extends GameTypes['action']>(legal: readonly A[], chosen: unknown): A | undefined {
  if (legal.includes(chosen as A)) return chosen as A;
  const read = readAction(chosen);
  return read === null ? undefined : legal.find((action) => isSame(action, read));
}

function isSame(one: GameTypes['action'], other: GameTypes['action']): boolean {
  const [parts, others] = [one, other].map((action) => action as unknown as Record<string, unknown>);
  const names = Object.keys(parts as object);
  return (
    names.length === Object.keys(others as object).length &&
    names.every((name) => JSON.stringify(parts?.[name]) === JSON.stringify(others?.[name]))
  );
}
