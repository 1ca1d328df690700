/* The types of newcomer.mjs, which Node runs as it is. */

export interface RunTime {
  readonly name: string;
  readonly from: string | undefined;
  readonly program: string;
  readonly before: readonly string[];
}

export declare const root: string;
export declare const npm: (args: readonly string[], cwd: string, env?: NodeJS.ProcessEnv) => string;
export declare function packed(): {
  readonly paths: readonly string[];
  readonly size: number;
  readonly unpackedSize: number;
};
export declare function pack(folder: string): string;
export declare function emptyProject(folder: string): string;
export declare function workFolder(purpose: string): { readonly work: string; readonly remove: () => void };
export declare function codeEntries(): readonly string[];
export declare const runTimes: readonly RunTime[];
export declare function programOf(runTime: RunTime, work: string, fetching: boolean): string;
export declare const versionOf: (program: string) => string;
export declare const surroundings: (work: string) => NodeJS.ProcessEnv;
export declare const firstLine: (error: unknown) => string;
