import { beforeAll, describe, expect, it } from 'vitest';
import { talliesOf } from '../../../../scripts/exhaust/report.js';
import { Game } from '../../../../src/kernel/index.js';
import {
  bundledModules,
  cataclysm,
  checkContent,
  knownIn,
  rulesetOf,
} from '../../../../src/second-edition/index.js';
import { theCataclysm } from '../../../../src/second-edition/modules/cataclysm/content/the-cataclysm.js';
import {
  countersInBox,
  curses,
  deckOf,
  levels,
  terrainOf,
} from '../../../../src/second-edition/modules/cataclysm/curses.js';
import { taskOf } from '../../../../src/second-edition/modules/cataclysm/quests.js';
import { type BehaviorKind, kinds } from '../../../../tools/workshop/exhaust/second-edition/behaviors.js';
import { direct } from '../../../../tools/workshop/exhaust/second-edition/directed.js';
import { CoverageRecorder } from '../../../../tools/workshop/exhaust/second-edition/recorder.js';
import { asserted } from '../../../asserted.js';
import { fallen } from './fallen.js';

const { adventures = [] } = theCataclysm;
const { content } = rulesetOf(['cataclysm']).rules;
const own = new Set(adventures.map(({ id }) => id));

describe('the box', () => {
  it('va51.components.adventure-cards: thirty Curse cards, six of each curse, and nothing wrong with any', () => {
    expect(adventures).toHaveLength(30);
    expect(checkContent(theCataclysm, knownIn(rulesetOf([]).rules.content, [cataclysm]))).toEqual([]);
    for (const curse of curses)
      expect(levels.map((level) => content.decks[deckOf(curse, level)]?.length)).toEqual([3, 2, 1]);
  });

  it('va51.components.counters: eight counters, five with curses of different terrain', () => {
    expect(Object.values(countersInBox).filter((face) => face === 'destroyed')).toHaveLength(3);
    expect(new Set(Object.values(terrainOf)).size).toBe(5);
    expect(Object.keys(countersInBox)).toHaveLength(8);
  });

  it('va51.setup.red-cards-out: no red card, of whatever pack', () => {
    expect(content.decks.red).toEqual([]);
    expect(content.cards['high-lord-margath']).toBeUndefined();
  });

  it('every quest asks for something that the board or the decks have', () => {
    const g = new Game(rulesetOf(['cataclysm']).rules, structuredClone(fallen({}).state) as never);
    for (const curse of curses)
      for (const card of content.decks[deckOf(curse, 2)] ?? []) {
        const task = taskOf(g as never, card);
        expect(task, card).not.toBeNull();
        const { kind = '', what = '', amount = 0 } = task ?? {};
        const spaces = Object.values(content.board.spaces).filter(
          ({ terrain, jewel, half }) => !half && (terrain === what || `${jewel}-jewel` === what),
        );
        const foes = Object.values(content.cards).filter(
          (one) => one.kind === 'challenge' && own.has(one.id) === false && one.words?.includes(what),
        );
        if (kind === 'visit' || kind === 'carry') expect(spaces.length, card).toBeGreaterThan(amount);
        if (kind === 'defeat') expect(foes.length, card).toBeGreaterThanOrEqual(3 * amount);
      }
    asserted(10);
  });
});

describe('every Curse card is alive', () => {
  const module = bundledModules.cataclysm;
  const witness = new CoverageRecorder([], module ? [module] : []);
  beforeAll(
    () => void [...direct(witness, 'every Curse card is alive', ({ card }) => own.has(card))],
    180_000,
  );

  it.each(Object.keys(kinds) as BehaviorKind[])('%s: nothing on a card of this box never happens', (kind) => {
    const never = talliesOf(witness).find((each) => each.kind === kind)?.never ?? [];
    expect(never.filter((place) => own.has(place.split('#')[0] ?? ''))).toEqual([]);
  });
});

describe('cards of the base game that need a market', () => {
  const module = bundledModules.cataclysm;
  const witness = new CoverageRecorder([], module ? [module] : []);
  const need = ['the-unfinished-blade', 'the-two-locked-doors', 'harvest-fairs', 'alley-cutpurse'];
  beforeAll(() => void [...direct(witness, 'a town is free', ({ card }) => need.includes(card))], 60_000);

  it.each(need)('%s is alive once a town has been freed: va51.market.freed-only', (card) => {
    expect(witness.missing(card).map(({ id }) => id)).toEqual([]);
  });
});
