import { decision, type GameView, inspect, outcome, rulesetFor } from 'runebound-engine';
import { picture } from 'runebound-engine/third-edition/picture';
import { type Words, words } from 'runebound-engine/third-edition/words';
import type { Happening } from '../table/client.js';
import { answersOf, cardAskedAbout, journeysOf, refusalsOf, type Saying } from './asking.js';
import { boardOf } from './board.js';
import type { Throw } from './combat-things.js';
import type { CardThing, Pile, Screenful, StallThing, Tone, TrackThing, Worth } from './things.js';
import { combatOf, rollsOf } from './third-combat.js';
import { likelyOf } from './third-odds.js';
import { playersOf } from './third-players.js';

/* A table of Third Edition as things. */

export type ThirdView = GameView<'third-edition'>;
type Inspected = ReturnType<typeof inspect<ThirdView>>;
type Value = Inspected['players'][number]['hand']['limit'] & object;

/** What the parts of this edition have in common. */
export interface Reading {
  readonly view: ThirdView;
  readonly told: Inspected;
  readonly words: Words;
  readonly card: (id: string, note?: string) => CardThing;
  readonly worth: (label: string, value: Value) => Worth;
  readonly sum: (value: Value) => string;
}

const tones: Readonly<Record<string, Tone>> = {
  combat: 'orange',
  exploration: 'green',
  social: 'violet',
  body: 'red',
  mind: 'blue',
  spirit: 'yellow',
};

export const plain = (label: string, value: string, told = value): Worth => ({ label, value, told });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const faceDown: CardThing = {
  id: '',
  name: 'A card face down',
  sort: '',
  text: '',
  flavor: '',
  tone: 'plain',
  worths: [],
  note: '',
};

export function readThird(view: ThirdView, players: readonly string[]): Reading {
  const said = words(view, { players });
  const { cards } = rulesetFor(view).rules.content;
  const sum = ({ value, base, changes }: Value): string => {
    const parts = changes.map(({ card, counts, change }) => {
      const by = card === null ? (counts === null ? '' : ` ${counts}`) : ` ${said.name('card', card)}`;
      return `${change < 0 ? '−' : '+'}${Math.abs(change)}${by}`;
    });
    return parts.length === 0 ? `${value}` : `${value} (${[base, ...parts].join(', ')})`;
  };
  return {
    view,
    told: inspect(view),
    words: said,
    sum,
    worth: (label, value) => ({ label, value: `${value.value}`, told: sum(value) }),
    card(id, note = '') {
      const card = cards[id];
      if (card === undefined) return { ...faceDown, id };
      const type = 'type' in card ? card.type : '';
      const values: Worth[] = [];
      if (card.kind === 'asset') values.push(plain('Cost', `${card.cost}`));
      if (card.kind === 'skill')
        values.push(
          plain(
            'Cost',
            Object.entries(card.cost)
              .map(([what, many]) => (what === 'any' ? `${many}` : `${many} ${what}`))
              .join(' + '),
          ),
          ...(card.success ? [plain('Test', 'success')] : []),
        );
      return {
        id,
        name: said.name('card', id),
        sort: capital([card.kind, type].filter(Boolean).join(', ')),
        text: said.text(id),
        flavor: said.flavor(id),
        tone: tones[type] ?? 'plain',
        worths: values,
        note,
      };
    },
  };
}

