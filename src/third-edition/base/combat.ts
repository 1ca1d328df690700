import { type Problem, raised } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { RuleId } from '../../register/rule-ids.js';
import { byEffect, on, should } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import type { Look } from '../saves/look.js';
import { assetOf } from './cards.js';
import { isDefeated, isIn } from './characters.js';
import { actSteps } from './combat-turns.js';
import { foeOf, isBeaten } from './combatants.js';
import { combatBegan, combatEnded, combatRound, initiativeTaken, tokensCast } from './event-kinds/index.js';
import * as frames from './frames.js';
import { retreatSteps } from './retreating.js';
import type { CardId, SeenPlayer } from './state.js';
import { faceOf } from './tokens.js';
import { runTriggersOf } from './triggers.js';
import { takeTrophy } from './trophies.js';
import { auto, chance, command, type G, query, steps } from './vocabulary.js';

/* Combat in rounds: combatants cast tokens, take combat actions in turn, and a hero may retreat (3e.combat.rounds). */

/** What a hero fights: an enemy card, or the hero of another player. */
export type Foe = { readonly enemy: CardId } | { readonly player: number };

/**
 * The player to the right decides for the enemy; players out of the game are passed over unless they are the only other ones
 * (3e.combat.controller, 3e.end.last-hero).
 */
export const controllerOf = query('who decides for an enemy', (g: G, player: number): number => {
  const { length } = g.state.players;
  const others = Array.from({ length: length - 1 }, (_, at) => (player + length - 1 - at) % length);
  return others.find((other) => isIn(g, other)) ?? others[0] ?? player;
});

/** A hero casts its own three tokens and those of its assets (3e.combat.hero-tokens). */
export const heroTokens = (g: G, player: number): string[] => {
  const { hero, assets } = g.state.players[player] as SeenPlayer;
  const own = Object.values(g.content.tokens).filter(({ of }) => typeof of === 'object' && of.card === hero);
  return [...own.map(({ id }) => id), ...assets.flatMap((id) => assetOf(g, id).token ?? [])];
};

/** An enemy casts five tokens, one more from Act 2 on (3e.enemy.tokens); a villain adds its own (3e.villain.tokens). */
export const enemyTokens = (g: G, card: CardId): string[] => {
  const { always, act2 } = g.content.enemyTokens;
  const own = Object.values(g.content.tokens).filter(({ of }) => typeof of === 'object' && of.card === card);
  return [...always, ...(g.state.time.act === 2 ? act2 : []), ...own.map(({ id }) => id)];
};

const asideOf = (tokens: readonly string[]): frames.TokenState[] =>
  tokens.map((id) => ({ id, face: 0, at: 'spent', on: null }));

const fresh = (
  side: Pick<frames.SideState, 'controller' | 'player' | 'card'>,
  tokens: readonly string[],
): frames.SideState => ({
  ...side,
  damage: 0,
  tokens: asideOf(tokens),
  passed: false,
  used: [],
  doubled: [],
  noSurge: false,
  reflect: [],
});

/**
 * A hero engages a foe (3e.combat.combatants). The foe has no damage, a villain neither (3e.villain.heal). The `result` is the winning
 * side, if there is one.
 */
export const startCombat = command(
  'a combat begins',
  (g: G, player: number, foe: Foe, { noRetreat = false, card = '' } = {}): void => {
    // No combat begins within another (3e.combat.combatants, 3e.combat.only-foe).
    if (g.find(frames.combat) !== undefined) return;
    // A defeated hero can neither engage nor be challenged (3e.defeat.hero).
    if (isDefeated(g, player) || ('player' in foe && isDefeated(g, foe.player))) return;
    const attacker = fresh({ controller: player, player, card: '' }, heroTokens(g, player));
    const other =
      'enemy' in foe
        ? fresh(
            { controller: controllerOf(g, player), player: null, card: foe.enemy },
            enemyTokens(g, foe.enemy),
          )
        : fresh({ controller: foe.player, player: foe.player, card: '' }, heroTokens(g, foe.player));
    g.call(frames.combat, {
      sides: [attacker, other],
      round: 0,
      acting: 0,
      again: 0,
      acted: false,
      recast: null,
      retreated: false,
      taken: false,
      noRetreat,
      card,
    });
  },
);

