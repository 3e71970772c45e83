import { LOCALE } from './language.ts'

export const NAME_REQUIRED = 'Enter the name of the medication'
export const FORM_REQUIRED = 'Choose the form of the medication'
export const REMINDERS_REQUIRED = 'Choose whether you want reminders'
export const STARTS_REQUIRED = 'Enter since when you have been taking it'
export const ENDS_BEFORE_START = 'The end cannot be before the start'
export const INVALID_TIME_ZONE = 'Invalid time zone'
export const CLOCK_REQUIRED = 'Choose one of the clocks'

export const KIND_REQUIRED = 'Choose when you take it'
export const TIMES_REQUIRED = 'Enter at least one time'
export const FIRST_TIME_REQUIRED = 'Enter the time of the first dose'
export const INVALID_TIME = 'Use the format HH:MM, such as 08:00'
export const TIME_TWICE = 'This time appears twice'
export const tooManyTimes = ({ times }: { times: number }) => `Use at most ${times} times`
export const WEEKDAYS_REQUIRED = 'Choose at least one day of the week'
export const INVALID_WEEKDAY = 'Invalid day'
export const intervalRequired = ({ hours }: { hours: number }) =>
  `Enter every how many hours you take it, from 1 to ${hours}`
export const invalidMinHours = ({ hours }: { hours: number }) =>
  `Enter a whole number of hours, from 1 to ${hours}`

export const invalidUnits = ({ units }: { units: number }) =>
  `Enter a quantity from 0 to ${units.toLocaleString(LOCALE)}, with up to two decimal places`
export const unitsRequired = ({ units }: { units: number }) =>
  `Enter a quantity greater than 0 and up to ${units.toLocaleString(LOCALE)}, with up to two decimal places`
export const invalidWarnDays = ({ days }: { days: number }) =>
  `Enter a whole number of business days, from 0 to ${days}`

export const INVALID_DOSE = 'Invalid dose'
export const DECISION_REQUIRED = 'Choose whether you took or skipped it'
export const EARLY_REQUIRED = 'Say whether you took it early'
export const SKIPPED_OUTSIDE_PLAN = 'Only a dose of the plan can be skipped'
export const TAKEN_IN_FUTURE = 'The time cannot be in the future.'
export const takenTooOld = ({ days }: { days: number }) =>
  `Only doses of the last ${days} days can be recorded.`
