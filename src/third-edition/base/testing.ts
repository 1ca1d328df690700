import { forbid } from '../../kernel/index.js';
import type { Attribute } from '../abilities/language.js';
import { byEffect } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { canNow } from './abilities-in-turn.js';
import { discardTogether, drawFrom, known, playerState, skillOf, takeDrawn } from './cards.js';
import { attributeOf } from './characters.js';
import { exert } from './costs.js';
import { skillRevealed, testBegan, testJudged } from './event-kinds/index.js';
import { type TestFrame, test } from './frames.js';
import { SKILLS } from './state.js';
import { action, auto, chance, command, decide, type G, steps } from './vocabulary.js';

/* Tests: the player reveals cards of the skill deck and needs one success. A test rolls no dice (3e.test.reveal). */

/** A hero tests an attribute; the `result` is the successes (3e.test.successes). */
export const makeTest = command(
  'a hero makes a test',
  (g: G, player: number, attribute: Attribute, modifier: number): void => {
    // The modifier applies to an attribute of at least 0 (3e.hero.attribute-floor, 3e.test.modifier, 3e.test.zero).
    const left = Math.max(0, attributeOf(g, player, attribute) + modifier);
    g.call(test, { player, attribute, modifier, left, revealed: [] });
  },
);

/** The player exerts to reveal one more card, any number of times (3e.exert.test), before the test is judged (3e.test.exert-timing). */
const revealMore = action<TestFrame>()('test/exert', {
  parameters: { card: 'id' },
  moment: '3e.exert.test',
  exact: true,
  candidates(g, f, add) {
    for (const card of known(playerState(g, f.player).hand)) add({ type: 'test/exert', card });
  },
  // If the deck is empty, the discarded card forms it anew (3e.game.deck-reshuffle), so there is always a card to reveal.
  refuse: (g, f, { card }) =>
    card !== '' && playerState(g, f.player).hand.includes(card)
      ? null
      : forbid('3e.exert.cost', 'To exert you discard a skill card from your hand.'),
  run(g, f, { card }) {
    exert(g, f.player, card);
    f.left = 1;
    g.goto(f, 'reveal');
  },
});

const judge = action<TestFrame>()('test/judge', { moment: '3e.test.exert-timing', run: (g, f) => g.next(f) });

export const testSteps = steps(
  test,
  auto('begin', (g, f) =>
    g.emit(testBegan, { player: f.player, attribute: f.attribute, cards: f.left, rule: '3e.test.reveal' }),
  ),
  // All cards are revealed, whatever the first ones show (3e.test.all-revealed).
  chance('reveal', {
    rule: '3e.test.reveal',
    ask: (g, f) => (f.left > 0 ? drawFrom(g, SKILLS) : null),
    answer(g, f, answer) {
      if (answer.type !== 'chance/draw') return;
      f.left -= 1;
      f.revealed.push(answer.card);
      takeDrawn(g, SKILLS, answer.card);
      const success = skillOf(g, answer.card).success === true;
      g.emit(skillRevealed, { player: f.player, card: answer.card, success, rule: '3e.test.reveal' });
      g.goto(f, 'reveal');
    },
  }),
  // If the deck and its discard pile are empty, no more cards are revealed (3e.game.resolve-as-much).
  auto('revealed', (_g, f) => {
    f.left = 0;
  }),
  decide('more', {
    time: 'a test',
    rule: '3e.test.exert-timing',
    open: true,
    offers: () => [revealMore, judge],
    // A player without cards may still draw one by an ability, and exert then (3e.game.once-per-turn).
    skip: (g, f) => playerState(g, f.player).hand.length === 0 && !canNow(g, f.player, 'draw-skills'),
  }),
  // One success passes (3e.test.pass, 3e.skill.success). The revealed cards are discarded (3e.test.discard).
  auto('judge', (g, f) => {
    const successes = f.revealed.filter((card) => skillOf(g, card).success === true).length;
    g.emit(testJudged, { player: f.player, attribute: f.attribute, successes, rule: '3e.test.pass' });
    discardTogether(g, f.revealed.splice(0), '3e.test.discard');
    g.finish({ successes });
  }),
);

export const testSaves = (): FrameSaves<TestFrame> => ({
  calledFrom: [byEffect(['test'])],
  check(look, path, { revealed, left, step }) {
    look.cards(`${path}/revealed`, revealed, 'skill');
    if (step === 'more' && left > 0)
      look.report(`${path}/left`, 'All cards are revealed before it is judged.', '3e.test.all-revealed');
  },
});
