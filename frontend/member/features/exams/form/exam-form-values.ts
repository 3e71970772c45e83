import type { PartialValues } from '@modular-forms/react'
import * as v from 'valibot'
import { plainWords } from '#contract/exam-values.ts'
import {
  type Analyte,
  DATE_IN_FUTURE,
  type Exam,
  type ExamValueInput,
  examSchema,
  fastingStates,
} from '#contract/exams.ts'

const valueSchema = v.object({
  analyte: v.string(),
  value: v.string(),
  unit: v.string(),
  low: v.string(),
  high: v.string(),
  reference: v.string(),
})
const draftSchema = v.object({
  date: v.string(),
  laboratory: v.string(),
  requestedBy: v.string(),
  fasting: v.picklist(fastingStates),
  fastingHours: v.string(),
  notes: v.string(),
  values: v.array(valueSchema),
})

/** What the form holds, as typed. */
export type ExamFormValues = v.InferOutput<typeof draftSchema>
type ValueFields = ExamFormValues['values'][number]

/** Fields that have not come to the form yet read as nothing. */
type Typed = PartialValues<ExamFormValues>
type TypedRow = NonNullable<Typed['values']>[number]

export function isExamFormValues(value: unknown): value is ExamFormValues {
  return v.is(draftSchema, value)
}

export const blankValue: ValueFields = {
  analyte: '',
  value: '',
  unit: '',
  low: '',
  high: '',
  reference: '',
}

export const blankExam: ExamFormValues = {
  date: '',
  laboratory: '',
  requestedBy: '',
  fasting: 'unknown',
  fastingHours: '',
  notes: '',
  values: [blankValue],
}

function fieldsOf({ analyte, value, unit, low, high, reference }: ExamValueInput): ValueFields {
  return {
    analyte,
    value,
    unit: unit ?? '',
    low: low ?? '',
    high: high ?? '',
    reference: reference ?? '',
  }
}

export function formValuesOf(exam: Exam): ExamFormValues {
  return {
    date: exam.date,
    laboratory: exam.laboratory,
    requestedBy: exam.requestedBy ?? '',
    fasting: exam.fasting,
    fastingHours: exam.fastingHours === null ? '' : String(exam.fastingHours),
    notes: exam.notes ?? '',
    values: exam.values.length > 0 ? exam.values.map(fieldsOf) : [blankValue],
  }
}

/** A row in which nothing was typed is none. */
function isBlank(fields: TypedRow): boolean {
  return Object.values(fields ?? {}).every((text) => (text ?? '').trim() === '')
}

function rowOf(fields: TypedRow): ValueFields {
  const { analyte, value, unit, low, high, reference } = fields ?? {}
  return {
    analyte: analyte ?? '',
    value: value ?? '',
    unit: unit ?? '',
    low: low ?? '',
    high: high ?? '',
    reference: reference ?? '',
  }
}

export function payloadOf(typed: Typed) {
  const { date, laboratory, requestedBy, fasting, fastingHours, notes, values } = typed
  const hours = (fastingHours ?? '').trim()
  return {
    date: date ?? '',
    laboratory: laboratory ?? '',
    requestedBy: requestedBy ?? '',
    fasting: fasting ?? 'unknown',
    fastingHours: fasting === 'yes' && hours !== '' ? Number(hours.replace(',', '.')) : null,
    notes: notes ?? '',
    values: (values ?? []).flatMap((fields) => (isBlank(fields) ? [] : [rowOf(fields)])),
  }
}

/** The contract's sentences under the names of the form's fields: its rows count the blank ones too. */
export function validateExam(typed: Typed, today: string): Record<string, string> {
  const checked = v.safeParse(examSchema, payloadOf(typed))
  const errors: Record<string, string> = {}
  if (checked.success) {
    if (checked.output.date > today) errors.date = DATE_IN_FUTURE
    return errors
  }
  const rows = (typed.values ?? []).flatMap((fields, index) => (isBlank(fields) ? [] : [index]))
  for (const issue of checked.issues) {
    const path = v.getDotPath(issue)
    const name = path?.replace(/^values\.(\d+)/, (_all, index) => `values.${rows[Number(index)]}`)
    if (name) errors[name] ??= issue.message
  }
  return errors
}

/** The unit that the member wrote for this analyte last. */
export function usualUnit(analyte: string, known: readonly Analyte[]): string | undefined {
  const key = plainWords(analyte)
  return known.find((one) => plainWords(one.analyte) === key)?.unit ?? undefined
}
