import { type Reading, toneOf } from './second-reading.js';
import type { TrackThing } from './things.js';

/* The tracks of Second Edition and its modules, each as a row of spaces. A module that is not known here is on the board all the same. */

type Track = (reading: Reading) => readonly TrackThing[];

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const undefeated: Track = ({ told, view, card }) => {
  const places = view.track ?? [];
  if (!places.some((entry) => entry !== null)) return [];
  return [
    {
      title: 'Undefeated Challenges',
      spaces: places.map((entry, at) => ({
        label: `${at + 1}`,
        mark: entry === null ? '' : card(entry.card).name,
        here: false,
        tone: entry === null ? 'plain' : card(entry.card).tone,
        card: entry?.card ?? null,
      })),
      notes: told.spaces.some(({ challenges }) => challenges.length > 0)
        ? ['Each waits on the board where its number stands.']
        : [],
    },
  ];
};

const doom: Track = ({ told, words: said }) => {
  const found = told.modules['doom-track'] ?? told.modules['advanced-runebound']?.doom;
  if (found === undefined) return [];
  return [
    {
      title: 'Doom track',
      spaces: found.spaces.map(({ town, card, counter }) => ({
        label: said.name('town', town),
        mark: [card !== null && card.card === null ? `a ${card.color} card` : '', counter ? 'a counter' : '']
          .filter(Boolean)
          .join(' and '),
        here: counter,
        tone: toneOf(card?.color),
        card: card?.card ?? null,
      })),
      notes: [
        `On it ${found.cards === 1 ? 'lies' : 'lie'} ${many(found.cards, 'card')} and ${many(found.counters, 'counter')}; at ${found.trigger} doom comes.`,
        ...(found.endgame === null ? [] : ['The Endgame has begun.']),
      ],
    },
  ];
};

const storm: Track = ({ told, words: said }) => {
  const found = told.modules['seven-scions'];
  if (found === undefined) return [];
  return [
    {
      title: 'Storm track',
      spaces: found.track.map((town, at) => ({
        label: said.name('town', town),
        mark: at + 1 === found.counter ? 'the storm counter' : '',
        here: at + 1 === found.counter,
        tone: 'blue',
        card: null,
      })),
      notes: [
        `The storm breaks at ${found.track.length + 1}; the counter is at ${found.counter}.`,
        found.stormlords.length === 1
          ? 'One Stormlord is on the table.'
          : `${found.stormlords.length} Stormlords are on the table.`,
      ],
    },
    {
      title: 'Scions',
      spaces: found.scions.map(({ card, awakenedBy }) => ({
        label: said.name('card', card),
        mark: awakenedBy === null ? 'slumbers' : `woken by ${said.name('player', awakenedBy)}`,
        here: awakenedBy !== null,
        tone: 'plain',
        card,
      })),
      notes: [],
    },
  ];
};

const sea: Track = ({ told, words: said }) => {
  const found = told.modules['island-of-dread'];
  if (found === undefined) return [];
  return [
    {
      title: 'The sea',
      spaces: found.players.map(({ player, captain, on, sets }) => ({
        label: said.name('player', player),
        mark: `${on === 'land' ? 'on land' : on === 'sea' ? 'at sea' : 'on the island'}${captain ? `, with ${captain.name}` : ''}, ${many(sets, 'set')} of maps`,
        here: on !== 'land',
        tone: 'blue',
        card: captain?.card ?? null,
      })),
      notes:
        found.legendary.length > 0
          ? [`Legendary Items: ${found.legendary.map((id) => said.name('card', id)).join(', ')}`]
          : [],
    },
  ];
};

const cataclysm: Track = ({ told, words: said }) => {
  const found = told.modules.cataclysm;
  if (found === undefined) return [];
  return [
    {
      title: 'Towns after the cataclysm',
      spaces: found.towns.map(({ town, is, by, left }) => ({
        label: said.name('town', town),
        mark:
          is === 'freed' && by !== null
            ? `freed by ${said.name('player', by)}`
            : is === 'cursed'
              ? `cursed; curses left: ${left.map((cards, level) => `${cards} of level ${'I'.repeat(level + 1)}`).join(', ')}`
              : is,
        here: is === 'freed',
        tone: is === 'cursed' ? 'violet' : is === 'destroyed' ? 'red' : is === 'freed' ? 'green' : 'plain',
        card: null,
      })),
      notes: found.players.map(
        ({ player, points }) => `${said.name('player', player)}: ${points} of ${found.target} points`,
      ),
    },
  ];
};

const rituals: Track = ({ told, words: said }) => {
  const found = told.modules['rituals-and-runes'];
  if (found === undefined || found.rituals.length === 0) return [];
  return [
    {
      title: 'Rituals',
      spaces: found.rituals.map(({ card, player, empowered, filled, empty }) => ({
        label: said.name('card', card),
        mark: `${said.name('player', player)}: ${empowered ? 'empowered' : `${filled.length} of ${filled.length + empty.length} symbols`}`,
        here: empowered,
        tone: 'violet',
        card,
      })),
      notes: [],
    },
  ];
};

const all: readonly Track[] = [doom, storm, sea, cataclysm, rituals, undefeated];

export const tracksOf = (reading: Reading): readonly TrackThing[] => all.flatMap((track) => track(reading));
