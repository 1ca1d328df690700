import { z } from 'zod';
import { isHouseRuleId, isRuleId, type RuleId } from '../../register/index.js';
import { show } from '../content/check-plain.js';

/* The words that forms of saves are written in. Each says in a sentence what would be right in its place. */

const wrong = (input: unknown, wish: string): string =>
  input === undefined
    ? `This is missing; it should be ${wish}.`
    : `${show(input)} is not right here; it should be ${wish}.`;

/** A value that passes a check; `wish` says in words what that is. */
export const is = <T>(wish: string, check: (value: unknown) => boolean) =>
  z.custom<T>(check, { error: ({ input }) => wrong(input, wish) });

/** A whole number, both ends included. */
export const whole = (least: number, most: number) =>
  is<number>(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  );

/** One of these words. */
export const word = <const T extends string>(words: readonly T[]) =>
  is<T>(words.map((one) => `"${one}"`).join(' or '), (value) => words.some((one) => one === value));

/** A text of so many characters at most. */
export const text = (wish: string, most = 120, least = 1) =>
  is<string>(
    `${wish} (a text of ${least} to ${most} characters)`,
    (value) => typeof value === 'string' && value.length >= least && value.length <= most,
  );

/** A list of so many at most. */
export const listOf = <Item extends z.ZodType>(item: Item, most: number, least = 0) => {
  const wish = least === most ? `a list of ${most}` : `a list of ${least} to ${most}`;
  const error = ({ input }: { input?: unknown }) => wrong(input, wish);
  return z.array(item, { error }).max(most, { error }).min(least, { error });
};

/** Two values, one for each side. */
export const pairOf = <Item extends z.ZodType>(item: Item) =>
  z.tuple([item, item], { error: ({ input }) => wrong(input, 'a list of two, one for each side') });

/** An object with exactly these keys. */
export const object = <Shape extends z.ZodRawShape>(wish: string, shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, input }) =>
      code === 'unrecognized_keys'
        ? `There is no such key here; ${wish} has ${Object.keys(shape).join(', ') || 'none at all'}.`
        : wrong(input, wish),
  });

/** One of several objects, told apart by the word under a key. */
export const oneOf = <const Options extends readonly [z.ZodObject, ...z.ZodObject[]]>(
  key: string,
  wish: string,
  options: Options,
) => z.discriminatedUnion(key, options, { error: ({ input }) => wrong(input, wish) });

export const count = whole(0, 1_000_000_000);
export const signed = whole(-10_000, 10_000);
export const seat = whole(0, 5);
export const yesNo = is<boolean>('true or false', (value) => typeof value === 'boolean');
export const cardId = text('the id of a card');
export const spaceId = text('the id of a space');
export const townId = text('the id of a town');
/** A rule of the register, or one that a module from outside brings. */
export const isCitable = (value: unknown): value is RuleId => isRuleId(value) || isHouseRuleId(value);
export const ruleId = is<RuleId>('the id of a rule', isCitable);
/** Every card of the content a few times over; no list of cards is longer. */
export const cardIds = listOf(cardId, 2000);
export const seats = listOf(seat, 6);
/** Grows with every round of a long combat. */
export const longest = 20_000;
