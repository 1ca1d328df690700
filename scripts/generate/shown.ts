// What a screen shows of an event: its group, and what moves from where to where. Each declaration of an event says it in its comment, as
// "Shows: cards, `card` from `deck` to the table." An app that plays carries none of it.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './sources.js';

/** The groups in the order of the page, with their titles. */
export const groups = {
  figures: 'Figures move',
  dice: 'Dice are rolled',
  harm: 'Wounds, exhaustion and damage',
  cards: 'Cards',
  tokens: 'Counters and tokens',
  gold: 'Gold',
  markets: 'Markets',
  fights: 'Fights',
  turns: 'Turns, time and the end',
  choices: 'What a player decides; nothing moves',
} as const;

export type Group = keyof typeof groups;

/** What moves, from where to where: texts with details in braces, such as `{card}`, and ` or ` between places of which one is meant. */
export interface Move {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

export interface Shown {
  readonly shows: Group;
  readonly moves: readonly Move[];
}

const isGroup = (text: string): text is Group => Object.hasOwn(groups, text);

/**
 * Reads what follows "Shows: " in a comment.
 *
 * @param fail - throws, with the place of the declaration
 */
export function readShown(
  type: string,
  text: string,
  details: readonly string[],
  fail: (what: string) => never,
): Shown {
  const [, group = '', , list = ''] = /^(\w+)(, (.+))?$/.exec(text) ?? [];
  if (!isGroup(group))
    return fail(`The event ${type} shows one of these: ${Object.keys(groups).join(', ')}; not "${text}".`);
  const named = (place: string): string =>
    place.replace(/`(\w+)`/g, (_all, name: string) =>
      details.includes(name) ? `{${name}}` : fail(`The event ${type} has no detail "${name}" that moves.`),
    );
  const moves = list
    .split('; ')
    .filter((one) => one !== '')
    .map((one) => {
      const [, what = '', from = '', to = ''] =
        /^(.+) from (.+) to (.+)$/.exec(one) ??
        fail(`The event ${type} says what moves "from" where "to" where; not "${one}".`);
      return { what: named(what), from: named(from), to: named(to) };
    });
  return { shows: group, moves };
}

const namesIn = (said: ts.Expression | undefined): readonly string[] => {
  const details =
    said && ts.isObjectLiteralExpression(said)
      ? said.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'details')
      : undefined;
  return details && ts.isObjectLiteralExpression(details.initializer)
    ? details.initializer.properties.map(({ name }) => name?.getText() ?? '')
    : [];
};

/** The call that declares a kind, without the one that says what its events change. */
export const plainOf = (call: ts.Expression | undefined): ts.CallExpression | undefined =>
  call === undefined || !ts.isCallExpression(call)
    ? undefined
    : ts.isPropertyAccessExpression(call.expression)
      ? plainOf(call.expression.expression)
      : call;

/**
 * What the events show that modules declare in a file, by type.
 *
 * @throws Error with file and line for one that does not say it
 */
export function shownIn(path: string, text: string): Readonly<Record<string, Shown>> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Record<string, Shown> = {};
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      const call = plainOf(initializer);
      if (call?.expression.getText() !== 'eventKind') continue;
      const [type, said] = call.arguments;
      if (type === undefined || !ts.isStringLiteral(type)) continue;
      const { line } = source.getLineAndCharacterOfPosition(call.getStart());
      const fail = (what: string): never => {
        throw new Error(`${path}:${line + 1}: ${what}`);
      };
      const comment = ts.getLeadingCommentRanges(text, statement.getFullStart())?.at(-1);
      const shows = /Shows: (.+?)\.(?:\s|$)/s.exec(comment ? text.slice(comment.pos, comment.end) : '')?.[1];
      found[type.text] =
        shows === undefined
          ? fail(`The comment of the event ${type.text} has no sentence "Shows: …".`)
          : readShown(type.text, shows, namesIn(said), fail);
    }
  }
  return found;
}

/** What the events of an edition's modules show, by type. */
export function shownByModules(edition: string): Readonly<Record<string, Shown>> {
  const folder = `src/${edition}`;
  const files = readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('base/event-kinds/'),
  );
  return Object.assign(
    {},
    ...files.map((name) => {
      const text = readFileSync(`${root}${folder}/${name}`, 'utf8');
      return text.includes('eventKind(') ? shownIn(`${folder}/${name}`, text) : {};
    }),
  );
}
