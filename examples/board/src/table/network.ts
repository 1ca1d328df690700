import { ActionRefusedError, Client, type Heard } from '../../../server/src/client.js';
import type { Said } from '../../../server/src/protocol.js';
import { adviceFor } from '../bots/advice.js';
import { openMinds } from '../bots/minds.js';
import { outcome, rulesetFor, rulesOf } from '../editions/rules.js';
import type { Ending } from '../ending/past.js';
import { askServer } from '../start/ask-server.js';
import { forgetTable, rememberTable } from '../start/own-tables.js';
import { openScreen } from '../things/index.js';
import type { Line, Look, Move, People, TableClient, TableSnapshot, Together, View } from './client.js';
import type { TableLink } from './link.js';
import { pause } from './pace.js';
import { narratorFor, type Tell } from './teller.js';
import { sayTrouble, troubleOf } from './trouble.js';

/* A table on a server: the page has a view, and hears what happens. The server carries actions out, and plays the bots. */

/** Sits down at a table, or looks on, at the server that the page came from. */
export const joinTable = (link: TableLink): TableClient => new NetworkTable(link);

/** So many actions that lie before the page was opened go into the story. */
const before = 60;
/** So many remarks are remembered. */
const mostRemarks = 100;

class NetworkTable implements TableClient {
  readonly #client: Client;
  readonly #listeners = new Set<() => void>();
  /** What was seen since the page was opened, step by step. */
  #seen: Heard[] = [];
  #story: readonly Line[] = [];
  #tell: Tell | null = null;
  #shown: TableSnapshot = {
    seats: [],
    look: null,
    story: [],
    passTo: null,
    busy: true,
    advice: null,
    together: { present: [], watching: 0, said: [], unread: 0, muted: [], ask: null, how: null },
    trouble: null,
  };
  #remarks = 0;
  /** The link in the address leads back to it. */
  readonly kept = null;
  readonly people: People;
  readonly again = null;
  readonly setting = null;
  readonly #table: string;

  constructor({ table, token }: TableLink) {
    this.#table = table;
    this.people = {
      say: (what) => this.#client.say(what),
      read: () => this.#shown.together?.unread && this.#change({ unread: 0 }),
      mute: (seat, isMuted) => {
        const others = this.#shown.together?.muted.filter((one) => one !== seat) ?? [];
        this.#change({ muted: isMuted ? [...others, seat] : others });
      },
      takeBack: () => {
        const to = this.#beforeOwn();
        if (to !== null) this.#client.takeBack(to);
      },
      consent: (agree) => this.#client.consent(this.#shown.together?.ask?.seq ?? 0, agree),
      watchLink: `${location.origin}${location.pathname}#table=${table}`,
    };
    this.#client = new Client({
      table,
      token,
      back: before,
      rulesFor: (view) => openScreen(view.edition).then(() => rulesetFor(view as never)),
      connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
      onJoined: ({ seats }) => this.#show({ seats }),
      onHeard: (heard) => this.#hear(heard),
      onTogether: (told) => this.#together(told),
      onTrouble: (message, code, values) => {
        // The next time that the page is loaded it is a new one, not the one that the browser keeps.
        if (code === 'version')
          void navigator.serviceWorker?.getRegistration().then((worker) => worker?.update());
        if (code === 'no-table') forgetTable(table);
        this.#show({
          trouble: message === null ? null : { text: sayTrouble({ code: code ?? 'lost', message, values }) },
        });
      },
    });
    addEventListener('offline', this.#offline);
  }

  readonly #offline = (): void => this.#client.lost();

  /** How many actions lay behind the table before the last one of this seat; `null` if, as far as the page knows, it cannot be taken back. */
  #beforeOwn(): number | null {
    // The action that led to a whole view may be that of this seat.
    const at = this.#seen.findLastIndex(({ by, view }) => by === null || by === view.viewer);
    const since = this.#seen.slice(Math.max(0, at));
    const [own] = since;
    if (own === undefined || own.seq === 0 || !since.every(({ open }) => open)) return null;
    return outcome(since.at(-1)?.view ?? own.view) === null ? own.seq - 1 : null;
  }

  getSnapshot = (): TableSnapshot => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #show(change: Partial<TableSnapshot>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  #change(to: Partial<Together>): void {
    this.#show({ together: { ...(this.#shown.together as Together), ...to } });
  }

  /** Hears what concerns the people at the table. */
  #together(told: Said<'seats' | 'present' | 'said' | 'take-back'>): void {
    const { said, unread, muted } = this.#shown.together as Together;
    switch (told.type) {
      case 'seats':
        // The story goes on with the new names.
        this.#tell = null;
        return this.#show({ seats: told.seats });
      case 'present':
        return this.#change({ present: told.seats, watching: told.watching });
      case 'said': {
        const { seat, text, emote } = told;
        const remark = { id: this.#remarks++, seat, ...(text ? { text } : {}), ...(emote ? { emote } : {}) };
        const isHeard = seat !== this.#shown.look?.viewer && !muted.includes(seat);
        return this.#change({
          said: [...said.slice(1 - mostRemarks), remark],
          unread: unread + (isHeard ? 1 : 0),
        });
      }
      case 'take-back':
        return this.#change({ ask: told.ask, how: told.how });
    }
  }

  #hear(heard: Heard): void {
    const names = this.#client.seats.map(({ name }) => name);
    const { seq, events, view } = heard;
    // How a wish ended stands there until the next action.
    if (heard.by !== null && this.#shown.together?.how) this.#change({ how: null });
    const last = this.#seen.at(-1);
    if (last !== undefined && seq !== last.seq + 1) {
      // The page was away too long: what happened meanwhile nobody tells again.
      this.#seen = [];
      this.#story = [];
      this.#tell = null;
    } else if (last !== undefined && heard.by === null) {
      // Actions were taken back: they are not in the story any more.
      const to = this.#shown.together?.ask?.to ?? seq;
      this.#story = this.#story.filter(({ step }) => step <= to);
      this.#tell = null;
    }
    this.#tell ??= narratorFor(view, names);
    const lines = this.#tell(events, view).map((line) => ({ ...line, step: seq }));
    this.#story = [...this.#story, ...lines];
    const { look } = this.#shown;
    this.#seen.push(heard);
    // What happened before the page was opened goes into the story, and is not seen step by step.
    if (heard.behind) return;
    // The first that is seen: there is something to do.
    if (look === null) {
      this.#show({ busy: false });
      this.#remember(view, names);
    }
    // What was wrong before is over: the connection is there, and the table has moved on.
    if (look === null || look.step === look.steps)
      this.#show({ look: this.#lookOf(heard), story: this.#story, advice: null, trouble: null });
    else this.#show({ look: { ...look, steps: seq, over: outcome(view) !== null } });
  }

  /** This browser finds its seat again. */
  #remember({ edition, viewer }: View, names: readonly string[]): void {
    if (viewer === null) return;
    const links = [{ name: names[viewer] ?? '', link: `${location.pathname}${location.hash}` }];
    rememberTable({ table: this.#table, edition, names, links });
  }

  #lookOf({ seq, view, events }: Heard): Look {
    const last = this.#seen.at(-1);
    return {
      viewer: view.viewer,
      view,
      step: seq,
      steps: last?.seq ?? seq,
      over: outcome(last?.view ?? view) !== null,
      events,
      // The others are asked.
      canUndo: view.viewer !== null && this.#beforeOwn() !== null,
      canRedo: false,
      secret: false,
    };
  }

  async act(actions: readonly Move[]): Promise<void> {
    if (this.#shown.busy || this.#shown.look?.viewer === null) return;
    this.#show({ busy: true, trouble: null, advice: null });
    try {
      for (const [at, action] of actions.entries()) {
        if (at > 0) await pause('step');
        await this.#client.act(action);
      }
    } catch (error) {
      this.#show({ trouble: { text: this.#said(error) } });
    }
    this.#show({ busy: false });
  }

  /** Why an action was not carried out: the words of the game tell a reason of the rules. */
  #said(error: unknown): string {
    const view = this.#seen.at(-1)?.view;
    if (!(error instanceof ActionRefusedError) || error.code !== 'illegal-action' || view === undefined)
      return troubleOf(error);
    const { message: reason, rule, why = null } = error;
    const names = this.#client.seats.map(({ name }) => name);
    return rulesOf(view.edition)
      .wordsFor(view, names)
      .reason({ reason, why, rule } as never);
  }

  async undo(): Promise<void> {
    this.people.takeBack();
  }
  async redo(): Promise<void> {}
  async takeDevice(): Promise<void> {}

  /** Shows a step again; before the page was opened there is nothing to show. */
  async lookAt(step: number | null): Promise<void> {
    const heard =
      step === null ? this.#seen.at(-1) : (this.#seen.find(({ seq }) => seq >= step) ?? this.#seen.at(-1));
    if (heard === undefined) return;
    const story = this.#story.filter((line) => line.step <= heard.seq);
    this.#show({ look: this.#lookOf(heard), story });
  }

  async advise(): Promise<void> {
    const view = this.#seen.at(-1)?.view;
    if (view !== undefined) await openMinds(view.edition);
    const advice = view === undefined ? null : adviceFor(view);
    if (advice !== null) this.#show({ advice });
  }

  /** The game is on the server, which gives it to the table once it is over: before, nobody may know all of it. */
  get save(): (() => Promise<Blob | null>) | null {
    const view = this.#seen.at(-1)?.view;
    return view === undefined || outcome(view) === null ? null : this.#saved;
  }

  readonly #saved = async (): Promise<Blob | null> => {
    try {
      const game = await askServer<object>(`tables/${this.#table}/record`);
      this.#show({ trouble: null });
      return new Blob([JSON.stringify(game)], { type: 'application/json' });
    } catch (error) {
      this.#show({ trouble: { text: troubleOf(error) } });
      return null;
    }
  };

  /** What this page has seen of the game: one that came late knows a part. */
  async review(show: (ending: Ending) => void): Promise<Ending> {
    const seen = this.#seen.map(({ view, events }) => ({ view, events }));
    const { reviewSeen } = await import('./local.js');
    return reviewSeen(this.#seen[0]?.seq ?? 0, seen, show);
  }

  leave(): void {
    removeEventListener('offline', this.#offline);
    this.#client.close();
    this.#listeners.clear();
  }
}
