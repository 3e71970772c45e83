export const records = {
  notRefreshed: 'Não foi possível atualizar a lista agora. Estes são os dados de {{time}}.',
  year: 'Ano',
  allYears: 'Todos',
  back: 'Voltar para {{list}}',
  clear: 'Limpar busca e filtros',
} as const
