import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/kernel/index.js';
import { isRuleId } from '../../../src/register/index.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import { german as catalogue } from '../../../src/words/third-edition/german.js';
import {
  createNarrator,
  storyText,
  turnHeading,
  words,
  wordsOf,
} from '../../../src/words/third-edition/index.js';
import { choosing } from './play.js';

const ruleset = rulesetOf('corpse-king');
const player = { hex: 'h0706', damage: 2, gold: 3 };
const state = {
  frames: [],
  players: [
    { ...player, hero: 'corbin' },
    { ...player, hero: 'lyssa' },
  ],
  time: { act: 1, space: 4 },
};
const said = wordsOf(ruleset).at(state);

const event = (type: string, details: Record<string, unknown>, rule = '3e.turn.end'): GameEvent =>
  ({ type, ...details, rule }) as GameEvent;

/** What is told of events, without the rules. */
const told = (...events: GameEvent[]): string[] => {
  const narrator = createNarrator(wordsOf(ruleset));
  return [...narrator.tell(events, state), ...narrator.rest()].map((line) =>
    storyText(line, { rules: false }),
  );
};

const drawn = (card?: string) =>
  event('skill/drawn', { player: 0, ...(card === undefined ? {} : { card }) }, '3e.train.draw');

describe('an event in words', () => {
  it('names a surge that was lent by its card, also when the step that lent it is over', () => {
    const chosen = event(
      'option/chosen',
      { player: 0, card: 'lyssa', choice: 'wail' },
      '3e.game.ability-order',
    );
    const german = wordsOf(ruleset, { catalogues: [catalogue] });
    const [line] = createNarrator(german).tell([chosen], state);
    expect(line?.text).toContain('wählt: Klagelaut');
  });

  it('says names instead of ids, and what story tokens are in the scenario', () => {
    expect(said.describe(event('hero/moved', { player: 1, from: 'h0706', to: 'h0913' }))).toBe(
      'Lyssa moves to Blue Haze Hills (0913).',
    );
    const gained = event('story/gained', { player: 0, amount: 2 });
    expect(said.describe(gained)).toBe('Corbin gains 2 companions.');
    expect(wordsOf(rulesetOf('ascendance-of-margath')).at(state).describe(gained)).toBe(
      'Corbin gains 2 lore.',
    );
  });

  it('calls a drawn skill a card where it is hidden, and by its name to whom it is known', () => {
    const kept = ruleset.eventsFor([drawn('cleave')] as never, 1)[0] as GameEvent;
    expect(said.describe(kept)).toBe('Corbin draws a skill card.');
    expect(said.describe(drawn('cleave'))).toBe('Corbin draws Cleave.');
  });

  it('calls combatants attacker and foe where no combat is known, and by their names in one', () => {
    const passed = event('combat/passed', { side: 1 });
    expect(said.describe(passed)).toBe('The foe passes.');
    const frames = [{ kind: 'combat', step: 'act', sides: [{ player: 0 }, { player: null, card: 'ogre' }] }];
    expect(said.at({ ...state, frames }).describe(passed)).toBe('Ogre passes.');
  });
});

describe('an action in words', () => {
  const tokens = ['corbin-1', 'A03'].map((id) => ({ id, face: 0, at: 'pool', on: null }));
  const foe = { player: null, card: 'ogre', tokens: [{ id: 'enemy-1', face: 1, at: 'pool', on: null }] };
  const frames = [{ kind: 'combat', step: 'act', acting: 0, sides: [{ player: 0, card: '', tokens }, foe] }];
  const fighting = said.at({ ...state, frames });

  it('tells tokens that are spent by what they show, and what is behind where two show the same', () => {
    expect(fighting.describe({ type: 'combat/deal', tokens: [0, 1] })).toBe(
      'Deal damage with 2 physical and physical.',
    );
    const alike = [
      { id: 'corbin-3', face: 1, at: 'pool', on: null },
      { id: 'A03', face: 0, at: 'pool', on: null },
    ];
    const [fight] = frames;
    const sides = [{ player: 0, card: '', tokens: alike }, foe];
    const doubtful = said.at({
      ...state,
      frames: [{ ...fight, kind: 'combat', step: 'act', sides }] as never,
    });
    expect(doubtful.describe({ type: 'combat/deal', tokens: [1] })).toBe(
      'Deal damage with physical (Ancient Sword, other face: blank).',
    );
    // One of two lies on a double token, and an ability doubles what both show.
    const laid = alike.map((token, at) => ({ ...token, on: at === 0 ? 'corbin-1' : null }));
    const doubled = said.at({
      ...state,
      frames: [
        {
          ...fight,
          kind: 'combat',
          step: 'act',
          sides: [{ ...sides[0], tokens: laid, doubled: ['physical'] }, foe],
        },
      ] as never,
    });
    expect(doubled.describe({ type: 'combat/deal', tokens: [0, 1] })).toBe(
      'Deal damage with physical ×4 and physical ×2.',
    );
    expect(fighting.describe({ type: 'combat/recast', token: 1, on: 0 })).toBe(
      'Spend physical to have the foe cast shield (other face: enemy) again.',
    );
    // Without a combat it is told by its place.
    expect(said.describe({ type: 'combat/deal', tokens: [1] })).toBe(
      'Deal damage with the token at place 2.',
    );
  });

  it('blocks with the tokens of the one who is hit, and learns how much comes', () => {
    const hit = [...frames, { kind: 'blow', step: 'block', side: 1, damage: 'physical', amount: 3 }];
    const blocking = said.at({ ...state, frames: hit });
    expect(blocking.describe({ type: 'block/shields', tokens: [0] }, { form: 'short' })).toBe(
      'Block: shield',
    );
    expect(blocking.ask({ kind: 'blow/block', actor: 1, rule: '3e.combat.block' } as never)).toBe(
      'Lyssa: You are dealt 3 physical damage: do you block it?',
    );
  });
});

