import { describe, expect, it } from 'vitest';
import { drawingOf, pictureOf, placeOf } from '../../src/picture/second-edition/index.js';
import * as third from '../../src/picture/third-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { screenQueries } from '../../src/second-edition/screen-queries.js';
import { rulesetOf as thirdRulesetOf } from '../../src/third-edition/bundled.js';

/* A drawing has the parts of a picture: a screen lays its own elements over it and reads nothing out of the SVG. */

const second = (modules: readonly string[]) => {
  const ruleset = rulesetOf(modules);
  const state = ruleset.createGame({ players: 3, seed: 'drawn', modules } as never);
  return { drawing: drawingOf(ruleset, state), svg: pictureOf(ruleset, state), state };
};

const margath = () => {
  const ruleset = thirdRulesetOf('ascendance-of-margath');
  let state = ruleset.createGame({ players: 2, seed: 'drawn', scenario: 'ascendance-of-margath' });
  while (state.players.some(({ hex }) => hex === null))
    state = ruleset.apply(state, ruleset.legalActions(state)[0] as never);
  return { drawing: third.drawingOf(ruleset, state), svg: third.pictureOf(ruleset, state) };
};

describe('the map of the board of Third Edition', () => {
  it('has the points of drawings, and each region around its hexes', () => {
    const map = third.boardMap();
    const { places, frame } = margath().drawing;
    expect(map.frame).toEqual(frame);
    expect(map.hexes.map(({ id, center, corners }) => ({ id, center, corners }))).toEqual(places);
    expect(map.places.find(({ id }) => id === 'tamalir')?.kind).toBe('city');
    expect(map.regions.length).toBeGreaterThan(20);
    for (const { outline, hexes } of map.regions)
      expect([hexes.length > 0, outline.startsWith('M')]).toEqual([true, true]);
    expect(third.boardMap('corpse-king')).toBe(third.boardMap('corpse-king'));
    expect(() => third.boardMap('nowhere')).toThrow();
  });
});

const attributes = (svg: string, name: string): readonly string[] =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value as string);

describe.each([
  ['Second Edition', () => second([])],
  ['the Island of Dread', () => second(['island-of-dread'])],
  ['Third Edition', margath],
] as const)('a drawing of %s', (_name, made) => {
  const { drawing, svg } = made();
  const { viewBox, layers, places, figures, style, frame, beside } = drawing;

  it('has the picture, its view box and its layers from back to front', () => {
    expect(drawing.svg).toBe(svg);
    expect(attributes(svg, 'viewBox')[0]?.split(' ').map(Number)).toEqual([
      viewBox.x,
      viewBox.y,
      expect.closeTo(viewBox.width, 0),
      expect.closeTo(viewBox.height, 0),
    ]);
    expect(Object.keys(layers)).toEqual(['paper', 'board', 'pieces', 'boxes']);
    const at = Object.values(layers).map((layer) => svg.indexOf(layer));
    expect(at.every((index, nth) => index > (at[nth - 1] ?? 0))).toBe(true);
    expect(svg).toContain(`<style>${style}</style>`);
  });

  it('has each place that the picture names, within the frame or beside it', () => {
    const ids = new Set(places.map(({ id }) => id));
    const named = new Set([
      ...attributes(layers.board, 'data-space'),
      ...attributes(layers.pieces, 'data-hex'),
    ]);
    expect(named.size).toBeGreaterThan(10);
    const beyond = [...named].filter((id) => !ids.has(id));
    // Spaces that the edge cuts in half are drawn, and nobody can go there.
    expect(beyond.every((id) => svg.includes(`data-space="${id}"`))).toBe(true);
    for (const { center, corners } of places) {
      expect(center.x).toBeGreaterThan(0);
      expect(center.x).toBeLessThan(viewBox.width);
      expect(center.y).toBeLessThan(frame.y + frame.height + 60);
      expect([0, 6]).toContain(corners.length);
    }
  });

  it('has the boxes in an area of their own beside the board', () => {
    const wide = /^<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="10"/gm;
    const boxes = [...layers.boxes.matchAll(wide)].map((found) => found.slice(1).map(Number));
    expect(boxes.length).toBeGreaterThan(2);
    for (const [x = 0, y = 0, width = 0, height = 0] of boxes) {
      expect(x).toBeGreaterThanOrEqual(Math.max(frame.x + frame.width, beside.x - 0.1));
      expect(y).toBeGreaterThanOrEqual(beside.y - 0.1);
      expect(x + width).toBeLessThanOrEqual(beside.x + beside.width + 0.1);
      expect(y + height).toBeLessThanOrEqual(beside.y + beside.height + 0.1);
    }
  });

  it('has each figure at the place on which it stands', () => {
    const drawn = attributes(layers.pieces, 'data-player').map(Number);
    expect(figures.flatMap(({ player }) => player ?? [])).toEqual(drawn);
    for (const { at, center } of figures) {
      const place = places.find(({ id }) => id === at);
      expect(Math.hypot(center.x - (place?.center.x ?? 0), center.y - (place?.center.y ?? 0))).toBeLessThan(
        60,
      );
    }
  });
});

describe('the place of an answer', () => {
  it('is one of those drawn, in both editions, and nothing for other answers', () => {
    const second = rulesetOf([]);
    const state = second.createGame({ players: 2, seed: 'drawn' });
    const found = second.ask(state, screenQueries.answers)?.list.map(({ is }) => placeOf(is)) ?? [];
    const drawn = new Set(drawingOf(second, state).places.map(({ id }) => id));
    expect(found.filter((id) => id !== null && drawn.has(id)).length).toBeGreaterThan(3);
    expect(found.filter((id) => id === null).length).toBeGreaterThan(0);
    expect(third.placeOf({ is: 'hex', hex: 'h0706' })).toBe('h0706');
    expect(third.placeOf({ is: 'card' })).toBeNull();
    expect(() => placeOf(null as never)).toThrow('A place is of what an answer or an attempt is about');
  });
});
