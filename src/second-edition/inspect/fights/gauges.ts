import { copyJson, type Form } from '../../../kernel/index.js';
import { player as playerForm } from '../../base/forms.js';
import { type CombatFrame, combat } from '../../base/frames.js';
import type { CardId, Character, PlayerState, SecondEditionDraft } from '../../base/state.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';

/*
 * Gauges are the values that differ between positions of one layout: wounds, exhaustion, the round and its attackers,
 * and the target of an escape from a Hero. Rules on our copies read and write them through accessors that record what
 * was read. Where rules read the same values they do the same, whatever the other gauges show, so it need not be played
 * again.
 */

/** The values of the gauges by number; 0 if missing. */
export type Shown = readonly number[];

/** Hears of each read of a gauge that nothing was written to. */
export interface Heard {
  /** Its value was read. */
  readonly read: (gauge: number, value: number) => void;
  /** Only a yes-or-no test was made; returns the answer. */
  readonly tested: (gauge: number, value: number, such: (value: number) => boolean) => boolean;
}

/** A write to a gauge. */
export interface Written {
  readonly gauge: number;
  readonly value: number;
  /** Whether the value is added. */
  readonly isMore: boolean;
  /** Instead of a value: further attackers. */
  readonly added: readonly CardId[] | null;
  /** The new lists, by the value before. */
  readonly grown: number[];
}

/** The gauges of every combat; those of characters follow. */
const ENEMY = 0;
const ATTACKED = 1;
/** The target of an escape from a Hero. */
const PURSUIT = 2;
export const ROUND = 3;

type Attacked = CardId[];

/** All gauges of a combat. */
export class Gauges {
  private readonly accessors: PropertyDescriptor[] = [];
  /** The first of the two gauges of each character: wounds, then exhaustion. */
  private readonly ofCards = new Map<CardId, number>();
  /** The lists of attackers; a list's index is its gauge value. */
  private readonly lists: (readonly CardId[])[] = [];
  private readonly numbers = new Map<string, number>();
  /** The values of the game being played. */
  private readonly now: number[] = [];
  private readonly isKnown: boolean[] = [];
  private readonly isWritten: boolean[] = [];
  private readonly more: number[] = [];
  private readonly ofGetters = new Map<unknown, number>();
  private heard: Heard = deaf;
  /** The attackers, once read, and how many there were before. */
  private attacked: Attacked | null = null;
  private before = 0;
  /** While games are copied or compared all gauges show 0. */
  private isHidden = false;

  /** How players are copied; gauges stay gauges. */
  readonly player: Form<PlayerState> = {
    copy: (now) => {
      const copy = this.hidden(() => playerForm.copy(now));
      if (isGauge(now.hero, 'wounds')) this.fit(copy);
      return copy;
    },
    keep: (_before, now) => now,
  };

  /** How frames are copied. */
  readonly frames: Form<SecondEditionDraft['frames']> = {
    copy: (now) => {
      const copy = this.hidden(() => copyJson(now));
      const fight = fightIn(copy);
      if (fight !== undefined) this.fitFight(fight);
      return copy;
    },
    keep: (_before, now) => now,
  };

  constructor(
    private readonly players: readonly number[],
    /** The round from which all are alike. */
    readonly lastRound: number,
  ) {
    this.accessor(this.numberAt(ENEMY));
    this.accessor(this.listOfAttackers());
    this.accessor(this.pursuit());
    this.accessor(this.numberAt(ROUND));
    this.numberOf([]);
  }

  /** Adds gauges to a copy that has none, and returns their values. */
  fitTo(g: G): Shown {
    this.begin([], deaf);
    this.settle(g);
    const shown = this.accessors.map(() => 0);
    for (const one of this.written()) shown[one.gauge] = this.after(0, one);
    return shown;
  }

  get count(): number {
    return this.accessors.length;
  }

  /** Sets the gauges to values that count as unread. */
  begin(shown: Shown, heard: Heard): void {
    const { now, isKnown, isWritten } = this;
    for (let gauge = 0; gauge < this.accessors.length; gauge++) {
      now[gauge] = shown[gauge] ?? 0;
      isKnown[gauge] = false;
      isWritten[gauge] = false;
      this.more[gauge] = 0;
    }
    this.attacked = null;
    this.heard = heard;
  }

  /** Asks something with these values without recording reads. */
  unheard<R>(shown: Shown, ask: () => R): R {
    this.begin(shown, deaf);
    return ask();
  }

  /** The value of an unwritten gauge. */
  shows(gauge: number): number {
    return this.now[gauge] as number;
  }

