import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actionCode, EngineError, type GameTypes, type LightRuleset } from '../../src/kernel/index.js';
import type { SoakGame, SoakParts } from './edition.js';
import { count, type Figures } from './figures.js';

/* Plays a game of any edition, and checks on the way that the rules hold together. */

class Failure extends Error {}

/** More decisions than any turn takes: only players who go round in circles get there. */
const PATIENCE = 5_000;

/** A state without its generator: a simulation writes that down only when asked. */
const plain = <S extends GameTypes['state']>(state: S): S => ({
  ...state,
  chance: { ...state.chance, generator: null },
});

/** How to come to the failure again: the whole of it in a file, the end of it in words. */
function reproduction(number: number, told: string, options: unknown, codes: readonly string[]): string {
  const file = join(tmpdir(), `runebound-soak-${number}.json`);
  writeFileSync(file, JSON.stringify({ options, codes }, null, 1));
  return [
    `  ${told}, then ${codes.length} actions, all of them in ${file}; the last are`,
    ...codes.slice(-25).map((code) => `    ${code}`),
  ].join('\n');
}

function allAccepted<T extends GameTypes>(
  ruleset: LightRuleset<T>,
  state: T['state'],
  legal: readonly T['action'][],
): void {
  for (const action of legal) {
    const ruling = ruleset.explain(state, action);
    if (!ruling.legal) throw new Failure(`Listed but refused: ${actionCode(action)}: ${ruling.reason}`);
  }
}

/** Plays one game, and checks it. */
export function playOne<T extends GameTypes>(parts: SoakParts<T>, number: number, figures: Figures): void {
  const codes: string[] = [];
  let game: SoakGame<T> | null = null;
  try {
    game = parts.game(number);
    play(parts, game, number, figures, codes);
  } catch (error) {
    const what =
      error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
    const names = game?.players.map(({ name }) => name).join(', ') ?? 'not begun';
    figures.failures.push(
      `Game ${number} (${names}): ${what}\n${reproduction(number, game?.told ?? 'Setup', game?.options ?? null, codes)}`,
    );
  }
}

function play<T extends GameTypes>(
  parts: SoakParts<T>,
  game: SoakGame<T>,
  number: number,
  figures: Figures,
  codes: string[],
): void {
  const { ruleset, start, players } = game;
  const thorough = number % 10 === 0;
  let shadow: T['state'] | null = number % 20 === 0 ? start : null;
  const unbroken = (state: T['state']): void => {
    const broken = parts.broken(ruleset, state);
    if (broken.length > 0)
      throw new Failure(broken.map(({ path, message }) => `${path}: ${message}`).join('; '));
  };
  const happened: T['event'][] = [];
  const sim = ruleset.simulate(start, {
    chance: 'state',
    check: false,
    onEvents: (events) => happened.push(...events),
  });
  const begun = parts.turnsOf(start);
  let turn = begun;
  let decisions = 0;
  while (sim.outcome === null && !game.isOver(sim.state)) {
    const decision = sim.decision();
    if (decision === null || decision.actor === 'chance') throw new Failure('The game waits for nobody.');
    if (++decisions > PATIENCE) throw new Failure(`Turn ${turn} never ends: at ${decision.kind}.`);
    const frame = sim.state.frames[sim.state.frames.length - 1];
    count(figures.decisions, `${frame?.kind}/${frame?.step}`);
    for (const { kind } of sim.state.frames) count(figures.frames, kind);
    const player = decision.actor;
    const legal = sim.legalActions();
    if (legal.length === 0)
      throw new Failure(`Nothing can be done at ${decision.kind}: the game cannot go on.`);
    if (thorough) allAccepted(ruleset, sim.state, legal);
    const action = players[player]?.choose(sim.view(player), legal, { player, decision, ruleset });
    if (action === undefined || !legal.includes(action))
      throw new EngineError('illegal-choice', `Player ${player} did not choose one of the legal actions.`);
    codes.push(actionCode(action));
    const next = shadow && ruleset.transition(shadow, action);
    sim.apply(action);
    const events = happened.splice(0);
    for (const event of events) {
      count(figures.rules, event.rule);
      if (!parts.drawEvents.includes(event.type)) continue;
      figures.draws += 1;
      count(figures.cards, String('card' in event && event.card));
    }
    if (thorough || parts.turnsOf(sim.state) !== turn) {
      figures.checkedStates += 1;
      unbroken(sim.snapshot());
    }
    if (parts.turnsOf(sim.state) !== turn) decisions = 0;
    turn = parts.turnsOf(sim.state);
    if (next === null) continue;
    shadow = next.state;
    figures.comparedSteps += 1;
    if (ruleset.hashState(plain(shadow)) !== ruleset.hashState(plain(sim.state)))
      throw new Failure('The executors disagree on a state.');
    if (JSON.stringify(next.events) !== JSON.stringify(events))
      throw new Failure('The executors disagree on events.');
  }
  const last = sim.snapshot();
  unbroken(last);
  if (shadow !== null && ruleset.hashState(shadow) !== ruleset.hashState(last))
    throw new Failure('The executors disagree on the last state.');
  const turns = turn - begun;
  figures.games += 1;
  figures.steps += codes.length;
  figures.turns += turns;
  if (sim.outcome === null) {
    if (game.mustEnd !== null) throw new Failure(game.mustEnd);
    figures.bound += 1;
  } else {
    count(figures.ways, sim.outcome.how);
    figures.lengths.push(Math.ceil(turns / players.length));
  }
}
