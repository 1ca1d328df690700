import { createGame, rulesetOf, type ScenarioId } from 'runebound-engine/third-edition';
import { beforeAll, describe, expect, it } from 'vitest';
import { narratorFor } from '../src/table/teller.js';
import { openScreen, screenOf } from '../src/things/index.js';

/* What the screen of Third Edition says of a position: counted by hand. */

const names = ['Ann', 'Bo'];
const scenario: ScenarioId = 'ascendance-of-margath';
const rules = rulesetOf(scenario);
type State = ReturnType<typeof createGame>;
/** What a test changes of a state before it is looked at. */
interface Draft {
  readonly players: readonly [Record<string, unknown>, Record<string, unknown>];
  readonly slots: (string | null)[];
}

/** The first turn of Ann, laid out otherwise. */
function laid(change: (state: Draft) => void = () => {}): State {
  let state: State = createGame({
    scenario,
    players: [{ hero: 'lord-hawthorne' }, { hero: 'lyssa' }],
    seed: 7,
  });
  while (rules.decision(state)?.kind !== 'turn/act') {
    const [first] = rules.legalActions(state);
    if (first === undefined) throw new Error('The setup goes on.');
    state = rules.apply(state, first);
  }
  const draft: unknown = structuredClone(state);
  change(draft as Draft);
  return draft as State;
}

const seen = (state: State, viewer = 0) => screenOf(rules.viewFor(state, viewer), names);

beforeAll(() => openScreen('third-edition'));

describe('places', () => {
  it('say their kind first, and Find lists them by kind', () => {
    const screen = seen(laid((state) => Object.assign(state.players[0], { hex: 'h0706' })));
    const places = screen.landmarks.filter(({ kind }) => kind === 'town');
    expect(places[0]?.name).toBe('City: Tamalir');
    const kinds = places.map(({ name }) => name.split(':')[0]);
    expect([...new Set(kinds)]).toEqual(['City', 'Town', 'Shrine', 'Stronghold']);
    const shrine = places.find(({ name }) => name.startsWith('Shrine')) ?? { space: '' };
    const { lines, signs } = screen.space(shrine.space);
    expect(lines[0]).toBe('Shrine');
    expect(signs[0]).toBe('place/shrine');
  });

  it('where a quest can be done say so, and Find and the story lead to the nearest of them', () => {
    const hymn = 'hymn-of-the-five-shrines';
    const screen = seen(
      laid((state) => {
        Object.assign(state.players[0], { hex: 'h0706' });
        state.slots[0] = hymn;
      }),
    );
    const [{ space, name } = { space: '', name: '' }, ...more] = screen.landmarks.filter(
      ({ kind }) => kind === 'quest',
    );
    expect(more).toEqual([]);
    expect(name).toMatch(/^Hymn of the Five Shrines: .+, \d steps? away$/);
    const errand = screen.goalOf(hymn);
    expect(errand?.spaces[0]).toBe(space);
    expect(errand?.spaces).toHaveLength(5);
    for (const one of errand?.spaces ?? [])
      expect(screen.space(one).lines).toContain('Hymn of the Five Shrines can be done here');
    const story = screen.tracks.find(({ title }) => title === 'The story');
    expect(story?.spaces[0]).toMatchObject({ mark: errand?.where, card: hymn });
  });
});

describe('the story', () => {
  it('says that no quest of it is open, and a quest that is done is over for all', () => {
    const state = laid();
    expect(seen(state).tracks.find(({ title }) => title === 'The story')).toMatchObject({
      spaces: [],
      notes: ['No quest of the story is open now.'],
    });
    const tell = narratorFor(state, names);
    const done = { type: 'card/discarded', deck: 'story', card: 'the-eyrie', rule: '3e.story.quest-done' };
    const other = { ...done, deck: 'combat', card: 'wolf', rule: '3e.adventure.discard' };
    expect(tell([other, done] as never, rules.viewFor(state, 0))).toEqual([
      {
        text: 'The Eyrie is done: this quest of the story is over for all.',
        rule: '3e.story.quest-done',
        heading: false,
        matters: null,
      },
    ]);
  });

  it('calls its tokens by the name of the scenario, and says what they take from the villain', () => {
    const screen = seen(laid((state) => Object.assign(state.players[0], { story: 2 })));
    expect(screen.players[0]?.purse.find(({ label }) => label === 'Lore')).toMatchObject({
      value: '2',
      told: expect.stringContaining('2 lore. '),
    });
    const villain = screen.tracks.find(({ about }) => about === 'villain');
    expect(villain?.spaces[0]?.mark).toBe('health 13 (15, −2 by lore)');
    expect(villain?.notes).toContain('A player with lore fights it at less health.');
  });
});
