import type { Scenario, ScenarioPlayer } from '../../../../src/scenario/second-edition/index.js';
import type { Card, Content } from '../../../../src/second-edition/index.js';
import { type Curse, curses, deckOf } from '../../../../src/second-edition/modules/cataclysm/curses.js';
import { sea } from '../../../../src/second-edition/modules/island-of-dread/content/board.js';
import type { Hints, Lots } from '../lots.js';

export interface SetupRequest {
  readonly content: Content;
  readonly lots: Lots;
  readonly card: Card;
  readonly hints: Hints;
}

type Staging = (scenario: Scenario, occasion: SetupRequest) => Scenario;

/** At sea with a Captain, more or less tired; on the island for its cards; in the ruins; with maps. */
const islandOfDread: Staging = (scenario, { content, lots, card, hints }) => {
  const { game, given } = scenario;
  const deck = 'deck' in card ? card.deck : undefined;
  const wanted =
    deck === 'sea' || deck === 'legendary' || deck === 'captains' || hints.special.includes('voyaging');
  const inRuins = hints.special.includes('tile:ruins') && !lots.once(4);
  const atSea = !inRuins && deck !== 'silver' && (wanted ? !lots.once(6) : lots.once(4));
  const ruins = sea.eventSpaces.find(({ tile }) => tile === 'ruins')?.space;
  const space = inRuins
    ? ruins
    : deck === 'silver'
      ? 'island-of-dread'
      : atSea
        ? lots.from(sea.anchors).id
        : undefined;
  const isCaptain = (each: Card): boolean => each.kind === 'further' && each.sort === 'captain';
  const captain = !atSea ? null : isCaptain(card) ? card.id : lots.card(isCaptain);
  const values = captain === null ? undefined : content.cards[captain];
  const { life = 1, stamina = 0 } = values?.kind === 'further' ? values : {};
  const [me, ...others] = Array.isArray(game.players) ? game.players : [];
  // Legendary Items are bought with maps, never drawn.
  const spends = deck === 'legendary' && game.decks?.market !== undefined;
  const { decks, ...table } = game;
  return {
    given: inRuins
      ? { turn: { player: 0, step: 'end' } }
      : spends
        ? { turn: { player: 0, step: 'experience' } }
        : given,
    game: {
      ...table,
      ...(decks && !spends ? { decks } : {}),
      players: [{ ...me, ...(space === undefined ? {} : { space }) }, ...(others.length > 0 ? others : [{}])],
      with: {
        ...game.with,
        'island-of-dread': {
          captains:
            captain === null
              ? []
              : [{ card: captain, wounds: lots.below(life), exhaustion: lots.below(stamina + 1) }],
          maps: [spends ? { blue: 1, green: 1 } : { blue: lots.below(3), green: lots.below(3) }],
          tiles: inRuins ? ['ruins'] : [],
        },
      },
    },
  };
};

const idOf = (item: string | { readonly card: string }): string =>
  typeof item === 'string' ? item : item.card;

/** Matching Rituals, most of them with all symbols filled. */
const ritualsAndRunes: Staging = (scenario, { content, lots }) => {
  const { players, with: others, ...table } = scenario.game;
  const wordsOf = (id: string): readonly string[] => {
    const card = content.cards[id];
    return card?.kind === 'item' && card.class === 'ritual' ? (card.words ?? []) : [];
  };
  const seated = (Array.isArray(players) ? players : []).map((player) => {
    const words = new Set<string>();
    const items = (player.items ?? []).filter((item) => {
      const own = wordsOf(idOf(item));
      if (own.some((word) => words.has(word))) return false;
      for (const word of own) words.add(word);
      return true;
    });
    return { ...player, items };
  });
  const filled = seated.map(({ items }) =>
    Object.fromEntries(
      items
        .map(idOf)
        .filter((id) => wordsOf(id).length > 0 && !lots.once(6))
        .map((id) => [id, true]),
    ),
  );
  return {
    ...scenario,
    game: { ...table, players: seated, with: { ...others, 'rituals-and-runes': { filled } } },
  };
};

const storms = ['green', 'yellow', 'blue'] as const;

/** Before the storm for a Storm card or a Scion in it, the Endgame for a Stormlord, with the counter of a sleeping Scion. */
const sevenScions: Staging = (scenario, { content, lots, card }) => {
  const { event: _, decks, ...game } = scenario.game;
  const deck = 'deck' in card ? card.deck : undefined;
  const isScion = deck === 'scions';
  const asleep = isScion && lots.once(2);
  const seeks = asleep && lots.once(2);
  const [me, ...others] = Array.isArray(game.players) ? game.players : [];
  const without = (ally: unknown): boolean =>
    (typeof ally === 'string' ? ally : (ally as { card: string }).card) !== card.id;
  const plain = [me, ...others].map((player, seat) => ({
    ...player,
    quests: [],
    ...(seat === 0 && asleep ? { allies: (player?.allies ?? []).filter(without) } : {}),
    ...(seat === 0 && seeks ? { space: lots.from(content.board.jewels.red) } : {}),
  }));
  // Scions of other Heroes would be too many.
  const players = plain.map((player, seat) => ({
    ...player,
    allies: (player.allies ?? []).filter((ally) => {
      const id = typeof ally === 'string' ? ally : ally.card;
      const held = content.cards[id];
      return !(held && 'deck' in held && held.deck === 'scions') || (seat === 0 && id === card.id);
    }),
  }));
  const isLord = deck === 'stormlords';
  const color = storms.find((one) => deck === `storm-${one}`) ?? lots.from(storms);
  const lower = storms.slice(0, storms.indexOf(color));
  const removed = lower.flatMap((one) =>
    (content.decks[`storm-${one}`] ?? []).filter((id) => id !== card.id).slice(0, players.length),
  );
  const isOfStorm = deck?.startsWith('storm-') === true || isScion;
  const taken = 'becomes' in card && card.becomes !== undefined && lots.once(2);
  const lords = content.decks.stormlords ?? [];
  if (!isOfStorm && !isLord) return { ...scenario, game: { ...game, players, ...(decks ? { decks } : {}) } };
  return {
    given: { turn: { player: 0, step: isLord ? 'start' : 'adventure' } },
    game: {
      ...game,
      players: players.map((player, seat) => (seat === 0 && taken ? player : { ...player, kept: [] })),
      ...(isLord ? {} : { removed }),
      ...(isOfStorm && !isScion && !isHeld(players[0], card.id)
        ? { decks: { [deck ?? '']: { top: [card.id] } } }
        : {}),
      with: {
        'seven-scions': {
          counter: seeks ? 0 : 8,
          held: asleep && !seeks ? { [card.id]: 0 } : {},
          ...(isLord
            ? {
                stormlords: [card.id, ...lords.filter((id) => id !== card.id)].slice(0, players.length),
                endgame: { order: players.map((_each, seat) => seat) },
              }
            : {}),
        },
      },
    },
  };
};

