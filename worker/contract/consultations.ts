import * as v from 'valibot'
import {
  DATE_REQUIRED,
  INVALID_GROUP,
  INVALID_OVERLAP,
  INVALID_PHONE,
  NEW_IS_SCHEDULED,
  TIME_EMPTY,
  TIME_NOT_NUMERIC,
  TIME_REQUIRED,
  TYPE_REQUIRED,
  tooManyExams,
  tooManyLines,
} from '#texts/consultations.ts'
import { INVALID_STATUS } from '#texts/filters.ts'
import { INVALID_TEXT, useAtMost } from '#texts/text.ts'
import { INVALID_DAY } from '#texts/time.ts'
import { historyQuerySchema } from './history.ts'
import { NAME_MAX, NOTES_MAX, optionalText } from './text.ts'
import { calendarDay, instant } from './time.ts'
import { isTimeZone } from './time-zone.ts'
import { FIRST_VERSION, type Versioned } from './versions.ts'

export const consultationTypes = ['In-person', 'Video', 'Phone'] as const
export type ConsultationType = (typeof consultationTypes)[number]

export const consultationStatuses = ['Scheduled', 'Completed', 'Cancelled'] as const
export type ConsultationStatus = (typeof consultationStatuses)[number]

export const CONSULTATION_DEFAULT_TIME = '08:00'
export const CONSULTATION_DEFAULT_TYPE: ConsultationType = 'In-person'
/** Page size of the list over all tabs, which shows every upcoming consultation. */
export const CONSULTATIONS_PAGE_SIZE = 100
/** Page size of one tab's list. */
export const CONSULTATIONS_TAB_PAGE_SIZE = 30
export const ADDRESS_MAX = 300
export const PHONE_MAX = 40
export const PHONE_DIGITS_MIN = 3
/** Maximum number of things to bring, and of characters of each. */
export const BRING_LINES_MAX = 20
export const BRING_LINE_MAX = 200
export const LINKED_EXAMS_MAX = 10

/** The tabs of the agenda: scheduled and to come; completed or past; cancelled. */
export const consultationGroups = ['upcoming', 'past', 'cancelled'] as const
export type ConsultationGroup = (typeof consultationGroups)[number]

const details = {
  doctorName: optionalText(NAME_MAX),
  specialty: optionalText(NAME_MAX),
  notes: optionalText(NOTES_MAX),
}

/** Like `optionalText`, but an edit that omits the field keeps the stored text. */
function keptText(max: number) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(INVALID_TEXT),
        v.maxLength(max, useAtMost({ characters: max })),
        v.transform((text) => text.trim() || null),
      ),
    ),
  )
}

/** Whether the text is a telephone number that the field accepts. */
export const isPhone = (text: string) => /^[\d ()+./-]*$/.test(text) && countDigits(text) >= PHONE_DIGITS_MIN
const countDigits = (text: string) => text.replace(/\D/g, '').length

const bringLine = v.pipe(
  v.string(INVALID_TEXT),
  v.maxLength(BRING_LINE_MAX, useAtMost({ characters: BRING_LINE_MAX })),
  v.trim(),
  v.nonEmpty(INVALID_TEXT),
  v.regex(/^[^\r\n]*$/, INVALID_TEXT),
)

/** Preparation for the consultation. Omitted fields stay as they are. */
const preparation = {
  placeName: keptText(NAME_MAX),
  address: keptText(ADDRESS_MAX),
  /** Digits, spaces and ( ) + . / - */
  phone: v.optional(
    v.nullable(
      v.pipe(
        v.string(INVALID_PHONE),
        v.trim(),
        v.maxLength(PHONE_MAX, useAtMost({ characters: PHONE_MAX })),
        v.check((text) => text === '' || isPhone(text), INVALID_PHONE),
        v.transform((text) => text || null),
      ),
    ),
  ),
  bring: v.optional(
    v.pipe(
      v.array(bringLine, INVALID_TEXT),
      v.maxLength(BRING_LINES_MAX, tooManyLines({ lines: BRING_LINES_MAX })),
    ),
  ),
  /** The member's exams that belong to the consultation. Ids of others' exams are ignored. */
  examIds: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(INVALID_TEXT), v.maxLength(100, INVALID_TEXT)), INVALID_TEXT),
      v.maxLength(LINKED_EXAMS_MAX, tooManyExams({ exams: LINKED_EXAMS_MAX })),
    ),
  ),
}

/**
 * If the member has another consultation at the same time, `ask` rejects with 409 `consultation_overlaps`, so
 * that the app can ask; `accept` saves anyway.
 */
const overlap = v.optional(v.picklist(['ask', 'accept'], INVALID_OVERLAP), 'accept')
export type Overlap = v.InferOutput<typeof overlap>

const type = v.picklist(consultationTypes, TYPE_REQUIRED)

