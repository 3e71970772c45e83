import { texts } from '../i18n.ts'

export const t = texts({
  back: 'Back to the list',
  comfortable: 'Taller rows',
  keys: 'Keyboard shortcuts',
  move: 'move',
  notUpdated: 'We could not refresh the list. What you see is from {{time}}.',
  moreFailed: 'We could not load the rest. {{message}}',
  position: '{{index}} of {{count}}',
  positionAtLeast: '{{index}} of more than {{count}}',
  take: 'Take',
  with: 'With {{name}}',
  withYou: 'With you',
  handOver: 'Hand to…',
  giveBack: 'Give back',
  mine: 'With you: {{count}}',
  mineNone: 'Nothing is with you now.',
  mineRegistration: 'Registration',
  minePolicy: 'Policy',
  assignFailed: 'We could not change who has it',
  viewing_one: '{{names}} is viewing',
  viewing_other: '{{names}} are viewing',
})
