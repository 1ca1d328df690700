import { describe, expect, it } from 'vitest';
import type { Trigger } from '../../../src/second-edition/abilities/language.js';
import type { Effect, EventCard } from '../../../src/second-edition/index.js';
import {
  around,
  aTest,
  Bench,
  duelling,
  fighting,
  go,
  gold,
  hurt,
  met,
  moving,
  on,
  spaceOfTown,
  trading,
} from './workshop.js';

/* What sets off abilities by themselves. */

const hero = (trigger: Trigger, ...effects: Effect[]) => ({
  hero: { abilities: [on(trigger, effects.length > 0 ? effects : [gold(1)])] },
});
const turnAt = (step: 'start' | 'end' | 'movement') => ({ turn: { player: 0, step } }) as const;
const START = 3;

describe('triggers of the turn', () => {
  it('trigger turn-start: at the beginning of your own turn', () => {
    expect(new Bench(hero('turn-start'), { given: turnAt('start') }).me.gold).toBe(START + 1);
    const other = new Bench(hero('turn-start'), { other: {}, given: { turn: { player: 1, step: 'start' } } });
    expect(other.me.gold).toBe(START);
  });

  it('trigger turn-start: an Event’s comes in the turn of every player, for that player', () => {
    const made = { event: { abilities: [on('turn-start', [gold(1)])] } };
    const table = new Bench(made, {
      other: {},
      game: { event: 'my-event' },
      given: { turn: { player: 1, step: 'start' } },
    });
    expect([table.player(0).gold, table.player(1).gold]).toEqual([START, START + 1]);
  });

  it('trigger turn-end: at the end of your turn, however it ended', () => {
    expect(new Bench(hero('turn-end'), { given: turnAt('end') }).me.gold).toBe(START + 1);
    const fled = new Bench(hero('turn-end'), { given: fighting('escape'), other: {} });
    expect(fled.play('combat/escape').roll(10, 10).me.gold).toBe(START + 1);
  });

  it('trigger space-entered: for each space entered by moving', () => {
    const table = new Bench(hero('space-entered'), { given: moving });
    table.play(`move/adjacent to=${around(spaceOfTown('tamalir'))[0]}`);
    expect(table.me.gold).toBe(START + 1);
    const placed = met([{ do: 'teleport', to: 'town:forge' }], {}, hero('space-entered'));
    expect(placed.me.gold).toBe(START);
  });

  it('trigger market-entered: when the Market step begins, after the card has been drawn', () => {
    const table = new Bench(hero('market-entered'), { me: { space: 'tamalir' }, given: trading });
    expect(table.me.gold).toBe(START);
    table.draw('my-item');
    expect(table.me.gold).toBe(START + 1);
    expect(table.legal('market/buy')).toEqual([]);
  });

  it('trigger adventure-drawn: for every adventure card you draw, before it is resolved', () => {
    const table = met([gold(100)], {}, hero('adventure-drawn'));
    table.draw('my-challenge');
    expect(table.me.gold).toBe(START + 100 + 1);
    expect(table.waiting).toBe('combat/escape');
  });
});

