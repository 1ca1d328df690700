import type * as inspected from '../../../src/index.js';
import { distances, type GameView, rulesetFor } from '../../../src/index.js';
import type { Words } from '../../../src/words/second-edition/index.js';
import { cardText, likely, linesOf, ofSeat, type Part, paint, pale, sides, wrap } from './style.js';

type Inspection = inspected.Inspection;
type Character = inspected.CharacterInspection;

const hearts = ({ life }: Pick<Character, 'life'>): string => `♥ ${life.left}/${life.max.value}`;
const vigor = ({ stamina }: Character): string => `⚡ ${stamina.left}/${stamina.max.value}`;

function moduleLines({ modules }: Inspection, words: Words): readonly Part[] {
  const { cataclysm, 'seven-scions': storm, 'island-of-dread': island } = modules;
  const doom = modules['doom-track'] ?? modules['advanced-runebound']?.doom;
  const town = storm?.track[storm.counter - 1];
  const awake = storm?.scions.filter(({ awakenedBy }) => awakenedBy !== null).length;
  const points = cataclysm?.players.map((one) => `${one.player + 1}: ${one.points}`).join('  ');
  return [
    doom?.endgame && 'The Endgame has begun.',
    doom &&
      !doom.endgame &&
      `Doom track: ${doom.cards} cards, ${doom.counters} counters on ${doom.spaces.length} towns`,
    storm?.endgame && 'The storm has broken: the Endgame.',
    storm &&
      !storm.endgame &&
      `Storm at ${town ? words.name('town', town) : `space ${storm.counter}`}, ${awake} Scions awake`,
    cataclysm && `Points of ${cataclysm.target}: ${points}`,
    island?.players.map(
      ({ player, captain, on }) =>
        captain &&
        `${player + 1} ${on === 'sea' ? 'at sea' : `on ${on}`} with ${captain.name}, ♥ ${captain.life.left}`,
    ),
  ];
}

/** The player's possessions and what is under way. */
export function statusOf(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const others = seen.players.filter(({ player }) => player !== seat);
  return linesOf(
    own(seen, seat, words, width),
    others.map(({ player, hero, gold, experience, runes }) =>
      sides(
        ofSeat(player)(`${player + 1} ${words.name('player', player)}`),
        `${hero ? `${hearts(hero)} ` : ''}${experience.points} xp ${gold} gold${runes > 0 ? ` ${runes} runes` : ''}`,
        width,
      ),
    ),
    under(seen, words, width),
  );
}

function own(
  { players, runesToWin }: Inspection,
  seat: number,
  words: Words,
  width: number,
): readonly Part[] {
  const me = players[seat];
  if (!me) return [];
  const { hero, gold, experience, items, allies, companions, runes } = me;
  const name = words.name('player', seat);
  return [
    sides(ofSeat(seat)(`${seat + 1} ${name}`), paint.yellow(`${gold} gold`), width),
    hero && [
      hero.name !== name && paint.bold(hero.name),
      `${paint.red(hearts(hero))}  ${paint.cyan(vigor(hero))}  ${experience.points} experience`,
      `Mind ${hero.mind.value}  Body ${hero.body.value}  Spirit ${hero.spirit.value}`,
      runesToWin !== null && paint.magenta(`Dragon Runes: ${runes} of ${runesToWin}`),
    ],
    [...allies, ...companions].map((ally) =>
      sides(`+ ${ally.name}`, `${paint.red(hearts(ally))} ${paint.cyan(vigor(ally))}`, width),
    ),
    pale(items.map(({ card }) => words.name('card', card)).join(', '), width),
  ];
}

function under(seen: Inspection, words: Words, width: number): readonly Part[] {
  const { movement, combat, roll, event } = seen;
  const dice = movement?.dice.map(({ face }) => `[${words.name('die', face)}]`).join(' ');
  return [
    event && wrap(`Event: ${words.name('card', event.card)}`, width).map((line) => paint.magenta(line)),
    linesOf(moduleLines(seen, words)).map((line) => paint.magenta(line)),
    dice ? ['', wrap(`Dice: ${dice}`, width)] : null,
    combat && [
      '',
      sides(paint.bold.red(`⚔ ${combat.enemy.name}`), `round ${combat.round}`, width),
      `${paint.red(hearts(combat.enemy))}  ${combat.moment}`,
      combat.enemy.attacks.map(
        ({ type, target, damage }) =>
          `  ${words.name('phase', type).padEnd(7)} ${target ? `needs ${target.value}` : 'a roll'}, deals ${damage.value}${combat.moment === type ? paint.yellow('  ◀ now') : ''}`,
      ),
      wrap(words.text(combat.enemy.card), width).map((line) => paint.dim(line)),
    ],
    roll &&
      paint.bold(
        `Roll ${roll.dice.join(' + ')}: ${roll.total.value}${roll.target === null ? '' : ` against ${roll.target}`}`,
      ),
  ];
}

export function partyOf(seen: Inspection, words: Words): string[] {
  return seen.players.flatMap(
    ({ player, hero, allies, companions, gold, items, kept, experience, space }) => {
      const where =
        space === null ? 'not on the board' : `at ${words.name('space', space, { form: 'long' })}`;
      return linesOf(
        `${ofSeat(player)(`${player + 1} ${words.name('player', player)}`)} ${where}: ${gold} gold, ${experience.points} experience`,
        [...(hero ? [hero] : []), ...allies, ...companions].map((one) => [
          `   ${paint.bold(one.name)}  ${hearts(one)}  ${vigor(one)}  Mind ${words.value(one.mind)}, Body ${words.value(one.body)}, Spirit ${words.value(one.spirit)}`,
          one.attacks.map(
            ({ type, bonus, damage }) =>
              `      ${words.name('phase', type)}: ${words.value(bonus)}, damage ${words.value(damage)}`,
          ),
          cardText(words.text(one.card)),
        ]),
        [...items.map(({ card }) => card), ...kept].map((card) => [
          `   ${words.name('card', card)}`,
          cardText(words.text(card)),
        ]),
        '',
      );
    },
  );
}

export function marketOf({ market, players }: Inspection, words: Words): string[] {
  if (!market) return ['There is no market.'];
  const gold = players[market.player]?.gold ?? 0;
  return linesOf(
    market.towns.map(({ town, offers }) => [
      `${paint.bold(words.name('town', town))}${town === market.town ? paint.yellow(' (you are here)') : ''}`,
      offers.length === 0 && paint.dim('   nothing'),
      offers.map(({ card, kind, price }) => [
        `   ${words.name('card', card)} (${kind}), ${likely(price.value <= gold ? 1 : 0)(`${words.value(price)} gold`)}`,
        cardText(words.text(card)),
      ]),
    ]),
  );
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
      [id, town].includes(wanted) ||
      id === `h${wanted}` ||
      (town !== undefined && name?.toLowerCase() === wanted),
  );
  if (!found) return null;
  const from = seen.players[seat]?.space;
  const far = from ? distances(view, from)[found.id] : undefined;
  const there = seen.spaces.find(({ space }) => space === found.id);
  return linesOf(
    `${words.name('space', found.id, { form: 'long' })}: ${words.name('terrain', found.terrain)}${found.name ? `, ${found.name}` : ''}`,
    far !== undefined && `${far} steps from your Hero.`,
    there?.counters.map((color) => `An adventure: ${words.name('color', color)}.`),
    there?.challenges.map((card) => [`${words.name('card', card)} waits here.`, words.text(card)]),
    there?.heroes.map((player) => `${words.name('player', player)} is here.`),
  );
}
