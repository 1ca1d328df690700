import { colors } from '../abilities/language.js';
import type { SeenPlayer } from '../base/state.js';
import { show } from '../content/check-plain.js';
import { problemsOfSeats } from '../options.js';
import type { Look } from './look.js';
import { noCounterAt, type Sort, sorts } from './sorts.js';

/* What lies on the table: cards and spaces that are there, each fit for its place. */

/** Checks everything but the frames. */
export function checkTable(look: Look): void {
  const { state } = look;
  look.problems.push(...problemsOfSeats(look.rules, state.players.length));
  look.player('starting', state.starting);
  state.players.forEach((p, at) => {
    checkPlayer(look, `players/${at}`, p);
  });
  checkDecks(look);
  for (const color of colors)
    state.counters[color].forEach((space, at) => {
      const path = `counters/${color}/${at}`;
      look.space(path, space);
      if (Object.hasOwn(look.content.board.places, space)) look.problems.push(noCounterAt(path, space));
    });
  state.track.forEach((entry, at) => {
    if (entry === null) return;
    look.card(`track/${at}/card`, entry.card, sorts.challenge);
    look.space(`track/${at}/space`, entry.space);
    if (entry.follows !== undefined) look.player(`track/${at}/follows`, entry.follows);
  });
  for (const town of Object.keys(state.stacks))
    look.cards(`stacks/${town}`, state.stacks[town] ?? [], sorts.fromDeck);
  if (state.event !== null) look.card('event', state.event, sorts.event);
  look.cards('revealed', state.revealed, sorts.fromDeck);
  look.cards('removed', state.removed, sorts.fromDeck);
  for (const [card, { cards }] of Object.entries(state.hoards ?? {})) {
    look.card(`hoards/${card}`, card, sorts.adventure);
    look.cards(`hoards/${card}/cards`, cards, sorts.offer);
  }
  state.laid?.forEach(({ card, space }, at) => {
    look.card(`laid/${at}/card`, card, sorts.encounter);
    look.space(`laid/${at}/space`, space);
  });
  checkChance(look);
  checkOutcome(look);
}

function checkPlayer(look: Look, path: string, p: SeenPlayer): void {
  const { hero } = p;
  const settingUp = look.state.frames[0]?.step === 'heroes';
  if (hero.card !== '') look.card(`${path}/hero/card`, hero.card, sorts.hero);
  else if (!settingUp)
    look.report(
      `${path}/hero/card`,
      'Every player has a Hero once setup has given them out.',
      '2e.setup.heroes-random',
    );
  if (hero.card === '' && hero.wounds + hero.exhaustion > 0)
    look.report(`${path}/hero`, 'Nobody has wounds or exhaustion before there is a Hero to take them.');
  if (hero.space !== null) look.space(`${path}/hero/space`, hero.space);
  if (hero.cameFrom !== null) look.space(`${path}/hero/cameFrom`, hero.cameFrom);
  const each = (name: string, cards: readonly { readonly card: string }[], sort: Sort): void =>
    cards.forEach(({ card }, at) => {
      look.card(`${path}/${name}/${at}/card`, card, sort);
    });
  each('allies', p.allies, sorts.ally);
  each('items', p.items, sorts.item);
  each('quests', p.quests, sorts.encounter);
  look.cards(`${path}/kept`, p.kept, sorts.adventure);
}

/** Each card lies in the deck it belongs to; the unseen ones in the order of the content, which says nothing. */
function checkDecks(look: Look): void {
  const orders: Readonly<Record<string, readonly string[]>> = look.content.decks;
  for (const [id, deck] of Object.entries(look.state.decks)) {
    const order = orders[id] ?? [];
    for (const part of ['top', 'pool', 'bottom'] as const)
      deck[part].forEach((card, at) => {
        const path = `decks/${id}/${part}/${at}`;
        if (look.card(path, card, sorts.fromDeck) && !order.includes(card))
          look.report(path, `${show(card)} does not belong in the ${id} deck.`);
      });
    const sorted = order.filter((card) => deck.pool.includes(card));
    if (sorted.length === deck.pool.length && sorted.some((card, at) => card !== deck.pool[at]))
      look.report(`decks/${id}/pool`, 'Unseen cards are listed in the order of the content.');
    if ((deck.aside ?? 0) > deck.pool.length)
      look.report(
        `decks/${id}/aside`,
        `No more than the ${deck.pool.length} unseen cards can lie elsewhere.`,
      );
  }
}

function checkChance(look: Look): void {
  const { chance } = look.state;
  const say = (message: string): void => look.report('chance/generator', message);
  if (chance.mode === 'manual' && chance.generator !== null)
    say('With manual chance there is no generator: it should be null.');
  else if (chance.mode === 'seeded' && chance.generator === null)
    say('A seeded game needs its generator, a list of four numbers. A view has none: save the state itself.');
  else if (chance.generator?.every((word) => word === 0))
    say('Four zeros are no generator: it would never give anything else.');
}

/** Every player has one place in the ranking of a game that is over. */
function checkOutcome(look: Look): void {
  const { outcome, players } = look.state;
  if (outcome === null) return;
  look.players('outcome/winners', outcome.winners);
  outcome.ranking.forEach((equals, at) => {
    look.players(`outcome/ranking/${at}`, equals);
  });
  const ranked = outcome.ranking.flat();
  if (ranked.length !== players.length || new Set(ranked).size !== ranked.length)
    look.report('outcome/ranking', 'Every player has exactly one place in the ranking.');
  if (new Set(outcome.winners).size !== outcome.winners.length)
    look.report('outcome/winners', 'Nobody wins twice.');
}
