import { isWild } from '../../base/dice.js';
import { villainRolled } from '../../base/event-kinds/index.js';
import { march } from '../../base/frames.js';
import type { HexId } from '../../base/state.js';
import { auto, chance, type G, steps } from '../../base/vocabulary.js';
import { type OmenFrame, omen } from './frames.js';

export const tamalir = (g: G): HexId | null => g.content.board.place.tamalir?.hex ?? null;

/** Each wild of five dice takes Margath a hex nearer (3e.margath.march); no die is rerolled (3e.margath.march-reroll). */
export const omenSteps = steps(
  omen,
  chance<OmenFrame, 'roll'>('roll', {
    rule: '3e.margath.march',
    ask: () => ({ kind: 'roll', die: 'terrain', sides: 6, count: 5 }),
    answer(g, f, answer) {
      if (answer.type !== 'chance/roll') return;
      f.left = answer.dice.filter(isWild).length;
      g.emit(villainRolled, {
        player: f.player,
        dice: [...answer.dice],
        hexes: f.left,
        rule: '3e.margath.march',
      });
    },
  }),
  auto('march', (g, f) => {
    const towards = tamalir(g);
    if (towards !== null) g.call(march, { player: f.player, left: f.left, towards });
  }),
);
