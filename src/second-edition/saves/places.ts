import type { Frame, FrameRef, Place, Problem } from '../../kernel/index.js';
import { checkCalled } from '../../kernel/saves/stack.js';
import type { CombatType, EffectOf } from '../abilities/language.js';
import { attributeOf, playerState } from '../base/cards.js';
import { rivalOf } from '../base/characters.js';
import * as frames from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import { begunBy, fightOn, on, should } from './called.js';
import { type BaseFrames, isBaseKind } from './frame-forms.js';
import type { Look } from './look.js';

/*
 * Where each frame of the base game is called, and which locals it shares with its caller, above all the player. It lists all calls in the
 * chapters from the side of the callee.
 */

const player = ['player'] as const;

const byEffect = <F extends Frame, K extends Parameters<typeof isDue>[2]>(
  kind: K,
  place: Pick<Place, 'shared'> & {
    readonly problemsOf?: (g: G, f: F, on: frames.EffectsFrame, e: EffectOf<K>) => readonly Problem[];
  },
): Place =>
  on<F, frames.EffectsFrame>(frames.effects, {
    at: ['then'],
    shared: place.shared ?? player,
    problemsOf(g, f, below) {
      const e = isDue(g, below, kind);
      if (e === null) return [{ path: 'kind', message: `The card below does not say ${kind} now.` }];
      return place.problemsOf?.(g, f, below, e as EffectOf<K>) ?? [];
    },
  });

function isDue<
  K extends EffectOf<'test'>['do'] | 'move' | 'replenish' | 'fight' | 'face' | 'get-away' | 'attack',
>(g: G, { list, at }: frames.EffectsFrame, kind: K): EffectOf<K> | null {
  const e = g.content.lists[list]?.[at];
  return e?.do === kind ? (e as EffectOf<K>) : null;
}

/** A step of a turn, called for the player whose turn it is. */
const stepOfTurn = (step: string): Place => on(frames.turn, { after: [step], shared: player });

/** The player and the purpose of a roll in a combat. */
const roll = (
  g: G,
  f: frames.RollFrame,
  who: number | null,
  wanted: Partial<
    Pick<frames.RollFrame, 'by' | 'purpose' | 'attribute' | 'skill' | 'target' | 'open' | 'bonus'>
  >,
): readonly Problem[] => {
  if (who === null) return [{ path: 'kind', message: 'Nobody rolls against this opponent.' }];
  const by = playerState(g, who).hero.card;
  const all = { player: who, by, skill: null, target: null, open: false, bonus: 0, ...wanted };
  return Object.entries(all).flatMap(([local, value]) =>
    should(local, f[local as keyof frames.RollFrame], value, 'that is what is rolled for here.'),
  );
};

const fight = (g: G): frames.CombatFrame | undefined => g.find(frames.combat);
const rival = (g: G, who: number): number | null => {
  const battle = fight(g);
  return battle ? rivalOf(battle, who) : null;
};
const withType = (type: CombatType) => ({ attribute: attributeOf[type] });

type Acting = frames.PhaseFrame | frames.GrantedAttackFrame;

