import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Confirme que é você',
  text: 'Por segurança, confirme quem está aqui antes desta ação. Vale por cinco minutos.',
  password: 'Sua senha',
  submit: 'Confirmar',
  busy: 'Conferindo…',
  passkey: 'Usar chave de acesso',
  passkeyBusy: 'Aguardando o aparelho…',
  lostPasskey: {
    remove:
      'Perdeu o aparelho? Cancele e toque em “Perdi o aparelho” ao lado da chave, na sua lista de chaves de acesso.',
    reset: 'Não tem mais a chave? Saia da conta e toque em “Esqueci minha senha” na tela de entrada.',
  },
})
