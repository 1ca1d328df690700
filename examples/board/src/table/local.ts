import workerUrl from 'virtual:worker-url';
import { proxy, type Remote, wrap } from 'comlink';
import type { Strength } from '../../../server/src/bots/strengths.js';
import type { FightOdds } from '../bots/minds.js';
import type { Ending } from '../ending/past.js';
import { language } from '../language.js';
import { openScreen } from '../things/index.js';
import type { Line, Look, Move, TableClient, TableSnapshot, View } from './client.js';
import type { Setting } from './house.js';
import type { KeptGame } from './keep.js';
import { pause } from './pace.js';
import { refusalOf, type Trouble, troubleOf } from './trouble.js';
import type { Seated, SeenStep, Service } from './worker.js';

/* A table in this browser: the game is kept in a worker, which sends each seat its view, as a server would. */

let service: Remote<Service> | null = null;

/** The worker, which is started when it is needed first, and speaks as the page does. */
function worker(): Remote<Service> {
  if (service === null) {
    service = wrap<Service>(new Worker(workerUrl, { type: 'module' }));
    // It hears this before anything that is asked later.
    void service.speakIn(language());
  }
  return service;
}

/** Lays a new table. */
export function openTable(setting: Setting, title: () => string): Promise<TableClient> {
  // The page need not wait for its worker.
  void openScreen(setting.options.edition ?? 'second-edition');
  return sitDown(worker().open(setting), `${Date.now()}`, title);
}
/** Goes on with a game from a file. */
export const openFile = (file: File): Promise<TableClient> =>
  sitDown(
    file.text().then((text) => worker().resumeText(text)),
    `${Date.now()}`,
    () => file.name,
  );
/** Goes on with a game that is kept in this browser. */
export const openKept = ({ id, title }: Pick<KeptGame, 'id' | 'title'>): Promise<TableClient> =>
  sitDown(worker().resumeKept(id), id, () => title);

/** How likely the fight is won that an action begins; the worker counts it, so that the page need not wait. */
export const fightOdds = (view: View, after: Move): Promise<FightOdds | null> =>
  worker().fightOdds(view, after);

/** Whether a bot of this strength would take the offer that a player may make, as the worker finds out. */
export const takesOffer = (view: View, strength: Strength): Promise<boolean | null> =>
  worker().takesOffer(view, strength);

/** So many steps of a game go to the worker at once, so that the page does not wait. */
const atOnce = 40;

/** Tells a game on a server, of which the page saw these steps; the worker reads it. */
export async function reviewSeen(
  first: number,
  steps: readonly SeenStep[],
  show: (ending: Ending) => void,
): Promise<Ending> {
  for (let from = 0; from < steps.length; from += atOnce)
    await worker().hear(from, steps.slice(from, from + atOnce));
  return worker().reviewHeard(first, proxy(show));
}

async function sitDown(seated: Promise<Seated>, id: string, title: () => string): Promise<TableClient> {
  const { setting, asked } = await seated;
  await openScreen(setting.options.edition ?? 'second-edition');
  const table = new LocalTable(worker(), setting, id, title());
  await table.begin(asked);
  return table;
}

class LocalTable implements TableClient {
  readonly #house: Remote<Service>;
  readonly kept: Pick<KeptGame, 'id' | 'title'>;
  readonly setting: Setting;
  readonly #listeners = new Set<() => void>();
  /** Whose eyes see the table: a person's seat, or nobody's where bots play among themselves. */
  #viewer: number | null = null;
  /** Whether hands lie face down, because several people look at this device. */
  #open = false;
  #gone = false;
  #shown: TableSnapshot;

