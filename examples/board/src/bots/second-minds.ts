import type { Action, EditionId, GameView } from 'runebound-engine';
import { easyBot, plannerBot, searchBot, sensibleBot } from 'runebound-engine/bots';
import { reviewSlices } from 'runebound-engine/review';
import { combatOddsOn } from 'runebound-engine/second-edition/rules';
import { rulesetOfSecond } from '../editions/second.js';
import { type EditionMinds, type FightOdds, thought } from './minds.js';

/* The minds of Second Edition. */

/** An estimate plays so many fights at most, with so many decisions in all. */
const most = { fights: 100, decisions: 5000 };

type Fate = 'won' | 'over' | null;

/** How a fight of this player ends by an event; `null` by none. */
function fateBy(
  { type, player: of }: { readonly type: string; readonly player?: number },
  player: number,
): Fate {
  if (type === 'challenge/defeated') return 'won';
  if (of !== player) return null;
  if (type === 'hero/defeated') return 'won';
  return type === 'hero/knocked-out' || type === 'hero/escaped' ? 'over' : null;
}

/** The part of some fights that is won after an action, played by bots that do not flee; `null` if none begins. */
function estimated(view: GameView<'second-edition'>, after: Action<EditionId>): FightOdds | null {
  const { viewer: player } = view;
  if (player === null) return null;
  const ruleset = rulesetOfSecond(view);
  let [fights, decisions, won] = [0, 0, 0];
  // This answer does not begin the fight with the next card that is drawn.
  let isNext = false;
  for (; fights < most.fights && decisions < most.decisions; fights++) {
    let fate: Fate = null;
    const ahead = ruleset.simulate(view, {
      seed: `fight ${fights}`,
      check: false,
      onEvents(events) {
        for (const event of events) {
          fate ??= fateBy(event, player);
          isNext ||= event.type === 'card/drawn';
        }
      },
    });
    ahead.apply(after as never);
    const isFight = () => ahead.state.frames.some(({ kind }) => kind === 'combat');
    if (fights === 0 && (isNext || !isFight())) return null;
    const minds = view.players.map((_, seat) => sensibleBot(`fight ${fights}/${seat}`));
    for (; fate === null && isFight() && decisions < most.decisions; decisions++) {
      const asked = ahead.decision();
      const mind = typeof asked?.actor === 'number' ? minds[asked.actor] : undefined;
      if (mind === undefined || typeof asked?.actor !== 'number') break;
      const legal = ahead.legalActions(asked.actor);
      const stays = legal.filter(({ type }) => type !== 'combat/escape');
      const helpers = { player: asked.actor, decision: asked, ruleset } as never;
      ahead.apply(mind.choose(ahead.view(asked.actor), stays.length > 0 ? stays : legal, helpers));
    }
    // A fight that was not played to its end says nothing.
    if (fate === null && isFight()) break;
    if ((fate as Fate) === 'won') won += 1;
  }
  // Some fights that all end alike do not make it certain.
  return fights === 0 ? null : { chance: (won + 1) / (fights + 2), exact: false };
}

export const second: EditionMinds = {
  minds: {
    easy: easyBot,
    sensible: sensibleBot,
    planner: plannerBot,
    search: (seed) => searchBot(seed, thought),
  },
  standsAt: (view, player) =>
    view.edition === 'second-edition' ? (view.players[player]?.hero.space ?? null) : null,
  fightOdds(view, after) {
    if (view.edition !== 'second-edition') return null;
    // A card that is drawn after an answer, or a roll, may bring a fight that this answer does not begin.
    const isChosen = after.type === 'effect/choose';
    const { known, waiting } = rulesetOfSecond(view).predict(view, after as never);
    if (isChosen && (!known || waiting?.actor === 'chance')) return null;
    // A fight with too many positions is not counted.
    const counted = rulesetOfSecond(view).ask(view, (g) => combatOddsOn(g, { after: after as never }));
    return counted === null ? estimated(view, after) : { chance: counted.win, exact: true };
  },
  reviewSlices: (past) => reviewSlices(past as never),
};
