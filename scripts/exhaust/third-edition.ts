import {
  defineModule,
  type GameEvent,
  type Ruleset as KernelRuleset,
  sourceFrom,
  wordsOfSeed,
} from '../../src/kernel/index.js';
import { fromScenario } from '../../src/scenario/third-edition/index.js';
import type { Content } from '../../src/third-edition/base/content.js';
import { type EffectsFrame, effects } from '../../src/third-edition/base/frames.js';
import type { ThirdEditionDraft } from '../../src/third-edition/base/state.js';
import { auto } from '../../src/third-edition/base/vocabulary.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import { saveChecks } from '../../src/third-edition/saves/checks.js';
import { ascendanceOfMargathPack } from '../../src/third-edition/scenarios/ascendance-of-margath/content/index.js';
import { ascendanceOfMargath } from '../../src/third-edition/scenarios/ascendance-of-margath/module.js';
import { corpseKingPack } from '../../src/third-edition/scenarios/corpse-king/content/index.js';
import { corpseKing } from '../../src/third-edition/scenarios/corpse-king/module.js';
import type { ThirdEditionState, ThirdEditionTypes } from '../../src/third-edition/types.js';
import { livelyPlayer, type Player } from '../common/third-edition/player.js';
import { firstTurn, laterOn } from '../common/third-edition/positions.js';
import type { Orders, Search } from './edition.js';

/*
 * What the cards of Third Edition can do, ticked off: drawn or had, each list of effects begun and each effect carried out, abilities used,
 * enemies fought with either end, outcomes of quests, faces of tokens cast. First in games from their setup, then from positions laid out for a card.
 */

const scenarios = {
  'ascendance-of-margath': [ascendanceOfMargath, ascendanceOfMargathPack],
  'corpse-king': [corpseKing, corpseKingPack],
} as const;

/** Something that a card can do, as `used corbin/bounty`. */
interface Deed {
  readonly id: string;
  /** The card to lay out, if one is about it. */
  readonly card: string | undefined;
}

type Ruleset = KernelRuleset<ThirdEditionTypes>;

/** Decisions after which a game from a position is left. */
const SHORT = 90;
/** Such games for one deed, before it counts as one that never happens. */
const ATTEMPTS = 240;

/** All that there is to be done with some content. */
function deedsOf({ cards, decks, lists, tokens, heroes }: Content): Map<string, Deed> {
  const deeds = new Map<string, Deed>();
  const add = (id: string, card: string | undefined): void => {
    deeds.set(id, { id, card });
  };
  for (const card of [...heroes, ...Object.values(decks).flat()]) add(`met ${card}`, card);
  for (const [list, all] of Object.entries(lists)) {
    const [card] = list.split('/');
    add(`list ${list}`, card);
    for (const at of all.keys()) add(`effect ${list}/${at}`, card);
  }
  for (const card of Object.values(cards)) {
    if ('abilities' in card)
      for (const ability of card.abilities ?? [])
        if ('id' in ability) add(`used ${card.id}/${ability.id}`, card.id);
        else if (ability.always === 'die-as') add(`used ${card.id}/die-as`, card.id);
    if (card.kind === 'enemy' || card.kind === 'villain')
      for (const end of ['won', 'lost']) add(`${end} ${card.id}`, card.id);
    if (card.kind === 'quest') for (const { id } of card.outcomes) add(`outcome ${card.id}/${id}`, card.id);
    if (card.kind === 'story')
      for (const { id } of card.quest?.outcomes ?? []) add(`outcome ${card.id}/${id}`, card.id);
  }
  for (const { id, of } of Object.values(tokens)) {
    const asset = Object.values(cards).find((card) => card.kind === 'asset' && card.token === id);
    const card = typeof of === 'object' ? of.card : (asset?.id ?? decks.combat?.[0]);
    if (typeof of === 'object' && cards[of.card] === undefined) continue;
    for (const face of [0, 1]) add(`face ${id}/${face}`, card);
  }
  return deeds;
}

