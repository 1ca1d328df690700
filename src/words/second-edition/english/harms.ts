export const harms = {
  'frame.harm': 'Harm about to be taken',

  'ask.harm/answer': 'Do you answer the harm?',

  'action.harm/take': 'Take it as it is.',
  'action.harm/take.short': 'Take it',

  'event.wounds/taken': '{character} takes {amount, plural, one {# wound} other {# wounds}}.',
  'event.exhaustion/taken': '{character} takes {amount} exhaustion.',
  'event.harm/accepted': '{character} takes what comes.',
  'event.exhaustion/converted': '{character} is more tired than can be: {amount} exhaustion becomes wounds.',
  'event.harm/cancelled':
    '{by} spares {character} {harm, select, wounds {{amount, plural, one {# wound} other {# wounds}}} other {{amount} exhaustion}}.',
  'event.harm/redirected': '{character} takes the blow instead.',
  'event.harm/healed':
    '{character} recovers from {wounds, plural, =0 {{exhaustion, plural, =0 {nothing} other {# exhaustion}}} one {# wound} other {# wounds}}{exhaustion, plural, =0 {} other {{wounds, plural, =0 {} other { and {exhaustion} exhaustion}}}}.',
  'event.enemy/wounded': '{card} takes {amount, plural, one {# wound} other {# wounds}}.',
  'event.enemy/healed': '{card} recovers from {amount, plural, one {# wound} other {# wounds}}.',
  'event.ally/killed': '{card} falls, fighting for {player}.',
};
