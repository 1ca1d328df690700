import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kept, position, savesFolder, walk } from '../../scripts/keep-third-edition-saves.js';
import { InvalidSaveError } from '../../src/kernel/index.js';
import { fromScenario } from '../../src/scenario/third-edition/index.js';
import { stateVersion } from '../../src/third-edition/base/state.js';
import { rulesetOf, type ScenarioId, scenarioIds } from '../../src/third-edition/bundled.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import { problemsOfState } from '../../src/third-edition/saves/problems.js';
import { corpseKing } from '../../src/third-edition/scenarios/corpse-king/module.js';
import { asserted } from '../asserted.js';
import { inheritedNames } from '../properties/mutations.js';
import { firstTurn, type Open, opened, type State, taken } from './broken.js';

const king: ScenarioId = 'corpse-king';
const margath: ScenarioId = 'ascendance-of-margath';

/** A kept save, as if it had been played with the present content: what is tested is the form of saves. */
const keptSave = (file: string): Open => {
  const save = JSON.parse(readFileSync(savesFolder + file, 'utf8')) as Open;
  return { ...save, content: rulesetFor(save).rules.fingerprint };
};

const rulesetFor = ({ modules }: Pick<Open, 'modules'>) => rulesetOf(modules[0] ?? '');

describe('kept saves', () => {
  const files = readdirSync(savesFolder);

  it('are there for every version and scenario', () => {
    for (let version = 1; version <= stateVersion; version++)
      for (const scenario of scenarioIds)
        expect(
          files.some((file) => file.startsWith(`v${version}-`) && keptSave(file).modules[0] === scenario),
        ).toBe(true);
    asserted(2);
  });

  it.each(Object.keys(kept))('%s holds what it is kept for', (name) => {
    const save = keptSave(`v${stateVersion}-${name}.json`);
    const state = rulesetFor(save).parseState(JSON.stringify(save));
    expect(kept[name]?.wanted(state)).toBe(true);
    expect(state.modules).toEqual([kept[name]?.scenario]);
  });

  it.each(files)('%s opens and is played on', (file) => {
    const save = keptSave(file);
    const ruleset = rulesetFor(save);
    const state = ruleset.parseState(JSON.stringify(save));
    let last = state;
    for (const later of walk(ruleset, state, 1, 200)) last = later;
    expect(last.round > state.round || last.outcome !== null).toBe(true);
    expect(ruleset.brokenInvariants(last)).toEqual([]);
  });
});

/** What is wrong with a save after a change: the paths of the problems. */
function refused(state: State, change: (s: Open) => void): readonly string[] {
  const save = opened(state);
  change(save);
  const ruleset = rulesetFor(state);
  try {
    ruleset.parseState(JSON.stringify(save));
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSaveError)) throw error;
    for (const { message } of error.problems) expect(message.length).toBeGreaterThan(15);
    return error.problems.map(({ path }) => path);
  }
}

