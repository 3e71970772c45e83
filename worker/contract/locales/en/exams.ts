export const EXAM_DATE_REQUIRED = 'Enter the date of the exam'
export const INVALID_EXAM_DATE = 'Invalid date'
export const EXAM_DATE_IN_FUTURE = 'The date of the exam cannot be in the future'
export const LABORATORY_REQUIRED = 'Enter the laboratory'
export const FASTING_REQUIRED = 'Tell us whether you fasted'
export const invalidFastingHours = ({ hours }: { hours: number }) =>
  `Use a whole number of hours, from 1 to ${hours}`

export const ANALYTE_REQUIRED = 'Enter what was measured'
export const VALUE_REQUIRED = 'Enter the value'
export const INVALID_VALUE = 'Invalid value'
export const INVALID_VALUES = 'Invalid values'
export const tooManyValues = ({ values }: { values: number }) => `An exam can have up to ${values} values`
export const INVALID_BOUND = 'Use a number, such as 70 or 99.5'
export const BOUNDS_CROSSED = 'The upper end of the range must be greater than the lower end'

export const UNTITLED_EXAM = 'Exam'
export const andMoreTests = ({ names, count }: { names: string; count: number }) =>
  `${names} and ${count} more`

/** CSV column headings. */
export const examColumns = {
  date: 'Date',
  laboratory: 'Laboratory',
  requestedBy: 'Requested by',
  fasting: 'Fasting',
  fastingHours: 'Hours of fasting',
  analyte: 'Exam',
  value: 'Value',
  unit: 'Unit',
  low: 'Range: from',
  high: 'Range: to',
  reference: 'Reference in words',
  position: 'Position in the range',
}
export const EXAMS_FILE_NAME = 'exams.csv'
