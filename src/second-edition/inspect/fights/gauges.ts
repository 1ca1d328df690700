import { copyJson, type Form, type Frame } from '../../../kernel/index.js';
import { player as playerForm } from '../../base/forms.js';
import { type CombatFrame, combat } from '../../base/frames.js';
import type { CardId, PlayerState, SecondEditionDraft } from '../../base/state.js';
import type { SecondEditionGame as G } from '../../base/vocabulary.js';
import {
  ATTACKED,
  type Dials,
  ENEMY,
  fitCharacter,
  fitFight,
  gaugedAlly,
  gaugedFight,
  gaugedHero,
  gaugeIn,
  isGauge,
  PURSUIT,
  ROUND,
} from './gauged.js';
import { type Attacked, deaf, type Heard, type Noted, type Shown, unread, type Written } from './readings.js';

/* Gauges are the values in which positions of a layout differ. Where rules read the same of them they do the same: it is played once. */

export class Gauges implements Dials {
  count = ROUND + 1;
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
  private heard: Heard = deaf;
  /** The attackers, once read, and how many there were before. */
  private attacked: Attacked | null = null;
  private before = 0;
  /** While games are copied or compared all gauges show 0. */
  private isHidden = false;

  readonly player: Form<PlayerState> = {
    copy: (now) => {
      const copy = this.hidden(() => playerForm.copy(now));
      if (!isGauge(now.hero, 'wounds')) return copy;
      copy.hero = gaugedHero(copy.hero, this, this.gaugesOf(copy.hero.card));
      copy.allies = copy.allies.map((ally) => gaugedAlly(ally, this, this.gaugesOf(ally.card)));
      return copy;
    },
    keep: (_before, now) => now,
  };

  readonly frames: Form<SecondEditionDraft['frames']> = {
    copy: (now) => {
      const fight = fightIn(now);
      return now.map((f) => (f === fight ? gaugedFight(fight, this) : this.hidden(() => this.copyFrame(f))));
    },
    keep: (_before, now) => now,
  };

  constructor(
    private readonly players: readonly number[],
    /** The round from which all are alike. */
    readonly lastRound: number,
    private readonly copyFrame: (f: Frame) => Frame,
  ) {
    this.numberOf([]);
  }

  /** Adds gauges to a copy that has none, and returns their values. */
  fitTo(g: G): Shown {
    this.begin([], deaf);
    this.settle(g);
    const shown = Array.from({ length: this.count }, () => 0);
    for (const one of this.written()) shown[one.gauge] = this.after(0, one);
    return shown;
  }

  /** Sets the gauges to values that count as unread. */
  begin(shown: Shown, heard: Heard): void {
    const { now, isKnown, isWritten } = this;
    for (let gauge = 0; gauge < this.count; gauge++) {
      now[gauge] = shown[gauge] ?? 0;
      isKnown[gauge] = false;
      isWritten[gauge] = false;
      this.more[gauge] = 0;
    }
    this.attacked = null;
    this.heard = heard;
  }

  /** What was read and written since `begin`. */
  noted(): Noted {
    const { now, isKnown, isWritten, more, attacked } = this;
    return {
      now: [...now],
      isKnown: [...isKnown],
      isWritten: [...isWritten],
      more: [...more],
      attacked: attacked?.slice(isKnown[ATTACKED] === true ? 0 : this.before) ?? null,
    };
  }

  /** Goes on from such a moment. Gauges that were not read by then show these values. */
  goOn(shown: Shown, heard: Heard, { now, isKnown, isWritten, more, attacked }: Noted): void {
    this.begin(shown, heard);
    for (let gauge = 0; gauge < now.length; gauge++) {
      this.more[gauge] = more[gauge] as number;
      if (isKnown[gauge] !== true) continue;
      this.isKnown[gauge] = true;
      this.isWritten[gauge] = isWritten[gauge] as boolean;
      this.now[gauge] = now[gauge] as number;
    }
    if (attacked === null) return;
    const list = isKnown[ATTACKED] === true ? [] : (this.lists[this.now[ATTACKED] as number] as Attacked);
    this.before = list.length;
    this.attacked = [...list, ...attacked];
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
    const gauge = gaugeIn(this, of, name);
    if (gauge === undefined) return undefined;
    const shown = this.now[gauge] as number;
    if (this.isKnown[gauge] === true) return such(shown);
    const more = this.more[gauge] as number;
    return this.heard.tested(gauge, shown, more === 0 ? such : (value) => such(value + more));
  }

