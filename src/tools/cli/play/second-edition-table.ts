import type * as inspected from '../../../index.js';
import { distances, type GameView, rulesetFor } from '../../../index.js';
import type { Words } from '../../../words/second-edition/index.js';
import { filled, likely, ofSeat, paint, sides, wrap } from './style.js';

function modulesOf({ modules }: inspected.Inspection, words: Words): string[] {
  const lines: string[] = [];
  const doom = modules['doom-track'] ?? modules['advanced-runebound']?.doom;
  if (doom) {
    const { counters, spaces, cards, endgame } = doom;
    lines.push(
      endgame
        ? 'The Endgame has begun.'
        : `Doom track: ${cards} cards, ${counters} counters on ${spaces.length} towns`,
    );
  }
  const storm = modules['seven-scions'];
  if (storm) {
    const town = storm.track[storm.counter - 1];
    lines.push(
      storm.endgame
        ? 'The storm has broken: the Endgame.'
        : `Storm at ${town ? words.name('town', town) : `space ${storm.counter}`}, ${storm.scions.filter(({ awakenedBy }) => awakenedBy !== null).length} Scions awake`,
    );
  }
  const { cataclysm } = modules;
  if (cataclysm) {
    const points = cataclysm.players.map(({ player, points }) => `${player + 1}: ${points}`).join('  ');
    lines.push(`Points of ${cataclysm.target}: ${points}`);
  }
  const island = modules['island-of-dread'];
  for (const { player, captain, on } of island?.players ?? [])
    if (captain)
      lines.push(
        `${player + 1} ${on === 'sea' ? 'at sea' : `on ${on}`} with ${captain.name}, ♥ ${captain.life.left}`,
      );
  return lines;
}

type Inspection = inspected.Inspection;
type Character = inspected.CharacterInspection;

const hearts = ({ life }: Character): string => `♥ ${life.left}/${life.max.value}`;
const vigor = ({ stamina }: Character): string => `⚡ ${stamina.left}/${stamina.max.value}`;

export function statusOf(seen: Inspection, seat: number, words: Words, width: number): string[] {
  return [
    ...own(seen, seat, words, width),
    ...others(seen, seat, words, width),
    ...under(seen, words, width),
  ];
}

function own(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const me = seen.players[seat];
  if (!me) return [];
  const { hero, gold, experience, items, allies, companions, runes } = me;
  const name = words.name('player', seat);
  const lines = [sides(ofSeat(seat)(`${seat + 1} ${name}`), paint.yellow(`${gold} gold`), width)];
  if (hero) {
    if (hero.name !== name) lines.push(paint.bold(filled(hero.name, width)));
    lines.push(
      filled(
        `${paint.red(hearts(hero))}  ${paint.cyan(vigor(hero))}  ${experience.points} experience`,
        width,
      ),
      filled(
        `Mind ${hero.mind.value}  Body ${hero.body.value}  Spirit ${hero.spirit.value}${seen.runesToWin === null ? '' : paint.magenta(`  runes ${runes} of ${seen.runesToWin}`)}`,
        width,
      ),
    );
  }
  for (const ally of [...allies, ...companions])
    lines.push(sides(`+ ${ally.name}`, `${paint.red(hearts(ally))} ${paint.cyan(vigor(ally))}`, width));
  for (const line of wrap(items.map(({ card }) => words.name('card', card)).join(', '), width))
    if (line !== '') lines.push(paint.dim(line));
  return lines;
}

function others(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const rest = seen.players.filter(({ player }) => player !== seat);
  return rest.map(({ player, hero, gold, experience, runes }) =>
    sides(
      ofSeat(player)(`${player + 1} ${words.name('player', player)}`),
      `${hero ? `${hearts(hero)} ` : ''}${experience.points} xp ${gold} gold${runes > 0 ? ` ${runes} runes` : ''}`,
      width,
    ),
  );
}

