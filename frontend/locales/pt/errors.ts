import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  network: 'Falha na comunicação com o servidor',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
})
