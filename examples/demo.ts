/*
 * An evening of Runebound, played by bots and told turn by turn: npm run demo
 *
 *   --players 4       how many play, 1 to 6 (3)
 *   --seed x          which evening it is: equal seeds, equal games
 *   --modules a,b     rule modules to put in force
 *   --max-turns n     turns a player after which everybody goes home (100)
 *   --quiet           only how it ended
 *   --json            only one JSON object about it
 *
 * Outside this repository, import from 'runebound-engine', 'runebound-engine/bots' and 'runebound-engine/words'.
 */
import { parseArgs } from 'node:util';
import { playGame } from '../src/bots/index.js';
import { type GameState, rule } from '../src/index.js';
import { rulesetOf } from '../src/second-edition/index.js';
import { createNarrator, storyText, turnHeading, words, wordsOf } from '../src/words/index.js';

const DEFAULT_SEED = 'candlelight';

interface Wishes {
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
      players: { type: 'string', default: '3' },
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
  return {
    players: whole('players', values.players, 6),
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

/** Who has come to play. */
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

try {
  playEvening(readWishes());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
