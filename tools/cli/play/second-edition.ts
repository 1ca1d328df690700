import { combatOdds } from '../../../src/bots/second-edition/index.js';
import {
  type Answer,
  actionCode,
  type GameView,
  inspect,
  odds,
  reach,
  rulesetFor,
} from '../../../src/index.js';
import type { Words } from '../../../src/words/second-edition/index.js';
import { cellsOf, hexOf, legend } from './second-edition-board.js';
import { lookAt, marketOf, partyOf, statusOf } from './second-edition-table.js';
import type { Offered, Sight, Told } from './sight.js';
import { percent } from './style.js';

/** Actions after which a fight begins, or goes on, whose enemy is known. */
const begins = new Set(['adventure/face', 'hero/attack', 'combat/stand']);

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
      detail.push(
        `You add ${said.value(roll.bonus)} to two dice${roll.target === null ? '' : `, and need ${roll.target}`}.`,
      );
    }
    const fight = begins.has(action.type) ? combatOdds(view, { after: action, player: seat }) : null;
    if (fight) note = `${percent(fight.win)} ${said.chance({ is: 'fight' })}`;
    if (action.type === 'market/heal' && seen.market) note = `${seen.market.healing.value} gold`;
    const card = 'card' in is ? String(is.card) : null;
    if (card !== null && action.type.startsWith('market/')) {
      const { market } = seen;
      const offers = market?.towns.flatMap((town) => town.offers) ?? [];
      const found =
        action.type === 'market/sell'
          ? market?.sales.find((sale) => sale.card === card)
          : offers.find((offer) => offer.card === card);
      if (found) {
        note = `${found.price.value} gold`;
        if (found.price.changes.length > 0) detail.push(`Price: ${said.value(found.price)}.`);
      }
    }
    if (card !== null) detail.push(said.text(card) || said.flavor(card));
    if (is.is === 'course' || is.is === 'ability') detail.unshift(is.text);
    if (is.is !== 'space') return { detail, note };
    const there = seen.spaces.find(({ space }) => space === is.space);
    for (const color of there?.counters ?? []) note = `${said.name('color', color)} adventure`;
    for (const challenge of there?.challenges ?? [])
      detail.push(`${said.name('card', challenge)} waits here.`);
    for (const player of there?.heroes ?? [])
      if (player !== seat) detail.push(`${said.name('player', player)} is here.`);
    detail.unshift(`${said.name('space', is.space, { form: 'long' })}.`);
    return { detail, note, to: hexOf(is.space) };
  };

  return {
    speaks: said,
    title: `${board.name} · turn ${turn.number} · ${turn.player === null ? '' : `${said.name('player', turn.player)}: `}${turn.moment ?? turn.step}`,
    cells: cellsOf(view, seen, beyond?.spaces.map(({ there }) => there.space) ?? []),
    here,
    status: (width) => statusOf(seen, seat, said, width),
    told,
    party: () => partyOf(seen, said),
    market: () => marketOf(seen, said),
    legend,
    look: (place) => lookAt(view, seen, seat, said, place),
  };
}
