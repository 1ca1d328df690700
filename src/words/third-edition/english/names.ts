import type { Messages } from '../../messages.js';

/** Names of things that content does not name, and how names are combined. */
export const names: Messages = {
  'module.third-edition.name': 'Runebound, Third Edition',

  'player.name': 'Player {number}',
  'action.by': '{player}: {action}',
  'ask.by': '{player}: {question}',

  'hex.land': '{name} ({place})',
  'die.name': '{terrains}',
  'land.plains': 'the plains',
  'land.forest': 'the forest',
  'land.hills': 'the hills',
  'land.mountain': 'the mountain',
  'land.water': 'the water',
  'land.city': 'the city',

  'deck.skills.name': 'the skill deck',
  'deck.assets.name': 'the asset deck',
  'deck.combat.name': 'the combat deck',
  'deck.exploration.name': 'the exploration deck',
  'deck.social.name': 'the social deck',
  'deck.story.name': 'the story deck',

  'face.name': '{count, plural, =1 {} other {# }}{gold, select, yes {golden } other {}}{symbol}',
  'token.name': '{first}/{second}',
  'kind.enemy': 'the enemy',
  'kind.quest': 'the quest',
  'kind.event': 'the event',
  'kind.story': 'the story card',
  'token.at': '{face} ({of, select, none {} other {{of}, }}{back} behind)',
  'token.place': 'the token at place {number}',
  'fighter.attacker': 'the attacker',
  'fighter.foe': 'the foe',
  'ability.die-as': 'a die as {terrain}',

  'choice.done': 'No more',
  'choice.place': 'Number {number}',

  'story-tokens.ascendance-of-margath': '{amount} lore',
  'story-tokens.corpse-king': '{amount, plural, one {# companion} other {# companions}}',
  'story-tokens': '{amount, plural, one {# story token} other {# story tokens}}',

  'word.nothing': 'nothing',
  'word.none': 'none',
  'word.nowhere': 'nowhere',
  'word.yes': 'yes',
  'word.no': 'no',

  'word.combat': 'combat',
  'word.exploration': 'exploration',
  'word.social': 'social',
  'word.any': 'any',

  'word.body': 'body',
  'word.mind': 'mind',
  'word.spirit': 'spirit',
  'word.speed': 'speed',
  'word.health': 'health',
  'word.hand': 'hand size',

  'word.plains': 'plains',
  'word.forest': 'forest',
  'word.hills': 'hills',
  'word.mountain': 'mountain',
  'word.water': 'water',
  'word.wild': 'wild',

  'word.city': 'city',
  'word.town': 'town',
  'word.shrine': 'shrine',
  'word.stronghold': 'stronghold',

  'word.physical': 'physical',
  'word.magic': 'magic',
  'word.enemy': 'enemy',
  'word.shield': 'shield',
  'word.surge': 'surge',
  'word.agility': 'agility',
  'word.double': 'double',
  'word.dash': 'blank',

  'word.weapon': 'weapon',
  'word.clothing': 'clothing',
  'word.equipment': 'equipment',
  'word.movement': 'movement',
  'word.goods': 'goods',

  'action.chance/roll': 'The dice show {dice}.',
  'action.chance/roll.short': '{dice}',
  'action.chance/draw': 'The card drawn is {card}.',
  'action.chance/draw.short': '{card}',
  'action.chance/pick': 'Chance picks {choice}.',
  'action.chance/pick.short': '{choice}',
  'action.chance/toss': 'The sides are {sides}.',
  'action.chance/toss.short': '{sides}',
};
