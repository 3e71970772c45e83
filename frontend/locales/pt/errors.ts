export const errors = {
  network: 'Falha na comunicação com o servidor',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
} as const
