import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Edit, edited } from './recipe.js';

/** What a program has printed, and whether it succeeded. */
export interface Run {
  readonly ok: boolean;
  readonly printed: string;
}

/** Folders with packages of their own. */
const workspaces = ['examples/board', 'examples/server', 'site'];

const textOf = (path: string): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** A copy of the working tree, without its history, in which recipes are carried out. */
export class Copy {
  readonly #root: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  readonly #changed = new Set<string>();

  constructor(root: string) {
    this.#root = root;
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of files.split('\0'))
      if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(this.#folder, file));
    // The caches of the packages stay with the original.
    for (const folder of ['.', ...workspaces].map((name) => join(name, 'node_modules'))) {
      if (!existsSync(join(root, folder))) continue;
      mkdirSync(join(this.#folder, folder));
      for (const name of readdirSync(join(root, folder)))
        if (!name.startsWith('.') || name === '.bin')
          symlinkSync(join(root, folder, name), join(this.#folder, folder, name));
    }
  }

  apply(edits: readonly Edit[]): void {
    for (const edit of edits) {
      const path = join(this.#folder, edit.file);
      const text = edited(textOf(path), edit);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      this.#changed.add(edit.file);
    }
  }

  /** Runs generators, and says which files they wrote. */
  generate(names: readonly string[]): Run & { readonly written: readonly string[] } {
    if (names.length === 0) return { ok: true, printed: '', written: [] };
    const run = this.run(['npx', 'tsx', 'scripts/generate.ts', ...names]);
    const written = [...run.printed.matchAll(/^(?:Written|Taken away): (.+)$/gm)].map(
      ([, file = '']) => file,
    );
    for (const file of written) this.#changed.add(file);
    return { ...run, written };
  }

  /** Checks the types of everything. */
  types(): Run {
    return this.run(['node', 'node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false']);
  }

  run([program = '', ...options]: readonly string[]): Run {
    const { status, stdout, stderr } = spawnSync(program, options, {
      cwd: this.#folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    return { ok: status === 0, printed: stdout + stderr };
  }

  /** Takes back all that was changed. */
  restore(): void {
    for (const file of this.#changed) {
      const before = textOf(join(this.#root, file));
      if (before === null) rmSync(join(this.#folder, file));
      else writeFileSync(join(this.#folder, file), before);
    }
    this.#changed.clear();
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
