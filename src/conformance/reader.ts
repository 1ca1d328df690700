import type { Problem } from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import { escapePointer, isTest, pointerKeys, testNames } from './match.js';
import type { Names } from './names.js';
import type { Shape } from './shapes.js';

/** Reads expected values by their shapes: reports unknown names, and turns towns into spaces if spaces are needed. */
export class Reader {
  readonly problems: Problem[] = [];

  constructor(
    readonly names: Names,
    readonly players: number,
  ) {}

  report(path: string, message: string): void {
    this.problems.push({ path, message });
  }

  /** An expected value, in the engine's names. */
  read(shape: Shape, value: unknown, path: string): unknown {
    if (isTest(value)) return this.readTest(shape, value, path);
    const strange = isRecord(value) ? Object.keys(value).find((key) => key.startsWith('$')) : undefined;
    if (strange !== undefined) {
      this.report(
        `${path}/${strange}`,
        `There is no test "${strange}" here; ${testNames.join(', ')} each stand alone in place of a value.`,
      );
      return value;
    }
    if (shape.is === 'open' || (value === null && shape.orNull === true)) return value;
    if (shape.is === 'one') return this.readOne(shape, value, path);
    if (shape.is === 'word') {
      if (!shape.of.includes(value as string))
        this.report(path, `${show(value)} is none of ${shape.of.join(', ')}.`);
      return value;
    }
    if (shape.is === 'list') {
      if (!Array.isArray(value)) {
        this.report(path, `${show(value)} is no list; here belongs one.`);
        return value;
      }
      return value.map((item, at) => this.read(shape.of, item, `${path}/${at}`));
    }
    if (!isRecord(value)) {
      this.report(path, `${show(value)} is no object; here belongs one.`);
      return value;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const inside = this.inside(shape, key, `${path}/${key}`);
        return inside === null ? [key, item] : [inside.key, this.read(inside.shape, item, `${path}/${key}`)];
      }),
    );
  }

  /** The shape at a JSON Pointer, with the pointer in the engine's names; `null` if there is none. */
  follow(shape: Shape, pointer: string, path: string): { pointer: string; shape: Shape } | null {
    let place = shape;
    let translated = '';
    for (const key of pointerKeys(pointer)) {
      const inside = this.inside(place, key, path);
      if (inside === null) return null;
      translated += `/${escapePointer(inside.key)}`;
      place = inside.shape;
    }
    return { pointer: translated, shape: place };
  }

  private inside(shape: Shape, key: string, path: string): { key: string; shape: Shape } | null {
    const nowhere = (message: string): null => {
      this.report(path, message);
      return null;
    };
    switch (shape.is) {
      case 'open':
        return { key, shape };
      case 'keys': {
        const found = Object.hasOwn(shape.of, key) ? shape.of[key] : undefined;
        const names = Object.keys(shape.of);
        return found
          ? { key, shape: found }
          : nowhere(
              `There is no "${key}" here; ${shape.what} has ${names.join(', ') || 'nothing'}.${this.names.near(key, names)}`,
            );
      }
      case 'by': {
        const problem = this.names.problem(shape.key, key, this.players);
        return problem === null
          ? { key: String(this.names.meant(shape.key, key)), shape: shape.of }
          : nowhere(problem);
      }
      case 'list':
        return /^(?:0|[1-9]\d*)$/.test(key)
          ? { key, shape: shape.of }
          : nowhere(`"${key}" is no place in a list; they are counted from 0.`);
      default:
        return nowhere(`There is nothing inside of this value, so no "${key}".`);
    }
  }

  private readOne({ of }: Shape & { is: 'one' }, value: unknown, path: string): unknown {
    const problem = this.names.problem(of, value, this.players);
    if (problem !== null) this.report(path, problem);
    return this.names.meant(of, value);
  }

  private readTest(shape: Shape, test: Readonly<Record<string, unknown>>, path: string): unknown {
    const [[name, wanted] = ['', undefined]] = Object.entries(test);
    const inner = `${path}/${name}`;
    if (name === '$not') return { $not: this.read(shape, wanted, inner) };
    if (name === '$all' || name === '$any') {
      if (Array.isArray(wanted) && wanted.length > 0)
        return { [name]: wanted.map((item, at) => this.read(shape, item, `${inner}/${at}`)) };
      this.report(
        inner,
        `Here belongs a list of values or tests: ${name === '$all' ? 'all of them hold' : 'one of them holds'}.`,
      );
      return test;
    }
    if (name === '$absent') {
      if (typeof wanted !== 'boolean') this.report(inner, 'This is true or false.');
      return test;
    }
    const sized = shape.is === 'open' || shape.is === 'list' || shape.is === 'by' || shape.is === 'keys';
    if (name === '$length') {
      if (!sized) this.report(path, 'What stands here has no length.');
      if (!Number.isSafeInteger(wanted) || (wanted as number) < 0)
        this.report(inner, 'This is a whole number, 0 or more.');
      return test;
    }
    if (shape.is === 'open') return test;
    if (shape.is !== 'list') {
      this.report(path, `What stands here is no list, so that ${name} says nothing of it.`);
      return test;
    }
    return { [name]: this.read(shape.of, wanted, inner) };
  }
}

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
};
