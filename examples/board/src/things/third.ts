import { decision, outcome } from '../editions/rules.js';
import { texts } from '../texts.js';
import { answersOf, cardAskedAbout, journeysOf, momentOf, questionOf, refusalsOf } from './asking.js';
import type { Screenful } from './things.js';
import { combatOf, rollsOf } from './third-combat.js';
import { errandOf, playersOf } from './third-players.js';
import { type Reading, readThird, type ThirdView } from './third-reading.js';
import { answersTrade, isPassed, sayingOf, stallsOf } from './third-saying.js';
import { costOfWay, landmarksOf, spacesOf } from './third-spaces.js';
import { openPiles, tracksOf, whereabouts } from './third-tracks.js';

/* A table of Third Edition as things. */

export function screenOfThird(view: ThirdView, players: readonly string[]): Screenful {
  const reading = readThird(view, players);
  const { told, words: said, card } = reading;
  const asked = decision(view);
  const actor = typeof asked?.actor === 'number' ? asked.actor : null;
  const me = view.viewer;
  const say = me === null ? null : sayingOf(reading, me);
  const combat = combatOf(reading);
  const about = cardAskedAbout(view);
  const settled = isPassed(reading);
  const left = told.turn.player === null ? null : told.players[told.turn.player]?.actions;
  const answers =
    say === null || me === null
      ? []
      : answersOf(view, me, say, told.combat?.acting ?? null).map((one) =>
          // A step to an adventure is what somebody new looks for: it stands among the first answers.
          one.action.type === 'move/step' &&
          told.hexes.some(({ hex, gem }) => hex === one.space && gem?.faceup)
            ? { ...one, group: 'plain' as const }
            : one,
        );
  const journeys =
    actor === me ? journeysOf(view, { die: (face) => reading.die(face), cost: costOfWay, unasked: 1 }) : [];
  return {
    title: texts().modules[view.modules[0] ?? ''] ?? said.name('module', view.modules[0] ?? ''),
    clock:
      told.turn.round === 0
        ? texts().things.setup
        : `${texts().things.round(told.turn.round)} · ${texts().things.act(told.time.act)}`,
    moment: [
      left === null || left === undefined ? '' : texts().things.left(left),
      told.turn.moment === null ? '' : momentOf(told.turn.moment, said),
    ].filter(Boolean),
    left: [
      left === null || left === undefined || combat !== null ? '' : texts().things.left(left),
      answersTrade(view) ? texts().things.have(told.players[me ?? 0]?.gold ?? 0) : '',
      asked?.kind === 'excess/discard' ? overLimit(told.players[me ?? 0]) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    turnOf: told.turn.player,
    asked: actor,
    ...questionOf(asked, me, (due, options) => {
      const question = said.ask(due, options);
      return settled ? texts().things.passedAlready(question) : question;
    }),
    offer: [],
    settled,
    about: about === null || combat?.sides.some((side) => side.card === about) ? null : card(about),
    answers,
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
    tracks: tracksOf(reading),
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
        whereabouts: isAfter ? whereabouts(reading) : '',
      };
    }),
    down: me !== null && told.players[me]?.hero?.defeated ? texts().things.down : '',
    fightWon: texts().things.roughly(said.chance({ is: 'fight' })),
    outcome: view.outcome === null ? null : said.outcome(outcome(view)),
    winners: view.outcome?.winners ?? [],
    card: (id) => card(id),
    placeOf: (hex) => said.name('hex', hex, { form: 'long' }),
    goalOf: (id) => errandOf(reading, me, id),
    liesAt: (hex) => {
      const gem = told.hexes.find((one) => one.hex === hex)?.gem ?? null;
      return gem?.faceup ? texts().things.liesOf(said.name('word', gem.type)) : '';
    },
    space: spacesOf(reading, journeys),
    landmarks: landmarksOf(reading),
    view,
  };
}

/** How many cards of the hand are still to go. */
function overLimit(player: Reading['told']['players'][number] | undefined): string {
  const over = (player?.hand.count ?? 0) - (player?.hand.limit?.value ?? Number.POSITIVE_INFINITY);
  return over > 0 ? texts().things.discards(over) : '';
}
