import { texts } from '../texts.js';
import { type Reading, toneOf } from './second-reading.js';
import type { TrackThing } from './things.js';

/* The tracks of Second Edition and its modules, each as a row of spaces. A module that is not known here is on the board all the same. */

type Track = (reading: Reading) => readonly TrackThing[];

const undefeated: Track = ({ told, view, card }) => {
  const places = view.track ?? [];
  if (!places.some((entry) => entry !== null)) return [];
  return [
    {
      title: 'Undefeated Challenges',
      about: 'undefeated',
      spaces: places.map((entry, at) => ({
        label: `${at + 1}`,
        mark: entry === null ? '' : card(entry.card).name,
        here: false,
        tone: entry === null ? 'plain' : card(entry.card).tone,
        card: entry?.card ?? null,
      })),
      notes: told.spaces.some(({ challenges }) => challenges.length > 0) ? [texts().things.waits] : [],
    },
  ];
};

const doom: Track = ({ told, words: said }) => {
  const found = told.modules['doom-track'] ?? told.modules['advanced-runebound']?.doom;
  if (found === undefined) return [];
  return [
    {
      title: 'Doom track',
      about: 'doom',
      spaces: found.spaces.map(({ town, card, counter }) => ({
        label: said.name('town', town),
        mark: [
          card !== null && card.card === null ? texts().things.colored(said.name('color', card.color)) : '',
          counter ? texts().things.counter : '',
        ]
          .filter(Boolean)
          .join(texts().things.and),
        here: counter,
        tone: toneOf(card?.color),
        card: card?.card ?? null,
      })),
      notes: [
        texts().things.doom(found.cards, found.counters, found.trigger),
        ...(found.endgame === null ? [] : [texts().things.endgame]),
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
      about: 'storm',
      spaces: found.track.map((town, at) => ({
        label: said.name('town', town),
        mark: at + 1 === found.counter ? texts().things.storm : '',
        here: at + 1 === found.counter,
        tone: 'blue',
        card: null,
      })),
      notes: [
        texts().things.stormAt(found.track.length + 1, found.counter),
        texts().things.stormlords(found.stormlords.length),
      ],
    },
    {
      title: 'Scions',
      about: 'scions',
      spaces: found.scions.map(({ card, awakenedBy }) => ({
        label: said.name('card', card),
        mark:
          awakenedBy === null
            ? texts().things.slumbers
            : texts().things.woken(said.name('player', awakenedBy)),
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
      about: 'sea',
      spaces: found.players.map(({ player, captain, on, sets }) => ({
        label: said.name('player', player),
        mark: [
          texts().things.on[on] ?? texts().things.on.island,
          captain ? texts().things.captain(said.name('card', captain.card)) : '',
          texts().things.maps(sets),
        ].join(''),
        here: on !== 'land',
        tone: 'blue',
        card: captain?.card ?? null,
      })),
      notes:
        found.legendary.length > 0
          ? [texts().things.legendary(found.legendary.map((id) => said.name('card', id)).join(', '))]
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
      about: 'cataclysm',
      spaces: found.towns.map(({ town, is, by, left }) => ({
        label: said.name('town', town),
        mark:
          is === 'freed' && by !== null
            ? texts().things.freed(said.name('player', by))
            : is === 'cursed'
              ? texts().things.cursed(left)
              : texts().term(is),
        here: is === 'freed',
        tone: is === 'cursed' ? 'violet' : is === 'destroyed' ? 'red' : is === 'freed' ? 'green' : 'plain',
        card: null,
      })),
      notes: found.players.map(({ player, points }) =>
        texts().things.points(said.name('player', player), points, found.target),
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
      about: 'rituals',
      spaces: found.rituals.map(({ card, player, empowered, filled, empty }) => ({
        label: said.name('card', card),
        mark: `${said.name('player', player)}: ${empowered ? texts().things.empowered : texts().things.symbols(filled.length, filled.length + empty.length)}`,
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
