import type { GameEvent } from '../../kernel/index.js';
import type { Sentence } from '../story.js';
import type { Words } from './words.js';

/* A roll of terrain dice with its rerolls and the steps of the hero. */

const purposes: Readonly<Record<string, string>> = {
  '3e.move.roll': 'move',
  '3e.rest.wilderness': 'rest',
  '3e.quest.explore': 'explore',
  '3e.combat.retreat': 'retreat',
};

const dice = (words: Words, faces: unknown): string =>
  (faces as readonly number[]).map((face) => words.name('die', face)).join(', ');

/** Steps told with the roll, since they spend its dice. */
const stepsOf: Readonly<Record<string, string>> = {
  move: '3e.move.spend-per-hex',
  retreat: '3e.combat.retreat',
};

/** Begins with the purpose of the roll or with the dice. */
export function rolled(first: GameEvent): Sentence<Words> {
  const parts: ((words: Words) => string)[] = [];
  let purpose = first.type === 'combat/retreat' ? 'retreat' : (purposes[first.rule] ?? 'other');
  let thrown: unknown = first.dice ?? [];
  /** The exerted card or the ability before a reroll. */
  let by: GameEvent | null = null;
  let taken: GameEvent | null = null;
  let path: string[] | null = null;

  const exerted = (event: GameEvent) => (words: Words) =>
    words.message('story.part.exerts', { card: words.name('card', String(event.card)) });

  /** Tells a card that was exerted for something else. */
  const flush = (): void => {
    if (by?.type === 'hero/exerted' && taken === null) parts.push(exerted(by));
    by = null;
  };

  const again = (event: GameEvent): void => {
    const [means, up] = [by, taken];
    parts.push((words) =>
      words.message('story.part.reroll', {
        card: means === null ? null : words.name('card', String(means.card)),
        ability:
          means?.type === 'ability/used' ? words.name('ability', `${means.card}/${means.ability}`) : null,
        taken: dice(words, up?.dice ?? []),
        dice: dice(words, event.dice),
      }),
    );
    by = null;
    taken = null;
  };

  const walk = (event: GameEvent): void => {
    if (path === null) {
      const hexes = [String(event.to)];
      path = hexes;
      parts.push((words) =>
        words.message('story.part.travels', { hexes: hexes.map((to) => words.name('hex', to)).join(', ') }),
      );
    } else path.push(String(event.to));
  };

  return {
    add(event) {
      if (event.player !== first.player) return false;
      switch (event.type) {
        case 'hero/exerted':
          flush();
          path = null;
          by = event;
          return true;
        case 'skill/named':
          return true;
        case 'ability/used':
          if (event.rule !== '3e.hero.laurel.pathfinding') return false;
          flush();
          path = null;
          by = event;
          return true;
        case 'dice/taken':
          taken = event;
          return true;
        case 'dice/rolled':
          if (taken !== null) again(event);
          else if (first.type !== 'dice/rolled' && (thrown as readonly number[]).length === 0) {
            purpose = purposes[event.rule] ?? purpose;
            thrown = event.dice;
          } else return false;
          return true;
        case 'hero/moved':
          if (stepsOf[purpose] !== event.rule) return false;
          walk(event);
          return true;
        case 'damage/healed':
          if (purpose !== 'rest' && first.rule !== '3e.rest.cost') return false;
          parts.push((words) => words.message('story.part.heals', { amount: Number(event.amount) }));
          return true;
        default:
          return false;
      }
    },
    line(words) {
      flush();
      const begin = words.message('story.rolls', {
        player: words.name('player', Number(first.player)),
        for: first.rule === '3e.rest.cost' ? 'rest' : purpose,
        count: (thrown as readonly number[]).length,
        dice: dice(words, thrown),
      });
      return {
        text: `${[begin, ...parts.map((part) => part(words))].join('; ')}.`,
        rule: first.rule,
        heading: false,
      };
    },
  };
}
