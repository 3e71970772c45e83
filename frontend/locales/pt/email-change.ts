import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  working: 'Confirmando seu novo e-mail…',
  wait: 'Só um instante.',
  late: 'A rede está lenta. Esperando a resposta do servidor…',
  doneTitle: 'Novo e-mail confirmado',
  done: 'Pronto: o novo e-mail da sua conta está valendo.',
  failedTitle: 'E-mail não trocado',
  missing: 'Token de verificação não encontrado. Por favor, verifique o link que você recebeu.',
  failed: 'Falha ao confirmar e-mail. O token pode ser inválido ou expirado.',
  network: 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.',
  signInForAnother: 'Entre na sua conta para pedir outro link.',
  retry: 'Tentar de novo',
  account: 'Ir para Minha Conta',
  signIn: 'Ir para o login',
})
