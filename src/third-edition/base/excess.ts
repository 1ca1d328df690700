import { type ActionOf, forbid, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { known, playerState } from './cards.js';
import { type ExcessFrame, excess } from './frames.js';
import { tooMuch } from './limits.js';
import { discardSkill, loseAsset, loseSkill } from './possessions.js';
import type { CardId, SeenPlayer } from './state.js';
import { action, decide, type G, steps } from './vocabulary.js';

/* A player above a limit discards cards of its choice at once, one by one. */

const ruleOf = (g: G, player: number, card: CardId): RuleId => {
  const p = g.state.players[player] as SeenPlayer;
  return p.hand.includes(card)
    ? '3e.skill.hand-limit'
    : p.assets.includes(card)
      ? '3e.asset.second'
      : '3e.skill.learned-limit';
};

const giveUp = action<ExcessFrame>()('excess/discard', {
  parameters: { card: 'id' },
  moment: '3e.skill.hand-limit',
  exact: true,
  candidates(g, f, add) {
    for (const card of known(tooMuch(g, f.player))) add({ type: 'excess/discard', card });
  },
  refuse: (g, f, { card }) =>
    card !== '' && tooMuch(g, f.player).includes(card)
      ? null
      : forbid('3e.skill.hand-limit', () => why`That is not among what you have too much of.`),
  run(g, f, { card }) {
    const { player } = f;
    const rule = ruleOf(g, player, card);
    const p = playerState(g, player);
    if (p.hand.includes(card)) discardSkill(g, player, card, rule);
    else if (p.assets.includes(card)) loseAsset(g, player, card, false, rule);
    else loseSkill(g, player, card, rule);
  },
});

export const excessSteps = steps(
  excess,
  decide('discard', {
    time: 'a limit that is passed',
    rule: '3e.skill.hand-limit',
    ruleNow: (g, f) => ruleOf(g, f.player, tooMuch(g, f.player)[0] ?? ''),
    offers: () => [giveUp],
    skip: (g, f) => tooMuch(g, f.player).length === 0,
  }),
);

export type ExcessAction = ActionOf<typeof giveUp>;

export const excessSaves = (): FrameSaves<ExcessFrame> => ({ calledFrom: null, check: null });
