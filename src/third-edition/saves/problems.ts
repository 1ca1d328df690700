import type { SeenDeck } from '../../kernel/index.js';
import { problemsOfSeats } from '../../kernel/problems.js';
import { listed, stateChecker } from '../../kernel/saves/checker.js';
import { show } from '../../kernel/saves/describe-value.js';
import { checkerOfForm, deckOf, each, envelopeOf } from '../../kernel/saves/envelope.js';
import { checkStack } from '../../kernel/saves/stack.js';
import { checkChance, checkDecks, checkOutcome } from '../../kernel/saves/table.js';
import type { Expect, Same } from '../../kernel/saves/type-equality.js';
import type { Content } from '../base/content.js';
import { side } from '../base/frames/parts.js';
import { game, turn } from '../base/frames.js';
import { mostZombies } from '../base/held.js';
import { type SeenPlayer, stateVersion, type ThirdEditionDraft } from '../base/state.js';
import { adventureTypes } from '../content/board-types.js';
import { baseFrames } from './base-frames.js';
import { fightBelow } from './frame-checks.js';
import { Look } from './look.js';
import * as schema from './words.js';

/* The schema of a save: which values stand where. Other files check what they mean together. */

/** In a view the cards hidden from its viewer are empty. */
const playerWith = (hidden: schema.Form<string[]>) =>
  schema.object('a player', {
    hero: schema.text('the id of a hero, empty until one is chosen', 120, 0),
    hex: schema.hexId.nullable(),
    damage: schema.count,
    gold: schema.held,
    story: schema.held,
    hand: hidden,
    skills: schema.cardIds,
    assets: schema.cardIds,
    trophies: schema.cardIds,
    secret: each('trophies drawn, by type', adventureTypes, hidden),
    quests: schema.cardIds,
    rumors: schema.listOf(
      schema.object('a rumor', { card: schema.cardId, option: schema.text('the id of an option') }),
      200,
    ),
    delayed: schema.yesNo,
    out: schema.yesNo,
    used: schema.used,
  });

const player = playerWith(schema.cardIds);
const seenPlayer = playerWith(
  schema.listOf(schema.text('the id of a card, empty where it is hidden', 120, 0), 1000),
);

const common = {
  ...envelopeOf<'third-edition'>(schema.seats, schema.cardIds, 4),
  players: schema.listOf(player, 4, 2),
  first: schema.seat,
  round: schema.count,
  time: schema.object('the time token', {
    space: schema.whole(1, 12),
    act: schema.is<1 | 2>('1 or 2, the side of the time token', (value) => value === 1 || value === 2),
    over: schema.yesNo,
  }),
  facedown: schema.listOf(schema.hexId, 500),
  slots: schema.listOf(schema.cardId.nullable(), 6, 6),
  villain: schema.hexId.nullable(),
  zombies: schema.listOf(schema.hexId, mostZombies),
};

type Common = Omit<ThirdEditionDraft, 'frames' | 'decks' | 'markets' | 'discards' | 'ext'>;
/** Fails to compile where schema and state differ. */
export type FormIsState = Expect<Same<schema.ObjectOf<typeof common>, Common>>;

const deck = deckOf(schema.cardIds);

/** The `result` of a called frame: the winning side, what was counted, or the damage suffered. */
const handedBack = schema.object('what was handed back', {
  winner: side.nullable().optional(),
  successes: schema.count.optional(),
  matches: schema.count.optional(),
  suffered: schema.count.optional(),
});

/** The problems of a value's form as a state of this ruleset, or as a view without its `viewer`. */
const problemsOfForm = checkerOfForm<ThirdEditionDraft, Content>({
  keys({ content }, isView) {
    const decks = Object.keys(content.decks);
    const cities = content.board.places.filter(({ kind }) => kind === 'city').map(({ id }) => id);
    return {
      ...common,
      ...(isView && { players: schema.listOf(seenPlayer, 4, 2) }),
      decks: each('the decks', decks, deck),
      markets: each('the markets', cities, schema.cardIds),
      discards: each('the discard piles', decks, schema.cardIds),
    };
  },
  frames: Object.fromEntries(Object.entries(baseFrames).map(([kind, { locals }]) => [kind, locals])),
  handedBack,
});

/* Checks of the table: cards and hexes exist and fit their places. The invariants check the rest. */

const adventures = ['enemy', 'quest', 'event'] as const;

function checkTable(look: Look): void {
  const { state } = look;
  look.problems.push(...problemsOfSeats(look.rules, state.players.length));
  look.player('first', state.first);
  state.players.forEach((p, at) => {
    checkPlayer(look, `players/${at}`, p);
  });
  checkDecks(look, { orders: look.content.decks, fit: [], rule: '3e.game.discard-piles', aside });
  for (const [city, cards] of Object.entries(state.markets)) look.cards(`markets/${city}`, cards, 'asset');
  for (const [deck, cards] of Object.entries(state.discards)) look.cards(`discards/${deck}`, cards);
  state.slots.forEach((card, at) => {
    if (card !== null) look.card(`slots/${at}`, card, 'story');
  });
  for (const part of ['facedown', 'zombies'] as const)
    state[part].forEach((hex, at) => {
      look.hex(`${part}/${at}`, hex);
    });
  if (state.villain !== null) look.hex('villain', state.villain);
  look.cards('revealed', state.revealed, ...adventures, 'story');
  look.cards('removed', state.removed);
  checkChance(look);
  checkOutcome(look);
  if (state.outcome !== null && state.outcome.winners.length > 1)
    look.report('outcome/winners', 'One player wins, or none.', '3e.end.no-tie');
}