describe('triggers of a combat', () => {
  it('trigger round-start: at the beginning of each round, before the escape', () => {
    const table = new Bench(hero('round-start'), { given: fighting('magic') });
    expect(table.me.gold).toBe(START);
    table.play('combat/defend').roll(10, 10);
    expect(table.waiting).toBe('combat/escape');
    expect(table.me.gold).toBe(START + 1);
  });

  it('trigger round-end: after the last phase of each round', () => {
    const table = new Bench(hero('round-end', aTest), { given: fighting('magic') });
    table.play('combat/defend').roll(10, 10);
    expect(table.ruleset.decision(table.state)?.kind).toBe('roll/dice');
    expect(table.happened('combat/round')).toEqual([]);
    expect(table.roll(1, 1).waiting).toBe('combat/escape');
  });

  it('trigger round-start, trigger round-end: for both Heroes who fight each other', () => {
    const abilities = [on('round-start', [gold(1)]), on('round-end', [gold(10)])];
    const table = new Bench(
      { hero: { abilities }, rival: { abilities } },
      { other: {}, given: duelling('magic') },
    );
    table.play('combat/defend').roll(1, 1).roll(10, 10);
    expect([table.player(0).gold, table.player(1).gold]).toEqual([START + 11, START + 11]);
  });

  it('trigger attack-hit: an attack of yours or of an Ally hit', () => {
    const table = new Bench(
      { ...hero('attack-hit'), challenge: { life: 9 } },
      { me: { allies: ['my-ally'] }, given: fighting('ranged') },
    );
    table.play('combat/attack by=my-hero').roll(10, 10);
    expect(table.me.gold).toBe(START + 1);
    table.play('combat/attack by=my-ally').roll(10, 10);
    expect(table.me.gold).toBe(START + 2);
    table.play('combat/defend').roll(10, 10);
    expect(table.me.gold).toBe(START + 2);
  });

  it('trigger attack-missed: it missed; the wounds of it come first', () => {
    const table = new Bench(hero('attack-missed', gold(1), { do: 'heal', who: 'you', wounds: 1 }), {
      given: fighting('ranged'),
    });
    table.play('combat/attack by=my-hero').roll(1, 1);
    expect(table.me.gold).toBe(START + 1);
    expect(table.myHero.wounds).toBe(0);
    expect(table.happened('wounds/taken')).toHaveLength(1);
  });

  it('trigger test-passed, trigger test-failed: a test of yours came out so, and what the card says of that comes first', () => {
    const abilities = [on('test-passed', [gold(1)]), on('test-failed', [gold(10)])];
    const tested = (...dice: number[]) =>
      met(
        [
          {
            do: 'test',
            attribute: 'body',
            target: 12,
            success: [{ do: 'lose-gold', amount: 'all' }],
            failure: [{ do: 'lose-gold', amount: 'all' }],
          },
        ],
        {},
        { hero: { abilities } },
      ).roll(...dice);
    expect(tested(5, 5).me.gold).toBe(1);
    expect(tested(5, 4).me.gold).toBe(10);
  });

  it('trigger test-failed: a Challenge’s own waits for the tests of the Hero who fights it, and for no others', () => {
    const challenge = {
      beforeCombat: [{ do: 'test', attribute: 'body', target: 12 } as const],
      abilities: [on('test-failed', [hurt('you', 2)])],
    };
    const table = new Bench({ challenge }, { given: fighting('start') }).roll(1, 1);
    expect(table.myHero.wounds).toBe(2);
    expect(met([aTest], {}, { challenge }).roll(1, 1).myHero.wounds).toBe(0);
  });

  it('trigger escape-failed: after its wound, for each failure; a success, or a card that gets away, is not one', () => {
    const made = hero('escape-failed', gold(1), { do: 'heal', who: 'you', wounds: 1 });
    const table = new Bench(made, { given: fighting('escape') });
    table.play('combat/escape').roll(1, 1);
    expect([table.me.gold, table.myHero.wounds]).toEqual([START + 1, 0]);
    table.play('combat/escape').roll(1, 1);
    expect(table.me.gold).toBe(START + 2);
    table.play('combat/escape').roll(10, 10);
    expect(table.me.gold).toBe(START + 2);
    const away = new Bench(
      { hero: { abilities: [...made.hero.abilities, go('escape', [{ do: 'get-away' }])] } },
      { given: fighting('escape') },
    ).use('my-hero');
    expect(away.me.gold).toBe(START);
  });

  it('trigger escape-failed: nothing comes of it where the wound knocks the Hero out', () => {
    const table = new Bench(hero('escape-failed'), { given: fighting('escape'), me: { wounds: 4 } });
    table.play('combat/escape').roll(1, 1);
    expect(table.happened('hero/knocked-out')).toHaveLength(1);
    expect(table.me.gold).toBe(0);
    expect(table.happened('gold/gained')).toEqual([]);
  });

  it('trigger defense-made, trigger defense-failed: your defense succeeded, or failed', () => {
    const abilities = [on('defense-made', [gold(1)]), on('defense-failed', [gold(10)])];
    const table = new Bench({ hero: { abilities } }, { given: fighting('ranged') });
    table.play('combat/defend').roll(10, 10);
    expect(table.me.gold).toBe(START + 1);
    table.play('combat/defend').roll(1, 1);
    expect(table.me.gold).toBe(START + 11);
  });

  it('trigger defense-made: a defense against no damage must be rolled if a card waits for its result', () => {
    const none = { mind: { value: 12, damage: 0 } };
    const waits = new Bench({ ...hero('defense-made'), challenge: none }, { given: fighting('ranged') });
    waits.refuses('combat/defend-without-roll', '2e.combat.zero-damage-skip-roll');
    const does = new Bench({ challenge: none }, { given: fighting('ranged') });
    expect(does.legal()).toContain('combat/defend-without-roll');
  });

  it('trigger wounded: one of your party took wounds and is not defeated by them', () => {
    const table = met(
      [hurt('you', 2), { do: 'wounds', to: 'your-allies', amount: 1 }],
      { me: { allies: ['my-ally'] } },
      hero('wounded'),
    );
    expect(table.me.gold).toBe(START + 2);
    const killed = met(
      [{ do: 'wounds', to: 'your-allies', amount: 3 }],
      { me: { allies: ['my-ally'] } },
      hero('wounded'),
    );
    expect(killed.me.gold).toBe(START);
    const cancelled = met(
      [hurt('you', 1)],
      {},
      { hero: { abilities: [on('wounded', [gold(1)]), go('harm', [{ do: 'cancel', amount: 1 }])] } },
    );
    expect(cancelled.use('my-hero').me.gold).toBe(START);
  });

  it('trigger wounded: exhaustion beyond Stamina wounds as well', () => {
    const table = met(
      [{ do: 'exhaustion', to: 'you', amount: 1 }],
      { me: { exhaustion: 4 } },
      hero('wounded'),
    );
    expect(table.me.gold).toBe(START + 1);
  });

  it('trigger challenge-defeated: before the reward, for a foe of a card too', () => {
    const table = new Bench(
      {
        ...hero('challenge-defeated', { do: 'gain-gold', amount: { count: 'your-gold' } }),
        challenge: { life: 1, reward: [gold(100)] },
      },
      { given: fighting('ranged') },
    );
    table.play('combat/attack by=my-hero').roll(10, 10);
    expect(table.me.gold).toBe(2 * START + 100);
  });

  it('trigger escaped: you got away', () => {
    const table = new Bench(hero('escaped'), { given: fighting('escape') });
    table.play('combat/escape').roll(1, 1);
    expect(table.me.gold).toBe(START);
    table.play('combat/escape').roll(10, 10);
    expect(table.me.gold).toBe(START + 1);
  });

  it('trigger ally-killed: an Ally of yours was', () => {
    const table = met(
      [{ do: 'wounds', to: 'your-allies', amount: 3 }],
      { me: { allies: ['my-ally'] } },
      hero('ally-killed'),
    );
    expect(table.me.gold).toBe(START + 1);
    const sent = new Bench(hero('ally-killed'), { me: { allies: ['my-ally'] }, given: moving });
    expect(sent.play('card/discard player=0 card=my-ally').me.gold).toBe(START);
  });

  it('trigger knocked-out: you were, after the gold was lost', () => {
    const table = met([hurt('you', 5)], { me: { gold: 20 } }, hero('knocked-out'));
    expect(table.me.gold).toBe(1);
  });

  it('trigger hero-defeated: you defeated another Hero, before the spoils', () => {
    const table = new Bench(hero('hero-defeated'), {
      me: {},
      other: { wounds: 4, gold: 7 },
      given: duelling('melee'),
    });
    table.play('combat/attack by=my-hero').roll(1, 1).roll(10, 10);
    expect(table.me.gold).toBe(START + 1);
    expect(table.waiting).toBe('spoils/take');
  });
});

