import type { Node } from './fields.js';

/* What modules lay out in a position (`game.with`), as JSON Schema: their own forms are functions of the package. */

const whole = (minimum: number, maximum: number): Node => ({ type: 'integer', minimum, maximum });
const text: Node = { type: 'string' };
const list = (items: Node): Node => ({ type: 'array', items });
const words = (...of: readonly string[]): Node => ({ enum: of });
const parts = (properties: Readonly<Record<string, Node>>, required: readonly string[] = []): Node => ({
  type: 'object',
  properties,
  required,
});
const by = (additionalProperties: Node, propertyNames: Node = text): Node => ({
  type: 'object',
  additionalProperties,
  propertyNames,
});
const player = whole(0, 5);
const seats = list(player);

const doom = parts({
  track: list(text),
  counters: whole(0, 100),
  piles: by(list(text), words('green', 'yellow', 'blue', 'red')),
  endgame: parts({ order: seats, out: seats }, ['order']),
});
const curses = ['destroyed', 'ashen-flock', 'demon-horde', 'frenzied-rage', 'savage-brood', 'winter-lord'];

/** By module. */
export const moduleParts: Readonly<Record<string, Node>> = {
  'doom-track': doom,
  'advanced-runebound': doom,
  'seven-scions': parts({
    counter: whole(0, 100),
    beaten: words('green', 'yellow', 'blue'),
    events: list(text),
    held: by(player),
    stormlords: list(text),
    endgame: parts(
      { order: seats, out: seats, deeds: list(parts({ defeated: whole(0, 6), wounds: whole(0, 999) })) },
      ['order'],
    ),
  }),
  'island-of-dread': parts({
    captains: list({
      anyOf: [
        text,
        parts({ card: text, wounds: whole(0, 99), exhaustion: whole(0, 99), loan: { type: 'boolean' } }, [
          'card',
        ]),
        { type: 'null' },
      ],
    }),
    maps: list(parts({ blue: whole(0, 20), green: whole(0, 20) }, ['blue', 'green'])),
    tiles: list(text),
    silver: list(text),
  }),
  'rituals-and-runes': parts({
    filled: list(
      by({
        anyOf: [
          list(words('plains', 'road', 'river', 'swamp', 'forest', 'hill', 'mountain')),
          { const: true, type: 'boolean' },
        ],
      }),
    ),
  }),
  cataclysm: parts({
    towns: by(words(...curses, ...curses.slice(1).map((curse) => `freed:${curse}`))),
    questCounters: list(whole(1, 6)),
    claimed: list(list(text)),
    quests: list(text),
    marks: list(by(list(text))),
    activated: list(text),
    trading: whole(0, 9),
    discount: whole(0, 999),
  }),
};
