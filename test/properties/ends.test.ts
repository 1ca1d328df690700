import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import { type Action, actionCode, type GameState } from '../../src/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import { colors } from '../../src/second-edition/abilities/language.js';
import { rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';
import { ID, type Memory, mapColors } from '../../src/second-edition/modules/island-of-dread/memory.js';
import { begin, modulesOf, starts } from './starts.js';

/*
 * Nobody is ever trapped: from wherever random play has led, players who want to bring the game to an end can. The rules of one
 * document know an exception: on the Island of Dread, where no blue adventures are, Heroes with two Life counters can be left without
 * anything that would earn them the fare of a Captain: no red Challenge is left, or one that recovers as fast as a lone Hero strikes.
 */

const RUNS = Number(process.env.RANDOM_GAMES ?? 6);

type Content = SecondEditionRuleset['rules']['content'];

/** Wounds that a Challenge recovers from at the end of each round. */
const recovery = ({ sides }: Content, card: string): number =>
  (sides.get(card)?.triggered ?? []).reduce((sum, { ability }) => {
    if (ability.on !== 'round-end') return sum;
    const healed = ability.do.map((e) => (e.do === 'heal' && e.who === 'enemy' ? Number(e.wounds ?? 0) : 0));
    return sum + Math.max(0, ...healed);
  }, 0);

/** The wounds that a Hero gives with its one attack in a round. */
function blowOf({ cards }: Content, hero: string): number {
  const card = cards[hero];
  return card?.kind === 'hero' ? Math.max(card.mind.damage, card.body.damage, card.spirit.damage) : 0;
}

/**
 * Whether nobody can earn anything any more: no card to draw on land, and none to face but what recovers from all that a Hero alone
 * can do to it; no fare and nothing to sell for it; no map set to spend.
 */
function isStranded(state: GameState): boolean {
  const { content } = rulesetOf(state.modules).rules;
  const sea = state.ext[ID] as unknown as Memory | undefined;
  if (sea === undefined) return false;
  const costOf = (id: string): number => {
    const card = content.cards[id];
    return card && 'cost' in card ? (card.cost ?? 0) : 0;
  };
  const fare = Math.min(...(content.decks.captains ?? []).map(costOf));
  const waiting = state.track.flatMap((entry) => entry ?? []);
  return state.players.every(({ hero, gold, items, allies }, player) => {
    const canDraw = colors.some(
      (color, at) =>
        at >= hero.experience.life &&
        state.counters[color].some((space) => !waiting.some((entry) => entry.space === space)),
    );
    const canWin = waiting.some(
      ({ card }) => allies.length > 0 || blowOf(content, hero.card) > recovery(content, card),
    );
    const isPaid = sea.captains[player]?.loan === false;
    // Half its cost is what an Item brings: one that cost 1 brings nothing.
    const hasWares = items.some(({ card }) => costOf(card) >= 2);
    const mapSets = Math.min(...mapColors.map((color) => sea.maps[player]?.[color] ?? 0));
    return !canDraw && !canWin && gold < fare && !isPaid && !hasWares && mapSets === 0;
  });
}

it('from every position that random play reaches, sensible players reach an end', {
  timeout: 300_000,
}, () => {
  const choices = fc.array(fc.noBias(fc.nat()), { maxLength: 150, size: 'max' });
  let ended = 0;
  fc.assert(
    fc.property(starts, choices, fc.nat(), (start, numbers, seed) => {
      const ruleset = rulesetOf(modulesOf(start));
      const first = begin(start);
      fc.pre(first !== null);
      let state: GameState = first;
      const played: Action[] = [];
      for (const number of numbers) {
        const legal = ruleset.legalActions(state);
        const action = legal[number % Math.max(1, legal.length)];
        if (action === undefined) break;
        played.push(action);
        state = ruleset.apply(state, action);
      }
      if (state.outcome !== null || ruleset.decision(state)?.actor === 'chance') return;
      const { outcome, turns, state: last } = playGame({ from: state, seed, ruleset, maxTurns: 300 });
      if (outcome === null && isStranded(last)) return;
      const codes = played.map(actionCode).join('\n');
      expect(outcome, `after ${turns} turns, from ${JSON.stringify(start)} and\n${codes}`).not.toBeNull();
      ended++;
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  // Not those that chance is asked for, nor those that random play has ended.
  expect(ended).toBeGreaterThan(RUNS / 6);
});

it('on the Island of Dread a table without fares and with two Life counters each is stranded', () => {
  const modules = ['island-of-dread'];
  const { jewels } = rulesetOf(modules).rules.content.board;
  const stranded = (life: number) => {
    const poor = (hero: string) => ({ hero, space: 'tarianor', gold: 0, experience: { life } });
    const from = fromScenario({
      game: {
        modules,
        players: [poor('ysolde-saltblade'), poor('steelhorns')],
        counters: Object.fromEntries(jewels.red.map((space) => [space, []])),
        seed: 1,
      },
      given: { turn: { player: 0, step: 'start' } },
    });
    const { outcome, state } = playGame({ from, seed: 1, modules, maxTurns: 150 });
    return { isOver: outcome !== null, isStranded: isStranded(state) };
  };
  expect(stranded(1)).toEqual({ isOver: true, isStranded: false });
  expect(stranded(2)).toEqual({ isOver: false, isStranded: true });
});
