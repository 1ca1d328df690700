import type { Frame, Locals, Problem } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { Effect } from '../../third-edition/abilities/language.js';
import { playerState } from '../../third-edition/base/cards.js';
import { inOrder } from '../../third-edition/base/characters.js';
import { controllerOf, enemyTokens, heroTokens } from '../../third-edition/base/combat.js';
import { healthIn } from '../../third-edition/base/combatants.js';
import * as frames from '../../third-edition/base/frames.js';
import { STORY } from '../../third-edition/base/state.js';
import { storySpaces } from '../../third-edition/base/time.js';
import { faceOf } from '../../third-edition/base/tokens.js';
import { actionsInTurn } from '../../third-edition/base/turn.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { faceNumber } from './impossible.js';
import type { Given, GivenCombat, GivenSide } from './schema.js';

/* What is going on in a scenario: the frames that play would have left, or why no game gets there. */

const problemAt = (path: string, message: string, rule: RuleId): readonly Problem[] => [
  { path, message, rule },
];

/** Returns the problems if this cannot be going on; then the table is laid out but cannot be played. */
export function setGoing(g: G, given: Given): readonly Problem[] {
  if ('stack' in given) {
    g.state.frames = given.stack.frames as Frame[];
    return [];
  }
  const now = Object.values(given)[0] as {
    readonly player: number;
    readonly actions?: number;
    readonly used?: readonly string[];
  };
  const { player } = now;
  const [path = ''] = Object.keys(given);
  if (g.state.players.every(({ out }) => out))
    return problemAt(
      'game/players',
      'Every hero is eliminated: all have lost, and nothing goes on.',
      '3e.end.all-eliminated',
    );
  if (g.state.players[player]?.out)
    return problemAt(
      `given/${path}/player`,
      'That player is out of the game, and has no turn.',
      '3e.villain.eliminated-cleanup',
    );
  if ('drawn' in given && isOfStory(g, given.drawn.card))
    return beginStory(g, player, given.drawn.card, 'resolve', 'given/drawn');
  const played = 'turn' in given ? given.turn.played : undefined;
  if (played !== undefined && (!played.includes(player) || new Set(played).size < played.length))
    return problemAt(
      'given/turn/played',
      `Each player has one turn in a round, and player ${player} is among them: it is that player's turn.`,
      '3e.round.definition',
    );
  g.state.frames = [
    frameAt<frames.GameFrame>(frames.game.kind, stepAfter(g, frames.game.kind, 'turn'), {
      current: player,
      played: [...(played ?? upTo(g, player))],
    }),
  ];
  const below = (actions: number, step = 'act'): void => {
    const used = [...(now.used ?? [])];
    g.state.frames.push(
      frameAt<frames.TurnFrame>(frames.turn.kind, step, { player, actions: now.actions ?? actions, used }),
    );
  };
  if ('turn' in given) below(actionsInTurn, given.turn.step);
  else if ('movement' in given) {
    below(actionsInTurn - 1);
    const dice = given.movement.dice
      .map((face) => (typeof face === 'number' ? face : faceNumber(face)))
      .sort((a, b) => a - b);
    g.state.frames.push(frameAt<frames.MoveFrame>(frames.move.kind, 'spend', { player, dice, rolling: 0 }));
  } else if ('drawn' in given) {
    below(1);
    return beginAdventure(g, player, given.drawn.card, 'resolve', 'given/drawn/card');
  } else return beginCombat(g, given.combat, below);
  return [];
}

const frameAt = <F extends Frame>(kind: F['kind'], step: string, locals: Locals<F>): F =>
  ({ kind, step, ...locals }) as F;

/** The next step, including those that modules insert. */
const stepAfter = (g: G, kind: string, step: string): string =>
  g.rules.frames[kind]?.steps[step]?.following ?? '';

/** The players who have had a turn: all from the first player to this one (3e.round.order). */
function upTo(g: G, player: number): number[] {
  const order = inOrder(g, g.state.first);
  return order.slice(0, order.indexOf(player) + 1);
}

const isOfStory = (g: G, card: string): boolean => g.content.decks[STORY]?.includes(card) ?? false;

/** The first player has drawn a story card, after all turns (3e.story.draw). */
function beginStory(g: G, player: number, card: string, step: string, path: string): readonly Problem[] {
  const { first, time } = g.state;
  if (player !== first)
    return problemAt(`${path}/player`, `The first player draws it: player ${first}.`, '3e.story.draw');
  if (time.over || !storySpaces.includes(time.space))
    return problemAt(
      path,
      `A story card comes when the time token enters one of the spaces ${storySpaces.join(', ')}: say so under game/time.`,
      '3e.story.spaces',
    );
  const played = inOrder(g, first);
  g.state.frames = [
    frameAt<frames.GameFrame>(frames.game.kind, stepAfter(g, frames.game.kind, 'time'), {
      current: played.at(-1) ?? first,
      played,
    }),
    frameAt<frames.StoryFrame>(frames.story.kind, step, { player, card }),
  ];
  return [];
}

