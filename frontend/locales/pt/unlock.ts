import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  device: {
    title: 'Seus dados estão bloqueados',
    text: 'Use a digital, o rosto ou o PIN deste aparelho para abrir.',
  },
  password: {
    title: 'Entre com a senha',
    text: 'Para usar a senha é preciso internet.',
    lost: 'Esqueci a senha',
  },
  passkey: {
    title: 'Entre com a chave de acesso',
    text: 'Sua conta não tem senha. Para conferir a chave é preciso internet.',
    use: 'Usar chave de acesso',
    lost: 'Não tenho mais a chave',
  },
  open: 'Desbloquear',
  opening: 'Aguardando o aparelho…',
  usePassword: 'Usar a senha',
  failedOnce: 'Não foi possível desbloquear. Você pode tentar mais duas vezes.',
  failedTwice: 'Não foi possível desbloquear. Você pode tentar mais uma vez.',
  tooOften: 'Foram três tentativas sem sucesso. Seus dados continuam criptografados neste aparelho.',
})
