/** Said below a screen whose data is not fresh. */
export const dataAge = {
  shownFrom: 'Dados de {{when}}.',
  notRefreshed: 'Não foi possível atualizar agora. Estes são os dados de {{when}}.',
} as const

/** What each screen cannot do without a network, said in its banner. */
export const offlineNeeds = {
  needs: 'Precisa de internet: {{what}}.',
  home: 'ver as doses de agora',
  consultations: 'agendar, mudar, cancelar ou excluir uma consulta, abrir o mapa, buscar e mostrar mais',
  sleep: 'excluir o que já foi enviado, ver outros períodos, buscar e mostrar mais',
  anamnesis: 'responder, corrigir ou excluir, ver outros períodos e mostrar mais',
  insurance: 'enviar, abrir ou excluir uma apólice, buscar e mostrar mais',
  exercise: 'excluir o que já foi enviado, ver outros períodos, buscar e mostrar mais',
  medications:
    'mudar um medicamento, corrigir o estoque, desfazer uma dose já enviada, ver o histórico e outros dias',
  exams: 'adicionar, mudar ou excluir um exame, abrir arquivos, ver a evolução, buscar e mostrar mais',
  healthProfile: 'mudar o perfil',
  notifications: 'marcar como lidas e mostrar mais',
  chat: 'conversar',
  profile:
    'mudar nome, e-mail ou senha, cuidar das chaves de acesso e dos aparelhos conectados, ligar o pedido de digital, rosto ou PIN',
} as const
