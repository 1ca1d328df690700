import type {
  Given,
  GivenCombat,
  Scenario,
  ScenarioPlayer,
} from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { colors } from '../../src/second-edition/internal.js';
import { type Curse, curses, deckOf, levels } from '../../src/second-edition/modules/cataclysm/curses.js';

/*
 * Positions in the middle of anything, described: on land, in a fight between Heroes that have met, at sea, on the Island of Dread, in
 * the Endgame, in a cursed town. They are such as games come to, so that few are refused; the few that are show that something says no.
 */

/** What can be put on the table with some modules. */
class Box {
  readonly content;
  /** Spaces of the map worth standing on: jewels, the red ones more often than their number, and towns. */
  readonly land: readonly string[];
  readonly towns: readonly string[];
  /** Spaces of the map with nothing on them, where hazards are met. */
  readonly wild: readonly string[];
  /** Anchor spaces, where there is a sea. */
  readonly sea: readonly string[];
  readonly runes: readonly string[];
  /** Adventure cards that are drawn on land. */
  readonly drawn: readonly string[];
  /** Challenges that some card may bring about. */
  readonly challengesAnywhere: readonly string[];
  private readonly cards;

  constructor(modules: readonly string[]) {
    this.content = rulesetOf(modules).rules.content;
    this.cards = Object.values(this.content.cards);
    const { board, decks } = this.content;
    this.towns = board.towns.map(({ space }) => space);
    this.land = [
      ...board.jewels.red,
      ...board.jewels.red,
      ...Object.values(board.jewels).flat(),
      ...this.towns,
    ];
    const used = new Set(this.land);
    this.wild = Object.keys(board.neighbours).filter(
      (space) => !used.has(space) && !board.spaces[space]?.half,
    );
    this.sea = Object.keys(board.places).filter((place) => place !== ISLAND);
    this.runes = this.cards
      .filter((card) => card.kind === 'challenge' && card.rune === true)
      .map((card) => card.id);
    this.drawn = colors.flatMap((color) => decks[color] ?? []);
    this.challengesAnywhere = this.ids('challenge').filter((id) => !isOfCurse(decks, id));
  }

  ids(kind: string): readonly string[] {
    return this.cards.filter((card) => card.kind === kind).map((card) => card.id);
  }

  /** Allies that may be used as Items. */
  get equipping(): readonly string[] {
    return this.cards
      .filter((card) => card.kind === 'ally' && card.equips !== undefined)
      .map((card) => card.id);
  }

  challenges(cards: readonly string[]): readonly string[] {
    return cards.filter((id) => this.content.cards[id]?.kind === 'challenge');
  }

  deck(id: string): readonly string[] {
    return this.content.decks[id] ?? [];
  }
}

const ISLAND = 'island-of-dread';
const STAR = 'cataclysm';
/** The modules that have a doom track. */
const doomed = ['doom-track', 'advanced-runebound'];
/** Where a storm draws near: no Event stays, no Encounter is open, and no Challenge waits. */
const STORM = 'seven-scions';
/** The modules in which roads are dangerous. */
const hazardous = ['travel-hazards', 'advanced-runebound'];

/** Whether a card is met in its town and nowhere else. */
const isOfCurse = (decks: Readonly<Record<string, readonly string[]>>, id: string): boolean =>
  curses.some((curse) => levels.some((level) => decks[deckOf(curse, level)]?.includes(id)));

const boxes = new Map<string, Box>();

function boxOf(modules: readonly string[]): Box {
  const key = modules.join();
  const known = boxes.get(key) ?? new Box(modules);
  boxes.set(key, known);
  return known;
}

/** Draws from lists by given numbers, so that fast-check can shrink what was drawn; from a pile each card once. */
class Dealer {
  private at = 0;
  private readonly taken = new Set<string>();
  constructor(
    private readonly numbers: readonly number[],
    readonly box: Box,
  ) {}
  below(n: number): number {
    const number = this.numbers[this.at++ % this.numbers.length] ?? 0;
    return n > 0 ? number % n : 0;
  }
  from<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  card(pile: readonly string[]): string | null {
    const left = pile.filter((id) => !this.taken.has(id));
    if (left.length === 0) return null;
    const id = this.from(left);
    this.taken.add(id);
    return id;
  }
  some(count: number, pile: readonly string[]): string[] {
    return Array.from({ length: count }, () => this.card(pile)).filter((id) => id !== null);
  }
}

