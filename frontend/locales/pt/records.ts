import { plainTexts } from '../plain-texts.ts'

/** Texts shared by all lists of records. */
export const t = plainTexts({
  year: 'Ano',
  allYears: 'Todos',
  back: 'Voltar para {{list}}',
  clear: 'Limpar busca e filtros',
  filter: 'Filtrar',
  filterCount: 'Filtrar · {{count}}',
  clearFilters: 'Limpar filtros',
  clearFields: 'Limpar',
  see: 'Ver resultados',
  seeOne: 'Ver 1 resultado',
  seeAll: 'Ver {{count}} resultados',
  loadingDate: 'Carregando o campo de data…',
})
