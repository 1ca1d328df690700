import { texts } from '../texts.js';
import type { CharacterThing, Errand, PlayerThing } from './things.js';
import { capital, plain, type Reading } from './third-reading.js';

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

/** The quests and rumors of a player, and those of the story, which anybody may do. */
const questsOf = ({ told }: Reading, player: number): readonly Quest[] => {
  const own = told.players[player];
  return [...(own?.quests ?? []), ...(own?.rumors ?? []), ...told.story.flatMap((quest) => quest ?? [])];
};

/** Where a quest, a rumor or a story quest is done by a player, the nearest place first. */
export function errandOf(reading: Reading, player: number | null, card: string): Errand | null {
  const quest = player === null ? undefined : questsOf(reading, player).find((one) => one.card === card);
  const from = reading.told.players[player ?? 0]?.hex ?? null;
  if (quest === undefined || from === null) return null;
  const away = reading.stepsFrom(from);
  const spaces = quest.where.hexes.toSorted((a, b) => (away[a] ?? 99) - (away[b] ?? 99));
  const [nearest] = spaces;
  if (nearest === undefined) return null;
  return {
    where: `${reading.words.name('hex', nearest)}, ${texts().things.away(away[nearest] ?? 0)}`,
    spaces,
  };
}

/** Every errand of a player, by its card. */
export const errandsOf = (reading: Reading, player: number | null): readonly (Errand & { card: string })[] =>
  (player === null ? [] : questsOf(reading, player)).flatMap(({ card }) => {
    const errand = errandOf(reading, player, card);
    return errand === null ? [] : [{ ...errand, card }];
  });

export function playersOf(reading: Reading): readonly PlayerThing[] {
  const { told, words: said, card, sum, lore } = reading;
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
        plain(capital(lore), `${one.story}`, texts().things.story(`${one.story} ${lore}`)),
        plain(
          'Hand',
          `${hand.count}`,
          hand.limit === null ? `${hand.count}` : texts().things.hand(hand.count, sum(hand.limit)),
        ),
      ],
      piles: [
        {
          title: 'Hand: skills to be learned',
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
