import type * as inspected from '../../../src/index.js';
import { distances, type GameView, rulesetFor } from '../../../src/index.js';
import type { Words } from '../../../src/words/second-edition/index.js';
import { together } from '../terminal.js';
import { apart, cardText, goalsOf, likely, linesOf, ofSeat, type Part, paint, pale, wrap } from './style.js';
import { texts } from './texts.js';

type Inspection = inspected.Inspection;
type Character = inspected.CharacterInspection;
type Stall = NonNullable<Inspection['market']>['towns'][number];

const hearts = ({ life }: Pick<Character, 'life'>): string => `♥ ${life.left}/${life.max.value}`;
const vigor = ({ stamina }: Character): string => `⚡ ${stamina.left}/${stamina.max.value}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Attributes = Pick<Character, 'mind' | 'body' | 'spirit'>;

/** Mind, Body and Spirit with their values. */
const attributesOf = (
  words: Words,
  told: (value: Character['mind']) => string,
  between: string,
  of: Attributes,
): string =>
  (['mind', 'body', 'spirit'] as const)
    .map((name) => together(`${capital(words.name('attribute', name))} ${told(of[name])}`))
    .join(between);

function moduleLines({ modules }: Inspection, words: Words): readonly Part[] {
  const { cataclysm, 'seven-scions': storm, 'island-of-dread': island } = modules;
  const doom = modules['doom-track'] ?? modules['advanced-runebound']?.doom;
  const town = storm?.track[storm.counter - 1];
  const awake = storm?.scions.filter(({ awakenedBy }) => awakenedBy !== null).length;
  const points = cataclysm?.players.map((one) => `${one.player + 1}: ${one.points}`).join('  ');
  return [
    doom?.endgame && texts().endgame,
    doom && !doom.endgame && texts().doom(doom.cards, doom.counters, doom.spaces.length),
    storm?.endgame && texts().stormBroken,
    storm &&
      !storm.endgame &&
      texts().storm(town ? words.name('town', town) : texts().stormSpace(storm.counter), awake ?? 0),
    cataclysm && texts().points(cataclysm.target, points ?? ''),
    island?.players.map(
      ({ player, captain, on }) => captain && texts().voyage(player + 1, on, captain.name, captain.life.left),
    ),
  ];
}

/** The player's possessions and what is under way. */
export function statusOf(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const others = seen.players.filter(({ player }) => player !== seat);
  return linesOf(
    own(seen, seat, words, width),
    seen.combat === null &&
      goalsOf(seen.goals, seat, words)
        .flatMap((line) => wrap(line, width))
        .map((line) => paint.magenta(line)),
    others.map(({ player, hero, gold, experience, runes }) =>
      apart(
        ofSeat(player)(`${player + 1} ${words.name('player', player)}`),
        `${hero ? `${hearts(hero)} ` : ''}${texts().short(experience.points, gold, runes)}`,
        width,
      ),
    ),
    under(seen, words, width),
  );
}

function own({ players }: Inspection, seat: number, words: Words, width: number): readonly Part[] {
  const me = players[seat];
  if (!me) return [];
  const { hero, gold, experience, items, allies, companions } = me;
  const name = words.name('player', seat);
  return [
    apart(ofSeat(seat)(`${seat + 1} ${name}`), paint.yellow(texts().gold(gold)), width),
    hero && [
      words.name('card', hero.card) !== name && paint.bold(words.name('card', hero.card)),
      `${paint.red(hearts(hero))}  ${paint.cyan(vigor(hero))}  ${texts().experience(experience.points)}`,
      attributesOf(words, ({ value }) => `${value}`, '  ', hero),
    ],
    [...allies, ...companions].map((ally) =>
      apart(
        `+ ${words.name('card', ally.card)}`,
        `${paint.red(hearts(ally))} ${paint.cyan(vigor(ally))}`,
        width,
      ),
    ),
    pale(items.map(({ card }) => words.name('card', card)).join(', '), width),
  ];
}

function under(seen: Inspection, words: Words, width: number): readonly Part[] {
  const { movement, combat, roll, event } = seen;
  const dice = movement?.dice.map(({ face }) => `[${words.name('die', face)}]`).join(' ');
  return [
    event && wrap(texts().event(words.name('card', event.card)), width).map((line) => paint.magenta(line)),
    linesOf(moduleLines(seen, words)).map((line) => paint.magenta(line)),
    dice ? ['', wrap(texts().dice(dice), width)] : null,
    combat && [
      '',
      apart(paint.bold.red(`⚔ ${words.name('card', combat.enemy.card)}`), texts().round(combat.round), width),
      `${paint.red(hearts(combat.enemy))}  ${words.name('phase', combat.moment)}`,
      combat.enemy.attacks.map(
        ({ type, target, damage }) =>
          `  ${words.name('phase', type).padEnd(7)} ${texts().attack(target?.value ?? null, damage.value)}${combat.moment === type ? paint.yellow(`  ◀ ${texts().now}`) : ''}`,
      ),
      wrap(words.text(combat.enemy.card), width).map((line) => paint.dim(line)),
    ],
    roll && paint.bold(texts().roll(roll.dice.join(' + '), roll.total.value, roll.target)),
  ];
}

export function partyOf(seen: Inspection, words: Words): string[] {
  return seen.players.flatMap(
    ({ player, hero, allies, companions, gold, items, kept, experience, space }) => {
      const where =
        space === null ? texts().notOnBoard : texts().at(words.name('space', space, { form: 'long' }));
      return linesOf(
        `${ofSeat(player)(`${player + 1} ${words.name('player', player)}`)} ${where}: ${texts().gold(gold)}, ${texts().experience(experience.points)}`,
        [...(hero ? [hero] : []), ...allies, ...companions].map((one) => [
          `   ${paint.bold(words.name('card', one.card))}  ${hearts(one)}  ${vigor(one)}  ${attributesOf(words, (value) => words.value(value), ', ', one)}`,
          one.attacks.map(
            ({ type, bonus, damage }) =>
              `      ${words.name('phase', type)}: ${words.value(bonus)}, ${texts().damage(words.value(damage))}`,
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

const stallOf = ({ offers }: Pick<Stall, 'offers'>, gold: number, words: Words): readonly Part[] => [
  offers.length === 0 && paint.dim(`   ${texts().nothing}`),
  offers.map(({ card, kind, price }) => [
    `   ${words.name('card', card)} (${words.name('word', kind)}), ${likely(price.value <= gold ? 1 : 0)(texts().gold(words.value(price)))}`,
    cardText(words.text(card)),
  ]),
];

export function marketOf({ market, players }: Inspection, words: Words): string[] {
  if (!market) return [texts().noMarket];
  const gold = players[market.player]?.gold ?? 0;
  return linesOf(
    market.towns.map(({ town, offers }) => [
      `${paint.bold(words.name('town', town))}${town === market.town ? paint.yellow(` (${texts().youAreHere})`) : ''}`,
      stallOf({ offers }, gold, words),
    ]),
  );
}

/** A place on the board, by its id, number or name. */
export function placeOf(view: GameView, words: Words, place: string) {
  const wanted = place.toLowerCase();
  return Object.values(rulesetFor(view).rules.content.board.spaces).find(
    ({ id, town, name }) =>
      [id, town].includes(wanted) ||
      id === `h${wanted}` ||
      (town !== undefined && [name, words.name('town', town)].some((one) => one?.toLowerCase() === wanted)),
  );
}

export function lookAt(
  view: GameView,
  seen: Inspection,
  seat: number,
  words: Words,
  place: string,
): string[] | null {
  const found = placeOf(view, words, place);
  if (!found) return null;
  const from = seen.players[seat]?.space;
  const far = from ? distances(view, from)[found.id] : undefined;
  const there = seen.spaces.find(({ space }) => space === found.id);
  const name = words.name('space', found.id, { form: 'long' });
  const terrain = words.name('terrain', found.terrain);
  const stall = seen.market?.towns.find(({ town }) => town === found.town);
  return linesOf(
    `${capital(name)}${found.town === undefined && !name.includes(terrain) ? `: ${terrain}` : ''}`,
    far !== undefined && texts().fromHero(far),
    there?.counters.map((color) => texts().adventureHere(words.name('color', color))),
    there?.challenges.map((card) => [texts().waits(words.name('card', card)), words.text(card)]),
    there?.heroes.map((player) => texts().isHere(words.name('player', player))),
    stall && ['', texts().pages.market, stallOf(stall, seen.players[seat]?.gold ?? 0, words)],
  );
}
