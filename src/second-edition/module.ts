import type { RuleModule } from '../kernel/index.js';
import type { Content } from './base/content.js';
import type { SecondEditionState } from './base/state.js';

/** A rule module for this edition. */
export type SecondEditionModule = RuleModule<SecondEditionState, Content>;
