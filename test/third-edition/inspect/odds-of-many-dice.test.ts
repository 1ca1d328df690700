import { describe, expect, it, vi } from 'vitest';
import { demandsOf, meet } from '../../../src/third-edition/base/dice.js';
import { covered } from '../../../src/third-edition/base/quests.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';
import { terrainDice } from '../../../src/third-edition/content/terrain-dice.js';
import { type ChanceOdds, oddsNow, reachable } from '../../../src/third-edition/inspect/index.js';
import { Ground } from '../../../src/third-edition/inspect/walking.js';
import { firstTurn, type Open, opened } from '../broken.js';

/* Eight dice: the fastest hero of the box with everything that makes it faster. Counted out handful by handful, as no list of all ways would end. */

const rules = rulesetOf('corpse-king');

/** Takes cards from wherever they lie. */
function take(s: Open, ...cards: readonly string[]): string[] {
  const lists = [
    ...Object.values(s.decks).flatMap(({ top, pool, bottom }) => [top, pool, bottom]),
    ...Object.values(s.markets),
    ...Object.values(s.discards),
    ...s.players.map(({ hand }) => hand),
  ];
  for (const list of lists)
    for (const card of cards) if (list.includes(card)) list.splice(list.indexOf(card), 1);
  return [...cards];
}

/** Lyssa at speed 8, in her turn. */
function swift(change: (s: Open) => void = () => {}) {
  const s = opened(firstTurn('corpse-king'));
  const lyssa = s.players.findIndex(({ hero }) => hero === 'lyssa');
  Object.assign(s.frames[0], { current: lyssa, played: [lyssa] });
  Object.assign(s.frames[1], { player: lyssa });
  const p = s.players[lyssa] as Open['players'][number];
  p.assets = take(s, 'thoroughbred-stallion', 'traders-attire');
  p.skills = take(s, 'long-strides', 'travelling-light');
  // Who travels light holds fewer cards.
  s.discards.skills?.push(...p.hand.splice(2));
  change(s);
  return rules.parseState(JSON.stringify(s));
}

const ofMove = (odds: ChanceOdds | null | undefined) => {
  if (odds?.is !== 'move') throw new Error('These are no odds of a move.');
  return odds;
};

const rolled = (...dice: readonly number[]) => {
  const { players } = swift();
  const player = players.findIndex(({ hero }) => hero === 'lyssa');
  return swift((s) => s.frames.push({ kind: 'move', step: 'spend', player, dice: [...dice], rolling: 0 }));
};

describe('odds of eight dice', () => {
  it('are those of the roll that stands before the hero (3e.move.roll)', () => {
    const { options } = rules.ask(swift(), oddsNow);
    const odds = ofMove(options.find(({ action }) => action.type === 'move/roll')?.odds);
    expect(odds.rolling).toBe(8);
    expect(odds.hexes.length).toBeGreaterThan(80);
    for (const { chance } of odds.hexes) expect(chance).toBeLessThanOrEqual(1);
    // No roll of eight leads further than the likeliest of all, and one die leads to each hex nearby that any of them goes to.
    expect(odds.hexes[0]?.chance).toBeGreaterThan(0.99);
  });

  it.each([
    [[6, 6, 6, 6, 6, 6, 6, 6]],
    [[1, 1, 2, 4, 4, 4, 5, 6]],
    [[1, 2, 3, 4, 5, 6, 6, 6]],
    [[2, 2, 3, 3, 4, 4, 5, 5]],
  ])('agree with what can be walked with %j', { timeout: 60_000 }, (dice) => {
    const state = rolled(...dice);
    const walked = rules.ask(state, reachable);
    const odds = ofMove(rules.ask(state, oddsNow).now);
    const likely = odds.hexes.map(({ hex }) => hex);
    expect(odds.hexes.every(({ chance }) => chance === 1)).toBe(true);
    for (const { there } of walked?.hexes ?? []) expect(likely).toContain(there.hex);
    if (walked?.complete) expect(likely).toHaveLength(walked.hexes.length);
    expect(walked?.hexes.length).toBeGreaterThan(20);
  });

  it('of one die rolled again are the share of its faces that lead there', () => {
    const kept = [1, 2, 4, 4, 5, 5, 6];
    const faces = terrainDice.map((_, at) => at + 1);
    const at = (face: number) => ofMove(rules.ask(rolled(...[...kept, face].sort()), oddsNow).now).hexes;
    const share = new Map<string, number>();
    for (const face of faces)
      for (const { hex } of at(face)) share.set(hex, (share.get(hex) ?? 0) + 1 / faces.length);
    const state = rolled(...[...kept, 1].sort());
    const again = rules.ask(state, reachable)?.exerting.find(({ die }) => die === 1);
    expect(again?.hexes.length).toBe(share.size);
    for (const { hex, chance } of again?.hexes ?? []) expect(chance).toBeCloseTo(share.get(hex) ?? 0, 9);
  });
});

