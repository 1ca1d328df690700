import { type Json, mostCounted, type Problem, type Rules, under } from '../../kernel/index.js';
import { colors } from '../abilities/language.js';
import type { Content } from '../base/content.js';
import { bonuses, type SecondEditionDraft } from '../base/state.js';
import { join, show } from '../content/check-plain.js';
import type { Expect, Same } from '../content/schema-parts.js';
import { anyFrame, frameForms, isBaseKind } from './frame-forms.js';
import {
  byName,
  cardId,
  cardIds,
  check,
  count,
  type Form,
  is,
  listOf,
  type ObjectOf,
  object,
  ruleId,
  seat,
  seats,
  spaceId,
  text,
  whole,
  word,
  yesNo,
} from './words.js';

/* The form of a save: which values stand where. What they mean together is another question. */

const each = <K extends string, T extends Form>(wish: string, keys: readonly K[], of: T) =>
  object(wish, Object.fromEntries(keys.map((key) => [key, of])) as Record<K, T>);

const character = { card: cardId, wounds: count, exhaustion: count };

const hero = object('a Hero', {
  ...character,
  card: text('the id of a Hero, empty until one is given out', 120, 0),
  space: spaceId.nullable(),
  cameFrom: spaceId.nullable(),
  experience: each('experience counters', bonuses, count),
});

const player = object('a player', {
  hero,
  gold: count,
  counters: each('adventure counters', colors, count),
  points: count,
  allies: listOf(object('an Ally', character), 100),
  items: listOf(object('an Item', { card: cardId, faceDown: yesNo }), 500),
  kept: cardIds,
  quests: listOf(object('an open Encounter', { card: cardId, progress: count }), 500),
});

const deck = object('a deck', { top: cardIds, pool: cardIds, bottom: cardIds, aside: count.optional() });

const generatorWord = whole(-(2 ** 31), 2 ** 31 - 1);

/** Everything whose form does not depend on the ruleset. */
const common = {
  schema: count,
  // Which one it is has been looked at.
  edition: text('the id of an edition') as Form<'second-edition'>,
  modules: listOf(text('the id of a module'), 100),
  content: text('the fingerprint of the content'),
  chance: object('chance', {
    mode: word(['seeded', 'manual']),
    generator: listOf(generatorWord, 4, 4).nullable(),
    answered: count,
    trail: whole(0, 2 ** 32 - 1),
  }),
  outcome: object('an outcome', {
    winners: seats,
    ranking: listOf(seats, 6),
    how: text('a word for the way the game ended'),
    rule: ruleId,
  }).nullable(),
  players: listOf(player, 6, 1),
  starting: seat,
  turn: count,
  counters: each('the adventure counters on the board', colors, listOf(spaceId, 1000)),
  pile: each('the central pile', colors, count),
  track: listOf(
    object('a Challenge on the track', {
      card: cardId,
      space: spaceId,
      order: whole(1, mostCounted),
      follows: seat.optional(),
    }).nullable(),
    6,
    6,
  ),
  event: cardId.nullable(),
  revealed: cardIds,
  removed: cardIds,
  hoards: byName(
    'what lies on adventure cards',
    object('what lies on an adventure card', { gold: count, cards: cardIds, progress: count }),
  ).optional(),
  laid: listOf(object('an Encounter on a space', { card: cardId, space: spaceId }), 500).optional(),
};

type Common = Omit<SecondEditionDraft, 'frames' | 'decks' | 'stacks' | 'ext'>;
/** Fails to compile where the form and the state it stands for differ. */
export type FormIsState = Expect<Same<ObjectOf<typeof common>, Common>>;

type S2 = Rules<SecondEditionDraft, Content>;

const forms = new WeakMap<S2, Form>();

/** The form of a state of this ruleset: its decks, its towns, and the modules of it that remember something. */
function formOf(rules: S2): Form {
  const known = forms.get(rules);
  if (known) return known;
  const { content, modules } = rules;
  const remembering = modules.filter((module) => module.remembers).map((module) => module.id);
  const form = object('a save', {
    ...common,
    frames: listOf(anyFrame, 200),
    decks: each('the decks', Object.keys(content.decks), deck),
    stacks: each(
      'the market stacks',
      content.board.towns.map((town) => town.id),
      cardIds,
    ),
    ext: each(
      'what modules remember',
      remembering,
      is('what the module remembers', (value) => value !== undefined),
    ),
  });
  forms.set(rules, form);
  return form;
}

/** What is wrong with the form of a value as a state of this ruleset. */
export function problemsOfForm(value: unknown, rules: S2, isRule: (id: string) => boolean): Problem[] {
  const problems = check(formOf(rules), value, '');
  if (problems.length > 0) return problems;
  const { frames, ext, outcome } = value as SecondEditionDraft;
  const named = (path: string, id: unknown): Problem[] =>
    typeof id !== 'string' || isRule(id)
      ? []
      : [{ path, message: `${show(id)} is not right here; it should be the id of a rule.` }];
  return [
    ...named('outcome/rule', outcome?.rule),
    ...frames.flatMap((frame, at) =>
      isBaseKind(frame.kind) ? named(`frames/${at}/rule`, (frame as { readonly rule?: unknown }).rule) : [],
    ),
    ...frames.flatMap((frame, at) => problemsOfFrame({ ...frame }, `frames/${at}`, rules)),
    ...rules.modules.flatMap(({ id, problemsOfMemory }) =>
      (problemsOfMemory?.(ext[id] as Json) ?? []).map((problem) => under(`ext/${id}`, problem)),
    ),
  ];
}

/** A frame has a kind the rules know, a step of that kind, and exactly its locals. Those of a module's frames are its own business. */
function problemsOfFrame(frame: Record<string, unknown>, path: string, rules: S2): Problem[] {
  const { kind, step, result: _result, ...locals } = frame;
  const compiled = typeof kind === 'string' ? rules.frames[kind] : undefined;
  if (typeof kind !== 'string' || compiled === undefined)
    return [
      {
        path: join(path, 'kind'),
        message: `${show(kind)} is no kind of frame here; there are ${Object.keys(rules.frames).join(', ')}.`,
      },
    ];
  const problems: Problem[] = [];
  if (typeof step !== 'string' || (step !== '' && compiled.steps[step] === undefined))
    problems.push({
      path: join(path, 'step'),
      message: `${show(step)} is no step of ${kind}; it has ${compiled.order.join(', ')}, and is empty at its end.`,
    });
  if (isBaseKind(kind)) problems.push(...check(frameForms[kind], locals, path));
  else
    for (const problem of compiled.problemsOf?.(locals as Record<string, Json>) ?? [])
      problems.push(under(path, problem));
  return problems;
}