function stallsOf({ told, words: said, card }: Reading): readonly StallThing[] {
  const near = told.markets.toSorted((a, b) => (a.distance ?? 99) - (b.distance ?? 99));
  return near.map(({ city, distance, offers }) => ({
    place: said.name('city', city),
    near: distance === null ? '' : distance === 0 ? 'here' : `${distance} steps away`,
    offers: offers.map((offer) =>
      card(
        offer.card,
        [
          `${offer.price} gold`,
          offer.profit === null ? '' : `brings ${offer.profit} more than it costs`,
          offer.replaces === null ? '' : `takes the place of ${said.name('card', offer.replaces)}`,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
  }));
}

function tracksOf(reading: Reading): readonly TrackThing[] {
  const { told, words: said, card, sum } = reading;
  const { time, villain } = told;
  const next = [
    time.next.endsAct === null ? '' : `Act ${time.next.endsAct} ends`,
    time.next.gems ? 'gems are refreshed' : '',
    time.next.story ? 'a story card is drawn' : '',
  ].filter(Boolean);
  const tracks: TrackThing[] = [
    {
      title: `Time · Act ${time.act}`,
      spaces: Array.from({ length: 12 }, (_, at) => ({
        label: `${at + 1}`,
        mark: '',
        here: at + 1 === time.space,
        tone: 'plain',
        card: null,
      })),
      notes: [
        next.length > 0 ? `At the end of this round ${next.join(', ')}.` : '',
        time.over ? 'Time is over.' : `${time.left} rounds are left in this act.`,
      ].filter(Boolean),
    },
  ];
  const quests = told.story.flatMap((quest, at) => (quest === null ? [] : [{ quest, at }]));
  if (quests.length > 0)
    tracks.push({
      title: 'The story',
      spaces: quests.map(({ quest, at }) => ({
        label: `${at + 1}`,
        mark: quest.name,
        here: false,
        tone: 'violet',
        card: quest.card,
      })),
      notes: [],
    });
  if (villain !== null)
    tracks.push({
      title: villain.name,
      spaces: villain.health.map(({ player, health }) => ({
        label: said.name('player', player),
        mark: `health ${sum(health)}`,
        here: false,
        tone: 'red',
        card: villain.card,
      })),
      notes: [
        villain.hex === null
          ? `Not on the board yet: it comes to ${villain.spawns.map((hex) => said.name('hex', hex)).join(' or ')}.`
          : `In ${said.name('hex', villain.hex)}${villain.goal ? `, ${villain.goal.distance} steps from ${said.name('hex', villain.goal.hex)}` : ''}.`,
      ],
    });
  const revealed: TrackThing[] =
    told.revealed.length === 0
      ? []
      : [
          {
            title: 'Faceup on the table',
            spaces: told.revealed.map((id) => ({
              label: card(id).name,
              mark: card(id).sort,
              here: true,
              tone: card(id).tone,
              card: id,
            })),
            notes: [],
          },
        ];
  return [...revealed, ...tracks];
}

function sayingOf({ view, told, words: said }: Reading, player: number): Saying {
  const likely = decision(view)?.actor === player ? likelyOf(view, said) : new Map();
  return {
    label: (action) => said.describe(action as never, { form: 'short' }),
    hint(_, { space, card }) {
      const here = told.hexes.find(({ hex }) => hex === space);
      const offer = told.markets.flatMap(({ offers }) => offers).find((one) => one.card === card);
      return [
        here?.place ? said.name('hex', here.hex) : '',
        here?.gem?.faceup ? `${here.gem.type} gem` : '',
        here?.villain ? 'the villain' : '',
        offer ? `${offer.price} gold` : '',
      ]
        .filter(Boolean)
        .join(', ');
    },
    reason: (ruling) => said.reason(ruling),
    likely: (code) => likely.get(code) ?? null,
  };
}

/** The board: its ground does not change, what lies on it does. */
export function boardOfThird(view: ThirdView, theme: 'light' | 'dark', players: readonly string[]) {
  const said = words(view, { players });
  const svg = picture(view, { theme, parts: ['names', 'gems', 'tokens'], players });
  const name = said.name('module', view.modules[0] ?? '');
  return boardOf(
    'third-edition',
    name,
    svg,
    (id) => said.name('hex', id, { form: 'long' }),
    () => [],
  );
}

function openPiles({ told, words: said }: Reading): readonly Pile[] {
  const decks = Object.entries(told.decks).map(([deck, { left }]) => ({
    title: said.name('deck', deck),
    cards: [],
    hidden: left,
  }));
  return decks;
}

export function screenOfThird(view: ThirdView, players: readonly string[]): Screenful {
  const reading = readThird(view, players);
  const { told, words: said, card } = reading;
  const asked = decision(view);
  const actor = typeof asked?.actor === 'number' ? asked.actor : null;
  const me = view.viewer;
  const say = me === null ? null : sayingOf(reading, me);
  const combat = combatOf(reading);
  const about = cardAskedAbout(view);
  const left = told.turn.player === null ? null : told.players[told.turn.player]?.actions;
  return {
    title: said.name('module', view.modules[0] ?? ''),
    clock: told.turn.round === 0 ? 'Setup' : `Round ${told.turn.round} · Act ${told.time.act}`,
    moment: [
      told.turn.moment ?? '',
      left === null || left === undefined ? '' : `${left} ${left === 1 ? 'action' : 'actions'} left`,
    ]
      .filter(Boolean)
      .join(' · '),
    turnOf: told.turn.player,
    asked: actor,
    question: said.ask(asked, { form: actor === me ? 'short' : 'long' }),
    about: about === null || combat?.sides.some((side) => side.card === about) ? null : card(about),
    answers: say === null || me === null ? [] : answersOf(view, me, say),
    refusals: say === null || me === null || actor !== me ? [] : refusalsOf(view, me, say),
    journeys: actor === me ? journeysOf(view) : [],
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
    outcome: view.outcome === null ? null : said.outcome(outcome(view)),
    winners: view.outcome?.winners ?? [],
    card: (id) => card(id),
    view,
  };
}

/** Whether a market is open. */
const answersTrade = (view: ThirdView): boolean => decision(view)?.kind.startsWith('shop/') ?? false;

/** What fell with the last action. */
export function throwOfThird(
  view: ThirdView,
  events: readonly Happening[],
  players: readonly string[],
): Throw | null {
  const said = words(view, { players });
  const thrown = events.filter(
    (event): event is Happening & { dice: number[] } => 'dice' in event && Array.isArray(event.dice),
  );
  const last = thrown.findLast(({ type }) => type.includes('rolled'));
  if (last === undefined || last.dice.length === 0) return null;
  return {
    title: said.describe(last as never),
    dice: last.dice.map((face) => {
      const label = said.name('die', face);
      return { label, terrains: label.split('/') };
    }),
  };
}
