import type { Effect } from '../../../src/third-edition/abilities/language.js';
import type {
  AdventureCard,
  EnemyCard,
  EventOption,
  Outcome,
  StoryCard,
  VillainCard,
} from '../../../src/third-edition/content/cards.js';
import { isUsed, ofCost, placesOf, type Voice, wordsOf } from './reading.js';

/* What the text of an adventure, a story card or a villain must say, sentence by sentence: all of it, and nothing besides. */

/** A sentence: how it begins, and every phrase that follows. */
interface Sentence {
  readonly head: string;
  readonly told: readonly string[];
}

/** What holds phrases together, and says nothing itself. */
const hooks =
  /\b(and move with them if you wish|that show|up to|each in|this card|the foe|its|your|for|and|or|then|heal|move|in|at|the)\b|[;:,]/g;

function tell(effects: readonly Effect[], voice: Voice): readonly string[] {
  return effects.flatMap((effect) => wordsOf(effect, voice));
}

const countedFor: Record<string, (voice: Voice) => string> = {
  story: ({ story }) => `each ${story} of the foe`,
  zombies: () => 'each zombie on the board',
};

function health(card: EnemyCard | VillainCard, voice: Voice): Sentence[] {
  const told: string[] = [];
  for (let plus = card.healthPlus; typeof plus === 'object'; plus = plus.and) {
    const { count, times = 1 } = plus;
    told.push(`${times < 0 ? '' : '+'}${times} for ${countedFor[count]?.(voice)}`);
  }
  if (card.kind === 'villain') told.push(`never below ${card.healthFloor}`);
  return told.length > 0 ? [{ head: 'Health ', told }] : [];
}

const fight = (card: EnemyCard | VillainCard, voice: Voice): Sentence[] => [
  ...health(card, voice),
  ...(card.abilities ?? []).map((ability): Sentence => {
    if (!isUsed(ability) || !('use' in ability) || ability.use !== 'surge')
      return { head: 'The foe cannot use surge abilities', told: [] };
    return { head: `${ability.label} (${ability.surge} surge): `, told: tell(ability.do, voice) };
  }),
];

const explored = (
  {
    at,
    actions,
    outcomes,
  }: { at: Parameters<typeof placesOf>[0]; actions: number; outcomes: readonly Outcome[] },
  voice: Voice,
): Sentence[] => [
  { head: 'Explore at ', told: [...placesOf(at), `(${actions} action)`] },
  ...outcomes.map(({ label, requires, do: effects, discard }): Sentence => {
    const [last] = requires.slice(-1);
    const needed =
      requires.length > 1 ? `${requires.slice(0, -1).join(', ')} and ${last}` : (last ?? 'nothing');
    return {
      head: `${label} (${needed}): `,
      told: [
        ...(effects.length > 0 ? tell(effects, voice) : ['no bonus']),
        ...(discard ? ['discard this card'] : []),
      ],
    };
  }),
];

const offered = ({ label, cost, rumor, do: effects }: EventOption, voice: Voice): Sentence => {
  const bracket = [
    ...(cost ? ofCost(cost) : []),
    ...(rumor ? ['rumor', `${rumor.actions} action`, ...placesOf(rumor.at)] : []),
  ];
  return {
    head: bracket.length > 0 ? `${label} (` : `${label}: `,
    told: [...bracket, ...tell(rumor?.do ?? effects, voice)],
  };
};

function sentencesOf(card: AdventureCard | StoryCard | VillainCard): readonly Sentence[] {
  const story = card.scenario === 'corpse-king' ? 'companion' : 'lore';
  const its: Voice = { own: 'its', story };
  const your: Voice = { own: 'your', story };
  switch (card.kind) {
    case 'villain':
      return fight(card, its);
    case 'enemy':
      return [
        ...fight(card, its),
        { head: 'Reward: ', told: card.rewards.flatMap((reward) => tell(reward.do, your)) },
      ];
    case 'quest':
      return explored(card, your);
    case 'event':
      return card.options.map((option) => offered(option, your));
    case 'story':
      return [
        ...card.do.map((effect): Sentence => ({ head: '', told: wordsOf(effect, your) })),
        ...(card.quest ? [{ head: 'Story quest', told: [] }, ...explored(card.quest, your)] : []),
      ];
  }
}

/** What of its data a text leaves out, and what it says besides. */
export function amiss(card: AdventureCard | StoryCard | VillainCard): string[] {
  const sentences = (card.text ?? '').split(/\.(?: |$)/).slice(0, -1);
  const due = sentencesOf(card);
  if (sentences.length !== due.length) return [`${sentences.length} sentences instead of ${due.length}`];
  return due.flatMap(({ head, told }, at) => {
    const sentence = sentences[at] ?? '';
    if (!sentence.startsWith(head)) return [`${head} is not how this begins: ${sentence}`];
    let left = sentence.slice(head.length);
    if (head === '') left = `${left[0]?.toLowerCase()}${left.slice(1)}`;
    // The longest first: a phrase may be part of another.
    const missing = told
      .toSorted((a, b) => b.length - a.length)
      .flatMap((phrase) => {
        const before = left;
        left = left.replace(phrase, '');
        return before === left ? [`${phrase} is missing in: ${sentence}`] : [];
      });
    const rest = left.replace(hooks, '').replace(/[()\s]/g, '');
    return rest === '' ? missing : [...missing, `${rest} is too much in: ${sentence}`];
  });
}
