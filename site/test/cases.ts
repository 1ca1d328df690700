// Positions that an engine once decided wrongly, built at the desk by clicks alone, with cards of their own.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { runVector, type Vector } from 'runebound-engine/conformance';
import type { Hand } from './hand.js';

export interface Case {
  /** The vector that has the position and the values of the rulebook. */
  readonly id: string;
  readonly file: string;
  /** What is asked in the end. */
  readonly answer?: 'Yes.' | 'No.';
  readonly clicks: (hand: Hand) => Promise<unknown>;
}

const EVERTON = 'h0204';

const scions = async (hand: Hand, modules: readonly string[] = ['seven-scions']) => {
  for (const id of modules) await hand.module(id);
  await hand.unfold('game');
  await hand.begin('game.with');
  await hand.begin('game.with.seven-scions');
};
const held = async (hand: Hand, scion: string) => {
  await hand.field('game.with.seven-scions.counter', '8');
  await hand.begin('game.with.seven-scions.held');
  await hand.key('game.with.seven-scions.held', scion);
};
const mordrogAndCorbin = async (hand: Hand) => {
  await hand.hero(0, 'mordrog');
  await hand.hero(1, 'corbin-axebearer');
  await hand.figure(0, 'h0106');
  await hand.figure(1, 'h0306');
};
/** An Ally of the first player with eight wounds, which only a card of the question's own can bear. */
const woundedAlly = async (hand: Hand, card: string) => {
  await hand.module('seven-scions');
  await mordrogAndCorbin(hand);
  await hand.given('turn');
  await hand.step('movement');
  await hand.copy(card);
  await hand.field('content.market.0.life', '9');
  await hand.unfold('player.0');
  await hand.list('game.players.0.allies', []);
  await hand.add('game.players.0.allies');
  await hand.field('game.players.0.allies.0', card);
  await hand.kind('game.players.0.allies.0', 'with card, wounds, exhaustion');
  await hand.field('game.players.0.allies.0.wounds', '8');
};
const sell = async (hand: Hand, card: string, gold: readonly [player: number, amount: number]) => {
  await hand.act('exchange/propose');
  await hand.act('exchange/card', card);
  await hand.act('exchange/gold', `"player":${gold[0]},"amount":${gold[1]}`);
  await hand.act('exchange/offer');
};

