import { InvalidSaveError, type Problem } from '../errors.js';
import { problemOfData } from '../json.js';
import { isRecord, show } from './describe-value.js';

/** Turns a save of one version into one of the next. It gets a private value that it may change and return. */
export type Migration = (save: Record<string, unknown>) => unknown;

/**
 * Brings an older save to the current version, one version at a time. Returns other values and later versions unchanged: the checks report
 * them.
 * @param value - parsed JSON that only the caller holds
 * @param steps - the migration of each old version to the next
 * @param present - the current version
 * @throws InvalidSaveError if a save names an older version and cannot be migrated
 */
export function migrate(
  value: unknown,
  steps: Readonly<Record<number, Migration>>,
  present: number,
): unknown {
  if (problemOfData(value) !== null) return value;
  let save = value;
  for (let version = versionOf(save); version !== null && version < present; version++) {
    const step = steps[version];
    if (step === undefined) return save;
    try {
      save = { ...(step(save as Record<string, unknown>) as object), schema: version + 1 };
    } catch (cause) {
      throw new InvalidSaveError(
        [
          {
            path: '',
            message: `This says that it is a save of version ${version}, but it cannot be read as one.`,
          },
        ],
        { cause },
      );
    }
  }
  return save;
}

function versionOf(save: unknown): number | null {
  const version = isRecord(save) ? save.schema : null;
  return Number.isSafeInteger(version) ? (version as number) : null;
}

export function problemOfVersion(save: unknown, present: number): Problem | null {
  const version = versionOf(save);
  if (version === present) return null;
  const path = 'schema';
  if (version === null)
    return { path, message: `The version of a save is a whole number; the present one is ${present}.` };
  return version > present
    ? {
        path,
        message: `This save is of version ${version}, and this engine knows versions up to ${present}. Open it with a newer release of runebound-engine.`,
      }
    : { path, message: `There is no way from version ${show(version)} to version ${present}.` };
}
