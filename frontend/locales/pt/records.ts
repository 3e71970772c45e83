export const records = {
  year: 'Ano',
  allYears: 'Todos',
  back: 'Voltar para {{list}}',
  clear: 'Limpar busca e filtros',
} as const
