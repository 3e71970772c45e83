import * as v from 'valibot'
import { readNumber } from './exam-values.ts'
import { cursor } from './page.ts'
import { NAME_MAX, NOTES_MAX, optionalText } from './text.ts'

export const fastingStates = ['yes', 'no', 'unknown'] as const
export type Fasting = (typeof fastingStates)[number]

export const FASTING_HOURS_MAX = 72
export const UNIT_MAX = 40
export const BOUND_MAX = 40
/** Older dates are rejected. */
const FIRST_DAY = '1970-01-01'
/** Values per exam. */
export const EXAM_VALUES_MAX = 80
/** Files per exam. */
export const EXAM_FILES_MAX = 10
export const EXAMS_PAGE_SIZE = 20
export const SEARCH_MAX = 100

export const DATE_REQUIRED = 'Informe a data do exame'
export const DATE_INVALID = 'Data inválida'
export const DATE_IN_FUTURE = 'A data do exame não pode estar no futuro'
export const LABORATORY_REQUIRED = 'Informe o laboratório'
export const ANALYTE_REQUIRED = 'Informe o que foi medido'
export const VALUE_REQUIRED = 'Informe o valor'
export const BOUND_INVALID = 'Use um número, como 70 ou 99,5'
export const BOUNDS_CROSSED = 'O máximo da faixa deve ser maior que o mínimo'
export const FASTING_REQUIRED = 'Informe se houve jejum'
export const FASTING_HOURS_INVALID = `Use um número inteiro de horas, de 1 a ${FASTING_HOURS_MAX}`
export const TOO_MANY_VALUES = `Um exame pode ter até ${EXAM_VALUES_MAX} valores`

function requiredText(required: string, max: number) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, `Use no máximo ${max} caracteres`),
  )
}

/** "70", "99,5"; "<190" and ">40" where the bound itself is outside the range. */
function bound(qualifiers: readonly string[]) {
  return v.pipe(
    optionalText(BOUND_MAX),
    v.check((text) => {
      const read = text === null ? undefined : readNumber(text)
      return text === null || (read !== undefined && qualifiers.includes(read.qualifier))
    }, BOUND_INVALID),
  )
}

/** A value as printed by the laboratory, with the range of the same report. */
export const examValueSchema = v.pipe(
  v.object({
    analyte: requiredText(ANALYTE_REQUIRED, NAME_MAX),
    value: requiredText(VALUE_REQUIRED, NAME_MAX),
    unit: optionalText(UNIT_MAX),
    low: bound(['', '>', '≥']),
    high: bound(['', '<', '≤']),
    /** The range in words where it is not numeric: "negativo", "não reagente". */
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
  v.string(DATE_REQUIRED),
  v.nonEmpty(DATE_REQUIRED),
  v.isoDate(DATE_INVALID),
  v.check((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= FIRST_DAY
  }, DATE_INVALID),
)

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
          v.number(FASTING_HOURS_INVALID),
          v.integer(FASTING_HOURS_INVALID),
          v.minValue(1, FASTING_HOURS_INVALID),
          v.maxValue(FASTING_HOURS_MAX, FASTING_HOURS_INVALID),
        ),
      ),
      null,
    ),
    notes: optionalText(NOTES_MAX),
    values: v.pipe(
      v.array(examValueSchema, 'Valores inválidos'),
      v.maxLength(EXAM_VALUES_MAX, TOO_MANY_VALUES),
    ),
  }),
  // Hours apply only to fasting.
  v.transform((exam) => (exam.fasting === 'yes' ? exam : { ...exam, fastingHours: null })),
)
export type ExamInput = v.InferOutput<typeof examSchema>

export const examsQuerySchema = v.object({
  /** Words of the analyte, laboratory, requester or notes. */
  search: v.optional(
    v.pipe(v.string('Busca inválida'), v.maxLength(SEARCH_MAX, `Use no máximo ${SEARCH_MAX} caracteres`)),
  ),
  cursor,
})

export const trendQuerySchema = v.object({
  /**
   * Id of one of the analyte's values. It stays in the browser's history after a sign-out and must not name
   * the exam.
   */
  value: v.pipe(v.string(ANALYTE_REQUIRED), v.nonEmpty(ANALYTE_REQUIRED), v.maxLength(100, 'Valor inválido')),
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
  /** Whether the content has arrived; until then the file can be sent again. */
  hasContent: boolean
  /** Whether the stored content was lost. */
  isLost: boolean
  /** Path of the content, for PUT and GET. */
  filePath: string
}

export interface Exam {
  id: string
  date: string
  laboratory: string
  requestedBy: string | null
  fasting: Fasting
  fastingHours: number | null
  notes: string | null
  values: ExamValue[]
  files: ExamFile[]
}

/** An exam in the list. */
export interface ExamSummary {
  id: string
  date: string
  laboratory: string
  requestedBy: string | null
  analytes: string[]
  /** Number of values outside their printed range. */
  outside: number
  /** Number of stored files. */
  files: number
}

/** One of the member's analytes, as written last. */
export interface Analyte {
  /** Id of its newest value. */
  id: string
  analyte: string
  unit: string | null
  count: number
}

/** A value over time, the newest first. */
export interface TrendPoint extends ExamValueInput {
  examId: string
  date: string
  laboratory: string
}
