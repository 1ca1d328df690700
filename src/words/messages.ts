/**
 * Messages by key, in the syntax of ICU MessageFormat. A value stands in braces by its name, `{player} gains {amount} gold.`; for people it
 * is a name (of a card, a space, a player), and where `select` or `plural` looks at it, it is the plain value: an id or a word with `_` for
 * each hyphen, a number, `none` where there is none, the length of a list.
 */
export type Messages = Readonly<Record<string, string>>;
