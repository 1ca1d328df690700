import { describe, expect, it } from 'vitest';
import { type Action, type Bot, playGame, sensibleBot } from '../../src/bots/second-edition/index.js';
import { actionCode } from '../../src/index.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/second-edition/index.js';

/* What sensible bots do with other Heroes: whom they attack, what they take, and what they trade. */

const seasoned = { mind: 3, body: 3, spirit: 3 };
const strong: ScenarioPlayer = {
  hero: 'mordrog',
  gold: 0,
  experience: seasoned,
  kept: ['gorrunth-of-the-shadow-peaks'],
};
const weak: ScenarioPlayer = { hero: 'battlemage-jaes', kept: ['ysharra-lady-of-embers'] };

/** What two Heroes on a space do in the turn of the first, who has reached it. */
function turnOf(
  first: ScenarioPlayer,
  second: ScenarioPlayer,
  {
    space = 'tamalir',
    modules = [],
    seed = 1,
    bots = [sensibleBot(1), sensibleBot(2)],
  }: {
    space?: string;
    modules?: string[];
    seed?: number;
    bots?: readonly Bot[];
  } = {},
): string[] {
  const from = fromScenario({
    game: {
      modules,
      players: [
        { space, ...first },
        { space, ...second },
      ],
      seed: 1,
    },
    given: { turn: { player: 0, step: 'adventure' } },
  });
  const codes: string[] = [];
  playGame({
    from,
    seed,
    modules,
    bots,
    maxTurns: 1,
    onAction(action, state) {
      if (state.turn === from.turn) codes.push(actionCode(action));
    },
  });
  return codes;
}

describe('a sensible bot that meets a rival', () => {
  it('attacks one that it is sure to beat for its Dragon Rune', () => {
    expect(turnOf(strong, weak)[0]).toBe('hero/attack player=1');
  });

  /** What it takes in the end, in several fights: the other may get away. */
  const taken = (first: ScenarioPlayer, second: ScenarioPlayer): Set<string> =>
    new Set(
      [1, 2, 3, 4, 5, 6].flatMap((seed) =>
        turnOf(first, { ...second, wounds: 4 }, { seed }).filter((code) => code.startsWith('spoils/')),
      ),
    );

  it('takes the Rune of who is beaten, whatever else there is', () => {
    const spoils = taken(strong, { ...weak, gold: 12 });
    expect(spoils).toContain('spoils/take-card card=ysharra-lady-of-embers');
    expect(spoils).not.toContain('spoils/take-gold');
  });

  it('takes gold where there is nothing better', () => {
    expect(
      taken({ ...strong, kept: [] }, { hero: 'battlemage-jaes', gold: 12, items: ['weighted-net'] }),
    ).toEqual(new Set(['spoils/take-gold']));
  });

  it('leaves an adventure for that', () => {
    expect(turnOf(strong, weak, { space: 'h0802' })[0]).toBe('hero/attack player=1');
  });

  it('leaves one alone that is stronger, or that has nothing', () => {
    expect(turnOf({ ...weak, kept: [] }, { ...strong, gold: 12 })).not.toContain('hero/attack player=1');
    expect(turnOf(strong, { hero: 'battlemage-jaes', gold: 0 })).not.toContain('hero/attack player=1');
  });

  it('fights no Hero where the doom of all draws nearer', () => {
    expect(turnOf(strong, weak, { modules: ['doom-track'] })).not.toContain('hero/attack player=1');
  });
});

describe('a sensible bot that meets somebody who can use what it cannot', () => {
  const corbin: ScenarioPlayer = { hero: 'corbin-axebearer', gold: 0, items: ['rune-carved-staff'] };
  const jaes: ScenarioPlayer = { hero: 'battlemage-jaes', gold: 9 };

  /** Turns down whatever is proposed to it, and goes on talking. */
  const stubborn: Bot = {
    name: 'stubborn',
    choose: (_view, legal) => legal.find(({ type }) => type === 'offer/decline') ?? (legal[0] as Action),
  };

  it('offers it for gold, and the other accepts', () => {
    const codes = turnOf(corbin, jaes);
    expect(codes[0]).toBe('hero/negotiate with=1');
    expect(codes).toContain('offer/add-card player=0 card=rune-carved-staff');
    expect(codes).toContain('offer/accept');
  });

  it('proposes once: who is turned down leaves', () => {
    const codes = turnOf(corbin, jaes, { bots: [sensibleBot(1), stubborn] });
    expect(codes.filter((code) => code === 'offer/propose')).toHaveLength(1);
    expect(codes).toContain('offer/leave');
  });

  it('begins no talk with who would win with one Rune more', () => {
    const runes = ['ysharra-lady-of-embers', 'morvakar-the-glacier'];
    expect(turnOf(corbin, { ...jaes, kept: runes })).not.toContain('hero/negotiate with=1');
  });

  it('accepts no exchange by which the other gains far more than itself', () => {
    const greedy: Bot = {
      name: 'greedy',
      choose: (_view, legal) =>
        legal.find((action) => action.type === 'hero/negotiate') ??
        (legal.some(({ type }) => type === 'offer/propose')
          ? legal.find(({ type }) => type === 'offer/propose')
          : legal.find((action) => action.type === 'offer/add-card' && action.player === 1)) ??
        legal.find(({ type }) => type === 'offer/leave') ??
        (legal[0] as Action),
    };
    const codes = turnOf(jaes, corbin, { bots: [greedy, sensibleBot(2)] });
    expect(codes).toContain('offer/propose');
    expect(codes).not.toContain('offer/accept');
  });
});
