import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { House } from '../src/table/house.js';
import { refusalOf, type Trouble } from '../src/table/trouble.js';
import { TroubleSaid } from '../src/table/trouble-said.js';
import { english } from '../src/texts/english.js';
import { german } from '../src/texts/german.js';
import { speak } from '../src/texts.js';

/* What a page says of an answer that the rules refuse. */

describe('an answer that is refused', () => {
  let trouble: Trouble;
  beforeEach(async () => {
    const seats = [
      { name: 'Ann', is: 'person' },
      { name: 'Bo', is: 'person' },
    ] as const;
    const house = await House.open({ options: { players: 2, seed: 'tamalir' }, seats });
    speak(german);
    try {
      house.act({ type: 'experience/pay', color: 'red' }, house.asked ?? 0);
    } catch (error) {
      trouble = refusalOf(error, 0);
    }
    expect(house.steps).toBe(0);
  });
  afterEach(() => speak(english));

  it('is said in the language of the page, with what the engine says in English below', () => {
    expect(trouble.text).toBe('Das ist jetzt nicht möglich. Nichts wurde geändert.');
    const shown = renderToStaticMarkup(createElement(TroubleSaid, { trouble }));
    expect(shown).toContain('<p class="trouble" role="alert">Das ist jetzt nicht möglich.');
    expect(shown).toMatch(/<small lang="en">The time for that is .+\[2e\.[a-z.-]+\]<\/small>/);
  });

  it('says so where a part of it was done before', () => {
    expect(refusalOf(new Error('No.'), 1)).toEqual({
      text: 'Das ist jetzt nicht möglich. Was davor getan wurde, gilt.',
      detail: 'No.',
    });
  });
});
