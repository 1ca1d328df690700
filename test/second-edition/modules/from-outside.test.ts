import { type Action, actionCode, composeRuleset, defineModule, forbid, override } from 'runebound-engine';
import { eventKind, type Frame, type FrameRef } from 'runebound-engine/kernel';
import { fromScenario } from 'runebound-engine/scenario';
import {
  action,
  cardsGained,
  countOn,
  decide,
  details,
  discardCard,
  endGame,
  gameLost,
  hasAlly,
  healing,
  hoardOf,
  layGold,
  leaveFor,
  onEvent,
  playerAt,
  playerState,
  putOnSale,
  refuseAcquire,
  sell,
  steps,
  type Trading,
  type TurnFrame,
  transferCard,
} from 'runebound-engine/second-edition/rules';
import { describe, expect, it } from 'vitest';

/* What a pack from outside reaches for, with what the package offers under its public names and nothing else. */

const RULE = 'house.outside.first';

const given = eventKind('house/given', {
  meaning: 'An Ally goes over to somebody else.',
  details: {
    player: details.player('Whose it was.'),
    other: details.player('Whose it is.'),
    card: details.card('It.'),
  },
  rules: [RULE],
});

/** An Ally goes over to the other player. */
const give = action<Frame>()('house/give', {
  parameters: { card: 'id' },
  moment: RULE,
  candidates(g, _f, add) {
    for (const { card } of playerState(g, 0).allies) add({ type: 'house/give', card });
  },
  refuse: (g, _f, { card }) => (hasAlly(playerState(g, 0), card) ? refuseAcquire(g, 1, card) : forbid(RULE)),
  run(g, _f, { card }) {
    transferCard(playerState(g, 0), playerState(g, 1), card);
    g.emit(given, { player: 0, other: 1, card, rule: RULE });
    cardsGained(g, 1, [card]);
  },
});

/** The turn ends at once, whatever is under way in it. */
const enough = action<Frame>()('house/enough', { moment: RULE, run: (g) => leaveFor(g, 'end', 0) });

/** Nobody wins. */
const doom = action<Frame>()('house/doom', {
  moment: RULE,
  run: (g) => endGame(g, { winners: [], ranking: [[0, 1]], how: 'the-flood', rule: RULE }),
});

/** A caravan trades where there is no town. */
interface CaravanFrame extends Trading {
  kind: 'caravan';
}
const caravan: FrameRef<CaravanFrame> = { kind: 'caravan' };
const wave = action<CaravanFrame>()('caravan/wave', { moment: RULE, run: (g) => g.finish() });
const caravanSteps = steps(
  caravan,
  decide('trade', {
    rule: RULE,
    role: null,
    actor: (_g, f) => f.player,
    offers: () => [sell, healing, wave],
  }),
);
const meet = action<TurnFrame>()('caravan/meet', {
  moment: RULE,
  run: (g) => g.call(caravan, { player: 0, town: null }),
});

/** Something is left on a Challenge. */
const mark = action<Frame>()('house/mark', {
  moment: RULE,
  run(g) {
    countOn(g, 0, 'gallows-ogre', 2);
    layGold(g, 0, 'gallows-ogre', 1);
  },
});

const outside = defineModule({
  id: 'outside',
  title: 'From Outside',
  rules: [{ id: RULE, text: 'It is so.' }],
  frames: [caravanSteps],
  offers: [give, enough, doom, meet, mark].map((each) => ({ at: 'any time', action: each }) as const),
  events: [given],
  cites: [{ event: gameLost, rules: [RULE] }],
  ends: { 'the-flood': 'Everything is under water.' },
  follow: [
    onEvent(given, (g, { player, other, card }) =>
      transferCard(playerAt(g, player), playerAt(g, other), card),
    ),
  ],
  overrides: [
    override(putOnSale, (next) => (g, f, card) => {
      if (f.town === null) discardCard(g, card);
      else next(g, f, card);
    }),
  ],
});

const ruleset = composeRuleset([outside]);
const start = fromScenario(
  {
    game: {
      players: [
        {
          hero: 'mordrog',
          space: 'h0714',
          gold: 1,
          allies: [{ card: 'loyal-hound', exhaustion: 1 }],
          items: ['hunting-spear'],
        },
        { hero: 'varikas-the-dead', space: 'tamalir' },
      ],
      track: [{ card: 'gallows-ogre', space: 'h0714' }],
      seed: 1,
    },
    given: { turn: { player: 0, step: 'movement' } },
  },
  ruleset,
);
const played = (...codes: string[]) =>
  codes.reduce((state, code) => ruleset.apply(state, ruleset.parseActionCode(code)), start);

describe('a pack from outside', () => {
  it('has a card pass from one player to another with what lies on it, and its followers see the same', () => {
    const { state, events } = ruleset.transition(start, {
      type: 'house/give',
      card: 'loyal-hound',
    } as unknown as Action);
    expect(state.players[0]?.allies).toEqual([]);
    expect(state.players[1]?.allies).toEqual([{ card: 'loyal-hound', wounds: 0, exhaustion: 1 }]);
    expect(ruleset.follow(ruleset.viewFor(start, null), events).players).toEqual(state.players);
  });

  it('ends a turn at once in the middle of it', () => {
    const state = played('house/enough');
    expect(ruleset.decision(state)?.actor).toBe(1);
  });

  it('has an end that everybody loses', () => {
    expect(ruleset.outcome(played('house/doom'))).toMatchObject({
      winners: [],
      how: 'the-flood',
      rule: RULE,
    });
  });

  it('trades where there is no town, with the actions of the Market step', () => {
    const trading = played('caravan/meet');
    expect(ruleset.legalActions(trading).map(actionCode)).toEqual([
      'market/sell card=hunting-spear',
      'market/heal character=loyal-hound what=exhaustion',
      'caravan/wave',
    ]);
    const { state, events } = ruleset.transition(trading, { type: 'market/sell', card: 'hunting-spear' });
    expect(state.players[0]?.gold).toBeGreaterThan(1);
    expect(state.decks.market?.bottom).toContain('hunting-spear');
    expect(events.find(({ type }) => type === 'market/sold')).not.toHaveProperty('town');
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
  });

  it('lays counters and gold on a Challenge that waits', () => {
    const state = played('house/mark');
    expect(ruleset.ask(state, (g) => hoardOf(g.state, 'gallows-ogre') ?? null)).toEqual({
      gold: 1,
      cards: [],
      progress: 2,
    });
    expect(ruleset.brokenInvariants(state)).toEqual([]);
  });
});
