import type { Point } from '../hex/index.js';

export const n = (value: number) => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Point) => `${n(x)} ${n(y)}`;
export const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
