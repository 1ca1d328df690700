import { attributes } from '../../abilities/language.js';
import { assetOf, skillOf, trophiesOf } from '../cards.js';
import { attributeOf, handSize, healthOf } from '../characters.js';
import { excess, hand } from '../frames.js';
import { type Check, canBeWeighed, eachHero, isUnderWay } from './words.js';

export const ofHeroes: readonly Check[] = [
  {
    name: 'every hero is played by one player',
    rule: '3e.setup.choose-heroes',
    check({ state }) {
      const heroes = state.players.map(({ hero }) => hero).filter((hero) => hero !== '');
      return new Set(heroes).size === heroes.length ? null : 'two players have the same hero';
    },
  },
  {
    name: 'damage is at most the health of a hero',
    rule: '3e.defeat.no-more-damage',
    check: eachHero('damage', (g, player, p) => {
      if (p.damage < 0) return 'negative damage';
      if (p.out || !canBeWeighed(g, p)) return null;
      const health = healthOf(g, player);
      return p.damage > health ? `${p.damage} damage, and a health of ${health}` : null;
    }),
  },
  {
    name: 'gold and story tokens are never negative',
    rule: '3e.game.resolve-as-much',
    check({ state }) {
      const player = state.players.findIndex(({ gold, story }) => gold < 0 || story < 0);
      return player < 0
        ? null
        : { message: `player ${player}: negative gold or story tokens`, at: `players/${player}` };
    },
  },
  /** A hand may be too large until all cards are drawn (3e.game.draw-together). */
  {
    name: 'no hand is larger than the maximum hand size',
    rule: '3e.skill.hand-limit',
    check: eachHero('hand', (g, player, p) => {
      if (p.out || !canBeWeighed(g, p) || isUnderWay(g, player, hand.kind, excess.kind)) return null;
      const size = handSize(g, player);
      return p.hand.length > size && g.state.outcome === null
        ? `${p.hand.length} skill cards, and a maximum hand size of ${size}`
        : null;
    }),
  },
  {
    name: 'no more learned skills of a type than the attribute',
    rule: '3e.skill.learned-limit',
    check: eachHero('skills', (g, player, p) => {
      if (p.out || !canBeWeighed(g, p) || isUnderWay(g, player, excess.kind) || g.state.outcome !== null)
        return null;
      for (const type of attributes) {
        const learned = p.skills.filter((id) => skillOf(g, id).type === type).length;
        const most = attributeOf(g, player, type);
        if (learned > most) return `${learned} learned ${type} skills, and a ${type} of ${most}`;
      }
      return null;
    }),
  },
  /** The five types: weapon, clothing, equipment, movement, goods (3e.asset.types). */
  {
    name: 'one asset of each type',
    rule: '3e.asset.one-per-type',
    check: eachHero('assets', (g, player, p) => {
      if (!canBeWeighed(g, p) || isUnderWay(g, player, excess.kind) || g.state.outcome !== null) return null;
      const types = p.assets.map((id) => assetOf(g, id).type);
      const twice = types.find((type, at) => types.indexOf(type) < at);
      return twice === undefined ? null : `two assets of the type ${twice}`;
    }),
  },
  {
    name: 'an eliminated hero has left the board with all it had',
    rule: '3e.villain.eliminated-cleanup',
    check: eachHero('out', (_g, _player, p) => {
      const cards = [...p.hand, ...p.skills, ...p.assets, ...trophiesOf(p), ...p.quests, ...p.rumors];
      const left = p.damage + p.gold + p.story + cards.length > 0 || p.hex !== null || p.delayed;
      return p.out && left ? 'eliminated, and something is left' : null;
    }),
  },
  /** An eliminated first player has passed the role on (3e.villain.eliminated-first). */
  {
    name: 'the first player is in the game',
    rule: '3e.villain.eliminated-first',
    check: ({ state }) =>
      state.outcome === null && state.players[state.first]?.out === true
        ? `player ${state.first} is out of the game`
        : null,
  },
  /** Without a hero left, all have lost. */
  {
    name: 'a player is in the game while it goes on',
    rule: '3e.end.all-eliminated',
    check: ({ state }) =>
      state.outcome === null && state.players.every(({ out }) => out)
        ? 'every hero is eliminated, and the game goes on'
        : null,
  },
];
