import * as v from 'valibot'
import { INVALID_VALUE } from '#texts/errors.ts'
import { INVALID_STATUS } from '#texts/filters.ts'
import {
  CLOCK_REQUIRED,
  DECISION_REQUIRED,
  EARLY_REQUIRED,
  ENDS_BEFORE_START,
  FIRST_TIME_REQUIRED,
  FORM_REQUIRED,
  INVALID_DOSE,
  INVALID_TIME,
  INVALID_TIME_ZONE,
  INVALID_WEEKDAY,
  intervalRequired,
  invalidMinHours,
  invalidUnits,
  invalidWarnDays,
  KIND_REQUIRED,
  NAME_REQUIRED,
  REMINDERS_REQUIRED,
  SKIPPED_OUTSIDE_PLAN,
  STARTS_REQUIRED,
  TIME_TWICE,
  TIMES_REQUIRED,
  tooManyTimes,
  unitsRequired,
  WEEKDAYS_REQUIRED,
} from '#texts/medications.ts'
import { useAtMost } from '#texts/text.ts'
import { INVALID_DAY, INVALID_MOMENT } from '#texts/time.ts'
import { historyQuerySchema } from './history.ts'
import { NAME_MAX, NOTES_MAX, optionalText } from './text.ts'
import { isTimeZone } from './time-zone.ts'
import type { Versioned } from './versions.ts'

export const medicationForms = [
  'tablet',
  'capsule',
  'drops',
  'syrup',
  'powder',
  'injection',
  'ointment',
  'inhaler',
  'spray',
  'patch',
  'other',
] as const
export type MedicationForm = (typeof medicationForms)[number]

/** At set times every day or on some weekdays, every few hours, or as needed. */
export const scheduleKinds = ['daily', 'weekdays', 'interval', 'as_needed'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

export const medicationStatuses = ['active', 'paused', 'ended'] as const
export type MedicationStatus = (typeof medicationStatuses)[number]

export const doseDecisions = ['taken', 'skipped'] as const
export type DoseDecision = (typeof doseDecisions)[number]

/** Missed: its time has passed without a decision. Late: due and still open. */
export const doseStates = ['upcoming', 'late', 'missed', 'taken', 'skipped'] as const
export type DoseState = (typeof doseStates)[number]

/** Bounded because a change of time zone updates all of them in one batch. */
export const MEDICATIONS_MAX = 100
export const TIMES_MAX = 24
export const INTERVAL_HOURS_MAX = 720
export const MIN_HOURS_MAX = 168
/** Maximum stock, in units. */
export const UNITS_MAX = 99_999
/** Maximum units per dose and per refill. */
export const UNITS_PER_ENTRY_MAX = 9_999
export const WARN_DAYS_MAX = 30
export const WARN_DAYS_DEFAULT = 3
export const ADHERENCE_DAYS = 30
export const HISTORY_DAYS = 14
/** Days after its time in which a dose can still be recorded. */
export const DOSE_DAYS_BACK = 31
/** The app asks about a dose taken more than this long before its time, because no reminder follows it. */
export const EARLY_DOSE_HOURS = 2

export function isEarlyDose(dueAt: Date, now: Date): boolean {
  return dueAt.getTime() - now.getTime() > EARLY_DOSE_HOURS * 3_600_000
}

const INTERVAL_REQUIRED = intervalRequired({ hours: INTERVAL_HOURS_MAX })
const UNITS_REQUIRED = unitsRequired({ units: UNITS_PER_ENTRY_MAX })

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const calendarDay = (required: string) =>
  v.pipe(
    v.string(required),
    v.nonEmpty(required),
    v.isoDate(INVALID_DAY),
    v.check((day) => {
      const date = new Date(`${day}T00:00:00Z`)
      return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
    }, INVALID_DAY),
    v.check((day) => day >= '1900-01-01' && day <= '2100-12-31', INVALID_DAY),
  )

const wholeNumber = (max: number, sentence: string, min = 1) =>
  v.pipe(v.number(sentence), v.integer(sentence), v.minValue(min, sentence), v.maxValue(max, sentence))

const times = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(INVALID_TIME), v.regex(TIME, INVALID_TIME)), TIMES_REQUIRED),
    v.maxLength(TIMES_MAX, tooManyTimes({ times: TIMES_MAX })),
    v.checkItems((time, index, all) => all.indexOf(time) === index, TIME_TWICE),
  ),
  [],
)

