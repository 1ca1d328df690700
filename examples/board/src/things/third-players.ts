import { texts } from '../texts.js';
import type { CharacterThing, Errand, PlayerThing } from './things.js';
import { plain, type Reading } from './third-reading.js';

/* What a player of Third Edition has. */

type Told = Reading['told']['players'][number];

function heroOf({ worth, sum, words: said }: Reading, { hero }: Told): readonly CharacterThing[] {
  if (hero === null) return [];
  const { health } = hero;
  return [
    {
      card: hero.card,
      name: said.name('card', hero.card),
      sort: 'hero',
      gauges: [
        {
          label: 'Health',
          left: health.left,
          max: health.max.value,
          told: texts().things.of(health.left, sum(health.max)),
        },
      ],
      worths: [
        worth('Speed', hero.speed),
        worth('Body', hero.body),
        worth('Mind', hero.mind),
        worth('Spirit', hero.spirit),
      ],
    },
  ];
}

type Quest = Told['quests'][number];

const whereOf = ({ words: said }: Reading, { where: { nearest } }: Quest): string =>
  nearest === null ? '' : `${said.name('hex', nearest.hex)}, ${texts().things.away(nearest.distance)}`;

/** Where a quest or a rumor of a player is done. */
export function errandOf(reading: Reading, player: number | null, card: string): Errand | null {
  const own = player === null ? undefined : reading.told.players[player];
  const quest = [...(own?.quests ?? []), ...(own?.rumors ?? [])].find((one) => one.card === card);
  if (quest === undefined || quest.where.nearest === null) return null;
  const { nearest, hexes } = quest.where;
  return { where: whereOf(reading, quest), spaces: [...new Set([nearest.hex, ...hexes])] };
}

export function playersOf(reading: Reading): readonly PlayerThing[] {
  const { told, words: said, card, sum } = reading;
  return told.players.map((one): PlayerThing => {
    const { hand, trophies } = one;
    const won = Object.entries(trophies.counts).flatMap(([type, many]) =>
      many > 0 ? [`${many} ${texts().term(type)}`] : [],
    );
    const all = Object.values(trophies.counts).reduce((total, many) => total + many, 0);
    return {
      player: one.player,
      name: said.name('player', one.player),
      characters: heroOf(reading, one),
      out: one.out,
      purse: [
        plain('Gold', `${one.gold}`),
        plain('Trophies', `${all}`, texts().things.trophies(won.join(', ') || texts().term('none'))),
        plain('Story', `${one.story}`, texts().things.story(one.story)),
        plain(
          'Hand',
          `${hand.count}`,
          hand.limit === null ? `${hand.count}` : texts().things.hand(hand.count, sum(hand.limit)),
        ),
      ],
      piles: [
        {
          title: 'Hand',
          cards: hand.cards.map((skill) => card(skill.card)),
          hidden: hand.count - hand.cards.length,
        },
        { title: 'Learned skills', cards: one.skills.map((skill) => card(skill.card)), hidden: 0 },
        { title: 'Assets', cards: one.assets.map((asset) => card(asset.card)), hidden: 0 },
        {
          title: 'Trophies',
          cards: trophies.cards.map((id) => card(id)),
          hidden: all - trophies.cards.length,
        },
        {
          title: 'Quests and rumors',
          cards: [...one.quests, ...one.rumors].map((quest) => card(quest.card, whereOf(reading, quest))),
          hidden: 0,
        },
      ].filter(({ cards, hidden }) => cards.length > 0 || hidden > 0),
      note: [
        one.out ? texts().term('Eliminated') : '',
        one.hex === null ? '' : said.name('hex', one.hex, { form: 'long' }),
        one.hero?.delayed ? texts().term('delayed') : '',
      ]
        .filter(Boolean)
        .join(', '),
    };
  });
}
