import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Seus dados estão bloqueados',
  text: 'Use a digital, o rosto ou o PIN deste aparelho para abrir.',
  open: 'Desbloquear',
  opening: 'Aguardando o aparelho…',
  usePassword: 'Usar a senha',
  failedOnce: 'Não foi possível desbloquear. Você pode tentar mais duas vezes.',
  failedTwice: 'Não foi possível desbloquear. Você pode tentar mais uma vez.',
  passwordTitle: 'Entre com a senha',
  passwordText: 'Para usar a senha é preciso internet.',
  tooOften: 'Foram três tentativas sem sucesso. Seus dados continuam criptografados neste aparelho.',
  forgotten: 'Esqueci a senha',
})
