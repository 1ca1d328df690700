import type { Color } from '../../src/second-edition/index.js';
import type { Duel } from './play.js';

/* What duels tell, counted by Hero, by Challenge and by turn. */

/** The colors in the order in which they become ripe. */
export const byHardness: readonly Color[] = ['green', 'yellow', 'blue', 'red'];

/** The share of fights that were won; `null` of none. Counts fights, not duels. */
export function rateOf(duels: readonly Duel[]): number | null {
  const fights = duels.reduce((sum, duel) => sum + duel.fights, 0);
  return fights === 0 ? null : duels.reduce((sum, { won }) => sum + won, 0) / fights;
}

const groupBy = <K>(duels: readonly Duel[], keyOf: (duel: Duel) => K): [K, Duel[]][] => {
  const groups = new Map<K, Duel[]>();
  for (const duel of duels) groups.set(keyOf(duel), [...(groups.get(keyOf(duel)) ?? []), duel]);
  return [...groups];
};

/** Of fights against each color, the share that was won. */
export type ColorRates = Readonly<Record<Color, number | null>>;

export const colorRates = (duels: readonly Duel[]): ColorRates => {
  const of = (color: string) => rateOf(duels.filter((duel) => duel.color === color));
  return { green: of('green'), yellow: of('yellow'), blue: of('blue'), red: of('red') };
};

/** Of each Hero as it starts, against each color. */
export const chancesByHero = (
  duels: readonly Duel[],
): { readonly hero: string; readonly rates: ColorRates }[] =>
  groupBy(atStart(duels), ({ hero }) => hero).map(([hero, of]) => ({ hero, rates: colorRates(of) }));

/** The chance of a Challenge: of all Heroes together, of the worst and of the best. */
export interface Chance {
  readonly challenge: string;
  readonly color: string;
  readonly fights: number;
  readonly all: number;
  readonly least: HeroRate;
  readonly most: HeroRate;
}

interface HeroRate {
  readonly hero: string;
  readonly rate: number;
}

/** Of all Heroes as they start, against each Challenge: green ones first, the hardest of a color first. */
export const chancesByChallenge = (duels: readonly Duel[]): Chance[] =>
  groupBy(atStart(duels), ({ challenge }) => challenge)
    .flatMap(([challenge, of]): Chance[] => {
      const rates = groupBy(of, ({ hero }) => hero)
        .map(([hero, its]) => ({ hero, rate: rateOf(its) ?? 0 }))
        .sort((a, b) => a.rate - b.rate);
      const [least, most] = [rates[0], rates.at(-1)];
      if (!least || !most) return [];
      const fights = of.reduce((sum, duel) => sum + duel.fights, 0);
      return [{ challenge, color: of[0]?.color ?? '', fights, all: rateOf(of) ?? 0, least, most }];
    })
    .sort((a, b) => hardnessOf(a) - hardnessOf(b) || a.all - b.all);

const hardnessOf = ({ color }: Chance): number => byHardness.indexOf(color as Color);

/** How ripe the colors are in some turn. */
export interface Ripeness {
  readonly turn: number;
  /** How many Heroes with what they had then were sent to fight. */
  readonly heroes: number;
  readonly rates: ColorRates;
}

export const ripening = (duels: readonly Duel[]): Ripeness[] =>
  groupBy(duels, ({ turn }) => turn)
    .map(([turn, of]) => ({
      turn,
      heroes: new Set(of.map(({ duelist }) => duelist)).size,
      rates: colorRates(of),
    }))
    .sort((a, b) => a.turn - b.turn);

/** The fights of Heroes as they start. */
export const atStart = (duels: readonly Duel[]): Duel[] => duels.filter(({ turn }) => turn === 0);
