/*
 * A game of Runebound, played by bots and printed turn by turn: npm run demo
 *
 *   --players 4       how many play, 1 to 6 (3)
 *   --edition e       second-edition, or third-edition with --scenario (2 to 4 play it; 2)
 *   --scenario s      of Third Edition: ascendance-of-margath or corpse-king
 *   --seed x          the seed of the game: equal seeds, equal games
 *   --modules a,b     rule modules to put in force
 *   --max-turns n     the most turns of each player (100)
 *   --quiet           prints only the result
 *   --json            prints only one JSON object
 *
 * Outside this repository, import from 'runebound-engine', 'runebound-engine/bots' and 'runebound-engine/words'.
 */
import { parseArgs } from 'node:util';
import { playGame } from '../src/bots/second-edition/index.js';
import { playGame as playThird } from '../src/bots/third-edition/index.js';
import { type GameState, rule } from '../src/index.js';
import { rulesetOf } from '../src/second-edition/index.js';
import { rulesetOf as thirdEdition } from '../src/third-edition/bundled.js';
import type { ThirdEditionEvent, ThirdEditionState } from '../src/third-edition/types.js';
import { createNarrator, storyText, turnHeading, words, wordsOf } from '../src/words/second-edition/index.js';
import {
  createNarrator as createStoryteller,
  wordsOf as wordsOfThird,
} from '../src/words/third-edition/index.js';

const DEFAULT_SEED = 'candlelight';

interface Wishes {
  readonly edition: string;
  readonly scenario: string;
  readonly players: number;
  readonly seed: string;
  readonly modules: readonly string[];
  readonly maxTurns: number;
  readonly quiet: boolean;
  readonly json: boolean;
}

