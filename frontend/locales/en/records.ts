export const records = {
  notRefreshed: 'The list could not be refreshed just now. This is the data from {{time}}.',
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
} as const
