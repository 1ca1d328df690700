import { EngineError, RuleFaultError } from './errors.js';
import type { AnyRule } from './hooks.js';

/** Wraps a rule of a module so that its errors name the place. */
export function blameModule(module: string, place: string, rule: AnyRule): AnyRule {
  // Fixed parameters instead of rest parameters: hooks are on the hot path.
  return (g: unknown, a: unknown, b: unknown, c: unknown, d: unknown): unknown => {
    try {
      return rule(g, a, b, c, d);
    } catch (error) {
      throw error instanceof EngineError ? error : new RuleFaultError(module, place, error);
    }
  };
}