/** Reads the command line. Throws an Error that says what is wrong. */
function readWishes(): Wishes {
  const { values } = parseArgs({
    options: {
      players: { type: 'string' },
      edition: { type: 'string', default: 'second-edition' },
      scenario: { type: 'string' },
      seed: { type: 'string', default: DEFAULT_SEED },
      modules: { type: 'string', default: '' },
      'max-turns': { type: 'string', default: '100' },
      quiet: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const whole = (name: string, text: string, most: number): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1 || number > most)
      throw new Error(`--${name} is a whole number from 1 to ${most}, not "${text}".`);
    return number;
  };
  const { edition, scenario } = values;
  if (edition !== 'second-edition' && edition !== 'third-edition')
    throw new Error(`--edition is second-edition or third-edition, not "${edition}".`);
  const third = edition === 'third-edition';
  if (!third && scenario !== undefined) throw new Error('--scenario is for --edition third-edition.');
  if (third && values.modules !== '') throw new Error('--modules are for --edition second-edition.');
  return {
    edition,
    scenario: scenario ?? 'ascendance-of-margath',
    players: whole('players', values.players ?? (third ? '2' : '3'), third ? 4 : 6),
    seed: values.seed,
    modules: values.modules.split(',').filter((id) => id !== ''),
    maxTurns: whole('max-turns', values['max-turns'], 10_000),
    quiet: values.quiet,
    json: values.json,
  };
}

/** Plays, and prints while it plays. */
function playEvening({ players, seed, modules, maxTurns, quiet, json }: Wishes): void {
  const narrator = createNarrator(wordsOf(rulesetOf(modules)));
  const lines: string[] = [];
  const loud = !quiet && !json;
  const say = (text: string): void => {
    if (loud) lines.push(text);
  };
  let shown = 0;
  let opened = false;
  const game = playGame({
    players,
    seed,
    modules,
    maxTurns,
    onEvents(events, state) {
      if (!opened) {
        opened = true;
        opening(state, seed).forEach(say);
      }
      for (const line of narrator.tell(events, state)) say((line.heading ? '\n' : '') + storyText(line));
      if (state.turn !== shown && process.stderr.isTTY && !loud) {
        shown = state.turn;
        process.stderr.write(`\rturn ${shown} of ${maxTurns * players} at most`);
      }
    },
  });
  for (const line of narrator.rest()) say(storyText(line));
  if (shown > 0) process.stderr.write('\r\u001b[K');
  const result = summary(game.state, game.outcome, game.turns);
  if (json) console.log(JSON.stringify(result));
  else console.log([...lines, ...(loud ? [''] : []), ...ending(result)].join('\n'));
}

/** Prints the players. */
function opening(state: GameState, seed: string): string[] {
  const { name, at } = words(state);
  const seats = state.players.map((_, player) => `  Player ${player + 1} plays ${name('player', player)}.`);
  const { starting } = state;
  return [
    `Runebound, with the seed "${seed}"`,
    ...seats,
    `  ${name('player', starting)} begins.`,
    '',
    turnHeading(at(state), state, 1, starting),
  ];
}

/** The game in numbers, for people and for programs. */
function summary(state: GameState, outcome: GameState['outcome'], turns: number) {
  const { name } = words(state);
  const card = (id: string): string => name('card', id);
  const winners = (outcome?.winners ?? []).map((player) => ({ player, hero: name('player', player) }));
  return {
    winner: winners[0] ?? null,
    // In an Endgame that nobody survives the victory may be shared.
    winners,
    how: outcome?.how ?? null,
    ended: outcome ? name('how', outcome.how) : null,
    rule: outcome?.rule ?? null,
    turns,
    turnsEach: Math.ceil(turns / state.players.length),
    players: state.players.map((p, player) => ({
      hero: name('player', player),
      gold: p.gold,
      experience: Object.values(p.hero.experience).reduce((sum, counters) => sum + counters, 0),
      allies: p.allies.map((held) => card(held.card)),
      items: p.items.map((held) => card(held.card)),
      kept: p.kept.map(card),
    })),
  };
}

function ending(result: ReturnType<typeof summary>): string[] {
  const { winners, ended, rule: id, turns, turnsEach, players } = result;
  const standings = players.map(({ hero, gold, experience, allies, items, kept }) => {
    const cards = [...allies, ...items, ...kept];
    const held = cards.length > 0 ? cards.join(', ') : 'nothing';
    return `  ${hero}: ${experience} experience counters, ${gold} gold, ${held}.`;
  });
  if (winners.length === 0 || !ended || !id)
    return [`Nobody has won after ${turns} turns (${turnsEach} a player).`, ...standings];
  const named = winners.map(({ hero, player }) => `${hero} (player ${player + 1})`);
  const victors = named.length > 1 ? `${named.join(' and ')} share the victory` : `${named[0]} wins`;
  return [
    `${victors} after ${turns} turns (${turnsEach} a player): ${ended}.`,
    `  ${rule(id).text} [${id}]`,
    ...standings,
  ];
}

/** Plays Third Edition, and prints what a spectator sees. */
function playThirdEdition({ scenario, players, seed, maxTurns, quiet, json }: Wishes): void {
  const ruleset = thirdEdition(scenario);
  const said = wordsOfThird(ruleset);
  const narrator = createStoryteller(said);
  const lines = [`Runebound Third Edition: ${said.name('module', scenario)}, with the seed "${seed}"`];
  const tell = (events: readonly ThirdEditionEvent[], state: ThirdEditionState): void => {
    for (const line of narrator.tell(ruleset.eventsFor(events, null), state))
      lines.push((line.heading ? '\n' : '') + storyText(line));
  };
  const setup = ruleset.startGame({ edition: 'third-edition', scenario, players, seed });
  tell(setup.events, setup.state);
  const { state } = playThird({ scenario, players, seed, maxRounds: maxTurns, onEvents: tell });
  for (const line of narrator.rest()) lines.push(storyText(line));
  const result = summaryOfThird(state);
  if (json) console.log(JSON.stringify(result));
  else console.log([...(quiet ? [] : [...lines, '']), ...endingOfThird(result)].join('\n'));
}

/** A game of Third Edition in numbers, for people and for programs. */
function summaryOfThird(state: ThirdEditionState) {
  const { name, outcome } = wordsOfThird(thirdEdition(state.modules[0] ?? '')).at(state);
  const card = (id: string): string => name('card', id);
  return {
    winners: (state.outcome?.winners ?? []).map((player) => ({ player, hero: name('player', player) })),
    how: state.outcome?.how ?? null,
    ended: state.outcome ? outcome(state.outcome) : null,
    rule: state.outcome?.rule ?? null,
    rounds: state.round,
    players: state.players.map((p, player) => ({
      hero: name('player', player),
      out: p.out,
      gold: p.gold,
      damage: p.damage,
      skills: p.skills.map(card),
      assets: p.assets.map(card),
      trophies: p.trophies.length + Object.values(p.secret).reduce((sum, { length }) => sum + length, 0),
    })),
  };
}

function endingOfThird({ ended, rule: id, rounds, players }: ReturnType<typeof summaryOfThird>): string[] {
  const standings = players.map(({ hero, out, gold, damage, skills, assets, trophies }) => {
    const held = [...skills, ...assets].join(', ') || 'nothing';
    return `  ${hero}${out ? ' (eliminated)' : ''}: ${trophies} trophies, ${gold} gold, ${damage} damage, ${held}.`;
  });
  if (!ended || !id) return [`Nobody has won after ${rounds} rounds.`, ...standings];
  return [`${ended} After ${rounds} rounds.`, `  ${rule(id).text} [${id}]`, ...standings];
}

try {
  const wishes = readWishes();
  if (wishes.edition === 'third-edition') playThirdEdition(wishes);
  else playEvening(wishes);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
