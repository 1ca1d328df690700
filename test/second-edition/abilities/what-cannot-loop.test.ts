import { describe, expect, it } from 'vitest';
import { type Ability, assertContent } from '../../../src/second-edition/index.js';
import { Bench, duelling, fighting, go, gold, hurt, met, moving, on } from './workshop.js';

/* What cards say together must not make a card lie in two places, nor the rules run in a circle. */

describe('a card that is gone', () => {
  const kept = { encounter: { becomes: { as: 'kept' } } } as const;

  it('is not taken any more', () => {
    const table = met([{ do: 'discard-this' }, { do: 'take-card' }], {}, kept);
    expect(table.me.kept).toEqual([]);
    expect(table.state.removed).toEqual(['my-encounter']);
  });

  it('is taken once', () =>
    expect(met([{ do: 'take-card' }, { do: 'take-card' }], {}, kept).me.kept).toEqual(['my-encounter']));

  it('does not stay open once it is taken', () => {
    const made = { encounter: { ...kept.encounter, abilities: [go('market', [{ do: 'finish' }])] } };
    const table = met([{ do: 'take-card' }, { do: 'stay-open' }], {}, made);
    expect(table.me).toMatchObject({ kept: ['my-encounter'], quests: [] });
  });

  it('pays for no further course', () => {
    const course = {
      do: 'choose',
      options: [{ id: 'pay', label: 'pay', cost: { discard: true }, do: [gold(5)] }],
    } as const;
    const table = met([{ do: 'discard-this' }, course]);
    expect(table.me.gold).toBe(3);
    expect(table.state.removed).toEqual(['my-encounter']);
  });
});

describe('an Item that lies face down', () => {
  it('is not activated for a course', () => {
    const course = {
      do: 'choose',
      options: [{ id: 'pay', label: 'pay', cost: { activate: true }, do: [gold(5)] }],
    } as const;
    const made = { item: { use: 'activate', abilities: [go('any', [course])] } } as const;
    expect(new Bench(made, { me: { items: ['my-item'] }, given: moving }).use('my-item').me.gold).toBe(3);
  });
});

describe('a Challenge', () => {
  it('is not faced again while it is fought', () => {
    const faced = go('any', [{ do: 'face', card: 'my-challenge' }]);
    const made = { item: { use: 'activate', abilities: [faced] } } as const;
    const me = { items: ['my-item'], space: 'h0714' };
    const table = new Bench(made, {
      me,
      game: { track: [{ card: 'my-challenge', space: 'h0714' }] },
      given: fighting('escape', { from: 'track' }),
    }).use('my-item');
    expect(table.state.frames.filter(({ kind }) => kind === 'combat')).toHaveLength(1);
  });

  it.each([
    [{ do: 'defeat-enemy' }],
    [{ do: 'wounds', to: 'enemy', amount: 9 }],
    [{ do: 'get-away' }],
  ] as const)('is defeated once, whatever its reward does: %j', (effect) => {
    const made = {
      hero: { abilities: [go('melee', [{ do: 'defeat-enemy' }])] },
      challenge: { reward: [effect, gold(2)] },
    };
    const table = new Bench(made, { given: fighting('melee') }).use('my-hero');
    expect(table.happened('challenge/defeated')).toHaveLength(1);
    expect(table.me.gold).toBe(5);
  });
});

describe('a knockout', () => {
  it.each([[{ do: 'get-away' }], [{ do: 'end-turn' }]] as const)(
    'between Heroes goes to its end, whatever the victory does: %j',
    (effect) => {
      const made = { hero: { abilities: [on('hero-defeated', [effect])] } };
      const table = new Bench(made, { other: { wounds: 4, gold: 2 }, given: duelling('melee') });
      table.play('combat/attack by=my-hero').roll(1, 1).roll(10, 10);
      expect(table.happened('ability/triggered')).toHaveLength(1);
      expect(table.waiting).toBe('spoils/take');
      table.play('spoils/take-gold');
      expect(table.state.players[1]).toMatchObject({ gold: 0, hero: { wounds: 0 } });
      expect(table.happened('hero/escaped')).toEqual([]);
      expect(table.happened('turn/ended')).toHaveLength(1);
    },
  );

  it.each([
    [{ do: 'defeat-enemy' }],
    [{ do: 'wounds', to: 'enemy', amount: 9 }],
    [{ do: 'get-away' }],
    [{ do: 'end-turn' }],
  ] as const)('leaves the Challenge on the track, whatever it sets off: %j', (effect) => {
    const made = { hero: { abilities: [on('knocked-out', [effect])] } };
    const table = new Bench(made, { me: { wounds: 4 }, given: fighting('melee') });
    table.play('combat/defend').roll(1, 1);
    expect(table.happened('ability/triggered')).toHaveLength(1);
    expect(table.happened('challenge/defeated')).toEqual([]);
    expect(table.state.track).toContainEqual(expect.objectContaining({ card: 'my-challenge' }));
    expect(table.myHero).toMatchObject({ wounds: 0 });
    expect(table.happened('turn/ended')).toHaveLength(1);
  });
});

describe('what comes of an ability', () => {
  it('does not set it off again', () => {
    const again = on('wounded', [{ do: 'heal', who: 'you', wounds: 1 }, hurt('you', 1)]);
    const made = { hero: { abilities: [again, go('any', [hurt('you', 1)])] } };
    const table = new Bench(made, { given: moving }).use('my-hero');
    expect(table.happened('ability/triggered')).toHaveLength(1);
    expect(table.myHero.wounds).toBe(1);
  });
});

describe('Life and Stamina', () => {
  const weaker = (of?: 'enemy'): readonly Ability[] => [
    { always: [{ stat: 'life', add: -9, ...(of ? { of } : {}) }] },
  ];

  it('are never so low that an unhurt Hero is defeated', () => {
    const table = new Bench(
      { event: { abilities: weaker() } },
      { game: { event: 'my-event' }, given: moving },
    );
    expect(table.ruleset.brokenInvariants(table.state)).toEqual([]);
    expect(table.waiting).toBe('movement/choose');
  });

  it('of another Hero stay as they are in a battle', () => {
    const table = new Bench(
      { hero: { abilities: weaker('enemy') } },
      { other: { wounds: 4 }, given: duelling('escape') },
    );
    expect(table.ruleset.brokenInvariants(table.state)).toEqual([]);
  });
});

describe('a word that every object has', () => {
  it('is no skill', () => {
    const test = { do: 'test', attribute: 'body', skill: 'constructor', target: 5 } as const;
    const adventures = [
      {
        kind: 'encounter',
        id: 'odd',
        name: 'Odd',
        source: 'original',
        color: 'green',
        effects: [{ ...test, success: [gold(5)] }],
      },
    ];
    expect(() => assertContent({ id: 'odd', name: 'Odd', adventures })).toThrow(
      'adventures/0/effects/0/skill: odd: "constructor" is not right here',
    );
  });
});

describe('abilities of one card', () => {
  it('are all called otherwise', () => {
    const called = (id: string): Ability => ({ ...go('before-moving', [gold(1)]), id }) as Ability;
    const made = (...ids: string[]) => ({ hero: { abilities: ids.map(called) } });
    expect(new Bench(made('go', 'go-2'), { given: moving }).legal('ability/use')).toHaveLength(2);
    expect(() => new Bench(made('go', 'go'), { given: moving })).toThrow(
      'Another ability of this card is called "go" already',
    );
  });
});
