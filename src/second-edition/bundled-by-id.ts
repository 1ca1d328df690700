import { freezeAll } from '../kernel/index.js';
import { modules } from './bundled-modules.js';
import type { SecondEditionModule } from './module.js';
import type { BundledKind } from './types.js';

/** A rule module that comes with the package: its events are among `SecondEditionEvent`. */
export type BundledModule = SecondEditionModule<BundledKind>;

const bundle = (all: readonly BundledModule[]): Readonly<Record<string, BundledModule>> =>
  freezeAll(Object.fromEntries(all.map((module) => [module.id, module])));

/** The rule modules that come with the package, by id, in the order in which they change the rules. */
export const bundledModules: Readonly<Record<string, BundledModule>> = /* @__PURE__ */ bundle(modules);
