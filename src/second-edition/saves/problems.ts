import { type Frame, mostCounted, type Problem, type SeenDeck } from '../../kernel/index.js';
import { problemsOfSeats } from '../../kernel/problems.js';
import { listed, stateChecker } from '../../kernel/saves/checker.js';
import { show } from '../../kernel/saves/describe-value.js';
import { checkerOfForm, deckOf, each, envelopeOf } from '../../kernel/saves/envelope.js';
import { checkStack } from '../../kernel/saves/stack.js';
import { checkChance, checkDecks, checkOutcome } from '../../kernel/saves/table.js';
import { colors } from '../abilities/language.js';
import { marketCardsDrawn } from '../base/cards.js';
import type { Content } from '../base/content.js';
import {
  type Boost,
  type EffectsFrame,
  type EscapeFrame,
  game,
  type Opponent,
  turn,
} from '../base/frames.js';
import { bonuses, type SecondEditionDraft, type SeenPlayer, stateVersion } from '../base/state.js';
import type { Expect, Same } from '../content/schema-parts.js';
import { baseFrames } from './base-frames.js';
import { should } from './called.js';
import { checkBearer, effectAt, effectDue, fightBelow } from './frame-checks.js';
import { Look } from './look.js';
import { noCounterAt, type Sort, sorts } from './sorts.js';
import {
  byName,
  cardId,
  cardIds,
  check,
  count,
  listOf,
  type ObjectOf,
  object,
  seat,
  seats,
  signed,
  spaceId,
  text,
  whole,
  yesNo,
} from './words.js';

/* The stack of frames: their order, what frames of several kinds share, and their callers. Each chapter checks its own frames. */

const rollResult = object('what a roll came to', { total: signed, success: yesNo });

const checkFrames = (look: Look): void =>
  checkStack(look, {
    own: baseFrames,
    game,
    turn,
    oneTurn: '2e.turn.whole',
    alone: (_look, kind, first) => alone.includes(kind) && first?.does === 'auto',
    order: checkOrder,
    shared: checkShared,
    whole: checkDrawn,
    otherwise: (look, frame, below) =>
      look.isOfBase(below.kind) || look.saysWhatIsCalled ? undefined : wrongOnOther(frame, below),
  });

/** All frames but the game are in the turn or in frames of modules. */
function checkOrder(look: Look, path: string, at: number): void {
  const kind = look.state.frames[at]?.kind ?? '';
  if (at === 1 && kind !== 'turn' && kind !== 'game' && look.isOfBase(kind))
    look.report(`${path}/kind`, `A ${kind} frame belongs in a turn: the second frame should be one.`);
  if (['phase', 'escape', 'granted-attack'].includes(kind) && !fightBelow(look, at))
    look.report(`${path}/kind`, `A ${kind} frame needs a combat frame below it.`, '2e.combat.phases');
  awaited(look, path, at);
}

/** These frames are called alone. */
const alone = ['turn', 'adventure', 'market', 'experience', 'event', 'encounter', 'escape', 'granted-attack'];

/** Steps that use the result of a roll: the roll is right above them, or has been returned. */
function awaited(look: Look, path: string, at: number): void {
  const frame = look.state.frames[at];
  const above = look.state.frames[at + 1];
  if (frame === undefined || above?.kind === 'roll' || !hearsRoll(look, frame, at)) return;
  for (const { message } of check(rollResult, frame.result, '').slice(0, 1))
    look.report(`${path}/result`, `The step ${frame.step} goes on with a roll. ${message}`);
}

function hearsRoll(look: Look, frame: { kind: string; step: string }, at: number): boolean {
  const { kind, step } = frame;
  if (kind === 'effects') return step === 'then' && effectDue(look, frame as EffectsFrame)?.do === 'test';
  const against = fightBelow(look, at)?.opponent.is;
  const asks = step === 'outcome' || (step === 'target' && against === 'hero');
  // The wounds and the enemy's answer read the result of a hit again.
  if (kind === 'phase') return asks || step === 'wounds' || step === 'answer';
  if (kind === 'granted-attack') return asks;
  if (kind !== 'escape' || (frame as EscapeFrame).sure) return false;
  return step === 'outcome' || (asks && fightBelow(look, at)?.escapeTarget === null);
}

/** Locals that several frame types share. */
interface Shared extends Frame {
  readonly card?: unknown;
  readonly activations?: readonly number[];
  readonly boosts?: readonly Boost[];
}

/** Of a module's frame only the card is checked. */
function checkShared(look: Look, path: string, { kind, card, activations, boosts }: Shared): void {
  if (!look.isOfBase(kind)) {
    if (typeof card === 'string') look.openCard(`${path}/card`, card, sorts.any);
    return;
  }
  look.players(`${path}/activations`, activations ?? []);
  boosts?.forEach((boost, at) => {
    const place = `${path}/boosts/${at}`;
    look.player(`${place}/player`, boost.player);
    if (look.card(`${place}/bearer`, boost.bearer, sorts.character)) checkBearer(look, place, boost);
    effectAt(look, place, boost, 'change');
  });
}

/** A market card lies on the table only while the effect that drew it is carried out and lists it. */
function checkDrawn(look: Look): void {
  const { frames, revealed } = look.state;
  const byEffects = frames.flatMap((f) =>
    f.kind === 'effects' && effectDue(look, f as EffectsFrame)?.do === 'draw-market'
      ? (f as EffectsFrame).pending
      : [],
  );
  const drawn = [...byEffects, ...marketCardsDrawn(look.g)];
  revealed.forEach((card, at) => {
    if (!look.content.decks.market.includes(card)) return;
    if (drawn.filter((other) => other === card).length !== 1)
      look.report(
        `revealed/${at}`,
        `${card} is a market card: it lies on the table only among the cards that an effect under way has drawn.`,
      );
  });
}

/** The problems of a base frame that a module's frame called. A module that does not declare its calls may call it with player and card. */
function wrongOnOther(frame: Frame, below: Frame): readonly Problem[] {
  const { player: who, card } = below as { player?: unknown; card?: unknown };
  const mine = frame as { player?: unknown; card?: unknown; attacker?: unknown; opponent?: Opponent };
  const theirs = mine.player ?? mine.attacker;
  const about = mine.card ?? (mine.opponent?.is === 'challenge' ? mine.opponent.card : undefined);
  return [
    ...(who === undefined || theirs === undefined
      ? []
      : should(
          mine.player === undefined ? 'attacker' : 'player',
          theirs,
          who,
          `the ${below.kind} below is theirs.`,
        )),
    ...(typeof card !== 'string' || about === undefined
      ? []
      : should(
          mine.card === undefined ? 'opponent/card' : 'card',
          about,
          card,
          `the ${below.kind} below says so.`,
        )),
  ];
}

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
export type FormIsState = Expect<Same<ObjectOf<typeof common>, Common>>;

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
