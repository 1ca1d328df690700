import type { Ruleset as KernelRuleset } from '../../../src/kernel/index.js';
import { attributes } from '../../../src/third-edition/abilities/language.js';
import { handSize } from '../../../src/third-edition/base/characters.js';
import { isAt } from '../../../src/third-edition/base/places.js';
import {
  type PlayerState,
  SKILLS,
  STORY,
  type ThirdEditionDraft,
} from '../../../src/third-edition/base/state.js';
import { adventureTypes } from '../../../src/third-edition/content/board-types.js';
import { assetTypes, type Card, type HeroCard } from '../../../src/third-edition/content/cards.js';
import type { ThirdEditionState, ThirdEditionTypes } from '../../../src/third-edition/types.js';

/** Heroes with skills and assets, quests in play, the villain near: what play reaches late or seldom. Possible in a game. */

type Ruleset = KernelRuleset<ThirdEditionTypes>;
type Below = (n: number) => number;
type Where = Parameters<typeof isAt>[2];

interface Laying {
  readonly ruleset: Ruleset;
  readonly s: ThirdEditionDraft;
  readonly below: Below;
  readonly cards: Readonly<Record<string, Card>>;
}

const one = <T>(list: readonly T[], below: Below): T | undefined => list[below(Math.max(1, list.length))];

function takeOut({ s }: Laying, card: string): boolean {
  for (const [id, deck] of Object.entries(s.decks)) {
    const parts = [deck.top, deck.pool, deck.bottom];
    if (!parts.some((part) => part.includes(card))) continue;
    const [top, pool, bottom] = parts.map((part) => part.filter((other) => other !== card));
    Object.assign(s.decks, { [id]: { ...deck, top, pool, bottom } });
    return true;
  }
  return false;
}

function onTop(laying: Laying, deck: string, card: string): void {
  if (!takeOut(laying, card)) return;
  const { s } = laying;
  const lies = s.decks[deck];
  if (lies) Object.assign(s.decks, { [deck]: { ...lies, top: [card, ...lies.top] } });
}

/** Gives a player some cards of a deck, as long as there is room. */
function give(
  laying: Laying,
  deck: string,
  many: number,
  to: (card: Card) => string[],
  room: (card: Card) => boolean = () => true,
): void {
  for (let i = 0; i < many; i++) {
    const fitting = (laying.s.decks[deck]?.pool ?? []).flatMap((id) => {
      const card = laying.cards[id];
      return card !== undefined && room(card) ? [card] : [];
    });
    const card = one(fitting, laying.below);
    if (card !== undefined && takeOut(laying, card.id)) to(card).push(card.id);
  }
}

function hasRoom({ cards }: Laying, p: PlayerState, card: Card): boolean {
  if (card.kind === 'asset')
    return !p.assets.some((id) => (cards[id] as { type?: string }).type === card.type);
  if (card.kind !== 'skill') return false;
  const hero = cards[p.hero] as HeroCard;
  const known = p.skills.filter((id) => (cards[id] as { type?: string }).type === card.type);
  return attributes.includes(card.type) && known.length < hero[card.type];
}

function enrich(laying: Laying, p: PlayerState): void {
  const { s, below, cards } = laying;
  p.gold += below(12);
  p.story += below(4);
  p.damage = 0;
  p.delayed = false;
  const fits = (card: Card): boolean => hasRoom(laying, p, card);
  give(laying, SKILLS, below(5), () => p.skills, fits);
  give(laying, 'assets', below(assetTypes.length), () => p.assets, fits);
  const { hand } = cards[p.hero] as HeroCard;
  give(laying, SKILLS, Math.max(0, below(hand + 1) - p.hand.length), () => p.hand);
  for (const type of adventureTypes) {
    give(laying, type, below(3), () => (below(2) === 0 ? p.trophies : p.secret[type]));
    give(
      laying,
      type,
      below(2),
      () => p.quests,
      ({ kind }) => kind === 'quest',
    );
  }
  if (s.time.act === 1 && below(2) === 0) Object.assign(s.time, { space: 1 + below(12), act: 1 + below(2) });
}

function placeFor({ ruleset, s, below }: Laying, where: Where): string | undefined {
  const named = ruleset.ask(s as unknown as ThirdEditionState, (g) =>
    Object.keys(g.content.board.hex).filter((hex) => isAt(g, hex, where)),
  );
  return one(named, below);
}

function atGem({ ruleset, s, below }: Laying, p: PlayerState, deck: string): void {
  const { gems } = ruleset.rules.content.board;
  const hex = one(
    Object.keys(gems).filter((at) => gems[at] === deck),
    below,
  );
  if (hex === undefined) return;
  p.hex = hex;
  s.facedown = s.facedown.filter((other) => other !== hex);
}

function atVillain(laying: Laying, p: PlayerState): void {
  const { ruleset, s } = laying;
  const villain = Object.values(ruleset.rules.content.cards).find(({ kind }) => kind === 'villain');
  if (villain?.kind !== 'villain') return;
  s.villain ??= placeFor(laying, villain.spawns) ?? null;
  if (s.time.act === 1) Object.assign(s.time, { act: 2, space: 1 + laying.below(11) });
  p.hex = s.villain;
}

