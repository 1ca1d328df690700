import type * as inspected from '../../index.js';
import type { Words } from '../../words/second-edition/index.js';

/* A line for each rule module with a counter on the table. */

export function modulesOf({ modules }: inspected.Inspection, words: Words): string[] {
  const lines: string[] = [];
  const doom = modules['doom-track'] ?? modules['advanced-runebound']?.doom;
  if (doom) {
    const { counters, spaces, cards, endgame } = doom;
    lines.push(
      endgame
        ? 'The Endgame has begun.'
        : `Doom track: ${cards} cards, ${counters} counters on ${spaces.length} towns`,
    );
  }
  const storm = modules['seven-scions'];
  if (storm) {
    const town = storm.track[storm.counter - 1];
    lines.push(
      storm.endgame
        ? 'The storm has broken: the Endgame.'
        : `Storm at ${town ? words.name('town', town) : `space ${storm.counter}`}, ${storm.scions.filter(({ awakenedBy }) => awakenedBy !== null).length} Scions awake`,
    );
  }
  const { cataclysm } = modules;
  if (cataclysm) {
    const points = cataclysm.players.map(({ player, points }) => `${player + 1}: ${points}`).join('  ');
    lines.push(`Points of ${cataclysm.target}: ${points}`);
  }
  const island = modules['island-of-dread'];
  for (const { player, captain, on } of island?.players ?? [])
    if (captain)
      lines.push(
        `${player + 1} ${on === 'sea' ? 'at sea' : `on ${on}`} with ${captain.name}, ♥ ${captain.life.left}`,
      );
  return lines;
}
