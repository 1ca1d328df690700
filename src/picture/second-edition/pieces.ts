import type { Color } from '../../second-edition/content/board-types.js';
import { xml } from '../xml.js';
import { n, type Point } from './sheet.js';

export const gems: Readonly<Record<Color, { light: string; body: string; dark: string }>> = {
  green: { light: '#8fe08a', body: '#2f9e44', dark: '#14602a' },
  yellow: { light: '#fff2a0', body: '#f2bd1d', dark: '#9a6a00' },
  blue: { light: '#9cc8ff', body: '#2f6fd6', dark: '#123a86' },
  red: { light: '#ff9d94', body: '#d0312d', dark: '#7a0f14' },
};

export function jewel(color: Color, sunburst: boolean, { x, y }: Point): string {
  const { light, body, dark } = gems[color];
  const rays: string[] = [];
  if (sunburst) {
    const points = Array.from({ length: 32 }, (_, i) => {
      const reach = i % 2 === 0 ? 24 : 17.5;
      const turn = (i * Math.PI) / 16;
      return `${n(x + reach * Math.sin(turn))},${n(y - reach * Math.cos(turn))}`;
    });
    rays.push(
      `<polygon points="${points.join(' ')}" fill="#ffd84d" stroke="#a86a00" stroke-width="1"/>`,
      `<circle cx="${n(x)}" cy="${n(y)}" r="15.6" fill="#fff6cf" stroke="#a86a00" stroke-width=".8"/>`,
    );
  } else {
    rays.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="15.6" fill="#f6efdc" stroke="#6b5a3c" stroke-width="1.2"/>`,
    );
  }
  const p = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  return (
    rays.join('') +
    `<path d="M${p(-6, -9)}L${p(6, -9)}L${p(11, -3)}L${p(0, 11)}L${p(-11, -3)}z" fill="${body}" stroke="${dark}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M${p(-6, -9)}L${p(-11, -3)}L${p(-4, -3)}zM${p(-4, -3)}L${p(4, -3)}L${p(0, -9)}z" fill="${light}"/>` +
    `<path d="M${p(4, -3)}L${p(11, -3)}L${p(0, 11)}z" fill="${dark}" opacity=".45"/>`
  );
}

export function town(name: string, { x, y }: Point): string {
  const p = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  const label = name.length * 9.4 + 22;
  const wall = 'fill="#f4ead2" stroke="#3d2c1c" stroke-width="1.3" stroke-linejoin="round"';
  const roof = 'fill="#a8432f" stroke="#3d2c1c" stroke-width="1.3" stroke-linejoin="round"';
  return `<g>
<circle cx="${n(x)}" cy="${n(y - 6)}" r="31" fill="#f7edd3" stroke="#6e2f1f" stroke-width="2.4"/>
<path d="M${p(-22, 8)}V${n(y - 10)}h12v18zM${p(10, 8)}V${n(y - 12)}h12v20z" ${wall}/>
<path d="M${p(-24, -10)}L${p(-16, -22)}L${p(-8, -10)}zM${p(8, -12)}L${p(16, -24)}L${p(24, -12)}z" ${roof}/>
<path d="M${p(-9, 8)}V${n(y - 16)}h18v24z" ${wall}/>
<path d="M${p(-12, -16)}L${p(0, -32)}L${p(12, -16)}z" ${roof}/>
<path d="M${p(-3.5, 8)}v-8q3.5 -5 7 0v8z" fill="#3d2c1c"/>
<rect x="${n(x - label / 2)}" y="${n(y + 10)}" width="${n(label)}" height="20" rx="4" fill="#6e2f1f" stroke="#f7edd3" stroke-width="1.2"/>
<text x="${n(x)}" y="${n(y + 25)}" class="rb-town">${xml(name)}</text>
</g>`;
}
