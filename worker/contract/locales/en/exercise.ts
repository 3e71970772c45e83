import { LOCALE } from './language.ts'

export const KIND_REQUIRED = 'Choose the activity'
export const START_REQUIRED = 'Enter the date and time'
export const MINUTES_REQUIRED = 'Enter the duration in minutes'
export const MINUTES_NOT_WHOLE = 'Use whole minutes, without decimals'
export const minutesOutOfRange = ({ minutes }: { minutes: number }) =>
  `The duration is from 1 to ${minutes.toLocaleString(LOCALE)} minutes`
export const INTENSITY_REQUIRED = 'Choose the intensity'
export const EXERCISE_IN_FUTURE = 'The activity cannot end in the future. Check the time and the duration.'

/** CSV column headings. */
export const exerciseColumns = {
  start: 'Start',
  kind: 'Activity',
  minutes: 'Minutes',
  intensity: 'Intensity',
  notes: 'Notes',
}
export const EXERCISES_FILE_NAME = 'exercise.csv'
