import { actionCode } from 'runebound-engine/kernel';
import { inspect, rulesetOf } from 'runebound-engine/third-edition';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnswerRow, grouped } from '../src/asking/groups.js';
import { numbersOf, rowId } from '../src/asking/numbers.js';
import { third } from '../src/bots/third-minds.js';
import { effectsOf } from '../src/combat/tray.js';
import { doneWith, pickable, toggled } from '../src/combat/use-picked.js';
import { dueStep, isExplaining, momentOf, tourSteps } from '../src/guide/tour-steps.js';
import { openScreen } from '../src/things/index.js';
import type { Screenful } from '../src/things/things.js';
import { type Asked, askedIn } from './asked-third.js';

/* What the screen of Third Edition tells whoever is asked, in whole games of bots. */

describe('what the screen tells in games of Third Edition', () => {
  const all: Asked[] = [];
  beforeAll(async () => {
    await openScreen('third-edition');
    for (const seed of ['a', 'b']) all.push(...askedIn(seed));
  });
  const answersTo = (kind: string, type: string) =>
    all
      .filter((one) => one.kind === kind)
      .flatMap(({ screen }) => screen.answers.filter(({ action }) => action.type === type));

  it('says over the table whose turn it is, then the round and the act', () => {
    const turns = all.filter(({ kind }) => kind === 'turn/act');
    expect(turns.length).toBeGreaterThan(4);
    for (const { screen } of turns) {
      expect(screen.clock).toBe(`${['Ann', 'Bo'][screen.turnOf ?? -1]}’s turn`);
      expect(screen.moment[0]).toMatch(/^Round \d+ · Act [12]$/);
    }
  });

  it('names the type of a trophy that pays, and asks nothing where all have to go', () => {
    const paid = all.filter(({ kind }) => kind === 'payment/pay');
    const pays = answersTo('payment/pay', 'skill/pay');
    expect(pays.length).toBeGreaterThan(4);
    for (const { label } of pays) expect(label).toMatch(/^Pay with .+ \((combat|exploration|social)\)$/);
    const free = paid.filter(({ screen }) => screen.foregone === null);
    expect(paid.length).toBeGreaterThan(free.length);
    for (const { screen } of free) expect(screen.answers.length).toBeGreaterThan(1);
  });

  it('goes on for a player whose test is passed, as long as nothing but a card could be exerted', () => {
    const passed = all.filter(({ screen }) => screen.settled);
    expect(passed.length).toBeGreaterThan(0);
    for (const { screen } of passed) expect(['test/judge', null]).toContain(screen.foregone);
    expect(passed.some(({ screen }) => screen.foregone === 'test/judge')).toBe(true);
    for (const { kind, screen } of all)
      if (kind !== 'payment/pay' && !screen.settled) expect(screen.foregone).toBeNull();
  });

  it('says nothing of a success on a card that comes to the hand: only revealed ones count', () => {
    for (const [kind, type] of [
      ['turn/act', 'train'],
      ['excess/discard', 'excess/discard'],
    ] as const) {
      const answers = answersTo(kind, type);
      expect(answers.length).toBeGreaterThan(0);
      for (const { hint, likely } of answers)
        expect(`${hint} ${likely?.text ?? ''}`).not.toContain('success');
    }
  });

  it('tells the kinds of cards where one is met, and not where it is a trophy', () => {
    const met = answersTo('turn/act', 'adventure/begin');
    expect(met.some(({ likely }) => likely?.text.startsWith('a card is drawn: '))).toBe(true);
    const won = answersTo('reward/choose', 'reward/choose');
    expect(won.length).toBeGreaterThan(0);
    for (const { likely } of won) expect(likely?.text ?? '').not.toContain('a card is drawn');
  });

  it('names the markets and gems that a roll may lead to', () => {
    const rolls = answersTo('turn/act', 'move/roll');
    expect(rolls.length).toBeGreaterThan(0);
    for (const { likely } of rolls) expect(likely?.text).toMatch(/^within reach: \w/);
    expect(
      rolls.some(({ likely }) => likely?.text.match(/(combat|exploration|social) gem( \(|,| and)/)),
    ).toBe(true);
  });

  it('says what a skill costs and when its success counts', () => {
    const [one] = all;
    const said = Object.keys(rulesetOf('ascendance-of-margath').rules.content.cards).flatMap(
      (id) => one?.screen.card(id) ?? [],
    );
    const skills = said.filter(({ kind }) => kind === 'skill');
    for (const { cost } of skills)
      expect(cost).toMatch(/^trophies: \d (of any type|combat|exploration|social)/);
    expect(skills.some(({ worths }) => worths.some(({ label }) => label === 'Revealed in a test'))).toBe(
      true,
    );
    for (const { cost } of said.filter(({ kind }) => kind === 'asset')) expect(cost).toMatch(/^(\d+ gold)?$/);
  });

  it('says beside a skill to learn, and an asset to buy, what it does, and what a rest heals', () => {
    const learn = answersTo('turn/act', 'skill/learn');
    expect(learn.length).toBeGreaterThan(0);
    for (const { group, hint } of learn) {
      expect(group).toBe('plain');
      expect(hint).toMatch(/.{10,} · costs trophies: \d/);
    }
    const trade = all.filter(({ screen }) => screen.answers.some(({ action }) => action.type === 'shop/buy'));
    expect(trade.length).toBeGreaterThan(0);
    for (const { screen } of trade)
      expect(screen.left).toMatch(
        /You have \d+ gold · you may sell as many assets as you like, and then buy one card$/,
      );
    const wares = trade.flatMap(({ screen }) =>
      screen.answers.filter(({ action }) => action.type === 'shop/buy'),
    );
    for (const { hint } of wares) expect(hint.replace(/\d+ gold$/, '').length).toBeGreaterThan(10);
    expect(wares.some(({ hint }) => /combat token: \d \w+(, golden)?; \d /.test(hint))).toBe(true);
    const rests = all.filter(({ kind }) => kind === 'rest/roll-again');
    expect(rests.length).toBeGreaterThan(0);
    for (const { screen } of rests) expect(screen.left).toContain('heals 1 damage');
  });

  it('names tokens that are spent shortly, and one that is turned with both faces', () => {
    const deals = answersTo('combat/act', 'combat/deal');
    expect(deals.length).toBeGreaterThan(20);
    const short = deals.filter(({ label }) => !label.includes('other face'));
    expect(short.length).toBeGreaterThan(deals.length / 3);
    for (const { label } of answersTo('combat/act', 'combat/flip')) expect(label).toContain('other face');
    // The strongest comes first.
    for (const { screen } of all.filter(({ kind }) => kind === 'combat/act')) {
      const amounts = screen.answers.flatMap(({ amount }) => amount ?? []);
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    }
  });

  it('puts first what somebody has walked for, and says which skills have no room', () => {
    const attempts = all.filter(({ screen }) =>
      screen.answers.some(({ action }) => action.type === 'quest/attempt'),
    );
    expect(attempts.length).toBeGreaterThan(0);
    for (const { screen } of attempts)
      expect(['quest/attempt', 'skill/learn']).toContain(
        screen.answers.find(({ group }) => group === 'plain')?.action.type,
      );
    const crowded = answersTo('turn/act', 'skill/learn').filter(({ hint }) => hint.includes('you may keep'));
    expect(crowded.length).toBeGreaterThan(0);
    for (const { hint } of crowded)
      expect(hint).toMatch(/(\w+) (\d): you may keep \2 \1 skills?; you then discard 1 of these: .+$/);
  });

  it('says beside an ability what it does and for which tokens, of a hero and of an enemy', () => {
    const surges = answersTo('combat/act', 'combat/surge');
    expect(surges.length).toBeGreaterThan(20);
    for (const { hint } of surges) expect(hint).toMatch(/^.{8,}/);
    const about = surges.filter(({ hint }) => / · (can act now on|there is no token)/.test(hint));
    expect(about.some(({ hint }) => / · can act now on: \d \w+/.test(hint))).toBe(true);
    const abilities = all.flatMap(
      ({ screen }) => screen.combat?.sides.flatMap((side) => side.abilities) ?? [],
    );
    expect(abilities.some(({ text }) => / · (can act now on: \d|there is no token)/.test(text))).toBe(true);
    for (const { text, used } of abilities) if (used) expect(text).not.toMatch(/can act now/);
  });

  it('says what the cards do that can be exerted, and what comes of it once', () => {
    const exerts = [...answersTo('toll/exert', 'toll/exert'), ...answersTo('test/more', 'test/exert')];
    expect(exerts.length).toBeGreaterThan(4);
    for (const { hint } of exerts) expect(hint).toMatch(/.{10,} · to learn it would cost trophies: \d/);
    for (const { likely } of answersTo('toll/exert', 'toll/exert')) expect(likely).toBeNull();
  });

  it('estimates the fight against the villain from afar, and says what it and others that are refused cost', () => {
    const refused = all.flatMap(({ screen }) =>
      screen.refusals
        .filter(({ action }) => action.type === 'villain/engage')
        .map((one) => ({ screen, ...one })),
    );
    expect(refused.length).toBeGreaterThan(4);
    for (const { screen, action, reason } of refused) {
      expect(reason).toMatch(/\. \(costs 1 action\)$/);
      const chance = third.fightOdds(screen.view, action)?.chance;
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const adventures = all.flatMap(({ screen }) =>
      screen.refusals.filter(({ action }) => action.type === 'adventure/begin'),
    );
    expect(adventures.length).toBeGreaterThan(4);
    for (const { reason } of adventures) expect(reason).toContain('(costs 2 actions)');
  });

  it('lists the gems and places that dice lead to in several steps, as the map lights them', () => {
    const walks = all.filter(({ kind }) => kind === 'move/spend');
    const far = walks.flatMap(({ screen }) =>
      screen.answers.filter(({ actions = [] }) => actions.length > 1).map((one) => ({ screen, ...one })),
    );
    expect(far.length).toBeGreaterThan(20);
    for (const { screen, space, hint, actions = [], group } of far) {
      expect(group).toBe('board');
      expect(hint).toMatch(new RegExp(`^${actions.length} steps away`));
      expect(screen.space(space ?? '').ways[0]?.actions).toEqual(actions);
    }
    expect(far.some(({ hint }) => hint.includes('combat gem'))).toBe(true);
    // So is the way to the villain, and a roll names it first.
    const toVillain = walks.flatMap(({ screen }) => {
      const hex = inspect(screen.view as never).villain?.hex;
      const isFar = screen.journeys.some(
        ({ space, ways }) => space === hex && (ways[0]?.actions.length ?? 0) > 1,
      );
      return isFar ? [screen.answers.filter(({ space }) => space === hex).map(({ hint }) => hint)] : [];
    });
    expect(toVillain.length).toBeGreaterThan(0);
    for (const hints of toVillain) expect(hints).toContainEqual(expect.stringContaining('the villain'));
    const reaching = all.flatMap(({ screen }) =>
      screen.answers.flatMap(({ likely }) =>
        likely?.text.includes('High Lord Margath (') ? likely.text : [],
      ),
    );
    expect(reaching.length).toBeGreaterThan(0);
    for (const text of reaching) expect(text).toMatch(/^within reach: High Lord Margath/);
    for (const { screen } of walks) {
      const codes = screen.answers.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      const gems = screen.journeys.flatMap(({ space }) => (screen.liesAt(space) === '' ? [] : space));
      const listed = screen.answers.flatMap(({ space }) => space ?? []);
      expect(listed).toEqual(expect.arrayContaining(gems));
    }
  });

  it('speaks in the guide of the gem on which the hero stands, once its adventure can be begun', () => {
    const gem = tourSteps.find(({ id }) => id === 'gem');
    const turns = all.filter(({ kind }) => kind === 'turn/act');
    const told = turns.filter(({ screen }) => gem?.when(momentOf(screen, screen.view.viewer, ['turn'])));
    expect(told.length).toBeGreaterThan(4);
    expect(told.length).toBeLessThan(turns.length);
    for (const { screen } of told) {
      const there = screen.figures.find(({ player }) => player === screen.view.viewer)?.space ?? '';
      expect(screen.liesAt(there)).not.toBe('');
    }
  });

  it('offers first the shields that block most, and tells what goods and a market bring', () => {
    const blocks = all.filter(({ screen }) =>
      screen.answers.some(({ action }) => action.type === 'block/shields'),
    );
    expect(blocks.length).toBeGreaterThan(4);
    for (const { screen } of blocks) {
      const most = Math.max(...screen.answers.flatMap(({ amount }) => amount ?? []));
      const [first, ...others] = screen.answers.filter(({ group }) => group === 'plain');
      expect(first).toMatchObject({ amount: most, action: { type: 'block/shields' } });
      expect(others.map(({ action }) => action.type)).not.toContain('block/shields');
    }
    const shops = answersTo('turn/act', 'shop/begin');
    expect(shops.length).toBeGreaterThan(4);
    for (const { hint } of shops) expect(hint).toMatch(/a new card comes; there are: .+ \(\d+ gold\)/);
    const goods = answersTo('turn/act', 'goods/trade');
    expect(goods.length).toBeGreaterThan(0);
    for (const { label, hint, group } of goods) {
      expect([label.split(' ')[0], group]).toEqual(['Sell', 'plain']);
      expect(hint).toMatch(/brings \d+ gold$/);
    }
  });

  it('lets a double be picked before the token that it doubles, and puts blanks aside that nothing turns', () => {
    const fights = all.filter(({ screen }) =>
      screen.answers.some(({ action }) => action.type === 'combat/double'),
    );
    expect(fights.length).toBeGreaterThan(4);
    /** Whether agility or an ability may turn a token to another face, where it counts double (3e.combat.double-lost). */
    const isTurned = ({ view }: Screenful): boolean => {
      const combat = inspect(view as never).combat;
      const at = combat?.acting ?? 0;
      const { tokens = [], abilities = [] } = combat?.sides[at] ?? {};
      return (
        tokens.some((one) => one.at === 'pool' && one.shows.symbol === 'agility') ||
        abilities.some(({ used, reach }) => !used && reach?.side === at)
      );
    };
    const doubled = fights.flatMap(({ screen }) =>
      screen.answers
        .filter(({ action }) => action.type === 'combat/double')
        .map(({ label, group, hint }) => ({
          label,
          hint,
          isAside: group === 'aside',
          isTurned: isTurned(screen),
        })),
    );
    const blanks = doubled.filter(({ label }) => /blank on/i.test(label));
    expect(new Set(blanks.map(({ isAside }) => isAside)).size).toBe(2);
    for (const { isAside, isTurned } of blanks) expect(isAside).toBe(!isTurned);
    // Of agility only one is spent at a time (3e.combat.double-agility).
    for (const { label, hint } of doubled)
      expect(hint.includes('it then counts double')).toBe(!/(blank|agility) on/i.test(label));
    expect(doubled.some(({ label }) => /agility on/i.test(label))).toBe(true);
    for (const { screen } of fights) {
      const picked = pickable(screen.answers);
      for (const answer of screen.answers) {
        const { action, tokens, on, group } = answer;
        if (action.type !== 'combat/double' || group === 'aside') continue;
        expect(picked).toContainEqual(expect.objectContaining({ action, tokens: [on], on: tokens[0] }));
        // What is chosen next depends on which of the two was chosen first.
        const said = (target = '') => effectsOf(new Map([[target, [answer]]]), screen.answers);
        expect(said(on ?? '')).toEqual(['Choose a lit token: it then counts double.']);
        expect(said(tokens[0])).toEqual(['Choose the lit double: your token then counts double.']);
      }
      expect(picked.some(({ group }) => group === 'aside')).toBe(false);
    }
  });

  /** The lists of a question in a fight. */
  const listsOf = ({ answers }: Screenful): readonly (readonly AnswerRow[])[] =>
    [...new Set(answers.map(({ group }) => group))].map((name) =>
      grouped(answers.filter(({ group }) => group === name)),
    );

  it('has in a fight few rows, in which every legal action can be chosen', () => {
    const fights = all.filter(({ screen }) => screen.combat !== null);
    const rowsOf = fights.map(({ screen }) => listsOf(screen).flat().length);
    expect(Math.max(...fights.map(({ screen }) => screen.answers.length))).toBeGreaterThan(25);
    expect(Math.max(...rowsOf)).toBeLessThanOrEqual(12);
    let picks = 0;
    for (const { screen } of fights) {
      const picked = pickable(screen.answers);
      const reached = listsOf(screen)
        .flat()
        .flatMap((row) => {
          if (!('answers' in row)) return [row.code];
          if (!('pick' in row)) return row.answers.map(({ code }) => code);
          picks++;
          const some = picked.filter(({ action }) => action.type === row.pick);
          return row.answers.flatMap(({ code, tokens }) => {
            const keys = tokens.reduce<readonly string[]>((chosen, key) => toggled(some, chosen, key), []);
            return doneWith(some, keys).some((one) => one.code === code) ? [code] : [];
          });
        });
      const legal = rulesetOf('ascendance-of-margath')
        .legalActions(screen.view as never)
        .map(actionCode);
      expect(reached.toSorted()).toEqual(legal.toSorted());
    }
    expect(picks).toBeGreaterThan(10);
  });

  it('has in a fight a number for each row, and for all that is inside the one that is open', () => {
    const fights = all.filter(({ screen }) => screen.answers.some(({ group }) => group === 'tokens'));
    let inside = 0;
    for (const { screen } of fights) {
      const of = (name: string) => grouped(screen.answers.filter(({ group }) => group === name));
      const lists = ['plain', 'tokens', 'cards']
        .map((name) => ({ name, rows: of(name), folded: name === 'cards' }))
        .filter(({ rows }) => rows.length > 0);
      const ids = lists.flatMap(({ name, rows, folded }) =>
        folded ? [name] : rows.map((row) => rowId(name, row)),
      );
      expect([...numbersOf(lists, null).keys()]).toEqual(ids);
      for (const row of of('tokens')) {
        if (!('answers' in row) || 'pick' in row) continue;
        inside++;
        const opened = { of: rowId('tokens', row), ids: row.answers.map((one) => rowId('tokens', one)) };
        expect([...numbersOf(lists, opened).keys()]).toEqual(expect.arrayContaining(opened.ids));
      }
    }
    expect(inside).toBeGreaterThan(10);
  });

  it('names the tokens of a fight in two steps: what is used, and what for', () => {
    const labels = all.flatMap(({ screen }) =>
      screen.answers.flatMap(({ action, label, parts }) =>
        /^combat\/(flip|recast|double|deal)$/.test(action.type) ? [{ label, parts }] : [],
      ),
    );
    expect(labels.length).toBeGreaterThan(100);
    for (const { label, parts } of labels)
      expect(parts?.first.replace('…', parts.rest).toLowerCase()).toBe(label.toLowerCase());
  });

  it('puts aside what pays more surges than an ability costs', () => {
    const surges = all.map(({ screen }) =>
      screen.answers.filter(({ action }) => action.type === 'combat/surge'),
    );
    const over = surges.flatMap((some) =>
      some.filter(({ card, ability, tokens }) =>
        some.some(
          (one) =>
            one.card === card &&
            one.ability === ability &&
            one.tokens.length < tokens.length &&
            one.tokens.every((key) => tokens.includes(key)),
        ),
      ),
    );
    expect(over.filter(({ group }) => group === 'aside').length).toBeGreaterThan(0);
    // Only where each surge does more it is an answer like the others.
    const texts = new Set(over.flatMap(({ group, hint }) => (group === 'aside' ? [] : hint)));
    for (const hint of texts) expect(hint).toContain('X');
    const exact = surges.flat().filter((one) => !over.includes(one));
    for (const { group } of exact) expect(group).not.toBe('aside');
  });

  it('says what a fight is about while it is new, and that a trophy of a reward is one more', () => {
    const moments = all.flatMap(({ screen: { combat } }) => combat?.moment ?? []);
    const [early, late] = [1, 2].map((round) => moments.filter((text) => text.startsWith(`Round ${round} `)));
    expect(
      early?.some((text) => /a victory brings the card as a trophy, and you choose: gain \d/.test(text)),
    ).toBe(true);
    for (const text of late ?? []) expect(text).not.toContain('a victory brings');
    expect(late?.length).toBeGreaterThan(0);
    const trophies = answersTo('reward/choose', 'reward/choose').filter(({ label }) =>
      label.includes('trophy'),
    );
    expect(trophies.length).toBeGreaterThan(0);
    for (const { hint } of trophies) expect(hint).toMatch(/^a (\w+ )?trophy more, beside the enemy/);
  });

  it('says what a quest brings before it is attempted, and that an exchange is free', () => {
    const attempts = answersTo('turn/act', 'quest/attempt');
    expect(attempts.length).toBeGreaterThan(0);
    for (const { hint } of attempts) expect(hint).toMatch(/.{20,}/);
    const exchanges = answersTo('turn/act', 'exchange/propose');
    expect(exchanges.length).toBeGreaterThan(0);
    for (const { hint } of exchanges) expect(hint).toMatch(/^costs no action/);
  });

  it('counts the dice that match where a card counts them and has no outcomes', () => {
    const said = all.flatMap(({ screen }) => [
      ...screen.answers.flatMap(({ likely }) => likely?.text ?? []),
      ...(screen.combat?.notes ?? []),
    ]);
    expect(said.some((text) => text.includes('dice that match your hex'))).toBe(true);
    for (const text of said) expect(text).not.toContain('()');
  });

  it('leaves an only answer to the table as soon as the guide has explained what is asked', () => {
    const { screen } = all.find(({ kind }) => kind === 'combat/act') ?? {};
    if (screen === undefined) throw new Error('Nobody fought.');
    const guided = (seen: readonly string[], running = true) =>
      isExplaining({ running, seen }, screen, screen.asked);
    expect(guided([])).toBe(true);
    expect(guided(tourSteps.filter(({ id }) => id !== 'tokens').map(({ id }) => id))).toBe(true);
    expect(guided(tourSteps.filter(({ id }) => id !== 'learn').map(({ id }) => id))).toBe(false);
    expect(guided([], false)).toBe(false);
  });

  it('ends the guide only once the player has walked by dice', () => {
    const turn = all.find(({ kind }) => kind === 'turn/act');
    if (turn === undefined) throw new Error('Nobody had a turn.');
    const { screen } = turn;
    const rest = tourSteps
      .map(({ id }) => id)
      .filter((id) => !['walk', 'walkThird', 'stop', 'end'].includes(id));
    expect(dueStep(momentOf(screen, screen.view.viewer, rest))).toBeNull();
    expect(dueStep(momentOf(screen, screen.view.viewer, [...rest, 'walkThird']))?.id).toBe('end');
  });

  it('says what a card does that is exerted for a reroll, and its price once for all of them', () => {
    const rerolls = all.map(({ screen }) =>
      screen.answers.filter(({ action }) => action.type === 'exert/reroll'),
    );
    const many = rerolls.filter((some) => new Set(some.map(({ card }) => card)).size > 1);
    expect(many.length).toBeGreaterThan(4);
    for (const { hint } of many.flat())
      expect(hint).toMatch(/.{10,} · to learn it would cost trophies: \d.* · costs a skill card/);
    const groups = many.flatMap((some) => grouped(some)).filter((one) => 'answers' in one);
    expect(groups.length).toBeGreaterThan(0);
    for (const { hint, answers } of groups) {
      expect(hint).toContain('costs a skill card of your hand');
      for (const one of answers) expect(one.hint).toMatch(/^.{10,}/);
      for (const one of answers) expect(one.hint).not.toContain('of your hand');
    }
  });

  it('says in the first round of a fight what the enemy of a rival is played for', () => {
    const foes = all.filter(({ screen }) => /^You play .+ against (Ann|Bo)\./.test(screen.role));
    const first = foes.filter(({ screen }) => screen.role.includes('As hard as you can'));
    expect(first.length).toBeGreaterThan(4);
    expect(foes.length).toBeGreaterThan(first.length);
    for (const { screen } of first)
      expect(screen.role).toMatch(/ against (\w+)\. As hard as you can: the enemy is there to beat \1\.$/);
    for (const { screen } of all.filter(({ screen: { role } }) => !role.startsWith('You play')))
      expect(screen.role).not.toContain('As hard');
  });

  it('counts the trophies that a skill costs in words that agree, and names their types', () => {
    const learn = all.flatMap(({ screen }) =>
      screen.refusals.filter(({ action, reason }) => action.type === 'skill/learn' && /troph/.test(reason)),
    );
    expect(learn.length).toBeGreaterThan(4);
    for (const { reason } of learn)
      expect(reason).toMatch(
        /^It costs (1 trophy of the type|[2-9] trophies of the types) that it shows, and you have \d of them\. \(costs trophies: \d [\w ,]+\)$/,
      );
  });

  it('knows a test whose every success counts, what a card is exerted for, and that another action follows', () => {
    const fought = [...askedIn(6, [{ hero: 'elder-mok' }, { hero: 'lord-hawthorne' }])].filter(
      ({ screen }) => screen.combat !== null,
    );
    // Unleash Spirit deals damage for each success.
    const tests = fought.filter(
      ({ kind, screen }) => kind === 'test/more' && screen.question.includes('Unleash'),
    );
    expect(
      tests.some(({ screen }) => /^Unleash Spirit: .+\. [1-9] success/.test(screen.rolls[0]?.told ?? '')),
    ).toBe(true);
    for (const { screen } of tests) {
      expect([screen.settled, screen.foregone]).toEqual([false, null]);
      const exerts = screen.answers.filter(({ action }) => action.type === 'test/exert');
      expect(exerts.length).toBeGreaterThan(0);
      for (const { likely } of exerts)
        expect(likely?.text).toMatch(/each success counts; \d\.\d on average$/);
    }
    const smites = fought.filter(
      ({ kind, screen }) => kind === 'toll/exert' && screen.question.includes('Lord Hawthorne: Smite'),
    );
    expect(smites.length).toBeGreaterThan(0);
    // What it costs stands beside it, and on the answer.
    const smite = fought.flatMap(({ screen }) => screen.answers).find(({ ability }) => ability === 'smite');
    expect(smite?.hint).toMatch(/^exert: recast any number of your tokens · can act now on: \d/);
    for (const { screen } of smites) expect(screen.left).toMatch(/^(can act now on: \d|there is no token)/);
    // With its last token it is gone for the round, and an answer that uses that token says so.
    const own = fought.filter(({ screen }) => screen.answers.some(({ ability }) => ability === 'smite'));
    const warns = own.flatMap(({ screen }) => {
      const pool = screen.combat?.sides
        .find(({ acting }) => acting)
        ?.tokens.filter((one) => one.at === 'pool');
      return screen.answers
        .filter(({ action }) => action.type === 'combat/deal')
        .map(({ tokens, hint }) => ({ last: tokens.length === pool?.length, hint }));
    });
    expect(new Set(warns.map(({ last }) => last))).toEqual(new Set([true, false]));
    for (const { last, hint } of warns)
      expect(hint.includes('after this, Smite cannot be used in this round of the fight')).toBe(last);
    const after = fought.filter(({ kind }) => kind === 'combat/after');
    expect(after.some(({ screen }) => screen.left === 'another combat action of yours follows')).toBe(true);
    expect(after.some(({ screen }) => screen.left === '')).toBe(true);
  });
});
