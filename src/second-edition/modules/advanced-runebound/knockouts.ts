import { type Frame, type FrameOf, forbid, type StepChange } from '../../../kernel/index.js';
import { colors } from '../../abilities/language.js';
import { playerState } from '../../base/cards.js';
import { heroGiven } from '../../base/event-kinds/index.js';
import {
  type CombatFrame,
  type EffectsFrame,
  type HarmFrame,
  type KnockoutFrame,
  knockout,
} from '../../base/frames.js';
import { bonuses, type CardId } from '../../base/state.js';
import { action, auto, chance, decide, type G, steps } from '../../base/vocabulary.js';
import { frameWith, seat } from '../../saves/words.js';
import { isEndgame } from './doom.js';
import { countersLost, experienceLeft, heroGivenUp, heroKept } from './event-kinds.js';

/* Wounds and Knockouts: the further losses of a knockout, and the new Hero that a player may take. */

const newHero = frameWith('new-hero', { player: seat });
type NewHeroFrame = FrameOf<typeof newHero>;

/** All unspent counters go back to the pile (adv.knockouts.adventure-counters), and so do points noted down for lack of change. */
const discardCounters = auto<KnockoutFrame>('adventure-counters', (g, f) => {
  const p = playerState(g, f.player);
  if (p.points + colors.reduce((sum, color) => sum + p.counters[color], 0) === 0) return;
  g.emit(countersLost, {
    player: f.player,
    counters: { ...p.counters },
    points: p.points,
    rule: 'adv.knockouts.adventure-counters',
  });
});

const freeHeroes = (g: G): CardId[] => {
  const inPlay = g.state.players.map((p) => p.hero.card);
  return g.content.heroes.filter((hero) => !inPlay.includes(hero));
};

const keep = action<NewHeroFrame>()('hero/keep', {
  moment: 'adv.knockouts.new-hero',
  run(g, f) {
    g.emit(heroKept, { player: f.player, rule: 'adv.knockouts.new-hero' });
    g.finish();
  },
});

/** Take a new Hero before seeing which. The player may keep or discard the experience counters (adv.knockouts.new-hero-experience). */
const replace = action<NewHeroFrame>()('hero/replace', {
  parameters: { experience: ['keep', 'leave'] },
  moment: 'adv.knockouts.new-hero',
  candidates(_g, _f, add) {
    add({ type: 'hero/replace', experience: 'keep' });
    add({ type: 'hero/replace', experience: 'leave' });
  },
  refuse: (g, f, { experience }) =>
    experience === 'leave' && !bonuses.some((bonus) => playerState(g, f.player).hero.experience[bonus] > 0)
      ? forbid('adv.knockouts.new-hero-experience', 'There are no experience counters to leave.')
      : null,
  run(g, f, { experience }) {
    const { card } = playerState(g, f.player).hero;
    g.emit(heroGivenUp, { player: f.player, card, rule: 'adv.knockouts.new-hero' });
    if (experience === 'leave') leaveExperience(g, f.player);
    g.next(f);
  },
});

function leaveExperience(g: G, player: number): void {
  const { hero } = playerState(g, player);
  g.emit(experienceLeft, {
    player,
    experience: { ...hero.experience },
    rule: 'adv.knockouts.new-hero-experience',
  });
}

/** The new Hero takes the place of the old one with everything that the knockout left. */
function enter(g: G, player: number, card: CardId): void {
  const former = playerState(g, player).hero.card;
  replaceIn(g, former, card);
  g.emit(heroGiven, { player, card, former, rule: 'adv.knockouts.new-hero' });
}

/** The locals of frames that can name a Hero. */
type Speaking = Frame &
  Partial<Pick<CombatFrame, 'attacked' | 'extra' | 'boosts'>> &
  Partial<Pick<HarmFrame, 'by' | 'target' | 'amount'>> &
  Partial<Pick<EffectsFrame, 'bearer'>>;

/** Removes a replaced Hero from all frames. Deeds of its player in a combat count for the new Hero. */
function replaceIn(g: G, former: CardId, card: CardId): void {
  const { frames } = g.state;
  const named = (id: CardId): CardId => (id === former ? card : id);
  for (const f of frames as Speaking[]) {
    if (f.boosts) f.boosts = f.boosts.filter(({ bearer }) => bearer !== former);
    if (f.attacked) f.attacked = f.attacked.map(named);
    if (f.extra) f.extra = f.extra.map(named);
    if (f.by === former) f.by = card;
    if (f.target === former) Object.assign(f, { target: card, amount: 0 });
  }
  for (let at = frames.length - 1; at > 0; at--)
    if ((frames[at] as Speaking).bearer === former) frames.splice(at, 1);
}

export const newHeroSteps = {
  ...steps(
    newHero,
    // Before the turn passes on. The player chooses before the draw and keeps the drawn Hero.
    decide('choose', {
      time: 'the choice of a new Hero after a knockout',
      rule: 'adv.knockouts.new-hero',
      offers: () => [keep, replace],
    }),
    chance('draw', {
      rule: 'adv.knockouts.new-hero',
      ask: (g) => ({ kind: 'pick', from: freeHeroes(g) }),
      answer(g, f, answer) {
        if (answer.type === 'chance/pick') enter(g, f.player, answer.choice);
      },
    }),
  ),
  places: [{ on: knockout, after: ['new-hero'], shared: ['player'] }],
};

/** After all losses of the knockout, before the turn passes on. A player who is eliminated in the Endgame needs no Hero. */
const beginAgain = auto<KnockoutFrame>('new-hero', (g, f) => {
  if (!isEndgame(g) && freeHeroes(g).length > 0) g.call(newHero, { player: f.player });
});

export const knockoutChanges: readonly StepChange[] = [
  { frame: knockout, after: 'counters', insert: discardCounters },
  { frame: knockout, before: 'end', insert: beginAgain },
];