/** The fates of towns: curses on the first five, and sometimes one lifted. */
const fates = (
  towns: Content['board']['towns'],
  freed: readonly Curse[],
  order: readonly Curse[] = curses,
): Record<string, string> =>
  Object.fromEntries(
    towns.map(({ id }, at) => {
      const curse = order[at];
      return [id, curse === undefined ? 'destroyed' : freed.includes(curse) ? `freed:${curse}` : curse];
    }),
  );

/** A freed town, as no other has a market: the Hero's, one that the card names, or any. */
function marketFor(me: ScenarioPlayer, { board, decks }: Content, lots: Lots, hints: Hints) {
  const named = board.towns.filter(({ id }) => hints.spaces.includes(`town:${id}`));
  const town =
    board.towns.find(({ space }) => space === me.space) ?? lots.from(named.length > 0 ? named : board.towns);
  const curse = lots.from(curses);
  const last = lots.from(decks[deckOf(curse, 3)] ?? []);
  const towns = [town, ...board.towns.filter(({ id }) => id !== town.id)];
  const order = [curse, ...curses.filter((other) => other !== curse)];
  return { claimed: [[lots.claim(last)]], towns: fates(towns, [curse], order) };
}

/** In the town of a Curse card, which is met there, claimed already, or a quest that is almost done. */
const cataclysm: Staging = (scenario, { content, lots, card, hints }): Scenario => {
  const { game, given } = scenario;
  const deckOfCard = 'deck' in card ? card.deck : undefined;
  const curse = curses.find((one) => deckOfCard?.startsWith(`${one}-`));
  const [me, ...others] = Array.isArray(game.players) ? game.players : [];
  const { decks, stacks: _, ...table } = game;
  const kept = (me?.kept ?? []).filter((id) => id === card.id);
  const players = [
    { ...me, kept },
    ...others.map((one) => ({ ...one, kept: [] })),
    ...(others.length > 0 ? [] : [{}]),
  ];
  const { towns } = content.board;
  if (curse === undefined || me === undefined) {
    const fallen = { cataclysm: me === undefined || lots.once(3) ? {} : marketFor(me, content, lots, hints) };
    return { given, game: { ...table, ...(decks ? { decks } : {}), players, with: fallen } };
  }
  const level = Number(deckOfCard?.slice(-1));
  const town = towns[curses.indexOf(curse)]?.space ?? content.start;
  const isHeld = kept.length > 0;
  const first = lots.card(
    (each) => content.decks[deckOf(curse, 1)]?.includes(each.id) === true && each.kind === 'challenge',
  );
  // A player who holds a card of Level III has freed its town.
  if (isHeld)
    return {
      given,
      game: {
        ...table,
        players,
        with: { cataclysm: { claimed: [[card.id]], towns: fates(towns, level === 3 ? [curse] : []) } },
      },
    };
  const here = [{ ...players[0], space: town, kept: [] }, ...players.slice(1)];
  if (level === 2 && first !== null) {
    const challenge = content.cards[first];
    const wounds = challenge?.kind === 'challenge' ? challenge.life - 1 : 0;
    // Drawn after a first card was won, or done except for the claim.
    if (lots.once(2))
      return {
        given: { combat: { hero: 0, challenge: first, wounds, phase: 'escape' } },
        game: { ...table, players: here, with: { cataclysm: {} } },
      };
    return {
      given: { turn: { player: 0, step: 'movement' } },
      game: {
        ...table,
        players: here,
        with: {
          cataclysm: {
            claimed: [[], [first]],
            quests: [card.id],
            marks: [{ [card.id]: ['counter', 'done', 'h0101'] }],
          },
        },
      },
    };
  }
  const asked = given !== undefined && ('drawn' in given || 'combat' in given);
  return {
    given: asked ? given : { turn: { player: 0, step: 'adventure' } },
    game: {
      ...table,
      players: here,
      with: { cataclysm: { claimed: level === 3 && first !== null ? [[first]] : [] } },
    },
  };
};

const isHeld = (player: ScenarioPlayer | undefined, id: string): boolean =>
  (player?.items ?? []).some((item) => (typeof item === 'string' ? item : item.card) === id);

export const moduleSetups: Readonly<Record<string, Staging | undefined>> = {
  'island-of-dread': islandOfDread,
  'rituals-and-runes': ritualsAndRunes,
  'seven-scions': sevenScions,
  cataclysm,
};