const weekdays = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.number(INVALID_WEEKDAY),
        v.integer(INVALID_WEEKDAY),
        v.minValue(0, INVALID_WEEKDAY),
        v.maxValue(6, INVALID_WEEKDAY),
      ),
      WEEKDAYS_REQUIRED,
    ),
    v.maxLength(7, INVALID_WEEKDAY),
    v.transform((days) => [...new Set(days)].sort()),
  ),
  [],
)

/** A medication with its schedule. Fields that do not apply to the kind of schedule are dropped. */
export const medicationSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(NAME_REQUIRED),
      v.trim(),
      v.nonEmpty(NAME_REQUIRED),
      v.maxLength(NAME_MAX, useAtMost({ characters: NAME_MAX })),
    ),
    dose: optionalText(NAME_MAX),
    form: v.picklist(medicationForms, FORM_REQUIRED),
    notes: optionalText(NOTES_MAX),
    reminders: v.optional(v.boolean(REMINDERS_REQUIRED), true),
    kind: v.picklist(scheduleKinds, KIND_REQUIRED),
    times,
    weekdays,
    intervalHours: v.optional(v.nullable(wholeNumber(INTERVAL_HOURS_MAX, INTERVAL_REQUIRED)), null),
    minHours: v.optional(
      v.nullable(wholeNumber(MIN_HOURS_MAX, invalidMinHours({ hours: MIN_HOURS_MAX }))),
      null,
    ),
    startsOn: calendarDay(STARTS_REQUIRED),
    endsOn: v.optional(v.nullable(calendarDay(INVALID_DAY)), null),
    /** The medication's time zone; by default the browser's. */
    timeZone: v.optional(
      v.pipe(
        v.string(INVALID_TIME_ZONE),
        v.maxLength(64, INVALID_TIME_ZONE),
        v.check(isTimeZone, INVALID_TIME_ZONE),
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['times']],
      ({ kind, times }) => times.length > 0 || (kind !== 'daily' && kind !== 'weekdays'),
      TIMES_REQUIRED,
    ),
    ['times'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['times']],
      ({ kind, times }) => times.length > 0 || kind !== 'interval',
      FIRST_TIME_REQUIRED,
    ),
    ['times'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['weekdays']],
      ({ kind, weekdays }) => weekdays.length > 0 || kind !== 'weekdays',
      WEEKDAYS_REQUIRED,
    ),
    ['weekdays'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['intervalHours']],
      ({ kind, intervalHours }) => intervalHours !== null || kind !== 'interval',
      INTERVAL_REQUIRED,
    ),
    ['intervalHours'],
  ),
  v.forward(
    v.partialCheck(
      [['startsOn'], ['endsOn']],
      ({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn,
      ENDS_BEFORE_START,
    ),
    ['endsOn'],
  ),
  v.transform((input) => ({
    ...input,
    times: timesFor(input.kind, input.times),
    weekdays: input.kind === 'weekdays' ? input.weekdays : [],
    intervalHours: input.kind === 'interval' ? input.intervalHours : null,
    minHours: input.kind === 'as_needed' ? input.minHours : null,
  })),
)
export type MedicationInput = v.InferOutput<typeof medicationSchema>

function timesFor(kind: ScheduleKind, times: string[]): string[] {
  if (kind === 'as_needed') return []
  return kind === 'interval' ? times.slice(0, 1) : times.toSorted()
}

export const medicationStatusSchema = v.object({
  status: v.picklist(medicationStatuses, INVALID_STATUS),
})

/** For a device in another time zone: switch the plan to the device's, or keep the medication's. */
export const clockSchema = v.object({ choice: v.picklist(['follow', 'keep'], CLOCK_REQUIRED) })
export type ClockChoice = v.InferOutput<typeof clockSchema>['choice']

const units = (min: number, max: number, sentence: string) =>
  v.pipe(
    v.number(sentence),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, sentence),
  )

export const stockSchema = v.object({
  units: units(0, UNITS_MAX, invalidUnits({ units: UNITS_MAX })),
  unitsPerDose: units(0.01, UNITS_PER_ENTRY_MAX, UNITS_REQUIRED),
  warnDays: wholeNumber(WARN_DAYS_MAX, invalidWarnDays({ days: WARN_DAYS_MAX }), 0),
})
export type StockInput = v.InferOutput<typeof stockSchema>

export const refillSchema = v.object({ units: units(0.01, UNITS_PER_ENTRY_MAX, UNITS_REQUIRED) })

