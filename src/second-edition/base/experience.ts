import { forbid, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { type Color, colors } from '../abilities/language.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { stepOfTurn } from '../saves/called.js';
import { type FrameSaves, upTo } from '../saves/frame-checks.js';
import { playerState } from './cards.js';
import * as events from './event-kinds/index.js';
import { type ExperienceFrame, experience } from './frames.js';
import { type Bonus, bonuses } from './state.js';
import { action, auto, command, decide, type G, query, steps } from './vocabulary.js';

/*
 * Step 5: Experience. Players exchange adventure counters from defeated Challenges for experience counters (2e.experience.exchange,
 * 2e.components.experience-counter, 2e.defeat.spend-in-experience-step). They may save them (2e.experience.saving-allowed).
 */

/** Points on the back of a counter (2e.experience.points-printed, 2e.components.adventure-counter-sides, faq.counters.values). */
export const pointsOf: Readonly<Record<Color, number>> = { green: 1, yellow: 2, blue: 3, red: 4 };

/** Five points with one or two players, four with three or four, three with five or six (2e.experience.cost-1-2, 2e.experience.cost-3-4, 2e.experience.cost-5-6). */
export const counterCost = query('what an experience counter costs', (g: G): number => {
  const players = g.state.players.length;
  return players <= 2 ? 5 : players <= 4 ? 4 : 3;
});

/** The experience points a player can spend: those of unspent adventure counters, and those noted down (2e.experience.no-change). */
export function pointsHeld(g: G, player: number): number {
  const { counters, points } = playerState(g, player);
  const { green, yellow, blue, red } = counters;
  return (
    points + green * pointsOf.green + yellow * pointsOf.yellow + blue * pointsOf.blue + red * pointsOf.red
  );
}

/** Gives the first of these sets of counters that is in the pile; without one, notes the points (2e.experience.no-change). */
export function gainFromPile(
  g: G,
  player: number,
  sets: readonly (readonly Color[])[],
  points: number,
  rule: RuleId,
): void {
  const { pile } = g.state;
  const found = sets.find((counters) =>
    counters.every((color) => pile[color] >= counters.filter((other) => other === color).length),
  );
  for (const color of found ?? []) g.emit(events.counterGained, { player, color, rule });
  if (!found) g.emit(events.experienceNoted, { player, points, rule });
}

/** The level of a Hero; `null` if no rule in force uses levels. */
export const levelOf = query('what is the level of a hero', (_g: G, _player: number): number | null => null);

/** At most three Life counters: a fourth would bar every color (2e.experience.life-max-three). */
export const lifeCounterLimit = query('how many life counters may a hero have', (_g: G): number => 3);

/** Only Life counters are limited (2e.experience.no-cap). */
export const refuseBonus = query(
  'may a hero have this counter too',
  (g: G, player: number, bonus: Bonus): Refusal | null =>
    bonus === 'life' && playerState(g, player).hero.experience.life >= lifeCounterLimit(g)
      ? forbid('2e.experience.life-max-three')
      : null,
);

export const availableBonuses = (g: G, player: number): Bonus[] =>
  bonuses.filter((bonus) => refuseBonus(g, player, bonus) === null);

/** Gains a counter of one kind for good (2e.experience.one-type-each, 2e.experience.bonus-permanent). */
export const addBonus = command('gain an experience counter', (g: G, player: number, bonus: Bonus): void => {
  g.emit(events.experienceGained, { player, bonus, rule: ruleOfCounter[bonus] });
});

export const ruleOfCounter = {
  mind: '2e.experience.mind',
  body: '2e.experience.body',
  spirit: '2e.experience.spirit',
  stamina: '2e.experience.stamina',
  life: '2e.experience.life',
} as const;

/** The points spent for a Hero's counters: their number times the current cost (2e.experience.value, 2e.experience.value-untracked). */
export const experienceValue = query(
  'what a hero’s experience counters are worth in points',
  (g: G, player: number): number =>
    bonuses.reduce((sum, bonus) => sum + playerState(g, player).hero.experience[bonus], 0) * counterCost(g),
);

/** Buy an experience counter. A player may buy several in one step (2e.experience.buy-several). */
const buy = action<ExperienceFrame>()('experience/buy', {
  parameters: { bonus: bonuses },
  moment: '2e.experience.exchange',
  candidates(_g, _f, add) {
    for (const bonus of bonuses) add({ type: 'experience/buy', bonus });
  },
  refuse(g, f, { bonus }) {
    if (pointsHeld(g, f.player) < counterCost(g))
      return forbid(
        costRule(g),
        () => why`You need ${counterCost(g)} experience points, and have ${pointsHeld(g, f.player)}.`,
      );
    return refuseBonus(g, f.player, bonus);
  },
  run(g, f, { bonus }) {
    f.bonus = bonus;
    // Points noted down earlier count as experience points (2e.experience.no-change). They are spent first.
    const noted = Math.min(playerState(g, f.player).points, counterCost(g));
    f.due = counterCost(g) - noted;
    const rule = noted > 0 ? '2e.experience.no-change' : '2e.experience.exchange';
    g.emit(events.experienceChosen, { player: f.player, bonus, points: noted, rule });
    g.goto(f, 'pay');
  },
});

/** The rule that sets the cost. */
export const costRule = query('which rule sets the cost', (g: G): RuleId => {
  const players = g.state.players.length;
  return players <= 2
    ? '2e.experience.cost-1-2'
    : players <= 4
      ? '2e.experience.cost-3-4'
      : '2e.experience.cost-5-6';
});

const done = action<ExperienceFrame>()('experience/done', {
  moment: '2e.experience.saving-allowed',
  run(g, f) {
    g.emit(events.experienceFinished, { player: f.player, rule: '2e.experience.saving-allowed' });
    g.finish();
  },
});

/** Spend one adventure counter: it goes to the central pile (2e.experience.spent-to-pile). */
const pay = action<ExperienceFrame>()('experience/pay', {
  parameters: { color: colors },
  moment: '2e.experience.spent-to-pile',
  candidates(_g, _f, add) {
    for (const color of colors) add({ type: 'experience/pay', color });
  },
  refuse: (g, f, { color }) =>
    playerState(g, f.player).counters[color] > 0
      ? null
      : forbid('2e.experience.spent-to-pile', () => why`You have no ${color} adventure counter.`),
  run: (g, f, { color }) => spend(g, f, color),
});

function spend(g: G, f: ExperienceFrame, color: Color): void {
  f.due -= pointsOf[color];
  g.emit(events.counterSpent, { player: f.player, color, rule: '2e.experience.spent-to-pile' });
}

/** Take change of equal value from the pile (2e.experience.make-change). */
const change = action<ExperienceFrame>()('experience/change', {
  parameters: { color: colors },
  moment: '2e.experience.make-change',
  candidates(g, f, add) {
    for (const color of changeFor(g, f)) add({ type: 'experience/change', color });
  },
  tries(_g, _f, add) {
    for (const color of colors) add({ type: 'experience/change', color });
  },
  refuse: (g, f, { color }) =>
    changeFor(g, f).includes(color)
      ? null
      : forbid('2e.experience.make-change', () =>
          g.state.pile[color] === 0
            ? why`There is no ${color} adventure counter in the pile.`
            : why`You get ${-f.due} points back, and a ${color} adventure counter is worth ${pointsOf[color]}.`,
        ),
  run: (g, f, { color }) => takeChange(g, f, color),
});

/** Counters in the pile that are worth no more than the change due. */
const changeFor = (g: G, f: ExperienceFrame): Color[] =>
  colors.filter((color) => g.state.pile[color] > 0 && pointsOf[color] <= -f.due);

function takeChange(g: G, f: ExperienceFrame, color: Color): void {
  f.due += pointsOf[color];
  g.emit(events.counterChanged, { player: f.player, color, rule: '2e.experience.make-change' });
}

/** Whether the player has enough points for the Experience step to ask. */
export const hasToSpend = query(
  'is there something to spend in the experience step',
  (g: G, player: number): boolean => pointsHeld(g, player) >= counterCost(g),
);

/** Whether a player may still act before the turn ends. Actions of any time have their last moment in the Experience step. */
export const turnHoldsMore = query(
  'whether a player may still do something before the turn is over',
  (_g: G, _player: number): boolean => false,
);

export const experienceSteps = steps(
  experience,
  decide('choose', {
    time: 'the Experience step',
    rule: '2e.experience.exchange',
    offers: () => [buy, useAbility, done],
    open: true,
    skip(g, f) {
      // The Experience step is also the last moment for abilities of any time in the turn.
      if (hasToSpend(g, f.player) || usableIn(g, f.player, 'experience') || usableIn(g, f.player, 'any'))
        return false;
      if (turnHoldsMore(g, f.player)) return false;
      // The step is over if there is nothing to buy and nothing to use.
      f.bonus = null;
      return true;
    },
  }),
  decide('pay', {
    time: 'the payment for an experience counter',
    rule: '2e.experience.spent-to-pile',
    offers: () => [pay],
    skip(g, f) {
      // With counters of one color there is no choice.
      if (f.bonus === null) return true;
      const { counters } = playerState(g, f.player);
      const held = colors.filter((color) => counters[color] > 0);
      if (held.length === 1)
        while (f.due > 0 && counters[held[0] as Color] > 0) spend(g, f, held[0] as Color);
      return f.due <= 0;
    },
  }),
  decide('change', {
    time: 'the change given for an experience counter',
    rule: '2e.experience.make-change',
    offers: () => [change],
    skip(g, f) {
      if (f.due === 0) return true;
      for (let options = changeFor(g, f); options.length === 1; options = changeFor(g, f))
        takeChange(g, f, options[0] as Color);
      return changeFor(g, f).length === 0;
    },
  }),
  auto('gain', (g, f) => {
    if (f.bonus === null) return g.finish();
    // Change that the pile cannot give is noted down for the player (2e.experience.no-change).
    if (f.due < 0)
      g.emit(events.experienceNoted, { player: f.player, points: -f.due, rule: '2e.experience.no-change' });
    addBonus(g, f.player, f.bonus);
    f.bonus = null;
    f.due = 0;
    g.goto(f, 'choose');
  }),
);

export const experienceSaves = (): FrameSaves<ExperienceFrame> => ({
  calledFrom: [stepOfTurn('experience')],
  check(look, path, f) {
    const buying = !upTo(look, f, 'choose') && f.step !== '';
    if (buying !== (f.bonus !== null))
      look.report(
        `${path}/bonus`,
        buying ? 'The counter that is being bought should be named here.' : 'Nothing is being bought.',
      );
    if (f.step === 'pay' ? f.due <= 0 : f.step === 'change' ? f.due >= 0 : !buying && f.due !== 0)
      look.report(
        `${path}/due`,
        f.step === 'pay'
          ? 'Something is still to be paid.'
          : f.step === 'change'
            ? 'Change is due.'
            : 'Nothing is due.',
      );
    const held = look.state.players[f.player]?.counters;
    if (held && buying && f.bonus !== null) {
      const refused = refuseBonus(look.g, f.player, f.bonus);
      if (refused !== null)
        look.report(`${path}/bonus`, 'The Hero may have no more of this counter.', refused.rule);
    }
    if (!held || f.step !== 'pay') return;
    const points = colors.reduce((sum, color) => sum + held[color] * pointsOf[color], 0);
    if (f.due > points)
      look.report(
        `${path}/due`,
        `The player has counters worth ${points} points to pay with.`,
        '2e.experience.exchange',
      );
  },
});
