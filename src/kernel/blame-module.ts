import { EngineError, RuleFaultError } from './errors.js';
import type { AnyRule } from './hooks.js';

/** A rule of a module that says where it was if it fails. */
export function blameModule(module: string, place: string, rule: AnyRule): AnyRule {
  // Fixed parameters instead of rest parameters: hooks sit on the hot path.
  return (g: unknown, a: unknown, b: unknown, c: unknown, d: unknown): unknown => {
    try {
      return rule(g, a, b, c, d);
    } catch (error) {
      throw error instanceof EngineError ? error : new RuleFaultError(module, place, error);
    }
  };
}
