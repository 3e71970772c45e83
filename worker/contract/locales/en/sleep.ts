export const START_REQUIRED = 'Start time is required'
export const END_REQUIRED = 'End time is required'
export const END_BEFORE_START = 'The end time must be after the start time'
export const SLEEP_TOO_SHORT = 'An entry must be at least 1 minute long.'
export const sleepTooLong = ({ hours }: { hours: number }) =>
  `An entry can be up to ${hours} hours long. Check the dates.`
export const SLEEP_IN_FUTURE = 'The end cannot be in the future.'
export const sleepOverlaps = ({ start, end }: { start: string; end: string }) =>
  `This period overlaps another entry: from ${start} to ${end}.`

export const QUALITY_REQUIRED = 'Quality must be a number'
export const QUALITY_NOT_WHOLE = 'Quality must be a whole number'
export const qualityTooLow = ({ quality }: { quality: number }) => `The minimum quality is ${quality}`
export const qualityTooHigh = ({ quality }: { quality: number }) => `The maximum quality is ${quality}`

export const INVALID_SLEEP_KIND = 'Invalid kind of entry'

/** CSV column headings. */
export const sleepColumns = {
  start: 'Start',
  end: 'End',
  hours: 'Hours',
  quality: 'Quality (%)',
  notes: 'Notes',
}
export const SLEEP_FILE_NAME = 'sleep.csv'
