export const workbench = {
  back: 'Voltar para a lista',
  comfortable: 'Linhas mais altas',
  keys: 'Atalhos de teclado',
  move: 'mover',
  notUpdated: 'Não conseguimos atualizar a lista. O que você vê é de {{time}}.',
  moreFailed: 'Não conseguimos carregar o resto. {{message}}',
  position: '{{index}} de {{count}}',
  positionAtLeast: '{{index}} de mais de {{count}}',
  viewing_one: '{{names}} está vendo',
  viewing_other: '{{names}} estão vendo',
} as const
