import {
  bundledModules,
  composeRuleset,
  rulesetOf,
  type SecondEditionModule,
} from '../src/second-edition/index.js';
import { wrapAuto, wrapChance, wrapDecide } from '../src/second-edition/rules.js';

/** Called around each piece of the rules: what it is, such as `run turn/refresh`, and what does it. */
export type Watch = <R>(piece: string, piecework: () => R) => R;

/** The ruleset of some modules, and one more that has each step watched: what the rules carry out, what they skip, what follows from chance. */
export function watched(modules: readonly string[], watch: Watch) {
  const { frames, moduleIds } = rulesetOf(modules).rules;
  const watcher: SecondEditionModule = {
    id: 'watcher',
    title: 'Watcher',
    steps: Object.values(frames).flatMap(({ kind, steps }) =>
      Object.values(steps).map(({ step }) => {
        const frame = { kind } as never;
        const place = `${kind}/${step.name}`;
        if (step.does === 'auto')
          return wrapAuto(frame, step.name, (next) => (g, f) => watch(`run ${place}`, () => next(g, f)));
        if (step.does === 'chance')
          return wrapChance(frame, step.name, ({ answer }) => ({
            answer: (g, f, given) => watch(`answer ${place}`, () => answer(g, f, given)),
          }));
        return wrapDecide(frame, step.name, ({ skip }) =>
          skip === undefined ? {} : { skip: (g, f) => watch(`skip ${place}`, () => skip(g, f)) },
        );
      }),
    ),
  };
  return composeRuleset([...moduleIds.flatMap((id) => bundledModules[id] ?? []), watcher]);
}
