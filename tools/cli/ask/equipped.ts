import type { Item } from '../play/prompt.js';
import { item, pick, typed } from './choose.js';

type Cards = (kinds: readonly string[]) => readonly Item[];
type Had = Readonly<Record<string, unknown>>;

interface Things {
  readonly place: string;
  /** Members that are numbers, with what they are called. */
  readonly counts: Readonly<Record<string, string>>;
  /** Members that are lists of cards: what they are called, and the kind of their cards. */
  readonly piles: Readonly<Record<string, readonly [name: string, kind: string]>>;
}

const things: Readonly<Record<string, Things>> = {
  second: {
    place: 'space',
    counts: { gold: 'gold', wounds: 'wounds', exhaustion: 'exhaustion' },
    piles: { items: ['Items', 'item'], allies: ['Allies', 'ally'], quests: ['Encounters', 'encounter'] },
  },
  third: {
    place: 'hex',
    counts: { gold: 'gold', damage: 'damage', story: 'story tokens' },
    piles: {
      hand: ['hand', 'skill'],
      skills: ['learned skills', 'skill'],
      assets: ['assets', 'asset'],
      quests: ['quests', 'quest'],
      trophies: ['combat trophies', 'enemy'],
    },
  },
};

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

async function number(title: string): Promise<number | undefined> {
  for (let wrong = ''; ; wrong = 'That is no number from 0 to 999. ') {
    const text = await typed(`${wrong}${title}`, 'As at the start of a game');
    if (text === '') return undefined;
    if (/^\d{1,3}$/.test(text)) return Number(text);
  }
}

/** Players with what is chosen for them: counts, the place of the figure, cards. A card chosen again goes back. @throws Gone */
export async function equipped(which: string, players: readonly Had[], cards: Cards): Promise<Had[]> {
  const { place, counts, piles } = things[which] as Things;
  const now = players.map((player) => ({ ...player }) as Record<string, unknown>);
  for (;;) {
    const rows = now.flatMap((player, seat) => {
      const row = (key: string, name: string, value: unknown) =>
        item(`${seat}/${key}`, `${name} of player ${seat + 1}`, {
          note: value === undefined ? '' : `${value}`,
        });
      return [
        ...Object.entries(counts).map(([key, name]) => row(key, name, player[key])),
        row(place, 'the place', player[place]),
        ...Object.entries(piles).map(([key, [name]]) => row(key, name, listed(player[key]).join(', '))),
      ];
    });
    const chosen = await pick('What do the players have?', [item('done', 'That is all'), ...rows]);
    if (chosen === 'done') return now;
    const [seat = '', key = ''] = chosen.split('/');
    const player = now[Number(seat)] ?? {};
    const pile = piles[key];
    if (pile) {
      const has = listed(player[key]);
      const marked = cards([pile[1]]).map((card) => ({
        ...card,
        note: has.includes(card.value) ? 'there' : '',
      }));
      const card = await pick(`Which card, for the ${pile[0]} of player ${Number(seat) + 1}?`, marked);
      player[key] = has.includes(card) ? has.filter((one) => one !== card) : [...has, card];
    } else if (key === place)
      player[key] =
        (await typed(`Where is player ${Number(seat) + 1}? A place, such as tamalir`, 'As usual')) ||
        undefined;
    else player[key] = await number(`How much of ${counts[key]} has player ${Number(seat) + 1}?`);
  }
}
