import { describe, expect, it } from 'vitest';
import { chanceOutcomes, composeRuleset, decision } from '../../../src/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import {
  type Card,
  checkContent,
  type HeroCard,
  type ItemCard,
  riseOfTheDragonLords,
  rulesetOf,
} from '../../../src/second-edition/index.js';
import { asserted } from '../../asserted.js';
import { Table } from '../../toolkit.js';

const { content } = rulesetOf([]).rules;
const cards = Object.values(content.cards);
const bare = 'h1008';
const brood = 'brood-of-the-bloodmother';
const varikas = 'varikas-the-dead';

type Kind = Card['kind'];
type Player = Exclude<Scenario['game']['players'], number>[number];
type Phase = 'escape' | 'ranged' | 'melee' | 'magic';
const ofKind = <K extends Kind>(kind: K) =>
  cards.filter((card): card is Extract<Card, { kind: K }> => card.kind === kind);
const cardOf = <K extends Kind>(kind: K, id: string) => {
  const card = ofKind(kind).find((each) => each.id === id);
  if (!card) throw new Error(`There is no ${kind} ${id}.`);
  return card;
};
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Two faces of this sum. */
const sum = (total: number): [number, number] => {
  const high = Math.min(10, total - 1);
  return [total - high, high];
};

/** A fight of player 0 on bare plains, at the beginning of a phase. */
const fighting = (phase: Phase, hero: Player = {}, challenge: string = brood, wounds = 0) =>
  Table.of({
    game: { players: [{ hero: varikas, space: bare, cameFrom: 'h1007', ...hero }, {}] },
    given: { combat: { hero: 0, challenge, phase, wounds } },
  });
const attacking = (phase: Phase, by: string = varikas, hero: Player = {}, wounds = 0) =>
  fighting(phase, { ...(content.heroes.includes(by) ? { hero: by } : {}), ...hero }, brood, wounds).play(
    `combat/attack by=${by}`,
  );
const drawn = (card: string, hero: Player = {}, more: Omit<Scenario['game'], 'players'> = {}) =>
  Table.of({
    game: { players: [{ hero: varikas, space: bare, ...hero }, {}], ...more },
    given: { drawn: { player: 0, card } },
  });
const d10s = { kind: 'roll', die: 'd10', sides: 10, count: 2 };
const asked = (table: Table) => decision(table.state)?.request;

