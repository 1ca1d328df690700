import { decision, outcome } from '../editions/rules.js';
import { texts } from '../texts.js';
import type { AnswerThing } from './answer-things.js';
import { answersOf, cardAskedAbout, journeysOf, momentOf, questionOf, refusalsOf } from './asking.js';
import type { Screenful } from './things.js';
import { togetherOf } from './third-chosen.js';
import { combatOf, dueSaid, gainsByDouble, nowTold, rollsOf, sentenceOf } from './third-combat.js';
import { warned } from './third-lost.js';
import { afterToll } from './third-odds.js';
import { errandOf, playersOf } from './third-players.js';
import {
  attributes,
  capital,
  inTrophies,
  kindOf,
  type Reading,
  readThird,
  type ThirdView,
} from './third-reading.js';
import { answersTrade, isPassed, paidFor, sayingOf, stallsOf } from './third-saying.js';
import { costOfWay, farOf, landmarksOf, spacesOf } from './third-spaces.js';
import { openPiles, threatOf, tracksOf, whereabouts } from './third-tracks.js';

/* A table of Third Edition as things. */

export function screenOfThird(view: ThirdView, players: readonly string[]): Screenful {
  const reading = readThird(view, players);
  const { told, words: said, card } = reading;
  const asked = decision(view);
  const actor = typeof asked?.actor === 'number' ? asked.actor : null;
  const me = view.viewer;
  const say = me === null ? null : sayingOf(reading, me);
  const combat = combatOf(reading);
  const about = asked !== null && wellKnown.includes(asked.kind) ? null : cardAskedAbout(view);
  const settled = isPassed(reading);
  const left = told.turn.player === null ? null : told.players[told.turn.player]?.actions;
  const journeys =
    actor === me
      ? journeysOf(view, {
          die: (face) => reading.die(face),
          cost: costOfWay,
          unasked: 1,
          home: told.players[me ?? 0]?.hex ?? null,
        })
      : [];
  const answers =
    say === null || me === null
      ? []
      : [
          ...sorted(reading, warned(reading, answersOf(view, me, say, told.combat?.acting ?? null), me)),
          ...(asked?.kind === 'move/spend' ? farOf(reading, journeys, me) : []),
        ];
  const question = questionOf(asked, me, (due, options) => {
    const bare = said.ask(due, options);
    return settled ? texts().things.passedAlready(bare) : bare;
  });
  const { as, player: foe } = asked !== null && 'role' in asked ? (asked.role ?? {}) : {};
  // As long as it is new to play an enemy: what that is for.
  const asMuch =
    question.role !== '' && as === 'enemy' && foe !== undefined && (told.combat?.round ?? 0) <= 1
      ? texts().things.playsFoe(said.name('player', foe))
      : '';
  const round =
    told.turn.round === 0
      ? texts().things.setup
      : `${texts().things.round(told.turn.round)} · ${texts().things.act(told.time.act)}`;
  return {
    title: texts().modules[view.modules[0] ?? ''] ?? said.name('module', view.modules[0] ?? ''),
    clock: told.turn.player === null ? round : texts().things.turnOf(said.name('player', told.turn.player)),
    moment: [
      told.turn.player === null ? '' : round,
      left === null || left === undefined ? '' : texts().things.left(left),
      told.turn.moment === null ? '' : momentOf(told.turn.moment, said),
    ].filter(Boolean),
    left: [
      left === null || left === undefined || combat !== null ? '' : texts().things.left(left),
      answersTrade(view) ? texts().things.have(told.players[me ?? 0]?.gold ?? 0) : '',
      answers.some(({ action }) => action.type === 'shop/buy') ? texts().things.buysOne : '',
      asked?.kind === 'explore/choose' && combat !== null ? (nowTold(reading) ?? '') : '',
      asked?.kind === 'rest/roll-again' ? texts().things.matches : '',
      asked?.kind === 'combat/after' && actsAgain(view) ? texts().things.actsAgain : '',
      asked?.kind === 'effects/choose' ? dueSaid(reading) : '',
      asked?.kind === 'toll/exert' ? [paidFor(reading), afterToll(reading)].filter(Boolean).join(' · ') : '',
      dueOf(reading, asked?.kind, answers),
      asked?.kind === 'excess/discard' ? overLimit(told.players[me ?? 0]) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    turnOf: told.turn.player,
    rounds: told.turn.player !== null,
    asked: actor,
    ...question,
    enemies: true,
    role: [question.role, asMuch].filter(Boolean).join(' '),
    offer: [],
    settled,
    foregone: foregoneOf(reading, answers),
    about: about === null || combat?.sides.some((side) => side.card === about) ? null : card(about),
    answers,
    together: togetherOf(reading, answers),
    refusals: say === null || me === null || actor !== me ? [] : refusalsOf(view, me, say),
    journeys,
    figures: told.players.map((one) => ({
      player: one.player,
      name: said.name('player', one.player),
      space: one.hex,
    })),
    players: playersOf(reading),
    combat,
    rolls: rollsOf(reading),
    tracks: tracksOf(reading, me),
    stalls: stallsOf(reading),
    trading: answersTrade(view),
    piles: openPiles(reading),
    goals: told.goals.map((goal) => {
      const { villain } = told;
      const isAfter = villain !== null && goal.card === villain.card;
      return {
        ...goal,
        text: said.goal(goal),
        lies: isAfter && villain.hex !== null ? texts().things.now(said.name('hex', villain.hex)) : '',
        whereabouts: isAfter
          ? [whereabouts(reading), healthAgainst(reading, me)].filter(Boolean).join(' ')
          : '',
        threat: isAfter ? threatOf(reading, me) : '',
      };
    }),
    down: me !== null && told.players[me]?.hero?.defeated ? texts().things.down : '',
    fightWon: said.chance({ is: 'fight' }),
    leftOut: '',
    outcome: view.outcome === null ? null : said.outcome(outcome(view)),
    winners: view.outcome?.winners ?? [],
    card: (id) => card(id),
    storyTokens: capital(reading.lore),
    placeOf: (hex) => said.name('hex', hex, { form: 'long' }),
    goalOf: (id) => errandOf(reading, me, id),
    liesAt: (hex) => {
      const gem = told.hexes.find((one) => one.hex === hex)?.gem ?? null;
      return gem?.faceup ? texts().things.liesOf(said.name('word', gem.type)) : '';
    },
    space: spacesOf(reading, journeys, me),
    landmarks: landmarksOf(reading, me),
    view,
  };
}

/** Questions about a card that the player knows: the enemy of the fight that is won, the card of an ability that is offered in its own words. */
const wellKnown: readonly string[] = ['reward/choose', 'offer/answer'];

/** What a question of one of these kinds is about: where the hero may begin, the offered ability, the steps that are left, the trophies that are still due. */
function dueOf(reading: Reading, asked: string | undefined, answers: Screenful['answers']): string {
  const { view, told, words } = reading;
  const due = view.frames.at(-1);
  if (due?.kind === 'offer' || due?.kind === 'cancel') {
    const does = sentenceOf(words.text(due.card), words.name('ability', `${due.card}/${due.ability}`));
    if (asked === 'offer/answer') return does;
    if (asked === 'cancel/answer') return [does, texts().things.cancels].filter(Boolean).join(' · ');
  }
  if (asked === 'game/place') {
    const places = answers.map(({ space }) => space);
    const kinds = told.hexes.flatMap(({ hex, kind }) =>
      kind !== null && places.includes(hex) ? kindOf(reading, kind) : [],
    );
    return kinds.length === 0 ? '' : texts().things.beginsAt([...new Set(kinds)].join(', '));
  }
  if (asked === 'free-move/go' && due?.kind === 'free-move') return texts().things.goesFreely(due.left);
  if (asked === 'payment/pay' && due?.kind === 'payment') return texts().things.owes(inTrophies(due.due));
  return '';
}

/** How strong the villain is against a player. */
function healthAgainst({ told: { villain }, sum }: Reading, me: number | null): string {
  const found = villain?.health.find(({ player }) => player === me);
  return found === undefined ? '' : texts().things.healthAgainst(sum(found.health));
}

/** These stand among the first answers: what somebody has come for, and what costs nothing. */
const sought: readonly string[] = ['quest/attempt', 'skill/learn', 'goods/trade', 'villain/engage'];

/** Answers as they are wanted: what one has come for before the rest, a step to an adventure with them, and the strongest tokens first. */
function sorted({ told }: Reading, answers: Screenful['answers']): Screenful['answers'] {
  // Where one may want to go: an adventure, a market, where a rest heals all, and the villain.
  const goals = told.hexes.flatMap(({ hex, gem, place, villain }) =>
    gem?.faceup || place !== null || villain ? hex : [],
  );
  const first = ({ action: { type }, amount }: AnswerThing): number =>
    sought.includes(type) ? 1000 : (amount ?? 0);
  // Of all sets of shields, the smallest that blocks most is what one mostly wants.
  const [block] = answers
    .filter(({ action: { type } }) => type === 'block/shields')
    .toSorted((one, other) => first(other) - first(one) || one.tokens.length - other.tokens.length);
  const acting = told.combat?.acting ?? 0;
  const side = told.combat?.sides[acting];
  // Agility, and abilities that reach one's tokens, turn to another face what counts double.
  const turns = (place: number): boolean =>
    side?.tokens.some((one) => one.place !== place && one.at === 'pool' && one.shows.symbol === 'agility') ||
    side?.abilities.some(
      ({ used, forbidden, reach }) => !used && forbidden === null && reach?.side === acting,
    ) ||
    false;
  // Of some abilities each more surge does more.
  const isFixed = (card: string | null, ability: string | null): boolean =>
    side?.abilities.some((one) => one.card === card && one.ability === ability && one.surge !== 'X') ?? false;
  // What gains nothing on a double does so as long as nothing turns it; and nobody pays more than a price.
  const isIdle = ({ action, card, ability, tokens: paid }: AnswerThing): boolean =>
    (action.type === 'combat/double' && !gainsByDouble(told.combat, action.token) && !turns(action.token)) ||
    (action.type === 'combat/surge' &&
      isFixed(card, ability) &&
      answers.some(
        (one) =>
          one.card === card &&
          one.ability === ability &&
          one.tokens.length < paid.length &&
          one.tokens.every((key) => paid.includes(key)),
      ));
  return answers
    .map((one) => (isIdle(one) ? { ...one, group: 'aside' as const } : one))
    .map((one) =>
      one === block ||
      sought.includes(one.action.type) ||
      (one.action.type === 'move/step' && one.space !== null && goals.includes(one.space))
        ? { ...one, group: 'plain' as const }
        : one,
    )
    .toSorted((one, other) => first(other) - first(one));
}

/** Where a test is passed, and only cards could still be exerted for it; and where all trophies that fit are paid, in whatever order. */
function foregoneOf(reading: Reading, answers: Screenful['answers']): string | null {
  const [first] = answers;
  const due = reading.view.frames.at(-1);
  if (due?.kind === 'payment' && first !== undefined) {
    const left = Object.values(due.due).reduce((sum, many) => sum + many, 0);
    return answers.length === left ? first.code : null;
  }
  const goOn = answers.find(({ action }) => action.type === 'test/judge');
  const others = answers.filter(({ action }) => action.type !== 'test/exert');
  return isPassed(reading) && others.length === 1 ? (goOn?.code ?? null) : null;
}

/** Whether an ability gave another combat action, which comes once nothing more is used. */
const actsAgain = ({ frames }: ThirdView): boolean =>
  frames.some((frame) => frame.kind === 'combat' && frame.again > 0);

/** How many cards of the hand are still to go, or how many learned skills of a type may stay. */
function overLimit(player: Reading['told']['players'][number] | undefined): string {
  const over = (player?.hand.count ?? 0) - (player?.hand.limit?.value ?? Number.POSITIVE_INFINITY);
  if (over > 0) return texts().things.discards(over);
  const full = attributes.find((type) => {
    const one = player?.hero?.[type];
    return one !== undefined && one.learned > one.value;
  });
  return full === undefined ? '' : texts().things.keeps(texts().term(full), player?.hero?.[full].value ?? 0);
}