const date = instant(DATE_REQUIRED, INVALID_DAY)

export const consultationSchema = v.object({
  date,
  type,
  ...details,
  ...preparation,
  overlap,
  status: v.optional(v.literal('Scheduled', NEW_IS_SCHEDULED), 'Scheduled'),
})
export type NewConsultation = v.InferOutput<typeof consultationSchema>

/** Restores a deleted consultation as it was. */
export const deletedConsultationSchema = v.object({
  date,
  timeZone: v.pipe(v.string(INVALID_TEXT), v.check(isTimeZone, INVALID_TEXT)),
  type,
  ...details,
  ...preparation,
  status: v.picklist(consultationStatuses, INVALID_STATUS),
  version: v.pipe(
    v.number(INVALID_TEXT),
    v.safeInteger(INVALID_TEXT),
    v.minValue(FIRST_VERSION, INVALID_TEXT),
  ),
})
export type DeletedConsultation = v.InferOutput<typeof deletedConsultationSchema>

/** Completes or cancels; takes no other field. */
export const consultationStatusChangeSchema = v.strictObject({
  status: v.picklist(consultationStatuses, INVALID_STATUS),
})

/** An edit. It keeps the status, so a `status` in the body is ignored. */
export const consultationEditSchema = v.object({ date, type, ...details, ...preparation, overlap })
export type ConsultationEdit = v.InferOutput<typeof consultationEditSchema>

/** Replaces the notes; takes no other field. */
export const consultationNotesSchema = v.strictObject({ notes: details.notes })
export type ConsultationNotes = v.InferOutput<typeof consultationNotesSchema>

/** The body of a PATCH: nothing but a status completes or cancels, nothing but notes replaces them, anything else is an edit. */
export const consultationChangeSchema = v.lazy((input) => {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input).join() : ''
  if (fields === 'status') return consultationStatusChangeSchema
  return fields === 'notes' ? consultationNotesSchema : consultationEditSchema
})

export const consultationsQuerySchema = v.object({
  ...historyQuerySchema.entries,
  type: v.optional(v.picklist(consultationTypes, TYPE_REQUIRED)),
  group: v.optional(v.picklist(consultationGroups, INVALID_GROUP)),
})
export type ConsultationsQuery = v.InferOutput<typeof consultationsQuerySchema>

const typedText = (max: number) =>
  v.optional(v.pipe(v.string(), v.maxLength(max, useAtMost({ characters: max }))), '')

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
  doctorName: typedText(NAME_MAX),
  specialty: typedText(NAME_MAX),
  notes: typedText(NOTES_MAX),
  placeName: typedText(NAME_MAX),
  address: typedText(ADDRESS_MAX),
  phone: v.pipe(
    typedText(PHONE_MAX),
    v.check((text) => text.trim() === '' || isPhone(text.trim()), INVALID_PHONE),
  ),
  /** One item per line. */
  bring: v.pipe(
    v.optional(v.string(), ''),
    v.check((text) => linesOf(text).length <= BRING_LINES_MAX, tooManyLines({ lines: BRING_LINES_MAX })),
    v.check(
      (text) => linesOf(text).every((line) => line.length <= BRING_LINE_MAX),
      useAtMost({ characters: BRING_LINE_MAX }),
    ),
  ),
  examIds: v.pipe(
    v.optional(v.array(v.string()), []),
    v.maxLength(LINKED_EXAMS_MAX, tooManyExams({ exams: LINKED_EXAMS_MAX })),
  ),
})
export type ConsultationForm = v.InferOutput<typeof consultationFormSchema>

/** The non-blank lines of a text, trimmed. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

export interface LinkedExam {
  id: string
  /** The exam's panel or its first tests. */
  title: string
  /** Day of collection, `YYYY-MM-DD`. */
  date: string
  laboratory: string
}

export interface Consultation extends Versioned {
  id: string
  /** ISO 8601 in UTC. */
  date: string
  /** IANA time zone in which it was made. */
  timeZone: string
  type: ConsultationType
  doctorName: string | null
  specialty: string | null
  notes: string | null
  placeName: string | null
  address: string | null
  phone: string | null
  /** Things to bring. */
  bring: string[]
  /** Newest first, without deleted exams. */
  exams: LinkedExam[]
  status: ConsultationStatus
}

/** A consultation as administrators see it. */
export type ConsultationSummary = Omit<Consultation, 'placeName' | 'address' | 'phone' | 'bring' | 'exams'>

/** The nearest future consultation. */
export interface UpcomingConsultation {
  id: string
  date: string
  /** "Cardiologia com Dra. Ana Souza" */
  title: string
  /** "ter., 24/11 · 08:00", in the browser's time zone, or else in the consultation's. */
  time: string
  /** IANA time zone in which it was made. */
  timeZone: string
  type: ConsultationType
  doctorName: string | null
  specialty: string | null
}
