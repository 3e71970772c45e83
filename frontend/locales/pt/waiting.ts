import { texts } from '../i18n.ts'

/** Entries that were written without a network, until they are sent. */
export const t = texts({
  title: 'Aguardando envio',
  text: 'Guardado neste aparelho. Será enviado sozinho assim que possível.',
  changeOf: 'Alteração de: {{name}}',
  state: {
    waiting: 'Ainda não enviado',
    begun: 'Pode já ter chegado. Vamos confirmar assim que possível.',
    sent: 'Enviado. A tela se atualiza assim que possível.',
    refused: 'Não foi aceito: {{reason}}',
  },
  edit: 'Editar',
  editName: 'Editar {{name}}',
  correct: 'Corrigir',
  correctName: 'Corrigir {{name}}',
  review: 'Rever',
  reviewName: 'Rever {{name}}',
  discard: 'Descartar',
  discardName: 'Descartar {{name}}',
  discarded: 'Registro descartado',
  undo: 'Desfazer',
  undoFailed: 'Não foi possível guardar o registro de novo',
  keptTitle: 'Guardado neste aparelho',
  kept: 'Será enviado sozinho assim que possível.',
  notKept: 'Não deu para guardar neste aparelho: pode faltar espaço. Tente de novo quando houver internet.',
  sentMeanwhile: 'Este registro pode já ter sido enviado. Confira na lista.',
  unknown:
    'Depois de 30 dias, não sabemos se este registro chegou. Confira na lista antes de enviar de novo.',
  unknownTitle: 'Confira um registro',
  sent_one: '{{count}} registro enviado',
  sent_other: '{{count}} registros enviados',
  signOut: {
    title: 'Sair sem enviar?',
    text: 'O que você registrou sem internet ainda não foi enviado e será apagado deste aparelho.',
    confirm: 'Sair e apagar',
    stay: 'Continuar na conta',
  },
  refusedTitle: 'Um registro não foi aceito',
})
