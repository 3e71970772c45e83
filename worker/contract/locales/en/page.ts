export const INVALID_PAGE = 'Invalid page'
