import { mostCounted, type SeenDeck } from '../../kernel/index.js';
import { problemsOfSeats } from '../../kernel/problems.js';
import { listed, stateChecker } from '../../kernel/saves/checker.js';
import { show } from '../../kernel/saves/describe-value.js';
import { checkerOfForm, deckOf, each, envelopeOf } from '../../kernel/saves/envelope.js';
import { checkChance, checkDecks, checkOutcome } from '../../kernel/saves/table.js';
import { colors } from '../abilities/language.js';
import type { Content } from '../base/content.js';
import { bonuses, type SecondEditionDraft, type SeenPlayer, stateVersion } from '../base/state.js';
import type { Expect, Same } from '../content/schema-parts.js';
import { baseFrames } from './base-frames.js';
import { checkFrames } from './frames.js';
import { Look } from './look.js';
import { noCounterAt, type Sort, sorts } from './sorts.js';
import {
  byName,
  cardId,
  cardIds,
  count,
  listOf,
  type ObjectOf,
  object,
  seat,
  seats,
  spaceId,
  text,
  whole,
  yesNo,
} from './words.js';

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

const common = {
  ...envelopeOf<'second-edition'>(seats, cardIds, 6),
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
  hoards: byName(
    'what lies on adventure cards',
    object('what lies on an adventure card', { gold: count, cards: cardIds, progress: count }),
  ).optional(),
  laid: listOf(object('an Encounter on a space', { card: cardId, space: spaceId }), 500).optional(),
};

type Common = Omit<SecondEditionDraft, 'frames' | 'decks' | 'stacks' | 'ext'>;
/** Does not compile if the form and the state type differ. */
type FormIsState = Expect<Same<ObjectOf<typeof common>, Common>>;

const deck = deckOf(cardIds);

const problemsOfForm = checkerOfForm<SecondEditionDraft, Content>({
  keys: ({ content }) => ({
    ...common,
    decks: each('the decks', Object.keys(content.decks), deck),
    stacks: each(
      'the market stacks',
      content.board.towns.map((town) => town.id),
      cardIds,
    ),
  }),
  frames: Object.fromEntries(Object.entries(baseFrames).map(([kind, { locals }]) => [kind, locals])),
});

/* Checks everything but the frames: cards and spaces exist and fit their places. */

function checkTable(look: Look): void {
  const { state } = look;
  look.problems.push(...problemsOfSeats(look.rules, state.players.length));
  look.player('starting', state.starting);
  state.players.forEach((p, at) => {
    checkPlayer(look, `players/${at}`, p);
  });
  checkDecks(look, { orders: look.content.decks, fit: [sorts.fromDeck], aside });
  for (const color of colors)
    state.counters[color].forEach((space, at) => {
      const path = `counters/${color}/${at}`;
      look.space(path, space);
      if (Object.hasOwn(look.content.board.places, space)) look.problems.push(noCounterAt(path, space));
    });
  state.track.forEach((entry, at) => {
    if (entry === null) return;
    look.card(`track/${at}/card`, entry.card, sorts.challenge);
    look.space(`track/${at}/space`, entry.space);
    if (entry.follows !== undefined) look.player(`track/${at}/follows`, entry.follows);
  });
  for (const town of Object.keys(state.stacks))
    look.cards(`stacks/${town}`, state.stacks[town] ?? [], sorts.fromDeck);
  if (state.event !== null) look.card('event', state.event, sorts.event);
  look.cards('revealed', state.revealed, sorts.fromDeck);
  look.cards('removed', state.removed, sorts.fromDeck);
  for (const [card, { cards }] of Object.entries(state.hoards ?? {})) {
    look.card(`hoards/${card}`, card, sorts.adventure);
    look.cards(`hoards/${card}/cards`, cards, sorts.offer);
  }
  state.laid?.forEach(({ card, space }, at) => {
    look.card(`laid/${at}/card`, card, sorts.encounter);
    look.space(`laid/${at}/space`, space);
  });
  checkChance(look);
  checkOutcome(look);
}

function checkPlayer(look: Look, path: string, p: SeenPlayer): void {
  const { hero } = p;
  const settingUp = look.state.frames[0]?.step === 'heroes';
  if (hero.card !== '') look.card(`${path}/hero/card`, hero.card, sorts.hero);
  else if (!settingUp)
    look.report(
      `${path}/hero/card`,
      'Every player has a Hero once setup has given them out.',
      '2e.setup.heroes-random',
    );
  if (hero.card === '' && hero.wounds + hero.exhaustion > 0)
    look.report(`${path}/hero`, 'Nobody has wounds or exhaustion before there is a Hero to take them.');
  if (hero.space !== null) look.space(`${path}/hero/space`, hero.space);
  if (hero.cameFrom !== null) look.space(`${path}/hero/cameFrom`, hero.cameFrom);
  const each = (name: string, cards: readonly { readonly card: string }[], sort: Sort): void =>
    cards.forEach(({ card }, at) => {
      look.card(`${path}/${name}/${at}/card`, card, sort);
    });
  each('allies', p.allies, sorts.ally);
  each('items', p.items, sorts.item);
  each('quests', p.quests, sorts.encounter);
  look.cards(`${path}/kept`, p.kept, sorts.adventure);
}

/** A deck cannot have more cards set aside than are unseen. */
const aside = ({ aside = 0, pool }: SeenDeck): string | null =>
  aside <= pool.length ? null : `No more than the ${pool.length} unseen cards can lie elsewhere.`;

export const { problemsOfState, problemsOfShape } = stateChecker<SecondEditionDraft, Content, Look>({
  version: stateVersion,
  modules(claimed, { moduleIds }) {
    const missing = claimed.filter((id) => !moduleIds.includes(id));
    if (missing.length > 0)
      return { message: `The game needs modules that are not in force here: ${listed(missing)}.` };
    const extra = moduleIds.filter((id) => !claimed.includes(id));
    if (extra.length > 0)
      return { message: `The game is played without ${listed(extra)}; here they are in force.` };
    return claimed.join() === moduleIds.join()
      ? null
      : { message: `The modules should be in this order: ${listed(moduleIds)}.` };
  },
  otherContent: (claimed, { content, fingerprint }) =>
    `The game is played with other content (${show(claimed)}) than the packs ${listed(content.packs)} here (${fingerprint}). Compose its ruleset with composeRuleset(modules, packs).`,
  form: problemsOfForm,
  look: (state, rules) => new Look(state, rules),
  checks: [checkTable, checkFrames],
});