describe('the ten-sided dice', () => {
  it('2e.components.ten-sided-dice, 2e.dice.use: two of them for attacks, defenses, escapes, tests and tables', () => {
    const rolls = [
      attacking('ranged'),
      fighting('melee').play('combat/defend'),
      fighting('escape').play('combat/escape'),
      drawn('the-ferrymans-riddle'),
      Table.of({
        game: { players: [{ hero: 'mad-carthos', space: bare }, {}] },
        given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'before-combat' } },
      }).play('ability/use card=mad-carthos ability=let-the-magic-loose'),
    ];
    for (const table of rolls) expect(asked(table)).toEqual(d10s);
    // Movement has dice of its own.
    const moving = Table.of({
      game: { players: [{}] },
      given: { turn: { player: 0, step: 'movement' } },
    }).play('move/roll dice=4');
    expect(asked(moving)).toMatchObject({ die: 'movement' });
  });

  it('2e.dice.sum: both are added up', () => {
    for (const [a, b] of [
      [1, 1],
      [4, 9],
      [9, 4],
      [10, 1],
    ] as const) {
      const table = attacking('melee').roll(a, b);
      const { value } = cardOf('hero', varikas).body;
      expect(table.happened('roll/made')).toEqual([expect.objectContaining({ total: a + b + value })]);
    }
  });

  it('2e.dice.zero-is-ten: faces from one to ten, totals from 2 to 20', () => {
    const table = attacking('ranged');
    const totals = chanceOutcomes(table.state).map(({ action, probability }) => {
      const dice = 'dice' in action ? action.dice : [];
      return [dice.reduce((a, b) => a + b, 0), probability] as const;
    });
    const chanceOf = (total: number) =>
      totals.filter(([sum]) => sum === total).reduce((all, [, probability]) => all + probability, 0);
    expect([...new Set(totals.map(([total]) => total))].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 19 }, (_, at) => at + 2),
    );
    expect(chanceOf(2)).toBeCloseTo(1 / 100);
    expect(chanceOf(11)).toBeCloseTo(10 / 100);
    expect(chanceOf(20)).toBeCloseTo(1 / 100);
    // A die that shows 0 is told as ten.
    for (const dice of ['0,0', '0,5', '11,5', '-1,5', '5', '5,5,5'])
      table.refuses(`chance/roll dice=${dice}`, '2e.dice.sum');
  });

  it('2e.dice.example-double-zero: two tens are twenty', () => {
    const table = attacking('ranged').roll(10, 10);
    expect(table.happened('dice/rolled')).toEqual([expect.objectContaining({ dice: [10, 10] })]);
    expect(table.happened('roll/made')).toEqual([
      expect.objectContaining({ total: 20 + cardOf('hero', varikas).mind.value }),
    ]);
  });

  it('2e.dice.word-on-cards: "dice" are the ten-sided ones, unless the card says movement dice', () => {
    expect(cardOf('hero', 'mad-carthos').text).toMatch(/roll the dice/);
    expect(cardOf('hero', 'ronan-of-the-wild').text).toMatch(/movement dice/);
    const table = Table.of({
      game: { players: [{ hero: 'mad-carthos', space: bare }, {}] },
      given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'before-combat' } },
    }).play('ability/use card=mad-carthos ability=let-the-magic-loose');
    expect(asked(table)).toEqual(d10s);
    const ronan = Table.of({
      game: { players: [{ hero: 'ronan-of-the-wild', space: bare }, {}] },
      given: { movement: { player: 0, dice: [1, 1, 1] } },
    }).play('ability/use card=ronan-of-the-wild ability=find-another-path');
    while (decision(ronan.state)?.actor !== 'chance') ronan.play(ronan.legal()[0] ?? '');
    expect(asked(ronan)).toMatchObject({ kind: 'roll', die: 'movement', sides: 6 });
  });
});

