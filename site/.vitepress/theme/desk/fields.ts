/*
 * Which control a value of a position has, by its JSON Schema: so each member of a position has one, and a new member
 * gets one by itself.
 */

/** A part of a JSON Schema, as far as positions and cards use it. */
export interface Node {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
  readonly propertyNames?: Node;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
}

/** A control: what a person sees and clicks. */
export type Control =
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'player' }
  | { readonly is: 'words'; readonly of: readonly unknown[] }
  | { readonly is: 'id'; readonly of: Sort }
  | { readonly is: 'text' }
  | { readonly is: 'list'; readonly of: Node }
  | {
      readonly is: 'members';
      readonly of: Readonly<Record<string, Node>>;
      readonly required: readonly string[];
    }
  | { readonly is: 'by'; readonly key: Sort | readonly string[] | null; readonly of: Node }
  | { readonly is: 'one-of'; readonly of: readonly Node[] };

/** A sort of things that are chosen by name. */
export type Sort = 'card' | 'hero' | 'place' | 'town' | 'deck' | 'token' | 'ability' | 'module' | 'scenario';

/** What the texts under a member name. Where nothing stands here, it is a text. */
const sorts: Readonly<Record<string, Sort>> = {
  ...Object.fromEntries(
    (
      'card challenge enemy event allies items kept quests hand skills assets trophies secret rumors slots removed cards ' +
      'top bottom stacks markets discards attacked stormlords claimed activated silver captains track waiting ' +
      'bought sold revealed events'
    )
      .split(' ')
      .map((name) => [name, 'card'] as const),
  ),
  hero: 'hero',
  space: 'place',
  cameFrom: 'place',
  hex: 'place',
  villain: 'place',
  facedown: 'place',
  zombies: 'place',
  on: 'token',
  used: 'ability',
  modules: 'module',
  scenario: 'scenario',
};
/** What the keys under a member name. */
const keys: Readonly<Record<string, Sort>> = {
  stacks: 'town',
  markets: 'town',
  towns: 'town',
  counters: 'place',
  decks: 'deck',
  discards: 'deck',
  hoards: 'card',
  held: 'card',
  filled: 'card',
  tokens: 'token',
};
/** Numbers that are players. */
const players = new Set(
  'player hero starting first follows against activated acting away played held order out rolled negotiated'.split(
    ' ',
  ),
);

/** A part of a schema without the reference that leads to it. */
export function followed(node: Node, root: Node): Node {
  let part = node;
  while (part.$ref !== undefined) part = root.$defs?.[part.$ref.replace('#/$defs/', '')] ?? {};
  return part;
}

/**
 * The control for a value of a position.
 *
 * @param name - the member that it belongs to: it says what a text or a number means
 */
export function controlOf(given: Node, root: Node, name: string): Control {
  const node = followed(given, root);
  if (node.const !== undefined) return { is: 'words', of: [node.const] };
  if (node.enum !== undefined) return { is: 'words', of: node.enum };
  const choices = (node.anyOf ?? node.oneOf)?.map((one) => followed(one, root));
  if (choices !== undefined) {
    const words = choices.map((one) => (one.type === 'null' ? null : one.const));
    if (words.every((word) => word !== undefined)) return { is: 'words', of: words };
    return choices.length === 1 && choices[0]
      ? controlOf(choices[0], root, name)
      : { is: 'one-of', of: choices };
  }
  if (node.type === 'boolean') return { is: 'words', of: [false, true] };
  if (node.type === 'integer' || node.type === 'number')
    return players.has(name) && node.maximum === 5
      ? { is: 'player' }
      : { is: 'number', least: node.minimum ?? 0, most: node.maximum ?? 999 };
  if (node.type === 'array') return { is: 'list', of: node.items ?? node.prefixItems?.[0] ?? {} };
  if (node.properties !== undefined)
    return { is: 'members', of: node.properties, required: node.required ?? [] };
  if (typeof node.additionalProperties === 'object') {
    const words = node.propertyNames?.enum as readonly string[] | undefined;
    return { is: 'by', key: words ?? keys[name] ?? null, of: node.additionalProperties };
  }
  const of = sorts[name];
  return of === undefined ? { is: 'text' } : { is: 'id', of };
}

/** What a new value begins as. */
export function startOf(given: Node, root: Node, name: string, first: (sort: Sort) => string): unknown {
  const control = controlOf(given, root, name);
  if (control.is === 'number') return Math.max(control.least, Math.min(1, control.most));
  if (control.is === 'player') return 0;
  if (control.is === 'words') return control.of.at(-1);
  if (control.is === 'id') return first(control.of);
  if (control.is === 'text') return '';
  if (control.is === 'by') return {};
  if (control.is === 'one-of') {
    const [one = {}] = control.of.filter((node) => node.type !== 'null');
    return startOf(one, root, name, first);
  }
  if (control.is === 'members')
    return Object.fromEntries(
      control.required.map((key) => [key, startOf(control.of[key] ?? {}, root, key, first)]),
    );
  const least = followed(given, root).minItems ?? 0;
  return Array.from({ length: least }, () => startOf(control.of, root, name, first));
}

/** Whether a value may be one of a choice: enough to tell the choices of a position apart. */
export function fits(value: unknown, given: Node, root: Node): boolean {
  const node = followed(given, root);
  if (node.const !== undefined) return node.const === value;
  if (node.enum !== undefined) return node.enum.includes(value);
  const choices = node.anyOf ?? node.oneOf;
  if (choices !== undefined) return choices.some((one) => fits(value, one, root));
  if (node.type === 'null') return value === null;
  if (node.type === 'array') return Array.isArray(value);
  if (node.type === 'integer' || node.type === 'number') return typeof value === 'number';
  if (node.type !== 'object') return typeof value === node.type;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = value as Readonly<Record<string, unknown>>;
  return Object.entries(node.properties ?? {}).every(([key, one]) =>
    followed(one, root).const === undefined ? true : fits(parts[key], one, root),
  );
}

/** What a choice is called: its word, or its form. */
export function choiceName(given: Node, root: Node): string {
  const node = followed(given, root);
  if (node.const !== undefined) return String(node.const);
  if (node.type === 'null') return 'none';
  for (const one of Object.values(node.properties ?? {}))
    if (one.const !== undefined) return String(one.const);
  if (node.properties !== undefined) return `with ${Object.keys(node.properties).join(', ')}`.slice(0, 60);
  return node.type === 'array' ? 'a list' : node.type === 'string' ? 'by its name' : 'a number';
}

/** A member's name as words: `cameFrom` is "Came from". */
export const labelOf = (key: string | number): string => {
  if (typeof key === 'number') return `${key + 1}`;
  const words = key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
