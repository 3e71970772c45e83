export const INVALID_PHONE = 'Enter a phone number with area code, such as 0800 123 4567'
export const INVALID_WEBSITE = 'Enter an address such as www.yourcompany.com.br'
export const INSECURE_WEBSITE = 'Use an address with https://: with http:// the page is not secure'
export const INVALID_CHAT = 'Enter a complete https:// address'
export const nameTooShort = ({ characters }: { characters: number }) =>
  `Enter a name with at least ${characters} characters`
export const INVALID_COLOUR = 'Enter a colour such as #0b6e69'
export const INVALID_SENDER = 'Use only letters, numbers and spaces, without < > or quotation marks'
export const SENDER_ADDRESS = 'The name cannot contain an address. Leave a space after each full stop.'
export const INVALID_CHOICE = 'Choose an option'
export const INVALID_VERSION = 'Invalid version'

export const invalidAnalysisDays = ({ days }: { days: number }) => `Enter 1 to ${days} business days`
export const invalidTargetHours = ({ hours }: { hours: number }) => `Enter 1 to ${hours} hours`
export const INVALID_HOLIDAY = 'Enter a valid date'
export const HOLIDAY_NAME_REQUIRED = 'Enter the name of the day'
export const INVALID_HOLIDAYS = 'Invalid list of holidays'
export const tooManyHolidays = ({ days }: { days: number }) => `Use at most ${days} days`
export const SAME_DAY_TWICE = 'There are two holidays on the same day'