describe('triggers of an Event', () => {
  const event = (...abilities: EventCard['abilities']) => ({ event: { number: 2, abilities } }) as const;
  const drawnEvent = (card: string, game: object = {}) =>
    ({ game, given: { drawn: { player: 0, card } } }) as const;

  it('trigger enters: when it comes into play, not when it is ignored', () => {
    const made = event(on('enters', [gold(1)]));
    expect(new Bench(made, drawnEvent('my-event')).me.gold).toBe(START + 1);
    const third = Object.values(new Bench(made).ruleset.rules.content.cards).find(
      (c) => c.kind === 'event' && c.number === 3,
    );
    const ignored = new Bench(made, drawnEvent('my-event', { event: third?.id }));
    expect(ignored.state.event).toBe(third?.id);
    expect(ignored.me.gold).toBe(START);
  });

  it('trigger leaves: when another takes its place', () => {
    const made = { event: { number: 1, abilities: [on('leaves', [gold(1)])] } } as const;
    const next = Object.values(new Bench(made).ruleset.rules.content.cards).find(
      (c) =>
        c.kind === 'event' && c.id !== 'my-event' && !c.abilities.some((a) => 'on' in a && a.on === 'enters'),
    );
    const table = new Bench(made, drawnEvent(next?.id ?? '', { event: 'my-event' }));
    expect(table.state.event).toBe(next?.id);
    expect(table.me.gold).toBe(START + 1);
  });

  it('trigger enters: an Item or a Hero cannot wait for it', () => {
    expect(() => new Bench(hero('enters'))).toThrow(/Only an Event/);
  });
});

describe('several at once', () => {
  it('come in the order Hero, Allies, Items, kept cards, Encounters, Event, enemy', () => {
    const say = [on('round-start', [gold(1)])];
    const table = new Bench(
      {
        hero: { abilities: say },
        ally: { abilities: say },
        item: { abilities: say },
        encounter: { abilities: say },
        event: { abilities: say },
        challenge: { abilities: say },
      },
      {
        me: { allies: ['my-ally'], items: ['my-item'], quests: ['my-encounter'] },
        game: { event: 'my-event' },
        given: fighting('magic'),
      },
    );
    table.play('combat/defend').roll(10, 10);
    const order = ['my-hero', 'my-ally', 'my-item', 'my-encounter', 'my-event', 'my-challenge'];
    expect(table.happened('ability/triggered').map(({ card }) => card)).toEqual(order);
    expect(table.happened('gold/gained').map(({ by }) => by)).toEqual(order);
  });

  it('an Item that lies face down waits for nothing', () => {
    const table = new Bench(
      { item: { use: 'activate', abilities: [on('turn-end', [gold(1)]), go('any', [gold(9)])] } },
      { me: { items: [{ card: 'my-item', faceDown: true }] }, given: turnAt('end') },
    );
    expect(table.me.gold).toBe(START);
  });
});
