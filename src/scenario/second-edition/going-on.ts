import { type Frame, type Game, type Problem, type Refusal, reasonOf } from '../../kernel/index.js';
import * as second from '../../second-edition/internal.js';
import { faceOf } from './impossible.js';
import type { Given, GivenCombat, GivenMovement, GivenTurn } from './schema.js';

/* What is going on in a scenario: the frames that play would have left, or why no game gets there. */

type G = Game<second.SecondEditionDraft, second.Content>;

/** Returns the problems if this cannot be going on; then the table is laid out but cannot be played. */
export function setGoing(g: G, given: Given): readonly Problem[] {
  if ('stack' in given) {
    g.state.frames = given.stack.frames as Frame[];
    return [];
  }
  const now = described(g, given);
  g.state.frames = [gameFrame(g, now.player)];
  const [path = ''] = Object.keys(given);
  const refusal = second.refuseDescribed(g, now);
  if (refusal !== null) return [problemAt(g, `given/${path}`, refusal, 'No game comes to this.')];
  if ('turn' in given) {
    const frames = inTurn(g, given.turn);
    if (frames === null)
      return [
        problemAt(
          g,
          'given/turn/step',
          { rule: '2e.market.town-only' },
          'Nobody trades outside a town: put the Hero into one.',
        ),
      ];
    g.state.frames.push(...frames);
  } else if ('movement' in given) g.state.frames.push(...moving(g, given.movement));
  else if (now.is === 'drawn' || now.is === 'combat') g.state.frames.push(...second.leadingTo(g, now));
  if (!('combat' in given)) return noteUsed(g, given, path);
  const fight = battle(g, given.combat);
  g.state.frames.push(fight);
  return [...problemsOfBattle(g, given.combat, fight), ...noteUsed(g, given, path)];
}

/** Notes used abilities where the rules look for them. */
const noteUsed = (g: G, given: Given, path: string): readonly Problem[] =>
  ((Object.values(given)[0] as Pick<GivenCombat, 'used'>).used ?? []).flatMap((key, at) => {
    const [card = '', ability = '', ...more] = key.split('/');
    const wrong =
      more.length > 0
        ? `Write "${key}" as a card and its ability: "card/ability".`
        : second.noteUse(g, card, ability);
    return wrong === null
      ? []
      : [{ path: `given/${path}/used/${at}`, message: wrong, rule: g.cited('2e.effects.owner-uses') }];
  });

function described(g: G, given: Exclude<Given, { readonly stack: object }>): second.Described {
  if ('turn' in given) return { is: 'turn', ...given.turn };
  if ('movement' in given) return { is: 'movement', player: given.movement.player };
  if ('drawn' in given) return { is: 'drawn', ...given.drawn, as: given.drawn.as ?? 'adventure' };
  const { hero: player, as = 'adventure', acting = player, away = [], attacked = [] } = given.combat;
  const struck = g.state.players.flatMap((_, at) =>
    attacked.some((card) => second.partyOf(g, at).some((one) => one.card === card)) ? [at] : [],
  );
  const together = { acting, away: [...new Set(away)], struck };
  return { is: 'combat', player, opponent: opponentOf(g, given.combat), as, together };
}

/** The problem in the words of the rule that refuses it, or in those of the fallback. */
const problemAt = (g: G, path: string, refusal: Refusal, otherwise: string): Problem => ({
  path,
  message: reasonOf(refusal) ?? otherwise,
  rule: g.cited(refusal.rule),
});

const gameFrame = (g: G, current: number): second.frames.GameFrame =>
  second.frameAt(second.game, second.stepAfter(g, second.game, 'turn'), {
    current,
    stocked: second.stockedTowns(g).length,
  });

