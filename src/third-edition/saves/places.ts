import type { Frame, Place, Problem } from '../../kernel/index.js';
import { checkCalled } from '../../kernel/saves/stack.js';
import type { Effect } from '../abilities/language.js';
import * as frames from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import { type Find, on, should } from './called.js';
import { checkEffectsPlace } from './effects-places.js';
import { type BaseFrames, isBaseKind } from './frame-forms.js';
import type { Look } from './look.js';

/*
 * The call sites of each frame of the base game, and what caller and called frame must agree on (the player above all). It mirrors all
 * calls in the rules. Effects have a file of their own; offers, tolls and excess come wherever a card says so.
 */

type Said<F extends Frame, On extends Frame> = Omit<Place, 'on' | 'problemsOf'> & {
  readonly problemsOf?: Find<F, On>;
};

const player = ['player'] as const;

const inTurn = <F extends Frame>(problemsOf?: Find<F, frames.TurnFrame>): Place =>
  on<F, frames.TurnFrame>(frames.turn, {
    at: ['act'],
    shared: player,
    ...(problemsOf && { problemsOf }),
  });

const byEffect = <F extends Frame>(
  kinds: readonly Effect['do'][],
  { shared = player, problemsOf }: Said<F, frames.EffectsFrame> = {},
): Place =>
  on<F, frames.EffectsFrame>(frames.effects, {
    after: ['act'],
    shared,
    problemsOf(g: G, f, below) {
      const due = g.content.lists[below.list]?.[below.at]?.do;
      return due === undefined || !kinds.includes(due)
        ? [{ path: 'kind', message: `The card below does not say ${kinds.join(' or ')} now.` }]
        : (problemsOf?.(g, f, below) ?? []);
    },
  });

/** Checks the enemy of such a combat, if it has one. */
const against = (f: frames.CombatFrame, who: number, card: string | null): readonly Problem[] => [
  ...should('sides/0/player', f.sides[0].player, who, 'it is that player who fights here.'),
  ...(card === null ? [] : should('sides/1/card', f.sides[1].card, card, 'that is the enemy.')),
];

/** `null` if any frame may call it. */
const places: { readonly [K in keyof BaseFrames]: readonly Place[] | null } = {
  game: null,
  // The address of the list tells the caller.
  effects: null,
  toll: null,
  offer: null,
  triggers: null,
  excess: null,
  turn: [
    on<frames.TurnFrame, frames.GameFrame>(frames.game, {
      after: ['turn'],
      problemsOf: (_g, f, { current }) =>
        should('player', f.player, current, 'the game frame says whose turn it is.'),
    }),
  ],
  hand: [
    inTurn<frames.HandFrame>((_g, f) => should('training', f.training, true, 'that player trains.')),
    on<frames.HandFrame, frames.GameFrame>(frames.game, {
      after: ['hand'],
      problemsOf: (_g, f, { current }) => [
        ...should('player', f.player, current, 'the game frame says who draws.'),
        ...should('training', f.training, false, 'nobody trains during setup.'),
      ],
    }),
    byEffect<frames.HandFrame>(['draw-skills'], {
      problemsOf: (_g, f) => should('training', f.training, false, 'a card has them drawn.'),
    }),
  ],
  move: [inTurn(), byEffect(['move-by-dice'])],
  'free-move': [byEffect(['move'])],
  rest: [inTurn()],
  explore: [
    inTurn<frames.ExploreFrame>((_g, { quest }) =>
      quest === null ? [{ path: 'quest', message: 'In a turn a quest is attempted.' }] : [],
    ),
    byEffect<frames.ExploreFrame>(['explore'], {
      problemsOf: (_g, { quest }) => should('quest', quest, null, 'a card has the hero explore.'),
    }),
  ],
  shop: [inTurn()],
  restock: [byEffect(['gain-asset'], { shared: [] })],
  adventure: [inTurn()],
  reward: [
    on(frames.adventure, { after: ['settle'], shared: ['player', 'card'] }),
    on(frames.story, { after: ['reward'], shared: ['player', 'card'] }),
  ],
  event: [on(frames.adventure, { after: ['resolve'], shared: ['player', 'card'] })],
  rumor: [inTurn()],
  trophy: [byEffect(['gain-trophy'])],
  test: [byEffect(['test'])],
  payment: [inTurn()],
  exchange: [inTurn()],
  story: [
    on<frames.StoryFrame, frames.GameFrame>(frames.game, {
      after: ['time'],
      problemsOf: ({ state }, f) => should('player', f.player, state.first, 'the first player draws it.'),
    }),
  ],
  march: [byEffect(['move-villain'])],
  combat: [
    on<frames.CombatFrame, frames.AdventureFrame>(frames.adventure, {
      after: ['resolve'],
      problemsOf: (_g, f, below) => against(f, below.player, below.card),
    }),
    on<frames.CombatFrame, frames.StoryFrame>(frames.story, {
      after: ['resolve'],
      problemsOf: (_g, f, below) => against(f, below.player, below.card),
    }),
    on<frames.CombatFrame, frames.TurnFrame>(frames.turn, {
      at: ['act'],
      problemsOf: (g, f, below) => [
        ...against(f, below.player, null),
        ...(g.content.cards[f.sides[1].card]?.kind === 'villain'
          ? []
          : [{ path: 'sides/1/card', message: 'In a turn the villain is engaged.' }]),
      ],
    }),
    byEffect<frames.CombatFrame>(['engage', 'challenge'], {
      shared: [],
      problemsOf: (g, f, below) =>
        g.content.lists[below.list]?.[below.at]?.do === 'engage'
          ? against(f, below.player, below.card)
          : [
              ...against(f, below.player, null),
              ...should(
                'sides/1/player',
                f.sides[1].player,
                Number(below.chosen[0]),
                'that hero is challenged.',
              ),
            ],
    }),
  ],
  blow: [
    on(frames.combat, {}),
    byEffect(['deal', 'suffer'], { shared: [] }),
    // Damage that answers an attack (3e.hero.thorn.mind-meld).
    on<frames.BlowFrame, frames.BlowFrame>(frames.blow, {
      after: ['suffer'],
      problemsOf: (_g, f, below) => [
        ...should('side', f.side, below.side === 0 ? 1 : 0, 'it goes back to the one who dealt it.'),
        ...should('attack', f.attack, false, 'damage that answers an attack is not an attack.'),
      ],
    }),
  ],
  cancel: [on(frames.combat, {})],
  retreat: [on(frames.combat, { after: ['retreat', 'retreat-foe'] })],
};

export function checkPlace(look: Look, path: string, at: number): void {
  const { kind } = look.state.frames[at] as Frame;
  if (kind === frames.effects.kind) return checkEffectsPlace(look, path, at);
  checkCalled(look, path, at, isBaseKind(kind) ? places[kind] : look.rules.frames[kind]?.places);
}
