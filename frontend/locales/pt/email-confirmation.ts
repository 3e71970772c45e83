import { plainTexts } from '../plain-texts.ts'

/** Texts of the screens that confirm the e-mail of a registration, or the new one of an account, by a link. */
export const t = plainTexts({
  registration: {
    working: 'Confirmando seu e-mail…',
    doneTitle: 'E-mail confirmado',
    done: 'E-mail confirmado com sucesso! Aguarde a aprovação do administrador.',
    failedTitle: 'E-mail não confirmado',
  },
  emailChange: {
    working: 'Confirmando seu novo e-mail…',
    doneTitle: 'Novo e-mail confirmado',
    done: 'Pronto: o novo e-mail da sua conta está valendo.',
    failedTitle: 'E-mail não trocado',
  },
  wait: 'Só um instante.',
  late: 'A rede está lenta. Esperando a resposta do servidor…',
  missing: 'Token de verificação não encontrado. Por favor, verifique o link que você recebeu.',
  failed: 'Falha ao confirmar e-mail. O token pode ser inválido ou expirado.',
  network: 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.',
  signInForAnother: 'Entre na sua conta para pedir outro link.',
  account: 'Ir para Minha Conta',
  signIn: 'Ir para o login',
})
