import { distances, type GameView, rulesetFor } from '../../../index.js';
import type { Inspection } from '../../../third-edition/entries/edition.js';
import type { Words } from '../../../words/third-edition/index.js';
import { filled, likely, ofSeat, paint, sides, wrap } from './style.js';

type Player = Inspection['players'][number];
type Side = NonNullable<Inspection['combat']>['sides'][number];

const hearts = ({ hero }: Player): string =>
  hero ? `♥ ${hero.health.left}/${hero.health.max.value}${hero.defeated ? ' defeated' : ''}` : '';

export function statusOf(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const { time, villain } = seen;
  const name = villain
    ? `  ${villain.name}${villain.hex === null ? ' is not here yet' : ' walks the land'}`
    : '';
  return [
    filled(paint.magenta(`Act ${time.act}, time ${time.space} of 12${name}`), width),
    ...(time.next.story || time.next.gems
      ? [
          filled(
            paint.magenta(
              `  the round ends with ${[time.next.story ? 'a story card' : '', time.next.gems ? 'gems turned up' : ''].filter(Boolean).join(' and ')}`,
            ),
            width,
          ),
        ]
      : []),
    ...own(seen, seat, words, width),
    ...others(seen, seat, words, width),
    ...under(seen, words, width),
  ];
}

function own(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const me = seen.players[seat];
  if (!me?.hero) return [];
  const { hero, gold, hand, skills, assets, trophies, quests, story, actions } = me;
  const { combat, exploration, social } = trophies.counts;
  const lines = [
    sides(ofSeat(seat)(`${seat + 1} ${words.name('player', seat)}`), paint.yellow(`${gold} gold`), width),
    ...(hero.name === words.name('player', seat) ? [] : [paint.bold(filled(hero.name, width))]),
    sides(
      `${paint.red(hearts(me))}  Speed ${hero.speed.value}`,
      actions === null ? '' : paint.cyan(`${actions} actions left`),
      width,
    ),
    filled(
      `Body ${hero.body.value}  Mind ${hero.mind.value}  Spirit ${hero.spirit.value}  story ${story}`,
      width,
    ),
    filled(`Trophies: combat ${combat}, exploration ${exploration}, social ${social}`, width),
  ];
  for (const [title, cards] of [
    ['Hand', hand.cards],
    ['Skills', skills],
    ['Assets', assets],
    ['Quests', quests],
  ] as const)
    if (cards.length > 0) {
      const names = cards.map(({ name }) => name).join(', ');
      lines.push(...wrap(`${title}: ${names}`, width).map((line) => paint.dim(line)));
    }
  return lines;
}

const others = (seen: Inspection, seat: number, words: Words, width: number): string[] =>
  seen.players
    .filter(({ player }) => player !== seat)
    .map((one) =>
      sides(
        ofSeat(one.player)(`${one.player + 1} ${words.name('player', one.player)}`),
        `${hearts(one)} ${one.gold} gold, ${one.hand.count} cards`,
        width,
      ),
    );

function sideLines(side: Side, words: Words, width: number): string[] {
  const { health, tokens, deals, shields, surges, agility } = side;
  const pool = tokens.filter(({ at, free }) => at === 'pool' && free);
  const shown = pool.map(
    ({ shows }) =>
      `${shows.gold ? '*' : ''}${shows.count > 1 ? shows.count : ''}${words.name('word', shows.symbol)}`,
  );
  const able = [
    ...deals
      .filter(({ doubled }) => doubled > 0)
      .map(
        ({ damage, amount, doubled }) =>
          `${amount}${doubled > amount ? `–${doubled}` : ''} ${words.name('word', damage)}`,
      ),
    ...(shields > 0 ? [`${shields} shield`] : []),
    ...(surges > 0 ? [`${surges} surge`] : []),
    ...(agility > 0 ? [`${agility} agility`] : []),
  ];
  return [
    sides(paint.bold(side.name), paint.red(`♥ ${health.left}/${health.max.value}`), width),
    ...(shown.length > 0 ? wrap(`  tokens ${shown.join(' ')}`, width).map((line) => paint.dim(line)) : []),
    ...(able.length > 0 ? wrap(`  can deal ${able.join(', ')}`, width) : []),
  ];
}