/** Ticks off what is done in the games of a scenario. */
class Witness {
  readonly ruleset: Ruleset;
  readonly deeds: ReadonlyMap<string, Deed>;
  readonly seen = new Map<string, 'ordinary' | 'directed'>();
  way: 'ordinary' | 'directed' = 'ordinary';
  private fought = '';

  constructor(scenario: keyof typeof scenarios) {
    const [module, pack] = scenarios[scenario];
    const watching = defineModule<ThirdEditionDraft, Content>({
      id: 'exhaust',
      title: 'Watches what the cards do',
      steps: [
        {
          frame: effects,
          before: 'act',
          insert: auto<EffectsFrame>('watch', (_g, f) => {
            this.see(`list ${f.list}`);
            this.see(`effect ${f.list}/${f.at}`);
          }),
        },
      ],
    });
    this.ruleset = composeRuleset([module, watching], [theBox, pack], { saves: saveChecks });
    this.deeds = deedsOf(this.ruleset.rules.content);
  }

  see(id: string): void {
    if (this.deeds.has(id) && !this.seen.has(id)) this.seen.set(id, this.way);
  }

  missing(): Deed[] {
    return [...this.deeds.values()].filter(({ id }) => !this.seen.has(id));
  }

  /** What happened tells the rest. */
  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      const told = event as GameEvent & Readonly<Record<string, unknown>>;
      if (typeof told.card === 'string') this.see(`met ${told.card}`);
      if (event.type === 'ability/used' || event.type === 'combat/ability')
        this.see(`used ${told.card}/${told.ability}`);
      if (event.type === 'combat/began') this.fought = String(told.card ?? '');
      if (event.type === 'combat/ended' && told.winner !== undefined)
        this.see(`${told.winner === 0 ? 'won' : 'lost'} ${this.fought}`);
      if (event.type === 'quest/resolved') this.see(`outcome ${told.card}/${told.outcome}`);
      if (event.type === 'tokens/cast')
        for (const [at, token] of (told.tokens as readonly string[]).entries())
          this.see(`face ${token}/${(told.faces as readonly number[])[at]}`);
    }
  }

  /** Plays on from a position, until it is over, enough is seen, or so many decisions are taken. */
  play(start: ThirdEditionState, player: Player, most: number, enough: () => boolean): void {
    const sim = this.ruleset.simulate(start, {
      chance: 'state',
      check: false,
      onEvents: (events) => this.hear(events as readonly GameEvent[]),
    });
    for (let at = 0; at < most && sim.outcome === null && !enough(); at++) {
      const decision = sim.decision();
      if (decision === null || decision.actor === 'chance') throw new Error('The game waits for nobody.');
      const legal = sim.legalActions();
      if (legal.length === 0) throw new Error(`Nothing can be done at ${decision.kind}.`);
      sim.apply(player.choose(sim.view(decision.actor), legal, { player: decision.actor }));
    }
  }
}

/** Looks for all deeds of a scenario, and gives the number of games. */
function search(witness: Witness, scenario: string, { games, seed }: Orders, playerOf: PlayerOf): number[] {
  const { ruleset } = witness;
  const { heroes } = ruleset.rules.content;
  const create = (players: number, hero: string, of: string): ThirdEditionState =>
    ruleset.createGame({
      edition: 'third-edition',
      scenario,
      players: Array.from({ length: players }, (_, at) => (at === 0 ? { hero } : {})),
      seed: of,
    });
  let played = 0;
  for (; played < games && witness.missing().length > 0; played++) {
    const of = `${seed}/${scenario}/${played}`;
    const state = create(2 + (played % 3), heroes[played % heroes.length] as string, of);
    witness.play(state, playerOf(of), 4_000, () => false);
  }
  witness.way = 'directed';
  let directed = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    for (const deed of witness.missing()) {
      if (witness.seen.has(deed.id)) continue;
      const of = `${seed}/${deed.id}/${attempt}`;
      const source = sourceFrom(wordsOfSeed(of));
      const isHero = deed.card !== undefined && heroes.includes(deed.card);
      const hero = isHero ? (deed.card as string) : (heroes[source.below(heroes.length)] as string);
      const below = (n: number): number => source.below(n);
      const start =
        attempt % 2 === 1 && isEnemy(ruleset, deed.card)
          ? fighting(ruleset, hero, deed.card, below, of)
          : laterOn(ruleset, firstTurn(ruleset, create(2, hero, of)), below, deed.card);
      witness.play(start, playerOf(of), SHORT, () => witness.seen.has(deed.id));
      directed += 1;
    }
  return [played, directed];
}

