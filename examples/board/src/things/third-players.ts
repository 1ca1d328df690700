import type { CharacterThing, PlayerThing } from './things.js';
import { plain, type Reading } from './third-reading.js';

/* What a player of Third Edition has. */

type Told = Reading['told']['players'][number];

function heroOf({ worth, sum }: Reading, { hero }: Told): readonly CharacterThing[] {
  if (hero === null) return [];
  const { health } = hero;
  return [
    {
      card: hero.card,
      name: hero.name,
      sort: 'hero',
      gauges: [
        {
          label: 'Health',
          left: health.left,
          max: health.max.value,
          told: `${health.left} of ${sum(health.max)}`,
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

export function playersOf(reading: Reading): readonly PlayerThing[] {
  const { told, words: said, card, sum } = reading;
  return told.players.map((one): PlayerThing => {
    const { hand, trophies } = one;
    const won = Object.entries(trophies.counts).flatMap(([type, many]) =>
      many > 0 ? [`${many} ${type}`] : [],
    );
    const all = Object.values(trophies.counts).reduce((total, many) => total + many, 0);
    return {
      player: one.player,
      name: said.name('player', one.player),
      characters: heroOf(reading, one),
      purse: [
        plain('Gold', `${one.gold}`),
        plain('Trophies', `${all}`, won.join(', ') || 'none'),
        plain('Story', `${one.story}`, `${one.story} story tokens`),
        plain(
          'Hand',
          `${hand.count}`,
          hand.limit === null ? `${hand.count}` : `${hand.count}, of which ${sum(hand.limit)} may be kept`,
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
          cards: [...one.quests, ...one.rumors].map((quest) =>
            card(
              quest.card,
              quest.where.nearest
                ? `${said.name('hex', quest.where.nearest.hex)}, ${quest.where.nearest.distance} steps away`
                : '',
            ),
          ),
          hidden: 0,
        },
      ].filter(({ cards, hidden }) => cards.length > 0 || hidden > 0),
      note: [
        one.out ? 'Eliminated' : '',
        one.hex === null ? '' : said.name('hex', one.hex, { form: 'long' }),
        one.hero?.delayed ? 'delayed' : '',
      ]
        .filter(Boolean)
        .join(', '),
    };
  });
}
