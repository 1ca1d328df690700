import { combatOdds } from '../../../src/bots/second-edition/index.js';
import {
  type Answer,
  type AttackInspection as Attack,
  actionCode,
  type GameView,
  type Inspection,
  inspect,
  odds,
  reach,
  rulesetFor,
} from '../../../src/index.js';
import type { AnyAction } from '../../../src/kernel/index.js';
import type { Words } from '../../../src/words/second-edition/index.js';
import { cellsOf, hexOf, legend } from './second-edition-board.js';
import { lookAt, marketOf, partyOf, placeOf, statusOf } from './second-edition-table.js';
import type { Offered, Sight, Told } from './sight.js';
import { inWords, linesOf, percent } from './style.js';
import { texts } from './texts.js';

/** Actions after which a fight begins, or goes on, whose enemy is known. */
const begins = new Set(['adventure/face', 'hero/attack', 'combat/stand']);

type Fighter = { readonly attacks: readonly Pick<Attack, 'type' | 'damage'>[] };

/** What a roll in a fight deals if it hits, and whom it costs how many wounds if it fails. */
function blowOf({ combat, players }: Inspection, { type }: AnyAction, card: string | null) {
  if (type === 'combat/escape') return { deals: null, takes: 1, ally: null };
  if (combat === null || (type !== 'combat/attack' && type !== 'combat/defend'))
    return { deals: null, takes: null, ally: null };
  const party = players.flatMap(({ allies, companions }) => [...allies, ...companions]);
  const ally = type === 'combat/attack' ? party.find((one) => one.card === card) : undefined;
  const attacker = ally ?? players.find(({ hero }) => hero?.card === card)?.hero;
  const damageOf = (one: Fighter | null | undefined): number | null =>
    one?.attacks.find((attack) => attack.type === combat.moment)?.damage.value ?? null;
  return {
    deals: type === 'combat/attack' ? damageOf(attacker) : null,
    takes: damageOf(combat.enemy),
    ally: ally?.card ?? null,
  };
}

export function sightOfSecondEdition(view: GameView, seat: number, words: Words): Sight {
  const said = words.at(view);
  const seen = inspect(view, seat);
  const { board } = rulesetFor(view).rules.content;
  const here = hexOf(seen.players[seat]?.space ?? null);
  const { turn } = seen;
  const chances = new Map(
    odds(view).options.flatMap((roll) => (roll.action ? [[actionCode(roll.action), roll] as const] : [])),
  );
  const beyond = reach(view);

  const told = (offered: Offered): Told => {
    const { action, is } = offered as Answer;
    const detail: string[] = [];
    let note: string | undefined;
    const roll = chances.get(actionCode(action));
    if (roll) {
      note = `${percent(roll.chance)} ${said.chance(roll)}`;
      detail.push(texts().youAdd(said.value(roll.bonus), roll.target));
    }
    const fight = begins.has(action.type) ? combatOdds(view, { after: action, player: seat }) : null;
    if (fight) note = `${percent(fight.win)} ${said.chance({ is: 'fight' })}`;
    if (action.type === 'market/heal' && seen.market) note = texts().gold(seen.market.healing.value);
    const card = 'card' in is ? String(is.card) : null;
    const blow = blowOf(seen, action, card);
    if (blow.deals !== null && note !== undefined) note = texts().deals(note, blow.deals);
    if (blow.takes !== null)
      detail.push(texts().fails(blow.ally === null ? null : said.name('card', blow.ally), blow.takes));
    const { gold = 0, cards = [] } = action.type === 'combat/stand' ? (seen.combat?.stakes ?? {}) : {};
    const lost = linesOf(
      gold > 0 && texts().gold(gold),
      cards.length > 1 ? texts().dearest : cards[0] && said.name('card', cards[0]),
    );
    if (lost.length > 0) detail.push(texts().lost(lost.join(texts().and)));
    if (card !== null && action.type.startsWith('market/')) {
      const { market } = seen;
      const offers = market?.towns.flatMap((town) => town.offers) ?? [];
      const found =
        action.type === 'market/sell'
          ? market?.sales.find((sale) => sale.card === card)
          : offers.find((offer) => offer.card === card);
      if (found) {
        note = texts().gold(found.price.value);
        if (found.price.changes.length > 0) detail.push(texts().price(said.value(found.price)));
      }
    }
    if (card !== null) detail.push(said.text(card) || said.flavor(card));
    if (is.is === 'course' || is.is === 'ability') detail.unshift(is.text);
    if (is.is !== 'space') return { detail, note };
    const there = seen.spaces.find(({ space }) => space === is.space);
    for (const color of there?.counters ?? []) note = texts().adventure(said.name('color', color));
    for (const challenge of there?.challenges ?? []) detail.push(texts().waits(said.name('card', challenge)));
    for (const player of there?.heroes ?? [])
      if (player !== seat) detail.push(texts().isHere(said.name('player', player)));
    detail.unshift(`${said.name('space', is.space, { form: 'long' })}.`);
    return { detail, note, to: hexOf(is.space) };
  };

  return {
    speaks: said,
    title: `${inWords(said, `board.${board.id}.name`, board.name)} · ${texts().turn(turn.number)} · ${turn.player === null ? '' : `${said.name('player', turn.player)}: `}${inWords(said, `reason.${turn.moment ?? turn.step}`, turn.moment ?? turn.step)}`,
    cells: cellsOf(view, seen, beyond?.spaces.map(({ there }) => there.space) ?? [], said),
    here,
    status: (width) => statusOf(seen, seat, said, width),
    told,
    party: () => partyOf(seen, said),
    market: () => marketOf(seen, said),
    legend: legend(view, said),
    look: (place) => lookAt(view, seen, seat, said, place),
    way(place) {
      const to = placeOf(view, said, place)?.id;
      return beyond?.spaces.find(({ there }) => there.space === to)?.ways[0]?.actions ?? null;
    },
  };
}
