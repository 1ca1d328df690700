import { beforeAll, describe, expect, it } from 'vitest';
import { composeRuleset } from '../../../src/third-edition/compose.js';
import { adventureTypes } from '../../../src/third-edition/content/board-types.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import { ascendanceOfMargathPack } from '../../../src/third-edition/scenarios/ascendance-of-margath/content/index.js';
import { ascendanceOfMargath } from '../../../src/third-edition/scenarios/ascendance-of-margath/module.js';
import { corpseKingPack } from '../../../src/third-edition/scenarios/corpse-king/content/index.js';
import { corpseKing } from '../../../src/third-edition/scenarios/corpse-king/module.js';

/* Every card comes up in play and is resolved: on a board with a gem in every hex, by players who adventure wherever they can. */

const board = theBox.board ?? { hexes: [] };
/** The real board, but for gems everywhere, of the three types in turn. */
const jewelled = {
  ...theBox,
  board: {
    ...board,
    hexes: board.hexes.map((hex, at) => ({ ...hex, gem: adventureTypes[at % 3] ?? 'combat' })),
  },
} as typeof theBox;

/** Numbers from 0 to below 1, the same ones for the same seed. */
function numbers(seed: number): () => number {
  let last = seed * 7919;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last / 2_147_483_648;
  };
}

const eager = /^(adventure|quest|rumor|event|reward|combat\/(surge|deal|fight-on))/;

function play(scenario: typeof corpseKing, pack: typeof corpseKingPack, games: number) {
  const rules = composeRuleset([scenario], [jewelled, pack]);
  const drawn = new Set<string>();
  const chosen = new Set<string>();
  for (let seed = 1; seed <= games; seed++) {
    const next = numbers(seed);
    let state = rules.createGame({ edition: 'third-edition', scenario: pack.id, players: 4, seed });
    for (let actions = rules.legalActions(state); actions.length > 0; actions = rules.legalActions(state)) {
      const better = next() < 0.9 ? actions.filter(({ type }) => eager.test(type)) : [];
      const pool = better.length > 0 ? better : actions;
      const action = pool[Math.floor(next() * pool.length)];
      if (action === undefined) break;
      const step = rules.transition(state, action);
      state = step.state;
      for (const event of step.events)
        if (event.type === 'card/drawn') drawn.add(String(event.card));
        else if (event.type === 'option/chosen') chosen.add(`${event.card} ${event.choice}`);
    }
  }
  return { drawn, chosen };
}

describe.each([
  ['ascendance-of-margath', ascendanceOfMargath, ascendanceOfMargathPack],
  ['corpse-king', corpseKing, corpseKingPack],
] as const)('games of %s', (_id, scenario, pack) => {
  let played: ReturnType<typeof play>;
  beforeAll(() => {
    played = play(scenario, pack, 20);
  });
  const adventures = [...(theBox.adventures ?? []), ...(pack.adventures ?? [])];

  it('come through every adventure card and every story card to an end', () => {
    const cards = [...adventures, ...(pack.stories ?? [])].map(({ id }) => id);
    expect(cards.filter((id) => !played.drawn.has(id))).toEqual([]);
  });

  it('resolve either option of every event (3e.event.choose)', () => {
    const options = adventures.flatMap((card) =>
      card.kind === 'event' ? card.options.map(({ id }) => `${card.id} ${id}`) : [],
    );
    expect(options.filter((option) => !played.chosen.has(option))).toEqual([]);
  });
});
