import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  retry: 'Confira sua internet e tente de novo.',
  returns: 'Aparece aqui quando a internet voltar.',
  typed: '{{message}}. Confira sua internet. O que você escreveu continua aqui.',
  gone: 'Este registro foi excluído em outra aba ou em outro aparelho. O que você escreveu continua aqui.',
})
