import * as saves from '../../kernel/saves/migrations.js';
import { stateVersion } from '../base/state.js';

/** For each old version, the migration to the next. Version 1 is the current one. */
const migrations: Readonly<Record<number, saves.Migration>> = {};

/**
 * Brings an older save to the current version, one version at a time.
 *
 * @throws InvalidSaveError if a save names an older version and cannot be migrated
 */
export const migrate = (value: unknown): unknown => saves.migrate(value, migrations, stateVersion);
