import type { Point } from '../../hex/index.js';
import type { CombatInspection, SideInspection } from '../../third-edition/inspect/index.js';
import { inside, line, type Panel } from '../boxes.js';
import { bannerOf, lettersOf, shield } from '../marks.js';
import { n } from '../numbers.js';
import { shortened, xml } from '../xml.js';
import type { Scene } from './scene.js';
import { castToken, die } from './tokens.js';

/* What is under way: a combat with both sides' tokens, or rolled terrain dice. */

const perRow = 9;
const step = inside / perRow;
const rowsOf = ({ tokens }: SideInspection): number => Math.max(1, Math.ceil(tokens.length / perRow));
const sideHeight = (side: SideInspection): number => 48 + rowsOf(side) * 42;

function sideOf(scene: Scene, side: SideInspection, acts: boolean, { x, y }: Point): string {
  const { name, player, controller, health, passed, tokens } = side;
  const { names, say } = scene;
  const who =
    player === null
      ? `${say('played by')} ${names[controller] ?? ''}`
      : scene.names[player] === name
        ? ''
        : (names[player] ?? '');
  const letter = player === null ? '†' : (lettersOf(names)[player] ?? '');
  const said = [who, ...(passed ? [say('has passed')] : [])].filter((text) => text !== '').join(', ');
  return [
    `<g class="rb-side" data-card="${xml(side.card)}"${player === null ? '' : ` data-player="${player}"`} data-left="${health.left}">`,
    acts
      ? `<rect x="${n(x)}" y="${n(y)}" width="${n(inside)}" height="${n(sideHeight(side) - 4)}" rx="8" fill="#e0a400" fill-opacity=".14" stroke="#e0a400" stroke-opacity=".6"/>`
      : '',
    `<g transform="translate(${n(x + 20)} ${n(y + 22)}) scale(.8)">${shield(player === null ? '#241a2e' : bannerOf(player), letter, { x: 0, y: 0 })}</g>`,
    line(x + 44, y + 19, shortened(name, 28), 'rb-name'),
    line(x + 44, y + 36, say(`Health ${health.left} of ${health.max.value}`)),
    `<text x="${n(x + inside - 8)}" y="${n(y + 19)}" class="rb-faint" style="text-anchor:end">${xml(shortened(said, 28))}</text>`,
    ...tokens.map((token, at) =>
      castToken(token, {
        x: x + step * ((at % perRow) + 0.5),
        y: y + 64 + Math.floor(at / perRow) * 42,
      }),
    ),
    tokens.length === 0 ? line(x + 44, y + 64, say('no tokens cast yet'), 'rb-faint') : '',
    '</g>',
  ].join('');
}

export function combatBox(scene: Scene, { round, acting, sides, blow }: CombatInspection): Panel {
  const [attacker, foe] = sides;
  const first = sideHeight(attacker);
  const struck = blow === null ? undefined : sides[blow.side];
  return {
    title: scene.say(round === 0 ? 'Combat' : `Combat — round ${round}`),
    height: first + sideHeight(foe) + (struck === undefined ? 0 : 22),
    draw: ({ x, y }) =>
      [
        '<g class="rb-combat">',
        sideOf(scene, attacker, acting === 0, { x, y }),
        sideOf(scene, foe, acting === 1, { x, y: y + first }),
        blow === null || struck === undefined
          ? ''
          : line(
              x + 8,
              y + first + sideHeight(foe) + 14,
              `${shortened(struck.name, 24)} ${scene.say(`is dealt ${blow.amount} ${blow.damage} damage${blow.blockable ? '' : ' that nothing blocks'}.`)}`,
            ),
        '</g>',
      ].join(''),
  };
}

export function diceBox({ told, names, say }: Scene): Panel[] {
  const { dice } = told;
  if (dice === null || (dice.dice.length === 0 && dice.rolling === 0)) return [];
  const doing = { move: 'moves', rest: 'rests', explore: 'explores', retreat: 'retreats' }[dice.for];
  return [
    {
      title: `${say('Terrain dice')} — ${shortened(names[dice.player] ?? '', 22)} ${say(doing)}`,
      height: 44,
      draw: ({ x, y }) =>
        dice.dice.length === 0
          ? line(x, y + 24, say(`${dice.rolling} to be rolled`), 'rb-faint')
          : dice.dice.map(({ shows }, at) => die(shows, { x: x + 20 + at * 42, y: y + 22 })).join(''),
    },
  ];
}
