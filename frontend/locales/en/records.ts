export const records = {
  notRefreshed: 'The list could not be refreshed just now. This is the data from {{time}}.',
  year: 'Year',
  allYears: 'All',
  back: 'Back to {{list}}',
  clear: 'Clear search and filters',
} as const
