import { odds } from '../editions/rules.js';
import { rulesetOfThird } from '../editions/third.js';
import { texts } from '../texts.js';
import type { CombatThing, RollThing, SideThing } from './combat-things.js';
import { textAndReward } from './reward.js';
import { tell } from './third-odds.js';
import type { Reading } from './third-reading.js';

/* A combat of Third Edition, and the terrain dice on its table. */

type Combat = NonNullable<Reading['told']['combat']>;

const moments: Readonly<Record<Combat['moment'], string>> = {
  engage: 'It begins',
  cast: 'Tokens are cast',
  act: 'Combat actions',
  retreat: 'Retreat',
  over: 'It is over',
};

/** What a card says of one of its abilities, after its name: a price beside surges, and what it does. */
export const sentenceOf = (text: string, name: string): string => {
  const from = text.indexOf(name);
  if (from < 0) return '';
  const [first = ''] = text.slice(from).split(/(?<=\.)\s/);
  return (
    first
      .slice(name.length)
      // Of what stands in brackets, only the price comes after a semicolon.
      .replace(/^\s*\([^);]*;\s*([^)]*)\)\s*:\s*/, '$1: ')
      .replace(/^\s*(?:\([^)]*\))?\s*:\s*/, '')
      .replace(/\.$/, '')
      .trim()
  );
};

type Token = Combat['sides'][number]['tokens'][number];
type TokenReach = NonNullable<Combat['sides'][number]['abilities'][number]['reach']>;

/** Whether a token of the side that acts does more on a double: a blank does nothing, and of agility only one is spent at a time (3e.combat.double-agility). */
export function gainsByDouble(combat: Combat | null, token: number): boolean {
  const tokens = combat?.sides[combat.acting ?? 0]?.tokens ?? [];
  const symbol = tokens.find(({ place }) => place === token)?.shows.symbol;
  return symbol !== 'dash' && symbol !== 'agility';
}

const faceSaid = ({ shows: { symbol, count, gold } }: Token): string =>
  texts().table.shows(count, texts().term(symbol), gold);

/** What tokens show, by side and place. */
export const tokenFaces = (combat: Combat | null, keys: readonly string[]): string =>
  keys
    .flatMap((key) =>
      (combat?.sides ?? []).flatMap(({ tokens }, side) =>
        tokens.filter(({ place }) => `${side}/${place}` === key).map(faceSaid),
      ),
    )
    .join('; ');

/** The tokens that an ability can act on now, once these have paid for it. */
export function tokensOf(
  combat: Combat | null,
  { side, places, spent }: TokenReach,
  paid: readonly number[] = [],
): string {
  const reached = spent ? [...places, ...paid] : places.filter((place) => !paid.includes(place));
  return texts().things.actsOn(
    tokenFaces(
      combat,
      reached.map((place) => `${side}/${place}`),
    ),
  );
}

/** The ability of a fight whose effects are being carried out. */
export function abilityDue({
  view,
  told,
}: Reading): Combat['sides'][number]['abilities'][number] | undefined {
  const due = view.frames.findLast((frame) => frame.kind === 'effects');
  return told.combat?.sides
    .flatMap(({ abilities }) => abilities)
    .find(({ card, ability }) => {
      const data = rulesetOfThird(view).rules.content.cards[card];
      const at =
        data !== undefined && 'abilities' in data
          ? data.abilities?.findIndex((one) => 'id' in one && one.id === ability)
          : -1;
      return due?.list.startsWith(`${card}/abilities/${at}/`);
    });
}

/** What the ability of a fight says whose effects are being carried out; empty without one. */
export function dueSaid(reading: Reading): string {
  const due = abilityDue(reading);
  if (due === undefined) return '';
  const name = reading.words.name('ability', `${due.card}/${due.ability}`);
  return `${name}: ${sentenceOf(reading.words.text(due.card), name)}.`;
}

