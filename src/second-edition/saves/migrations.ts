import * as saves from '../../kernel/saves/migrations.js';
import { stateVersion } from '../base/state.js';

/** The version of the state's form that games are played in now. */
export const presentVersion = stateVersion;

/** For each version that saves were ever written in, how they become saves of the next. */
const migrations: Readonly<Record<number, saves.Migration>> = {
  // A trace of what chance has answered, for undoing: of an older game nothing is known but that.
  1: (save) => ({ ...save, chance: { ...(save.chance as object), trail: 0 } }),
};

/**
 * Brings an older save to the present version, one version after the other.
 *
 * @throws InvalidSaveError if a save says that it is older, and cannot be brought on
 */
export const migrate = (value: unknown, steps = migrations, present = presentVersion): unknown =>
  saves.migrate(value, steps, present);