describe('wounds and exhaustion', () => {
  it('2e.components.harm-counters-use: counters record what a Hero and its Allies have taken', () => {
    const table = fighting('magic', { allies: ['loyal-hound', 'acolyte-of-flame'] })
      .play('combat/defend')
      .roll(1, 1);
    const { damage } = cardOf('challenge', brood).spirit;
    expect(table.player(0).hero).toMatchObject({ wounds: damage, exhaustion: 0 });
    expect(table.player(0).allies.map(({ wounds, exhaustion }) => [wounds, exhaustion])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const tired = drawn('the-ferrymans-riddle', { allies: ['loyal-hound'] }).roll(1, 1);
    expect(tired.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 1 });
  });

  it('2e.cards.life: wounds equal to its Life defeat a Hero, an Ally or a Challenge, one fewer does not', () => {
    const { life } = cardOf('hero', varikas);
    expect(cardOf('challenge', brood).life).toBe(3);
    // A melee defense that fails costs one wound.
    const hurt = (wounds: number) => fighting('melee', { wounds }).play('combat/defend').roll(1, 1);
    expect(hurt(life - 2).happened('hero/knocked-out')).toEqual([]);
    expect(hurt(life - 2).player(0).hero.wounds).toBe(life - 1);
    expect(hurt(life - 1).happened('hero/knocked-out')).toHaveLength(1);

    const hits = (wounds: number) => attacking('melee', varikas, {}, wounds).roll(10, 10);
    const { damage } = cardOf('hero', varikas).body;
    expect(hits(3 - damage - 1).happened('challenge/defeated')).toEqual([]);
    expect(hits(3 - damage).happened('challenge/defeated')).toHaveLength(1);

    const ally = (wounds: number) =>
      attacking('melee', 'acolyte-of-flame', { allies: [{ card: 'acolyte-of-flame', wounds }] }).roll(1, 1);
    expect(ally(0).player(0).allies).toEqual([{ card: 'acolyte-of-flame', wounds: 1, exhaustion: 0 }]);
    expect(ally(1).player(0).allies).toEqual([]);
  });

  it('2e.cards.defeat-by-kind: a Hero is knocked out and plays on, an Ally or a Challenge is killed', () => {
    const { life } = cardOf('hero', varikas);
    const hero = fighting('melee', { wounds: life - 1 })
      .play('combat/defend')
      .roll(1, 1);
    expect(hero.player(0).hero).toMatchObject({ card: varikas, wounds: 0 });
    expect(hero.player(0).hero.space).not.toBe(bare);

    const ally = attacking('magic', 'acolyte-of-flame', { allies: ['acolyte-of-flame'] }).roll(1, 1);
    expect(ally.happened('ally/killed')).toHaveLength(1);
    expect(ally.state.decks.market?.bottom).toEqual(['acolyte-of-flame']);
    expect(ally.happened('hero/knocked-out')).toEqual([]);

    const challenge = Table.of({
      game: { players: [{ hero: varikas, space: bare }, {}] },
      given: { combat: { hero: 0, challenge: 'bone-rabble', phase: 'magic', wounds: 1 } },
    })
      .play(`combat/attack by=${varikas}`)
      .roll(10, 10);
    expect(challenge.happened('challenge/defeated')).toHaveLength(1);
    expect(challenge.state.decks.green?.bottom).toEqual(['bone-rabble']);
  });

  it('2e.cards.stamina: exhaustion up to Stamina costs nothing, what goes beyond is wounds', () => {
    const { stamina } = cardOf('hero', varikas);
    const failed = (exhaustion: number) => drawn('the-ferrymans-riddle', { exhaustion }).roll(1, 1);
    expect(failed(stamina - 1).player(0).hero).toMatchObject({ wounds: 0, exhaustion: stamina });
    expect(failed(stamina).player(0).hero).toMatchObject({ wounds: 1, exhaustion: stamina });
  });
});

