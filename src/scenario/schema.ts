import * as z from 'zod';

/* What the scenario languages of all editions have in common. */

export const id = /* @__PURE__ */ z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'an id is lower case with hyphens')
  .max(60);
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
