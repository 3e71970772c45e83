export const records = {
  year: 'Year',
  allYears: 'All',
  clear: 'Clear search and filters',
}
