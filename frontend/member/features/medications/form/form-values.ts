import * as v from 'valibot'
import { type Medication, medicationForms, medicationSchema, scheduleKinds } from '#contract/medications.ts'
import { ApiError } from '#shared/lib/api/errors.ts'
import { isoDay, parseDecimal } from '#shared/lib/format/format.ts'

/** What the form holds, as typed. */
export type MedicationValues = {
  name: string
  dose: string
  form: string
  kind: string
  times: string[]
  weekdays: string[]
  intervalHours: string
  minHours: string
  startsOn: string
  endsOn: string
  clock: string
  reminders: boolean
  notes: string
}
type Typed = { [Name in keyof MedicationValues]?: MedicationValues[Name] | null | undefined }

const draftSchema = v.object({
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

export function isMedicationValues(value: unknown): value is MedicationValues {
  return v.is(draftSchema, value)
}

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

export function valuesOf(medication: Medication): MedicationValues {
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

/** What is sent: what the chosen kind of schedule has no use for is left out, whatever stands in it. */
export function payloadOf(values: Typed, zones: { home: string; here: string }) {
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

/** The contract's sentences under the names of this form's fields: `times.1` is of the times. */
function toFormErrors(fields: Record<string, string>): Partial<Record<keyof MedicationValues, string>> {
  const errors: Record<string, string> = {}
  for (const [path, sentence] of Object.entries(fields)) errors[path.split('.')[0] ?? ''] ??= sentence
  return errors
}

export function validateMedication(values: Typed, zones: { home: string; here: string }) {
  const result = v.safeParse(medicationSchema, payloadOf(values, zones))
  if (result.success) return {}
  const sentences: Record<string, string> = {}
  for (const issue of result.issues) {
    const path = v.getDotPath(issue)
    if (path) sentences[path] ??= issue.message
  }
  return toFormErrors(sentences)
}

/** The server's refusal under the names of this form's fields. */
export function atFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  return new ApiError({ ...error, message: error.message, fields: toFormErrors(error.fields) })
}
