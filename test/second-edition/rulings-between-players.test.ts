import { describe } from 'vitest';
import type { ScenarioPlayer } from '../../src/scenario/second-edition/index.js';
import { Table } from '../toolkit.js';
import { rulings } from './ruling-rows.js';

/* Why not, where something changes hands: offers, spoils, change for adventure counters, and what Allies are paid. */

const players = (mine: ScenarioPlayer, theirs: ScenarioPlayer): ScenarioPlayer[] => [
  { hero: 'corbin-axebearer', space: 'h0608', ...mine },
  { hero: 'mordrog', space: 'h0608', ...theirs },
  { hero: 'wren-ashquill', space: 'h0608' },
];

const talking = (mine: ScenarioPlayer = {}, theirs: ScenarioPlayer = {}): Table =>
  Table.of({
    game: { players: players(mine, theirs) },
    given: { turn: { player: 0, step: 'adventure' } },
  }).play('hero/negotiate with=1');

describe('In a negotiation', () => {
  const rich = () =>
    talking({ gold: 5, items: ['black-dagger'] }, { gold: 1 }).play('offer/add-gold player=0 amount=5');
  rulings([
    [
      'somebody else stands there as well',
      () => talking(),
      'offer/add-gold player=2 amount=1',
      '2e.interaction.exchange',
      'Only the two who negotiate can give anything.',
    ],
    [
      'there are no such coins',
      () => talking({ gold: 9 }),
      'offer/add-gold player=0 amount=2',
      '2e.interaction.exchange',
      'Gold is added by 1, 5 or 10.',
    ],
    [
      'all the gold is offered already',
      rich,
      'offer/add-gold player=0 amount=1',
      '2e.interaction.exchange',
      'Player 0 has 5 gold, and 5 of it is in the offer.',
    ],
    [
      'no gold of that player is offered',
      rich,
      'offer/withdraw-gold player=1',
      '2e.interaction.exchange',
      'There is no gold of that player in the offer.',
    ],
    [
      'the card is the other’s',
      rich,
      'offer/add-card player=1 card=black-dagger',
      '2e.interaction.exchange',
      'Only Items and Allies of that player can be exchanged.',
    ],
    [
      'the card is offered already',
      () => rich().play('offer/add-card player=0 card=black-dagger'),
      'offer/add-card player=0 card=black-dagger',
      '2e.interaction.exchange',
      'That card is in the offer already.',
    ],
    [
      'the card is not offered',
      rich,
      'offer/withdraw-card card=black-dagger',
      '2e.interaction.exchange',
      'That card is not in the offer.',
    ],
    [
      'nothing is offered',
      () => talking(),
      'offer/propose',
      '2e.interaction.exchange',
      'The offer is empty.',
    ],
    [
      'the other has two Allies already',
      () =>
        talking({ allies: ['loyal-hound'] }, { allies: ['hedge-healer', 'faithful-squire'] }).play(
          'offer/add-card player=0 card=loyal-hound',
        ),
      'offer/propose',
      '2e.limits.allies',
      'Player 1 would have too many: discard one first, or change the offer.',
    ],
    [
      'the card was discarded since',
      () =>
        rich().play('offer/add-card player=0 card=black-dagger', 'card/discard player=0 card=black-dagger'),
      'offer/propose',
      '2e.interaction.exchange',
    ],
    ['an offer is not agreed on by the one who makes it', rich, 'offer/accept', '2e.interaction.binding'],
    [
      'the same Ally comes back in the same turn',
      () =>
        talking({}, { allies: ['loyal-hound'] }).play(
          'offer/add-card player=1 card=loyal-hound',
          'offer/propose',
          'offer/accept',
          'hero/negotiate with=2',
        ),
      'offer/add-card player=0 card=loyal-hound',
      'faq.market.no-round-trip',
    ],
  ]);
});