function inTurn(g: G, { player, step, bought = [], sold = [], negotiated = [] }: GivenTurn): Frame[] | null {
  const isTrade = step === 'trade';
  const turn = second.turnAt(player, isTrade ? second.stepAfter(g, second.turn, 'market') : step);
  Object.assign(turn, { bought: [...bought], sold: [...sold], negotiated: [...negotiated] });
  if (!isTrade) return [turn];
  const town = g.content.board.towns.find(({ space }) => space === g.state.players[player]?.hero.space);
  return town === undefined
    ? null
    : [turn, second.frameAt(second.market, 'trade', { player, town: town.id, activations: [] })];
}

const moving = (
  g: G,
  { player, dice, rolled = dice.length, rest = 0, resting = false, activated = [] }: GivenMovement,
): Frame[] => [
  second.turnAt(player, second.stepAfter(g, second.turn, 'movement')),
  second.frameAt(second.movement, resting ? 'rest' : 'walk', {
    player,
    rolling: rolled,
    rest,
    dice: dice
      .map((face) => (typeof face === 'number' ? face : faceOf(g.content, face)))
      .sort((a, b) => a - b),
    activations: [...activated],
  }),
];

type Met = Exclude<second.frames.Opponent, { readonly is: 'foe' }>;

function opponentOf(g: G, { challenge, against, wounds = 0, from: said }: GivenCombat): Met {
  if (challenge === undefined) return { is: 'hero', player: against ?? 0 };
  const from = said ?? second.comesFrom(g, challenge);
  // A Challenge that follows a Hero still follows it.
  const follows = from === 'track' && second.followsSomebody(g, challenge) ? { follows: true } : {};
  return { is: 'challenge', card: challenge, wounds, from, ...follows };
}

function battle(g: G, given: GivenCombat): second.frames.CombatFrame {
  const { hero, against, phase, acting = hero, attacked = [], activated = [], rolled = [] } = given;
  const early = phase === 'start' || phase === 'before-combat';
  const round = early ? 0 : (given.round ?? 1);
  // Heroes exchange roles after each round (2e.hero-combat.swap).
  const swapped = against !== undefined && round > 0 && round % 2 === 0;
  return second.frameAt(second.combat, stepOf(g, given), {
    attacker: swapped ? against : acting,
    opponent: swapped ? { is: 'hero', player: hero } : opponentOf(g, given),
    space: g.state.players[hero]?.hero.space ?? '',
    round,
    attacked: [...attacked],
    extra: [],
    skipped: [],
    rolled: [...rolled],
    escapeTarget: null,
    activations: [...activated],
    used: [],
    boosts: [],
  });
}

function stepOf(g: G, { phase, against }: GivenCombat): string {
  if (phase === 'start') return g.rules.frames[second.combat.kind]?.first ?? '';
  if (phase !== 'before-combat') return phase;
  return against === undefined ? 'attacker-before' : 'defender-before';
}

function problemsOfBattle(g: G, given: GivenCombat, fight: second.frames.CombatFrame): Problem[] {
  const problems: Problem[] = [];
  const { opponent, attacker } = fight;
  if (given.phase === 'escape' && !second.hasEscapePhase(g, fight))
    problems.push(
      problemAt(
        g,
        'given/combat/phase',
        second.refuseEscape(g, fight) ?? { rule: '2e.combat.phases' },
        'There is no escape phase in this battle.',
      ),
    );
  if (opponent.is === 'challenge' && second.isOvercome(g, opponent.wounds, second.enemyLife(g, fight)))
    problems.push({
      path: 'given/combat/wounds',
      message: `${g.content.cards[opponent.card]?.name} is defeated with so many wounds: give fewer.`,
      rule: g.cited('2e.defeat.threshold'),
    });
  fight.attacked.forEach((card, at) => {
    const players = [attacker, ...second.fightersIn(g, fight)];
    if (players.every((player) => second.characterOf(g, player, card) === undefined))
      problems.push({
        path: `given/combat/attacked/${at}`,
        message: `"${card}" does not fight for player ${attacker}: name the Hero, or who fights beside it.`,
      });
  });
  return problems;
}
