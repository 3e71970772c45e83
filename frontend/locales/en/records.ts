import { plainTexts } from '../plain-texts.ts'

/** Texts shared by all lists of records. */
export const t = plainTexts({
  year: 'Year',
  allYears: 'All',
  back: 'Back to {{list}}',
  clear: 'Clear search and filters',
  filter: 'Filter',
  filterCount: 'Filter · {{count}}',
  clearFilters: 'Clear filters',
  clearFields: 'Clear',
  see: 'See results',
  seeOne: 'See 1 result',
  seeAll: 'See {{count}} results',
  loadingDate: 'Loading the date field…',
})