/** Where the player is whose turn it is, and so what can be going on. */
interface Scene {
  readonly at: 'land' | 'road' | 'sea' | 'island' | 'endgame' | 'curse';
  readonly player: number;
  readonly players: number;
  readonly space: string;
  /** Cards that may be drawn there. */
  readonly pile: readonly string[];
}

function sceneFrom(deal: Dealer, modules: readonly string[], players: number): Scene {
  const { box } = deal;
  const at = deal.from<Scene['at']>([
    'land',
    ...(modules.includes(ISLAND) ? (['sea', 'sea', 'island'] as const) : ['land' as const]),
    ...(modules.some((id) => hazardous.includes(id)) ? (['land', 'road'] as const) : []),
    ...(modules.some((id) => id === STORM || doomed.includes(id)) ? (['land', 'endgame'] as const) : []),
    ...(modules.includes(STAR) ? (['curse', 'curse'] as const) : []),
  ]);
  const player = deal.below(players);
  if (at === 'sea') return { at, player, players, space: deal.from(box.sea), pile: box.deck('sea') };
  if (at === 'island') return { at, player, players, space: ISLAND, pile: box.deck('silver') };
  if (at === 'road') return { at, player, players, space: deal.from(box.wild), pile: box.drawn };
  // Curses lie on the first towns, in their order; the last of them may be lifted.
  if (at === 'curse') {
    const which = deal.below(curses.length - 1);
    const pile = box.deck(deckOf(curses[which] as Curse, 1));
    return { at, player, players, space: box.towns[which] ?? '', pile };
  }
  const space = deal.from(box.land);
  const met = modules.includes(STORM) ? box.deck('stormlords') : box.challenges(box.deck('red'));
  return { at, player, players, space, pile: at === 'endgame' ? met : box.drawn };
}

const stepsOf: Readonly<
  Record<Scene['at'], readonly ('start' | 'movement' | 'adventure' | 'market' | 'experience' | 'end')[]>
> = {
  land: ['start', 'movement', 'adventure', 'adventure', 'market', 'experience', 'end'],
  road: ['start', 'movement', 'experience', 'end'],
  sea: ['start', 'movement', 'movement', 'adventure', 'market', 'experience', 'experience', 'end'],
  island: [],
  endgame: ['start', 'start', 'end'],
  curse: ['start', 'movement', 'adventure', 'adventure', 'experience', 'end'],
};

/** Something that can be going on in that place. */
function givenFrom(deal: Dealer, scene: Scene, lurking: string | null): Given {
  const { at, player, players, pile } = scene;
  const kinds = [
    'fight',
    'fight',
    'drawn',
    ...(at === 'island' ? [] : ['turn']),
    ...(at === 'land' ? ['movement', 'duel'] : []),
  ];
  switch (deal.from(kinds)) {
    case 'turn':
      return { turn: { player, step: deal.from(stepsOf[at]) } };
    case 'movement':
      return { movement: { player, dice: [1, 2, 3, 4, 5].map(() => deal.below(6) + 1) } };
    case 'drawn':
      return { drawn: { player, card: deal.card(pile) ?? '', ...metAs(at) } };
    case 'duel':
      // Whoever is alone fights nobody.
      if (players === 1) return { turn: { player, step: 'adventure' } };
      return { combat: duelFrom(deal, scene) };
    default:
      return { combat: fightFrom(deal, scene, lurking) };
  }
}

/** What is drawn on the road is a hazard. */
const metAs = (at: Scene['at']) => (at === 'road' ? ({ as: 'hazard' } as const) : {});

/** Rounds, and what was done in one. */
function roundFrom(deal: Dealer, phase: GivenCombat['phase'], player: number): Partial<GivenCombat> {
  if (phase === 'start') return {};
  return {
    ...(phase === 'before-combat' ? {} : { round: 1 + deal.below(3) }),
    activated: deal.below(3) === 0 ? [player] : [],
  };
}

function duelFrom(deal: Dealer, { player, players }: Scene): GivenCombat {
  const against = (player + 1 + deal.below(players - 1)) % players;
  const phase = deal.from(['start', 'escape', 'ranged', 'melee'] as const);
  return { hero: player, against, phase, ...roundFrom(deal, phase, player) };
}

