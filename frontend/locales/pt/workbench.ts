export const workbench = {
  back: 'Voltar para a lista',
  comfortable: 'Linhas mais altas',
  position: '{{index}} de {{count}}',
  positionAtLeast: '{{index}} de mais de {{count}}',
} as const
