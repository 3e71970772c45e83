import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Entre sem senha neste aparelho',
  text: 'A chave de acesso usa a digital, o rosto ou o PIN do aparelho no lugar da senha.',
  create: 'Criar chave de acesso',
  later: 'Agora não',
})
