import * as v from 'valibot'
import {
  ANALYTE_REQUIRED,
  BOUNDS_CROSSED,
  EXAM_DATE_REQUIRED,
  FASTING_REQUIRED,
  INVALID_BOUND,
  INVALID_EXAM_DATE,
  INVALID_VALUE,
  INVALID_VALUES,
  invalidFastingHours,
  LABORATORY_REQUIRED,
  tooManyValues,
  VALUE_REQUIRED,
} from '#texts/exams.ts'
import { useAtMost } from '#texts/text.ts'
import { readNumber } from './exam-values.ts'
import { historyQuerySchema } from './history.ts'
import { NAME_MAX, NOTES_MAX, optionalText } from './text.ts'
import type { Versioned } from './versions.ts'

export const fastingStates = ['yes', 'no', 'unknown'] as const
export type Fasting = (typeof fastingStates)[number]

export const FASTING_HOURS_MAX = 72
export const UNIT_MAX = 40
export const BOUND_MAX = 40
/** Older dates are rejected. */
const FIRST_DAY = '1970-01-01'
export const EXAM_VALUES_MAX = 80
export const EXAM_FILES_MAX = 10
export const EXAMS_PAGE_SIZE = 20

function requiredText(required: string, max: number) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, useAtMost({ characters: max })),
  )
}

/** "70", "99,5"; "<190" and ">40" if the bound itself is outside the range. */
function bound(qualifiers: readonly string[]) {
  return v.pipe(
    optionalText(BOUND_MAX),
    v.check((text) => {
      const read = text === null ? undefined : readNumber(text)
      return text === null || (read !== undefined && qualifiers.includes(read.qualifier))
    }, INVALID_BOUND),
  )
}

/** A value as the laboratory printed it, with the range from the same report. */
export const examValueSchema = v.pipe(
  v.object({
    analyte: requiredText(ANALYTE_REQUIRED, NAME_MAX),
    value: requiredText(VALUE_REQUIRED, NAME_MAX),
    unit: optionalText(UNIT_MAX),
    low: bound(['', '>', '≥']),
    high: bound(['', '<', '≤']),
    /** The range in words if it is not numeric: "negativo", "não reagente". */
    reference: optionalText(NAME_MAX),
  }),
  v.forward(
    v.partialCheck(
      [['low'], ['high']],
      ({ low, high }) => {
        const from = readNumber(low ?? '')
        const to = readNumber(high ?? '')
        return !from || !to || from.number <= to.number
      },
      BOUNDS_CROSSED,
    ),
    ['high'],
  ),
)
export type ExamValueInput = v.InferOutput<typeof examValueSchema>

const day = v.pipe(
  v.string(EXAM_DATE_REQUIRED),
  v.nonEmpty(EXAM_DATE_REQUIRED),
  v.isoDate(INVALID_EXAM_DATE),
  v.check((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= FIRST_DAY
  }, INVALID_EXAM_DATE),
)

const INVALID_FASTING_HOURS = invalidFastingHours({ hours: FASTING_HOURS_MAX })

export const examSchema = v.pipe(
  v.object({
    /** Day of collection, `YYYY-MM-DD`. */
    date: day,
    laboratory: requiredText(LABORATORY_REQUIRED, NAME_MAX),
    requestedBy: optionalText(NAME_MAX),
    fasting: v.picklist(fastingStates, FASTING_REQUIRED),
    fastingHours: v.optional(
      v.nullable(
        v.pipe(
          v.number(INVALID_FASTING_HOURS),
          v.integer(INVALID_FASTING_HOURS),
          v.minValue(1, INVALID_FASTING_HOURS),
          v.maxValue(FASTING_HOURS_MAX, INVALID_FASTING_HOURS),
        ),
      ),
      null,
    ),
    notes: optionalText(NOTES_MAX),
    values: v.pipe(
      v.array(examValueSchema, INVALID_VALUES),
      v.maxLength(EXAM_VALUES_MAX, tooManyValues({ values: EXAM_VALUES_MAX })),
    ),
  }),
  // Hours only make sense with fasting.
  v.transform((exam) => (exam.fasting === 'yes' ? exam : { ...exam, fastingHours: null })),
)
export type ExamInput = v.InferOutput<typeof examSchema>

export const examFileFilters = ['with_file', 'without_file'] as const
export type ExamFileFilter = (typeof examFileFilters)[number]

export const examsQuerySchema = v.object({
  ...historyQuerySchema.entries,
  file: v.optional(v.picklist(examFileFilters, INVALID_VALUE)),
})
export type ExamsQuery = v.InferOutput<typeof examsQuerySchema>

export const trendQuerySchema = v.object({
  /**
   * Id of any value of the analyte. It stays in the browser's history after sign-out, so it must not reveal
   * which exam it was.
   */
  value: v.pipe(v.string(ANALYTE_REQUIRED), v.nonEmpty(ANALYTE_REQUIRED), v.maxLength(100, INVALID_VALUE)),
})

export interface ExamValue extends ExamValueInput {
  id: string
}

export interface ExamFile {
  id: string
  fileName: string
  /** In bytes. */
  fileSize: number
  uploadedAt: string
  /** Whether the content has arrived. Until then the file can be sent again. */
  hasContent: boolean
  /** Whether the stored content was lost. */
  isLost: boolean
  /** Path of the content, for PUT and GET. */
  filePath: string
}

export interface Exam extends Versioned {
  id: string
  /** The exam's panel or its first tests. */
  title: string
  date: string
  laboratory: string
  requestedBy: string | null
  fasting: Fasting
  fastingHours: number | null
  notes: string | null
  values: ExamValue[]
  files: ExamFile[]
}

export interface ExamSummary extends Versioned {
  id: string
  title: string
  date: string
  laboratory: string
  requestedBy: string | null
  analytes: string[]
  /** Number of values outside their printed range. */
  outside: number
  /** Number of stored files. */
  files: number
  /** The whole exam, so that its page opens from the list even offline. */
  record: Exam
}

/** One of the member's analytes, by its usual name. */
export interface Analyte {
  /** Id of its newest value. */
  id: string
  analyte: string
  /** Unit of its newest value. */
  unit: string | null
  count: number
  /** Day of its newest value. */
  date: string
  /** Whether its newest value is outside the range printed beside it. */
  isOutside: boolean
}

/** One value in the history of an analyte. */
export interface TrendPoint extends ExamValue {
  examId: string
  date: string
  laboratory: string
}
