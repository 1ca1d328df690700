import { texts } from '../texts.js';
import { type Inspected, plain, type Reading } from './second-reading.js';
import type { CharacterThing, PlayerThing, Worth } from './things.js';

/* What a player of Second Edition has. */

type Character = NonNullable<Inspected['players'][number]['hero']>;

export function characterOf(reading: Reading, one: Character): CharacterThing {
  const { words: said, worth } = reading;
  const gauge = (label: string, { left, max }: Character['life']) => ({
    label,
    left,
    max: max.value,
    told: texts().things.of(left, said.value(max)),
  });
  return {
    card: one.card,
    name: said.name('card', one.card),
    sort: one.is,
    gauges: [gauge('Life', one.life), gauge('Stamina', one.stamina)],
    worths: [worth('Mind', one.mind), worth('Body', one.body), worth('Spirit', one.spirit)],
  };
}

/** A wound takes one of the movement dice away: the number alone does not say so. */
function diceOf({ worth }: Reading, dice: NonNullable<Inspected['players'][number]['movementDice']>): Worth {
  const plainly = worth('Dice', dice);
  return { ...plainly, told: texts().things.dice(plainly.told) };
}

export function playersOf(reading: Reading): readonly PlayerThing[] {
  const { told, words: said, card } = reading;
  return told.players.map((one): PlayerThing => {
    const { points, cost, unspent } = one.experience;
    const won = Object.entries(unspent).flatMap(([color, many]) =>
      many > 0 ? [`${many} ${said.name('color', color)}`] : [],
    );
    return {
      player: one.player,
      name: said.name('player', one.player),
      characters: [one.hero ?? [], one.allies, one.companions].flat().map((c) => characterOf(reading, c)),
      out: false,
      purse: [
        plain('Gold', `${one.gold}`),
        ...(one.runes > 0 ? [plain('Runes', `${one.runes}`)] : []),
        {
          label: 'Experience',
          value: texts().things.of(points, `${cost}`),
          told: texts().things.experience(points, cost, won.join(', ')),
        },
        ...(one.movementDice === null ? [] : [diceOf(reading, one.movementDice)]),
      ],
      piles: [
        {
          title: 'Items',
          cards: one.items.map((item) => card(item.card, item.faceDown ? texts().term('Activated') : '')),
          hidden: 0,
        },
        { title: 'Kept', cards: one.kept.map((id) => card(id)), hidden: 0 },
        {
          title: 'Encounters',
          cards: one.quests.map((quest) =>
            card(quest.card, quest.progress > 0 ? texts().things.counters(quest.progress) : ''),
          ),
          hidden: 0,
        },
      ].filter(({ cards }) => cards.length > 0),
      note: one.space === null ? texts().things.unplaced : said.name('space', one.space, { form: 'long' }),
    };
  });
}
