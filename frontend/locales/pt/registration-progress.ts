export const registrationProgress = {
  title: 'Acompanhe seu cadastro',
  greeting: '{{name}}, falta pouco para você usar o aplicativo.',
  greetingRejected: '{{name}}, seu cadastro precisa de um ajuste.',
  now: 'Etapa atual: {{step}}',
  stepsLabel: 'Etapas do seu cadastro',
  steps: {
    created: 'Conta criada',
    confirmed: 'E-mail confirmado',
    decided: 'Aprovação',
    open: 'Acesso liberado',
  },
  confirmHelp: 'Abra o link que enviamos para {{email}}. Se não encontrar, olhe também no lixo eletrônico.',
  reviewHelp:
    'Um administrador está analisando os seus dados. Esta tela se atualiza sozinha e avisamos você por e-mail.',
  rejected: 'Não aprovado: {{reason}}',
  correct: {
    title: 'Corrija e peça de novo',
    text: 'Confira se o nome está como no seu documento.',
    fullName: 'Nome completo',
    submit: 'Enviar para nova análise',
    busy: 'Enviando…',
    failedTitle: 'Seu pedido não foi enviado',
    sentTitle: 'Pedido enviado',
    sent: 'Seu cadastro voltou para a análise.',
  },
  approvedTitle: 'Acesso liberado',
  approved: 'Seu cadastro foi aprovado. Boas-vindas!',
} as const
