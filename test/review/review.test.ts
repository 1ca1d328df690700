import { describe, expect, it } from 'vitest';
import * as secondBots from '../../src/bots/second-edition/index.js';
import * as thirdBots from '../../src/bots/third-edition/index.js';
import { createRecord, createTable, InvalidArgumentError, viewFor } from '../../src/index.js';
import { review, reviewSlices } from '../../src/review/second-edition/index.js';
import { review as reviewThird } from '../../src/review/third-edition/index.js';
import * as thirdEdition from '../../src/third-edition/entries/edition.js';

/* What a review says of a whole game is held against the game itself. */

const setup = { players: 2, seed: 'review' };
const { actions } = secondBots.playGame({
  ...setup,
  bots: [secondBots.nimbleBot(1), secondBots.nimbleBot(2)],
  maxTurns: 12,
});
const table = createTable({ from: createRecord(setup, actions) });
const { log } = table.getSnapshot();
const found = review(table);

const scenario = { scenario: 'corpse-king', ...setup } as const;
const third = thirdBots.playGame({
  ...scenario,
  bots: [thirdBots.nimbleBot(1), thirdBots.nimbleBot(2)],
});
const thirdTable = thirdEdition.createTable({ from: thirdEdition.createRecord(scenario, third.actions) });
const thirdFound = reviewThird(thirdTable);

const eventsOf = (log: readonly { readonly events: readonly { readonly type: string }[] }[], type: string) =>
  log.flatMap(({ events }) => events.filter((event) => event.type === type));

describe('a review of Second Edition', () => {
  it('has every turn, fight and knockout of the log', () => {
    expect(found.turns.map(({ number }) => number)).toEqual(found.turns.map((_, at) => at + 1));
    expect(found.turns).toHaveLength(eventsOf(log, 'turn/began').length);
    expect(found.fights).toHaveLength(eventsOf(log, 'combat/began').length);
    expect(found.knockouts).toHaveLength(eventsOf(log, 'hero/knocked-out').length);
    expect(found.fights.length).toBeGreaterThan(5);
    expect(found.knockouts.length).toBeGreaterThan(0);
  });

  it('counts at the end of a turn what the state then has', () => {
    expect(found.turns.length).toBeGreaterThan(10);
    for (const { to, counts } of found.turns)
      expect(counts.map(({ gold, items, allies }) => [gold, items, allies])).toEqual(
        table.at(to).players.map(({ gold, items, allies }) => [gold, items.length, allies.length]),
      );
  });

  it('gives chances that add up to 1, and three decisive turns in which one changed most', () => {
    for (const { chances } of found.turns) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    const swings = found.turns.map(({ swing }) => Math.abs(swing.by));
    const least = Math.min(...found.decisive.map((at) => swings[at] ?? 0));
    expect(found.decisive).toHaveLength(3);
    expect(swings.filter((by) => by > least).length).toBeLessThan(3);
  });

  it('calls a turn idle if nothing that its player has grew', () => {
    const idle = found.turns.findIndex(({ idle }, at) => idle && at > 0);
    const { player, counts } = found.turns[idle] as (typeof found.turns)[number];
    const before = found.turns[idle - 1]?.counts[player];
    expect(counts[player]?.gold).toBeLessThanOrEqual(before?.gold ?? 0);
    expect(counts[player]?.experience).toBeLessThanOrEqual(before?.experience ?? 0);
    expect(found.turns.some(({ idle }) => !idle)).toBe(true);
  });

  it('names the fight and the card that caused a knockout, and what it cost', () => {
    expect(found.knockouts.length).toBeGreaterThan(0);
    for (const { fight, player, by, lost, step } of found.knockouts) {
      const fought = found.fights[fight ?? -1];
      expect(fought).toMatchObject({ player, enemy: by, end: 'lost' });
      expect(fought?.step).toBeLessThan(step);
      expect(lost.gold).toBe(table.at(step - 1).players[player]?.gold);
    }
  });

  it('gives exact odds at the start of a fight', () => {
    const [{ step, chance, player } = { step: 0, chance: null, player: 0 }] = found.fights;
    expect(chance).toBe(secondBots.combatOdds(table.at(step), { player })?.win);
  });

  it('tells the standings in slices before the odds, and comes to the same', () => {
    const slices = reviewSlices(table);
    const known: (typeof found)[] = [];
    let done = -1;
    let slice = slices.next();
    for (; !slice.done; slice = slices.next()) {
      expect(slice.value.done).toBeGreaterThan(done);
      done = slice.value.done;
      if (slice.value.review !== null) known.push(slice.value.review);
    }
    expect(slice.value).toEqual(found);
    expect(done).toBe(found.turns.length + found.fights.length - 1);
    expect(known).toHaveLength(found.fights.length);
    expect(known[0]?.turns).toEqual(found.turns);
    expect(known[0]?.fights.map(({ chance }) => chance)).toEqual(found.fights.map(() => null));
  });

  it('reads views as it reads states', () => {
    const seen = { ...table, at: (step: number) => viewFor(table.at(step), 0) };
    expect(review(seen)).toEqual(found);
  });

  it('refuses what is no table', () => {
    for (const wrong of [null, {}, { ...table, at: 3 }])
      expect(() => review(wrong as never)).toThrow(InvalidArgumentError);
  });
});

describe('a review of Third Edition', () => {
  const { log } = thirdTable.getSnapshot();

  it('has every turn, fight and defeat of the log', () => {
    expect(thirdFound.turns).toHaveLength(eventsOf(log, 'turn/began').length);
    expect(thirdFound.fights).toHaveLength(eventsOf(log, 'combat/began').length);
    expect(thirdFound.knockouts).toHaveLength(eventsOf(log, 'hero/defeated').length);
    expect(thirdFound.fights.map(({ end }) => end)).toContain('won');
  });

  it('counts at the end of a turn what the state then has', () => {
    expect(thirdFound.turns.length).toBeGreaterThan(5);
    for (const { to, counts } of thirdFound.turns)
      expect(counts.map(({ gold, skills }) => [gold, skills])).toEqual(
        thirdTable.at(to).players.map(({ gold, skills }) => [gold, skills.length]),
      );
  });

  it('estimates the odds of every fight with an enemy', () => {
    for (const { enemy, chance } of thirdFound.fights)
      if (enemy !== null) expect(chance).toSatisfy((one: number) => one > 0 && one < 1);
    expect(thirdFound.fights.some(({ enemy }) => enemy !== null)).toBe(true);
  });
});
