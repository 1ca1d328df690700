import type { RuleModule } from '../../src/kernel/index.js';

export const fewestPlayers = ({
  modules,
}: {
  readonly modules: readonly Pick<RuleModule, 'seats'>[];
}): number => Math.max(1, ...modules.map(({ seats }) => seats?.atLeast ?? 1));

export const drawEvents: readonly string[] = [
  'card/drawn',
  'market/stocked',
  'captain/arrived',
  'legendary/claimed',
  'scion/awakened',
];
