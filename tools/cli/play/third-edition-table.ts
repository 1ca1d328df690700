import { distances, type GameView, rulesetFor } from '../../../src/index.js';
import type { Inspection } from '../../../src/third-edition/entries/edition.js';
import type { Words } from '../../../src/words/third-edition/index.js';
import { cardText, likely, linesOf, ofSeat, type Part, paint, pale, sides, wrap } from './style.js';

type Player = Inspection['players'][number];
type Side = NonNullable<Inspection['combat']>['sides'][number];

const hearts = ({ hero }: Player): string =>
  hero ? `♥ ${hero.health.left}/${hero.health.max.value}${hero.defeated ? ' defeated' : ''}` : '';

/** The player's possessions and what is under way. */
export function statusOf(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const { time, villain } = seen;
  const name = villain && `${villain.name}${villain.hex === null ? ' is not here yet' : ' walks the land'}`;
  const comes = linesOf(time.next.story && 'a story card', time.next.gems && 'gems turned up');
  const others = seen.players.filter(({ player }) => player !== seat);
  return linesOf(
    linesOf(
      `Act ${time.act}, time ${time.space} of 12`,
      name && wrap(name, width),
      comes.length > 0 && wrap(`the round ends with ${comes.join(' and ')}`, width),
    ).map((line) => paint.magenta(line)),
    own(seen, seat, words, width),
    others.map((one) =>
      sides(
        ofSeat(one.player)(`${one.player + 1} ${words.name('player', one.player)}`),
        `${hearts(one)} ${one.gold} gold, ${one.hand.count} cards`,
        width,
      ),
    ),
    under(seen, words, width),
  );
}

function own(seen: Inspection, seat: number, words: Words, width: number): readonly Part[] {
  const me = seen.players[seat];
  if (!me?.hero) return [];
  const { hero, gold, hand, skills, assets, trophies, quests, story, actions } = me;
  const { combat, exploration, social } = trophies.counts;
  const player = words.name('player', seat);
  const left = actions === null ? '' : paint.cyan(`${actions} actions left`);
  const piles = { Hand: hand.cards, Skills: skills, Assets: assets, Quests: quests };
  return [
    sides(ofSeat(seat)(`${seat + 1} ${player}`), paint.yellow(`${gold} gold`), width),
    hero.name !== player && paint.bold(hero.name),
    sides(`${paint.red(hearts(me))}  Speed ${hero.speed.value}`, left, width),
    `Body ${hero.body.value}  Mind ${hero.mind.value}  Spirit ${hero.spirit.value}`,
    wrap(`Story ${story}, trophies: combat ${combat}, exploration ${exploration}, social ${social}`, width),
    Object.entries(piles).map(
      ([title, cards]) =>
        cards.length > 0 && pale(`${title}: ${cards.map((one) => one.name).join(', ')}`, width),
    ),
  ];
}

function sideLines(side: Side, words: Words, width: number): readonly Part[] {
  const { health, tokens, deals, shields, surges, agility } = side;
  const shown = tokens
    .filter(({ at, free }) => at === 'pool' && free)
    .map(
      ({ shows: { gold, count, symbol } }) =>
        `${gold ? '*' : ''}${count > 1 ? count : ''}${words.name('word', symbol)}`,
    );
  const able = linesOf(
    deals.map(
      ({ damage, amount, doubled }) =>
        doubled > 0 && `${amount}${doubled > amount ? `–${doubled}` : ''} ${words.name('word', damage)}`,
    ),
    shields > 0 && `${shields} shield`,
    surges > 0 && `${surges} surge`,
    agility > 0 && `${agility} agility`,
  );
  return [
    sides(paint.bold(side.name), paint.red(`♥ ${health.left}/${health.max.value}`), width),
    shown.length > 0 && pale(`  tokens ${shown.join(' ')}`, width),
    able.length > 0 && wrap(`  can deal ${able.join(', ')}`, width),
  ];
}

function under(seen: Inspection, words: Words, width: number): readonly Part[] {
  const { combat, dice, test, story } = seen;
  const quests = story.flatMap((quest) => (quest ? [quest.name] : [])).join(', ');
  const faces = dice?.dice.map(({ face }) => `[${words.name('die', face)}]`).join(' ');
  return [
    quests !== '' && wrap(`Story: ${quests}`, width).map((line) => paint.magenta(line)),
    combat && [
      '',
      paint.bold.red(`⚔ Combat, round ${combat.round}: ${combat.moment}`),
      combat.sides.map((side) => sideLines(side, words, width)),
      combat.blow && paint.bold(`A blow of ${combat.blow.amount} ${words.name('word', combat.blow.damage)}`),
    ],
    faces ? ['', wrap(`Dice: ${faces}`, width)] : null,
    test && [
      '',
      `Test of ${words.name('attribute', test.attribute)}: ${test.left} cards to come, ${test.successes} successes`,
    ],
  ];
}

export function partyOf(seen: Inspection, words: Words): string[] {
  const cards = (title: string, list: readonly { readonly card: string; readonly name: string }[]): Part =>
    list.map(({ card, name }) => [`   ${title}: ${name}`, cardText(words.text(card))]);
  return seen.players.flatMap((one) => {
    const { player, hero, gold, hand, hex, story, trophies } = one;
    const name = ofSeat(player)(`${player + 1} ${words.name('player', player)}`);
    if (!hero) return [`${name} has no hero yet.`];
    const { combat, exploration, social } = trophies.counts;
    return linesOf(
      `${name}${hex === null ? '' : ` at ${words.name('hex', hex, { form: 'long' })}`}: ${gold} gold, ${story} story, ${hand.count} cards in hand`,
      `   ${paint.bold(hero.name)}  ${hearts(one)}  Speed ${hero.speed.value}  Body ${hero.body.value}  Mind ${hero.mind.value}  Spirit ${hero.spirit.value}`,
      `   Trophies: ${combat} combat, ${exploration} exploration, ${social} social`,
      cardText(words.text(hero.card)),
      cards('In hand', hand.cards),
      cards('Skill', one.skills),
      cards('Asset', one.assets),
      cards('Quest', one.quests),
      '',
    );
  });
}

export const marketOf = ({ markets }: Inspection, words: Words): string[] =>
  linesOf(
    markets.map(({ city, distance, offers }) => [
      `${paint.bold(words.name('city', city))}${distance === null ? '' : distance === 0 ? paint.yellow(' (you are here)') : `, ${distance} steps away`}`,
      offers.map(({ card, name, type, price, affordable, trade }) => [
        `   ${name} (${type}), ${likely(affordable ? 1 : 0)(`${price} gold`)}${trade ? `, brings ${trade.value} gold ${trade.where.nearest ? `${trade.where.nearest.distance} steps away` : 'somewhere'}` : ''}`,
        cardText(words.text(card)),
      ]),
    ]),
  );

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
  return linesOf(
    `${words.name('hex', found.id, { form: 'long' })}: ${words.name('terrain', found.terrain)}`,
    far !== undefined && `${far} steps from your hero.`,
    there?.gem && `A gem of ${there.gem.type}, ${there.gem.faceup ? 'faceup' : 'facedown'}.`,
    there?.story.map((card) => [`${words.name('card', card)} is here.`, words.text(card)]),
    there && there.zombies > 0 && `${there.zombies} zombies.`,
    there?.heroes.map((player) => `${words.name('player', player)} is here.`),
  );
}
