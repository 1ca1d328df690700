import { forbid } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import { colorOf, playerState } from '../../base/cards.js';
import { counterGained, counterSpent } from '../../base/event-kinds/index.js';
import { pointsOf } from '../../base/experience.js';
import type { CombatFrame } from '../../base/frames.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import { hazardNoExperience } from './event-kinds.js';
import { type HazardPayFrame, hazardPay, placesOfPay } from './frames.js';
import type { HazardSetting } from './setting.js';

/* Experience for a hazard comes from the central pile, because there is no counter on the board. */

type Counters = Readonly<Record<Color, number>>;

/** All sets of these counters with exactly this value, each set with the cheapest counters first. */
function ways(counters: Counters, value: number, from = 0): Color[][] {
  if (value === 0) return [[]];
  const color = colors[from];
  if (color === undefined) return [];
  const found: Color[][] = [];
  for (let taken = 0; taken <= counters[color] && taken * pointsOf[color] <= value; taken++) {
    const taking = Array.from({ length: taken }, () => color);
    for (const rest of ways(counters, value - taken * pointsOf[color], from + 1))
      found.push([...taking, ...rest]);
  }
  return found;
}

const supplies = (counters: Counters, value: number): boolean => ways(counters, value).length > 0;

/** Colors of which one counter can be taken so that the rest is possible too. */
const choices = (g: G, { due }: HazardPayFrame): Color[] => {
  const possible = ways(g.state.pile, due);
  return colors.filter((color) => possible.some((way) => way.includes(color)));
};

function gain(g: G, player: number, color: Color, rule: HazardSetting['cite']['experience']): void {
  g.emit(counterGained, { player, color, rule });
}

/** The usual points: a counter of the color, others of the same value, or with change. Without any of these, nothing. */
export function earnFromPile(g: G, { cite }: HazardSetting, { attacker, opponent }: CombatFrame): void {
  if (opponent.is !== 'challenge') return;
  const color = colorOf(g, opponent.card);
  if (color === null) return;
  const due = pointsOf[color];
  if (g.state.pile[color] > 0) return gain(g, attacker, color, cite.experience);
  if (supplies(g.state.pile, due)) return g.call(hazardPay, { player: attacker, due });
  const given = change(g, attacker, due);
  if (given === null) return g.emit(hazardNoExperience, { player: attacker, color, rule: cite.noExperience });
  for (const own of given) g.emit(counterSpent, { player: attacker, color: own, rule: cite.change });
  const value = given.reduce((sum, own) => sum + pointsOf[own], due);
  g.call(hazardPay, { player: attacker, due: value });
}

/** The fewest counters of the player for which the pile can give change; `null` if there are none. */
function change(g: G, player: number, due: number): readonly Color[] | null {
  const own = playerState(g, player).counters;
  let sets: Color[][] = [[]];
  // A set worth more than the dearest counter can be made smaller, so more counters do not help.
  for (let size = 1; size <= 4; size++) {
    sets = sets.flatMap((set) =>
      colors
        .filter((color) => colors.indexOf(color) >= colors.indexOf(set[set.length - 1] ?? 'green'))
        .filter((color) => set.filter((given) => given === color).length < own[color])
        .map((color) => [...set, color]),
    );
    const found = sets.find((set) => {
      const value = set.reduce((sum, color) => sum + pointsOf[color], due);
      return supplies(g.state.pile, value);
    });
    if (found) return found;
  }
  return null;
}

const takeCounter = (setting: HazardSetting) =>
  action<HazardPayFrame>()('hazard/take-counter', {
    parameters: { color: colors },
    moment: setting.cite.substitute,
    candidates(g, f, add) {
      for (const color of choices(g, f)) add({ type: 'hazard/take-counter', color });
    },
    tries(_g, _f, add) {
      for (const color of colors) add({ type: 'hazard/take-counter', color });
    },
    refuse: (g, f, { color }) =>
      choices(g, f).includes(color)
        ? null
        : forbid(setting.cite.substitute, 'The rest could not be had with it in exactly that value.'),
    run(g, f, { color }) {
      f.due -= pointsOf[color];
      gain(g, f.player, color, setting.cite.substitute);
      g.goto(f, 'forced');
    },
  });

/** Counters of other colors are taken one by one. A single possibility is taken without asking. */
export function paySteps(setting: HazardSetting) {
  const offers = [takeCounter(setting)];
  return {
    ...steps(
      hazardPay,
      auto('forced', (g, f) => {
        const [way, ...others] = ways(g.state.pile, f.due);
        if (way === undefined || others.length > 0) return;
        for (const color of way) gain(g, f.player, color, setting.cite.substitute);
        g.finish();
      }),
      decide('choose', {
        time: 'the choice of the experience for a hazard',
        rule: setting.cite.substitute,
        offers: () => offers,
      }),
    ),
    places: placesOfPay,
  };
}
