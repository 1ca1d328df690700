/* A house rule that adds an action to a decision of the base game. */
import { defineModule, forbid, why } from 'runebound-engine';
import {
  action,
  type CombatFrame,
  combat,
  enemyLife,
  type G,
  getAway,
  goldPaid,
  playerState,
  refuseEscape,
} from 'runebound-engine/second-edition/rules';

/** What a Challenge takes for letting a Hero go. */
const bribeFor = (g: G, fight: CombatFrame): number => 2 * enemyLife(g, fight);

/** Pay, and get away without a test. */
const bribe = action<CombatFrame>()('house/bribe', {
  moment: 'house.bribes.pay',
  refuse(g, f) {
    if (f.opponent.is !== 'challenge') return forbid('house.bribes.pay', 'Only a Challenge can be bribed.');
    // A Challenge without escape takes no gold.
    const chained = refuseEscape(g, f);
    if (chained) return chained;
    return playerState(g, f.attacker).gold < bribeFor(g, f)
      ? forbid('house.bribes.pay', () => why`It wants ${bribeFor(g, f)} gold.`)
      : null;
  },
  run(g, f) {
    const amount = bribeFor(g, f);
    g.emit(goldPaid, { player: f.attacker, amount, rule: 'house.bribes.pay' });
    getAway(g, f, f.attacker);
  },
});

/** A Challenge can be paid to let the Hero go. */
export const bribes = defineModule({
  id: 'bribes',
  title: 'Bribes',
  rules: [
    {
      id: 'house.bribes.pay',
      text: 'In the escape phase a Hero may pay twice the Life of the Challenge in gold, and escapes without a test.',
    },
  ],
  cites: [{ event: goldPaid, rules: ['house.bribes.pay'] }],
  offers: [{ at: { frame: combat, step: 'escape' }, action: bribe }],
});
