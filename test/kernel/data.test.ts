import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyAction,
  actionCode,
  canonicalJson,
  copyJson,
  freezeJson,
  hashText,
  malformed,
  type Parameters,
  readActionCode,
  textOf,
} from '../../src/kernel/index.js';
import { asserted } from '../asserted.js';

/* Plain data: copies, hashes and codes. */

/** JSON as a parsed text gives it. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

function deepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(deepFrozen);
}

function parts(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value === 'object' && value !== null) {
    found.add(value);
    for (const part of Object.values(value)) parts(part, found);
  }
  return found;
}

describe('copies', () => {
  it('are equal to the original and share no part with it', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = copyJson(value);
        expect(copy).toEqual(value);
        const own = parts(copy);
        for (const part of parts(value)) expect(own.has(part)).toBe(false);
      }),
    );
  });

  it('of lists that mix plain values and objects are private, too', () => {
    const value = [1, { a: 1 }, 'x', [{ b: 2 }]] as const;
    const copy = copyJson(value);
    expect(copy).toEqual(value);
    expect(copy[1]).not.toBe(value[1]);
  });

  it('of frozen values can be changed', () => {
    const copy = copyJson(freezeJson({ list: [1, 2], inner: { x: 1 } })) as {
      list: number[];
      inner: { x: number };
    };
    copy.list.push(3);
    copy.inner.x = 2;
    expect(copy).toEqual({ list: [1, 2, 3], inner: { x: 2 } });
  });

  it('keep keys with strange names as plain data', () => {
    const value: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":2,"":3}');
    const copy = copyJson(value);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('freezing', () => {
  it('goes to the depths and hands the same value back', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(freezeJson(value)).toBe(value);
        expect(deepFrozen(value)).toBe(true);
      }),
    );
  });
});

describe('canonical JSON', () => {
  it('reads back as the value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(value);
        expect(canonicalJson(shuffled(value))).toBe(text);
      }),
    );
    expect(canonicalJson({ b: [1, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":1}]}');
  });

  it('tells lists, objects, texts and numbers apart', () => {
    const values = [[], {}, '', 0, null, false, '0', [0], { '0': 0 }, [[]], [null], '[]', '{}', 'null'];
    expect(new Set(values.map(canonicalJson)).size).toBe(values.length);
  });

  it('leaves out what is undefined in an object, as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('writes what is undefined in a list, or alone, as null: it is always JSON', () => {
    expect(canonicalJson([1, undefined])).toBe('[1,null]');
    expect(canonicalJson(undefined)).toBe('null');
  });

  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, part]) => [key, shuffled(part)]),
    );
  };
});

describe('hashes', () => {
  it('stay what they are, on every platform and in every version', () => {
    const pinned: [string, string][] = [
      ['', 'ac4030f5fd4df2e6'],
      ['a', '13429c3fb1e156ff'],
      ['ab', '30db12dfc2b5c1fa'],
      ['ba', '648c6fea8bc2f020'],
      ['tamalir', 'ac602f60d0535657'],
      ['é', 'b4cda1898d61d12b'],
      ['😀', 'fc707b2d373f5163'],
      ['{"a":1}', '117889a9cd8352e6'],
      ['a'.repeat(1000), '3bc14ff44feb47a8'],
    ];
    for (const [text, hash] of pinned) expect(hashText(text), text.slice(0, 9)).toBe(hash);
  });

  it('are 16 hex digits, and differ where texts differ a little', () => {
    const hashes = new Set<string>();
    for (let i = 0; i < 5000; i++) hashes.add(hashText(`{"wounds":${i},"gold":${i % 7}}`));
    expect(hashes.size).toBe(5000);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('each half of a hash changes with a late character', () => {
    const halves = (text: string): [string, string] => [hashText(text).slice(0, 8), hashText(text).slice(8)];
    const base = 'x'.repeat(500);
    for (const last of 'abcdefgh') {
      expect(halves(base + last)[0]).not.toBe(halves(`${base}z`)[0]);
      expect(halves(base + last)[1]).not.toBe(halves(`${base}z`)[1]);
    }
    asserted(8);
  });
});

describe('action codes', () => {
  const kinds = {
    'move/step': { to: 'id', die: 'integer' },
    'chance/roll': { dice: 'integers' },
    'market/heal': { character: 'id', what: ['wound', 'exhaustion'] },
    'move/stay': {},
    'go/to': { x: 'integer' },
  } as const satisfies Record<string, Parameters>;
  const { 'chance/roll': roll, ...others } = kinds;
  const declared = Object.fromEntries(
    Object.entries(others).map(([type, parameters]) => [type, { parameters: parameters as Parameters }]),
  );
  const read = (code: string) => readActionCode(code, declared, { 'chance/roll': roll });
  const id = fc.stringMatching(/^[a-z0-9][a-z0-9._/#-]{0,20}$/);
  const action = fc.oneof(
    fc.record({ type: fc.constant('move/step'), to: id, die: fc.integer() }, { noNullPrototype: true }),
    fc.record(
      { type: fc.constant('chance/roll'), dice: fc.array(fc.integer(), { maxLength: 20 }) },
      { noNullPrototype: true },
    ),
    fc.record(
      { type: fc.constant('market/heal'), character: id, what: fc.constantFrom('wound', 'exhaustion') },
      { noNullPrototype: true },
    ),
    fc.constant({ type: 'move/stay' }),
  );

  it('are read back as the action that was written', () => {
    fc.assert(
      fc.property(action, (value) => {
        expect(read(actionCode(value))).toEqual(value);
      }),
    );
    expect(actionCode({ type: 'move/step', to: 'h0714', die: 2 })).toBe('move/step to=h0714 die=2');
    expect(actionCode({ type: 'chance/roll', dice: [3, 10] })).toBe('chance/roll dice=3,10');
    expect(read('  chance/roll   dice= ')).toEqual({ type: 'chance/roll', dice: [] });
  });

  it('of any other text are refused with a sentence', () => {
    const bad = [
      '',
      'nothing',
      'move/step',
      'move/step to=h0714',
      'move/step to=h0714 die=x',
      'move/step to=h0714 die=1.5',
      'move/step to=h0714 die=2 more=1',
      'move/step to= die=2',
      'move/step h0714 2',
      'move/step =h0714 die=2',
      'move/step to=h0714 die=99999999999999999999',
      'market/heal character=x what=gold',
      'move/stay __proto__=1',
      'move/stay constructor=1',
      'chance/roll dice=1,x',
    ];
    for (const code of bad) expect(read(code), code).toEqual(expect.any(String));
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (code) => {
        const found = read(code);
        if (typeof found !== 'string')
          expect(malformed((kinds as Record<string, Parameters>)[found.type] ?? {}, found)).toBeNull();
      }),
    );
  });

  it.each([
    ['nothing', '"nothing" is no kind of action.'],
    ['move/stap to=a die=2', '"move/stap" is no kind of action; did you mean "move/step"?'],
    ['move/step h0714 die=2', '"h0714" should be written name=value.'],
    ['move/step to=a =2', '"=2" should be written name=value.'],
    ['move/stay to=a', 'move/stay has no parameter "to"; it has none.'],
    ['move/step by=a die=2', 'move/step has no parameter "by"; it has to, die.'],
    ['move/stay type=move/stay', 'move/stay has no parameter "type"; it has none.'],
    ['move/step to=a to=b die=2', '"to" is written twice.'],
    ['chance/roll dice=1 dice=1', '"dice" is written twice.'],
    ['move/step to=a', 'move/step needs "die", a whole number.'],
    ['chance/roll', 'chance/roll needs "dice", a list of whole numbers.'],
    ['move/step die=2', 'move/step needs "to", an id.'],
    ['move/step to=a,b die=2', '"to" of move/step must be an id.'],
    ['move/step to=a die=two', '"die" of move/step must be a whole number.'],
    ['chance/roll dice=1,two', '"dice" of chance/roll must be a list of whole numbers.'],
  ])('say what is wrong with "%s"', (code, sentence) => {
    expect(read(code)).toBe(sentence);
  });

  it('hold numbers as people write them, and none that only a program would read as one', () => {
    for (const odd of ['', '0x10', '1e3', '+5', '1.0', '--5', '5-', '1234567890123456']) {
      expect(read(`go/to x=${odd}`), odd).toBe('"x" of go/to must be a whole number.');
      expect(read(`chance/roll dice=1,${odd},2`), odd).toBe(
        '"dice" of chance/roll must be a list of whole numbers.',
      );
    }
    expect(read('go/to x=-12')).toEqual({ type: 'go/to', x: -12 });
    expect(read('go/to x=123456789012345')).toEqual({ type: 'go/to', x: 123456789012345 });
    expect(read('chance/roll dice=-1,0,7')).toEqual({ type: 'chance/roll', dice: [-1, 0, 7] });
  });

  it('keep what stands behind the first equals sign together', () => {
    expect(read('move/step to=a=b die=2')).toBe('"to" of move/step must be an id.');
  });

  const wrong = (parameters: Parameters, action: AnyAction): string | null => {
    const reason = malformed(parameters, action);
    return reason && textOf(reason);
  };

  it('what is wrong with the form of an action is said with its name', () => {
    const parameters = kinds['market/heal'];
    expect(wrong(parameters, { type: 'market/heal', character: 'x', what: 'wound' })).toBeNull();
    expect(wrong(parameters, { type: 'market/heal', what: 'wound' })).toContain('"character"');
    expect(wrong(parameters, { type: 'market/heal', character: 'x', what: 'gold' })).toContain(
      'one of wound, exhaustion',
    );
    expect(wrong(parameters, { type: 'market/heal', character: 'x', what: 'wound', also: 1 })).toContain(
      '"also"',
    );
  });

  it('ids have up to 120 characters, lists up to 20 numbers', () => {
    const step = (length: number) =>
      wrong(kinds['move/step'], { type: 'move/step', to: 'x'.repeat(length), die: 1 });
    expect(step(120)).toBeNull();
    expect(step(121)).toBe('"to" of move/step must be an id.');
    const roll = (length: number) =>
      wrong(kinds['chance/roll'], { type: 'chance/roll', dice: Array.from({ length }, () => 1) });
    expect(roll(20)).toBeNull();
    expect(roll(21)).toBe('"dice" of chance/roll must be a list of whole numbers.');
  });
});
