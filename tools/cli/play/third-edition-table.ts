import { distances, type GameView, rulesetFor } from '../../../src/index.js';
import type { Inspection } from '../../../src/third-edition/entries/edition.js';
import type { Words } from '../../../src/words/third-edition/index.js';
import { together } from '../terminal.js';
import { apart, cardText, goalsOf, likely, linesOf, ofSeat, type Part, paint, pale, wrap } from './style.js';
import { texts } from './texts.js';

type Market = Inspection['markets'][number];
type Player = Inspection['players'][number];
type Side = NonNullable<Inspection['combat']>['sides'][number];

const hearts = ({ hero }: Player): string =>
  hero ? `♥ ${hero.health.left}/${hero.health.max.value}${hero.defeated ? ` ${texts().defeated}` : ''}` : '';

/** The player's possessions and what is under way. */
export function statusOf(seen: Inspection, seat: number, words: Words, width: number): string[] {
  const { time, villain } = seen;
  const called = villain && words.name('card', villain.card);
  const name = called && (villain.hex === null ? texts().villainAway(called) : texts().villainHere(called));
  const comes = linesOf(time.next.story && texts().comesStory, time.next.gems && texts().comesGems);
  const others = seen.players.filter(({ player }) => player !== seat);
  return linesOf(
    linesOf(
      texts().act(time.act, time.space),
      name && wrap(name, width),
      comes.length > 0 && wrap(texts().roundEnds(comes.join(texts().and)), width),
    ).map((line) => paint.magenta(line)),
    own(seen, seat, words, width),
    seen.combat === null &&
      goalsOf(seen.goals, seat, words)
        .flatMap((line) => wrap(line, width))
        .map((line) => paint.magenta(line)),
    others.map((one) =>
      apart(
        ofSeat(one.player)(`${one.player + 1} ${words.name('player', one.player)}`),
        `${hearts(one)} ${texts().gold(one.gold)}, ${texts().cards(one.hand.count)}`,
        width,
      ),
    ),
    under(seen, words, width),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Body, Mind and Spirit with their values. */
export const attributesOf = (
  values: Readonly<Record<'body' | 'mind' | 'spirit', number>>,
  words: Words,
  between = '  ',
): string =>
  (['body', 'mind', 'spirit'] as const)
    .map((name) => together(`${capital(words.name('attribute', name))} ${values[name]}`))
    .join(between);

function own(seen: Inspection, seat: number, words: Words, width: number): readonly Part[] {
  const me = seen.players[seat];
  if (!me?.hero) return [];
  const { hero, gold, hand, skills, assets, trophies, quests, story, actions } = me;
  const { combat, exploration, social } = trophies.counts;
  const player = words.name('player', seat);
  const left = actions === null ? '' : paint.cyan(texts().actionsLeft(actions));
  const { piles: titles } = texts();
  const piles = [
    [titles.hand, hand.cards],
    [titles.skills, skills],
    [titles.assets, assets],
    [titles.quests, quests],
  ] as const;
  return [
    apart(ofSeat(seat)(`${seat + 1} ${player}`), paint.yellow(texts().gold(gold)), width),
    words.name('card', hero.card) !== player && paint.bold(words.name('card', hero.card)),
    apart(`${paint.red(hearts(me))}  ${texts().speed} ${hero.speed.value}`, left, width),
    attributesOf({ body: hero.body.value, mind: hero.mind.value, spirit: hero.spirit.value }, words),
    wrap(texts().storyAndTrophies(story, combat, exploration, social), width),
    piles.map(
      ([title, cards]) =>
        cards.length > 0 &&
        pale(`${title}: ${cards.map((one) => words.name('card', one.card)).join(', ')}`, width),
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
    shields > 0 && `${shields} ${words.name('word', 'shield')}`,
    surges > 0 && `${surges} ${words.name('word', 'surge')}`,
    agility > 0 && `${agility} ${words.name('word', 'agility')}`,
  );
  return [
    apart(paint.bold(side.name), paint.red(`♥ ${health.left}/${health.max.value}`), width),
    shown.length > 0 && pale(`  ${texts().tokens(shown.join(' '))}`, width),
    able.length > 0 && wrap(`  ${texts().canDeal(able.join(', '))}`, width),
  ];
}

function under(seen: Inspection, words: Words, width: number): readonly Part[] {
  const { combat, dice, test, story } = seen;
  const quests = story.flatMap((quest) => (quest ? [words.name('card', quest.card)] : [])).join(', ');
  const faces = dice?.dice.map(({ face }) => `[${words.name('die', face)}]`).join(' ');
  return [
    quests !== '' && wrap(texts().storyQuests(quests), width).map((line) => paint.magenta(line)),
    combat && [
      '',
      paint.bold.red(`⚔ ${texts().combat(combat.round)}`),
      combat.sides.map((side) => sideLines(side, words, width)),
      combat.blow && paint.bold(texts().blow(combat.blow.amount, words.name('word', combat.blow.damage))),
    ],
    faces ? ['', wrap(texts().dice(faces), width)] : null,
    test && ['', texts().test(words.name('attribute', test.attribute), test.left, test.successes)],
  ];
}

export function partyOf(seen: Inspection, words: Words): string[] {
  const cards = (title: string, list: readonly { readonly card: string }[]): Part =>
    list.map(({ card }) => [`   ${title}: ${words.name('card', card)}`, cardText(words.text(card))]);
  return seen.players.flatMap((one) => {
    const { player, hero, gold, hand, hex, story, trophies } = one;
    const name = ofSeat(player)(`${player + 1} ${words.name('player', player)}`);
    if (!hero) return [texts().noHero(name)];
    const { combat, exploration, social } = trophies.counts;
    return linesOf(
      `${name}${hex === null ? '' : ` ${texts().at(words.name('hex', hex, { form: 'long' }))}`}: ${texts().has(gold, story, hand.count)}`,
      `   ${paint.bold(words.name('card', hero.card))}  ${hearts(one)}  ${texts().speed} ${hero.speed.value}  ${attributesOf({ body: hero.body.value, mind: hero.mind.value, spirit: hero.spirit.value }, words)}`,
      `   ${texts().trophies(combat, exploration, social)}`,
      cardText(words.text(hero.card)),
      cards(texts().one.hand, hand.cards),
      cards(texts().one.skill, one.skills),
      cards(texts().one.asset, one.assets),
      cards(texts().one.quest, one.quests),
      '',
    );
  });
}

const stallOf = ({ offers }: Pick<Market, 'offers'>, words: Words): readonly Part[] =>
  offers.map(({ card, type, price, affordable, trade }) => [
    `   ${words.name('card', card)} (${words.name('word', type)}), ${likely(affordable ? 1 : 0)(texts().gold(price))}${trade ? `, ${texts().tradeAt(trade.value, trade.where.nearest ? texts().stepsAway(trade.where.nearest.distance) : texts().somewhere)}` : ''}`,
    cardText(words.text(card)),
  ]);

export const marketOf = ({ markets }: Inspection, words: Words): string[] =>
  linesOf(
    markets.map(({ city, distance, offers }) => [
      `${paint.bold(words.name('city', city))}${distance === null ? '' : distance === 0 ? paint.yellow(` (${texts().youAreHere})`) : `, ${texts().stepsAway(distance)}`}`,
      stallOf({ offers }, words),
    ]),
  );

/** A hex by its id, its number or the name of its place. */
export function hexOf(view: GameView<'third-edition'>, words: Words, place: string) {
  const { board } = rulesetFor(view).rules.content;
  const wanted = place.toLowerCase();
  const named = board.places.find(
    ({ id, name }) =>
      id === wanted || [name, words.name('city', id)].some((one) => one.toLowerCase() === wanted),
  )?.hex;
  return board.hexes.find(({ id }) => id === (named ?? wanted) || id === `h${wanted}`);
}

export function lookAt(
  view: GameView<'third-edition'>,
  seen: Inspection,
  seat: number,
  words: Words,
  place: string,
): string[] | null {
  const found = hexOf(view, words, place);
  if (!found) return null;
  const from = seen.players[seat]?.hex;
  const far = from ? distances(view, from)[found.id] : undefined;
  const there = seen.hexes.find(({ hex }) => hex === found.id);
  const name = words.name('hex', found.id, { form: 'long' });
  const terrain = words.name('terrain', found.terrain);
  const market = seen.markets.find(({ city }) => city === found.place);
  return linesOf(
    `${capital(name)}${found.place !== undefined || name.includes(terrain) ? '' : `: ${terrain}`}`,
    far !== undefined && texts().fromHero(far),
    there?.gem && texts().gemHere(words.name('word', there.gem.type), there.gem.faceup),
    there?.story.map((card) => [texts().isHere(words.name('card', card)), words.text(card)]),
    there && there.zombies > 0 && texts().zombiesHere(there.zombies),
    there?.heroes.map((player) => texts().isHere(words.name('player', player))),
    market && ['', texts().pages.market, stallOf(market, words)],
  );
}
