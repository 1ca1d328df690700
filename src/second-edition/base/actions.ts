import type { AnyAction } from '../../kernel/index.js';
export type SecondEditionAction = AnyAction;
