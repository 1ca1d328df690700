import type { GameEvent } from '../../../../src/kernel/index.js';
import type { Content } from '../../../../src/third-edition/base/content.js';
import { type EffectsFrame, effects } from '../../../../src/third-edition/base/frames.js';
import { auto } from '../../../../src/third-edition/base/vocabulary.js';
import { type ScenarioId, scenarios } from '../../../../src/third-edition/bundled.js';
import { composeRuleset, type ThirdEditionRuleset } from '../../../../src/third-edition/compose.js';
import type { ContentPack } from '../../../../src/third-edition/content/pack.js';
import { theBox } from '../../../../src/third-edition/content/the-box.js';
import { defineModule } from '../../../../src/third-edition/module.js';
import { saveChecks } from '../../../../src/third-edition/saves/checks.js';
import type { ThirdEditionState } from '../../../../src/third-edition/types.js';
import type { Player } from '../../third-edition/player.js';

/* Ticks off what cards did: drawn, effects, abilities used, enemies won and lost, outcomes of quests, faces of tokens. */

/** A deed of a card, as `used corbin/bounty`. */
export interface Behavior {
  readonly id: string;
  /** The card to lay out, if any. */
  readonly card: string | undefined;
}

function behaviorsOf({ cards, decks, lists, tokens, heroes }: Content): Map<string, Behavior> {
  const deeds = new Map<string, Behavior>();
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

export class CoverageRecorder {
  readonly ruleset: ThirdEditionRuleset;
  readonly deeds: ReadonlyMap<string, Behavior>;
  readonly seen = new Map<string, 'ordinary' | 'directed'>();
  way: 'ordinary' | 'directed' = 'ordinary';
  private fought = '';

  /** `more` are packs beside those in the box; `wanted` are cards whose deeds are waited for, all by default. */
  constructor(
    scenario: ScenarioId,
    more: readonly ContentPack[] = [],
    wanted: (card: string | undefined) => boolean = () => true,
  ) {
    const { module, pack } = scenarios[scenario];
    const watching = defineModule({
      id: 'exhaust',
      edition: 'third-edition',
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
    this.ruleset = composeRuleset([module, watching], [theBox, pack, ...more], { saves: saveChecks });
    const all = behaviorsOf(this.ruleset.rules.content);
    this.deeds = new Map([...all].filter(([, { card }]) => wanted(card)));
  }

  see(id: string): void {
    if (this.deeds.has(id) && !this.seen.has(id)) this.seen.set(id, this.way);
  }

  missing(): Behavior[] {
    return [...this.deeds.values()].filter(({ id }) => !this.seen.has(id));
  }

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
