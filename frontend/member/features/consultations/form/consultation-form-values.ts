import * as v from 'valibot'
import {
  CONSULTATION_DEFAULT_TIME,
  CONSULTATION_DEFAULT_TYPE,
  type Consultation,
  type ConsultationForm,
  consultationFormSchema,
  consultationTypes,
  type LinkedExam,
  linesOf,
} from '#contract/consultations.ts'
import { mayHaveDate } from '#domain/consultation-rules.ts'
import { t } from '#locales/consultations.ts'
import { instantOf } from '#member/shared/lib/format/instant.ts'
import { wallClockOf } from '#member/shared/lib/format/wall-clock.ts'
import { date, typedDay } from '#shared/lib/format/format.ts'
import type { ConflictFields } from '#shared/lib/forms/conflict.ts'
import { DATE_PAST } from '#texts/consultations.ts'
import { consultationTypeNames } from '#texts/labels.ts'

export const blankConsultation: ConsultationForm = {
  date: '',
  time: CONSULTATION_DEFAULT_TIME,
  type: CONSULTATION_DEFAULT_TYPE,
  doctorName: '',
  specialty: '',
  notes: '',
  placeName: '',
  address: '',
  phone: '',
  bring: '',
  examIds: [],
}

/**
 * The fields by name, for the comparison of two versions.
 * @param exams those linked to either version
 */
export const consultationFields = (exams: readonly LinkedExam[]): ConflictFields<ConsultationForm> => ({
  date: { label: t('form.date'), show: typedDay },
  time: { label: t('form.time') },
  type: { label: t('form.type'), show: (type) => consultationTypeNames[type] },
  doctorName: { label: t('form.doctorName') },
  specialty: { label: t('form.specialty') },
  notes: { label: t('form.notes') },
  placeName: { label: t('form.placeName') },
  address: { label: t('form.address') },
  phone: { label: t('form.phone') },
  bring: { label: t('form.bring') },
  examIds: {
    label: t('form.exams'),
    show: (ids) => ids.map((id) => examName(exams.find((exam) => exam.id === id))).join('; '),
  },
})

/** "Hemograma (Laboratório São Lucas, 06/10/2026)" */
export function examName(exam: LinkedExam | undefined): string {
  if (!exam) return t('form.otherExam')
  return t('form.exam', { title: exam.title, laboratory: exam.laboratory, day: date(exam.date, 'UTC') })
}

export function toFormValues(consultation: Consultation, zone: string): ConsultationForm {
  const { day, time } = wallClockOf(consultation.date, zone)
  return {
    date: day,
    time,
    type: consultation.type,
    doctorName: consultation.doctorName ?? '',
    specialty: consultation.specialty ?? '',
    notes: consultation.notes ?? '',
    placeName: consultation.placeName ?? '',
    address: consultation.address ?? '',
    phone: consultation.phone ?? '',
    bring: consultation.bring.join('\n'),
    examIds: consultation.exams.map(({ id }) => id),
  }
}

function startOf({ date, time }: Pick<ConsultationForm, 'date' | 'time'>, zone: string): Date {
  const instant = instantOf({ day: date, time }, zone)
  if (!instant) throw new RangeError('No such date and time')
  return instant
}

/** The request's body: local date and time become an instant. */
export function toPayload({ date, time, bring, ...details }: ConsultationForm, zone: string) {
  return { date: startOf({ date, time }, zone).toISOString(), bring: linesOf(bring), ...details }
}

const draftSchema = v.object({
  date: v.string(),
  time: v.string(),
  type: v.picklist(consultationTypes),
  doctorName: v.string(),
  specialty: v.string(),
  notes: v.string(),
  // An earlier release of the app stored drafts without these fields.
  placeName: v.optional(v.string()),
  address: v.optional(v.string()),
  phone: v.optional(v.string()),
  bring: v.optional(v.string()),
  examIds: v.optional(v.array(v.string())),
})

/** Whether a value has the shape of a draft. Its fields need not be valid. */
export function isDraft(value: unknown): value is ConsultationForm {
  return v.is(draftSchema, value)
}

/**
 * The form's schema for a new consultation, or for an edit of one.
 * @param zone the time zone of date and time
 */
export function makeFormSchema(consultation: Consultation | undefined, zone: string, now: Date) {
  return v.pipe(
    consultationFormSchema,
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        (values) => mayHaveDate(consultation, startOf(values, zone), zone, now),
        DATE_PAST,
      ),
      ['date'],
    ),
  )
}
