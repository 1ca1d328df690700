import { describe, expect, it } from 'vitest';
import { chooseBlow } from '../../../src/bots/third-edition/fighting.js';
import { sensibleBot } from '../../../src/bots/third-edition/index.js';
import { tableOf } from '../../../src/bots/third-edition/table.js';
import type { CombatFrame } from '../../../src/third-edition/base/frames.js';
import { enemy, Fight, type Seat, surge } from '../../third-edition/table-combat.js';
import { twentySeeds } from '../seeds.js';

/** What a sensible bot does in a position, whoever is asked. */
function choice({ rules, state }: Pick<Fight, 'rules' | 'state'>) {
  const decision = rules.decision(state);
  const player = decision?.actor;
  if (decision === null || typeof player !== 'number') throw new Error('Nobody is asked.');
  return sensibleBot(1).choose(rules.viewFor(state, player), rules.legalActions(state), {
    player,
    decision,
    ruleset: rules,
  });
}

const corbin = (more: Omit<Seat, 'hero'> = {}): Seat => ({ hero: 'corbin', ...more });

/** The foe passes until it is the turn of a side. */
function turnOf(side: 0 | 1, fight: Fight): Fight {
  while (fight.fight.acting !== side) fight.pass();
  return fight;
}

/** Corbin shows two physical damage, a golden one and agility. */
const strong = [0, 0, 0];

describe('a sensible bot in a combat', () => {
  it('wins at least two more of twenty equal combats than one that thinks of the next action alone', () => {
    const { rules, state } = Fight.with(
      enemy('ogre', 10, { abilities: [surge(1, 'maul', { do: 'deal', damage: 'enemy', amount: 2 })] }),
      corbin({ assets: ['echo-bell'] }),
    );
    const won = (thinks: boolean): number => {
      let count = 0;
      for (const seed of twentySeeds) {
        const sim = rules.simulate(state, { seed });
        while (sim.state.frames.some(({ kind }) => kind === 'combat')) {
          const decision = sim.decision();
          const player = decision?.actor;
          if (decision === null || typeof player !== 'number') break;
          const legal = sim.legalActions();
          const f = sim.state.frames.find(({ kind }) => kind === 'combat') as unknown as CombatFrame;
          const g = tableOf(rules, sim.view(player));
          const plain = decision.kind === 'combat/act' ? chooseBlow(g, f, legal) : undefined;
          const helpers = { player, decision, ruleset: rules };
          sim.apply(
            (thinks && player === 0) || plain === undefined
              ? sensibleBot(1).choose(sim.view(player), legal, helpers)
              : plain,
          );
        }
        if (sim.state.players[0]?.trophies.includes('ogre')) count += 1;
      }
      return count;
    };
    expect(won(true) - won(false)).toBeGreaterThanOrEqual(2);
  });

  it('strikes the last blow rather than anything else', () => {
    const fight = Fight.with(enemy('rat', 3), corbin()).cast(strong, [0, 0, 0, 0, 0]);
    expect(choice(turnOf(0, fight))).toEqual({ type: 'combat/deal', tokens: [0, 1] });
  });

  it('turns a dash over before it strikes a blow that settles nothing', () => {
    const fight = Fight.with(enemy('ox', 9), corbin({ assets: ['serrated-axe'] })).cast(
      [...strong, 0],
      [0, 0, 0, 0, 0],
    );
    expect(choice(turnOf(0, fight))).toEqual({ type: 'combat/flip', token: 2, on: 3 });
  });

  it('blocks a blow that would bring its hero down', () => {
    const fight = Fight.with(enemy('wolf', 9), corbin({ damage: 8 })).cast([1, 1, 1], [0, 0, 1, 1, 0]);
    turnOf(1, fight).play('combat/deal', { tokens: [0, 1] });
    expect(choice(fight)).toEqual({ type: 'block/shields', tokens: [1] });
  });

  it('uses the surges of an enemy of its neighbor to hurt', () => {
    const cruel = enemy('cruel', 9, {
      abilities: [
        surge(1, 'snarl', { do: 'draw-skills', amount: 1 }),
        surge(1, 'bite', { do: 'deal', damage: 'enemy', amount: 3, unblockable: true }),
      ],
    });
    const fight = Fight.with(cruel, corbin({ damage: 8 })).cast([1, 1, 1], [1, 1, 0, 0, 0]);
    expect(choice(turnOf(1, fight))).toMatchObject({ type: 'combat/surge', ability: 'bite' });
  });

  it('runs from a combat that it would lose, and stays in one that it would win', () => {
    const fought = (health: number, damage: number) =>
      Fight.with(enemy('foe', health), corbin({ damage })).cast([1, 1, 0], [1, 1, 1, 0, 0]).pass(2);
    expect(choice(fought(9, 8))).toEqual({ type: 'combat/retreat' });
    expect(choice(fought(2, 0))).toEqual({ type: 'combat/fight-on' });
  });
});

describe('a sensible bot in its turn', () => {
  const town = 'h0206';
  const turn = (seat: Omit<Seat, 'hero'>) => Fight.of([corbin(seat), { hero: 'elder-mok' }]);

  it('rests where that heals, before it goes on and dies', () => {
    expect(choice(turn({ hex: town, damage: 8 }))).toEqual({ type: 'rest' });
    expect(choice(turn({ hex: town, damage: 0 })).type).not.toBe('rest');
  });

  it('stands up before anything else', () => {
    expect(choice(turn({ delayed: true }))).toEqual({ type: 'stand-up' });
  });

  it('challenges a villain whom it would beat, and rather not one who would beat it', () => {
    const meeting = (seat: Omit<Seat, 'hero'>) =>
      turn(seat).lay((s) => {
        s.villain = s.players[0]?.hex ?? null;
        s.time = { space: 4, act: 2, over: false };
      });
    const armed = ['valorous-blade', 'mana-armor', 'echo-bell'];
    const skilled = ['steadfastness', 'bears-heart', 'second-wind', 'halo'];
    expect(choice(meeting({ assets: armed, skills: skilled, story: 7 }))).toEqual({ type: 'villain/engage' });
    expect(choice(meeting({ damage: 5 })).type).not.toBe('villain/engage');
  });

  it('does not look at the hands of others', () => {
    const hands = [['steadfastness'], ['cleave']].map((hand) =>
      Fight.of([corbin(), { hero: 'elder-mok', hand }]),
    );
    const [one, other] = hands.map(choice);
    expect(one).toEqual(other);
  });
});