describe('Heroes', () => {
  it('2e.cards.hero, 2e.cards.attributes: Life, Stamina, three attributes and an ability', () => {
    for (const { id, life, stamina, mind, body, spirit, abilities } of ofKind('hero')) {
      for (const value of [life, stamina, mind.value, body.value, spirit.value])
        expect(Number.isInteger(value), id).toBe(true);
      expect(abilities?.length, id).toBeGreaterThan(0);
    }
    for (const { id, mind, body, spirit } of [...ofKind('ally'), ...ofKind('challenge')])
      for (const attribute of [mind, body, spirit])
        expect(attribute, id).toEqual({ value: expect.any(Number), damage: expect.any(Number) });
    asserted(300);
  });

  it('2e.cards.hero, 2e.cards.text: the special ability is that of the player of the Hero, and does what the card says', () => {
    const players = [
      { hero: 'spiritseeker-mok', space: bare, wounds: 2 },
      { hero: 'mordrog', space: 'h0908', wounds: 2 },
    ];
    const use = 'ability/use card=spiritseeker-mok ability=mend-the-flesh';
    const mok = Table.of({ game: { players }, given: { turn: { player: 0, step: 'movement' } } }).play(use);
    expect(mok.player(0).hero).toMatchObject({ wounds: 1, exhaustion: 2 });
    expect(mok.player(1).hero).toMatchObject({ wounds: 2, exhaustion: 0 });
    const mordrog = Table.of({ game: { players }, given: { turn: { player: 1, step: 'movement' } } });
    mordrog.refuses(use, '2e.effects.owner-uses');
    expect(mordrog.legal('ability/use')).toEqual([]);
  });

  it.each([
    ['mind', 'ranged'],
    ['body', 'melee'],
    ['spirit', 'magic'],
  ] as const)(
    '2e.cards.mind-value, 2e.cards.body-value, 2e.cards.spirit-value: %s is added to %s rolls',
    (attribute, phase) => {
      const target = cardOf('challenge', brood)[attribute].value;
      const { value } = cardOf('hero', varikas)[attribute];
      expect(
        attacking(phase)
          .roll(...sum(target - value))
          .happened('combat/hit'),
      ).toHaveLength(1);
      expect(
        attacking(phase)
          .roll(...sum(target - value - 1))
          .happened('combat/failed'),
      ).toHaveLength(1);
      const defending = (total: number) =>
        fighting(phase)
          .play('combat/defend')
          .roll(...sum(total));
      expect(defending(target - value).happened('combat/defended')).toHaveLength(1);
      expect(defending(target - value - 1).happened('combat/failed')).toHaveLength(1);
    },
  );

  it.each([
    ['mind', 'the-ferrymans-riddle', 'lore'],
    ['body', brood, 'swim'],
    ['spirit', 'death-witch', 'diplomacy'],
  ] as const)(
    '2e.cards.mind-value, 2e.cards.body-value, 2e.cards.spirit-value: %s is added to tests, an Ally’s is not',
    (attribute, card, skill) => {
      // A Hero without the skill, in the company of Allies.
      const hero = ofKind('hero').find(
        ({ skills, abilities }) =>
          skills?.[skill] === undefined &&
          !abilities?.some((ability) => 'always' in ability || 'on' in ability),
      ) as HeroCard;
      const { value } = hero[attribute];
      for (const total of [2, 11, 20]) {
        const table = drawn(card, { hero: hero.id, allies: ['acolyte-of-flame', 'riverwatch-bowman'] });
        if (table.legal().includes('roll/dice')) table.play('roll/dice');
        table.roll(...sum(total));
        expect(table.happened('dice/rolled')).toEqual([
          expect.objectContaining({ for: 'test', character: hero.id }),
        ]);
        if (table.legal().includes('roll/accept')) table.play('roll/accept');
        expect(table.happened('roll/made')).toEqual([
          expect.objectContaining({ for: 'test', attribute, total: total + value }),
        ]);
      }
    },
  );

  it('2e.components.experience-counter: what a Hero has learned is added for good', () => {
    const { value } = cardOf('hero', varikas).body;
    const table = fighting('melee', { experience: { body: 1 } })
      .play('combat/defend')
      .roll(5, 5);
    expect(table.happened('roll/made')).toEqual([expect.objectContaining({ total: 10 + value + 2 })]);
  });

  it.each(ofKind('hero').map(({ id }) => id))(
    '2e.cards.ranged-damage, 2e.cards.melee-damage, 2e.cards.magic-damage: %s deals the wounds on the card',
    (id) => {
      const hero = cardOf('hero', id);
      for (const [phase, { damage }] of [
        ['ranged', hero.mind],
        ['melee', hero.body],
        ['magic', hero.spirit],
      ] as const) {
        const table = attacking(phase, id).roll(10, 10);
        if (table.legal().includes('roll/accept')) table.play('roll/accept');
        expect(table.happened('enemy/wounded'), phase).toEqual([
          expect.objectContaining({ card: brood, amount: damage }),
        ]);
      }
    },
  );
});

describe('Allies', () => {
  it('2e.cards.ally, 2e.cards.ally-like-hero: attributes, Life, Stamina and perhaps abilities like a Hero, and a cost', () => {
    const heroLike = ['life', 'stamina', 'mind', 'body', 'spirit'] as const;
    for (const ally of ofKind('ally')) {
      for (const part of heroLike) expect(ally[part], ally.id).toBeDefined();
      expect(ally.cost, ally.id).toBeGreaterThan(0);
    }
    for (const hero of ofKind('hero')) expect(hero).not.toHaveProperty('cost');
    expect(ofKind('ally').some((ally) => (ally.abilities ?? []).length > 0)).toBe(true);
  });

  it('2e.cards.ally-like-hero: an Ally attacks with its own value and its own damage', () => {
    const ally = cardOf('ally', 'riverwatch-bowman');
    const target = cardOf('challenge', brood).mind.value;
    const attack = (total: number) => attacking('ranged', ally.id, { allies: [ally.id] }).roll(...sum(total));
    const hit = attack(target - ally.mind.value);
    expect(hit.happened('enemy/wounded')).toEqual([expect.objectContaining({ amount: ally.mind.damage })]);
    expect(attack(target - ally.mind.value - 1).happened('enemy/wounded')).toEqual([]);
  });

  it('2e.cards.ally: it travels with the Hero and uses its own ability', () => {
    const table = Table.of({
      game: { players: [{ space: bare, allies: ['moorland-guide'] }, {}] },
      given: { movement: { player: 0, dice: [1] } },
    });
    table.play('ability/use card=moorland-guide ability=show-the-way');
    table.play(table.legal('effect/choose')[0] ?? '');
    expect(table.player(0).allies).toEqual([{ card: 'moorland-guide', wounds: 0, exhaustion: 1 }]);
    expect(table.player(0).hero.exhaustion).toBe(0);
  });
});

