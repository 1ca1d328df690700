import type { Page } from 'playwright-core';

/** A hand at the desk. */
export class Hand {
  constructor(private readonly page: Page) {}

  async open(address: string): Promise<void> {
    await this.page.goto(`${address}desk.html`);
    await this.page.locator('.desk[data-ready="true"]').waitFor();
    await this.page.locator('[data-empty]').click();
  }

  private async choose(locator: string, value: string): Promise<void> {
    await this.page.locator(locator).selectOption(value);
  }

  /** Chooses an edition, whose rules may have to be loaded first. */
  async edition(id: string): Promise<void> {
    await this.page.getByLabel('Edition').selectOption(id);
    await this.loaded();
  }
  private loaded = () => this.page.locator('.desk[aria-busy="false"]').waitFor();

  scenario = (id: string) => this.choose('[data-scenario]', id);
  hero = (player: number, id: string) => this.choose(`[data-hero="${player}"]`, id);
  given = (kind: string) => this.choose('[data-given]', kind);
  step = (step: string) => this.choose('[data-step]', step);
  foe = (card: string) => this.choose('[data-foe]', card);
  phase = (phase: string) => this.choose('[data-phase]', phase);

  async figure(player: number, place: string): Promise<void> {
    await this.page.locator(`[data-move="${player}"]`).click();
    await this.page.locator(`[data-place="${place}"]`).click();
  }

  async count(player: number, what: string, by: number): Promise<void> {
    const name = `${what} of player ${player + 1}: one ${by < 0 ? 'less' : 'more'}`;
    for (let left = Math.abs(by); left > 0; left--) await this.page.getByLabel(name, { exact: true }).click();
  }

  /** Counts to an amount. */
  async countTo(player: number, what: string, amount: number): Promise<void> {
    const shown = this.page.locator(`[data-count="${player}.${what.toLowerCase()}"]`);
    await this.count(player, what, amount - Number(await shown.textContent()));
  }

  async lay(card: string, zone: string): Promise<void> {
    await this.page.getByLabel('Search the tray').fill(card);
    await this.page.locator(`[data-card="${card}"]`).click();
    await this.page.locator(`[data-zone="${zone}"] button`).first().click();
  }

  /** Clicks what is legal: of a type, with a part of its values. */
  async act(type: string, part = '"type"'): Promise<void> {
    const row = this.page.locator('.desk-group li', {
      has: this.page.locator(`[data-asked*='${part}'][data-ask="${type}"]`),
    });
    await row.locator('[data-act]').first().click();
  }

  outcome = (text: string | RegExp) =>
    this.page.locator('.desk-outcomes button', { hasText: text }).first().click();
  ask = (type: string, part = '"type"') =>
    this.page.locator(`[data-ask="${type}"][data-asked*='${part}']`).first().click();
  askFirst = () => this.page.locator('.desk-group .may [data-ask]').first().click();

  async askAny(type: string, values: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByText('May I do something else?').click();
    await this.choose('[data-kind]', type);
    for (const [name, value] of Object.entries(values)) {
      const field = this.page.locator(`[data-parameter="${name}"]`);
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await this.page.locator('[data-ask-any]').click();
  }

  title = (text: string) =>
    this.page
      .locator('[data-title]')
      .fill(text)
      .then(() => this.page.locator('[data-title]').blur());

  /** Opens a part of the form: `game`, `given`, `cards`, or `player.0`. */
  async unfold(part: string): Promise<void> {
    const place = this.page.locator(`[data-more="${part}"]`);
    if ((await place.getAttribute('open')) === null) await place.locator('> summary').click();
  }

  async module(id: string): Promise<void> {
    const list = this.page.locator('.desk-modules');
    if ((await list.getAttribute('open')) === null) await list.locator('> summary').click();
    await this.page.locator(`[data-module="${id}"]`).check();
  }

  begin = (path: string) => this.page.locator(`[data-set="${path}"]`).click();
  add = (path: string) => this.page.locator(`[data-add="${path}"]`).click();
  kind = (path: string, name: string) =>
    this.page.locator(`[data-choice="${path}"]`).selectOption({ label: name });

  async write(locator: string, text: string): Promise<void> {
    const field = this.page.locator(locator);
    await field.fill(text);
    await field.press('Enter');
  }

  key = (path: string, name: string) => this.write(`[data-key="${path}"]`, name);
  dice = (faces: string) => this.write('[data-dice]', faces);

  /** Chooses or writes a value of the form. */
  async field(path: string, value: string): Promise<void> {
    const field = this.page.locator(`[data-field="${path}"]`);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption({ label: value });
    else await this.write(`[data-field="${path}"]`, value);
  }

  /** A list of names under a member. */
  async list(path: string, names: readonly string[]): Promise<void> {
    await this.begin(path);
    for (const [at, name] of names.entries()) {
      await this.add(path);
      await this.field(`${path}.${at}`, name);
    }
  }

  /** Makes a card of the question's own from one of the box. */
  async copy(card: string): Promise<void> {
    await this.unfold('cards');
    await this.write('[data-copy]', card);
    await this.page.locator(`[data-own="${card}"] > summary`).click();
  }

  piece = async (what: string, place: string) => {
    await this.page.locator(`[data-piece="${what}"]`).click();
    await this.page.locator(`[data-place="${place}"]`).click();
  };
  async named(name: string): Promise<void> {
    await this.choose('[data-named]', name);
    await this.loaded();
  }

  /** Turns a combat token over. */
  turn = (token: string) => this.page.locator(`.desk-tokens [data-token="${token}"]`).click();

  /** The question as JSON, as the page shows it. */
  async question(): Promise<Record<'game' | 'given', Record<string, unknown>>> {
    const json = this.page.locator('.desk-json');
    if ((await json.getAttribute('open')) === null) await json.locator('summary').click();
    await this.page.locator('[data-show]').click();
    return JSON.parse(await this.page.locator('#desk-json').inputValue());
  }
}
