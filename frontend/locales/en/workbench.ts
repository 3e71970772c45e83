export const workbench = {
  back: 'Back to the list',
  comfortable: 'Taller rows',
  position: '{{index}} of {{count}}',
  positionAtLeast: '{{index}} of more than {{count}}',
} as const
