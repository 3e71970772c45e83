// Messages for the filters of lists and reports.

export const INVALID_SEARCH = 'Invalid search'
export const SEARCH_TOO_LONG = 'The search is too long'
export const INVALID_YEAR = 'Invalid year'
export const INVALID_PERIOD = 'Invalid period'
export const INVALID_STATUS = 'Invalid status'
export const INVALID_ACCESS = 'Invalid access'
export const INVALID_ROLE = 'Invalid role'
export const INVALID_WAIT = 'Invalid wait'
export const INVALID_REASON = 'Invalid reason'
