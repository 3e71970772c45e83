import * as v from 'valibot'
import { type Medication, medicationForms, medicationSchema, scheduleKinds } from '#contract/medications.ts'
import { t as conflictTexts } from '#locales/conflict.ts'
import { t as medicationWord } from '#locales/medication-words.ts'
import { t } from '#locales/medications.ts'
import { fieldMessages } from '#member/shared/lib/forms/field-messages.ts'
import { formatWeekday } from '#member/shared/lib/health/medication-text.ts'
import { isoDay, parseDecimal, typedDay } from '#shared/lib/format/format.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { fits } from '#shared/lib/forms/fits.ts'

const valuesSchema = v.object({
  name: v.string(),
  dose: v.string(),
  form: v.string(),
  kind: v.picklist(scheduleKinds),
  times: v.array(v.string()),
  weekdays: v.array(v.string()),
  intervalHours: v.string(),
  minHours: v.string(),
  startsOn: v.string(),
  endsOn: v.string(),
  clock: v.picklist(['home', 'here']),
  reminders: v.boolean(),
  notes: v.string(),
})

/** Form state as typed. `clock` says which time zone the schedule follows: the medication's or the browser's. */
export type MedicationValues = v.InferOutput<typeof valuesSchema>
export const isMedicationValues = fits(valuesSchema)
/** A field that is not mounted yet is missing. */
type Typed = { [Name in keyof MedicationValues]?: MedicationValues[Name] | null | undefined }

export function newMedication(now: Date = new Date()): MedicationValues {
  return {
    name: '',
    dose: '',
    form: medicationForms[0],
    kind: scheduleKinds[0],
    times: ['08:00'],
    weekdays: [],
    intervalHours: '8',
    minHours: '',
    startsOn: isoDay(now),
    endsOn: '',
    clock: 'home',
    reminders: true,
    notes: '',
  }
}

const formName = (text: string) => {
  const known = medicationForms.find((form) => form === text)
  return known ? medicationWord(`forms.${known}`) : text
}

export const medicationFields: ConflictFields<MedicationValues> = {
  name: { label: t('form.name') },
  dose: { label: t('form.dose') },
  form: { label: t('form.form'), show: formName },
  kind: { label: t('form.kind'), show: (kind) => t(`form.kinds.${kind}`) },
  times: { label: t('form.times'), show: (times) => times.join(', ') },
  weekdays: {
    label: t('form.weekdays'),
    show: (days) => days.map((day) => formatWeekday(Number(day))).join(', '),
  },
  intervalHours: { label: t('form.intervalHours') },
  minHours: { label: t('form.minHours') },
  startsOn: { label: t('form.startsOn'), show: typedDay },
  endsOn: { label: t('form.endsOn'), show: typedDay },
  clock: {
    label: t('form.clock'),
    show: (clock) => t(clock === 'here' ? 'form.clockHere' : 'form.clockHome'),
  },
  reminders: { label: t('form.reminders'), show: (on) => conflictTexts(on ? 'yes' : 'no') },
  notes: { label: t('form.notes') },
}

export function toFormValues(medication: Medication): MedicationValues {
  return {
    name: medication.name,
    dose: medication.dose ?? '',
    form: medication.form,
    kind: medication.kind,
    times: medication.times.length > 0 ? medication.times : ['08:00'],
    weekdays: medication.weekdays.map(String),
    intervalHours: medication.intervalHours === null ? '8' : String(medication.intervalHours),
    minHours: medication.minHours === null ? '' : String(medication.minHours),
    startsOn: medication.startsOn,
    endsOn: medication.endsOn ?? '',
    clock: 'home',
    reminders: medication.reminders,
    notes: medication.notes ?? '',
  }
}

function hours(text: string | null | undefined): number | null {
  return text?.trim() ? parseDecimal(text) : null
}

/** The request body, without the fields that the chosen kind of schedule does not use. */
export function toPayload(values: Typed, zones: { home: string; here: string }) {
  const { kind, times, weekdays } = values
  return {
    name: values.name ?? '',
    dose: values.dose ?? '',
    form: (values.form ?? '') as MedicationInputForm,
    kind: (kind ?? '') as MedicationInputKind,
    times: kind === 'as_needed' ? [] : (times ?? []).slice(0, kind === 'interval' ? 1 : undefined),
    weekdays: kind === 'weekdays' ? (weekdays ?? []).map(Number) : [],
    intervalHours: kind === 'interval' ? hours(values.intervalHours) : null,
    minHours: kind === 'as_needed' ? hours(values.minHours) : null,
    startsOn: values.startsOn ?? '',
    endsOn: values.endsOn ? values.endsOn : null,
    timeZone: values.clock === 'here' ? zones.here : zones.home,
    reminders: values.reminders ?? true,
    notes: values.notes ?? '',
  }
}
type MedicationInputForm = v.InferInput<typeof medicationSchema>['form']
type MedicationInputKind = v.InferInput<typeof medicationSchema>['kind']

/** Errors by field of the form; those of `times.1` belong to `times`. */
export function toFormErrors(
  fields: Record<string, string>,
): Partial<Record<keyof MedicationValues, string>> {
  const errors: Record<string, string> = {}
  for (const [path, message] of Object.entries(fields)) errors[path.split('.')[0] ?? ''] ??= message
  return errors
}

export function validateMedication(values: Typed, zones: { home: string; here: string }) {
  return toFormErrors(fieldMessages(v.safeParse(medicationSchema, toPayload(values, zones)).issues))
}
