import { decision, outcome } from '../editions/rules.js';
import { rulesetOfSecond } from '../editions/second.js';
import { texts } from '../texts.js';
import { answersOf, cardAskedAbout, journeysOf, momentOf, questionOf, refusalsOf } from './asking.js';
import { combatOf, rollsOf } from './second-combat.js';
import { offersOf, withExactPay, withHealAll } from './second-dealing.js';
import { playersOf } from './second-players.js';
import { pointsOf, type Reading, readSecond, type SecondView } from './second-reading.js';
import { exhaustionOf, sayingOf, stallsOf } from './second-saying.js';
import { farOf, landmarksOf, spacesOf } from './second-spaces.js';
import { tracksOf } from './second-tracks.js';
import type { CardThing, PlayerThing, Screenful } from './things.js';

/* A table of Second Edition as things. */

export function screenOfSecond(view: SecondView, players: readonly string[]): Screenful {
  const reading = readSecond(view, players);
  const { told, words: said, card } = reading;
  const asked = decision(view);
  const actor = typeof asked?.actor === 'number' ? asked.actor : null;
  const me = view.viewer;
  const say = me === null ? null : sayingOf(reading, me);
  const combat = combatOf(reading);
  const aboutCard = cardAsked(reading);
  const { turn } = told;
  const party = playersOf(reading);
  const journeys =
    actor === me
      ? journeysOf(view, {
          die: (face) => reading.die(face),
          cost: () => '',
          unasked: 0,
          home: told.players[me ?? 0]?.space ?? null,
        })
      : [];
  const answers =
    say === null || me === null
      ? []
      : [
          ...withExactPay(withHealAll(answersOf(view, me, say), reading, me), reading),
          ...farOf(reading, journeys),
        ];
  return {
    title: titleOf(reading),
    clock: turn.player === null ? texts().goal.over : texts().things.turnOf(said.name('player', turn.player)),
    moment: [
      texts().things.ofGame(turn.number),
      turn.step === null ? '' : texts().term(turn.step),
      turn.moment === null || turn.moment === `the ${turn.step} step` ? '' : momentOf(turn.moment, said),
    ].filter(Boolean),
    left: leftOf(reading, party[me ?? 0], asked?.kind ?? ''),
    turnOf: turn.player,
    rounds: false,
    asked: actor,
    ...questionOf(asked, me, said.ask),
    enemies: false,
    ...(asked?.kind === 'experience/choose' &&
    actor === me &&
    !answers.some(({ action }) => action.type === 'experience/buy')
      ? { question: texts().things.noCounter }
      : {}),
    // Of dice that are rolled again only the dice matter.
    about: answers.some(({ die }) => die !== null) ? null : aboutOf(reading, aboutCard),
    offer: offersOf(reading),
    settled: false,
    foregone: foregoneOf(reading, answers),
    answers,
    together: null,
    refusals: say === null || me === null || actor !== me ? [] : refusalsOf(view, me, say),
    journeys,
    figures: told.players.map((one) => ({
      player: one.player,
      name: said.name('player', one.player),
      space: one.space,
    })),
    players: party,
    combat,
    rolls: rollsOf(reading),
    tracks: tracksOf(reading),
    stalls: stallsOf(reading),
    trading: told.market?.open ?? false,
    piles:
      told.event === null
        ? []
        : [{ title: 'The Event in play', about: 'event', cards: [card(told.event.card)], hidden: 0 }],
    goals: told.goals.map((goal) => {
      const lies = liesOf(reading, goal.card);
      return {
        ...goal,
        text: said.goal(goal),
        lies,
        whereabouts: lies || wonFrom(reading, goal),
        threat: '',
      };
    }),
    down: '',
    fightWon: said.chance({ is: 'fight' }),
    leftOut: told.players[me ?? -1]?.items.some(({ card }) => reading.activates(card))
      ? texts().things.leftOut
      : '',
    outcome: view.outcome === null ? null : said.outcome(outcome(view)),
    winners: view.outcome?.winners ?? [],
    card: (id) => card(id),
    storyTokens: '',
    placeOf: (space) => said.name('space', space, { form: 'long' }),
    goalOf: () => null,
    liesAt: (space) =>
      (told.spaces.find((one) => one.space === space)?.counters ?? [])
        .map((color) => texts().things.lies(said.name('color', color)))
        .join(', '),
    space: spacesOf(reading, journeys),
    landmarks: landmarksOf(reading),
    view,
  };
}