function fightFrom(deal: Dealer, { at, player, pile }: Scene, lurking: string | null): GivenCombat {
  const { box } = deal;
  const phases = ['start', 'ranged', 'melee', 'magic'] as const;
  const phase = deal.from(
    at === 'land' || at === 'sea' || at === 'curse'
      ? ([...phases, 'before-combat', 'escape'] as const)
      : phases,
  );
  // From the deck mostly; what a card brings about may be any Challenge.
  const from = lurking !== null ? 'track' : at !== 'road' && deal.below(5) === 0 ? 'card' : 'deck';
  const challenge =
    from === 'track'
      ? (lurking ?? '')
      : (deal.card(from === 'card' && at !== 'island' ? box.challengesAnywhere : box.challenges(pile)) ?? '');
  const card = box.content.cards[challenge];
  return {
    hero: player,
    challenge,
    phase,
    from,
    ...metAs(at),
    wounds: card?.kind === 'challenge' ? deal.below(card.life) : 0,
    ...roundFrom(deal, phase, player),
  };
}

/** Items that one Hero may have together, and adventure cards that it carries. Allies that equip are among them. */
function itemsFrom(deal: Dealer): { card: string; faceDown: boolean }[] {
  const { cards } = deal.box.content;
  const room: Record<string, number> = { weapon: 2, armor: 1 };
  // Of Rituals no two share a word.
  const words = new Set<string>();
  return deal
    .some(deal.below(4), [...deal.box.ids('item'), ...deal.box.equipping])
    .filter((id) => {
      const card = cards[id];
      const item = card?.kind === 'ally' ? card.equips : card;
      const of = item && 'class' in item ? (item.class ?? '') : '';
      const left = room[of] ?? 1;
      if (of in room) room[of] = left - 1;
      const own = (of === 'ritual' && card?.kind === 'item' && card.words) || [];
      const isSecond = own.some((word) => words.has(word));
      for (const word of own) words.add(word);
      return left > 0 && !isSecond;
    })
    .map((card) => ({ card, faceDown: deal.below(3) === 0 }));
}

function playerFrom(deal: Dealer, space: string, mostLife: number): ScenarioPlayer {
  const { box } = deal;
  const { content } = box;
  const hero = deal.card(content.heroes) ?? '';
  const card = content.cards[hero];
  const [life, stamina] = card?.kind === 'hero' ? [card.life, card.stamina] : [1, 0];
  const ways = content.board.neighbours[space] ?? [];
  const items = itemsFrom(deal);
  return {
    hero,
    space,
    ...(ways.length > 0 && deal.below(3) === 0 ? { cameFrom: deal.from(ways) } : {}),
    wounds: deal.below(life - 1),
    exhaustion: deal.below(stamina),
    gold: deal.below(15),
    experience: {
      mind: deal.below(6),
      body: deal.below(6),
      spirit: deal.below(6),
      stamina: deal.below(2),
      life: deal.below(mostLife + 1),
    },
    items,
    allies: deal.some(deal.below(3), box.ids('ally')).filter((id) => !items.some((item) => item.card === id)),
    kept: deal.some(deal.below(3), box.runes),
    counters: { green: deal.below(5), yellow: deal.below(4), blue: deal.below(3), red: deal.below(2) },
  };
}

/** Where somebody is who only watches: with the one whose turn it is, elsewhere, or at sea. On the island there is one at most. */
function elsewhere(deal: Dealer, { at, space }: Scene): string {
  const { land, sea } = deal.box;
  if (at !== 'island' && at !== 'road' && deal.below(2) === 0) return space;
  return deal.from(sea.length > 0 && deal.below(3) === 0 ? sea : land);
}

type Described = NonNullable<Scenario['game']['with']>[string];

/** A doom track with fewer cards than add a counter; in the Endgame all its counters, and the players in their order. */
function doomFrom(deal: Dealer, { at, player, players }: Scene): Described {
  const order = Array.from({ length: players }, (_, seat) => (player + seat) % players);
  const before = deal.below(players);
  // One player alone adds a counter with two cards, two with four.
  const track = ['green', ...deal.some(deal.below(players === 1 ? 1 : 3), deal.box.drawn)];
  if (at !== 'endgame') return { track, counters: deal.below(8) };
  const turned = [...order.slice(players - before), ...order.slice(0, players - before)];
  return { track, counters: 8, endgame: { order: turned, out: turned.slice(0, before) } };
}

