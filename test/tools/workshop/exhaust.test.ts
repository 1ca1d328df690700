import { beforeAll, describe, expect, it } from 'vitest';
import { bothWays, tableOf, talliesOf } from '../../../scripts/exhaust/report.js';
import { playOrdinary } from '../../../scripts/exhaust/second-edition.js';
import {
  bundledModules,
  type ContentPack,
  type EventCard,
  type SecondEditionModule,
} from '../../../src/second-edition/index.js';
import { type BehaviorKind, kinds } from '../../../tools/workshop/exhaust/second-edition/behaviors.js';
import { direct } from '../../../tools/workshop/exhaust/second-edition/directed.js';
import { CoverageRecorder } from '../../../tools/workshop/exhaust/second-edition/recorder.js';

/* The short version of `npm run exhaust`: games from positions made for the cards, until everything has been seen. */

describe('every card is alive', () => {
  const witness = new CoverageRecorder();
  beforeAll(() => void [...direct(witness, 'every card is alive')], 120_000);
  const tally = (kind: BehaviorKind) => talliesOf(witness).find((each) => each.kind === kind);

  it.each(Object.keys(kinds) as BehaviorKind[])(
    '%s: nothing in the bundled content never happens',
    (kind) => {
      expect(tally(kind)?.all).toBeGreaterThan(0);
      expect(tally(kind)?.never).toEqual([]);
    },
  );

  it('every encounter is finished both ways', () => {
    const { all, finished } = bothWays(witness);
    expect(all).toBe(
      Object.values(witness.ruleset.rules.content.cards).filter((c) => c.kind === 'encounter').length,
    );
    expect(finished).toBe(all);
  });

  it('counts every list of effects, every ability and every card', () => {
    const { lists, sides, takenSides, decks } = witness.ruleset.rules.content;
    const both = [...sides.values(), ...takenSides.values()];
    const used = new Set(both.flatMap((side) => side.used.map((entry) => entry.list)));
    const triggered = new Set(both.flatMap((side) => side.triggered.map((entry) => entry.list)));
    expect(tally('list')?.all).toBe(Object.keys(lists).length);
    expect(tally('used')?.all).toBe(used.size);
    // Foes inside the effects of other cards have abilities besides.
    expect(tally('triggered')?.all).toBeGreaterThanOrEqual(triggered.size);
    expect(tally('drawn')?.all).toBe(Object.values(decks).flat().length);
  });
});

describe('a card that never acts', () => {
  /** It leaves when an Event of its number or a higher one comes, and there is none but itself. */
  const last: EventCard = {
    id: 'the-last-night',
    name: 'The Last Night',
    kind: 'event',
    color: 'blue',
    number: 3,
    source: 'original',
    abilities: [
      { on: 'enters', do: [{ do: 'gain-gold', amount: 1 }] },
      { on: 'leaves', do: [{ do: 'gain-gold', amount: 1 }] },
      { always: [{ stat: 'life', add: 0 }] },
    ],
  };
  const sunset: ContentPack = {
    id: 'sunset',
    name: 'Sunset',
    adventures: [{ ...last, id: 'the-sky-burns', number: 2, abilities: [] }, last],
  };

  it('is named, with what it never does', () => {
    const witness = new CoverageRecorder([sunset]);
    const games = [...direct(witness, 'dead', ({ card }) => card === last.id, 12)].length;
    expect(witness.missing(last.id).map(({ id }) => id)).toEqual([
      'modifier the-last-night#abilities/2/always/0',
      'triggered the-last-night#abilities/1/do',
      'list the-last-night#abilities/1/do',
      'effect the-last-night#abilities/1/do/0',
    ]);
    expect(witness.has('list', 'the-last-night#abilities/0/do')).toBe(true);
    expect(tableOf(witness, 0, games)).toContain(
      'The Last Night: Triggered abilities set off: the-last-night#abilities/1/do',
    );
  });
});

describe('the witness', () => {
  it('waits for no card that is in the box: va50.setup.red-cards-out', () => {
    const red = new CoverageRecorder([], [bundledModules['seven-scions'] as SecondEditionModule]);
    const cards = new Set([...red.deeds.values()].map(({ card }) => card));
    expect(cards).not.toContain('high-lord-margath');
    expect(cards).toContain('harvest-fairs');
  });

  it('waits for nothing that the rules in force keep a card from, and says by which', () => {
    const plain = new CoverageRecorder();
    expect(plain.passedOver.size).toBe(0);
    const scions = new CoverageRecorder([], [bundledModules['seven-scions'] as SecondEditionModule]);
    const ruleOf = (id: string) => scions.passedOver.get(id)?.rule;
    expect(ruleOf('event harvest-fairs')).toBe('va50.event.no-lasting-effect');
    expect(ruleOf('encounter the-rune-broker')).toBe('va50.encounter.discard');
    expect(ruleOf('drawn high-lord-margath')).toBe('va50.setup.red-cards-out');
    for (const id of ['drawn harvest-fairs', 'drawn the-rune-broker', 'finished the-rune-broker'])
      expect(scions.deeds.has(id), id).toBe(true);
    expect(tableOf(scions, 0, 0)).toMatch(
      /\d+ deeds of \d+ cards are not waited for, by va50\.encounter\.discard\./,
    );
  });

  it('sees the same in equal games', () => {
    const [one, other] = [new CoverageRecorder(), new CoverageRecorder()];
    expect(playOrdinary(one, 'twice', 0)).toBe(playOrdinary(other, 'twice', 0));
    expect([...one.seen]).toEqual([...other.seen]);
    expect(one.seen.size).toBeGreaterThan(100);
    expect(new Set(one.seen.values())).toEqual(new Set(['ordinary']));
  });
});
