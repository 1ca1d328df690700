import { InvalidArgumentError, isModuleList, readOptions } from '../../kernel/index.js';
import type { SecondEditionState } from '../../second-edition/index.js';
import type { View } from './bot.js';

/**
 * The modules in force in a position.
 *
 * @throws InvalidArgumentError for a wrong position; the message names what was asked
 */
export function modulesIn(state: SecondEditionState | View, asked: string): readonly string[] {
  const { modules, edition } =
    typeof state === 'object' && state !== null ? readOptions(state, ['modules', 'edition']) : {};
  // Modules of the other edition would be unknown here.
  if (!isModuleList(modules) || (edition !== undefined && edition !== 'second-edition'))
    throw new InvalidArgumentError(`${asked} asked of a state or a view of Second Edition.`);
  return modules;
}