  /** Marks a gauge as read. */
  know(gauge: number): void {
    if (this.isKnown[gauge] === true) return;
    this.isKnown[gauge] = true;
    const shown = this.now[gauge] as number;
    const more = this.more[gauge] as number;
    this.heard.read(gauge, shown);
    if (more !== 0) this.write(gauge, shown + more);
  }

  /** Tests a counter without reading it fully; `undefined` if it has no gauge. */
  isSuch(of: object, name: string, such: (value: number) => boolean): boolean | undefined {
    const gauge = this.gaugeIn(of, name);
    if (gauge === undefined) return undefined;
    const shown = this.now[gauge] as number;
    if (this.isKnown[gauge] === true) return such(shown);
    const more = this.more[gauge] as number;
    return this.heard.tested(gauge, shown, more === 0 ? such : (value) => such(value + more));
  }

  /** Whether a counter has a gauge. */
  has(of: object, name: string): boolean {
    return this.gaugeIn(of, name) !== undefined;
  }

  /** Adds to an unread counter and returns true; otherwise does nothing. */
  add(of: object, name: string, amount: number): boolean {
    const gauge = this.gaugeIn(of, name);
    if (gauge === undefined || this.isKnown[gauge] === true) return false;
    this.more[gauge] = (this.more[gauge] as number) + amount;
    return true;
  }

  /** Adds gauges for new characters and clears those of characters that have gone. */
  settle(g: G): void {
    const gone = new Set(this.ofCards.keys());
    for (const at of this.players) {
      const player = g.state.players[at] as PlayerState;
      for (const character of [player.hero, ...player.allies]) {
        gone.delete(character.card);
        if (isGauge(character, 'wounds') && isGauge(character, 'exhaustion')) continue;
        const first = this.gaugesOf(character.card);
        const { wounds, exhaustion } = character;
        this.fitCharacter(character);
        this.write(first, wounds);
        this.write(first + 1, exhaustion);
      }
    }
    for (const card of gone) {
      const first = this.gaugesOf(card);
      this.write(first, 0);
      this.write(first + 1, 0);
    }
    const fight = fightIn(g.state.frames);
    if (fight === undefined) return;
    const { opponent } = fight;
    if (opponent.is === 'hero') this.write(ENEMY, 0);
    else if (!isGauge(opponent, 'wounds')) this.write(ENEMY, opponent.wounds);
    if (!isGauge(fight, 'attacked')) this.writeAttacked(fight.attacked);
    if (!isGauge(fight, 'escapeTarget')) this.write(PURSUIT, codeOf(fight.escapeTarget));
    if (!isGauge(fight, 'round')) this.write(ROUND, fight.round);
    this.fitFight(fight);
  }

  /** The writes since `begin`. */
  written(): readonly Written[] {
    const written: Written[] = [];
    for (let gauge = 0; gauge < this.accessors.length; gauge++)
      if (gauge !== ATTACKED && this.isWritten[gauge] === true)
        written.push({ gauge, value: this.now[gauge] as number, isMore: false, added: null, grown: [] });
      else if (this.more[gauge] !== 0 && this.isKnown[gauge] !== true)
        written.push({ gauge, value: this.more[gauge] as number, isMore: true, added: null, grown: [] });
    const { attacked, before } = this;
    if (attacked === null) return written;
    if (this.isKnown[ATTACKED] === true)
      written.push({
        gauge: ATTACKED,
        value: this.numberOf(attacked),
        isMore: false,
        added: null,
        grown: [],
      });
    else if (attacked.length > before)
      written.push({ gauge: ATTACKED, value: 0, isMore: false, added: attacked.slice(before), grown: [] });
    return written;
  }

  /** The value of a gauge after a write. */
  after(was: number, { gauge, value, isMore, added, grown }: Written): number {
    if (added === null) {
      const now = isMore ? was + value : value;
      return gauge === ROUND ? Math.min(now, this.lastRound) : now;
    }
    grown[was] ??= this.numberOf([...(this.lists[was] as Attacked), ...added]);
    return grown[was] as number;
  }

  /** Runs something while all gauges show 0 and nothing is recorded. */
  hidden<R>(done: () => R): R {
    const { isHidden } = this;
    this.isHidden = true;
    try {
      return done();
    } finally {
      this.isHidden = isHidden;
    }
  }

  /** The state without gauges, with their values. */
  plain({ state }: G, shown: Shown): SecondEditionDraft {
    this.begin(shown, deaf);
    return {
      ...state,
      players: state.players.map((player) => playerForm.copy(player as PlayerState)),
      frames: copyJson(state.frames),
    };
  }

