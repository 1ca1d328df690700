import { and, forbid, ofSort, type Refusal, why } from '../../../kernel/index.js';
import { type Terrain, terrains } from '../../abilities/language.js';
import { hasItem, playerState } from '../../base/cards.js';
import type { DiceFrame } from '../../base/movement-dice.js';
import type { CardId } from '../../base/state.js';
import { action, type G } from '../../base/vocabulary.js';
import type { Card } from '../../content/cards.js';
import { ritualEmpowered, ritualEmptied, symbolFilled } from './event-kinds.js';
import { memoryOf } from './memory.js';
import { emptyOn, isEmpowered, ritualOf, ritualsOf } from './rituals.js';

const noTerrain: readonly Terrain[] = [];

/** A card with each different symbol at its bottom. */
const symbolsOn = (card: Card): [CardId, Terrain][] =>
  [...new Set('symbols' in card ? card.symbols : noTerrain)].map((terrain) => [card.id, terrain]);

/**
 * Spends a rolled, unused movement die on a symbol of a Ritual (va46.ritual.expend-die). The die can no longer enter a space
 * (va46.ritual.die-either-or). The player picks one symbol a die (va46.ritual.one-symbol-per-die), and may spend several dice, on one
 * Ritual or on several (va46.ritual.multiple-dice).
 */
export const fillSymbol = action<DiceFrame>()('ritual/fill', {
  parameters: { card: 'id', terrain: terrains, die: 'integer' },
  moment: 'va46.ritual.expend-die',
  exact: true,
  ranges: [{ of: ['card', 'terrain'], values: ({ cards }) => Object.values(cards).flatMap(symbolsOn) }],
  candidates(g, f, add) {
    const { dice } = f;
    for (const ritual of ritualsOf(g, f.player)) {
      const empty = emptyOn(g, f.player, ritual);
      for (let symbol = 0; symbol < empty.length; symbol++) {
        const terrain = empty[symbol] as Terrain;
        if (empty.indexOf(terrain) !== symbol) continue;
        for (let at = 0; at < dice.length; at++) {
          const die = dice[at] as number;
          if (g.content.facesOf.get(terrain)?.includes(die) && dice.indexOf(die) === at)
            add({ type: 'ritual/fill', card: ritual.id, terrain, die });
        }
      }
    }
  },
  tries(g, f, add) {
    for (const { id, symbols } of ritualsOf(g, f.player))
      for (const terrain of new Set(symbols))
        for (const die of new Set(f.dice)) add({ type: 'ritual/fill', card: id, terrain, die });
  },
  refuse: (g, f, { card, terrain, die }) => refuseFilling(g, f, card, terrain, die),
  run(g, f, { card, terrain, die }) {
    const ritual = ritualOf(g, card);
    if (ritual === null) return;
    f.dice.splice(f.dice.indexOf(die), 1);
    // The counter stays on later turns (va46.ritual.progress-kept).
    g.emit(symbolFilled, { player: f.player, card, terrain, die, rule: 'va46.ritual.place-counter' });
    if (isEmpowered(g, f.player, ritual))
      g.emit(ritualEmpowered, { player: f.player, card, rule: 'va46.ritual.empowered' });
  },
});

/** Whether one of these dice shows an empty symbol on a Ritual of this player. */
export const diceEmpower = (g: G, player: number, dice: readonly number[]): boolean =>
  ritualsOf(g, player).some((ritual) =>
    emptyOn(g, player, ritual).some((terrain) =>
      dice.some((die) => g.content.facesOf.get(terrain)?.includes(die)),
    ),
  );

function refuseFilling(g: G, f: DiceFrame, card: CardId, terrain: Terrain, die: number): Refusal | null {
  const ritual = hasItem(playerState(g, f.player), card) ? ritualOf(g, card) : null;
  if (ritual === null) return forbid('va46.ritual.expend-die', 'Name a Ritual of your Hero.');
  if (!f.dice.includes(die))
    return forbid('va46.ritual.die-either-or', () =>
      f.dice.length === 0
        ? why`No die is left to use.`
        : why`No unused die shows ${ofSort('face', die)}; left are ${and(f.dice.map((face) => ofSort('face', face)))}.`,
    );
  const shown = g.content.dice[die - 1] ?? noTerrain;
  if (!shown.includes(terrain))
    return forbid('va46.ritual.expend-die', () => why`That die shows ${and(shown)}, and no ${terrain}.`);
  if (!ritual.symbols.includes(terrain))
    return forbid(
      'va46.ritual.expend-die',
      () => why`${card} has no symbol of ${terrain}; it has ${and(ritual.symbols)}.`,
    );
  return emptyOn(g, f.player, ritual).includes(terrain)
    ? null
    : forbid(
        'va46.ritual.place-counter',
        () => why`Every symbol of ${terrain} on ${card} is covered already.`,
      );
}

/** Takes the counters off a Ritual that has left its owner, also if the same player gets it back (va46.ritual.owner-change). */
export function emptyRitual(g: G, card: CardId): void {
  // Most cards that leave are not Rituals.
  if (ritualOf(g, card) === null) return;
  memoryOf(g).counters.forEach((counters, player) => {
    if (counters[card] === undefined) return;
    g.emit(ritualEmptied, { player, card, rule: 'va46.ritual.owner-change' });
  });
}
