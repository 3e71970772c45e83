import { texts } from '../i18n.ts'

export const t = texts({
  back: 'Voltar para a lista',
  comfortable: 'Linhas mais altas',
  keys: 'Atalhos de teclado',
  move: 'mover',
  notUpdated: 'Não conseguimos atualizar a lista. O que você vê é de {{time}}.',
  moreFailed: 'Não conseguimos carregar o resto. {{message}}',
  position: '{{index}} de {{count}}',
  positionAtLeast: '{{index}} de mais de {{count}}',
  take: 'Assumir',
  with: 'Com {{name}}',
  withYou: 'Com você',
  handOver: 'Passar para…',
  giveBack: 'Devolver',
  mine: 'Com você: {{count}}',
  mineNone: 'Nada está com você agora.',
  mineRegistration: 'Cadastro',
  minePolicy: 'Apólice',
  assignFailed: 'Não foi possível mudar com quem está',
  viewing_one: '{{names}} está vendo',
  viewing_other: '{{names}} estão vendo',
})
