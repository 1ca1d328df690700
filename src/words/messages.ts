/**
 * Messages by key, in ICU MessageFormat. A value is in braces by its name, `{player} gains {amount} gold.`: readers get a name (of a card,
 * a space, a player). `select` and `plural` get the raw value: an id or word with `_` for hyphens, a number, `none`, or the length of a
 * list.
 */
export type Messages = Readonly<Record<string, string>>;
