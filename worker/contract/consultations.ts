import * as v from 'valibot'
import {
  DATE_REQUIRED,
  NEW_IS_SCHEDULED,
  TIME_EMPTY,
  TIME_NOT_NUMERIC,
  TIME_REQUIRED,
  TYPE_REQUIRED,
} from '#texts/consultations.ts'
import { INVALID_STATUS } from '#texts/filters.ts'
import { useAtMost } from '#texts/text.ts'
import { INVALID_DAY } from '#texts/time.ts'
import { NAME_MAX, NOTES_MAX, optionalText } from './text.ts'
import { calendarDay, instant } from './time.ts'
import type { Versioned } from './versions.ts'

export const consultationTypes = ['In-person', 'Video', 'Phone'] as const
export type ConsultationType = (typeof consultationTypes)[number]

export const consultationStatuses = ['Scheduled', 'Completed', 'Cancelled'] as const
export type ConsultationStatus = (typeof consultationStatuses)[number]

export const CONSULTATION_DEFAULT_TIME = '08:00'
export const CONSULTATION_DEFAULT_TYPE: ConsultationType = 'In-person'
export const CONSULTATIONS_PAGE_SIZE = 100

const details = {
  doctorName: optionalText(NAME_MAX),
  specialty: optionalText(NAME_MAX),
  notes: optionalText(NOTES_MAX),
}
const type = v.picklist(consultationTypes, TYPE_REQUIRED)

const date = instant(DATE_REQUIRED, INVALID_DAY)

export const consultationSchema = v.object({
  date,
  type,
  ...details,
  status: v.optional(v.literal('Scheduled', NEW_IS_SCHEDULED), 'Scheduled'),
})
export type NewConsultation = v.InferOutput<typeof consultationSchema>

/** Completes or cancels: the status and nothing else. */
export const consultationStatusChangeSchema = v.strictObject({
  status: v.picklist(consultationStatuses, INVALID_STATUS),
})

/** An edit. A `status` among its fields is ignored, since an edit keeps the status. */
export const consultationEditSchema = v.object({ date, type, ...details })
export type ConsultationEdit = v.InferOutput<typeof consultationEditSchema>

/** The body of a PATCH: only a status completes or cancels; anything else is an edit. */
export const consultationChangeSchema = v.lazy((input) =>
  typeof input === 'object' && input !== null && Object.keys(input).join() === 'status'
    ? consultationStatusChangeSchema
    : consultationEditSchema,
)

/** The form: local date (`YYYY-MM-DD`) and time (`HH:MM`), joined into an instant on submit. */
export const consultationFormSchema = v.object({
  date: calendarDay(DATE_REQUIRED, INVALID_DAY),
  time: v.pipe(
    v.string(TIME_REQUIRED),
    v.nonEmpty(TIME_REQUIRED),
    v.check((time) => time !== '--:--', TIME_EMPTY),
    v.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, TIME_NOT_NUMERIC),
  ),
  type,
  doctorName: v.optional(v.pipe(v.string(), v.maxLength(NAME_MAX, useAtMost({ characters: NAME_MAX }))), ''),
  specialty: v.optional(v.pipe(v.string(), v.maxLength(NAME_MAX, useAtMost({ characters: NAME_MAX }))), ''),
  notes: v.optional(v.pipe(v.string(), v.maxLength(NOTES_MAX, useAtMost({ characters: NOTES_MAX }))), ''),
})
export type ConsultationForm = v.InferOutput<typeof consultationFormSchema>

export interface Consultation extends Versioned {
  id: string
  /** ISO 8601 in UTC. */
  date: string
  /** IANA time zone that it was made in. */
  timeZone: string
  type: ConsultationType
  doctorName: string | null
  specialty: string | null
  notes: string | null
  status: ConsultationStatus
}

/** The nearest future consultation. */
export interface UpcomingConsultation {
  id: string
  date: string
  /** "Cardiologia com Dra. Ana Souza" */
  title: string
  /** "ter., 24/11 · 08:00", in the browser's time zone, or else in the consultation's. */
  time: string
  /** IANA time zone that it was made in. */
  timeZone: string
  type: ConsultationType
  doctorName: string | null
  specialty: string | null
}