const castStep = (name: 'cast-attacker' | 'cast-foe', side: 0 | 1) =>
  chance<frames.CombatFrame>(name, {
    rule: '3e.combat.cast',
    ask: (_g, f) => ({ kind: 'toss', things: f.sides[side].tokens.map(({ id }) => id) }),
    answer(g, f, answer) {
      if (answer.type !== 'chance/toss') return;
      const { tokens } = f.sides[side];
      tokens.forEach((token, at) => {
        token.face = answer.sides[at] === 1 ? 1 : 0;
        token.at = 'pool';
        token.on = null;
      });
      g.emit(tokensCast, {
        side,
        tokens: tokens.map(({ id }) => id),
        faces: tokens.map(({ face }) => face),
        rule: '3e.combat.cast',
      });
    },
  });

/** Golden faces count for initiative, dashes too (3e.combat.gold, 3e.combat.dash). */
const golden = (g: G, { tokens }: frames.SideState): number =>
  tokens.filter((token) => faceOf(g, token).gold).length;

export const combatSteps = steps(
  frames.combat,
  auto('engage', (g, f) => {
    const [{ player }, foe] = f.sides;
    g.emit(combatBegan, {
      player: player ?? 0,
      ...(foe.player === null ? { card: foe.card } : { foe: foe.player }),
      controller: foe.controller,
      rule: '3e.combat.combatants',
    });
    // Abilities that answer the engagement come before any cast (3e.combat.engage-trigger).
    runTriggersOf(g, 'engage', f, 0);
    runTriggersOf(g, 'engage', f, 1);
  }),
  auto('round', (g, f) => {
    f.round = raised(f.round);
    for (const side of f.sides) {
      // Effects that last for a round end, and abilities limited to a round can be used again (3e.combat.round-effects-end).
      side.passed = false;
      side.doubled = [];
      side.noSurge = false;
      side.reflect = [];
      side.used = side.used.filter((ability) => ability.startsWith('!'));
      // Unspent tokens are lost, and the combatant takes all tokens back (3e.combat.pass-tokens-lost): for a hero, those of the assets it
      // has now (3e.combat.hero-tokens).
      if (side.player !== null) side.tokens = asideOf(heroTokens(g, side.player));
    }
    const rule: RuleId = f.round === 1 ? '3e.combat.rounds' : '3e.combat.new-round';
    g.emit(combatRound, { round: f.round, rule });
  }),
  castStep('cast-attacker', 0),
  castStep('cast-foe', 1),
  // Decided anew each round; the attacker wins ties (3e.combat.initiative, 3e.combat.initiative-tie, 3e.combat.initiative-each-round).
  auto('initiative', (g, f) => {
    const counts = f.sides.map((side) => golden(g, side));
    const [own = 0, other = 0] = counts;
    f.acting = other > own ? 1 : 0;
    g.emit(initiativeTaken, {
      side: f.acting,
      golden: counts,
      rule: own === other ? '3e.combat.initiative-tie' : '3e.combat.initiative',
    });
  }),
  ...actSteps,
  ...retreatSteps,
  // The number of rounds has no limit (3e.combat.no-round-limit).
  auto('again', (g, f) => {
    if (!f.retreated) g.goto(f, 'round');
  }),
  auto('over', (g, f) => {
    const beaten = [isBeaten(g, f, 0), isBeaten(g, f, 1)];
    // If both are defeated, neither has won (3e.combat.both-defeated).
    const winner = f.retreated || beaten[0] === beaten[1] ? null : beaten[0] ? 1 : 0;
    g.emit(combatEnded, {
      ...(winner === null ? {} : { winner }),
      retreated: f.retreated,
      rule: endingOf(f, winner),
    });
    // The game may be over or the hero out of it. Otherwise the tokens go with the combat (3e.combat.tokens-after), and the turn goes on
    // (3e.combat.actions-after).
    if (!g.state.frames.includes(f)) return;
    g.finish({ winner });
    const { player } = f.sides[0];
    if (f.taken && player !== null) takeTrophy(g, player, f.sides[1].card, '3e.enemy.taken-by-ability');
  }),
);

