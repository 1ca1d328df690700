/* The code blocks of a page: programs, and what they print; commands, and where they are typed. */

/** A program that a page shows. */
export interface Program {
  readonly code: string;
  /** What it prints, line by line, as its comments say: `console.log(x); // what it prints`. */
  readonly prints: readonly string[];
}

/** A command that a page shows. */
export interface Command {
  readonly line: string;
  /**
   * Where it is typed: what installs the package, in an empty folder; what runs the installed package, there; what belongs to the repository, in a
   * clone of it. `null`: nobody can say.
   */
  readonly where: 'install' | 'installed' | 'clone' | null;
}

const blocks = (page: string, language: string): readonly string[] =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].flatMap(([, name, code]) =>
    name === language ? [code ?? ''] : [],
  );

/** The programs of a page. */
export const programsOf = (page: string): readonly Program[] =>
  blocks(page, 'ts').map((code) => ({
    code,
    prints: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, printed]) => printed ?? ''),
  }));

function whereOf(line: string, name: string): Command['where'] {
  if (new RegExp(`^npm (?:i|install) ${name}$`).test(line)) return 'install';
  if (line.startsWith(`npx ${name} `)) return 'installed';
  return /^npm (?:install|ci|test|start|run)\b/.test(line) ? 'clone' : null;
}

/** The commands of a page about the package of that name. */
export const commandsOf = (page: string, name: string): readonly Command[] =>
  blocks(page, 'sh')
    .flatMap((code) => code.split('\n'))
    .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ line, where: whereOf(line, name) }));
