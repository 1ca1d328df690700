/*
 * A whole game at one keyboard, in words: npm run hot-seat -- Ann Bo
 * `--seed x` is another game, `--load file` goes on from what `save file` wrote; a pipe may type as well as a person.
 * Nothing here knows a rule: the engine answers everything. docs/screens.md explains it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Answer, GameTable, PlayerInspection } from 'runebound-engine';
import { actionCode, answers, attempts, createTable, distances, inspect, odds } from 'runebound-engine';
import { createNarrator, storyText, words } from 'runebound-engine/words';

const HELP = 'A number chooses. Also: ? (everybody), where (adventures), why (not), undo, redo, save, quit.';

/** Plays a game: prints texts and reads typed lines, until the game or the input ends. */
export async function play(
  table: GameTable,
  lines: Iterable<string> | AsyncIterable<string>,
  say: (text: string) => void,
  players: readonly string[] = [],
): Promise<void> {
  const now = table.getSnapshot;
  const seen = () => inspect(now().state);
  const inWords = words(now().state, { players });
  const { ask, describe, name, outcome, reason, text, value } = inWords;
  const narrator = createNarrator(inWords);

  /** What happened with the last action. */
  const tell = (): void => {
    const { log, state } = now();
    const told = narrator.tell(log.at(-1)?.events ?? [], state);
    for (const line of [...told, ...narrator.rest()]) say(storyText(line, { rules: false }));
  };

  /** The possessions of a player, each value with its parts. */
  const sheet = (of: PlayerInspection): void => {
    for (const one of [of.hero ?? [], of.allies, of.companions].flat()) {
      const { life, stamina, mind, body, spirit } = one;
      const bears = `Life ${life.left} of ${value(life.max)}, Stamina ${stamina.left} of ${value(stamina.max)}`;
      const is = `Mind ${value(mind)}, Body ${value(body)}, Spirit ${value(spirit)}`;
      say(`  ${name('card', one.card)}: ${bears}, ${is}`);
    }
    const where = of.space ? ` at ${name('space', of.space, { form: 'long' })}` : '';
    const has = [`${of.gold} gold`, `${of.experience.points} experience`];
    for (const { card } of of.items) has.push(name('card', card));
    say(`  ${name('player', of.player)}${where}: ${has.join(', ')}`);
  };

  /** What the decision is about: the dice, the enemy, the roll, the card, the harm. */
  const situation = (): void => {
    const { turn, movement, combat, roll } = seen();
    const about = answers(now().state)?.question;
    const dice = movement?.dice.map(({ face }) => name('die', face)) ?? [];
    if (dice.length > 0) say(`  Movement dice: ${dice.join(', ')}`);
    if (combat) {
      const { card, life, attacks } = combat.enemy;
      say(`  In ${turn.moment ?? turn.step}, against ${name('card', card)}. ${text(card)}`);
      say(`    Life ${life.left} of ${value(life.max)}`);
      for (const { type, target, damage } of attacks)
        say(`    ${name('phase', type)}: ${target ? value(target) : 'a roll'}, deals ${value(damage)}`);
    }
    if (roll) say(`  The roll: ${value(roll.total)}${roll.target === null ? '' : ` against ${roll.target}`}`);
    if (about?.is === 'card') say(`  ${name('card', about.card)}: ${text(about.card)}`);
    if (about?.is === 'harm') say(`  ${name('card', about.character)}, ${about.harm}: ${about.amount}`);
  };

  /** A legal action: where it leads, what it costs, what the card does, how likely the roll succeeds. */
  const choice = ({ action, is }: Answer): string => {
    const { market, spaces } = seen();
    const said = [describe(action, { form: 'short' })];
    const there = is.is === 'space' ? spaces.find(({ space }) => space === is.space) : undefined;
    for (const color of there?.counters ?? []) said.push(`${name('color', color)} adventure`);
    if ((is.is === 'card' || is.is === 'ability') && action.type !== 'card/discard') {
      const priced = [...(market?.sales ?? []), ...(market?.towns.flatMap((town) => town.offers) ?? [])];
      const offer = priced.find(({ card }) => card === is.card);
      if (offer && action.type.startsWith('market/')) said.push(`${value(offer.price)} gold`);
      if (text(is.card)) said.push(text(is.card));
    }
    const code = actionCode(action);
    const roll = odds(now().state).options.find((one) => one.action && actionCode(one.action) === code);
    if (roll) said.push(`${Math.round(roll.chance * 100)} %`);
    return said.join(' — ');
  };

  const draw = (): void => {
    const { decision, state } = now();
    say('');
    if (state.outcome) return say(outcome(state.outcome));
    for (const player of seen().players) if (player.player === decision?.actor) sheet(player);
    situation();
    say(ask(decision));
    answers(state)?.list.forEach((one, at) => say(`${`${at + 1}`.padStart(4)}. ${choice(one)}`));
  };

  const commands = new Map(
    Object.entries<(file: string) => void>({
      '?': () => seen().players.forEach(sheet),
      where() {
        const { spaces, players, turn } = seen();
        const from = players[turn.player ?? 0]?.space;
        for (const [space, far] of Object.entries(from ? distances(now().state, from) : {}))
          for (const color of spaces.find((one) => one.space === space)?.counters ?? [])
            say(`  ${far} away: ${name('color', color)}, ${name('space', space, { form: 'long' })}`);
      },
      why() {
        for (const { action, ruling } of attempts(now().state).flatMap((group) => group.attempts))
          if (ruling) say(`  No: ${describe(action, { form: 'short' })} — ${reason(ruling)}`);
      },
      undo: table.undo,
      redo: table.redo,
      save(file) {
        writeFileSync(file, table.save());
        say(`Saved in ${resolve(file)}. To go on: npm run hot-seat -- --load ${file}`);
      },
    }),
  );

  say(HELP);
  tell();
  draw();
  for await (const line of lines) {
    const [typed = '', file = 'hot-seat.json'] = line.trim().split(/\s+/);
    if (typed === 'quit') return;
    const { step } = now();
    try {
      const chosen = answers(now().state)?.list[Number(typed) - 1];
      if (chosen) table.act(chosen.action);
      else (commands.get(typed) ?? (() => say(HELP)))(file);
    } catch (error) {
      say(error instanceof Error ? error.message : `${error}`); // Nothing was changed.
    }
    if (now().step > step) tell();
    if (now().step !== step) draw();
    if (now().state.outcome) return;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: 'tamalir' }, load: { type: 'string' } },
    allowPositionals: true,
  });
  const options = { players: positionals.length || 2, seed: values.seed };
  const table = createTable(values.load ? { from: readFileSync(values.load, 'utf8') } : { options });
  const keyboard = createInterface({ input: process.stdin });
  await play(table, keyboard, console.log, positionals);
  keyboard.close();
}
