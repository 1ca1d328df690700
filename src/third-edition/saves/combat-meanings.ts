import type { Frame } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import { abilitiesOf } from '../base/characters.js';
import { controllerOf } from '../base/combat.js';
import { cardsOf } from '../base/combat-abilities.js';
import { foeOf } from '../base/combatants.js';
import type { CancelFrame, CombatFrame, RetreatFrame, SideState } from '../base/frames.js';
import type { Look } from './look.js';

/** A hero is decided for by its player, an enemy by another player. */
function checkSide(look: Look, path: string, side: SideState, foe: number | null): void {
  look.player(`${path}/controller`, side.controller);
  if (side.player !== null) {
    if (!look.player(`${path}/player`, side.player)) return;
    if (look.state.players[side.player]?.out || look.state.players[side.player]?.hero === '')
      look.report(`${path}/player`, 'That player has no hero in the game.', '3e.villain.eliminated-cleanup');
    if (side.card !== '')
      look.report(`${path}/card`, 'A hero fights with its own card: this should be empty.');
    if (side.controller !== side.player)
      look.report(`${path}/controller`, 'A hero’s player decides for it.', '3e.combat.controller');
  } else if (look.card(`${path}/card`, side.card, 'enemy', 'villain') && foe !== null) {
    const controller = controllerOf(look.g, foe);
    if (side.controller !== controller)
      look.report(
        `${path}/controller`,
        `${show(side.controller)} is not right here; it should be ${controller}: who sits to the right decides for an enemy.`,
        '3e.combat.controller',
      );
  }
  for (const [at, { id }] of side.tokens.entries())
    if (look.content.tokens[id] === undefined)
      look.report(`${path}/tokens/${at}/id`, `There is no combat token ${show(id)}.`);
}

const before = ['engage', 'round'];

export function checkCombat(look: Look, path: string, f: CombatFrame): void {
  const [attacker, other] = f.sides;
  if (attacker.player === null)
    return look.report(`${path}/sides/0/player`, 'A hero is the attacker.', '3e.combat.combatants');
  if (attacker.player === other.player)
    return look.report(`${path}/sides/1/player`, 'Nobody fights against itself.', '3e.combat.combatants');
  checkSide(look, `${path}/sides/0`, attacker, null);
  if (look.problems.length === 0) checkSide(look, `${path}/sides/1`, other, attacker.player);
  if (f.card !== '') look.card(`${path}/card`, f.card, 'enemy', 'villain', 'hero', 'asset', 'skill');
  if ((f.round === 0) !== before.includes(f.step))
    look.report(
      `${path}/round`,
      f.round === 0 ? 'Rounds count from 1.' : 'Before the first round it is 0.',
      '3e.combat.rounds',
    );
  // While chance has to cast the token again, the answer to agility is still to come.
  if (f.agility !== undefined && !(f.agility && f.step === 'recast'))
    look.report(`${path}/agility`, 'Agility is answered at once: leave this out.', '3e.combat.agility-own');
  if (f.taken) look.report(`${path}/taken`, 'An enemy that is taken ends the combat at once.');
  const foe = f.sides[foeOf(f.acting)];
  if (f.recast !== null && (f.step !== 'recast' || foe.tokens[f.recast] === undefined))
    look.report(
      `${path}/recast`,
      'It is the place of a token of the foe that is being cast again, else null.',
      '3e.combat.agility-foe',
    );
}

const fightBelow = ({ state: { frames } }: Look, f: Frame): CombatFrame | undefined =>
  frames.slice(0, frames.indexOf(f)).findLast((below): below is CombatFrame => below.kind === 'combat');

/** The ability to cancel is one of the foe's. */
export function checkCancel(look: Look, path: string, f: CancelFrame): void {
  const fight = fightBelow(look, f);
  if (!look.card(`${path}/card`, f.card) || fight === undefined || look.problems.length > 0) return;
  const user = foeOf(f.side);
  const found = abilitiesOf(look.g, f.card).find((one) => 'id' in one && one.id === f.ability);
  if (!cardsOf(look.g, fight, user).includes(f.card) || found === undefined || !('cancel' in found))
    look.report(
      `${path}/ability`,
      `The foe has no ability ${show(f.ability)} of ${show(f.card)} that can be cancelled.`,
      '3e.game.cancel',
    );
}

/** One of the two combatants retreats, with one die. */
export function checkRetreat(look: Look, path: string, f: RetreatFrame): void {
  const fight = fightBelow(look, f);
  if (fight !== undefined && !fight.sides.some(({ player }) => player === f.player))
    look.report(`${path}/player`, 'A hero retreats from its own combat.', '3e.combat.retreat');
  if (f.dice.length + f.rolling !== 1)
    look.report(`${path}/dice`, 'A retreat is tried with one die.', '3e.combat.retreat');
}