export const cases: readonly Case[] = [
  {
    id: '3e.exchange.what/a-better-offer-after-a-declined-one',
    file: 'third-edition/exchange',
    answer: 'Yes.',
    clicks: async (hand) => {
      await hand.edition('third-edition');
      await hand.scenario('corpse-king');
      await hand.hero(0, 'corbin');
      await hand.hero(1, 'lyssa');
      await hand.figure(0, EVERTON);
      await hand.figure(1, EVERTON);
      await hand.countTo(0, 'Gold', 3);
      await hand.countTo(1, 'Gold', 1);
      await hand.lay('leather-armor', 'players.1.assets');
      await hand.given('turn');
      await sell(hand, 'leather-armor', [0, 1]);
      await hand.act('exchange/decline');
      await sell(hand, 'leather-armor', [0, 3]);
      await hand.ask('exchange/agree');
    },
  },
  {
    id: '3e.skill.learned-limit/which-type-first',
    file: 'third-edition/skill',
    answer: 'Yes.',
    clicks: async (hand) => {
      await hand.edition('third-edition');
      await hand.scenario('corpse-king');
      await hand.hero(0, 'master-thorn');
      await hand.hero(1, 'lyssa');
      await hand.figure(0, EVERTON);
      await hand.figure(1, EVERTON);
      await hand.countTo(1, 'Gold', 3);
      await hand.lay('lavish-doublet', 'players.0.assets');
      for (const skill of ['weather-sense', 'herb-lore', 'read-the-foe', 'lust-for-magic', 'siphon'])
        await hand.lay(skill, 'players.0.skills');
      for (const skill of ['water-walking', 'blink', 'twin-runes']) await hand.lay(skill, 'players.0.skills');
      await hand.given('turn');
      await sell(hand, 'lavish-doublet', [1, 3]);
      await hand.act('exchange/agree');
      await hand.ask('excess/discard', 'lust-for-magic');
    },
  },
  {
    id: 'va50.coop.single-roll/described',
    file: 'expansion-packs/seven-scions-described',
    clicks: async (hand) => {
      await scions(hand, ['seven-scions', 'seven-scions-cooperative']);
      await mordrogAndCorbin(hand);
      await hand.list('game.removed', [
        ...['hail-out-of-a-clear-sky', 'doors-nailed-shut', 'the-road-unrolled', 'what-the-lightning-wrote'],
        ...['the-sky-sits-down', 'voices-in-the-thunder'],
      ]);
      await hand.list('game.with.seven-scions.stormlords', ['the-hollow-admiral', 'grandfather-stillwater']);
      await hand.given('combat');
      await hand.foe('the-hollow-admiral');
      await hand.phase('melee');
      await hand.unfold('given');
      await hand.field('given.combat.from', 'card');
      await hand.field('given.combat.wounds', '2');
      await hand.begin('game.with.seven-scions.endgame');
    },
  },
  {
    id: 'va50.storm-challenge.wounds-persist/described',
    file: 'expansion-packs/seven-scions-described',
    clicks: async (hand) => {
      await scions(hand);
      await mordrogAndCorbin(hand);
      await hand.field('game.with.seven-scions.counter', '8');
      await hand.given('combat');
      await hand.foe('the-puddle-king');
      await hand.phase('melee');
      await hand.unfold('given');
      await hand.field('given.combat.round', '2');
      await hand.field('given.combat.wounds', '2');
    },
  },
  {
    id: '2e.allies.killed/own-hound',
    file: 'own-cards/second-edition',
    clicks: (hand) => woundedAlly(hand, 'loyal-hound'),
  },
  {
    id: 'va50.scion.like-ally/own-trickster',
    file: 'own-cards/second-edition',
    clicks: (hand) => woundedAlly(hand, 'the-trickster'),
  },
  {
    id: 'va46.ritual.five-symbols/own-inner-fire',
    file: 'own-cards/second-edition',
    answer: 'Yes.',
    clicks: async (hand) => {
      await hand.module('rituals-and-runes');
      await mordrogAndCorbin(hand);
      await hand.lay('inner-fire', 'players.0.items');
      await hand.given('movement');
      await hand.dice('5 5');
      await hand.copy('inner-fire');
      for (const at of [0, 1, 2, 3, 4]) await hand.field(`content.market.0.symbols.${at}`, 'river');
      await hand.ask('ritual/fill', '"die":5');
    },
  },
  {
    id: 'va50.scion.spend-counter/packs-extra-in-the-midst-of-an-event',
    file: 'expansion-packs/seven-scions-scions',
    answer: 'Yes.',
    clicks: async (hand) => {
      await scions(hand);
      await held(hand, 'the-archer');
      await hand.list('game.removed', ['hail-out-of-a-clear-sky', 'doors-nailed-shut']);
      await hand.figure(0, 'h0608');
      await hand.figure(1, 'h0306');
      await hand.countTo(0, 'Gold', 1);
      await hand.countTo(1, 'Gold', 9);
      await hand.copy('ringed-hauberk');
      await hand.field('content.market.0.id', 'six-thing');
      await hand.lay('six-thing', 'players.0.items');
      await hand.given('turn');
      await hand.step('adventure');
      await hand.act('storm/wait');
      await hand.outcome('Everything Not Tied Down');
      await hand.act('storm/wait');
      await hand.act('scion/call', 'the-archer');
      await hand.ask('effect/choose', 'drop-the-purse');
    },
  },
  {
    id: 'va50.scion.spend-counter/packs-extra-before-the-wounds',
    file: 'expansion-packs/seven-scions-scions',
    answer: 'Yes.',
    clicks: async (hand) => {
      await scions(hand);
      await held(hand, 'the-lanternbearer');
      await hand.hero(0, 'aldreth-whitegate');
      await hand.figure(0, 'h0608');
      await hand.figure(1, 'h0306');
      await hand.countTo(0, 'Wounds', 4);
      await hand.copy('drift-of-sodden-dead');
      await hand.field('content.adventures.0.id', 'straw-drift');
      await hand.field('content.adventures.0.name', 'Straw Drift');
      await hand.field('content.adventures.0.life', '9');
      for (const of of ['mind', 'body', 'spirit']) {
        await hand.field(`content.adventures.0.${of}.value`, '18');
        await hand.field(`content.adventures.0.${of}.damage`, of === 'mind' ? '2' : '0');
      }
      await hand.given('turn');
      await hand.step('adventure');
      await hand.act('storm/wait');
      await hand.outcome('Straw Drift');
      await hand.act('storm/wait');
      await hand.act('combat/stand');
      await hand.act('combat/stand');
      await hand.act('combat/defend');
      await hand.outcome(/show 1 and 1[.]$/);
      await hand.ask('scion/call', 'the-lanternbearer');
    },
  },
];

/** What the case expects is true of the position that was built, and of what was done in it. */
export function holds({ id, file }: Case, built: Vector): void {
  const { vectors } = JSON.parse(
    readFileSync(new URL(`../../conformance/${file}.json`, import.meta.url), 'utf8'),
  ) as { vectors: readonly Vector[] };
  const vector = vectors.find((one) => one.id === id);
  assert.ok(vector, id);
  const { game, given, content, steps = [] } = built;
  const played = (all: Vector['steps'] = []) =>
    all.flatMap((step) => ('do' in step ? [step.do] : 'chance' in step ? [step.chance] : []));
  assert.deepEqual(played(steps), played(vector.steps).slice(0, played(steps).length), id);
  const verdict = runVector({ ...vector, game, given, ...(content && { content }) });
  assert.equal(verdict.status, 'pass', `${id}: ${JSON.stringify(verdict)}`);
}
