export const records = {
  year: 'Year',
  allYears: 'All',
  back: 'Back to {{list}}',
  clear: 'Clear search and filters',
} as const