/** A storm that draws near, with scion counters held; or the Endgame, in which the players have their turns in their order. */
function stormFrom(deal: Dealer, { at, player, players }: Scene, isCooperative: boolean): Described {
  const order = Array.from({ length: players }, (_, seat) => (player + seat) % players);
  const before = deal.below(players);
  const turned = [...order.slice(players - before), ...order.slice(0, players - before)];
  const colors = ['green', 'yellow', 'blue'] as const;
  const scions = deal.some(deal.below(players + 1), deal.box.deck('scions'));
  return {
    counter: 5 + deal.below(4),
    ...(deal.below(3) === 0 ? { beaten: deal.from(colors) } : {}),
    held: Object.fromEntries(scions.map((card, seat) => [card, seat])),
    ...(at === 'endgame'
      ? { endgame: isCooperative ? { order: [] } : { order: turned, out: turned.slice(0, before) } }
      : {}),
  };
}

/** Captains for those at sea, and for some of those in towns; map counters, event tiles, and silver cards discarded in a visit. */
function voyageFrom(deal: Dealer, { at }: Scene, seated: readonly ScenarioPlayer[]): Described {
  const { box } = deal;
  const captains = seated.map(({ space }) => {
    const isAtSea = box.sea.includes(space ?? '');
    if (!isAtSea && (!box.towns.includes(space ?? '') || deal.below(4) > 0)) return null;
    const card = deal.card(box.deck('captains'));
    if (card === null || !isAtSea) return card;
    return { card, wounds: deal.below(2), exhaustion: deal.below(2), loan: deal.below(4) === 0 };
  });
  return {
    captains,
    maps: seated.slice(0, 3).map(() => ({ blue: deal.below(3), green: deal.below(3) })),
    tiles: deal.below(2) === 0 ? ['sea-lane', 'sea'] : ['plains', 'ruins'],
    ...(at === 'island' ? { silver: deal.some(deal.below(4), box.deck('silver')) } : {}),
  };
}

/** Rituals with some of their symbols filled, or all. */
function ritualsFrom(deal: Dealer, seated: readonly ScenarioPlayer[]): Described {
  const { cards } = deal.box.content;
  const filled = seated.map(({ items = [] }) =>
    Object.fromEntries(
      items.flatMap((item) => {
        const card = cards[typeof item === 'string' ? item : item.card];
        if (card?.kind !== 'item' || card.symbols === undefined) return [];
        const many = deal.below(3) === 0 ? 5 : deal.below(5);
        return many === 0 ? [] : [[card.id, many === 5 ? true : card.symbols.slice(0, many)] as const];
      }),
    ),
  );
  return { filled };
}

/** What became of the last curse, quests, and how far players have come with them. */
function fateFrom(
  deal: Dealer,
  { space }: Scene,
  isLifted: boolean,
  seated: readonly ScenarioPlayer[],
): Described {
  const here = deal.box.towns.indexOf(space);
  const { board } = deal.box.content;
  const last = curses[curses.length - 1] as Curse;
  const towns = Object.fromEntries(
    board.towns.map(({ id }, at) => {
      const curse = curses[at];
      return [id, curse === undefined ? 'destroyed' : curse === last && isLifted ? `freed:${last}` : curse];
    }),
  );
  const claimed = seated.map((_, player) => [
    ...(player === 0 && isLifted ? deal.some(1, deal.box.deck(deckOf(last, 3))) : []),
    // Whoever is in a cursed town has claimed nothing of it.
    ...curses
      .slice(0, -1)
      .filter((_, at) => at !== here)
      .flatMap((curse) => (deal.below(4) === 0 ? deal.some(1, deal.box.deck(deckOf(curse, 1))) : [])),
  ]);
  const quests = deal.some(deal.below(3), deal.box.deck(deckOf(curses[deal.below(2)] as Curse, 2)));
  return { towns, claimed, quests, marks: [Object.fromEntries(quests.map((card) => [card, ['h0101']]))] };
}