const endingOf = (f: frames.CombatFrame, winner: 0 | 1 | null): RuleId => {
  if (f.retreated) return '3e.combat.retreat-effect';
  if (f.taken) return '3e.enemy.taken-by-ability';
  return winner === null ? '3e.combat.both-defeated' : '3e.combat.win';
};

/** A hero is decided for by its player, an enemy by another player. */
function checkSide(look: Look, path: string, side: frames.SideState, foe: number | null): void {
  look.player(`${path}/controller`, side.controller);
  if (side.player !== null) {
    if (!look.player(`${path}/player`, side.player)) return;
    if (look.state.players[side.player]?.out || look.state.players[side.player]?.hero === '')
      look.report(`${path}/player`, 'That player has no hero in the game.', '3e.villain.eliminated-cleanup');
    if (side.card !== '')
      look.report(`${path}/card`, 'A hero fights with its own card: this should be empty.');
    if (side.controller !== side.player)
      look.report(`${path}/controller`, 'A hero’s player decides for it.', '3e.combat.controller');
  } else if (look.card(`${path}/card`, side.card, 'enemy', 'villain') && foe !== null) {
    const controller = controllerOf(look.g, foe);
    if (side.controller !== controller)
      look.report(
        `${path}/controller`,
        `${show(side.controller)} is not right here; it should be ${controller}: who sits to the right decides for an enemy.`,
        '3e.combat.controller',
      );
  }
  for (const [at, { id }] of side.tokens.entries())
    if (look.content.tokens[id] === undefined)
      look.report(`${path}/tokens/${at}/id`, `There is no combat token ${show(id)}.`);
}

const beforeRounds = ['engage', 'round'];

const against = (f: frames.CombatFrame, who: number, card: string | null): readonly Problem[] => [
  ...should('sides/0/player', f.sides[0].player, who, 'it is that player who fights here.'),
  ...(card === null ? [] : should('sides/1/card', f.sides[1].card, card, 'that is the enemy.')),
];

export const combatSaves = (): FrameSaves<frames.CombatFrame> => ({
  calledFrom: [
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
  check(look, path, f) {
    const [attacker, other] = f.sides;
    if (attacker.player === null)
      return look.report(`${path}/sides/0/player`, 'A hero is the attacker.', '3e.combat.combatants');
    if (attacker.player === other.player)
      return look.report(`${path}/sides/1/player`, 'Nobody fights against itself.', '3e.combat.combatants');
    checkSide(look, `${path}/sides/0`, attacker, null);
    if (look.problems.length === 0) checkSide(look, `${path}/sides/1`, other, attacker.player);
    if (f.card !== '') look.card(`${path}/card`, f.card, 'enemy', 'villain', 'hero', 'asset', 'skill');
    if ((f.round === 0) !== beforeRounds.includes(f.step))
      look.report(
        `${path}/round`,
        f.round === 0 ? 'Rounds count from 1.' : 'Before the first round it is 0.',
        '3e.combat.rounds',
      );
    // While chance has to cast the token again, the answer to agility is still to come.
    if (f.agility !== undefined && !(f.agility && f.step === 'recast'))
      look.report(`${path}/agility`, 'Agility is answered at once: leave this out.', '3e.combat.agility-own');
    if (f.taken) look.report(`${path}/taken`, 'An enemy that is taken ends the combat at once.');
    const foe = f.sides[foeOf(f.acting)];
    if (f.recast !== null && (f.step !== 'recast' || foe.tokens[f.recast] === undefined))
      look.report(
        `${path}/recast`,
        'It is the place of a token of the foe that is being cast again, else null.',
        '3e.combat.agility-foe',
      );
  },
});