/** An adventure card is resolved in the hex of its gem (3e.adventure.condition). */
function beginAdventure(g: G, player: number, id: string, step: string, path: string): readonly Problem[] {
  const card = g.content.cards[id];
  const hex = g.state.players[player]?.hex ?? '';
  if (card === undefined || !('deck' in card)) return [];
  const { gems } = g.content.board;
  if (gems[hex] !== card.deck)
    return problemAt(
      path,
      `"${id}" is of the ${card.deck} deck: the hero has to be at a gem of that deck, and ${hex || 'nowhere'} has none. Leave its hex out, or name one: ${Object.keys(
        gems,
      )
        .filter((at) => gems[at] === card.deck)
        .join(', ')}.`,
      '3e.adventure.condition',
    );
  g.state.frames.push(
    frameAt<frames.AdventureFrame>(frames.adventure.kind, step, { player, deck: card.deck, card: id }),
  );
  return [];
}

const stepOf = { engage: 'engage', cast: 'cast-attacker', act: 'act', retreat: 'retreat' } as const;

function beginCombat(g: G, given: GivenCombat, below: (actions: number) => void): readonly Problem[] {
  const { player, enemy, against, phase, acting = 'attacker' } = given;
  const isVillain = enemy !== undefined && g.content.cards[enemy]?.kind === 'villain';
  below(isVillain || against !== undefined ? 2 : 1);
  const { card, problems: misplaced } = led(g, given, isVillain);
  if (misplaced.length > 0) return misplaced;
  const cast = phase === 'act' || phase === 'retreat';
  const attacker = sideOf(g, heroTokens(g, player), given.attacker, cast, 'given/combat/attacker');
  const foe = sideOf(
    g,
    against === undefined ? enemyTokens(g, card) : heroTokens(g, against),
    given.foe,
    cast,
    'given/combat/foe',
  );
  const fight = frameAt<frames.CombatFrame>(frames.combat.kind, stepOf[phase], {
    sides: [
      { ...attacker.side, controller: player, player, card: '' },
      against === undefined
        ? { ...foe.side, controller: controllerOf(g, player), player: null, card }
        : { ...foe.side, controller: against, player: against, card: '' },
    ],
    round: phase === 'engage' ? 0 : (given.round ?? 1),
    acting: acting === 'foe' ? 1 : 0,
    again: 0,
    acted: false,
    recast: null,
    retreated: false,
    taken: false,
    noRetreat: given.noRetreat ?? (isVillain || against !== undefined),
    card,
  });
  g.state.frames.push(fight);
  return [...attacker.problems, ...foe.problems, ...problemsOfBattle(g, given, fight)];
}

/** The cause of a combat: the frames below it, and the card. */
function led(
  g: G,
  { player, enemy = '', against }: GivenCombat,
  isVillain: boolean,
): { readonly card: string; readonly problems: readonly Problem[] } {
  if (against !== undefined) return ledByChallenge(g, player, against);
  if (isVillain) return { card: enemy, problems: notWithVillain(g, player) };
  if (isOfStory(g, enemy))
    return {
      card: enemy,
      problems: beginStory(g, player, enemy, stepAfter(g, frames.story.kind, 'resolve'), 'given/combat'),
    };
  const problems = beginAdventure(
    g,
    player,
    enemy,
    stepAfter(g, frames.adventure.kind, 'resolve'),
    'given/combat/enemy',
  );
  // An enemy that a card engages may be anywhere.
  const engages = problems.length > 0 ? effectOf(g, enemy, 'engage') : null;
  if (engages === null) return { card: enemy, problems };
  g.state.frames.push(actingAt(player, enemy, engages, []));
  return { card: enemy, problems: [] };
}

/** A card has one hero challenge the other (3e.pvp.none). */
function ledByChallenge(
  g: G,
  player: number,
  against: number,
): { readonly card: string; readonly problems: readonly Problem[] } {
  const path = 'given/combat/against';
  const p = playerState(g, player);
  const other = playerState(g, against);
  const card = [p.hero, ...p.assets, ...p.skills, ...p.trophies].find(
    (one) => effectOf(g, one, 'challenge') !== null,
  );
  const by = card === undefined ? null : effectOf(g, card, 'challenge');
  const wrong = (message: string, rule: RuleId) => ({ card: '', problems: problemAt(path, message, rule) });
  if (card === undefined || by === null)
    return wrong(`Player ${player} has no card that challenges a hero, such as "corbin".`, '3e.pvp.none');
  if (p.hex === null || p.hex !== other.hex)
    return wrong('A hero challenges one in its hex: put both into the same.', '3e.pvp.combat');
  // Each hero can be challenged once per game, and now has been (3e.hero.corbin.bounty).
  if (!p.used.includes(`${card}/${against}`)) p.used.push(`${card}/${against}`);
  g.state.frames.push(actingAt(player, card, by, [String(against)]));
  return { card, problems: [] };
}

