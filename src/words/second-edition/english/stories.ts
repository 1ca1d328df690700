/** Lines of stories that tell several events at once. */
export const stories = {
  'story.turn': 'Turn {turn} — {player} (player {number}), {gold} gold, {place}',
  'story.turn.hero': 'Turn {turn} — {player} ({hero}), {gold} gold, {place}',
  'story.walk': '{player} travels: {spaces}.',
  'story.cure':
    '{player} pays {gold} gold{character, select, none {} other {: {character} recovers from {wounds, plural, =0 {{exhaustion} exhaustion} one {# wound} other {# wounds}}{exhaustion, plural, =0 {} other {{wounds, plural, =0 {} other { and {exhaustion} exhaustion}}}}}}.',
  'story.roll':
    '{character} {for, select, attack {attacks} defend {defends} escape {tries to escape} test {is put to the test} other {rolls}}{combat, select, ranged { at range} melee { hand to hand} magic { with magic} other {}}: {dice, plural, =0 {} other {rolls {dice}, }}total {total}{target, select, none {} other { against {target}}}{verdict, select, hit {: hit} miss {: a miss} struck {: struck} warded {: warded off} success {: success} failure {: failure} other {}}.',
};
