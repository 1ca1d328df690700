import * as z from 'zod';

/* What the scenario languages of all editions have in common. */

export const id = /* @__PURE__ */ z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'an id is lower case with hyphens')
  .max(60);

/* The schemas of scenarios say of what an id is, for types alone: `Filled` puts the ids of an edition in their place. */

/** An id of one sort of thing. */
type IdOf<Sort extends string> = string & { readonly 'id of': Sort };

/** A record by ids of one sort of thing. */
type KeyedBy<Sort extends string, Value> = { readonly 'keyed by': Sort; readonly value: Value };

/** The form of a scenario with ids in it, by their sort; keys are `by-<sort>`, or `others`. */
export type Filled<T, Ids extends { readonly others: string }> = T extends {
  readonly 'id of': infer Sort extends keyof Ids;
}
  ? Ids[Sort]
  : T extends { readonly 'keyed by': infer Sort extends keyof Ids; readonly value: infer Value }
    ? { [Id in Ids[Sort] & string]?: Filled<Value, Ids> } & Record<Ids['others'], Filled<Value, Ids>>
    : T extends readonly (infer Item)[]
      ? Filled<Item, Ids>[]
      : T extends object
        ? { [Name in keyof T]: Filled<T[Name], Ids> }
        : T;

/** An object with one of these keys. */
export type OneOf<T> = { [Name in keyof T]: Pick<T, Name> }[keyof T];

/** An id of one sort of thing. */
export const idOf = <const Sort extends string>(_sort: Sort) =>
  id as unknown as z.ZodType<IdOf<Sort>, IdOf<Sort>>;

/** A record by ids of one sort of thing. Whether they exist is checked once the content is known. */
export const keyedBy = <const Sort extends string, Value extends z.ZodType>(_sort: Sort, value: Value) =>
  z.record(name, value) as unknown as z.ZodType<
    KeyedBy<`by-${Sort}`, z.output<Value>>,
    KeyedBy<`by-${Sort}`, z.input<Value>>
  >;

export const count = /* @__PURE__ */ z.number().int().min(0).max(999);
/** A name used as a key. Whether it exists is checked once the content is known. */
export const name = /* @__PURE__ */ z.string().min(1).max(60);
/** A player, counted from 0. */
export const seat = /* @__PURE__ */ z.number().int().min(0).max(5);

/** Who plays, and how chance is decided. */
export const commonOf = <P extends z.ZodType>(player: P) => ({
  /** The number of players, or one entry each. */
  players: z.union([z.number().int().min(1).max(6), z.array(player).min(1).max(6)]),
  /** `manual` unless a seed is given. */
  chance: z.enum(['manual', 'seeded']).optional(),
  /** For `seeded` chance: equal seeds continue alike. */
  seed: z.union([z.string(), z.number()]).optional(),
});

/** Cards with a known place, by deck. */
export const decksOf = <Cards extends z.ZodType>(cards: Cards) =>
  z.record(
    name,
    z.union(
      [
        z.literal('empty'),
        z.strictObject({
          /** Cards on top of the deck, the topmost first. */
          top: cards.optional(),
          /** Cards under the deck, the upper ones first. */
          bottom: cards.optional(),
        }),
      ],
      'the places of its cards, { "top", "bottom" }, or "empty"',
    ),
  );

/** Everything in progress, as in a state. */
export const stackOf = <Cards extends z.ZodType>(cards: Cards) =>
  z.strictObject({
    /** The frames of a state, the outermost first. They are checked like those of a save. */
    frames: z
      .array(
        z.looseObject(
          {
            /** Its kind, such as `turn`. */
            kind: name,
            /** The step that is due. */
            step: z.string().max(60),
          },
          'a frame as in a state, with its `kind` and its `step`',
        ),
      )
      .min(1)
      .max(200),
    /** Cards face up on the table that are being resolved. */
    revealed: cards.optional(),
  });

/** The module states, by module, each in the module's own form. */
export const moduleStates = /* @__PURE__ */ z.record(name, z.json());

/**
 * One of several things that may be going on. Not a union: zod reports a mistake inside a union only as "invalid".
 *
 * @param things - the things in words, for the message
 */
export const oneGiven = <Given>(forms: Readonly<Record<string, z.ZodType>>, things: string) =>
  z
    .strictObject(Object.fromEntries(Object.entries(forms).map(([key, form]) => [key, form.optional()])))
    .refine(
      (given) => Object.keys(given).length === 1 && Object.values(given).every((said) => said !== undefined),
      { error: `say one thing that is going on: ${things}` },
    ) as unknown as z.ZodType<Given, Given>;

/** The players of a table; missing fields are as at the start of a game. */
export const seatsOf = <P extends object>({ players }: { readonly players: number | P[] }): readonly P[] =>
  Array.isArray(players) ? players : Array.from({ length: players }, () => ({}) as P);
