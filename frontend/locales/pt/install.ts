import { plainTexts } from '../plain-texts.ts'

export const t = plainTexts({
  title: 'Instale o aplicativo',
  text: 'Abra a sua saúde com um toque, direto da tela do aparelho.',
  install: 'Instalar',
  later: 'Depois',
  iosTitle: 'Leve o aplicativo para a tela do aparelho',
  iosShare: 'Toque em compartilhar na barra do navegador.',
  iosAdd: 'Escolha Adicionar à Tela de Início.',
  iosDone: 'Entendi',
})