  has(of: object, name: string): boolean {
    return gaugeIn(this, of, name) !== undefined;
  }

  /** Adds to an unread counter and returns true; otherwise does nothing. */
  add(of: object, name: string, amount: number): boolean {
    const gauge = gaugeIn(this, of, name);
    if (gauge === undefined || this.isKnown[gauge] === true) return false;
    this.more[gauge] = (this.more[gauge] as number) + amount;
    return true;
  }

  /** Clears the gauges of characters that have gone. */
  clear({ state }: G): void {
    const gone = new Set(this.ofCards.keys());
    for (const { hero, allies } of state.players) for (const { card } of [hero, ...allies]) gone.delete(card);
    for (const card of gone) {
      const first = this.gaugesOf(card);
      this.write(first, 0);
      this.write(first + 1, 0);
    }
  }

  /** Adds gauges for new characters. */
  settle(g: G): void {
    for (const at of this.players) {
      const player = g.state.players[at] as PlayerState;
      for (const character of [player.hero, ...player.allies]) {
        if (isGauge(character, 'wounds') && isGauge(character, 'exhaustion')) continue;
        const first = this.gaugesOf(character.card);
        const { wounds, exhaustion } = character;
        fitCharacter(character, this, first);
        this.write(first, wounds);
        this.write(first + 1, exhaustion);
      }
    }
    const fight = fightIn(g.state.frames);
    if (fight === undefined) return;
    const { opponent } = fight;
    if (opponent.is === 'hero') this.write(ENEMY, 0);
    else if (!isGauge(opponent, 'wounds')) this.write(ENEMY, opponent.wounds);
    if (!isGauge(fight, 'round')) {
      this.writeAttackers(fight.attacked);
      this.writePursuit(fight.escapeTarget);
      this.write(ROUND, fight.round);
    }
    fitFight(fight, this);
  }

  written(): readonly Written[] {
    const written: Written[] = [];
    for (let gauge = 0; gauge < this.count; gauge++)
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
    const first = this.count;
    this.ofCards.set(card, first);
    for (const gauge of [first, first + 1]) {
      this.now[gauge] = 0;
      this.more[gauge] = 0;
      this.isKnown[gauge] = false;
      this.isWritten[gauge] = false;
    }
    this.count += 2;
    return first;
  }

  number(gauge: number): number {
    if (this.isHidden) return 0;
    this.know(gauge);
    return this.now[gauge] as number;
  }

  write(gauge: number, value: number): void {
    this.isKnown[gauge] = true;
    this.isWritten[gauge] = true;
    this.now[gauge] = value;
  }

  attackers(): Attacked {
    if (this.isHidden) return [];
    if (this.attacked === null) {
      this.attacked = [...(this.lists[this.now[ATTACKED] as number] as Attacked)];
      this.before = this.attacked.length;
    }
    return this.isKnown[ATTACKED] === true ? this.attacked : unread(this.attacked, () => this.know(ATTACKED));
  }

  writeAttackers(list: Attacked): void {
    this.isKnown[ATTACKED] = true;
    this.attacked = list;
  }

  pursuit(): number | null {
    if (this.isHidden) return null;
    this.know(PURSUIT);
    const code = this.now[PURSUIT] as number;
    return code === 0 ? null : code > 0 ? code - 1 : code;
  }

  writePursuit(target: number | null): void {
    this.write(PURSUIT, codeOf(target));
  }
}

/** The gauge value of a target; 0 for none. */
const codeOf = (target: number | null): number => (target === null ? 0 : target < 0 ? target : target + 1);

function fightIn(frames: SecondEditionDraft['frames']): CombatFrame | undefined {
  for (let at = frames.length - 1; at >= 0; at--)
    if (frames[at]?.kind === combat.kind) return frames[at] as CombatFrame;
  return undefined;
}