describe('the storyteller', () => {
  const began = event('combat/began', { player: 0, card: 'ogre', controller: 1 });

  it('tells the tokens of a round in one line, and a blow with what comes of it in another', () => {
    const lines = told(
      began,
      event('combat/round', { round: 1 }),
      event('tokens/cast', { side: 0, tokens: ['corbin-1'], faces: [0] }),
      event('tokens/cast', { side: 1, tokens: ['enemy-3', 'enemy-1'], faces: [1, 1] }),
      event('combat/initiative', { side: 1, golden: [0, 1] }),
      event('tokens/spent', { side: 0, tokens: ['corbin-1'] }),
      event('damage/dealt', { side: 1, damage: 'physical', amount: 2, attack: true }),
      event('tokens/spent', { side: 1, tokens: ['enemy-1'] }),
      event('damage/blocked', { side: 1, tokens: ['enemy-1'], amount: 1 }),
      event('enemy/hurt', { side: 1, amount: 1, total: 4 }),
    );
    expect(lines).toEqual([
      '  Corbin fights Ogre.',
      '  Round 1. Corbin casts 2 physical; Ogre casts golden enemy and shield. Ogre has initiative.',
      '  Ogre is dealt 2 physical damage: 1 blocked, 1 suffered, 4 in all.',
    ]);
  });

  it('does not say what becomes of a blow that may still be blocked', () => {
    const dealt = event('damage/dealt', { side: 1, damage: 'physical', amount: 2, attack: true });
    expect(told(began, dealt)).toEqual(['  Corbin fights Ogre.', '  Ogre is dealt 2 physical damage.']);
  });

  it('knows who fought when the state shows no combat any more, and forgets it after the end', () => {
    const ended = event('combat/ended', { winner: 0, retreated: false });
    const hurt = event('enemy/healed', { side: 1, amount: 1, total: 0 });
    expect(told(began, hurt, ended, hurt)).toEqual([
      '  Corbin fights Ogre.',
      '  Ogre heals 1 damage.',
      '  Corbin wins the combat.',
      '  The foe heals 1 damage.',
    ]);
  });

  it('tells a training in one line, and of hidden cards only how many', () => {
    const began = event('actions/spent', { player: 0, amount: 1, left: 2 }, '3e.train.cost');
    const discarded = event('skill/discarded', { player: 0, card: 'omens' }, '3e.skill.hand-limit');
    expect(told(began, drawn(), drawn(), discarded)).toEqual([
      '  Corbin trains: draws 2 skill cards, and discards Omens.',
    ]);
    expect(told(began, drawn('cleave'), drawn('halo'))).toEqual(['  Corbin trains: draws Cleave and Halo.']);
  });

  it('tells a roll with what is rolled again and the way that is gone, and leaves another hero out of it', () => {
    const steps = [
      event('dice/rolled', { player: 0, dice: [1, 5], kept: [] }, '3e.move.roll'),
      event('hero/exerted', { player: 0, card: 'cleave' }, '3e.exert.cost'),
      event('dice/taken', { player: 0, dice: [5] }, '3e.exert.reroll'),
      event('dice/rolled', { player: 0, dice: [6], kept: [1] }, '3e.move.roll'),
      event('hero/moved', { player: 0, from: 'h0913', to: 'h0912', die: 1 }, '3e.move.spend-per-hex'),
      event('hero/moved', { player: 0, from: 'h0912', to: 'h1012', die: 6 }, '3e.move.spend-per-hex'),
    ];
    const other = event('hero/moved', { player: 1, from: 'h0913', to: 'h0912' }, '3e.move.spend-per-hex');
    expect(told(...steps, other)).toEqual([
      '  Corbin rolls to move: plains, mountain/water; exerts Cleave to reroll mountain/water: wild; goes to Moonlight Marsh (0912), Moonlight Marsh (1012).',
      '  Lyssa travels: Moonlight Marsh (0912).',
    ]);
  });

  it('tells a rest, also one without dice', () => {
    const rest = event('actions/spent', { player: 0, amount: 1, left: 2 }, '3e.rest.cost');
    const healed = event('damage/healed', { player: 0, amount: 3, total: 0 }, '3e.rest.civilized');
    expect(told(rest)).toEqual(['  Corbin rests.']);
    expect(told(rest, healed)).toEqual(['  Corbin rests; heals 3 damage.']);
    const dice = event('dice/rolled', { player: 0, dice: [6, 6], kept: [] }, '3e.rest.wilderness');
    expect(told(rest, dice, healed)).toEqual(['  Corbin rests, and rolls wild, wild; heals 3 damage.']);
  });

  it('tells what a skill has cost, what a card is bought for, and how a test went', () => {
    const spent = (card: string) =>
      event('trophy/spent', { player: 0, of: 'combat', card }, '3e.skill.spend');
    expect(
      told(spent('ogre'), spent('razorwing'), event('skill/learned', { player: 0, card: 'cleave' })),
    ).toEqual(['  Corbin learns Cleave for the trophies Ogre and Razorwing.']);
    const paid = event('gold/paid', { player: 1, amount: 2 });
    const gained = event('asset/gained', { player: 1, card: 'ancient-sword', city: 'forge' });
    expect(told(paid, gained, paid)).toEqual([
      '  Lyssa buys Ancient Sword for 2 gold in Forge.',
      '  Lyssa pays 2 gold.',
    ]);
    const test = event('test/began', { player: 0, attribute: 'mind', cards: 1 });
    const shown = event('skill/revealed', { player: 0, card: 'halo', success: true });
    const judged = (successes: number) => event('test/judged', { player: 0, attribute: 'mind', successes });
    expect(told(test, shown, judged(1))).toEqual(['  Corbin tests mind: Halo (success) — 1 success.']);
    expect(told(test, judged(0))).toEqual(['  Corbin tests mind: no cards — failed.']);
  });

  it('heads rounds, turns and what ends a round, and passes over what other lines tell', () => {
    const turn = event('turn/began', { player: 0, round: 2 });
    expect(
      told(
        event('round/began', { round: 2 }),
        turn,
        event('turn/ended', { player: 0, left: 0 }),
        event('time/advanced', { space: 5, act: 1 }),
        event('card/drawn', { player: 0, deck: 'story', card: 'the-dead-walk' }),
        event('zombie/placed', { at: 'h0913' }),
        turn,
      ),
    ).toEqual([
      'Round 2 — Act 1, space 4 of 12',
      'Corbin (player 1) — 3 gold, 2 damage, Tamalir',
      'The end of round 2',
      '  Corbin draws the story card The Dead Walk.',
      '  A zombie rises at Blue Haze Hills (0913).',
      'Corbin (player 1) — 3 gold, 2 damage, Tamalir',
    ]);
    expect(turnHeading(wordsOf(ruleset, { players: ['Ann'] }).at(state), state, 0)).toMatch(
      /^Ann \(Corbin\) — 3 gold/,
    );
  });

  it.each(scenarioIds)(
    'tells a whole game of %s without an id, and with rules that exist',
    { timeout: 60_000 },
    (scenario) => {
      const whole = rulesetOf(scenario);
      const choose = choosing(5);
      let { state: now, events } = whole.startGame({
        edition: 'third-edition',
        scenario,
        players: 2,
        seed: 'tale',
      });
      const narrator = createNarrator(words(now));
      const lines: string[] = [];
      for (let move = 0; move < 1500; move++) {
        lines.push(
          ...narrator.tell(whole.eventsFor(events, null) as never, now).map((line) => storyText(line)),
        );
        if (now.outcome !== null) break;
        ({ state: now, events } = whole.transition(now, choose(whole.legalActions(now))));
      }
      expect(lines.length).toBeGreaterThan(200);
      for (const line of lines) {
        expect(line).not.toMatch(/undefined|null|NaN|\[object/);
        const rule = /\[([^\]]+)\]$/.exec(line)?.[1];
        if (line.startsWith(' ')) expect(isRuleId(rule ?? ''), line).toBe(true);
        // Ids are lower case with hyphens; names are not.
        expect(line.replace(/\[[^\]]+\]$/, '')).not.toMatch(/\b[a-z]+-[a-z]+-[a-z]+\b|\bh\d{4}\b/);
      }
    },
  );
});
