import { copyJson, type Form } from '../../../kernel/index.js';
import { player as playerForm } from '../../base/forms.js';
import { type CombatFrame, combat } from '../../base/frames.js';
import type { CardId, Character, PlayerState, SecondEditionDraft } from '../../base/state.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';

/*
 * What differs from one position of a combat to the next while all else lies as it lay: wounds, exhaustion, who has attacked in the round, and what
 * an escape from a Hero must reach.
 * On our tables rules read and write these through gauges, which note what was read. Where rules read the same they do the same, whatever the
 * other gauges show: so it need not be carried out again.
 */

/** What the gauges show in a position, by their number; 0 where there are fewer. */
export type Shown = readonly number[];

/** Told of what rules come to know of a gauge to which nothing was written before. */
export interface Heard {
  /** What it shows was read. */
  readonly read: (gauge: number, value: number) => void;
  /** Only whether that is such was asked: what is the answer? */
  readonly tested: (gauge: number, value: number, such: (value: number) => boolean) => boolean;
}

/** What was written to a gauge. */
export interface Written {
  readonly gauge: number;
  readonly value: number;
  /** Whether the value is added to what it showed. */
  readonly isMore: boolean;
  /** In place of a value: those who attacked besides. */
  readonly added: readonly CardId[] | null;
  /** What lists become by that, by what the gauge showed. */
  readonly grown: number[];
}

/** Gauges that every combat has; those of the characters follow. */
const ENEMY = 0;
const ATTACKED = 1;
/** What an escape from a Hero must reach. */
const PURSUIT = 2;

type Attacked = CardId[];

/** All gauges of a combat. */
export class Gauges {
  private readonly accessors: PropertyDescriptor[] = [];
  /** The first of the two gauges of each character: wounds, then exhaustion. */
  private readonly ofCards = new Map<CardId, number>();
  /** Lists of those who attacked, each with its number. */
  private readonly lists: (readonly CardId[])[] = [];
  private readonly numbers = new Map<string, number>();
  /** What the gauges show on the table that is played on. */
  private readonly now: number[] = [];
  private readonly isKnown: boolean[] = [];
  private readonly isWritten: boolean[] = [];
  /** What was added to those that are not known. */
  private readonly more: number[] = [];
  private readonly ofGetters = new Map<unknown, number>();
  private heard: Heard = deaf;
  /** Those who attacked, once somebody looked at the list, and how many of them had before. */
  private attacked: Attacked | null = null;
  private before = 0;
  /** While tables are copied or compared all gauges show nothing. */
  private isHidden = false;

  /** How players are copied: with gauges that stay gauges. */
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
    /** Whose characters have gauges. */
    private readonly players: readonly number[],
  ) {
    this.accessor(this.numberAt(ENEMY));
    this.accessor(this.listOfAttackers());
    this.accessor(this.pursuit());
    this.numberOf([]);
  }

  /** Fits gauges to a table of our own that has none, and tells what they show. */
  fitTo(g: G): Shown {
    this.begin([], deaf);
    this.settle(g);
    const shown: number[] = [];
    this.after([], this.written(), shown);
    return shown;
  }

  /** From now on the gauges show this, and nothing of it is known. */
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

  /** Something asked while the gauges show this, and nobody hears what is read. */
  unheard<R>(shown: Shown, ask: () => R): R {
    this.begin(shown, deaf);
    return ask();
  }

  /** What a gauge that nothing was written to shows. */
  shows(gauge: number): number {
    return this.now[gauge] as number;
  }

  /** Has a gauge be known, as whoever reads it would. */
  know(gauge: number): void {
    if (this.isKnown[gauge] === true) return;
    this.isKnown[gauge] = true;
    const shown = this.now[gauge] as number;
    const more = this.more[gauge] as number;
    this.heard.read(gauge, shown);
    if (more !== 0) this.write(gauge, shown + more);
  }

  /** Whether what a counter of somebody's shows is such, without more being known of it; `undefined` where there is no gauge. */
  isSuch(of: object, name: string, such: (value: number) => boolean): boolean | undefined {
    const gauge = this.gaugeIn(of, name);
    if (gauge === undefined) return undefined;
    const shown = this.now[gauge] as number;
    if (this.isKnown[gauge] === true) return such(shown);
    const more = this.more[gauge] as number;
    return this.heard.tested(gauge, shown, more === 0 ? such : (value) => such(value + more));
  }

  /** Adds to a counter of somebody's that is not known, and says so; else it does nothing. */
  add(of: object, name: string, amount: number): boolean {
    const gauge = this.gaugeIn(of, name);
    if (gauge === undefined || this.isKnown[gauge] === true) return false;
    this.more[gauge] = (this.more[gauge] as number) + amount;
    return true;
  }

  /** Fits gauges to whatever has come to the table without, and shows nothing for those who have gone. */
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
    this.fitFight(fight);
  }

  /** What was written since they began. */
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

  /** Puts into `next` what gauges show once something is written to them. */
  after(shown: Shown, written: readonly Written[], next: number[]): void {
    for (let gauge = 0; gauge < this.accessors.length; gauge++) next[gauge] = shown[gauge] ?? 0;
    for (let at = 0; at < written.length; at++) {
      const { gauge, value, isMore, added, grown } = written[at] as Written;
      const was = next[gauge] as number;
      if (added === null) next[gauge] = isMore ? was + value : value;
      else {
        grown[was] ??= this.numberOf([...(this.lists[was] as Attacked), ...added]);
        next[gauge] = grown[was] as number;
      }
    }
  }

  /** Something done while all gauges show nothing, and nothing is noted. */
  hidden<R>(done: () => R): R {
    const { isHidden } = this;
    this.isHidden = true;
    try {
      return done();
    } finally {
      this.isHidden = isHidden;
    }
  }

  /** The state of a table without gauges, as they show. */
  plain({ state }: G, shown: Shown): SecondEditionDraft {
    this.begin(shown, deaf);
    return {
      ...state,
      players: state.players.map((player) => playerForm.copy(player as PlayerState)),
      frames: copyJson(state.frames),
    };
  }

  /** Who attacked is told by it, and how often, but not who was first. */
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

  /** A number, or none. */
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

  /** A list to which may be added without knowing what is in it; whatever else is done with it reads it. */
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

/** What a gauge shows for a number; 0 for none. */
const codeOf = (target: number | null): number => (target === null ? 0 : target < 0 ? target : target + 1);

const isGauge = (of: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(of, name)?.get !== undefined;

function fightIn(frames: SecondEditionDraft['frames']): CombatFrame | undefined {
  for (let at = frames.length - 1; at >= 0; at--)
    if (frames[at]?.kind === combat.kind) return frames[at] as CombatFrame;
  return undefined;
}
