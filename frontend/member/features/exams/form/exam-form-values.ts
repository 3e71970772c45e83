import type { PartialValues } from '@modular-forms/react'
import * as v from 'valibot'
import {
  type Analyte,
  type Exam,
  type ExamValueInput,
  examSchema,
  examValueSchema,
  fastingStates,
} from '#contract/exams.ts'
import { analyteKey, analyteOf, panelOf } from '#domain/analytes.ts'
import { unitKey } from '#domain/exam-values.ts'
import { t } from '#locales/exams.ts'
import { fieldMessages } from '#member/shared/lib/forms/field-messages.ts'
import { typedDay } from '#shared/lib/format/format.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { fits } from '#shared/lib/forms/fits.ts'
import { EXAM_DATE_IN_FUTURE } from '#texts/exams.ts'
import { fastingNames } from '#texts/labels.ts'

export const valueFieldsSchema = v.object({
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
  values: v.array(valueFieldsSchema),
})

/** Form state as typed. */
export type ExamFormValues = v.InferOutput<typeof draftSchema>
export type ValueFields = ExamFormValues['values'][number]

/** A field that is not mounted yet is missing. */
type Typed = PartialValues<ExamFormValues>
type TypedRow = NonNullable<Typed['values']>[number]

export const isExamFormValues = fits(draftSchema)

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

/** "Glicose: 92 mg/dL (70–99)", one line per value. */
function valueLines(values: readonly ValueFields[]): string {
  return values
    .filter((fields) => !isBlank(fields))
    .map(({ analyte, value, unit, low, high, reference }) => {
      const range = [low || high ? `${low}–${high}` : '', reference].filter(Boolean).join(', ')
      return `${analyte}: ${[value, unit].filter(Boolean).join(' ')}${range && ` (${range})`}`
    })
    .join('\n')
}

export const examFields: ConflictFields<ExamFormValues> = {
  date: { label: t('form.date'), show: typedDay },
  laboratory: { label: t('form.laboratory') },
  requestedBy: { label: t('form.requestedBy') },
  fasting: { label: t('form.fasting'), show: (fasting) => fastingNames[fasting] },
  fastingHours: { label: t('form.fastingHours') },
  notes: { label: t('form.notes') },
  values: { label: t('form.values'), show: valueLines },
}

function toValueFields({ analyte, value, unit, low, high, reference }: ExamValueInput): ValueFields {
  return {
    analyte,
    value,
    unit: unit ?? '',
    low: low ?? '',
    high: high ?? '',
    reference: reference ?? '',
  }
}

export function toFormValues(exam: Exam): ExamFormValues {
  return {
    date: exam.date,
    laboratory: exam.laboratory,
    requestedBy: exam.requestedBy ?? '',
    fasting: exam.fasting,
    fastingHours: exam.fastingHours === null ? '' : String(exam.fastingHours),
    notes: exam.notes ?? '',
    values: exam.values.length > 0 ? exam.values.map(toValueFields) : [blankValue],
  }
}

/** Whether nothing was typed in the row. */
export function isBlank(fields: TypedRow): boolean {
  return Object.values(fields ?? {}).every((text) => (text ?? '').trim() === '')
}

/** Whether the row holds only the name and unit that a panel added. */
export function isUnfilledPanelRow(row: ValueFields): boolean {
  const analyte = analyteOf(row.analyte)
  const isEmpty = [row.value, row.low, row.high, row.reference].every((text) => text.trim() === '')
  return (
    isEmpty &&
    analyte !== undefined &&
    panelOf(analyte) !== undefined &&
    analyte.name === row.analyte.trim() &&
    unitKey(analyte.unit) === unitKey(row.unit)
  )
}

/** Whether the row has no result: blank, or as added by a panel. Such a row is not sent. */
function isUnfilled(fields: TypedRow): boolean {
  return isBlank(fields) || isUnfilledPanelRow(completeRow(fields))
}

export function completeRow(fields: TypedRow): ValueFields {
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

export function toPayload(typed: Typed) {
  const { date, laboratory, requestedBy, fasting, fastingHours, notes, values } = typed
  const hours = (fastingHours ?? '').trim()
  return {
    date: date ?? '',
    laboratory: laboratory ?? '',
    requestedBy: requestedBy ?? '',
    fasting: fasting ?? 'unknown',
    fastingHours: fasting === 'yes' && hours !== '' ? Number(hours.replace(',', '.')) : null,
    notes: notes ?? '',
    values: (values ?? []).flatMap((fields) => (isUnfilled(fields) ? [] : [completeRow(fields)])),
  }
}

/**
 * Error messages by field name (`values.1.low`). Rows are numbered as in the form, including those without a result.
 */
export function validateExam(typed: Typed, today: string): Record<string, string> {
  const checked = v.safeParse(examSchema, toPayload(typed))
  if (checked.success) return checked.output.date > today ? { date: EXAM_DATE_IN_FUTURE } : {}
  const rows = (typed.values ?? []).flatMap((fields, index) => (isUnfilled(fields) ? [] : [index]))
  const inForm = (path: string) =>
    path.replace(/^values\.(\d+)/, (_all, index) => `values.${rows[Number(index)]}`)
  return Object.fromEntries(
    Object.entries(fieldMessages(checked.issues)).map(([path, message]) => [inForm(path), message]),
  )
}

/** The unit that the member last used for the analyte under any of its names, otherwise the panel's. */
export function usualUnitOf(analyte: string, known: readonly Analyte[]): string | undefined {
  const key = analyteKey(analyte)
  const last = known.find((one) => analyteKey(one.analyte) === key)
  return last ? (last.unit ?? undefined) : analyteOf(analyte)?.unit || undefined
}

/** The errors of a value by field; `undefined` if there are none. */
export function validateValue(fields: ValueFields): Record<string, string> | undefined {
  const checked = v.safeParse(examValueSchema, fields)
  return checked.success ? undefined : fieldMessages(checked.issues)
}