describe('what is looked at to count eight dice', () => {
  /** How many handfuls of dice are asked about, and how many different ones. */
  function asked(state: ReturnType<typeof swift>) {
    const ledBy = vi.spyOn(Ground.prototype, 'ledBy');
    rules.ask(state, oddsNow);
    const keys = ledBy.mock.calls.map(([, key]) => key);
    ledBy.mockRestore();
    return { times: keys.length, handfuls: new Set(keys).size };
  }

  it('is each handful of up to eight dice once, from those with a die less', () => {
    // 14 over 6 handfuls, the empty one included; 13 over 5 of them are rolls.
    const { times, handfuls } = asked(swift());
    expect(handfuls).toBe(3003);
    expect(times).toBeLessThanOrEqual(6 * 3003 + 1287);
  });

  it('is shared by all dice that could be rolled again', () => {
    // Parts of what lies there, with one other die at most: 3 * 2 * 4 * 2 * 2 parts, a few times as many with the other die.
    const { times, handfuls } = asked(rolled(1, 1, 2, 4, 4, 4, 5, 6));
    expect(handfuls).toBeGreaterThan(3 * 2 * 4 * 2 * 2);
    expect(handfuls).toBeLessThan(450);
    expect(times).toBeLessThan(6 * 450);
  });
});

describe('symbols that dice cover', () => {
  const symbols = ['plains', 'forest', 'hills', 'mountain', 'water', 'wild'] as const;
  /** Each symbol in turn is given every die that shows it. */
  const bySearch = (
    dice: readonly number[],
    [symbol, ...others]: readonly (typeof symbols)[number][],
  ): boolean =>
    symbol === undefined ||
    dice.some((die, at) => covered([die], [symbol]) && bySearch(dice.toSpliced(at, 1), others));

  it('are the same ones, however they are dealt out (3e.quest.match)', () => {
    const lists = <T>(all: readonly T[], size: number): T[][] =>
      size === 0 ? [[]] : lists(all, size - 1).flatMap((list) => all.map((one) => [...list, one]));
    let met = 0;
    for (const size of [1, 2, 3])
      for (const wanted of lists(symbols, size))
        for (const dice of lists([1, 2, 3, 4, 5, 6], 3)) {
          const found = meet(dice, demandsOf(wanted));
          if (found) met++;
          if (found !== bySearch(dice, wanted)) expect(found, `${dice} for ${wanted}`).toBe(!found);
        }
    expect(met).toBeGreaterThan(5000);
  });

  it('of a single die are what it shows, a required wild by a wild alone', () => {
    const shown = terrainDice.map((_, at) => symbols.filter((symbol) => covered([at + 1], [symbol])));
    expect(shown).toEqual([
      ['plains'],
      ['plains', 'forest'],
      ['forest', 'hills'],
      ['plains', 'hills'],
      ['mountain', 'water'],
      [...symbols],
    ]);
  });
});
