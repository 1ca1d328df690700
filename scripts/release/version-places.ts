/* The places beside package.json where the version of the package stands. */

/** What the protocol's page shows of the greeting that `serve --stdio` begins with. */
export const greetingOf = (protocol: number, version: string): string =>
  `"protocol":${protocol},"engine":"${version}"`;

/** A lock file with another version of the root. */
export function lockedAt(lock: string, version: string): string {
  const value = JSON.parse(lock);
  value.version = version;
  value.packages[''].version = version;
  return `${JSON.stringify(value, null, 2)}\n`;
}
