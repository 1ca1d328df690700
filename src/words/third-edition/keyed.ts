import type { Content } from '../../third-edition/base/content.js';
import type { Card } from '../../third-edition/content/cards.js';
import type { Keyed } from '../keys.js';
import { besidesNames } from './besides.js';
import { coursesOf } from './courses.js';
import { english } from './english.js';
import { knownReasons } from './known-reasons.js';
import type { WordedRules } from './words.js';

function contentOf(content: Content): [key: string, english: string][] {
  const courses = coursesOf(content);
  const ofCard = (card: Card): [string, string][] => [
    [`card.${card.id}.name`, card.name],
    ...(card.text === undefined ? [] : [[`card.${card.id}.text`, card.text] as [string, string]]),
    ...(('abilities' in card ? card.abilities : undefined) ?? []).flatMap((ability): [string, string][] =>
      'label' in ability ? [[`card.${card.id}.ability.${ability.id}`, ability.label]] : [],
    ),
    ...[...(courses.get(card.id) ?? [])].map(([id, label]): [string, string] => [
      `card.${card.id}.course.${id}`,
      label,
    ]),
  ];
  const { id, name, places, regions } = content.board;
  return [
    ...Object.values(content.cards).flatMap(ofCard),
    [`board.${id}.name`, name],
    ...places.map(({ id, name }): [string, string] => [`place.${id}.name`, name]),
    ...regions.map(({ id, name }): [string, string] => [`region.${id}.name`, name]),
  ];
}

export const keyed: Keyed<WordedRules> = {
  english,
  knownReasons,
  contentOf,
  besides: besidesNames,
  named: (content, sort, id) => sort === 'hex' && Object.hasOwn(content.board.hex, id),
};
