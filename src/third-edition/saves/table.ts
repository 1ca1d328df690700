import { show } from '../../kernel/saves/telling.js';
import type { SeenPlayer } from '../base/state.js';
import { adventureTypes } from '../content/board-types.js';
import type { Look } from './look.js';

/* What lies on the table: cards and hexes that are there, each fit for its place. What they are together, the invariants say. */

const adventures = ['enemy', 'quest', 'event'] as const;

/** Checks everything but the frames. */
export function checkTable(look: Look): void {
  const { state } = look;
  look.player('first', state.first);
  state.players.forEach((p, at) => {
    checkPlayer(look, `players/${at}`, p);
  });
  checkDecks(look);
  for (const [city, cards] of Object.entries(state.markets)) look.cards(`markets/${city}`, cards, 'asset');
  for (const [deck, cards] of Object.entries(state.discards)) look.cards(`discards/${deck}`, cards);
  state.slots.forEach((card, at) => {
    if (card !== null) look.card(`slots/${at}`, card, 'story');
  });
  for (const part of ['facedown', 'zombies'] as const)
    state[part].forEach((hex, at) => {
      look.hex(`${part}/${at}`, hex);
    });
  if (state.villain !== null) look.hex('villain', state.villain);
  look.cards('revealed', state.revealed, ...adventures, 'story');
  look.cards('removed', state.removed);
  checkChance(look);
  checkOutcome(look);
}

/** The steps of setup before every player has a hero, and before every hero has its place. */
const choosing = ['first-player', 'hero', 'next-hero'];
const placing = [...choosing, 'hand', 'next-hand', 'place', 'next-place'];

function checkPlayer(look: Look, path: string, p: SeenPlayer): void {
  const step = look.state.frames[0]?.step ?? '';
  if (p.hero !== '') look.card(`${path}/hero`, p.hero, 'hero');
  else if (!choosing.includes(step))
    look.report(
      `${path}/hero`,
      'Every player has a hero once they have been chosen.',
      '3e.setup.choose-heroes',
    );
  if (p.hex !== null) look.hex(`${path}/hex`, p.hex);
  else if (!p.out && !placing.includes(step) && look.state.outcome === null)
    look.report(
      `${path}/hex`,
      'A hero in the game stands on the board once setup has placed it.',
      '3e.setup.start-location',
    );
  if (p.hero === '' && p.damage + p.gold + p.story + p.hand.length + p.assets.length + p.skills.length > 0)
    look.report(path, 'Nobody has anything before there is a hero.', '3e.setup.choose-heroes');
  if (p.out && look.state.round === 0)
    look.report(
      `${path}/out`,
      'Nobody is out of the game before the first round.',
      '3e.villain.eliminated-cleanup',
    );
  look.cards(`${path}/hand`, p.hand, 'skill');
  look.cards(`${path}/skills`, p.skills, 'skill');
  look.cards(`${path}/assets`, p.assets, 'asset');
  look.cards(`${path}/trophies`, p.trophies, ...adventures);
  for (const type of adventureTypes) look.cards(`${path}/secret/${type}`, p.secret[type], ...adventures);
  look.cards(`${path}/quests`, p.quests, 'quest');
  p.rumors.forEach(({ card }, at) => {
    look.card(`${path}/rumors/${at}/card`, card, 'event');
  });
}

/** Each card lies in the deck it belongs to; the unseen ones in the order of the content, which says nothing. */
function checkDecks(look: Look): void {
  for (const [id, deck] of Object.entries(look.state.decks)) {
    const order = look.content.decks[id] ?? [];
    for (const part of ['top', 'pool', 'bottom'] as const)
      deck[part].forEach((card, at) => {
        const path = `decks/${id}/${part}/${at}`;
        if (look.card(path, card) && !order.includes(card))
          look.report(path, `${show(card)} does not belong in the ${id} deck.`, '3e.game.discard-piles');
      });
    const sorted = order.filter((card) => deck.pool.includes(card));
    if (sorted.length === deck.pool.length && sorted.some((card, at) => card !== deck.pool[at]))
      look.report(`decks/${id}/pool`, 'Unseen cards are listed in the order of the content.');
    // Only a view has cards of which it is not known that they lie elsewhere.
    if (deck.aside !== undefined)
      look.report(`decks/${id}/aside`, 'A state knows where every card lies: leave this out.');
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
  if (outcome.winners.length > 1)
    look.report('outcome/winners', 'One player wins, or nobody.', '3e.end.no-tie');
  outcome.ranking.forEach((equals, at) => {
    look.players(`outcome/ranking/${at}`, equals);
  });
  const ranked = outcome.ranking.flat();
  if (ranked.length !== players.length || new Set(ranked).size !== ranked.length)
    look.report('outcome/ranking', 'Every player has exactly one place in the ranking.');
}