interface EffectPlace {
  readonly list: string;
  readonly at: number;
}

/** `null` if the card has no effect of this kind. */
function effectOf({ content: { lists } }: G, card: string, kind: Effect['do']): EffectPlace | null {
  for (const [list, effects] of Object.entries(lists)) {
    const at = list.startsWith(`${card}/`) ? effects.findIndex((effect) => effect.do === kind) : -1;
    if (at >= 0) return { list, at };
  }
  return null;
}

const actingAt = (
  player: number,
  card: string,
  { list, at }: EffectPlace,
  chosen: readonly string[],
): frames.EffectsFrame =>
  frameAt<frames.EffectsFrame>(frames.effects.kind, 'after', {
    player,
    card,
    list,
    at,
    chosen: [...chosen],
    x: 0,
    counted: 0,
    side: null,
  });

/** The villain is engaged in its hex (3e.villain.engage). */
function notWithVillain(g: G, player: number): readonly Problem[] {
  const { villain, players } = g.state;
  const path = 'given/combat/enemy';
  if (villain === null)
    return problemAt(
      path,
      'The villain is not on the board before Act 2: say so of the time.',
      '3e.villain.only-after-spawn',
    );
  return players[player]?.hex === villain
    ? []
    : problemAt(path, `The villain is at ${villain}: put the hero there.`, '3e.villain.engage');
}

/** Tokens that the scenario does not name show their first face. */
function sideOf(
  g: G,
  tokens: readonly string[],
  given: GivenSide = {},
  cast: boolean,
  path: string,
): {
  readonly side: Omit<frames.SideState, 'controller' | 'player' | 'card'>;
  readonly problems: readonly Problem[];
} {
  const said = given.tokens ?? {};
  const problems: Problem[] = Object.keys(said)
    .filter((id) => !tokens.includes(id))
    .map((id) => ({
      path: `${path}/tokens/${id}`,
      message: `That side does not cast "${id}"; it casts ${tokens.join(', ')}.`,
      rule: path.endsWith('foe') ? ('3e.enemy.tokens' as const) : ('3e.combat.hero-tokens' as const),
    }));
  const laid = tokens.map((id): frames.TokenState => {
    const { face = 0, at = cast ? 'pool' : 'spent', on = null } = said[id] ?? {};
    return { id, face, at, on };
  });
  problems.push(...notDouble(g, laid, path));
  return {
    problems,
    side: {
      damage: given.damage ?? 0,
      tokens: laid,
      passed: given.passed ?? false,
      used: [...(given.used ?? [])],
      doubled: [...(given.doubled ?? [])],
      noSurge: given.noSurge ?? false,
      reflect: [...(given.reflect ?? [])],
    },
  };
}

/** A token can lie only on a double token in the pool (3e.combat.double). */
const notDouble = (g: G, tokens: readonly frames.TokenState[], path: string): Problem[] =>
  tokens.flatMap(({ id, at, on }): readonly Problem[] => {
    if (on === null) return [];
    const under = tokens.find((one) => one.id === on);
    const doubles = under?.at === 'pool' && on !== id && faceOf(g, under).symbol === 'double';
    if (doubles && at === 'pool') return [];
    return problemAt(
      `${path}/tokens/${id}/on`,
      'A token of the pool lies on another that shows a double there.',
      '3e.combat.double',
    );
  });

function problemsOfBattle(g: G, { attacker, foe }: GivenCombat, fight: frames.CombatFrame): Problem[] {
  const problems: Problem[] = [];
  for (const [side, said] of Object.entries({
    attacker,
    foe: fight.sides[1].player === null ? undefined : foe,
  }))
    if (said?.damage !== undefined)
      problems.push(
        ...problemAt(
          `given/combat/${side}/damage`,
          'The damage of a hero is on its card: say it of the player.',
          '3e.damage.tokens',
        ),
      );
  if (fight.sides[1].player !== null) return problems;
  const health = healthIn(g, fight, 1);
  if ((foe?.damage ?? 0) >= health)
    problems.push(
      ...problemAt(
        'given/combat/foe/damage',
        `It is defeated at ${health} damage: give less.`,
        '3e.damage.defeat',
      ),
    );
  return problems;
}