/** A slot of the plan: local day and time, or the instant for an interval. */
const slot = v.pipe(
  v.string(INVALID_DOSE),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00\.000Z)?$/, INVALID_DOSE),
  v.check((key) => !Number.isNaN(Date.parse(key.length === 16 ? `${key}Z` : key)), INVALID_DOSE),
)

const takenAt = v.optional(
  v.nullable(
    v.pipe(
      v.string(INVALID_MOMENT),
      v.isoTimestamp(INVALID_MOMENT),
      v.transform((text) => new Date(text)),
      v.check((date) => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2100, INVALID_MOMENT),
    ),
  ),
  null,
)

export const doseSchema = v.pipe(
  v.object({
    decision: v.picklist(doseDecisions, DECISION_REQUIRED),
    /** Omitted for a dose outside the plan. */
    slot: v.optional(v.nullable(slot), null),
    /** Now, if omitted. */
    takenAt,
    reason: optionalText(NOTES_MAX),
    /** Confirms that the dose was taken more than `EARLY_DOSE_HOURS` before its time. */
    early: v.optional(v.boolean(EARLY_REQUIRED), false),
  }),
  v.forward(
    v.partialCheck(
      [['decision'], ['slot']],
      ({ decision, slot }) => decision === 'taken' || slot !== null,
      SKIPPED_OUTSIDE_PLAN,
    ),
    ['slot'],
  ),
)
export type DoseInput = v.InferOutput<typeof doseSchema>

const queryDay = v.optional(calendarDay(INVALID_DAY))
export const medicationDayQuerySchema = v.object({ date: queryDay })
export const doseOutcomes = ['taken', 'skipped', 'missed'] as const
export type DoseOutcome = (typeof doseOutcomes)[number]

export const medicationHistoryQuerySchema = v.object({
  ...v.omit(historyQuerySchema, ['cursor']).entries,
  before: queryDay,
  outcome: v.optional(v.picklist(doseOutcomes, INVALID_VALUE)),
})
export type MedicationHistoryQuery = v.InferOutput<typeof medicationHistoryQuerySchema>

export interface Schedule {
  kind: ScheduleKind
  times: string[]
  weekdays: number[]
  intervalHours: number | null
  minHours: number | null
  startsOn: string
  endsOn: string | null
}

export interface Stock {
  units: number
  unitsPerDose: number
  warnDays: number
  /** Whole doses that the stock covers. */
  dosesLeft: number
  /** The day of the last dose that the stock covers; `null` if it cannot be told from the schedule. */
  lastsUntil: string | null
  /** Whether the warning period has begun. */
  low: boolean
}

export interface Medication extends Schedule, Versioned {
  id: string
  name: string
  dose: string | null
  form: MedicationForm
  notes: string | null
  status: MedicationStatus
  statusSince: string
  /** Whether the last day of the schedule has passed. */
  over: boolean
  reminders: boolean
  timeZone: string
  /** The device's time zone in which the member chose to keep the medication's time zone. */
  keepsClockIn: string | null
  nextDueAt: string | null
  lastTakenAt: string | null
  stock: Stock | null
}

export interface DoseRecord {
  id: string
  medicationId: string
  slot: string | null
  dueAt: string | null
  decision: DoseDecision
  takenAt: string | null
  reason: string | null
}

/** A dose of a day, inside or outside the plan. */
export interface DayDose {
  medicationId: string
  name: string
  dose: string | null
  form: MedicationForm
  /** `null` if the stock is not tracked. */
  unitsPerDose: number | null
  /** The medication's time zone. */
  timeZone: string
  slot: string | null
  dueAt: string | null
  state: DoseState
  record: DoseRecord | null
}

export interface MedicationDay {
  date: string
  doses: DayDose[]
}

export interface MedicationHistory {
  doses: DayDose[]
  /** The next page ends before this day; `null` on the last page. */
  before: string | null
}

/** Due doses, and how many of them were taken. Skipped ones are counted separately. */
export interface Tally {
  due: number
  taken: number
  skipped: number
  missed: number
  /** `null` without due doses. */
  percentage: number | null
}

export const dayParts = ['morning', 'afternoon', 'night'] as const
export type DayPart = (typeof dayParts)[number]

export interface Adherence {
  from: string
  to: string
  total: Tally
  medications: (Tally & { id: string; name: string; dose: string | null; form: MedicationForm })[]
  days: (Tally & { day: string })[]
  /** Only parts of the day with due doses, in the order of `dayParts`. */
  parts: (Tally & { part: DayPart })[]
}