describe('Taking spoils', () => {
  const won = (loser: ScenarioPlayer, mine: ScenarioPlayer = {}): Table =>
    Table.of({
      game: {
        players: [
          { hero: 'ysolde-saltblade', space: 'h0105', ...mine },
          { hero: 'mordrog', space: 'h0105', wounds: 4, ...loser },
        ],
      },
      given: { combat: { hero: 0, against: 1, phase: 'ranged' } },
    })
      .play('combat/attack by=ysolde-saltblade')
      .roll(1, 1)
      .roll(10, 10);
  const armed = { gold: 0, allies: ['loyal-hound'], items: ['black-dagger'] };
  rulings([
    [
      'the loser has other cards',
      () => won(armed),
      'spoils/take-card card=white-blade',
      '2e.hero-combat.spoils',
      'The loser has no such card.',
    ],
    [
      'the loser has no gold',
      () => won(armed),
      'spoils/take-gold',
      '2e.hero-combat.spoils',
      'The loser has no gold.',
    ],
    [
      'the winner has two Weapons already',
      () => won(armed, { items: ['white-blade', 'light-crossbow'] }),
      'spoils/take-card card=black-dagger',
      '2e.limits.weapons',
    ],
    [
      'the winner has two Allies already',
      () => won(armed, { allies: ['hedge-healer', 'faithful-squire'] }),
      'spoils/take-card card=loyal-hound',
      '2e.limits.allies',
    ],
    [
      'the loser would rather have nothing to be taken',
      () => won(armed),
      'card/discard player=1 card=black-dagger',
      '2e.limits.discard-any-time',
      'While spoils are taken, only the winner discards, to make room.',
    ],
  ]);
});

describe('Paying for experience', () => {
  const paying = (counters: ScenarioPlayer['counters'], ...actions: string[]): Table =>
    Table.of({
      game: { players: [{ hero: 'mordrog', space: 'tamalir', counters }, {}] },
      given: { turn: { player: 0, step: 'experience' } },
    }).play(...actions);
  rulings([
    [
      'no such counter is there to be spent',
      () => paying({ green: 2, blue: 1 }, 'experience/buy bonus=mind'),
      'experience/pay color=red',
      '2e.experience.spent-to-pile',
      'You have no red adventure counter.',
    ],
    [
      'nothing is being bought',
      () => paying({ green: 5 }),
      'experience/change color=green',
      '2e.experience.make-change',
    ],
    [
      'the change is worth more than there is to give back',
      () => paying({ red: 2 }, 'experience/buy bonus=mind'),
      'experience/change color=red',
      '2e.experience.make-change',
      'You get 3 points back, and a red adventure counter is worth 4.',
    ],
    [
      'three Life counters are the most',
      () =>
        Table.of({
          game: {
            players: [
              { hero: 'mordrog', space: 'tamalir', counters: { red: 2 }, experience: { life: 3 } },
              {},
            ],
          },
          given: { turn: { player: 0, step: 'experience' } },
        }),
      'experience/buy bonus=life',
      '2e.experience.life-max-three',
    ],
  ]);
});

describe('Paying Allies for their service', () => {
  const owing = (gold: number): Table =>
    Table.of({
      game: {
        modules: ['ally-limits'],
        players: [
          { hero: 'mordrog', space: 'tamalir', gold, allies: ['loyal-hound', 'hedge-healer'] },
          { hero: 'red-scorpion', space: 'forge', allies: ['faithful-squire'] },
        ],
      },
      given: { turn: { player: 0, step: 'market' } },
    });
  rulings([
    [
      'the Ally is another’s',
      () => owing(3),
      'upkeep/pay ally=faithful-squire',
      '2e.ally-limits.upkeep',
      'Name an Ally of yours that is not paid for yet.',
    ],
    [
      'the Ally is paid already',
      () => owing(3).play('upkeep/pay ally=loyal-hound'),
      'upkeep/pay ally=loyal-hound',
      '2e.ally-limits.upkeep',
      'Name an Ally of yours that is not paid for yet.',
    ],
    [
      'an Ally that is paid is not sent away',
      () => owing(3).play('upkeep/pay ally=loyal-hound'),
      'upkeep/dismiss ally=loyal-hound',
      '2e.ally-limits.unpaid',
      'Name an Ally of yours that is not paid for yet.',
    ],
    ['nothing is bought before all have been paid', () => owing(3), 'market/done', '2e.market.actions'],
  ]);
});
