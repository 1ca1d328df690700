/**
 * Messages by key, in ICU MessageFormat. A value is in braces by its name, `{player} gains {amount} gold.`: readers get a name (of a card,
 * a space, a player). `select` and `plural` get the raw value: an id or word with `_` for hyphens, a number, `none`, or the length of a
 * list.
 */
export type Messages = Readonly<Record<string, string>>;

/** A message for each action, event, question and frame of an edition. */
export type Spoken<
  A extends { readonly type: string },
  E extends { readonly type: string },
  D extends { readonly kind: string },
  F extends { readonly kind: string },
> = Readonly<
  Record<`action.${A['type']}` | `event.${E['type']}` | `ask.${D['kind']}` | `frame.${F['kind']}`, string>
>;
