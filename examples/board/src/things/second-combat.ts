import { decision } from '../editions/rules.js';
import { texts } from '../texts.js';
import type { CombatThing, RollThing, SideThing } from './combat-things.js';
import { worthNow } from './second-lapsed.js';
import { characterOf } from './second-players.js';
import type { Reading } from './second-reading.js';

/* A combat of Second Edition, and the dice on its table. */

const moments: Readonly<Record<string, string>> = {
  'before-combat': 'Before combat',
  'round-start': 'The round begins',
  escape: 'Escape',
  ranged: 'Ranged phase',
  melee: 'Melee phase',
  magic: 'Magic phase',
  'round-end': 'The round ends',
};

/** Whether the enemy is defeated, or a Hero knocked out. */
const isDecided = ({ moment }: { readonly moment: string }): boolean =>
  moment === 'over' || moment === 'knockout';

/** There are no combat tokens in this edition. */
const noPool = { pool: [], abilities: [], coming: 0 } as const;

export function combatOf(reading: Reading): CombatThing | null {
  const { told, words: said, worth } = reading;
  const { combat } = told;
  // Once it is decided, only what it cost and brought matters.
  if (combat === null || isDecided(combat)) return null;
  const chooses = decision(reading.view)?.kind === 'phase/act';
  const owner = told.players[combat.attacker];
  const party = [owner?.hero ?? [], owner?.allies ?? [], owner?.companions ?? []].flat();
  const heroes = combat.party.flatMap((attacker): SideThing[] => {
    const one = party.find(({ card }) => card === attacker.card);
    if (one === undefined) return [];
    const { card, name, gauges } = characterOf(reading, one);
    return [
      {
        side: 0,
        card,
        name,
        words: '',
        text: said.text(card),
        gauges,
        blows: one.attacks.map((attack) => {
          const defense = one.defense.find(({ type }) => type === attack.type);
          return {
            label: said.name('phase', attack.type),
            worths: [
              worthNow(reading, one, attack, 'attack', attack.bonus),
              worthNow(reading, one, attack, 'damage', attack.damage),
              ...(defense ? [worthNow(reading, one, attack, 'defense', defense.bonus)] : []),
            ],
          };
        }),
        tokens: [],
        ...noPool,
        acting: attacker.refused === null,
        // Once it is decided who attacks, that is no second attack.
        note: attacker.refused === null || !chooses ? '' : said.reason(attacker.refused),
      },
    ];
  });
  const { enemy } = combat;
  const rival = enemy.player === null ? null : (told.players[enemy.player]?.hero ?? null);
  const foe: SideThing = {
    side: 1,
    card: enemy.card,
    name: said.name('card', enemy.card),
    words: enemy.words.map((word) => said.name('word', word)).join(', '),
    text: said.text(enemy.card),
    gauges:
      rival === null
        ? [
            {
              label: 'Life',
              left: enemy.life.left,
              max: enemy.life.max.value,
              told: texts().things.of(enemy.life.left, said.value(enemy.life.max)),
            },
          ]
        : characterOf(reading, rival).gauges,
    blows: enemy.attacks.map(({ type, target, damage }) => {
      // A hero rolls the number that is rolled against.
      const bonus = rival?.defense.find((one) => one.type === type)?.bonus;
      const rolled = bonus === undefined ? [] : [worth('roll', bonus)];
      return {
        label: said.name('phase', type),
        worths: [
          ...(target === null
            ? rolled.map((one) => ({ ...one, value: `+${one.value}` }))
            : [worth('target', target)]),
          worth('damage', damage),
        ],
      };
    }),
    tokens: [],
    ...noPool,
    acting: false,
    note: '',
  };
  const { escape: away } = combat;
  return {
    title: texts().things.against(said.name('player', combat.attacker), said.name('card', enemy.card)),
    moment: `${texts().things.round(combat.round)} · ${texts().term(moments[combat.moment] ?? combat.moment)}`,
    sides: [...heroes, foe],
    notes: [
      ...(enemy.gold !== null && enemy.gold.changes.length > 0
        ? [texts().things.rewardGold(said.value(enemy.gold))]
        : []),
      ...(away.possible || away.refused === null ? [] : [texts().things.escape(said.reason(away.refused))]),
      ...(heroes.some(({ card }) => owner?.allies.some((ally) => ally.card === card))
        ? [texts().things.allies]
        : []),
    ],
  };
}

/** The movement dice that are left, and the roll under way. */
export function rollsOf({ told, words: said, die }: Reading): readonly RollThing[] {
  const { movement, roll } = told;
  const moving: RollThing[] =
    movement === null || movement.dice.length === 0
      ? []
      : [
          {
            title: texts().term('Movement dice'),
            dice: movement.dice.map(({ face }) => die(face)),
            told: '',
          },
        ];
  if (roll === null) return moving;
  const against = roll.target === null ? '' : texts().things.target(roll.target);
  return [
    ...moving,
    {
      title: texts().things.rolls(said.name('card', roll.by)),
      dice: roll.dice.map((value) => ({ label: `${value}`, terrains: [] })),
      told: `${said.value(roll.total)}${against}`,
    },
  ];
}
