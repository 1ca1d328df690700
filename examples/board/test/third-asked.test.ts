import { actionCode } from 'runebound-engine/kernel';
import { inspect, rulesetOf } from 'runebound-engine/third-edition';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAlike } from '../src/asking/groups.js';
import { tokenSaid } from '../src/combat/token-said.js';
import { toggled } from '../src/combat/use-picked.js';
import { openScreen } from '../src/things/index.js';
import { type Asked, askedIn } from './asked-third.js';

/* What a player of Third Edition needs to know for an answer, in whole games of bots. */

const ruleset = rulesetOf('ascendance-of-margath');

describe('a question of Third Edition', () => {
  const all: Asked[] = [];
  beforeAll(async () => {
    await openScreen('third-edition');
    for (const seed of ['a', 'b', 1, 2])
      all.push(...askedIn(seed, [{ hero: 'elder-mok' }, { hero: 'lord-hawthorne' }]));
  });
  const answersTo = (kind: string, type: string) =>
    all
      .filter((one) => one.kind === kind)
      .flatMap(({ screen }) =>
        screen.answers.filter(({ action }) => action.type === type).map((one) => ({ screen, ...one })),
      );

  it('lets any number of tokens be chosen at once, and says what for', () => {
    const asked = all.filter(({ screen }) => screen.together !== null);
    expect(asked.length).toBeGreaterThan(4);
    for (const { screen, kind } of asked) {
      expect(kind).toBe('effects/choose');
      expect(screen.left).toMatch(/^.+: .*any number of .*tokens/);
      const single = screen.answers.filter(({ tokens }) => tokens.length === 1);
      // Each token that is pressed joins the others, and leaves them again.
      let keys: readonly string[] = [];
      for (const { tokens } of single) keys = toggled(single, keys, tokens[0] ?? '', screen.together);
      expect(keys).toEqual(single.flatMap(({ tokens }) => tokens));
      for (let many = 1; many <= keys.length; many++) {
        const some = keys.slice(-many);
        const one = screen.together?.(some);
        expect(one?.label).toMatch(/^Choose .+/);
        // The rules take its actions one by one, and the ability is carried out then.
        let view = screen.view as never;
        for (const action of one?.actions ?? []) {
          expect(ruleset.legalActions(view).map(actionCode)).toContain(actionCode(action));
          view = ruleset.predict(view, action as never).view as never;
        }
        expect(ruleset.decision(view)?.kind).not.toBe('effects/choose');
      }
      expect(screen.together?.([])).toBeNull();
      expect(screen.together?.(['0/99'])).toBeNull();
    }
    const others = all.filter(({ screen, kind }) => screen.together === null && kind.startsWith('combat/'));
    expect(others.length).toBeGreaterThan(100);
  });

  it('shows which token counts double, and that the double under it is used', () => {
    const tokens = all.flatMap(({ screen }) => screen.combat?.sides.flatMap((side) => side.tokens) ?? []);
    const on = tokens.filter(({ lies }) => lies === 'on');
    const under = tokens.filter(({ lies }) => lies === 'under');
    expect(on.length).toBeGreaterThan(4);
    expect(under.length).toBe(on.length);
    for (const token of on) expect(token.worth).toBe(2 * token.shows.count);
    for (const token of under) expect(token.shows.symbol).toBe('double');
    expect(on.map(tokenSaid)[0]).toContain('; counts double; its other face: ');
    expect(under.map(tokenSaid)[0]).toContain('double; lies under the token that counts double; ');
  });

  it('says beside damage how much of it the foe may block', () => {
    const deals = answersTo('combat/act', 'combat/deal');
    const foes = deals.map(({ screen, hint }) => {
      const foe = inspect(screen.view as never).combat?.sides.find(
        (_, at) => screen.combat?.sides[at]?.acting === false,
      );
      return { hint, shields: foe?.shields ?? 0 };
    });
    const few = foes.filter(({ shields }) => shields > 0);
    expect([few.length > 20, few.length < foes.length]).toEqual([true, true]);
    for (const { hint, shields } of foes)
      expect(hint.includes(`the foe may block up to ${shields} of it`)).toBe(shields > 0);
  });

  it('in the midst of a fight has the words of the ability that a test is for', () => {
    const tests = all.filter(({ kind, screen }) => kind === 'test/more' && screen.combat !== null);
    expect(tests.length).toBeGreaterThan(2);
    for (const { screen } of tests) expect(screen.rolls[0]?.told).toMatch(/^[A-Z].+: .*test.*\. \d success/);
  });

  it('has a step to a place among the first answers, and says that a rest heals all there', () => {
    const steps = answersTo('turn/act', 'move/step').filter(({ hint }) => hint.includes('a rest there'));
    expect(steps.length).toBeGreaterThan(4);
    for (const { group, hint, screen } of steps) {
      expect(group).toBe('plain');
      const { asked, view } = screen;
      const damage = inspect(view as never).players[asked ?? 0]?.hero?.health.damage;
      expect(hint).toContain(`a rest there heals all damage: ${damage}`);
    }
  });

  it('names a step by its land alone where something else tells it from the others', () => {
    const steps = answersTo('turn/act', 'move/step').filter(({ label }) =>
      /^Walk to the plains \(/.test(label),
    );
    const alike = steps.filter(({ screen, ...one }) => isAlike(one, screen.answers));
    expect(alike.length).toBeGreaterThan(4);
    const plain = steps.filter(({ group }) => group === 'plain');
    expect(plain.length).toBeGreaterThan(4);
    for (const one of plain) {
      const same = plain.filter(({ screen, hint }) => screen === one.screen && hint === one.hint);
      expect(alike.includes(one)).toBe(same.length > 1);
    }
  });

  it('says why a card of the market is discarded', () => {
    const discards = answersTo('shop/shop', 'shop/discard');
    expect(discards.length).toBeGreaterThan(4);
    for (const { hint } of discards)
      expect(hint).toBe('a shop action ends with one card of the market bought or discarded');
  });

  it('names the skills of which some go when another is learned, and only where the rules say so', () => {
    const learned = answersTo('turn/act', 'skill/learn');
    const crowded = learned.filter(({ screen, action, hint }) => {
      let after = ruleset.predict(screen.view as never, action as never);
      while (after.waiting?.kind === 'payment/pay') {
        const [pay] = ruleset.legalActions(after.view as never);
        after = ruleset.predict(after.view as never, pay as never);
      }
      const goes = after.waiting?.kind === 'excess/discard';
      expect([hint, hint.includes('you then discard')]).toEqual([hint, goes]);
      return goes;
    });
    expect([crowded.length > 0, crowded.length < learned.length]).toEqual([true, true]);
    for (const { hint, card, screen } of crowded) {
      const { piles = [] } = screen.players[screen.asked ?? -1] ?? {};
      const own = piles.find(({ title }) => title === 'Learned skills')?.cards ?? [];
      const known = [...own.map(({ name }) => name), screen.card(card ?? '')?.name];
      const gone = hint.replace(/^.*you then discard 1 of these: /, '').split(', ');
      expect(known).toEqual(expect.arrayContaining(gone));
    }
  });

  it('says that no card is turned up where that is why a test cannot be passed', () => {
    const lost = all.flatMap(({ screen }) => screen.answers.filter(({ likely }) => likely?.chance === 0));
    expect(lost.length).toBeGreaterThan(0);
    expect(
      lost.filter(({ likely }) => likely?.text.endsWith(': 0\u00a0% (no card is turned up)')),
    ).not.toEqual([]);
  });

  it('finds the villain on the board, once it is there', () => {
    const found = all.map(({ screen }) => screen.landmarks.filter(({ kind }) => kind === 'villain').length);
    expect(new Set(found)).toEqual(new Set([0, 1]));
  });

  it('says which trophies are still due, and which actions an end of the turn loses', () => {
    const lefts = (kind: string) =>
      new Set(all.filter((one) => one.kind === kind).map(({ screen }) => screen.left));
    expect(lefts('payment/pay').size).toBeGreaterThan(1);
    for (const left of lefts('payment/pay'))
      expect(left).toMatch(/still to pay: (\d+ (\w+|more of any type|of any type)(, )?)+$/);
    const ends = answersTo('turn/act', 'turn/end').map(({ screen, hint }) => [
      screen.left.match(/^(\d) actions? left/)?.[1],
      hint.match(/(\d) actions? left, which you then lose/)?.[1] ?? '0',
    ]);
    for (const [left, lost] of ends) expect(lost).toBe(left);
    expect(new Set(ends.map(([left]) => left)).size).toBeGreaterThan(1);
  });

  it('says of what kind a skill is that may be discarded, and has its own quests with their places', () => {
    const discards = answersTo('excess/discard', 'excess/discard').filter(({ card }) => card !== null);
    expect(discards.some(({ hint }) => /^a skill of (body|mind|spirit) · /.test(hint))).toBe(true);
    const quests = all.flatMap(({ screen }) =>
      screen.tracks.flatMap(({ title, spaces }) => (title === 'Your quests' ? spaces : [])),
    );
    expect(quests.length).toBeGreaterThan(0);
    for (const { mark } of quests) expect(mark).toMatch(/^.+, (\d+ steps? away|here)$/);
    const far = answersTo('move/spend', 'move/spend').filter(({ hint }) =>
      hint.includes(' can be done here'),
    );
    expect(far.length).toBeGreaterThan(0);
  });

  it('warns where the last tokens are used and the foe goes on', () => {
    const warned = all.flatMap(({ screen }) =>
      screen.answers
        .filter(({ hint }) => hint.includes('your last tokens'))
        .map((one) => ({ one, fight: screen.combat })),
    );
    expect(warned.length).toBeGreaterThan(0);
    for (const { one, fight } of warned) {
      const [side] = one.tokens[0]?.split('/') ?? [];
      const own = fight?.sides.find((some) => `${some.side}` === side)?.tokens ?? [];
      const pool = own.filter(({ at }) => at === 'pool').map(({ place }) => `${side}/${place}`);
      const used = new Set([...one.tokens, one.on]);
      const under = own.filter(({ lies }) => lies === 'under').map(({ place }) => `${side}/${place}`);
      expect(pool.filter((key) => !used.has(key) && !under.includes(key))).toEqual([]);
      expect(one.hint).toMatch(/the foe can still deal [1-9]\d* damage in this round$/);
    }
  });

  it('says how an ability of the foe is cancelled, and what it does', () => {
    const asked = [...askedIn('a', [{ hero: 'corbin' }, { hero: 'lyssa' }])];
    const lefts = asked.filter(({ kind }) => kind === 'cancel/answer').map(({ screen }) => screen.left);
    expect(lefts.length).toBeGreaterThan(0);
    for (const left of lefts)
      expect(left).toMatch(/^\d? ?.{20,} · your surges can cancel it: choose a lit token$/);
  });

  it('says where a hero may begin, and who plays its enemy', () => {
    const places = all.filter(({ kind }) => kind === 'game/place').map(({ screen }) => screen.left);
    expect(places.length).toBeGreaterThan(4);
    for (const left of places)
      expect(left).toMatch(/^Your hero begins at a place of this kind: (City|Town|Shrine|Stronghold)$/);
    const fights = all.flatMap(({ screen }) => screen.combat ?? []);
    const named = new Set(
      fights.map(({ sides }) =>
        sides.map(({ name }) => name.match(/\((?:played by )?(\w+)\)$/)?.[1]).join(' against '),
      ),
    );
    expect(named).toEqual(new Set(['Ann against Bo', 'Bo against Ann']));
  });

  it('says what a rest heals as the dice lie', () => {
    const heals = answersTo('rest/roll-again', 'rest/heal').map(({ hint }) => hint);
    expect(heals.length).toBeGreaterThan(4);
    for (const hint of heals) expect(hint).toMatch(/^Heals \d damage$/);
    expect(new Set(heals).size).toBeGreaterThan(1);
  });

  it('offers no way that leads to where the hero is', () => {
    const journeys = all.flatMap(({ screen }) =>
      screen.journeys.map(({ space }) => [
        space,
        screen.figures.find(({ player }) => player === screen.view.viewer)?.space,
      ]),
    );
    expect(journeys.length).toBeGreaterThan(100);
    expect(journeys.filter(([space, home]) => space === home)).toEqual([]);
  });

  it('shows no card that the player has just fought, or knows', () => {
    const known = all.filter(({ kind }) => kind === 'reward/choose');
    expect(known.length).toBeGreaterThan(4);
    for (const { screen } of known) expect(screen.about).toBeNull();
  });

  it('says beside an ability of spent tokens that those which pay for it can be cast again', () => {
    const texts = all.flatMap(({ screen }) =>
      (screen.combat?.sides ?? []).flatMap(({ abilities }) =>
        abilities
          .filter(
            ({ card, ability, used }) =>
              !used && screen.answers.some((one) => one.card === card && one.ability === ability),
          )
          .filter(({ text }) => /spent tokens/.test(text))
          .map(({ text }) => text),
      ),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes('no token for it now'))).toEqual([]);
  });
});

describe('an ability of Lyssa', () => {
  const all: Asked[] = [];
  beforeAll(async () => {
    await openScreen('third-edition');
    for (const seed of [3, 4]) all.push(...askedIn(seed, [{ hero: 'lyssa' }, { hero: 'elder-mok' }]));
  });

  it('says how far it takes her without a roll', () => {
    const lefts = all.filter(({ kind }) => kind === 'free-move/go').map(({ screen }) => screen.left);
    expect(lefts).toContainEqual(expect.stringMatching(/up to 2 hexes, without a roll$/));
    for (const left of lefts) expect(left).toMatch(/up to (1 hex|[23] hexes), without a roll$/);
  });

  it('is offered with its words in place of her whole card', () => {
    const offers = all.filter(({ kind }) => kind === 'offer/answer');
    expect(offers.length).toBeGreaterThan(0);
    for (const { screen } of offers) {
      expect(screen.about).toBeNull();
      expect(screen.left).not.toBe('');
    }
    expect(offers.map(({ screen }) => screen.left)).toContainEqual(expect.stringContaining('exert'));
  });
});