const found = new Map<string, State>();
/** The first position at whose top such a frame waits, in a random game. */
function waiting(kind: string, step: string, scenario: ScenarioId = king): State {
  const key = `${scenario} ${kind}/${step}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const state = position(scenario, ({ frames }) => {
    const top = frames.at(-1);
    return top?.kind === kind && top.step === step;
  });
  found.set(key, state);
  return state;
}

const top = (s: Open) => s.frames.at(-1);
const topPath = (state: State, local: string): string => `frames/${state.frames.length - 1}/${local}`;

describe('a save that was changed is refused, and told where', () => {
  const turn = (): State => firstTurn(king);

  it.each<[path: string, change: (s: Open) => void]>([
    ['schema', (s) => Object.assign(s, { schema: 99 })],
    ['schema', (s) => Object.assign(s, { schema: 0 })],
    ['edition', (s) => Object.assign(s, { edition: 'second-edition' })],
    ['content', (s) => Object.assign(s, { content: 'other' })],
    ['viewer', (s) => Object.assign(s, { viewer: 0 })],
    ['players', (s) => s.players.splice(1)],
    ['players/0/gold', (s) => Object.assign(s.players[0] as object, { gold: -1 })],
    ['players/0/gold', (s) => Object.assign(s.players[0] as object, { gold: '3' })],
    ['players/0/gold', (s) => Object.assign(s.players[0] as object, { gold: 1_000_000_000 })],
    ['players/0/secret/social', (s) => Object.assign(s.players[0]?.secret as object, { social: undefined })],
    ['players/0/hero', (s) => Object.assign(s.players[0] as object, { hero: 'nobody' })],
    ['players/0/hero', (s) => Object.assign(s.players[0] as object, { hero: '' })],
    ['players/0/hex', (s) => Object.assign(s.players[0] as object, { hex: 'h9999' })],
    ['players/0/hex', (s) => Object.assign(s.players[0] as object, { hex: null })],
    ['players/0/hand/0', (s) => s.players[0]?.hand.splice(0, 9, 'corbin')],
    ['players/1/assets/0', (s) => s.players[1]?.assets.push('no-such-asset')],
    ['first', (s) => Object.assign(s, { first: 3 })],
    ['round', (s) => Object.assign(s, { round: 0 })],
    ['time/space', (s) => Object.assign(s.time, { space: 13 })],
    ['time/act', (s) => Object.assign(s.time, { act: 3 })],
    ['slots', (s) => s.slots.pop()],
    ['slots/0', (s) => Object.assign(s.slots, { 0: s.decks.combat?.pool[0] })],
    ['zombies/0', (s) => s.zombies.push('h0000')],
    ['villain', (s) => Object.assign(s, { villain: 'h0000' })],
    ['decks/skills/pool', (s) => s.decks.skills?.pool.reverse()],
    ['decks/skills/aside', (s) => Object.assign(s.decks.skills as object, { aside: 1 })],
    ['decks/goods', (s) => Object.assign(s.decks, { goods: { top: [], pool: [], bottom: [] } })],
    ['markets/atlantis', (s) => Object.assign(s.markets, { atlantis: [] })],
    ['chance/generator', (s) => Object.assign(s.chance, { generator: null })],
    ['chance/generator', (s) => Object.assign(s.chance, { generator: [0, 0, 0, 0] })],
    ['frames', (s) => s.frames.splice(0)],
    ['frames/0/kind', (s) => s.frames.shift()],
    ['frames/0/played/1', (s) => s.frames[0].played.push(s.frames[0].played[0])],
    ['frames/1/kind', (s) => Object.assign(s.frames[1], { kind: 'dance' })],
    ['frames/1/step', (s) => Object.assign(s.frames[1], { step: 'sleep' })],
    ['frames/1/step', (s) => Object.assign(s.frames[1], { step: 'start' })],
    ['frames/1/actions', (s) => Object.assign(s.frames[1], { actions: 4 })],
    ['frames/1/player', (s) => Object.assign(s.frames[1], { player: 1 - s.frames[1].player })],
    ['frames/1/result/winner', (s) => Object.assign(s.frames[1], { result: { winner: 'me' } })],
    ['frames/1/extra', (s) => Object.assign(s.frames[1], { extra: 1 })],
    ['outcome/rule', (s) => Object.assign(s, { frames: [], outcome: over({ rule: '3e.no.such-rule' }) })],
    ['outcome/winners', (s) => Object.assign(s, { frames: [], outcome: over({ winners: [0, 1] }) })],
    ['outcome/ranking', (s) => Object.assign(s, { frames: [], outcome: over({ ranking: [[0]] }) })],
    ['frames', (s) => Object.assign(s, { outcome: over({}) })],
    ['frames/2/kind', (s) => s.frames.push({ kind: 'blow', step: 'block', side: 0, ...blow })],
    ['frames/2/kind', (s) => s.frames.push({ kind: 'trophy', step: 'choose', player: 0, deck: null })],
    ['frames/2/city', (s) => s.frames.push({ kind: 'shop', step: 'shop', player: 0, city: 'atlantis' })],
    ...inheritedNames.flatMap((name): [string, (s: Open) => void][] => [
      ['players/0/hex', (s) => Object.assign(s.players[0] as object, { hex: name })],
      ['players/0/hero', (s) => Object.assign(s.players[0] as object, { hero: name })],
      ['players/0/hand/0', (s) => s.players[0]?.hand.splice(0, 9, name)],
      ['zombies/0', (s) => s.zombies.push(name)],
      ['facedown/0', (s) => s.facedown.push(name)],
      ['villain', (s) => Object.assign(s, { villain: name })],
      ['frames/1/kind', (s) => Object.assign(s.frames[1], { kind: name })],
      ['frames/1/step', (s) => Object.assign(s.frames[1], { step: name })],
      ['frames/2/city', (s) => s.frames.push({ kind: 'shop', step: 'shop', player: 0, city: name })],
    ]),
    [
      'frames/2/exert',
      (s) => s.frames.push({ kind: 'toll', step: 'exert', player: 0, exert: 9, trophies: 0 }),
    ],
  ])('%s', (path, change) => {
    expect(refused(turn(), change)).toContain(path);
  });

  const over = (others: object) => ({
    winners: [0],
    ranking: [[0], [1]],
    how: 'villain-defeated',
    rule: '3e.end.win',
    ...others,
  });
  const blow = { damage: 'physical', amount: 1, attack: true, unblockable: false };

  it.each<[kind: string, step: string, local: string, change: (s: Open) => void]>([
    ['combat', 'act', 'sides/0/player', (s) => Object.assign(top(s).sides[0], { player: null })],
    ['combat', 'act', 'sides/1/card', (s) => Object.assign(top(s).sides[1], { card: 'corbin' })],
    [
      'combat',
      'act',
      'sides/1/controller',
      (s) => Object.assign(top(s).sides[1], { controller: top(s).sides[0].player }),
    ],
    ['combat', 'act', 'sides/0/tokens/0/id', (s) => Object.assign(top(s).sides[0].tokens[0], { id: 'Z99' })],
    ['combat', 'act', 'round', (s) => Object.assign(top(s), { round: 0 })],
    ['combat', 'act', 'recast', (s) => Object.assign(top(s), { recast: 1 })],
    ['combat', 'act', 'taken', (s) => Object.assign(top(s), { taken: true })],
    ['effects', 'choose', 'list', (s) => Object.assign(top(s), { list: 'nowhere/do' })],
    ['effects', 'choose', 'at', (s) => Object.assign(top(s), { at: 77 })],
    ['effects', 'choose', 'chosen/0', (s) => Object.assign(top(s), { chosen: ['the-moon'] })],
    ['event', 'choose', 'card', (s) => Object.assign(top(s), { card: taken(s, 'social') })],
    ['payment', 'pay', 'card', (s) => Object.assign(top(s), { card: s.decks.skills?.pool[0] })],
    ['payment', 'pay', 'due/any', (s) => Object.assign(top(s).due, { any: 9 })],
    ['move', 'spend', 'player', (s) => Object.assign(top(s), { player: (top(s).player + 1) % 3 })],
    ['move', 'spend', 'dice/0', (s) => Object.assign(top(s), { dice: [7] })],
    ['exchange', 'build', 'other', (s) => Object.assign(top(s), { other: top(s).player })],
    ['exchange', 'build', 'gold/0', (s) => Object.assign(top(s), { gold: [500, 0] })],
    [
      'exchange',
      'build',
      'cards/0/0',
      (s) => Object.assign(top(s), { cards: [[s.decks.assets?.pool[0]], []] }),
    ],
    ['explore', 'choose', 'quest', (s) => Object.assign(top(s), { quest: taken(s, 'social', isQuest) })],
    ['explore', 'choose', 'outcome', (s) => Object.assign(top(s), { outcome: 0 })],
    ['test', 'more', 'left', (s) => Object.assign(top(s), { left: 2 })],
    ['retreat', 'go', 'dice', (s) => Object.assign(top(s), { dice: [1, 2] })],
    ['move', 'spend', 'rolling', (s) => Object.assign(top(s), { rolling: 48 })],
    ['move', 'spend', 'dice', (s) => Object.assign(top(s), { dice: Array.from({ length: 48 }, () => 6) })],
    ['explore', 'choose', 'rolling', (s) => Object.assign(top(s), { rolling: 9 })],
    [
      'combat',
      'act',
      'sides/0/tokens/0/id',
      (s) => Object.assign(top(s).sides[0].tokens[0], { id: 'toString' }),
    ],
    ['effects', 'choose', 'list', (s) => Object.assign(top(s), { list: `${top(s).card}/constructor` })],
  ])('%s/%s %s', { timeout: 60_000 }, (kind, step, local, change) => {
    const state = waiting(kind, step);
    expect(refused(state, () => {})).toEqual([]);
    expect(refused(state, change)).toContain(topPath(state, local));
  });

  it('where somebody moves in the middle of a combat (3e.combat.no-move)', () => {
    const state = waiting('combat', 'act');
    const { player } = (state.frames.at(-1) as { sides?: { player: number }[] }).sides?.[0] ?? {};
    const at = state.frames.length;
    const moving = { kind: 'free-move', step: 'go', player, left: 1, upright: true, lying: false };
    expect(refused(state, (s) => s.frames.push(moving))).toContain(`frames/${at}/kind`);
    expect(
      refused(state, (s) => s.frames.push({ kind: 'move', step: 'spend', player, dice: [1], rolling: 0 })),
    ).toContain(`frames/${at}/kind`);
  });

  const isQuest = (id: string): boolean => rulesetOf(king).rules.content.cards[id]?.kind === 'quest';

  it('where the scenario is another', () => {
    const text = rulesetOf(king).serialize(firstTurn(king));
    expect(() => rulesetOf(margath).parseState(text)).toThrow(/scenario/);
  });
});

describe('effects stand on what had them carried out', () => {
  const underWay = (kind: string): State =>
    position(king, ({ frames }) => frames.some((f) => f.kind === kind) && frames.at(-1)?.kind !== kind);

  it('a story on its frame: without it they have nothing to go on with', { timeout: 60_000 }, () => {
    const state = underWay('story');
    const at = state.frames.findIndex(({ kind }) => kind === 'story');
    expect(state.frames[at + 1]?.kind).toBe('effects');
    expect(refused(state, (s) => s.frames.splice(at, 1))).toContain(`frames/${at}/list`);
  });

  it('those of a turn in a turn, which is not taken out beneath them', { timeout: 60_000 }, () => {
    const state = position(king, ({ frames }) => frames[1]?.kind === 'turn' && frames[2]?.kind === 'effects');
    expect(refused(state, (s) => s.frames.splice(1, 1))).toContain('frames/1/kind');
  });

  it('those within others on the very effect that called them', { timeout: 60_000 }, () => {
    const state = position(king, ({ frames }) => frames.filter(({ kind }) => kind === 'effects').length > 1);
    const at = state.frames.findIndex(({ kind }) => kind === 'effects');
    expect(refused(state, (s) => s.frames.splice(at, 1)).length).toBeGreaterThan(0);
    expect(
      refused(state, (s) => Object.assign(s.frames[at], { at: s.frames[at].at + 1 })).length,
    ).toBeGreaterThan(0);
  });
});

describe('nothing is under way twice', () => {
  it.each([
    ['payment', 'pay', 'step'],
    ['toll', 'exert', 'exert'],
    ['move', 'spend', 'kind'],
    ['exchange', 'build', 'step'],
  ])('%s', { timeout: 60_000 }, (kind, step, local) => {
    const state = waiting(kind, step);
    const at = state.frames.length - 1;
    const paths = refused(state, (s) => {
      // As many costs as there are skill cards can be paid one after the other.
      for (const p of s.players) s.discards.skills?.push(...p.hand.splice(kind === 'toll' ? 1 : 9));
      if (kind === 'toll') Object.assign(top(s), { exert: 1 });
      s.frames.push(structuredClone(top(s)));
    });
    expect(
      paths.some((path) => path.startsWith(`frames/${at}/`) || path === `frames/${at + 1}/${local}`),
    ).toBe(true);
  });
});

it('nothing stands on a cost that is not paid yet (3e.exert.cost)', { timeout: 60_000 }, () => {
  const state = waiting('toll', 'exert');
  const at = state.frames.length - 1;
  const move = { kind: 'move', step: 'spend', player: top(opened(state)).player, dice: [1], rolling: 0 };
  expect(refused(state, (s) => s.frames.push(move))).toContain(`frames/${at}/step`);
});

describe('what is at its limit is played on, and saved again', () => {
  /** Plays on from a changed save; how often a part of the state was raised, or would have been. */
  function goesOn(state: State, change: (s: Open) => void, length = 150): readonly State[] {
    const rules = rulesetFor(state);
    const save = opened(state);
    change(save);
    const states: State[] = [];
    for (const later of walk(rules, rules.parseState(JSON.stringify(save)), 4, length)) {
      expect(rules.parseState(rules.serialize(later))).toEqual(later);
      states.push(later);
    }
    expect(states.length).toBeGreaterThan(length / 2);
    return states;
  }

  it('gold and story tokens', { timeout: 60_000 }, () => {
    const limit = 10_000;
    const rich = (s: Open): void => {
      for (const p of s.players) Object.assign(p, { gold: limit, story: limit });
    };
    const all = goesOn(firstTurn(king), rich, 500).flatMap(({ players }) => players);
    expect(Math.max(...all.flatMap(({ gold, story }) => [gold, story]))).toBe(limit);
  });

  it('gold that is gained stays in the bank, on the table and for those who follow events', () => {
    const rules = rulesetOf(king);
    const save = opened(firstTurn(king));
    const p = save.players[save.frames[1].player] as Open['players'][number];
    Object.assign(p, { gold: 10_000 });
    save.zombies.push(p.hex as string);
    const state = rules.parseState(JSON.stringify(save));
    const { state: after, events } = rules.transition(state, { type: 'zombie/kill' });
    expect(events.some(({ type }) => type === 'gold/gained')).toBe(true);
    expect(after.players[save.frames[1].player]?.gold).toBe(10_000);
    const view = rules.follow(rules.viewFor(state, 0), rules.eventsFor(events, 0));
    expect(view.players).toEqual(rules.viewFor(after, 0).players);
  });

  it('rounds, and answers of chance', { timeout: 60_000 }, () => {
    const limit = 1_000_000_000;
    const states = goesOn(firstTurn(king), (s) => {
      s.round = limit;
      s.chance.answered = limit;
    });
    expect(states.every(({ round }) => round === limit)).toBe(true);
    expect(new Set(states.map(({ time }) => time.space)).size).toBeGreaterThan(1);
  });
});

describe('saves', () => {
  it('that are of the right form tell what invariants say, with the rule', () => {
    const save = opened(firstTurn(king));
    save.players[0]?.hand.push(...[1, 2, 3, 4].map(() => taken(save, 'skills')));
    const problems = problemsOfState(save, rulesetOf(king).rules);
    expect(problems.map(({ rule }) => rule)).toContain('3e.skill.hand-limit');
  });

  it('open when the game is over', () => {
    const save = opened(firstTurn(king));
    const outcome = { winners: [1], ranking: [[1], [0]], how: 'villain-defeated', rule: '3e.end.win' };
    const state = rulesetOf(king).parseState(JSON.stringify({ ...save, frames: [], outcome }));
    expect(rulesetOf(king).legalActions(state)).toEqual([]);
  });

  it('open during setup, also where chance is manual', () => {
    const rules = rulesetOf(margath);
    const options = { edition: 'third-edition', scenario: margath, players: 4, chance: 'manual' } as const;
    const state = rules.createGame(options);
    expect(rules.parseState(rules.serialize(state))).toEqual(state);
  });

  it('of setup have nobody who is out of the game', () => {
    const start = rulesetOf(margath).createGame({
      edition: 'third-edition',
      scenario: margath,
      players: 3,
      seed: 1,
    });
    expect(refused(start, (s) => Object.assign(s.players[2] as object, { out: true }))).toContain(
      'players/2/out',
    );
  });

  it('of setup say whose turn it is: nobody is passed over', () => {
    const rules = rulesetOf(margath);
    const start = rules.createGame({ edition: 'third-edition', scenario: margath, players: 3, seed: 1 });
    const { first } = start;
    expect(refused(start, (s) => Object.assign(s.frames[0], { current: (first + 1) % 3 }))).toEqual([
      'frames/0/current',
    ]);
    expect(refused(start, (s) => Object.assign(s.frames[0], { current: 3 }))).toEqual(['frames/0/current']);
  });

  it('are read only by rulesets that were composed with what checks them', () => {
    const light = composeRuleset([corpseKing], [theBox]) as unknown as ReturnType<typeof rulesetOf>;
    expect(() => light.parseState('{}')).toThrow(/saveChecks/);
  });

  it('quote the rules that speak against an action', () => {
    const ruling = rulesetOf(king).explain(firstTurn(king), { type: 'villain/engage' });
    expect(ruling.rules[0]?.id).toBe('3e.villain.only-after-spawn');
    expect(ruling.rules[0]).toHaveProperty('text');
  });
});

describe('a save of a game that is won or lost and goes on', () => {
  const villainFight = (scenario: ScenarioId, enemy: string): State =>
    fromScenario({
      game: { scenario, players: [{ hero: 'corbin' }, {}], time: { act: 2 } },
      given: { combat: { player: 0, enemy, phase: 'act' } },
    });
  const rulesOf = (state: State, change: (s: Open) => void) => {
    const save = opened(state);
    change(save);
    return problemsOfState(save, rulesetFor(state).rules).map(({ rule }) => rule);
  };

  it.each<[what: string, rule: string, state: () => State, change: (s: Open) => void]>([
    [
      'Vorakesh is defeated',
      '3e.end.win',
      () => villainFight(king, 'vorakesh'),
      (s) => Object.assign(top(s).sides[1], { damage: 10 }),
    ],
    [
      'Margath is defeated',
      '3e.end.win',
      () => villainFight(margath, 'high-lord-margath'),
      (s) => Object.assign(top(s).sides[1], { damage: 15 }),
    ],
    [
      'Margath is defeated by lore that was gained since',
      '3e.end.win',
      () => villainFight(margath, 'high-lord-margath'),
      (s) => {
        Object.assign(top(s).sides[1], { damage: 8 });
        Object.assign(s.players[0] as object, { story: 7 });
      },
    ],
    [
      'Margath is in Tamalir',
      '3e.margath.loss',
      () => inAct2(margath),
      (s) => Object.assign(s, { villain: 'h0706' }),
    ],
    [
      'Act 2 has ended',
      '3e.corpse-king.loss',
      () => inAct2(king),
      (s) => Object.assign(s, { time: { act: 2, space: 12, over: true } }),
    ],
    [
      'nobody is left',
      '3e.villain.eliminated-cleanup',
      () => inAct2(king),
      (s) => {
        for (const p of s.players) Object.assign(p, { out: true, hex: null, gold: 0, story: 0, hand: [] });
      },
    ],
  ])('%s (%s)', (_, rule, state, change) => {
    expect(rulesOf(state(), () => {})).toEqual([]);
    expect(rulesOf(state(), change)).toContain(rule);
  });

  const inAct2 = (scenario: ScenarioId): State =>
    fromScenario({
      game: { scenario, players: 2, time: { act: 2 } },
      given: { turn: { player: 0, step: 'act' } },
    });
});

describe('views off the wire', () => {
  it('are received as they were sent, with the hands of others hidden', () => {
    const rules = rulesetOf(king);
    const view = rules.viewFor(firstTurn(king), 1);
    expect(view.players[0]?.hand[0]).toBe('');
    expect(rules.receiveView(null, JSON.stringify(view))).toEqual(view);
  });

  it('are refused where their form is wrong', () => {
    const rules = rulesetOf(king);
    const view = { ...rules.viewFor(firstTurn(king), 1), villain: 5 };
    expect(() => rules.receiveView(null, JSON.stringify(view))).toThrow(InvalidSaveError);
  });
});

describe('abilities that wait for their order', () => {
  const state = fromScenario({
    game: {
      edition: 'third-edition',
      scenario: margath,
      players: [
        { hero: 'corbin', hand: [], assets: ['horn-of-courage', 'truesight-bow'], skills: ['marksmanship'] },
        { hero: 'lyssa' },
      ],
    },
    given: { combat: { player: 0, enemy: 'kobolds', phase: 'engage' } },
  });
  const left = (list: readonly string[]) => (s: Open) => Object.assign(top(s), { left: list });
  const horn = 'horn-of-courage/horn-call';

  it('are saved and opened', () => {
    expect(refused(state, () => undefined)).toEqual([]);
    expect(rulesetFor(state).decision(state)?.kind).toBe('triggers/order');
  });

  it.each<readonly [string, (s: Open) => void]>([
    ['left/0', left(['lyre/song', horn])],
    ['left/1', left([horn, horn])],
    ['left/1', left([horn, 'charmed-life/never-a-scratch'])],
    ['', (s) => s.frames.splice(-2, 1)],
  ])('are those of one moment, each once: %s', (local, change) => {
    const paths = refused(state, change);
    expect(paths[0]).toMatch(local === '' ? /^frames\/\d+$/ : new RegExp(`/${local}$`));
  });
});
