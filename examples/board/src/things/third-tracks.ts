import { lastSpace, refreshSpaces, storySpaces } from 'runebound-engine/third-edition/rules';
import { texts } from '../texts.js';
import type { Pile, TrackThing } from './things.js';
import { errandOf, errandsOf } from './third-players.js';
import type { Reading } from './third-reading.js';

/* Time, the story, the villain and the decks of Third Edition. */

/** What happens when the token comes to a space of the time track: signs, and what they mean. */
function comesAt(space: number): { readonly mark: string; readonly means: string } {
  const comes = [
    ...(refreshSpaces.includes(space) ? [['◆', texts().things.gems] as const] : []),
    ...(storySpaces.includes(space) ? [['☰', texts().things.storyCard] as const] : []),
  ];
  return { mark: comes.map(([sign]) => sign).join(''), means: comes.map(([, means]) => means).join(', ') };
}

export function tracksOf(reading: Reading, me: number | null): readonly TrackThing[] {
  const { told, words: said, card, sum, lore } = reading;
  const { time, villain } = told;
  const next = [
    time.next.endsAct === null ? '' : texts().things.actEnds(time.next.endsAct),
    time.next.gems ? texts().things.gems : '',
    time.next.story ? texts().things.storyCard : '',
  ].filter(Boolean);
  const tracks: TrackThing[] = [
    {
      title: texts().things.time(time.act),
      about: 'time',
      spaces: Array.from({ length: lastSpace }, (_, at) => ({
        label: `${at + 1}`,
        ...comesAt(at + 1),
        here: at + 1 === time.space,
        tone: 'plain',
        card: null,
      })),
      notes: [
        `◆ ${texts().things.gems} · ☰ ${texts().things.storyCard}`,
        next.length > 0 ? texts().things.atEnd(next.join(', '), (time.space % lastSpace) + 1) : '',
        time.over ? texts().things.timeOver : texts().things.roundsLeft(time.left),
      ].filter(Boolean),
    },
  ];
  const quests = told.story.flatMap((quest, at) => (quest === null ? [] : [{ quest, at }]));
  // A quest that is done leaves the story: that none is open is said.
  tracks.push({
    title: 'Story quests',
    about: 'story',
    spaces: quests.map(({ quest, at }) => ({
      label: `${at + 1}`,
      mark: errandOf(reading, me, quest.card)?.where ?? said.name('card', quest.card),
      here: false,
      tone: 'violet',
      card: quest.card,
    })),
    notes: quests.length === 0 ? [texts().things.noStory] : [],
  });
  const own = errandsOf(reading, me).filter(({ card }) => !quests.some(({ quest }) => quest.card === card));
  if (own.length > 0)
    tracks.push({
      title: 'Your quests',
      about: 'quests',
      spaces: own.map(({ card, where }) => ({
        label: said.name('card', card),
        mark: where,
        here: false,
        tone: 'violet',
        card,
      })),
      notes: [],
    });
  if (villain !== null)
    tracks.push({
      title: said.name('card', villain.card),
      about: 'villain',
      spaces: villain.health.map(({ player, health }) => ({
        label: said.name('player', player),
        mark: texts().things.health(sum(health)),
        here: false,
        tone: 'red',
        card: villain.card,
      })),
      notes: [
        whereabouts(reading),
        texts().things.ofVillain[reading.view.modules[0] ?? ''] ?? '',
        texts().things.weakens(lore),
        texts().things.casts(villain.tokens.length),
        texts().things.eliminates,
      ].filter(Boolean),
    });
  const revealed: TrackThing[] =
    told.revealed.length === 0
      ? []
      : [
          {
            title: 'Faceup on the table',
            about: 'revealed',
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

/** Where the villain is, or where it will come to. */
export function whereabouts({ told: { villain, hexes, time }, words: said }: Reading): string {
  if (villain === null) return '';
  const { hex, spawns, goal } = villain;
  const name = (id: string): string => said.name('hex', id);
  if (hex === null) return texts().things.comes(spawns.map(name).join(texts().things.or), time.left);
  const there = hexes.find((one) => one.hex === hex)?.heroes ?? [];
  return [
    `${texts().things.isIn(name(hex))}${goal ? texts().things.from(goal.distance, name(goal.hex)) : ''}.`,
    ...there.map((player) => texts().things.mayFight(said.name('player', player))),
  ].join('');
}

/** Which rivals stand with the villain. */
export const threatOf = ({ told: { villain, hexes }, words: said }: Reading, me: number | null): string => {
  const rivals =
    villain === null || villain.hex === null
      ? []
      : (hexes.find((one) => one.hex === villain.hex)?.heroes ?? []).filter((player) => player !== me);
  return rivals
    .map((player) =>
      texts().things.threatens(said.name('player', player), said.name('card', villain?.card ?? '')),
    )
    .join(' ');
};

export function openPiles({ told, words: said }: Reading): readonly Pile[] {
  return Object.entries(told.decks).map(([deck, { left }]) => ({
    title: said.name('deck', deck),
    about: 'deck',
    cards: [],
    hidden: left,
  }));
}
