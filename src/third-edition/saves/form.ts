import { type Json, type Problem, type Rules, under } from '../../kernel/index.js';
import type { Expect, Same } from '../../kernel/saves/same.js';
import { join, show } from '../../kernel/saves/telling.js';
import type { Content } from '../base/content.js';
import { mostZombies } from '../base/held.js';
import type { ThirdEditionDraft } from '../base/state.js';
import { adventureTypes } from '../content/board-types.js';
import { anyFrame, frameForms, handedBack, isBaseKind } from './frame-forms.js';
import {
  cardId,
  cardIds,
  check,
  count,
  type Form,
  held,
  hexId,
  is,
  listOf,
  type ObjectOf,
  object,
  ruleId,
  seat,
  seats,
  text,
  used,
  whole,
  word,
  yesNo,
} from './words.js';

/* The form of a save: which values stand where. What they mean together is another question. */

const each = <K extends string, T extends Form>(wish: string, keys: readonly K[], of: T) =>
  object(wish, Object.fromEntries(keys.map((key) => [key, of])) as Record<K, T>);

/** A player; in a view the cards that are hidden from its viewer are empty. */
const playerWith = (hidden: Form<string[]>) =>
  object('a player', {
    hero: text('the id of a hero, empty until one is chosen', 120, 0),
    hex: hexId.nullable(),
    damage: count,
    gold: held,
    story: held,
    hand: hidden,
    skills: cardIds,
    assets: cardIds,
    trophies: cardIds,
    secret: each('trophies drawn, by type', adventureTypes, hidden),
    quests: cardIds,
    rumors: listOf(object('a rumor', { card: cardId, option: text('the id of an option') }), 200),
    delayed: yesNo,
    out: yesNo,
    used,
  });

const player = playerWith(cardIds);
const seenPlayer = playerWith(listOf(text('the id of a card, empty where it is hidden', 120, 0), 1000));

const deck = object('a deck', { top: cardIds, pool: cardIds, bottom: cardIds, aside: count.optional() });

/** Everything whose form does not depend on the ruleset. */
const common = {
  schema: count,
  // Which one it is has been looked at.
  edition: text('the id of an edition') as Form<'third-edition'>,
  modules: listOf(text('the id of a module'), 100),
  content: text('the fingerprint of the content'),
  chance: object('chance', {
    mode: word(['seeded', 'manual']),
    generator: listOf(whole(-(2 ** 31), 2 ** 31 - 1), 4, 4).nullable(),
    answered: count,
    trail: whole(0, 2 ** 32 - 1),
  }),
  outcome: object('an outcome', {
    winners: seats,
    ranking: listOf(seats, 4),
    how: text('a word for the way the game ended'),
    rule: ruleId,
  }).nullable(),
  players: listOf(player, 4, 2),
  first: seat,
  round: count,
  time: object('the time token', {
    space: whole(1, 12),
    act: is<1 | 2>('1 or 2, the side of the time token', (value) => value === 1 || value === 2),
    over: yesNo,
  }),
  facedown: listOf(hexId, 500),
  slots: listOf(cardId.nullable(), 6, 6),
  villain: hexId.nullable(),
  zombies: listOf(hexId, mostZombies),
  revealed: cardIds,
  removed: cardIds,
};

type Common = Omit<ThirdEditionDraft, 'frames' | 'decks' | 'markets' | 'discards' | 'ext'>;
/** Fails to compile where the form and the state it stands for differ. */
export type FormIsState = Expect<Same<ObjectOf<typeof common>, Common>>;

type S3 = Rules<ThirdEditionDraft, Content>;

const forms = { state: new WeakMap<S3, Form>(), view: new WeakMap<S3, Form>() };

/** The form of a state of this ruleset: its decks, its cities, and the modules of it that remember something. */
function formOf(rules: S3, of: 'state' | 'view'): Form {
  const known = forms[of].get(rules);
  if (known) return known;
  const { content, modules } = rules;
  const decks = Object.keys(content.decks);
  const cities = content.board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id);
  const remembering = modules.filter((module) => module.remembers).map((module) => module.id);
  const form = object('a save', {
    ...common,
    ...(of === 'view' && { players: listOf(seenPlayer, 4, 2) }),
    frames: listOf(anyFrame, 200),
    decks: each('the decks', decks, deck),
    markets: each('the markets', cities, cardIds),
    discards: each('the discard piles', decks, cardIds),
    ext: each(
      'what modules remember',
      remembering,
      is('what the module remembers', (value) => value !== undefined),
    ),
  });
  forms[of].set(rules, form);
  return form;
}

/** What is wrong with the form of a value as a state of this ruleset, or as a view without its `viewer`. */
export function problemsOfForm(
  value: unknown,
  rules: S3,
  isRule: (id: string) => boolean,
  isView = false,
): Problem[] {
  const problems = check(formOf(rules, isView ? 'view' : 'state'), value, '');
  if (problems.length > 0) return problems;
  const { frames, ext, outcome } = value as ThirdEditionDraft;
  return [
    ...(outcome === null || isRule(outcome.rule)
      ? []
      : [
          {
            path: 'outcome/rule',
            message: `${show(outcome.rule)} is not right here; it should be the id of a rule.`,
          },
        ]),
    ...frames.flatMap((frame, at) => problemsOfFrame({ ...frame }, `frames/${at}`, rules)),
    ...rules.modules.flatMap(({ id, problemsOfMemory }) =>
      (problemsOfMemory?.(ext[id] as Json) ?? []).map((problem) => under(`ext/${id}`, problem)),
    ),
  ];
}

/** A frame has a kind the rules know, a step of that kind, and exactly its locals. Those of a scenario's frames are its own business. */
function problemsOfFrame(frame: Record<string, unknown>, path: string, rules: S3): Problem[] {
  const { kind, step, result, ...locals } = frame;
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
  if (result !== undefined) problems.push(...check(handedBack, result, join(path, 'result')));
  if (isBaseKind(kind)) problems.push(...check(frameForms[kind], locals, path));
  else
    for (const problem of compiled.problemsOf?.(locals as Record<string, Json>) ?? [])
      problems.push(under(path, problem));
  return problems;
}
