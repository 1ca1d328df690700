/** A value with its parts: `6 (4, +2 Loyal Hound)`. */
export const values = {
  'value.made': '{value} ({base}, {changes})',
  'value.change': '{change} {from}',

  'value.from.counters': 'experience',
  'value.from.skill': '{skill}',
  'value.from.occasion': 'for the occasion',
  'value.from.dice': 'dice ({dice})',
  'value.from.limit': 'as the least is {atLeast}',
  'value.from.module': 'by rules in force',
};