/** The call sites of each frame of the base game; `null` if any step in a turn may call it. */
const places: { readonly [K in keyof BaseFrames]: readonly Place[] | null } = {
  game: null,
  harm: null,
  effects: null,
  turn: [
    on<frames.TurnFrame, frames.GameFrame>(frames.game, {
      after: ['turn'],
      problemsOf: (_g, f, { current }) =>
        should('player', f.player, current, 'the game frame says whose turn it is.'),
    }),
  ],
  movement: [stepOfTurn('movement')],
  adventure: [stepOfTurn('adventure')],
  market: [stepOfTurn('market')],
  experience: [stepOfTurn('experience')],
  'free-move': [byEffect('move', { shared: ['player', 'list', 'at'] })],
  event: [on(frames.adventure, { after: ['resolve'], shared: ['player', 'card'] })],
  encounter: [on(frames.adventure, { after: ['resolve'], shared: ['player', 'card'] })],
  replenish: [on(frames.event, { after: ['compare'], shared: player }), byEffect('replenish', {})],
  negotiation: [on(frames.adventure, { at: ['choose'], shared: player })],
  combat: [
    fightOn(frames.adventure, 'resolve'),
    on<frames.CombatFrame, frames.AdventureFrame>(frames.adventure, {
      at: ['over'],
      problemsOf(g, f, below) {
        const { opponent } = f;
        const faced = opponent.is === 'hero' ? null : opponent.card;
        return [...begunBy(g, f, below), ...should('opponent/card', faced, below.card, 'that is faced.')];
      },
    }),
    byEffect<frames.CombatFrame, 'fight'>('fight', {
      shared: [],
      problemsOf(g, f, below) {
        const { opponent } = f;
        if (opponent.is !== 'foe')
          return [{ path: 'opponent/is', message: 'The card below has an enemy of its own.' }];
        return [
          ...begunBy(g, f, below),
          ...should('opponent/list', opponent.list, below.list, 'that list describes the enemy.'),
          ...should('opponent/at', opponent.at, below.at, 'that effect describes the enemy.'),
        ];
      },
    }),
    byEffect<frames.CombatFrame, 'face'>('face', {
      shared: [],
      problemsOf(g, f, below, e) {
        const { opponent } = f;
        if (opponent.is !== 'challenge')
          return [{ path: 'opponent/is', message: 'The card below names a Challenge.' }];
        return [
          ...begunBy(g, f, below),
          ...should('opponent/card', opponent.card, e.card, 'the card below names it.'),
          ...should('opponent/from', opponent.from, 'card', 'the card below names it.'),
          ...should(
            'opponent/noEscape',
            opponent.noEscape === true,
            e.escape === false,
            'the card below says so.',
          ),
        ];
      },
    }),
  ],
  escape: [
    on<frames.EscapeFrame, frames.CombatFrame>(frames.combat, {
      at: ['escape'],
      problemsOf: (_g, f, { attacker }) => [
        ...should('player', f.player, attacker, 'only the attacker escapes.'),
        ...should('sure', f.sure, false, 'it takes a test.'),
      ],
    }),
    byEffect<frames.EscapeFrame, 'get-away'>('get-away', {
      problemsOf: (_g, f) => should('sure', f.sure, true, 'a card gets the Hero away.'),
    }),
  ],
  phase: [
    on<frames.PhaseFrame, frames.CombatFrame>(frames.combat, {
      after: ['ranged', 'melee', 'magic'],
      problemsOf(g, f, below) {
        const order: readonly string[] = g.rules.frames.combat?.order ?? [];
        return [
          ...should('player', f.player, below.attacker, 'who attacks in this round acts.'),
          ...should('type', f.type, order[order.indexOf(below.step) - 1], 'that phase is under way.'),
        ];
      },
    }),
  ],
  'granted-attack': [
    byEffect<frames.GrantedAttackFrame, 'attack'>('attack', {
      shared: ['player', 'list', 'at'],
      problemsOf: (g, f, { bearer }, e) => [
        ...should('type', f.type, e.type, 'the card says so.'),
        ...should(
          'by',
          f.by,
          e.by === 'you' ? playerState(g, f.player).hero.card : bearer,
          'the card is theirs.',
        ),
      ],
    }),
  ],
  roll: [
    byEffect<frames.RollFrame, 'test'>('test', {
      problemsOf: (g, f, below, { attribute, skill = null, target }) =>
        roll(g, f, below.player, { purpose: 'test', attribute, skill, target }),
    }),
    ...([frames.phase, frames.grantedAttack] as readonly FrameRef<Acting>[]).flatMap((acting) => [
      on<frames.RollFrame, Acting>(acting, {
        after: ['opponent'],
        problemsOf: (g, f, below) =>
          roll(g, f, rival(g, below.player), { purpose: 'defend', open: true, ...withType(below.type) }),
      }),
      on<frames.RollFrame, Acting>(acting, {
        after: ['roll'],
        problemsOf(g, f, below) {
          const { player: who, by, target, type } = below;
          if ('act' in below)
            return roll(g, f, who, { by, purpose: below.act ?? 'defend', target, ...withType(type) });
          const e = isDue(g, { list: below.list, at: below.at } as frames.EffectsFrame, 'attack');
          return roll(g, f, who, { by, purpose: 'attack', target, bonus: e?.bonus ?? 0, ...withType(type) });
        },
      }),
    ]),
    on<frames.RollFrame, frames.EscapeFrame>(frames.escaping, {
      after: ['opponent'],
      problemsOf: (g, f, below) =>
        roll(g, f, rival(g, below.player), { purpose: 'pursuit', open: true, attribute: 'mind' }),
    }),
    on<frames.RollFrame, frames.EscapeFrame>(frames.escaping, {
      after: ['roll'],
      problemsOf: (g, f, below) =>
        roll(g, f, below.player, {
          purpose: 'escape',
          attribute: 'mind',
          target: fight(g)?.escapeTarget ?? null,
        }),
    }),
  ],
  knockout: [on(frames.harm, { after: ['bear'], shared: player })],
  spoils: [
    on<frames.SpoilsFrame, frames.KnockoutFrame>(frames.knockout, {
      after: ['spoils'],
      problemsOf: (g, f, below) => [
        ...should('loser', f.loser, below.player, 'that Hero is knocked out.'),
        ...should('player', f.player, rival(g, below.player), 'that player has won the combat.'),
      ],
    }),
  ],
};

/** Checks the call site of a frame and the locals that it shares with its caller. */
export function checkPlace(look: Look, path: string, at: number): void {
  const { kind } = look.state.frames[at] as Frame;
  if (!isBaseKind(kind)) return checkCalled(look, path, at, look.rules.frames[kind]?.places);
  // A module that does not declare its calls may call frames of the base game with its player and card.
  checkCalled(look, path, at, places[kind], (frame, below) =>
    isBaseKind(below.kind) || look.saysWhatIsCalled ? undefined : wrongOnOther(frame, below),
  );
}

/** The problems of a frame of the base game that a module's frame called. */
function wrongOnOther(frame: Frame, below: Frame): readonly Problem[] {
  const { player: who, card } = below as { player?: unknown; card?: unknown };
  const mine = frame as { player?: unknown; card?: unknown; attacker?: unknown; opponent?: frames.Opponent };
  const theirs = mine.player ?? mine.attacker;
  const about = mine.card ?? (mine.opponent?.is === 'challenge' ? mine.opponent.card : undefined);
  return [
    ...(who === undefined || theirs === undefined
      ? []
      : should(
          mine.player === undefined ? 'attacker' : 'player',
          theirs,
          who,
          `the ${below.kind} below is theirs.`,
        )),
    ...(typeof card !== 'string' || about === undefined
      ? []
      : should(
          mine.card === undefined ? 'opponent/card' : 'card',
          about,
          card,
          `the ${below.kind} below says so.`,
        )),
  ];
}
