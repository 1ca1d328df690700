import { cardsIn, type Deck, drawable } from '../../../kernel/index.js';
import { type CombatFrame, combat, type TurnFrame, turn } from '../../base/frames.js';
import type { Check } from '../../base/vocabulary.js';
import { isPastInTurn } from '../endgame/order.js';
import { jointBattle, scionCounters, storm, stormlords } from './frames.js';
import * as scions from './memory.js';
import { stormTrack } from './storm-step.js';

export const invariants: readonly Check[] = [
  {
    name: 'the storm counter is on its track',
    rule: 'va50.storm-step.track-length',
    check: (g) =>
      scions.memoryOf(g).counter > stormTrack(g).length
        ? `the storm counter is on space ${scions.memoryOf(g).counter} of ${stormTrack(g).length}`
        : null,
  },
  {
    name: 'each player holds one scion counter at most, of a Scion that slumbers',
    rule: 'va50.event.choose-one',
    check(g) {
      const { held } = scions.memoryOf(g);
      const holders = Object.values(held);
      if (holders.some((player) => player >= g.state.players.length))
        return 'a scion counter is held by a player who is not there';
      if (new Set(holders).size < holders.length) return 'a player holds two scion counters';
      const choosing = g.find(scionCounters);
      // All counters are returned before the first choice.
      if (choosing?.step === 'choose' && choosing.asking.some((player) => holders.includes(player)))
        return 'a player who has yet to choose holds a scion counter';
      const awake = Object.keys(held).find((card) => !scions.slumbering(g).includes(card));
      return awake === undefined ? null : `${awake} does not slumber, and its counter is held`;
    },
  },
  {
    name: 'no Challenge waits on the undefeated challenge track',
    rule: 'va50.setup.track-taken',
    check(g) {
      const waiting = g.state.track.find((entry) => entry !== null);
      return waiting ? `${waiting.card} is on the undefeated challenge track` : null;
    },
  },
  {
    name: 'no Event is in play, and no Encounter stays open',
    rule: 'va50.event.no-lasting-effect',
    check(g) {
      if (g.state.event !== null) return `${g.state.event} is in the Event area`;
      const player = g.state.players.findIndex(({ quests }) => quests.length > 0);
      return player < 0
        ? null
        : { message: `an Encounter is open with player ${player}`, rule: 'va50.encounter.discard' };
    },
  },
  {
    name: 'no red adventure card is in play',
    rule: 'va50.setup.red-cards-out',
    check(g) {
      const isSetUp = g.state.turn > 0;
      const cards = cardsIn(g.state.decks.red as Deck);
      return isSetUp && cards.length > 0 ? 'there are cards in the red deck' : null;
    },
  },
  {
    name: 'as many Storm cards and Stormlords as players',
    rule: 'va50.setup.storm-count',
    check(g) {
      if (g.state.turn === 0) return null;
      const { length } = g.state.players;
      for (const id of [...scions.stormColors.map(scions.stormDeck), scions.STORMLORDS]) {
        const deck = g.state.decks[id] as Deck;
        const left = drawable(deck);
        if (left > length) return `${left} cards are in the deck ${id}`;
        // A card in play counts too: it may return.
        const lying = new Set([...cardsIn(deck), ...g.state.removed]);
        const out = (g.content.decks[id] ?? []).filter((card) => !lying.has(card)).length;
        if (left + out > length)
          return `${left} cards are in the deck ${id}, and ${out} of its cards were drawn`;
        if (left < 0) return `${length - left} cards of the deck ${id} are used up`;
      }
      return null;
    },
  },
  {
    name: 'the Endgame is played in its order',
    rule: 'va50.endgame.hero-order',
    check(g) {
      const now = scions.endgameOf(g);
      const first = g.state.frames[0]?.step ?? '';
      if (now === null)
        return g.find(stormlords) || (first.startsWith('endgame') && first !== 'endgame-over')
          ? 'the Endgame has not begun'
          : null;
      if (g.find(storm)) return 'in the Endgame there is no Storm step';
      const { order, out, deeds } = now;
      const { length } = g.state.players;
      if (deeds.length !== length) return 'the deeds of each Hero are counted';
      if (new Set(order).size < order.length || order.some((player) => player >= length))
        return 'the order names a player twice, or one who is not there';
      if (order.length > 0 && out.some((player, at) => player !== order[at]))
        return 'players are out in their order';
      const current = g.find(turn) as TurnFrame | undefined;
      if (g.state.outcome !== null || current === undefined || order.length === 0) return null;
      if (order.length < length) return 'a turn is under way, and the order is not settled';
      const ended = isPastInTurn(g, current.step, 'eliminated');
      return order[out.length - (ended ? 1 : 0)] === current.player
        ? null
        : `it is not the turn of player ${current.player}`;
    },
  },
  {
    name: 'every player who has yet to act in the storm is there',
    rule: 'va50.storm-event.each-hero',
    check(g) {
      const now = g.find(storm);
      const joint = g.find(jointBattle);
      const choosing = g.find(scionCounters);
      const named = [
        ...(now ? [...now.asking, ...now.left, now.acting ?? 0] : []),
        ...(joint ? [...joint.fighting, ...joint.struck, ...(joint.sharing ?? [])] : []),
        ...(choosing?.asking ?? []),
      ];
      const stranger = named.find((player) => player >= g.state.players.length);
      if (stranger !== undefined) return `there is no player ${stranger}`;
      if (now?.card && ['drawn', 'resolve'].includes(now.step) && !g.state.revealed.includes(now.card))
        return {
          message: `${now.card} is drawn in the storm, and does not lie on the table`,
          rule: 'va50.storm-step.draw-lowest-color',
        };
      const facing = g.find(stormlords);
      const other = facing?.left.find((card) => !scions.stormlordsLeft(g).includes(card));
      return other === undefined
        ? null
        : { message: `${other} is no Stormlord that waits`, rule: 'va50.endgame.one-by-one' };
    },
  },
  {
    name: 'who fights together is there',
    rule: 'va50.storm-challenge.together',
    check(g) {
      const joint = g.find(jointBattle);
      if (joint === undefined) return null;
      const { fighting, away, returning } = joint;
      const fight = g.state.frames[g.state.frames.indexOf(joint) + 1] as Partial<CombatFrame> | undefined;
      if (fight !== undefined && fight.kind !== combat.kind)
        return `the battle is fought by a combat, and not by a frame of the kind ${fight.kind}`;
      // A Hero that is knocked out acts until the next one does, and while others return.
      const acts = fight === g.state.frames.at(-1) && fight?.step !== 'joint-return';
      if (acts && fight?.attacker !== undefined && !fighting.includes(fight.attacker))
        return `player ${fight.attacker} acts in a battle in which that Hero does not fight`;
      return [...away, ...returning].every((player) => fighting.includes(player)) &&
        returning.every((player) => away.includes(player))
        ? null
        : 'a Hero is away from a battle in which it does not fight';
    },
  },
];
