import * as saves from '../../kernel/saves/migrations.js';
import { stateVersion } from '../base/state.js';

/** For each version that saves were ever written in, how they become saves of the next. The first is the present one. */
const migrations: Readonly<Record<number, saves.Migration>> = {};

/**
 * Brings an older save to the present version, one version after the other.
 *
 * @throws InvalidSaveError if a save says that it is older, and cannot be brought on
 */
export const migrate = (value: unknown): unknown => saves.migrate(value, migrations, stateVersion);
