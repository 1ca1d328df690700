import type { GameEvent } from '../kernel/index.js';
import { type Facts, faces, line, type Names, narrate, recovered, resultOf, rollOf } from './narrator.js';

/* Tells a whole game: a roll and what comes of it in one line, a walk in another, a visit to the healer in a third. */

export interface Storyteller {
  /** The lines that are complete with these events. Pass the names of the position after them. */
  tell(events: readonly GameEvent[], names: Names): string[];
}

/** A sentence that the next events may go on with. */
type Sentence =
  | { readonly is: 'blow'; text: string; rule: string; landed: boolean }
  | { readonly is: 'walk'; text: string; rule: string }
  | {
      readonly is: 'care';
      text: string;
      rule: string;
      gold: number;
      card: string | null;
      wounds: number;
      exhaustion: number;
    };

/** How an attack or a defense is made. */
const ways: Readonly<Record<string, string>> = {
  ranged: 'at range',
  melee: 'hand to hand',
  magic: 'with magic',
};

/** What a blow comes to, said after the roll. */
const verdicts: Readonly<Record<string, (e: Facts) => string>> = {
  'combat/hit': () => 'hit',
  'combat/failed': (e) => (e.act === 'defend' ? 'struck' : 'a miss'),
  'combat/missed': () => 'a miss',
  'combat/defended': () => 'warded off',
};

const HEALING = '2e.market.healing';

const spoken = (sentence: Sentence): string => {
  if (sentence.is === 'walk') return line(`${sentence.text}.`, sentence.rule);
  if (sentence.is === 'blow') return line(sentence.text + (sentence.landed ? '' : '.'), sentence.rule);
  const cure = sentence.card === null ? '' : `: ${sentence.card} recovers from ${recovered(sentence)}`;
  return line(`${sentence.text} pays ${sentence.gold} gold${cure}.`, sentence.rule);
};

/** A storyteller, to be told the events of one game in their order. */
export function storyteller(): Storyteller {
  let dice: readonly number[] = [];
  let open: Sentence | null = null;

  /** Goes on with the open sentence, if the event belongs to it. */
  const goOn = (event: GameEvent, e: Facts, n: Names): boolean => {
    if (open?.is === 'blow') {
      const verdict = verdicts[event.type]?.(e);
      if (!open.landed && verdict !== undefined) {
        open.text = `${open.text.replace(': ', ` ${ways[e.combat]}: `)}: ${verdict}.`;
        open.rule = event.rule;
        open.landed = true;
        return true;
      }
      if (open.landed && (event.type === 'enemy/wounded' || event.type === 'wounds/taken')) {
        open.text += ` ${n.card(event.type === 'enemy/wounded' ? e.card : (e.character ?? ''))} takes ${recovered({ wounds: e.amount, exhaustion: 0 })}.`;
        return true;
      }
    }
    if (open?.is === 'walk' && event.type === 'hero/moved' && event.rule === open.rule) {
      open.text += `, ${n.space(e.to)}`;
      return true;
    }
    if (open?.is === 'care') {
      const who = event.type === 'harm/healed' ? n.card(e.character ?? '') : null;
      if (who !== null && (open.card ?? who) === who) {
        open.card = who;
        open.wounds += e.wounds;
        open.exhaustion += e.exhaustion;
        return true;
      }
      if (event.type === 'gold/paid' && event.rule === HEALING) {
        open.gold += e.amount;
        return true;
      }
    }
    return false;
  };

  /** Begins a sentence that others may go on with, or `null`. */
  const begin = (event: GameEvent, e: Facts, n: Names): Sentence | null => {
    const { rule } = event;
    if (event.type === 'roll/made') {
      const text = rollOf(e, n, dice.length > 0 ? `rolls ${faces(dice)}, ` : '');
      dice = [];
      return e.for === 'attack' || e.for === 'defend'
        ? { is: 'blow', text, rule, landed: false }
        : { is: 'blow', text: `${text}${resultOf(e)}.`, rule, landed: true };
    }
    if (event.type === 'hero/moved')
      return { is: 'walk', text: `${n.player(e.player)} travels: ${n.space(e.to)}`, rule };
    if (event.type === 'gold/paid' && rule === HEALING)
      return {
        is: 'care',
        text: n.player(e.player),
        rule,
        gold: e.amount,
        card: null,
        wounds: 0,
        exhaustion: 0,
      };
    return null;
  };

  return {
    tell(events, names) {
      const lines: string[] = [];
      for (const event of events) {
        const e = event as unknown as Facts;
        if (event.type === 'dice/rolled' && e.character !== null) {
          dice = e.dice as readonly number[];
          continue;
        }
        if (goOn(event, e, names)) continue;
        const sentence = begin(event, e, names);
        const told = sentence ? null : narrate(event, names);
        if (!sentence && told === null) continue;
        if (open) lines.push(spoken(open));
        open = sentence;
        if (told !== null) lines.push(told);
      }
      return lines;
    },
  };
}