const choosing = ['first-player', 'hero', 'next-hero'];
const placing = [...choosing, 'hand', 'next-hand', 'place', 'next-place'];

function checkPlayer(look: Look, path: string, p: SeenPlayer): void {
  const step = look.state.frames[0]?.step ?? '';
  if (p.hero !== '') look.card(`${path}/hero`, p.hero, 'hero');
  else if (!choosing.includes(step))
    look.report(
      `${path}/hero`,
      'Every player has a hero once they have been chosen.',
      '3e.setup.choose-heroes',
    );
  if (p.hex !== null) look.hex(`${path}/hex`, p.hex);
  else if (!p.out && !placing.includes(step) && look.state.outcome === null)
    look.report(
      `${path}/hex`,
      'A hero in the game stands on the board once setup has placed it.',
      '3e.setup.start-location',
    );
  if (p.hero === '' && p.damage + p.gold + p.story + p.hand.length + p.assets.length + p.skills.length > 0)
    look.report(path, 'A player without a hero has nothing.', '3e.setup.choose-heroes');
  if (p.out && look.state.round === 0)
    look.report(
      `${path}/out`,
      'No player is out of the game before the first round.',
      '3e.villain.eliminated-cleanup',
    );
  look.cards(`${path}/hand`, p.hand, 'skill');
  look.cards(`${path}/skills`, p.skills, 'skill');
  look.cards(`${path}/assets`, p.assets, 'asset');
  look.cards(`${path}/trophies`, p.trophies, ...adventures);
  for (const type of adventureTypes) look.cards(`${path}/secret/${type}`, p.secret[type], ...adventures);
  look.cards(`${path}/quests`, p.quests, 'quest');
  p.rumors.forEach(({ card }, at) => {
    look.card(`${path}/rumors/${at}/card`, card, 'event');
  });
}

/** Only a view has cards aside, since it does not know where they are. */
const aside = ({ aside }: SeenDeck): string | null =>
  aside === undefined ? null : 'A state knows the place of every card: leave this out.';

/* The stack of frames: their order. Each chapter checks its own frames. */

const checkFrames = (look: Look): void =>
  checkStack(look, {
    own: baseFrames,
    game,
    turn,
    oneTurn: '3e.round.order',
    // A cost is paid first; a scenario from elsewhere may answer to that.
    alone: (_look, kind) => alone.includes(kind) || (kind === 'toll' && look.saysWhatIsCalled),
    order: checkOrder,
  });

const inCombat = ['blow', 'cancel', 'retreat'];
const outOfCombat = ['move', 'free-move'];
const alone = ['turn', 'adventure', 'shop', 'story', 'rumor', 'event', 'payment', 'exchange', 'test'];

/** The game is followed by a turn; frames of a combat only within one. */
function checkOrder(look: Look, path: string, at: number): void {
  const { frames } = look.state;
  const { kind = '', step = '' } = frames[at] ?? {};
  const isInCombat = fightBelow(look, at) !== undefined;
  // The game waits after the step that calls a turn while the turn lasts.
  const [first] = frames;
  if (
    at === 1 &&
    kind !== 'turn' &&
    look.saysWhatIsCalled &&
    first?.step === look.rules.frames.game?.steps.turn?.following
  )
    look.report(
      `${path}/kind`,
      `The game waits for the end of a turn: here belongs the turn, not ${show(kind)}.`,
      '3e.round.order',
    );
  if (inCombat.includes(kind) && !isInCombat)
    look.report(
      `${path}/kind`,
      `A ${kind} frame needs a combat frame below it.`,
      kind === 'cancel' ? '3e.game.cancel' : kind === 'blow' ? '3e.combat.damage' : '3e.combat.retreat',
    );
  if (outOfCombat.includes(kind) && isInCombat)
    look.report(`${path}/kind`, 'No hero moves during a combat.', '3e.combat.no-move');
  if (kind === 'combat' && isInCombat)
    look.report(`${path}/kind`, 'There is one combat at a time.', '3e.combat.combatants');
  if (step === '' && look.isOfBase(kind) && at === frames.length - 1)
    look.report(`${path}/step`, 'The last frame is under way: it is at a step.');
}

export const { problemsOfState, problemsOfShape, problemsOfView } = stateChecker<
  ThirdEditionDraft,
  Content,
  Look
>({
  version: stateVersion,
  modules: (claimed, { moduleIds }) =>
    claimed.join() === moduleIds.join()
      ? null
      : {
          message: `This game is of the scenario ${listed(claimed)}; these are the rules of ${listed(moduleIds)}.`,
          rule: '3e.game.scenario-governs',
        },
  otherContent: (claimed, { fingerprint }) =>
    `The game is played with other content (${show(claimed)}) than there is here (${fingerprint}).`,
  form: problemsOfForm,
  look: (state, rules) => new Look(state, rules),
  checks: [checkTable, checkFrames],
});
