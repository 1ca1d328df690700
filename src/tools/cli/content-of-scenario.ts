import { rulesetOf, rulesetWith, type ScenarioId } from '../../third-edition/bundled.js';
import type { ContentPack } from '../../third-edition/content/pack.js';
import { checkContent, knownIn } from '../../third-edition/entries/content-checks.js';
import { type ContentReport, failed, listed, passed, replacements } from './content.js';
import { readJson } from './files.js';

/** Checks packs of Third Edition that are played together in a scenario: each knows the cards of those before it. */
export function checkPacksOfScenario(
  files: readonly string[],
  scenario: ScenarioId,
): readonly ContentReport[] {
  const sound: ContentPack[] = [];
  const fileOf = new Map<string, string>();
  return files.map((file) => {
    const { content, moduleIds } = (sound.length > 0 ? rulesetWith(scenario, sound) : rulesetOf(scenario))
      .rules;
    const read = readJson(file);
    if ('problem' in read) return failed(file, [read.problem]);
    const problems = checkContent(read.value, knownIn(content, moduleIds));
    if (problems.length > 0) return failed(file, problems);
    const pack = read.value as ContentPack;
    sound.push(pack);
    const ids = idsIn(pack);
    const replaces = replacements(
      ids,
      (id) => fileOf.get(id) ?? (content.cards[id] || content.tokens[id] ? 'the box' : undefined),
    );
    for (const id of ids) fileOf.set(id, file);
    return passed(file, brought(pack), replaces);
  });
}

const idsIn = ({ heroes, assets, skills, adventures, stories, villains, tokens }: ContentPack): string[] =>
  [heroes, assets, skills, adventures, stories, villains, tokens].flatMap((items = []) =>
    items.map(({ id }) => id),
  );

function brought(pack: ContentPack): string {
  const { heroes, assets, skills, adventures, stories, villains, tokens, board } = pack;
  return listed(
    [
      [heroes, 'hero', 'heroes'],
      [assets, 'asset'],
      [skills, 'skill'],
      [adventures, 'adventure card'],
      [stories, 'story card'],
      [villains, 'villain'],
      [tokens, 'combat token'],
    ],
    board,
  );
}