const isEnemy = ({ rules }: Ruleset, card: string | undefined): card is string =>
  card !== undefined && rules.content.cards[card]?.kind === 'enemy';

/** A combat with an enemy in Act 2, against a hero who has suffered some. Its tokens are cast as chance has it, but show surges more often: few abilities cost none. */
function fighting(
  ruleset: Ruleset,
  hero: string,
  enemy: string,
  below: (n: number) => number,
  seed: string,
): ThirdEditionState {
  const { enemyTokens, tokens: all } = ruleset.rules.content;
  const tokens = Object.fromEntries(
    [...enemyTokens.always, ...enemyTokens.act2].map((id) => {
      const surge = all[id]?.faces.findIndex(({ symbol }) => symbol === 'surge' || symbol === 'double') ?? -1;
      return [id, { face: (surge >= 0 && below(3) > 0 ? surge : below(2)) as 0 | 1 }];
    }),
  );
  return fromScenario(
    {
      game: { players: [{ hero, damage: below(8) }, {}], time: { act: 2 }, seed },
      given: { combat: { player: 0, enemy, phase: 'act', acting: 'foe', foe: { tokens } } },
    },
    ruleset,
  );
}

type PlayerOf = (seed: string) => Player;

/**
 * Looks for everything that the cards of the scenarios can do.
 *
 * @param playerOf - who plays, by a seed
 */
export function thirdEdition(orders: Orders, playerOf: PlayerOf = livelyPlayer): Search {
  const ids = Object.keys(scenarios) as (keyof typeof scenarios)[];
  const asked = orders.modules.length > 0 ? orders.modules : ids;
  const lines: string[] = [];
  const report: Record<string, object> = {};
  let missing = 0;
  for (const scenario of asked) {
    const known = ids.find((id) => id === scenario);
    if (known === undefined)
      throw new Error(`There is no scenario "${scenario}". Scenarios: ${ids.join(', ')}.`);
    const witness = new Witness(known);
    const [played, directed] = search(witness, known, orders, playerOf);
    const never = witness.missing().map(({ id }) => id);
    missing += never.length;
    const table = tallies(witness);
    lines.push(
      `${known}: ${played} games from their beginning, ${directed} from positions`,
      ...Object.entries(table).map(
        ([kind, [ordinary, inAll, all]]) =>
          `  ${kind.padEnd(8)} ${inAll} of ${all}, ${ordinary} of them in games from their beginning`,
      ),
      ...(never.length > 0 ? ['  Never seen:', ...never.map((id) => `    ${id}`)] : []),
    );
    report[known] = { games: played, directed, kinds: table, never };
  }
  return { text: lines.join('\n'), report: { seed: orders.seed, scenarios: report }, missing };
}

/** By kind: seen in ordinary games, seen in all, and how many there are. */
function tallies(witness: Witness): Record<string, [number, number, number]> {
  const table: Record<string, [number, number, number]> = {};
  for (const id of witness.deeds.keys()) {
    const kind = id.split(' ')[0] as string;
    table[kind] ??= [0, 0, 0];
    const row = table[kind];
    const way = witness.seen.get(id);
    row[2] += 1;
    if (way !== undefined) row[1] += 1;
    if (way === 'ordinary') row[0] += 1;
  }
  return table;
}