describe('market cards', () => {
  /** Player 0 in the Market step of Greyhaven, with this on offer. */
  const shopping = (stack: string[], hero: Player = {}) => {
    const top = content.decks.market.find((card) => !stack.includes(card)) ?? '';
    return Table.of({
      game: {
        players: [{ hero: varikas, space: 'greyhaven', gold: 99, ...hero }, {}],
        stacks: { greyhaven: stack },
        decks: { market: { top: [top] } },
      },
      given: { turn: { player: 0, step: 'market' } },
    });
  };

  it('2e.cards.cost, 2e.cards.item, 2e.cards.ally: the cost of each card is the gold it takes to have it', () => {
    for (const card of [...ofKind('ally'), ...ofKind('item')]) {
      const table = shopping([card.id]).play(
        `market/${card.kind === 'ally' ? 'hire' : 'buy'} card=${card.id}`,
      );
      expect(table.player(0).gold, card.id).toBe(99 - card.cost);
      const held = card.kind === 'ally' ? table.player(0).allies : table.player(0).items;
      expect(held.map((each) => each.card)).toEqual([card.id]);
    }
    const { id, cost } = cardOf('item', 'soul-burn');
    shopping([id], { gold: cost }).allows(`market/buy card=${id}`);
    shopping([id], { gold: cost - 1 }).refuses(`market/buy card=${id}`, '2e.market.actions');
  });

  it('2e.cards.item: an Item gives the abilities on it to who has it', () => {
    const use = 'ability/use card=teleport-rune ability=step-through';
    const choosing = (items: string[], others: string[] = []) =>
      Table.of({
        game: { players: [{ space: bare, items }, { items: others }] },
        given: { turn: { player: 0, step: 'movement' } },
      });
    choosing(['teleport-rune']).allows(use);
    choosing([], ['teleport-rune']).refuses(use, '2e.effects.owner-uses');
  });

  it('2e.cards.item-class-and-type: every Item has a class and a type, and classes limit what a Hero can have', () => {
    for (const item of ofKind('item')) {
      expect(item.class, item.id).toMatch(/^(weapon|armor|artifact|rune|potion|relic|gear)$/);
      expect(item.type, item.id).toMatch(/./);
    }
    const of = (wanted: ItemCard['class']) =>
      ofKind('item')
        .filter((item) => item.class === wanted)
        .map(({ id }) => id);
    const [first = '', second = '', third = ''] = of('weapon');
    shopping([third], { items: [first] }).allows(`market/buy card=${third}`);
    shopping([third], { items: [first, second] }).refuses(`market/buy card=${third}`, '2e.limits.weapons');
    const [mail = '', plate = ''] = of('armor');
    shopping([plate], { items: [mail] }).refuses(`market/buy card=${plate}`, '2e.limits.armor');
    const [rune = '', ...runes] = of('rune');
    shopping([rune], { items: runes }).allows(`market/buy card=${rune}`);
  });

  it('2e.cards.item-class-type-example: the class of a Weapon counts, though its type be Relic', () => {
    const relic: ItemCard = {
      kind: 'item',
      id: 'ancestral-blade',
      name: 'Ancestral Blade',
      source: 'original',
      cost: 1,
      class: 'weapon',
      type: 'relic',
      use: 'always',
      abilities: [{ always: [{ stat: 'melee-damage', add: 1 }] }],
    };
    expect(checkContent({ id: 'own', name: 'Own', market: [relic] })).toEqual([]);
    for (const part of ['class', 'type'])
      expect(checkContent({ id: 'own', name: 'Own', market: [{ ...relic, [part]: undefined }] })).not.toEqual(
        [],
      );
    const ruleset = composeRuleset([], [riseOfTheDragonLords, { id: 'own', name: 'Own', market: [relic] }]);
    const weapons = ofKind('item').filter((item) => item.class === 'weapon');
    const relics = ofKind('item').filter((item) => item.class === 'relic');
    const ruling = (items: readonly ItemCard[]) => {
      const state = fromScenario(
        {
          game: {
            players: [{ space: 'greyhaven', gold: 9, items: items.map(({ id }) => id) }],
            stacks: { greyhaven: [relic.id] },
            decks: { market: { top: ['healing-draught'] } },
          },
          given: { turn: { player: 0, step: 'market' } },
        },
        ruleset,
      );
      return ruleset.explain(state, { type: 'market/buy', card: relic.id });
    };
    expect(ruling(relics)).toMatchObject({ legal: true });
    expect(ruling(weapons.slice(0, 2))).toMatchObject({
      legal: false,
      rules: [{ id: '2e.limits.weapons' }, {}],
    });
  });

  it('2e.cards.icons-market: some are activated, some discarded, some always on', () => {
    const moving = (item: string) =>
      Table.of({
        game: { players: [{ hero: varikas, space: bare, wounds: 2, items: [item] }, {}] },
        given: { turn: { player: 0, step: 'movement' } },
      });
    expect(cardOf('item', 'wings-of-regiroth').use).toBe('activate');
    const activated = moving('wings-of-regiroth').play('ability/use card=wings-of-regiroth ability=fly');
    expect(activated.player(0).items).toEqual([{ card: 'wings-of-regiroth', faceDown: true }]);

    expect(cardOf('item', 'healing-draught').use).toBe('discard');
    const discarded = moving('healing-draught').play('ability/use card=healing-draught ability=drink');
    expect(discarded.player(0).items).toEqual([]);
    expect(discarded.state.decks.market?.bottom).toEqual(['healing-draught']);
    expect(discarded.player(0).hero.wounds).toBe(0);

    expect(cardOf('item', 'sure-footed-pony').use).toBe('always');
    const always = moving('sure-footed-pony');
    expect(always.legal('ability/use')).toEqual([]);
    always.allows('move/roll dice=5');
    moving('wings-of-regiroth').refuses('move/roll dice=5', '2e.movement.dice-hurt');
  });
});