/** Puts a card where it is about to act: on its deck, in force, or to be resolved now. */
function stage(laying: Laying, p: PlayerState, card: Card): void {
  const { s, below } = laying;
  const isLying = Object.values(s.decks).some(({ top, pool, bottom }) =>
    [top, pool, bottom].some((part) => part.includes(card.id)),
  );
  const stand = (where: Where): void => {
    p.hex = placeFor(laying, where) ?? p.hex;
  };
  if (card.kind === 'villain') return atVillain(laying, p);
  if (!isLying && card.kind !== 'hero') {
    if (card.kind === 'quest' && p.quests.includes(card.id)) stand(card.at);
    return;
  }
  if (card.kind === 'quest' && below(4) > 0 && takeOut(laying, card.id)) {
    p.quests.push(card.id);
    return stand(card.at);
  }
  if (card.kind === 'event' && below(2) === 0) {
    const kept = card.options.filter(({ rumor }) => rumor !== undefined);
    const option = one(kept, below);
    if (option?.rumor && takeOut(laying, card.id)) {
      p.rumors.push({ card: card.id, option: option.id });
      return stand(option.rumor.at);
    }
  }
  if (card.kind === 'story' || ('deck' in card && card.deck === STORY)) {
    const slot = s.slots.indexOf(null);
    if (card.kind === 'story' && card.quest && slot >= 0 && below(2) === 0 && takeOut(laying, card.id)) {
      s.slots[slot] = card.id;
      return stand(card.quest.at);
    }
    onTop(laying, STORY, card.id);
    s.time.space = 2 + 3 * below(4);
    return;
  }
  if ('deck' in card) {
    onTop(laying, card.deck, card.id);
    return atGem(laying, p, card.deck);
  }
  if (card.kind === 'asset' || card.kind === 'skill') {
    const own = card.kind === 'asset' ? p.assets : p.skills;
    if (hasRoom(laying, p, card) && takeOut(laying, card.id)) own.push(card.id);
    if (card.kind === 'asset' && card.trade && below(2) === 0) return stand(card.trade.at);
  }
  // Cards of heroes mostly act in combats.
  if (below(3) > 0) atGem(laying, p, below(3) > 0 ? 'combat' : (one(adventureTypes, below) as string));
}

function trimHands({ ruleset, s }: Laying): void {
  for (const [player, { hand }] of s.players.entries()) {
    const most = ruleset.ask(s as unknown as ThirdEditionState, (g) => handSize(g, player));
    const skills = s.decks[SKILLS];
    const away = hand.slice(most);
    if (away.length === 0 || skills === undefined) continue;
    (s.players[player] as PlayerState).hand = hand.slice(0, most);
    Object.assign(s.decks, { [SKILLS]: { ...skills, pool: [...skills.pool, ...away] } });
  }
}

const TRIES = 10;

/** A later position at the start of a turn that breaks no invariant; the given position if none is found. */
export function laterOn(
  ruleset: Ruleset,
  state: ThirdEditionState,
  below: Below,
  card?: string,
): ThirdEditionState {
  for (let i = 0; i < TRIES; i++) {
    const later = layOut(ruleset, state, below, card);
    if (ruleset.brokenInvariants(later).length === 0) return later;
  }
  return state;
}

function layOut(ruleset: Ruleset, state: ThirdEditionState, below: Below, card?: string): ThirdEditionState {
  const s = structuredClone(state) as unknown as ThirdEditionDraft;
  const { cards } = ruleset.rules.content;
  const laying: Laying = { ruleset, s, below, cards };
  const f = s.frames.find(({ kind }) => kind === 'turn') as { player: number; actions: number } | undefined;
  if (f === undefined) return state;
  const p = s.players[f.player] as PlayerState;
  const wanted = card === undefined ? undefined : cards[card];
  // The wanted card first, as others would take its room.
  if (wanted) stage(laying, p, wanted);
  const { space, act } = s.time;
  for (const each of s.players) enrich(laying, each as PlayerState);
  if (wanted?.kind === 'story' || wanted?.kind === 'villain') Object.assign(s.time, { space, act });
  else if (s.time.act === 2 || below(4) === 0) atVillainSometimes(laying, p, wanted === undefined);
  if (ruleset.rules.moduleIds[0] === 'corpse-king')
    for (let i = below(4); i > 0; i--)
      s.zombies.push(one(ruleset.rules.content.board.hexes, below)?.id ?? '');
  trimHands(laying);
  return s as unknown as ThirdEditionState;
}

/** In Act 2 the villain is on the board; the hero is there if it is not needed elsewhere. */
function atVillainSometimes(laying: Laying, p: PlayerState, free: boolean): void {
  const { hex } = p;
  atVillain(laying, p);
  if (!free || laying.below(2) === 0) p.hex = hex;
}

export function firstTurn(ruleset: Ruleset, state: ThirdEditionState): ThirdEditionState {
  const sim = ruleset.simulate(state, { chance: 'state', check: false });
  while (sim.state.frames.at(-1)?.kind !== 'turn') {
    const legal = sim.legalActions();
    const quiet = legal.find(({ type }) => /\/(stop|stay|decline)$/.test(type)) ?? legal[0];
    if (quiet === undefined) break;
    sim.apply(quiet);
  }
  return sim.snapshot();
}
