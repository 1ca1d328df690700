import {
  actionCode,
  decision,
  type GameView,
  inspect,
  odds,
  outcome,
  rulesetFor,
  type Value,
} from 'runebound-engine';
import { boardMap, picture } from 'runebound-engine/picture';
import { type Words, words } from 'runebound-engine/words';
import type { Happening } from '../table/client.js';
import { answersOf, cardAskedAbout, journeysOf, refusalsOf, type Saying } from './asking.js';
import { boardOf } from './board.js';
import type { Throw } from './combat-things.js';
import { combatOf, rollsOf } from './second-combat.js';
import { tracksOf } from './second-tracks.js';
import type { CardThing, CharacterThing, PlayerThing, Screenful, StallThing, Tone, Worth } from './things.js';

/* A table of Second Edition as things. */

export type SecondView = GameView<'second-edition'>;
type Inspected = ReturnType<typeof inspect<SecondView>>;

/** What the parts of this file have in common. */
export interface Reading {
  readonly view: SecondView;
  readonly told: Inspected;
  readonly words: Words;
  readonly card: (id: string, note?: string) => CardThing;
  readonly worth: (label: string, value: Value) => Worth;
}

const tones: readonly string[] = ['green', 'yellow', 'blue', 'red'];
export const toneOf = (color: unknown): Tone => (tones.includes(String(color)) ? (color as Tone) : 'plain');
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function readSecond(view: SecondView, players: readonly string[]): Reading {
  const said = words(view, { players });
  const { cards } = rulesetFor(view).rules.content;
  const worth = (label: string, value: Value): Worth => ({
    label,
    value: `${value.value}`,
    told: said.value(value),
  });
  return {
    view,
    told: inspect(view),
    words: said,
    worth,
    card(id, note = '') {
      const card = cards[id];
      if (card === undefined) return faceDown(id);
      const values: Worth[] = [];
      for (const key of ['life', 'stamina'] as const)
        if (key in card)
          values.push(plain(capital(key), `${(card as Partial<Record<typeof key, number>>)[key]}`));
      if ('cost' in card && (card.cost ?? 0) > 0) values.push(plain('Cost', `${card.cost}`));
      const kind = 'class' in card && card.class !== undefined ? `${card.kind}, ${card.class}` : card.kind;
      return {
        id,
        name: said.name('card', id),
        sort: capital(kind),
        text: said.text(id),
        flavor: said.flavor(id),
        tone: toneOf('color' in card ? card.color : null),
        worths: values,
        note,
      };
    },
  };
}

const plain = (label: string, value: string): Worth => ({ label, value, told: value });
const faceDown = (id: string): CardThing => ({
  id,
  name: 'A card face down',
  sort: '',
  text: '',
  flavor: '',
  tone: 'plain',
  worths: [],
  note: '',
});

type Character = NonNullable<Inspected['players'][number]['hero']>;

export function characterOf(reading: Reading, one: Character): CharacterThing {
  const { words: said, worth } = reading;
  const gauge = (label: string, { left, max }: Character['life']) => ({
    label,
    left,
    max: max.value,
    told: `${left} of ${said.value(max)}`,
  });
  return {
    card: one.card,
    name: one.name,
    sort: one.is,
    gauges: [gauge('Life', one.life), gauge('Stamina', one.stamina)],
    worths: [worth('Mind', one.mind), worth('Body', one.body), worth('Spirit', one.spirit)],
  };
}

function playersOf(reading: Reading): readonly PlayerThing[] {
  const { told, words: said, card, worth } = reading;
  return told.players.map((one): PlayerThing => {
    const { points, cost, unspent } = one.experience;
    const won = Object.entries(unspent).flatMap(([color, many]) =>
      many > 0 ? [`${many} ${said.name('color', color)}`] : [],
    );
    return {
      player: one.player,
      name: said.name('player', one.player),
      characters: [one.hero ?? [], one.allies, one.companions].flat().map((c) => characterOf(reading, c)),
      purse: [
        plain('Gold', `${one.gold}`),
        ...(one.runes > 0 ? [plain('Runes', `${one.runes}`)] : []),
        {
          label: 'Experience',
          value: `${points} of ${cost}`,
          told: `${points} points, the next counter costs ${cost}. Unspent: ${won.join(', ') || 'none'}`,
        },
        ...(one.movementDice === null ? [] : [worth('Dice', one.movementDice)]),
      ],
      piles: [
        {
          title: 'Items',
          cards: one.items.map((item) => card(item.card, item.faceDown ? 'Activated' : '')),
          hidden: 0,
        },
        { title: 'Kept', cards: one.kept.map((id) => card(id)), hidden: 0 },
        {
          title: 'Encounters',
          cards: one.quests.map((quest) =>
            card(quest.card, quest.progress > 0 ? `${quest.progress} counters on it` : ''),
          ),
          hidden: 0,
        },
      ].filter(({ cards }) => cards.length > 0),
      note: one.space === null ? '' : said.name('space', one.space, { form: 'long' }),
    };
  });
}

