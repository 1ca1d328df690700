import type { GameEvent } from '../../kernel/index.js';
import type { Sentence as Waiting } from '../story.js';
import type { Words } from './speaking.js';

type Sentence = Waiting<Words>;

const HEALING = '2e.market.healing';

/** The result of a blow, told after the roll. */
const verdicts: Readonly<Record<string, (event: GameEvent) => string>> = {
  'combat/hit': () => 'hit',
  'combat/failed': (event) => (event.act === 'defend' ? 'struck' : 'miss'),
  'combat/missed': () => 'miss',
  'combat/defended': () => 'warded',
};

/** A roll, its result, and in combat the wounds that follow. */
function rolled(made: GameEvent, dice: readonly number[]): Sentence {
  const isBlow = made.for === 'attack' || made.for === 'defend';
  let verdict = made.success === null ? 'none' : made.success === true ? 'success' : 'failure';
  if (isBlow) verdict = 'none';
  let landed = !isBlow;
  let { rule } = made;
  let combat = 'none';
  const after: string[] = [];
  return {
    add(event, words) {
      const verdictOf = Object.hasOwn(verdicts, event.type) ? verdicts[event.type] : undefined;
      if (!landed && verdictOf) {
        verdict = verdictOf(event);
        combat = String(event.combat);
        rule = event.rule;
        landed = true;
        return true;
      }
      const wounds = event.type === 'enemy/wounded' || event.type === 'wounds/taken';
      if (landed && wounds) after.push(words.describe(event));
      return landed && wounds;
    },
    line(words) {
      const text = words.message('story.roll', {
        character: words.name('card', String(made.character)),
        for: String(made.for),
        combat,
        dice,
        total: Number(made.total),
        target: made.target as number | null,
        verdict,
      });
      return { text: [text, ...after].join(' '), rule, heading: false };
    },
  };
}

/** All steps by one rule. */
function walked(first: GameEvent): Sentence {
  const spaces = [String(first.to)];
  return {
    add(event) {
      const goesOn =
        event.type === 'hero/moved' && event.rule === first.rule && event.player === first.player;
      if (goesOn) spaces.push(String(event.to));
      return goesOn;
    },
    line: (words) => ({
      text: words.message('story.walk', {
        player: words.name('player', Number(first.player)),
        spaces: spaces.map((space) => words.name('space', space)).join(', '),
      }),
      rule: first.rule,
      heading: false,
    }),
  };
}

function cured(first: GameEvent): Sentence {
  let gold = Number(first.amount);
  let character: string | null = null;
  let wounds = 0;
  let exhaustion = 0;
  return {
    add(event) {
      if (event.type === 'harm/healed' && (character ?? event.character) === event.character) {
        character = String(event.character);
        wounds += Number(event.wounds);
        exhaustion += Number(event.exhaustion);
        return true;
      }
      if (event.type !== 'gold/paid' || event.rule !== HEALING) return false;
      gold += Number(event.amount);
      return true;
    },
    line: (words) => ({
      text: words.message('story.cure', {
        player: words.name('player', Number(first.player)),
        gold,
        character: character === null ? null : words.name('card', character),
        wounds,
        exhaustion,
      }),
      rule: first.rule,
      heading: false,
    }),
  };
}

/** All adventures of one color that come back to the map. */
function returned(first: GameEvent): Sentence {
  const spaces = [String(first.space)];
  return {
    add(event) {
      const isAlike = event.type === first.type && event.color === first.color && event.rule === first.rule;
      if (isAlike) spaces.push(String(event.space));
      return isAlike;
    },
    line: (words) => ({
      text: words.message('story.return', {
        count: spaces.length,
        color: words.name('color', String(first.color)),
        spaces: spaces.map((space) => words.name('space', space, { form: 'long' })),
      }),
      rule: first.rule,
      heading: false,
    }),
  };
}

/** Begins a sentence that later events may extend; `null` if the event is a line of its own. `dice` were rolled before it. */
export function beginSentence(event: GameEvent, dice: readonly number[]): Sentence | null {
  if (event.type === 'roll/made') return rolled(event, dice);
  if (event.type === 'hero/moved') return walked(event);
  if (event.type === 'counter/replenished') return returned(event);
  if (event.type === 'gold/paid' && event.rule === HEALING) return cured(event);
  return null;
}
