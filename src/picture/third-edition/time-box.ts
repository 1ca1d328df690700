import { lastSpace, refreshSpaces, storySpaces } from '../../third-edition/base/time.js';
import type { QuestInspection } from '../../third-edition/inspect/index.js';
import { inside, line, type Panel, wrapped } from '../boxes.js';
import { n } from '../numbers.js';
import { shortened, xml } from '../xml.js';
import { gem, storyToken, villain } from './pieces.js';
import type { Scene } from './scene.js';

const scroll = (x: number, y: number): string =>
  `<path d="M${n(x - 5)} ${n(y - 5)}h9q2 0 2 2h-3v6q0 2 -2 2h-8q2 0 2 -2z" fill="#f4e3b4" stroke="#6b4a12" stroke-width="1"/>`;

/** Where a quest can be done, in a few words. */
export const whereabouts = (scene: Scene, { where }: Pick<QuestInspection, 'where'>): string => {
  const { hexes } = where;
  const names = [...new Set(hexes.map(scene.nameOfHex))];
  if (names.length === 0) return scene.say('nowhere');
  return names.length <= 2 ? names.join(` ${scene.say('or')} `) : scene.say(`${hexes.length} hexes`);
};

const cell = inside / lastSpace;

function track({ told, ink }: Scene, x: number, y: number): string {
  const { space, act, over } = told.time;
  return Array.from({ length: lastSpace }, (_, index) => {
    const number = index + 1;
    const left = x + index * cell;
    const middle = left + cell / 2;
    const isHere = number === space;
    const signs = [
      ...(refreshSpaces.includes(number)
        ? [gem('combat', true, { x: middle + (storySpaces.includes(number) ? 8 : 0), y: y + 50 }, 0.48)]
        : []),
      ...(storySpaces.includes(number)
        ? [scroll(middle - (refreshSpaces.includes(number) ? 8 : 0), y + 50)]
        : []),
    ];
    const token = isHere
      ? `<g class="rb-time-token" data-space="${number}" data-act="${act}"><circle cx="${n(middle)}" cy="${n(y + 17)}" r="13" fill="${over ? '#5f584a' : act === 1 ? '#1f4e9e' : '#a8272c'}" stroke="#f3e6c8" stroke-width="2.500"/><text x="${n(middle)}" y="${n(y + 22)}" class="rb-number">${act === 1 ? 'I' : 'II'}</text></g>`
      : `<text x="${n(middle)}" y="${n(y + 22)}" class="rb-small">${number}</text>`;
    return `<rect x="${n(left + 1)}" y="${n(y)}" width="${n(cell - 2)}" height="35" rx="4" fill="${ink.paper}" stroke="${ink.edge}"/>${token}${signs.join('')}`;
  }).join('');
}

function storyRow(scene: Scene, quest: QuestInspection, slot: number, x: number, y: number): string {
  const where = whereabouts(scene, quest);
  return `<g class="rb-story" data-slot="${slot}" data-card="${xml(quest.card)}">${storyToken(slot, { x: x + 14, y: y + 12 })}${line(x + 34, y + 16.5, shortened(quest.name, 30), 'rb-name')}<text x="${n(x + inside - 2)}" y="${n(y + 16.5)}" class="rb-faint" style="text-anchor:end">${xml(shortened(where, 26))}</text></g>`;
}

/** The villain may have another health against each hero (3e.villain.health-when). */
function villainRow(scene: Scene, x: number, y: number): string {
  const { told, names, nameOfHex, say } = scene;
  if (told.villain === null) return '';
  const { name, hex, spawns, health } = told.villain;
  const [spawn] = spawns;
  const where =
    hex !== null
      ? nameOfHex(hex)
      : spawn === undefined
        ? say('not there')
        : `${say('will come to')} ${nameOfHex(spawn)}`;
  const values = health.map(({ player, health }) => `${shortened(names[player] ?? '', 16)} ${health.value}`);
  return `<g class="rb-villain-row">${`<g transform="translate(${n(x + 16)} ${n(y + 42)}) scale(.62)">${villain({ x: 0, y: 0 })}</g>`}${line(x + 42, y + 18, shortened(name, 24), 'rb-name')}<text x="${n(x + inside - 2)}" y="${n(y + 18)}" class="rb-faint" style="text-anchor:end">${xml(shortened(where, 28))}</text>${wrapped(
    `${say('Health against')} ${values.join(', ')}`,
    52,
    2,
  )
    .map((text, at) => line(x + 42, y + 37 + at * 15, text, 'rb-faint'))
    .join('')}</g>`;
}

export function timeBox(scene: Scene): Panel {
  const { told, say } = scene;
  const open = told.story.flatMap((quest, at) => (quest === null ? [] : [{ quest, slot: at + 1 }]));
  const storyHeight = Math.max(1, open.length) * 27;
  const { act, over } = told.time;
  return {
    title: over
      ? say('Time — Act 2 is over')
      : say(`Time — Act ${act}${told.turn.round > 0 ? `, round ${told.turn.round}` : ''}`),
    height: 66 + storyHeight + 24 + (told.villain === null ? 0 : 52),
    draw: ({ x, y }) =>
      [
        track(scene, x, y),
        line(x, y + 82, say('Story quests'), 'rb-name'),
        open.length === 0 ? line(x + 110, y + 82, say('none'), 'rb-faint') : '',
        ...open.map(({ quest, slot }, at) => storyRow(scene, quest, slot, x, y + 90 + at * 27)),
        villainRow(scene, x, y + 66 + 24 + (open.length === 0 ? 6 : open.length * 27)),
      ].join(''),
  };
}