describe('adventure cards', () => {
  const colors = ['green', 'yellow', 'blue', 'red'] as const;
  const adventures = [...ofKind('challenge'), ...ofKind('event'), ...ofKind('encounter')];

  it('2e.cards.adventure-colors: four colors, the later the harder', () => {
    const hardness = colors.map((color) => {
      const challenges = ofKind('challenge').filter((card) => card.color === color);
      return (['mind', 'body', 'spirit'] as const).map((of) =>
        average(challenges.map((card) => card[of].value)),
      );
    });
    for (const [at, harder] of hardness.entries())
      for (const [of, value] of harder.entries())
        if (at > 0) expect(value).toBeGreaterThan(hardness[at - 1]?.[of] ?? Number.NaN);
    for (const card of adventures) expect(colors).toContain(card.color);
    asserted(80);
  });

  it('2e.cards.adventure-types: each is a Challenge, an Event or an Encounter, and is resolved as one', () => {
    const inDecks = colors.flatMap((color) => content.decks[color]);
    expect(inDecks).toHaveLength(adventures.length);
    for (const id of inDecks) expect(content.cards[id]?.kind).toMatch(/^(challenge|event|encounter)$/);
    expect(drawn('bone-rabble').state.frames.map(({ kind }) => kind)).toContain('combat');
    expect(drawn('early-snows').state.event).toBe('early-snows');
    expect(drawn('the-ferrymans-riddle').state.frames.map(({ kind }) => kind)).toContain('encounter');
  });

  it('2e.cards.challenge: the commonest type, and each has an enemy’s values', () => {
    const challenges = ofKind('challenge');
    expect(challenges.length).toBeGreaterThan(ofKind('event').length + ofKind('encounter').length);
    for (const { life, id } of challenges) expect(life, id).toBeGreaterThan(0);
  });

  it('2e.cards.event: while it is in force it changes the game for everybody', () => {
    const dice = (event: string | undefined, player: number) =>
      Table.of({
        game: { players: [{ space: bare }, { space: bare }], ...(event ? { event } : {}) },
        given: { turn: { player, step: 'movement' } },
      }).legal('move/roll').length;
    // Early Snows: outside towns, one movement die less.
    for (const player of [0, 1]) {
      expect(dice('early-snows', player)).toBe(1);
      expect(dice(undefined, player)).toBe(2);
    }
  });

  it('2e.cards.encounter: a test, a fight, or a side quest', () => {
    const does = (word: string) =>
      ofKind('encounter').filter((card) => JSON.stringify(card.effects).includes(`"do":"${word}"`));
    for (const word of ['test', 'fight', 'stay-open']) expect(does(word).length, word).toBeGreaterThan(0);
    expect(asked(drawn('the-ferrymans-riddle'))).toEqual(d10s);
    const quest = drawn('a-letter-for-greyhaven');
    expect(quest.player(0).quests).toEqual([{ card: 'a-letter-for-greyhaven', progress: 0 }]);
  });

  it('2e.cards.event-number: the number decides whether an Event takes effect or is discarded', () => {
    const numbered = (number: number) =>
      ofKind('event').filter((card) => card.number === number)[0]?.id ?? '';
    let compared = 0;
    for (const inPlay of [1, 2, 3])
      for (const next of [1, 2, 3]) {
        const former = numbered(inPlay);
        const card = ofKind('event').find((each) => each.number === next && each.id !== former)?.id;
        // There is but one of the highest number.
        if (card === undefined) continue;
        compared += 1;
        const table = drawn(card, {}, { event: former });
        expect(table.state.event, `${next} on ${inPlay}`).toBe(next >= inPlay ? card : former);
        const lost = next >= inPlay ? former : card;
        const { color } = cardOf('event', lost);
        expect(table.state.decks[String(color)]?.bottom).toEqual([lost]);
      }
    expect(compared).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['ranged', 'mind'],
    ['melee', 'body'],
    ['magic', 'spirit'],
  ] as const)(
    '2e.cards.mind-value-challenge, 2e.cards.body-value-challenge, 2e.cards.spirit-value-challenge: %s rolls must meet or exceed its %s',
    (phase, attribute) => {
      const { value } = cardOf('challenge', brood)[attribute];
      const own = cardOf('hero', varikas)[attribute].value;
      expect({ mind: 15, body: 11, spirit: 14 }[attribute]).toBe(value);
      const result = (total: number) =>
        attacking(phase)
          .roll(...sum(total - own))
          .happened('roll/made');
      expect(result(value)).toEqual([expect.objectContaining({ target: value, success: true })]);
      expect(result(value + 1)).toEqual([expect.objectContaining({ target: value, success: true })]);
      expect(result(value - 1)).toEqual([expect.objectContaining({ target: value, success: false })]);
    },
  );

  it.each([
    ['ranged', 0],
    ['melee', 1],
    ['magic', 2],
  ] as const)(
    '2e.cards.ranged-damage, 2e.cards.melee-damage, 2e.cards.magic-damage: in %s the Brood deals %i wounds',
    (phase, damage) => {
      expect(fighting(phase).play('combat/defend').roll(1, 1).player(0).hero.wounds).toBe(damage);
      expect(attacking(phase).roll(1, 1).player(0).hero.wounds).toBe(damage);
      expect(attacking(phase).roll(10, 10).player(0).hero.wounds).toBe(0);
    },
  );
});
