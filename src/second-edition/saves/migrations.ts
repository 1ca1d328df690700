import * as saves from '../../kernel/saves/migrations.js';
import { stateVersion } from '../base/state.js';

export const presentVersion = stateVersion;

/** Migrates saves of each earlier version to the next. */
const migrations: Readonly<Record<number, saves.Migration>> = {
  // The digest of all answers of chance, for undo. For an older game it starts at 0.
  1: (save) => ({ ...save, chance: { ...(save.chance as object), trail: 0 } }),
};

/**
 * Migrates an older save to the present version, one version after the other.
 *
 * @throws InvalidSaveError if a save claims an older version and cannot be migrated
 */
export const migrate = (value: unknown, steps = migrations, present = presentVersion): unknown =>
  saves.migrate(value, steps, present);