function under(seen: Inspection, words: Words, width: number): string[] {
  const { combat, dice, test, story } = seen;
  const lines: string[] = [];
  const quests = story.flatMap((quest) => (quest ? [quest.name] : []));
  if (quests.length > 0)
    lines.push(...wrap(`Story: ${quests.join(', ')}`, width).map((line) => paint.magenta(line)));
  if (combat) {
    lines.push('', filled(paint.bold.red(`⚔ Combat, round ${combat.round}: ${combat.moment}`), width));
    for (const side of combat.sides) lines.push(...sideLines(side, words, width));
    if (combat.blow)
      lines.push(
        paint.bold(
          filled(`A blow of ${combat.blow.amount} ${words.name('word', combat.blow.damage)}`, width),
        ),
      );
  }
  if (dice && dice.dice.length > 0)
    lines.push(
      '',
      ...wrap(`Dice: ${dice.dice.map(({ face }) => `[${words.name('die', face)}]`).join(' ')}`, width),
    );
  if (test)
    lines.push(
      '',
      filled(
        `Test of ${words.name('attribute', test.attribute)}: ${test.left} cards to come, ${test.successes} successes`,
        width,
      ),
    );
  return lines;
}

export function partyOf(seen: Inspection, words: Words): string[] {
  const cards = (
    title: string,
    list: readonly { readonly card: string; readonly name: string }[],
  ): string[] =>
    list.flatMap(({ card, name }) => [
      `   ${title}: ${name}`,
      ...wrap(words.text(card), 90).map((line) => paint.dim(`      ${line}`)),
    ]);
  return seen.players.flatMap((one) => {
    const { player, hero, gold, hand, hex, story, trophies } = one;
    const name = ofSeat(player)(`${player + 1} ${words.name('player', player)}`);
    if (!hero) return [`${name} has no hero yet.`];
    const { combat, exploration, social } = trophies.counts;
    return [
      `${name}${hex === null ? '' : ` at ${words.name('hex', hex, { form: 'long' })}`}: ${gold} gold, ${story} story, ${hand.count} cards in hand`,
      `   ${paint.bold(hero.name)}  ${hearts(one)}  Speed ${hero.speed.value}  Body ${hero.body.value}  Mind ${hero.mind.value}  Spirit ${hero.spirit.value}`,
      `   Trophies: ${combat} combat, ${exploration} exploration, ${social} social`,
      ...wrap(words.text(hero.card), 90).map((line) => paint.dim(`      ${line}`)),
      ...cards('In hand', hand.cards),
      ...cards('Skill', one.skills),
      ...cards('Asset', one.assets),
      ...cards('Quest', one.quests),
      '',
    ];
  });
}

export const marketOf = ({ markets }: Inspection, words: Words): string[] =>
  markets.flatMap(({ city, distance, offers }) => [
    `${paint.bold(words.name('city', city))}${distance === null ? '' : distance === 0 ? paint.yellow(' (you are here)') : `, ${distance} steps away`}`,
    ...offers.flatMap(({ card, name, type, price, affordable, trade }) => [
      `   ${name} (${type}), ${likely(affordable ? 1 : 0)(`${price} gold`)}${trade ? `, brings ${trade.value} gold ${trade.where.nearest ? `${trade.where.nearest.distance} steps away` : 'somewhere'}` : ''}`,
      ...wrap(words.text(card), 90).map((line) => paint.dim(`      ${line}`)),
    ]),
  ]);

export function lookAt(
  view: GameView<'third-edition'>,
  seen: Inspection,
  seat: number,
  words: Words,
  place: string,
): string[] | null {
  const { board } = rulesetFor(view).rules.content;
  const wanted = place.toLowerCase();
  const named = board.places.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.hex;
  const found = board.hexes.find(({ id }) => id === (named ?? wanted) || id === `h${wanted}`);
  if (!found) return null;
  const from = seen.players[seat]?.hex;
  const far = from ? distances(view, from)[found.id] : undefined;
  const there = seen.hexes.find(({ hex }) => hex === found.id);
  return [
    `${words.name('hex', found.id, { form: 'long' })}: ${words.name('terrain', found.terrain)}`,
    ...(far === undefined ? [] : [`${far} steps from your hero.`]),
    ...(there?.gem ? [`A gem of ${there.gem.type}, ${there.gem.faceup ? 'faceup' : 'facedown'}.`] : []),
    ...(there?.story ?? []).flatMap((card) => [`${words.name('card', card)} is here.`, words.text(card)]),
    ...(there && there.zombies > 0 ? [`${there.zombies} zombies.`] : []),
    ...(there?.heroes ?? []).map((player) => `${words.name('player', player)} is here.`),
  ];
}