function sideOf(reading: Reading, combat: Combat, at: 0 | 1): SideThing {
  const { words: said, sum } = reading;
  const side = combat.sides[at];
  const { health } = side;
  const pool = [
    ...side.deals.map(({ damage, amount, doubled }) => ({
      symbol: damage as string,
      amount,
      told:
        doubled > amount
          ? texts().table.doubled(texts().term(damage), amount, doubled)
          : `${amount} ${texts().term(damage)}`,
    })),
    { symbol: 'shield', amount: side.shields, told: texts().table.shields(side.shields) },
    { symbol: 'surge', amount: side.surges, told: texts().table.surges(side.surges) },
    { symbol: 'agility', amount: side.agility, told: texts().table.agility(side.agility) },
    { symbol: 'golden', amount: side.golden, told: texts().table.golden(side.golden) },
  ].filter(({ amount }) => amount > 0);
  return {
    side: at,
    card: side.card,
    name: texts().things.playedBy(
      said.name('card', side.card),
      said.name('player', side.controller),
      side.is === 'hero',
    ),
    words: side.traits.map(texts().term).join(', '),
    text: side.is === 'hero' ? '' : said.text(side.card),
    gauges: [
      {
        label: 'Health',
        left: health.left,
        max: health.max.value,
        told: texts().things.of(health.left, sum(health.max)),
      },
    ],
    blows: [],
    pool,
    abilities: side.abilities.map(({ card, ability, surge, used, forbidden, reach }) => {
      const name = said.name('ability', `${card}/${ability}`);
      // The surges that pay for it are spent by then.
      const pays =
        reach?.spent && reach.side === at && surge !== 0
          ? side.tokens.flatMap(({ place, at: lies, shows }) =>
              lies === 'pool' && shows.symbol === 'surge' ? place : [],
            )
          : [];
      const text = [
        sentenceOf(said.text(card), name),
        forbidden === null ? '' : texts().things.noSurges,
        reach === null || used || forbidden !== null ? '' : tokensOf(combat, reach, pays),
      ]
        .filter(Boolean)
        .join(' · ');
      return { card, ability, name, text, surges: surge === 0 ? '' : `${surge}`, used };
    }),
    coming: combat.blow?.side === at ? combat.blow.amount : 0,
    tokens: side.tokens.map((token) => ({
      id: token.token,
      place: token.place,
      shows: token.shows,
      other: token.faces[token.face === 0 ? 1 : 0],
      at: token.at,
      worth: token.worth,
      lies: token.on !== null ? 'on' : token.at === 'pool' && !token.free ? 'under' : null,
    })),
    acting: combat.acting === at,
    note: side.passed ? texts().term('Has passed') : '',
  };
}

export function combatOf(reading: Reading): CombatThing | null {
  const { told, words: said, view } = reading;
  const { combat } = told;
  if (combat === null) return null;
  const { blow } = combat;
  const now = odds(view).now;
  const [, reward] = combat.sides[1].is === 'hero' ? [] : textAndReward(said.text(combat.sides[1].card));
  const stake = reward?.replace(/^[^:]*:\s*|\.\s*$/g, '') ?? '';
  return {
    title: texts().things.against(
      said.name('card', combat.sides[0].card),
      said.name('card', combat.sides[1].card),
    ),
    moment: [
      texts().things.round(combat.round),
      texts().term(moments[combat.moment]),
      // What it is about: as long as the fight is new.
      combat.round <= 1 && stake !== '' ? texts().things.stake(stake) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    sides: [sideOf(reading, combat, 0), sideOf(reading, combat, 1)],
    notes: [
      blow === null
        ? ''
        : texts().things.suffers(
            said.name('card', combat.sides[blow.side].card),
            blow.amount,
            texts().term(blow.damage),
            blow.blockable,
          ),
      now === null ? '' : tell(now, reading).text,
      combat.noRetreat === null ? '' : said.name('rule', combat.noRetreat),
    ].filter(Boolean),
  };
}

/** Terrain dice on the table, and a test. */
export function rollsOf(reading: Reading): readonly RollThing[] {
  const { told, words: said, die, card } = reading;
  const { dice, test } = told;
  const rolls: RollThing[] = [];
  if (dice !== null)
    rolls.push({
      title: texts().things.diceTo(said.name('player', dice.player), texts().term(dice.for)),
      dice: dice.dice.map(({ face }) => die(face)),
      told: told.combat === null ? (nowTold(reading) ?? '') : '',
    });
  if (test !== null)
    rolls.push({
      title: texts().things.testOf(said.name('player', test.player), said.name('attribute', test.attribute)),
      dice: [],
      cards: test.revealed.map((id) => card(id)),
      told: [
        dueSaid(reading),
        texts().things.revealed(test.successes, test.left, test.counts),
        test.left === 0 ? '' : (nowTold(reading) ?? ''),
      ]
        .filter(Boolean)
        .join(' '),
    });
  return rolls;
}

/** What chance brings now; `null` if it brings nothing. */
export function nowTold(reading: Reading): string | null {
  const { now } = odds(reading.view);
  return now === null ? null : tell(now, reading).text;
}
