import { type Deck, type Frame, Game } from '../../../../src/kernel/index.js';
import { amountOf } from '../../../../src/second-edition/abilities/amounts.js';
import { holds } from '../../../../src/second-edition/abilities/conditions.js';
import { colors } from '../../../../src/second-edition/abilities/language.js';
import { combat, type EffectsFrame, effects } from '../../../../src/second-edition/base/frames.js';
import { auto, type G } from '../../../../src/second-edition/base/vocabulary.js';
import * as second from '../../../../src/second-edition/index.js';
import { drawEvents, fewestPlayers } from '../../rules.js';
import { type Behavior, type BehaviorKind, behaviorId, behaviorsOf, eachModifier } from './behaviors.js';
import { type Unreachable, unreachable } from './unreachable.js';

export type Way = 'ordinary' | 'directed';

/** A rule module without effect: its steps and reactions see every effect and event, and it hears when modifiers are queried. */
export class CoverageRecorder {
  readonly ruleset: second.SecondEditionRuleset;
  readonly deeds: ReadonlyMap<string, Behavior>;
  /** Deeds that the rules in force exclude: not waited for. */
  readonly passedOver: ReadonlyMap<string, Unreachable>;
  /** Cards returned to the box in setup: not waited for. */
  readonly boxed: ReadonlySet<string>;
  readonly seen = new Map<string, Way>();
  way: Way = 'ordinary';
  /** `null` between games and while a bot thinks: its queries are not play. */
  private playing: second.SecondEditionState | null = null;
  /** The table before an effect, by the depth of its frame, to see what the effect changed. */
  private readonly before = new Map<number, { readonly place: string; readonly table: string }>();

  /** `more` are packs beside the bundled one; `wanted` are cards whose deeds are waited for, all by default. */
  constructor(
    more: readonly second.ContentPack[] = [],
    modules: readonly second.SecondEditionModule[] = [],
    wanted: (card: string) => boolean = () => true,
  ) {
    // A copy of the game's content, so that its values can be watched.
    const plain = second.composeRuleset(modules, [second.riseOfTheDragonLords, ...more]);
    const content = structuredClone(plain.rules.content);
    const boxed = inBox(plain);
    const all = new Map([...behaviorsOf(content)].filter(([, { card }]) => wanted(card)));
    const over = unreachable(plain, all.values());
    this.passedOver = over;
    this.boxed = boxed;
    this.deeds = new Map([...all].filter(([id, { card }]) => !over.has(id) && !boxed.has(card)));
    for (const card of Object.values(content.cards).filter(({ id }) => wanted(id)))
      eachModifier(card, `${card.id}#`, (modifier, place) => {
        const amount = modifier.add;
        Object.defineProperty(modifier, 'add', {
          enumerable: true,
          get: () => {
            this.asked(amount, place);
            return amount;
          },
        });
      });
    this.ruleset = second.rulesetWith([...modules, this.module(plain.rules.events)], content);
  }

  see(kind: BehaviorKind, place: string): void {
    const id = behaviorId(kind, place);
    if (this.deeds.has(id) && !this.seen.has(id)) this.seen.set(id, this.way);
  }

  has(kind: BehaviorKind, place: string): boolean {
    return this.seen.has(behaviorId(kind, place));
  }

  private waitsFor(kind: BehaviorKind, place: string): boolean {
    return this.deeds.has(behaviorId(kind, place)) && !this.has(kind, place);
  }

  missing(card?: string): Behavior[] {
    return [...this.deeds.values()].filter(
      (deed) => !this.seen.has(deed.id) && (card === undefined || deed.card === card),
    );
  }

  watch<T>(state: second.SecondEditionState, play: () => T): T {
    this.playing = state;
    try {
      return play();
    } finally {
      this.playing = null;
    }
  }

  /** Watches a game that another caller plays: callbacks before and after each action. */
  readonly beside = {
    onAction: (
      _action: second.SecondEditionAction,
      state: second.SecondEditionState,
      legal: readonly second.SecondEditionAction[],
    ): void => {
      const actor = this.ruleset.decision(state)?.actor;
      if (typeof actor === 'number') this.lookAt(state, actor, legal);
      this.playing = state;
    },
    onEvents: (): void => {
      this.playing = null;
    },
  };

  lookAt(
    state: second.SecondEditionState,
    player: number,
    legal: readonly second.SecondEditionAction[],
  ): void {
    for (const action of legal)
      if (action.type === 'ability/use') {
        const list = this.listOf(state, player, action);
        if (list !== null) this.see('offered', list);
      }
  }

  listOf(
    state: second.SecondEditionState | second.SecondEditionView,
    player: number,
    { card, ability }: { card: string; ability: string },
  ): string | null {
    const { sides, takenSides } = this.ruleset.rules.content;
    const open =
      state.event === card ||
      state.laid?.some((laid) => laid.card === card) === true ||
      state.players[player]?.quests.some((quest) => quest.card === card) === true;
    const side = open ? sides.get(card) : takenSides.get(card);
    return side?.used.find(({ id }) => id === ability)?.list ?? null;
  }

  /** A modifier was queried for a character. A modifier of 0 does not count. */
  private asked(amount: second.Amount, place: string): void {
    if (this.playing === null || !this.waitsFor('modifier', place)) return;
    const state = this.playing;
    // Counting may query further values.
    this.playing = null;
    const g: G = new Game(this.ruleset.rules, state as second.SecondEditionDraft);
    const player = g.find(combat)?.attacker ?? 0;
    const card = place.slice(0, place.indexOf('#'));
    const bearer = state.players[player]?.hero.card ?? '';
    if (amountOf(g, amount, { player, card, bearer }) !== 0) this.see('modifier', place);
    this.playing = state;
  }