function stallsOf({ told, words: said, card }: Reading): readonly StallThing[] {
  const { market } = told;
  if (market === null) return [];
  return market.towns
    .filter(({ offers }) => offers.length > 0)
    .toSorted((a, b) => Number(b.town === market.town) - Number(a.town === market.town))
    .map(({ town, offers }) => ({
      place: said.name('town', town),
      near: town === market.town ? 'here' : '',
      offers: offers.map((offer) =>
        card(offer.card, offer.refused ? said.reason(offer.refused) : `${said.value(offer.price)} gold`),
      ),
    }));
}

function sayingOf(reading: Reading, player: number): Saying {
  const { view, told, words: said } = reading;
  const mine = decision(view)?.actor === player;
  const rolls = new Map(
    (mine ? odds(view).options : []).flatMap((one) => (one.action ? [[actionCode(one.action), one]] : [])),
  );
  return {
    label: (action) => said.describe(action as never, { form: 'short' }),
    hint(action, { card, space }) {
      const at = told.spaces.find((one) => one.space === space);
      const lies = (at?.counters ?? []).map((color) => `${said.name('color', color)} adventure`);
      const offer = told.market?.towns.flatMap(({ offers }) => offers).find((one) => one.card === card);
      const sale = told.market?.sales.find((one) => one.card === card);
      const priced = action.type.startsWith('market/') ? (offer ?? sale) : undefined;
      return [...lies, ...(priced ? [`${said.value(priced.price)} gold`] : [])].join(', ');
    },
    reason: (ruling) => said.reason(ruling),
    likely(code) {
      const roll = rolls.get(code);
      if (roll === undefined) return null;
      const against = roll.target === null ? '' : ` against ${roll.target}`;
      return {
        text: `${said.value(roll.bonus)} and the dice${against}: ${percent(roll.chance)}`,
        chance: roll.chance,
      };
    },
  };
}

/** The board: its ground does not change, what lies on it does. */
export function boardOfSecond(view: SecondView, theme: 'light' | 'dark', players: readonly string[]) {
  const said = words(view, { players });
  const map = boardMap(view.modules);
  const svg = picture(view as never, {
    theme,
    parts: ['names', 'counters', 'challenges', 'modules'],
    players,
  });
  return boardOf(
    map.name,
    map.name,
    svg,
    (id) => said.name('space', id, { form: 'long' }),
    () =>
      map.places.flatMap(({ id, name, center }) =>
        center === null ? [] : [{ id, name, ...center, points: '' }],
      ),
  );
}

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
  return {
    title: 'Second Edition',
    clock: `Turn ${turn.number}`,
    moment: [turn.step, turn.moment].filter(Boolean).join(' · '),
    turnOf: turn.player,
    asked: actor,
    question: said.ask(asked, { form: actor === me ? 'short' : 'long' }),
    about:
      aboutCard === null || combat?.sides.some((side) => side.card === aboutCard) ? null : card(aboutCard),
    answers: say === null || me === null ? [] : answersOf(view, me, say),
    refusals: say === null || me === null || actor !== me ? [] : refusalsOf(view, me, say),
    journeys: actor === me ? journeysOf(view) : [],
    figures: told.players.map((one) => ({
      player: one.player,
      name: said.name('player', one.player),
      space: one.space,
    })),
    players: playersOf(reading),
    combat,
    rolls: rollsOf(reading),
    tracks: tracksOf(reading),
    stalls: stallsOf(reading),
    trading: told.market?.open ?? false,
    piles:
      told.event === null ? [] : [{ title: 'The Event in play', cards: [card(told.event.card)], hidden: 0 }],
    outcome: view.outcome === null ? null : said.outcome(outcome(view)),
    winners: view.outcome?.winners ?? [],
    card: (id) => card(id),
    view,
  };
}

/** The card that is asked about. */
function cardAsked({ view, told }: Reading): string | null {
  const about = cardAskedAbout(view);
  if (about !== null) return about;
  return told.roll?.by ?? null;
}

/** What fell with the last action. */
export function throwOfSecond(
  view: SecondView,
  events: readonly Happening[],
  players: readonly string[],
): Throw | null {
  const said = words(view, { players });
  const thrown = events.filter(
    (event): event is Happening & { dice: number[] } => 'dice' in event && Array.isArray(event.dice),
  );
  const last = thrown.findLast(({ type }) => type.includes('rolled')) ?? null;
  if (last === null || last.dice.length === 0) return null;
  const ten = last.type === 'dice/rolled';
  return {
    title: said.describe(last as never),
    dice: last.dice.map((face) => {
      const label = ten ? `${face}` : said.name('die', face);
      return { label, terrains: ten ? [] : label.split('/') };
    }),
  };
}