function under(seen: Inspection, words: Words, width: number): string[] {
  const { movement, combat, roll, event } = seen;
  const lines: string[] = [];
  if (event)
    lines.push(...wrap(`Event: ${words.name('card', event.card)}`, width).map((line) => paint.magenta(line)));
  lines.push(...modulesOf(seen, words).map((line) => paint.magenta(filled(line, width))));
  if (movement && movement.dice.length > 0) {
    const dice = movement.dice.map(({ face }) => `[${words.name('die', face)}]`).join(' ');
    lines.push('', ...wrap(`Dice: ${dice}`, width));
  }
  if (combat) {
    const { enemy, round } = combat;
    lines.push(
      '',
      sides(paint.bold.red(`⚔ ${enemy.name}`), `round ${round}`, width),
      filled(`${paint.red(`♥ ${enemy.life.left}/${enemy.life.max.value}`)}  ${combat.moment}`, width),
      ...enemy.attacks.map(({ type, target, damage }) =>
        filled(
          `  ${words.name('phase', type).padEnd(7)} ${target ? `needs ${target.value}` : 'a roll'}, deals ${damage.value}${combat.moment === type ? paint.yellow('  ◀ now') : ''}`,
          width,
        ),
      ),
      ...wrap(words.text(enemy.card), width).map((line) => paint.dim(line)),
    );
  }
  if (roll)
    lines.push(
      filled(
        paint.bold(
          `Roll ${roll.dice.join(' + ')}: ${roll.total.value}${roll.target === null ? '' : ` against ${roll.target}`}`,
        ),
        width,
      ),
    );
  return lines;
}

export function partyOf(seen: Inspection, words: Words): string[] {
  return seen.players.flatMap(
    ({ player, hero, allies, companions, gold, items, kept, experience, space }) => {
      const where =
        space === null ? 'not on the board' : `at ${words.name('space', space, { form: 'long' })}`;
      return [
        `${ofSeat(player)(`${player + 1} ${words.name('player', player)}`)} ${where}: ${gold} gold, ${experience.points} experience`,
        ...[...(hero ? [hero] : []), ...allies, ...companions].flatMap((one) => [
          `   ${paint.bold(one.name)}  ${hearts(one)}  ${vigor(one)}  Mind ${words.value(one.mind)}, Body ${words.value(one.body)}, Spirit ${words.value(one.spirit)}`,
          ...one.attacks.map(
            ({ type, bonus, damage }) =>
              `      ${words.name('phase', type)}: ${words.value(bonus)}, damage ${words.value(damage)}`,
          ),
          ...wrap(words.text(one.card), 90).map((line) => paint.dim(`      ${line}`)),
        ]),
        ...[...items.map(({ card }) => card), ...kept].flatMap((card) => [
          `   ${words.name('card', card)}`,
          ...wrap(words.text(card), 90).map((line) => paint.dim(`      ${line}`)),
        ]),
        '',
      ];
    },
  );
}

export function marketOf({ market, players }: Inspection, words: Words): string[] {
  if (!market) return ['There is no market.'];
  const gold = players[market.player]?.gold ?? 0;
  return market.towns.flatMap(({ town, offers }) => [
    `${paint.bold(words.name('town', town))}${town === market.town ? paint.yellow(' (you are here)') : ''}`,
    ...(offers.length === 0 ? [paint.dim('   nothing')] : []),
    ...offers.flatMap(({ card, kind, price }) => [
      `   ${words.name('card', card)} (${kind}), ${likely(price.value <= gold ? 1 : 0)(`${words.value(price)} gold`)}`,
      ...wrap(words.text(card), 90).map((line) => paint.dim(`      ${line}`)),
    ]),
  ]);
}

export function lookAt(
  view: GameView,
  seen: Inspection,
  seat: number,
  words: Words,
  place: string,
): string[] | null {
  const { board } = rulesetFor(view).rules.content;
  const wanted = place.toLowerCase();
  const found = Object.values(board.spaces).find(
    ({ id, town, name }) =>
      id === wanted ||
      id === `h${wanted}` ||
      town === wanted ||
      (town !== undefined && name?.toLowerCase() === wanted),
  );
  if (!found) return null;
  const from = seen.players[seat]?.space;
  const far = from ? distances(view, from)[found.id] : undefined;
  const there = seen.spaces.find(({ space }) => space === found.id);
  return [
    `${words.name('space', found.id, { form: 'long' })}: ${words.name('terrain', found.terrain)}${found.name ? `, ${found.name}` : ''}`,
    ...(far === undefined ? [] : [`${far} steps from your Hero.`]),
    ...(there?.counters ?? []).map((color) => `An adventure: ${words.name('color', color)}.`),
    ...(there?.challenges ?? []).flatMap((card) => [
      `${words.name('card', card)} waits here.`,
      words.text(card),
    ]),
    ...(there?.heroes ?? []).map((player) => `${words.name('player', player)} is here.`),
  ];
}
