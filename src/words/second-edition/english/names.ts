import type { Messages } from '../../messages.js';

/** Names of things that content does not name, and how names are combined. */
export const names: Messages = {
  'module.second-edition.name': 'Runebound, Second Edition',

  'player.name': 'Player {number}',
  'action.by': '{player}: {action}',
  'ask.by': '{player}: {question}',

  'space.land': '{name} ({place})',
  'space.land.long': '{name} near {town} ({place})',
  'die.name': '{terrains}',

  'land.plains': 'the plains',
  'land.road': 'the road',
  'land.river': 'the river',
  'land.swamp': 'the swamp',
  'land.forest': 'the forest',
  'land.hill': 'the hill',
  'land.mountain': 'the mountain',

  'deck.green.name': 'the green deck',
  'deck.yellow.name': 'the yellow deck',
  'deck.blue.name': 'the blue deck',
  'deck.red.name': 'the red deck',
  'deck.market.name': 'the market deck',

  'word.nothing': 'nothing',
  'word.none': 'none',
  'word.nowhere': 'nowhere',
  'word.yes': 'yes',
  'word.no': 'no',

  'word.green': 'green',
  'word.yellow': 'yellow',
  'word.blue': 'blue',
  'word.red': 'red',

  'word.mind': 'Mind',
  'word.body': 'Body',
  'word.spirit': 'Spirit',
  'word.stamina': 'Stamina',
  'word.life': 'Life',

  'word.plains': 'plains',
  'word.road': 'road',
  'word.river': 'river',
  'word.swamp': 'swamp',
  'word.forest': 'forest',
  'word.hill': 'hill',
  'word.mountain': 'mountain',
  'word.town': 'town',

  'word.ranged': 'ranged',
  'word.melee': 'melee',
  'word.magic': 'magic',

  'word.attack': 'attack',
  'word.defend': 'defend',
  'word.escape': 'escape',
  'word.pursuit': 'pursuit',
  'word.test': 'test',
  'word.table': 'table',

  'word.wounds': 'wounds',
  'word.exhaustion': 'exhaustion',
  'word.wound': 'wound',

  'word.item': 'Item',
  'word.ally': 'Ally',
  'word.weapon': 'Weapon',
  'word.armor': 'Armor',
  'word.artifact': 'Artifact',
  'word.rune': 'Rune',
  'word.potion': 'Potion',
  'word.relic': 'Relic',
  'word.gear': 'Gear',

  'action.chance/roll': 'The dice show {dice}.',
  'action.chance/roll.short': '{dice}',
  'action.chance/draw': 'The card drawn is {card}.',
  'action.chance/draw.short': '{card}',
  'action.chance/pick': 'Chance picks {choice}.',
  'action.chance/pick.short': '{choice}',
  'action.chance/toss': 'The sides are {sides}.',
  'action.chance/toss.short': '{sides}',
};