  private module(declared: Readonly<Record<string, unknown>>) {
    const event = (on: string, see: (g: G, event: Record<string, unknown>) => void) => ({ on, run: see });
    return second.defineModule({
      id: 'exhaust',
      title: 'Watches what the cards do',
      steps: [
        {
          frame: effects,
          before: 'next',
          insert: auto<EffectsFrame>('watch-list', (_g, f) => this.seeList(f)),
        },
        {
          frame: effects,
          after: 'next',
          insert: auto<EffectsFrame>('watch-due', (g, f) => this.seeDue(g, f)),
        },
        {
          frame: effects,
          before: 'act',
          insert: auto<EffectsFrame>('watch-act', (g, f) => this.seeEffect(g, f)),
        },
        {
          frame: effects,
          before: 'then',
          insert: auto<EffectsFrame>('watch-then', (g, f) => this.seeResult(g, f)),
        },
      ],
      reactions: [
        ...drawEvents.map((type) => event(type, (_g, { card }) => this.see('drawn', String(card)))),
        event('event/entered', (_g, { card }) => this.see('event', String(card))),
        event('card/taken', (_g, { card }) => this.seeTaken(String(card))),
        event('card/kept', (_g, { card }) => this.seeTaken(String(card))),
        event('card/removed', (_g, { card }) => this.see('finished', String(card))),
        event('card/discarded', (_g, { card }) => this.see('finished', String(card))),
        event('turn/began', (g, { player }) =>
          this.see('hero', g.state.players[Number(player)]?.hero.card ?? ''),
        ),
        event('ability/used', (g, { player, card, ability }) => {
          const what = { card: String(card), ability: String(ability) };
          const list = this.listOf(g.state as second.SecondEditionState, Number(player), what);
          if (list !== null) this.see('used', list);
        }),
        event('combat/began', (g) => {
          const f = g.top() as EffectsFrame;
          if (g.content.lists[f.list]?.[f.at]?.do === 'face') this.see('effect', `${f.list}/${f.at}`);
        }),
        event('challenge/defeated', (g) => this.seeEnd(g, 'won')),
        event('hero/escaped', (g) => this.seeEnd(g, 'lost')),
        event('hero/knocked-out', (g) => this.seeEnd(g, 'lost')),
      ].filter(({ on }) => declared[on] !== undefined),
    });
  }

  private seeList({ list, card }: EffectsFrame): void {
    this.see('list', list);
    this.see('triggered', list);
    this.see('reward', list);
    if (list === `${card}#effects`) this.see('encounter', card);
  }

  private seeDue(g: G, f: EffectsFrame): void {
    const place = `${f.list}/${f.at}`;
    if (this.waitsFor('effect', place))
      this.before.set(g.state.frames.length, { place, table: tableWithout(g, f) });
  }

  private seeEffect(g: G, f: EffectsFrame): void {
    const place = `${f.list}/${f.at}`;
    const e = g.content.lists[f.list]?.[f.at];
    if (!e) return;
    if (leaves(e) ? g.find(combat) !== undefined || e.do === 'end-turn' : forks(e)) this.see('effect', place);
    if (e.do === 'choose' && f.chosen !== null)
      this.see('course', `${place}/options/${e.options.findIndex(({ id }) => id === f.chosen)}`);
    else if (e.do === 'when') this.see('fork', `${place}/${holds(g, e.if, f) ? 'then' : 'else'}`);
    else if (e.do === 'roll-table') {
      const total = Number(f.pending[0]);
      this.see('row', `${place}/rows/${e.rows.findIndex(({ upTo }) => total <= upTo)}`);
    }
  }

  private seeResult(g: G, f: EffectsFrame): void {
    const place = `${f.list}/${f.at}`;
    const depth = g.state.frames.length;
    const before = this.before.get(depth);
    if (before?.place === place && before.table !== tableWithout(g, f)) this.see('effect', place);
    this.before.delete(depth);
    if (g.content.lists[f.list]?.[f.at]?.do !== 'test') return;
    const { success } = (f as Frame).result as { success: boolean };
    this.see('test', `${place}/${success ? 'success' : 'failure'}`);
  }

  private seeTaken(card: string): void {
    this.see('taken', card);
    this.see('finished', card);
  }

  private seeEnd(g: G, end: 'won' | 'lost'): void {
    const opponent = g.find(combat)?.opponent;
    if (opponent?.is === 'challenge') this.see(end, opponent.card);
    else if (opponent?.is === 'foe') this.see(end, `${opponent.list}/${opponent.at}`);
  }
}

/** Cards of colors that setup returns to the box: never drawn (va51.setup.red-cards-out). */
function inBox({ createGame, rules }: second.SecondEditionRuleset): ReadonlySet<string> {
  const { decks } = createGame({ players: fewestPlayers(rules), seed: 'the box' });
  return new Set(
    colors.flatMap((color) => {
      const { top, pool, bottom } = decks[color] as Deck;
      return top.length + pool.length + bottom.length === 0 ? rules.content.decks[color] : [];
    }),
  );
}

/** Effects that branch: their branches count instead. */
const forks = ({ do: kind }: second.Effect): boolean =>
  kind === 'test' || kind === 'choose' || kind === 'when' || kind === 'roll-table' || kind === 'fight';

/** Effects that end their list: nothing can be seen after them. */
const leaves = ({ do: kind }: second.Effect): boolean =>
  kind === 'end-turn' || kind === 'get-away' || kind === 'defeat-enemy';

/** Everything on the table except the effect's frame, and chance. */
const tableWithout = ({ state: { chance: _, frames, ...rest } }: G, own: EffectsFrame): string =>
  JSON.stringify([rest, frames.filter((f) => f.kind !== own.kind || (f as EffectsFrame).list !== own.list)]);
