/**
 * All rule modules of Second Edition that come with the package, for apps in which people choose them.
 *
 * @example
 * ```ts
 * import { composeBundled } from 'runebound-engine/second-edition';
 * import { bundledModules } from 'runebound-engine/second-edition/modules';
 *
 * const chosen = ['doom-track', 'travel-hazards'];
 * const ruleset = composeBundled(chosen.flatMap((id) => bundledModules[id] ?? []));
 * ```
 *
 * @module second-edition/modules
 */
export { type BundledModule, bundledModules } from '../bundled-by-id.js';
