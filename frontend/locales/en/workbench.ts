export const workbench = {
  back: 'Back to the list',
  comfortable: 'Taller rows',
  keys: 'Keyboard shortcuts',
  move: 'move',
  notUpdated: 'We could not refresh the list. What you see is from {{time}}.',
  moreFailed: 'We could not load the rest. {{message}}',
  position: '{{index}} of {{count}}',
  positionAtLeast: '{{index}} of more than {{count}}',
  viewing_one: '{{names}} is viewing',
  viewing_other: '{{names}} are viewing',
} as const
