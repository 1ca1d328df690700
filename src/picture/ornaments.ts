import { n, type Point } from './second-edition/sheet.js';

export const wave = ({ x, y }: Point) =>
  `<path d="M${n(x - 11)} ${n(y)}q5.5 -6 11 0q5.5 6 11 0" fill="none"/>`;

export const anchor = ({ x, y }: Point) => {
  const p = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="19" fill="#f7edd3" stroke="#173f55" stroke-width="2.2"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="15.8" fill="none" stroke="#173f55" stroke-width=".8"/>` +
    `<g fill="none" stroke="#173f55" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">` +
    `<circle cx="${n(x)}" cy="${n(y - 9)}" r="2.6"/><path d="M${p(0, -6)}L${p(0, 10)}M${p(-5, -2.5)}L${p(5, -2.5)}M${p(-9, 3)}Q${p(-8, 10)} ${p(0, 10.5)}Q${p(8, 10)} ${p(9, 3)}M${p(-11.5, 5)}L${p(-9, 2.4)}L${p(-6, 4.6)}M${p(11.5, 5)}L${p(9, 2.4)}L${p(6, 4.6)}"/></g>`
  );
};

export function compass({ x, y }: Point, size = 58): string {
  const ray = (turn: number, long: number, wide: number, dark: string, light: string) => {
    const end = (angle: number, reach: number) =>
      `${n(x + reach * Math.sin(angle))},${n(y - reach * Math.cos(angle))}`;
    return (
      `<polygon points="${n(x)},${n(y)} ${end(turn - Math.PI / 4, wide)} ${end(turn, long)}" fill="${light}"/>` +
      `<polygon points="${n(x)},${n(y)} ${end(turn + Math.PI / 4, wide)} ${end(turn, long)}" fill="${dark}"/>`
    );
  };
  const rays = (from: number, long: number, wide: number, dark: string, light: string) =>
    [0, 1, 2, 3].map((quarter) => ray(from + (quarter * Math.PI) / 2, long, wide, dark, light)).join('');
  return `<g stroke="#0f3a50" stroke-width="1" stroke-linejoin="round">
<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.78)}" fill="none" stroke="#f4e8c8" stroke-width="1.4" stroke-opacity=".8"/>
<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.7)}" fill="none" stroke="#f4e8c8" stroke-width=".8" stroke-opacity=".8"/>
${rays(Math.PI / 4, size * 0.68, size * 0.15, '#2f6f8c', '#d9c48f')}
${rays(0, size, size * 0.19, '#173f55', '#f7edd3')}
<circle cx="${n(x)}" cy="${n(y)}" r="4.5" fill="#a8432f"/></g>
<text x="${n(x)}" y="${n(y - size - 7)}" class="rb-rose">N</text>`;
}

export function serpent({ x, y }: Point, size = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" stroke="#0f3a50" stroke-width="2" stroke-linejoin="round" fill="#4f8f84">
<path d="M-62 8C-66 -14 -58 -34 -40 -36C-30 -38 -24 -31 -27 -25C-32 -24 -38 -25 -41 -20C-46 -12 -44 0 -42 8z"/>
<path d="M-27 -25l-9 3 7 2z" fill="#f7edd3"/>
<circle cx="-37" cy="-30" r="2.1" fill="#f7edd3"/>
<path d="M-58 -24l-8 -6 3 12zM-62 -10l-9 -2 6 9z"/>
<path d="M-32 8C-28 -16 -2 -16 2 8H-11C-13 -3 -18 -3 -20 8z"/>
<path d="M12 8C15 -10 34 -10 38 8H27C26 0 23 0 22 8z"/>
<path d="M46 8C47 0 52 -4 58 -9C64 -14 64 -20 60 -24C70 -22 72 -12 66 -6C60 0 58 2 58 8z"/>
<g fill="none" stroke="#f7edd3" stroke-opacity=".85" stroke-width="1.7" stroke-linecap="round"><path d="M-72 10q6 -5 12 0q6 5 12 0q6 -5 12 0q6 5 12 0q6 -5 12 0q6 5 12 0q6 -5 12 0q6 5 12 0q6 -5 12 0q6 5 12 0q6 -5 12 0"/></g>
</g>`;
}

export function ship({ x, y }: Point, size = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" stroke="#2c1a0e" stroke-width="1.6" stroke-linejoin="round">
<path d="M-26 6L-21 20H17L27 4L18 7H-18z" fill="#7b4a26"/>
<path d="M-8 6V-32M9 6V-26" fill="none" stroke-width="2.2"/>
<path d="M-22 -4Q-12 -8 -6 -30Q8 -16 3 0Q-10 -6 -22 -4z" fill="#f7edd3"/>
<path d="M4 0Q12 -8 11 -24Q23 -12 20 2Q12 -2 4 0z" fill="#efdcae"/>
<path d="M-8 -32l-10 -3 10 -4z" fill="#a8432f"/>
<path d="M-34 22q6 -5 12 0q6 5 12 0q6 -5 12 0q6 5 12 0q6 -5 12 0" fill="none" stroke="#f7edd3" stroke-opacity=".85"/>
</g>`;
}

export function dreadIsland({ x, y }: Point, name: string): string {
  return `<g transform="translate(${n(x)} ${n(y)})">
<ellipse cx="0" cy="16" rx="66" ry="38" fill="#7bb8c4" fill-opacity=".6"/>
<ellipse cx="0" cy="16" rx="56" ry="30" fill="#f2ecd2" stroke="#5b4524" stroke-width="2"/>
<path d="M-50 17Q-42 -2 -24 -4Q-10 -10 8 -6Q36 -8 50 14Q40 40 2 40Q-40 40 -50 17z" fill="#6f8f5a" stroke="#3f5a34" stroke-width="1.2"/>
<path d="M-26 10L-8 -34Q-4 -30 0 -33Q4 -30 8 -34L28 10z" fill="#5d534d" stroke="#2e2825" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M-8 -34Q0 -26 8 -34L4 -20L0 -26L-4 -18z" fill="#d8492b"/>
<path d="M-2 -38q-12 -8 -2 -16q10 -8 -2 -16M6 -38q8 -8 2 -15" fill="none" stroke="#d9d2c8" stroke-width="3" stroke-linecap="round" stroke-opacity=".75"/>
<path d="M-13 0l-5 0M14 0l5 0" stroke="#2e2825"/>
</g><text x="${n(x)}" y="${n(y + 68)}" class="rb-anchor" style="font-size:14px">${name}</text>`;
}