  constructor(house: Remote<Service>, setting: Setting, id: string, title: string) {
    this.#house = house;
    this.kept = { id, title };
    this.setting = setting;
    this.#shown = {
      seats: setting.seats,
      look: null,
      story: [],
      passTo: null,
      busy: true,
      advice: null,
      together: null,
      trouble: null,
    };
  }

  readonly people = null;

  getSnapshot = (): TableSnapshot => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #show(change: Partial<TableSnapshot>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  get #persons(): readonly number[] {
    return this.#shown.seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
  }

  async begin(asked: number | null): Promise<void> {
    const [first = null] = this.#persons;
    this.#viewer = asked !== null && this.#persons.includes(asked) ? asked : first;
    // Several people at one device: the player who begins takes it first. Where the game is over, nobody has anything to hide.
    const { look } = await this.#house.news(this.#viewer, 0);
    if (this.#persons.length > 1 && asked !== null && look.secret)
      this.#show({ passTo: this.#viewer, busy: false });
    else {
      await this.#look();
      void this.#goOn();
    }
  }

  /** Brings what the seat sees and has not heard yet. */
  async #look(): Promise<Look> {
    const since = (this.#shown.look?.steps ?? -1) + 1;
    const { look, lines } = await this.#house.news(this.#viewer, since, null, this.#open);
    const kept = this.#shown.story.filter(({ step }) => step < since && step <= look.step);
    this.#show({ look, story: [...kept, ...lines] });
    return look;
  }

  /** Lets the bots play, then gives the device to the player who is asked, and keeps the game. */
  async #goOn(): Promise<void> {
    this.#show({ busy: true, advice: null });
    try {
      for (let asked = await this.#house.asked(); !this.#gone; asked = await this.#house.asked()) {
        if (asked === null || this.#persons.includes(asked)) {
          await this.#giveDeviceTo(asked);
          break;
        }
        await pause('bot');
        // Where nobody is asked, the screen shows how far they are.
        const most = this.#persons.length === 0 ? 40 : 400;
        await this.#house.playBots(pause.isFast() ? most : 1);
        if (this.#gone) return;
        await this.#look();
      }
      const view = this.#shown.look?.view;
      const come = view === undefined ? {} : 'round' in view ? { round: view.round } : { turn: view.turn };
      await this.#house.keep({ ...this.kept, ...come, over: view !== undefined && view.outcome !== null });
      this.#show({ busy: false });
    } catch (error) {
      this.#show({ busy: false, trouble: { text: troubleOf(error) } });
    }
  }

  /** The device is passed on where a hand matters: not inside a combat, as long as no card of a hand can be played there. */
  async #giveDeviceTo(asked: number | null): Promise<void> {
    if (asked === null) return;
    const open = this.#persons.length > 1 && (await this.#house.answersOpenly(asked));
    if (asked === this.#viewer && open === this.#open) return;
    const hidden = this.#open ? (await this.#house.news(asked, 0)).look.secret : this.#shown.look?.secret;
    if (!open && hidden) {
      this.#show({ look: null, story: [], passTo: asked });
      return;
    }
    // Nothing that only the last player knew stays in the page.
    if (open !== this.#open) this.#show({ look: null, story: [] });
    this.#viewer = asked;
    this.#open = open;
    await this.#look();
  }

  async takeDevice(): Promise<void> {
    this.#viewer = this.#shown.passTo;
    this.#open = false;
    this.#show({ passTo: null });
    await this.#look();
    await this.#goOn();
  }

  async act(actions: readonly Move[]): Promise<void> {
    const by = this.#viewer;
    if (this.#shown.busy || by === null) return;
    this.#show({ busy: true, trouble: null, advice: null });
    let trouble: Trouble | null = null;
    let done = 0;
    try {
      for (const action of actions) {
        if (done > 0) await pause('step');
        await this.#house.act(action, by);
        done++;
        await this.#look();
      }
    } catch (error) {
      trouble = refusalOf(error, done);
    }
    // What came before an error is done, and others may be due.
    await this.#goOn();
    if (trouble !== null) this.#show({ trouble });
  }

  async #turnBack(how: 'undo' | 'redo'): Promise<void> {
    this.#show({ busy: true, trouble: null, advice: null });
    try {
      await this.#house[how]();
      await this.#look();
      await this.#goOn();
    } catch (error) {
      this.#show({ busy: false, trouble: { text: troubleOf(error) } });
    }
  }

  undo = (): Promise<void> => this.#turnBack('undo');
  redo = (): Promise<void> => this.#turnBack('redo');

  async lookAt(step: number | null): Promise<void> {
    const { look, lines } = await this.#house.news(this.#viewer, 0, step, this.#open);
    this.#show({ look, story: lines as readonly Line[] });
  }

  async advise(): Promise<void> {
    if (this.#viewer !== null) this.#show({ advice: await this.#house.advise(this.#viewer) });
  }

  review(show: (ending: Ending) => void): Promise<Ending> {
    return this.#house.review(this.#viewer, this.#open, proxy(show));
  }

  again = (): Promise<TableClient> => sitDown(this.#house.again(), `${Date.now()}`, () => this.kept.title);

  readonly save = (): Promise<Blob> => this.#house.save();

  leave(): void {
    this.#gone = true;
    this.#listeners.clear();
  }
}
