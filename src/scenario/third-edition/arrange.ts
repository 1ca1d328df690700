import { Game, type Owned, type Rules } from '../../kernel/index.js';
import type { Content } from '../../third-edition/base/content.js';
import { hexesOf } from '../../third-edition/base/places.js';
import { layOut } from '../../third-edition/base/setup.js';
import type { ThirdEditionDraft } from '../../third-edition/base/state.js';
import { villainCard } from '../../third-edition/base/villain.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { HeroCard } from '../../third-edition/content/cards.js';
import { takeOut } from '../of-modules.js';
import { seatsOf } from '../schema.js';
import { hexNamed } from './impossible.js';
import type { Given, Scenario, ScenarioGame, ScenarioPlayer } from './schema.js';

/* Lays out the table of a scenario, before there are frames. */

/** The state is still private while it is laid out. */
type Draft = Owned<ThirdEditionDraft>;
type Seated = Draft['players'][number];
type R = Rules<ThirdEditionDraft, Content>;

/** The table without frames. Impossible scenarios have been refused before. */
export function arrange({ game, given }: Scenario, rules: R): Draft {
  const { content } = rules;
  const players = seatsOf(game);
  const free = content.heroes.filter((hero) => !players.some((p) => p.hero === hero));
  const state = layOut(
    players.map((p) => ({ hero: p.hero ?? free.shift() ?? '' })),
    rules,
  );
  const hexOf = (id: string): string => hexNamed(content, id) ?? id;
  const all = (ids: readonly string[] = []): string[] => ids.map((id) => takeOut(state, id));

  layTime(state, game, rules);
  state.first = game.first ?? 0;
  state.round = game.round ?? 1;
  state.facedown = [...new Set((game.facedown ?? []).map(hexOf))];
  state.zombies = (game.zombies ?? []).map(hexOf);
  if (game.villain !== undefined) state.villain = hexOf(game.villain);
  state.players.forEach((seated, at) => {
    const p = players[at] ?? {};
    const away = p.hex === undefined ? whereabouts(given, at, state, content) : undefined;
    seatPlayer(seated as Seated, p, { content, all, hex: away ?? startOf(content, seated.hero) });
    if (p.hex != null) seated.hex = hexOf(p.hex);
  });
  for (const [city, ids] of Object.entries(game.markets ?? {})) state.markets[city] = all(ids);
  for (const [deck, ids] of Object.entries(game.discards ?? {})) state.discards[deck] = all(ids);
  const emptied: string[] = [];
  for (const [id, said] of Object.entries(game.decks ?? {})) {
    const deck = state.decks[id];
    if (said === 'empty') emptied.push(id);
    else if (deck) Object.assign(deck, { top: all(said.top), bottom: all(said.bottom) });
  }
  state.slots = Array.from({ length: 6 }, (_, at) => {
    const card = game.slots?.[at];
    return card == null ? null : takeOut(state, card);
  });
  state.removed = all(game.removed);
  if (given && 'stack' in given) {
    state.revealed = all(given.stack.revealed);
    // Cards that a test has revealed lie beside the board.
    for (const { revealed } of given.stack.frames)
      if (Array.isArray(revealed)) all(revealed.filter((card) => typeof card === 'string'));
  }
  // A card that is being resolved is on the table, and its gem is facedown (3e.adventure.flip).
  const open = cardInPlay(given, content);
  if (open !== null) {
    state.revealed.push(takeOut(state, open.card));
    const { hex = null } = state.players[open.player] ?? {};
    const { deck = null } = (content.cards[open.card] ?? {}) as { readonly deck?: string };
    if (hex !== null && deck !== null && content.board.gems[hex] === deck && !state.facedown.includes(hex))
      state.facedown.push(hex);
  }
  for (const id of emptied) {
    const { top = [], pool = [], bottom = [] } = state.decks[id] ?? {};
    state.discards[id] = [...all([...top, ...pool, ...bottom]), ...(state.discards[id] ?? [])];
  }
  return state;
}

/** The time token, and the villain, who is on the board in Act 2 (3e.villain.spawn). */
function layTime(state: Draft, { time = {} }: ScenarioGame, rules: R): void {
  const over = time.over ?? false;
  const act = time.act ?? (over ? 2 : 1);
  state.time = { space: time.space ?? (over ? 12 : 1), act, over };
  if (act === 1) return;
  const g: G = new Game(rules, state);
  const villain = villainCard(g);
  if (villain !== null) state.villain = hexesOf(g, villain.spawns)[0] ?? null;
}

/** The first place of the kind on the hero card (3e.setup.start-location). */
function startOf({ cards, board }: Content, hero: string): string | null {
  const { start } = (cards[hero] ?? {}) as Partial<HeroCard>;
  return board.places.find(({ kind }) => kind === start)?.hex ?? null;
}

/** The hex that `given` needs; `undefined` if any hex is fine. */
function whereabouts(
  given: Given | undefined,
  player: number,
  { villain }: Draft,
  { cards, board }: Content,
): string | undefined {
  if (given === undefined || !('drawn' in given || 'combat' in given)) return undefined;
  const now = 'drawn' in given ? given.drawn : { ...given.combat, card: given.combat.enemy ?? '' };
  if (now.player !== player) return undefined;
  const card = cards[now.card];
  if (card?.kind === 'villain') return villain ?? undefined;
  if (card === undefined || !('deck' in card)) return undefined;
  return board.hexes.find(({ gem }) => gem === card.deck)?.id;
}

interface Surroundings {
  readonly content: Content;
  readonly all: (ids: readonly string[] | undefined) => string[];
  readonly hex: string | null;
}

function seatPlayer(seated: Seated, p: ScenarioPlayer, { content, all, hex }: Surroundings): void {
  const { gold } = (content.cards[seated.hero] ?? {}) as Partial<HeroCard>;
  const out = p.out ?? false;
  Object.assign(seated, {
    hex: out ? null : hex,
    damage: p.damage ?? 0,
    gold: p.gold ?? (out ? 0 : (gold ?? 0)),
    story: p.story ?? 0,
    hand: all(p.hand),
    skills: all(p.skills),
    assets: all(p.assets),
    trophies: all(p.trophies),
    secret: {
      combat: all(p.secret?.combat),
      exploration: all(p.secret?.exploration),
      social: all(p.secret?.social),
    },
    quests: all(p.quests),
    rumors: (p.rumors ?? []).map(({ card, option }) => ({ card: all([card])[0] ?? card, option })),
    delayed: p.delayed ?? false,
    out,
    used: [...(p.used ?? [])],
  });
}

/** The adventure card that is being resolved, and its player. */
function cardInPlay(
  given: Given | undefined,
  { cards }: Content,
): { readonly player: number; readonly card: string } | null {
  if (given === undefined) return null;
  if ('drawn' in given) return given.drawn;
  if (!('combat' in given)) return null;
  const { player, enemy } = given.combat;
  return enemy === undefined || cards[enemy]?.kind === 'villain' ? null : { player, card: enemy };
}