  /** The number of a list of attackers. It tells who attacked and how often, but not in which order. */
  private numberOf(attacked: readonly CardId[]): number {
    const list = [...attacked].sort();
    const text = list.join('\n');
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.lists.length);
    return this.lists.push(list) - 1;
  }

  private gaugesOf(card: CardId): number {
    const known = this.ofCards.get(card);
    if (known !== undefined) return known;
    const first = this.accessors.length;
    this.ofCards.set(card, first);
    for (const gauge of [first, first + 1]) {
      this.accessor(this.numberAt(gauge));
      this.now[gauge] = 0;
      this.more[gauge] = 0;
      this.isKnown[gauge] = false;
      this.isWritten[gauge] = false;
    }
    return first;
  }

  private accessor(accessor: PropertyDescriptor): void {
    this.ofGetters.set(accessor.get, this.accessors.length);
    this.accessors.push(accessor);
  }

  private gaugeIn(of: object, name: string): number | undefined {
    return this.ofGetters.get(Object.getOwnPropertyDescriptor(of, name)?.get ?? this);
  }

  private fit({ hero, allies }: PlayerState): void {
    this.fitCharacter(hero);
    for (const ally of allies) this.fitCharacter(ally);
  }

  private fitCharacter(character: Character): void {
    const first = this.gaugesOf(character.card);
    Object.defineProperty(character, 'wounds', this.accessors[first] as PropertyDescriptor);
    Object.defineProperty(character, 'exhaustion', this.accessors[first + 1] as PropertyDescriptor);
  }

  private fitFight(fight: CombatFrame): void {
    if (fight.opponent.is !== 'hero')
      Object.defineProperty(fight.opponent, 'wounds', this.accessors[ENEMY] as PropertyDescriptor);
    Object.defineProperty(fight, 'attacked', this.accessors[ATTACKED] as PropertyDescriptor);
    Object.defineProperty(fight, 'escapeTarget', this.accessors[PURSUIT] as PropertyDescriptor);
    Object.defineProperty(fight, 'round', this.accessors[ROUND] as PropertyDescriptor);
  }

  private write(gauge: number, value: number): void {
    this.isKnown[gauge] = true;
    this.isWritten[gauge] = true;
    this.now[gauge] = value;
  }

  private writeAttacked(list: Attacked): void {
    this.isKnown[ATTACKED] = true;
    this.attacked = list;
  }

  private numberAt(gauge: number): PropertyDescriptor {
    return {
      enumerable: true,
      configurable: true,
      get: () => {
        if (this.isHidden) return 0;
        this.know(gauge);
        return this.now[gauge];
      },
      set: (value: number) => this.write(gauge, value),
    };
  }

  private pursuit(): PropertyDescriptor {
    return {
      enumerable: true,
      configurable: true,
      get: () => {
        if (this.isHidden) return null;
        this.know(PURSUIT);
        const code = this.now[PURSUIT] as number;
        return code === 0 ? null : code > 0 ? code - 1 : code;
      },
      set: (target: number | null) => this.write(PURSUIT, codeOf(target)),
    };
  }

  private listOfAttackers(): PropertyDescriptor {
    return {
      enumerable: true,
      configurable: true,
      get: () => {
        if (this.isHidden) return [];
        if (this.attacked === null) {
          this.attacked = [...(this.lists[this.now[ATTACKED] as number] as Attacked)];
          this.before = this.attacked.length;
        }
        return this.isKnown[ATTACKED] === true ? this.attacked : this.unread(this.attacked);
      },
      set: (list: Attacked) => this.writeAttacked(list),
    };
  }

  /** A list that can be extended without being read; any other use reads it. */
  private unread(list: Attacked): Attacked {
    const know = (): void => this.know(ATTACKED);
    return new Proxy(list, {
      get(target, name) {
        if (name === 'push') return (...added: CardId[]) => target.push(...added);
        know();
        return Reflect.get(target, name);
      },
      set(target, name, value) {
        know();
        return Reflect.set(target, name, value);
      },
      deleteProperty(target, name) {
        know();
        return Reflect.deleteProperty(target, name);
      },
      has(target, name) {
        know();
        return Reflect.has(target, name);
      },
      ownKeys(target) {
        know();
        return Reflect.ownKeys(target);
      },
    });
  }
}

const deaf: Heard = { read: () => undefined, tested: (_gauge, value, such) => such(value) };

/** The gauge value of a target; 0 for none. */
const codeOf = (target: number | null): number => (target === null ? 0 : target < 0 ? target : target + 1);

const isGauge = (of: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(of, name)?.get !== undefined;

function fightIn(frames: SecondEditionDraft['frames']): CombatFrame | undefined {
  for (let at = frames.length - 1; at >= 0; at--)
    if (frames[at]?.kind === combat.kind) return frames[at] as CombatFrame;
  return undefined;
}
