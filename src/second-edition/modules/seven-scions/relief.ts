import { forbid, type Refusal, why } from '../../../kernel/index.js';
import { refreshCard } from '../../base/activation.js';
import { playerState } from '../../base/cards.js';
import { partyOf } from '../../base/characters.js';
import { heal } from '../../base/harm.js';
import { action, decide, type G, steps } from '../../base/vocabulary.js';
import { reliefGiven, reliefOver } from './event-kinds.js';
import { type ReliefFrame, relief } from './frames.js';

/* Before the Endgame the townsfolk heal wounds and exhaustion and refresh Items of each player, up to a total of each. */

const kinds = { wound: 'wounds', exhaustion: 'exhaustion' } as const;

/** An awakened Scion belongs to the party. */
const hurt = (g: G, player: number, what: keyof typeof kinds) =>
  partyOf(g, player).filter((one) => one[kinds[what]] > 0);

const spent = (g: G, { player, items }: ReliefFrame) =>
  items > 0 ? playerState(g, player).items.filter(({ faceDown }) => faceDown) : [];

/** Discards a wound or an exhaustion counter of the Hero or an Ally (va50.endgame.relief-wounds, va50.endgame.relief-exhaustion). */
const mend = action<ReliefFrame>()('relief/heal', {
  parameters: { character: 'id', what: ['wound', 'exhaustion'] },
  moment: 'va50.endgame.relief-wounds',
  candidates(g, f, add) {
    for (const what of ['wound', 'exhaustion'] as const)
      if (f[kinds[what]] > 0)
        for (const { card } of hurt(g, f.player, what)) add({ type: 'relief/heal', character: card, what });
  },
  refuse(g, f, { character, what }): Refusal | null {
    const rule = what === 'wound' ? 'va50.endgame.relief-wounds' : 'va50.endgame.relief-exhaustion';
    if (f[kinds[what]] === 0) return forbid(rule, why`No more of that is discarded.`);
    return hurt(g, f.player, what).some(({ card }) => card === character)
      ? null
      : forbid(rule, why`Name your Hero or an Ally that has such a counter.`);
  },
  run(g, f, { character, what }) {
    f[kinds[what]] -= 1;
    g.emit(reliefGiven, {
      player: f.player,
      card: character,
      what,
      rule: what === 'wound' ? 'va50.endgame.relief-wounds' : 'va50.endgame.relief-exhaustion',
    });
    heal(g, character, what === 'wound' ? 1 : 0, what === 'wound' ? 0 : 1);
  },
});

/** Refreshes an activated Item (va50.endgame.relief-items). */
const ready = action<ReliefFrame>()('relief/ready', {
  parameters: { card: 'id' },
  moment: 'va50.endgame.relief-items',
  candidates(g, f, add) {
    for (const { card } of spent(g, f)) add({ type: 'relief/ready', card });
  },
  refuse: (g, f, { card }) =>
    spent(g, f).some((item) => item.card === card)
      ? null
      : forbid(
          'va50.endgame.relief-items',
          f.items === 0
            ? why`No more Items are made ready.`
            : why`Name an Item of yours that lies face down.`,
        ),
  run(g, f, { card }) {
    f.items -= 1;
    g.emit(reliefGiven, { player: f.player, card, what: 'item', rule: 'va50.endgame.relief-items' });
    refreshCard(g, f.player, card);
  },
});

const done = action<ReliefFrame>()('relief/done', {
  moment: 'va50.endgame.x',
  run(g, f) {
    g.emit(reliefOver, { player: f.player, rule: 'va50.endgame.x' });
    g.next(f);
  },
});

export const reliefSteps = steps(
  relief,
  decide('choose', {
    time: 'the help of the townsfolk before the Endgame',
    rule: 'va50.endgame.x',
    offers: () => [mend, ready, done],
    open: true,
    skip: (g, f) =>
      (f.wounds === 0 || hurt(g, f.player, 'wound').length === 0) &&
      (f.exhaustion === 0 || hurt(g, f.player, 'exhaustion').length === 0) &&
      spent(g, f).length === 0,
  }),
);