/** Where all counters must be paid, in whatever order, or a rest heals all the exhaustion that is there, or one character alone. */
function foregoneOf({ view, told }: Reading, answers: Screenful['answers']): string | null {
  const { frames, players, viewer } = view;
  const due = frames.at(-1);
  const rest = answers.find(({ action }) => action.type === 'rest/discard');
  const tired = answers.filter(({ action }) => action.type === 'rest/discard').length;
  const healed = viewer === null ? 0 : (told.movement?.rest ?? 0) - exhaustionOf({ told }, viewer);
  if (rest !== undefined && (tired === 1 || healed >= 0)) return rest.code;
  const pay = answers.find(
    ({ action, actions }) => action.type === 'experience/pay' && actions === undefined,
  );
  if (due?.kind !== 'experience' || pay === undefined || viewer === null) return null;
  const counters = Object.entries(players[viewer]?.counters ?? {});
  const points = counters.reduce((sum, [color, many]) => sum + many * (pointsOf[color] ?? 0), 0);
  return points === due.due ? pay.code : null;
}

/** The card that is asked about, if the fight does not show it. What was defeated has no values any more. */
function aboutOf(
  { view, told: { combat, drawn }, words, card }: Reading,
  id: string | null,
): CardThing | null {
  // The wares that a card has drawn say more than the card.
  if (id === null || drawn !== null || combat?.party.some((one) => one.card === id)) return null;
  const ally = words.asAlly(id);
  const about = card(id, ally === '' ? '' : `${ally} ${texts().things.allyValues}`);
  if (id !== combat?.enemy.card) return about;
  if (combat.moment !== 'over') return null;
  if (words.asAlly(id) === '') return { ...about, worths: [], rows: [] };
  // Its values as an Ally stand as they do in a fight.
  const won = rulesetOfSecond(view).rules.content.cards[id];
  const becomes = won !== undefined && 'becomes' in won ? won.becomes : {};
  return { ...card(id, '', becomes), sort: texts().things.asAlly, flavor: '' };
}

/** What is left to pay with, or to heal. */
function leftOf({ view, told }: Reading, mine: PlayerThing | undefined, kind: string): string {
  const said = texts().things;
  const gold = told.players[view.viewer ?? told.turn.player ?? 0]?.gold ?? 0;
  if (told.room.length > 0) return said.noRoom;
  if (told.drawn !== null) return `${said.have(gold)} · ${said.takes(told.drawn.take)}`;
  if (told.market?.open) return said.have(gold);
  if (kind === 'movement/rest') return said.rests(told.movement?.rest ?? 0);
  if (!kind.startsWith('experience/')) return '';
  return mine?.purse.find(({ label }) => label === 'Experience')?.told ?? '';
}

/** Where a Challenge waits face up. */
function liesOf({ told, words: said }: Reading, card: string | null): string {
  const at = told.spaces.find(({ challenges }) => card !== null && challenges.includes(card));
  return at === undefined ? '' : texts().things.open(said.name('space', at.space));
}

/** Under which adventures lies what wins the game. */
function wonFrom(
  { view, adventure }: Reading,
  { how, card }: { readonly how: string; readonly card: string | null },
): string {
  const { cards } = rulesetOfSecond(view).rules.content;
  const colors = new Set(
    Object.values(cards).flatMap((one) =>
      one.kind === 'challenge' &&
      (one.id === card || (how === 'dragon-runes' && one.rune === true)) &&
      'color' in one
        ? [one.color]
        : [],
    ),
  );
  return colors.size === 0 ? '' : texts().things.wonFrom([...colors].map((color) => adventure(`${color}`)));
}

/** The card that is asked about. */
function cardAsked({ view, told }: Reading): string | null {
  const about = cardAskedAbout(view);
  if (about !== null) return about;
  return told.roll?.by ?? null;
}

/** What is played: the modules by their names, while there is room for them. */
function titleOf({ view, words: said }: Reading): string {
  const names = view.modules.map((id) => texts().modules[id] ?? said.name('module', id));
  return names.length === 0 || names.length > 2
    ? texts().start.editions['second-edition']
    : names.join(' · ');
}
