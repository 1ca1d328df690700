import type { Pile, TrackThing } from './things.js';
import type { Reading } from './third-reading.js';

/* Time, the story, the villain and the decks of Third Edition. */

export function tracksOf(reading: Reading): readonly TrackThing[] {
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

export function openPiles({ told, words: said }: Reading): readonly Pile[] {
  const decks = Object.entries(told.decks).map(([deck, { left }]) => ({
    title: said.name('deck', deck),
    cards: [],
    hidden: left,
  }));
  return decks;
}
