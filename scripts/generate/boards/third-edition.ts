// The board of Third Edition, and a game of it under way: the pictures of docs/content-third-edition.md and docs/pictures.md.
import { picture as draw, type PictureOptions } from '../../../src/picture/third-edition/index.js';
import type { PlayerState, ThirdEditionDraft } from '../../../src/third-edition/base/state.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';
import type { ThirdEditionState } from '../../../src/third-edition/types.js';

const scenario = 'corpse-king';
const ruleset = rulesetOf(scenario);
const heroes = ['laurel-of-bloodwood', 'lord-hawthorne', 'master-thorn'] as const;

const begin = () =>
  ruleset.createGame({
    edition: 'third-edition',
    scenario,
    players: heroes.map((hero) => ({ hero })),
    seed: 'board',
  });

/** The board as it is printed. */
export const board = (options: PictureOptions = {}): string =>
  draw(begin(), { parts: ['title', 'names', 'ids', 'legend'], ...options });

/** Takes a card out of wherever the setup has put it. */
function takeAway(s: ThirdEditionDraft, card: string): void {
  const without = (cards: readonly string[]): string[] => cards.filter((one) => one !== card);
  for (const deck of Object.values(s.decks))
    Object.assign(deck, { top: without(deck.top), pool: without(deck.pool), bottom: without(deck.bottom) });
  for (const [id, cards] of Object.entries(s.discards)) Object.assign(s.discards, { [id]: without(cards) });
  for (const [id, cards] of Object.entries(s.markets)) {
    if (!cards.includes(card)) continue;
    // The next card takes its place.
    const { pool } = s.decks.assets as unknown as { pool: string[] };
    Object.assign(s.markets, { [id]: [...without(cards), ...pool.splice(0, 1)] });
  }
  for (const p of s.players as PlayerState[]) p.hand = without(p.hand);
}

/** What players have come to, late in Act 2. */
const seats: Readonly<Record<string, Partial<PlayerState>>> = {
  'laurel-of-bloodwood': {
    hex: 'h0404',
    damage: 3,
    gold: 4,
    story: 2,
    assets: ['truesteel-axe', 'winged-boots'],
    skills: ['marksmanship', 'war-aria'],
    quests: ['dragon-bones'],
    trophies: ['undead-horde'],
  },
  'lord-hawthorne': {
    hex: 'h0908',
    damage: 1,
    gold: 7,
    story: 1,
    assets: ['serrated-axe', 'leather-armor'],
    skills: ['steadfastness'],
    quests: ['love-you'],
    trophies: ['barrow-wyrm'],
  },
  'master-thorn': {
    hex: 'h1301',
    damage: 6,
    gold: 2,
    story: 3,
    assets: ['comet-sceptre'],
    skills: ['lust-for-magic', 'rune-scholar'],
    quests: ['goblin-raids'],
    rumors: [{ card: 'smuggling', option: 'carry-the-crate' }],
    delayed: true,
  },
};

/** Round 20: Vorakesh stands in the Cursed Ruins, and Laurel has gone for him. Saves of it are in order, so a game can come to it. */
export function underWay(): ThirdEditionState {
  let state = begin();
  for (let at = 0; state.frames.at(-1)?.kind !== 'turn'; at++) {
    const legal = ruleset.legalActions(state);
    const action = legal.find(({ type }) => type.endsWith('/stop') || type.endsWith('/stay')) ?? legal[0];
    if (action === undefined || at > 100) throw new Error('The setup does not end.');
    state = ruleset.apply(state, action);
  }
  const s = structuredClone(state) as unknown as ThirdEditionDraft;
  for (const p of s.players as PlayerState[]) {
    const seat = seats[p.hero] ?? {};
    const { assets = [], skills = [], quests = [], trophies = [], rumors = [] } = seat;
    for (const card of [...assets, ...skills, ...quests, ...trophies, ...rumors.map(({ card }) => card)])
      takeAway(s, card);
    Object.assign(p, structuredClone(seat));
  }
  const slots = ['hold-the-crossing', 'knights-of-fort-rodric', 'names-of-the-dead'];
  for (const card of slots) takeAway(s, card);
  Object.assign(s, {
    round: 20,
    time: { space: 8, act: 2, over: false },
    villain: 'h0404',
    zombies: ['h0404', 'h1112', 'h0508', 'h0508', 'h0108'],
    slots: [...slots, null, null, null],
    facedown: ['h0501', 'h1001', 'h0613', 'h1012', 'h0307', 'h0101', 'h1507'],
  });
  const turn = s.frames.at(-1) as unknown as { player: number; actions: number };
  turn.player = s.players.findIndex(({ hero }) => hero === heroes[0]);
  (s.frames[0] as unknown as { current: number }).current = turn.player;
  const laid = ruleset.parseState(JSON.stringify(s));
  return ruleset.apply(laid, { type: 'villain/engage' });
}

/** A game under way, as everybody at the table sees it. */
export const game = (options: PictureOptions = {}): string =>
  draw(ruleset.viewFor(underWay(), null), { title: 'The Corpse King, round 20', ...options });
