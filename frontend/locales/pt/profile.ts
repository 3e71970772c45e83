import { passwordChange } from './password-change.ts'

export const profile = {
  title: 'Minha Conta',
  member: 'Associado desde {{date}}',
  name: {
    open: 'Alterar nome',
    title: 'Alterar nome',
    fullName: 'Nome completo',
    submit: 'Salvar nome',
    busy: 'Salvando…',
    cancel: 'Cancelar',
    done: 'Nome atualizado',
    failedTitle: 'Seu nome não foi alterado',
  },
  email: {
    open: 'Trocar e-mail',
    title: 'Trocar e-mail',
    text: 'Seu e-mail atual é {{email}}. Ele continua valendo até você confirmar o novo.',
    email: 'Novo e-mail',
    password: 'Sua senha',
    submit: 'Enviar link',
    busy: 'Enviando…',
    cancel: 'Cancelar',
    sentTitle: 'Confira o novo e-mail',
    failedTitle: 'Seu e-mail não foi trocado',
    waiting: 'Aguardando confirmação de {{email}}',
    waitingText:
      'Abra neste aparelho o link que enviamos para lá. Em outro, a sua senha será pedida de novo. Enquanto isso, o endereço atual continua valendo.',
  },
  data: {
    title: 'Meus Dados',
    text: 'Peso, altura, rotina e objetivo',
  },
  policies: {
    title: 'Minhas apólices',
    text: 'Enviar documentos e acompanhar a análise',
  },
  password: {
    ...passwordChange,
    failedTitle: 'Sua senha não foi alterada',
  },
  sessions: {
    title: 'Onde você está conectado',
    endAll: 'Sair de todos',
    endAllTitle: 'Sair de todos os aparelhos?',
    endAllText: 'Você sai da conta em todos os aparelhos, este também, e precisa entrar de novo.',
    endAllFailed: 'Não foi possível sair de todos',
  },
  signOut: 'Sair da conta',
  signOutBusy: 'Saindo…',
} as const
