export const INVALID_MOMENT = 'Invalid date or time'
export const INVALID_DAY = 'Invalid date. Use the format DD/MM/YYYY.'
