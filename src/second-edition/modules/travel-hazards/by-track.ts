import { type Cites, type Override, override } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import type { G } from '../../base/vocabulary.js';
import { backOf, memoryOf } from '../doom-track/memory.js';
import type { DoomSetting } from '../doom-track/setting.js';
import { type ColorRoll, colorRoll } from './color.js';
import { hazardColor, hazardNumber } from './event-kinds.js';

/** The rules by which a doom track decides the color of a hazard. */
export interface ByTrackCites {
  readonly number: RuleId;
  readonly countUp: RuleId;
  readonly loop: RuleId;
}

/** With a doom track, the card at the hazard number gives the color: the symbols of two movement dice, counted up the track. */
export const colorByTrack = (setting: DoomSetting, cite: ByTrackCites): Override =>
  override(colorRoll, () => (g) => countUp(g, setting, cite));

/** The same rules, by the events that cite them. */
export const citesByTrack = ({ number, countUp, loop }: ByTrackCites): readonly Cites[] => [
  { event: hazardNumber, rules: [number] },
  { event: hazardColor, rules: [countUp, loop] },
];

const countUp = (g: G, setting: DoomSetting, cite: ByTrackCites): ColorRoll => ({
  die: 'movement',
  sides: g.content.dice.length,
  count: 2,
  // All symbols on the faces count, of any terrain.
  number: (dice) => ({
    number: dice.reduce((sum, face) => sum + (g.content.dice[face - 1]?.length ?? 0), 0),
    rule: cite.number,
  }),
  color(number) {
    const { track } = memoryOf(g, setting);
    // With fewer cards, counting goes on from the first.
    const at = (number - 1) % track.length;
    const doomed = track[at];
    if (doomed === undefined) return null;
    return {
      color: backOf(g.content, doomed),
      place: at + 1,
      rule: number > track.length ? cite.loop : cite.countUp,
    };
  },
});
