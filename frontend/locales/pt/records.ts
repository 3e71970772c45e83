export const records = {
  year: 'Ano',
  allYears: 'Todos',
  clear: 'Limpar busca e filtros',
}