/** Challenges that wait: one where the player is whose turn it is, or none there. */
function trackFrom(deal: Dealer, { at, space, players }: Scene) {
  const { box } = deal;
  const waiting = deal.some(deal.below(3), box.challenges(box.drawn)).map((card, order) => ({
    card,
    space: at === 'land' && order === 0 ? space : deal.from(box.land),
    ...(deal.below(3) === 0 ? { follows: deal.below(players) } : {}),
  }));
  return { waiting, lurking: waiting.find((entry) => at === 'land' && entry.space === space)?.card ?? null };
}

/** Encounters on spaces, and what the Challenges that wait have taken. */
function lyingFrom(deal: Dealer, { at, space }: Scene, waiting: readonly { readonly card: string }[]) {
  const { box } = deal;
  const encounters = box.drawn.filter((id) => box.content.cards[id]?.kind === 'encounter');
  const laid = deal
    .some(deal.below(3), encounters)
    .map((card) => ({ card, space: at === 'land' && deal.below(2) === 0 ? space : deal.from(box.land) }));
  const taken = waiting
    .filter(() => deal.below(2) === 0)
    .map(({ card }) => [
      card,
      { gold: 1 + deal.below(5), cards: deal.some(deal.below(2), box.ids('ally')), progress: deal.below(3) },
    ]);
  return {
    ...(laid.length > 0 ? { laid } : {}),
    ...(taken.length > 0 ? { hoards: Object.fromEntries(taken) } : {}),
  };
}

/**
 * A description of a position in the middle of something.
 *
 * @param numbers - what it is drawn by
 * @param seats - the fewest and the most players that these modules allow
 */
export function positionFrom(
  numbers: readonly number[],
  modules: readonly string[],
  [least, most]: readonly [number, number],
): Scenario {
  const deal = new Dealer(numbers, boxOf(modules));
  const players = least + deal.below(most - least + 1);
  const scene = sceneFrom(deal, modules, players);
  const isStormy = modules.includes(STORM);
  const { waiting, lurking } =
    deal.below(3) === 0 && !isStormy ? trackFrom(deal, scene) : { waiting: [], lurking: null };
  const given = givenFrom(deal, scene, lurking);
  // Who fights another Hero has met it.
  const rival = 'combat' in given ? (given.combat.against ?? null) : null;
  const seated = Array.from({ length: players }, (_, seat) =>
    playerFrom(
      deal,
      seat === scene.player || seat === rival ? scene.space : elsewhere(deal, scene),
      // A Life counter bars hazards of a color.
      scene.at === 'road' && seat === scene.player ? 0 : 2,
    ),
  );
  const event = deal.below(2) === 0 && !isStormy ? deal.card(deal.box.ids('event')) : null;
  const lying = deal.below(3) === 0 ? lyingFrom(deal, scene, waiting) : {};
  const isLifted = modules.includes(STAR) && deal.below(2) === 0;
  const { towns } = deal.box.content.board;
  // After the cataclysm a freed town alone has a market.
  const markets = !modules.includes(STAR)
    ? towns
    : isLifted
      ? towns.slice(curses.length - 1, curses.length)
      : [];
  const parts = modules.flatMap((id): (readonly [string, Described])[] =>
    doomed.includes(id)
      ? [[id, doomFrom(deal, scene)]]
      : id === STORM
        ? [[id, stormFrom(deal, scene, modules.includes('seven-scions-cooperative'))]]
        : id === ISLAND
          ? [[id, voyageFrom(deal, scene, seated)]]
          : id === STAR
            ? [[id, fateFrom(deal, scene, isLifted, seated)]]
            : id === 'rituals-and-runes'
              ? [[id, ritualsFrom(deal, seated)]]
              : [],
  );
  return {
    game: {
      players: seated,
      ...(event ? { event } : {}),
      ...(waiting.length > 0 ? { track: waiting } : {}),
      ...lying,
      ...(deal.below(2) === 0 && markets.length > 0
        ? { stacks: { [deal.from(markets).id]: deal.some(3, deal.box.ids('item')) } }
        : {}),
      ...(modules.length > 0 ? { modules: [...modules] } : {}),
      ...(parts.length > 0 ? { with: Object.fromEntries(parts) } : {}),
    },
    given,
  };
}
