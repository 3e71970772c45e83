import type { BellKind, Notification } from '#contract/notifications.ts'
import { plainText } from '#contract/plain-line.ts'
import { t } from '#locales/notifications.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import { zoneIfAway } from '#member/shared/lib/time-zones.ts'
import type { ServiceKey } from '#member/shared/ui/services.ts'
import { isoDay, type Moment, time, weekdayDateAndTime } from '#shared/lib/format/format.ts'
import { consultationTitle, ONLY_NOTED_HERE, TELL_THE_CLINIC } from '#texts/consultations.ts'
import { CONSULTATION_TODAY, eventTitles } from '#texts/events.ts'
import { dayAndMonth } from '#texts/language.ts'

/** Icon and screen of an event's subject. */
interface Place {
  service: ServiceKey
  /** The path of the notification's screen. */
  to: string
  /** Whether each of the screen's records has a page below it. */
  hasPages?: boolean
}

interface Content extends Pick<Place, 'service' | 'to'> {
  title: string
  detail: string
}

type Parameters = Notification['parameters']

const consultations: Place = { service: 'consultations', to: memberPaths.consultations, hasPages: true }
const medications: Place = { service: 'medications', to: memberPaths.medications }
const stockPlace: Place = { service: 'medications', to: memberPaths.medications, hasPages: true }
const insurance: Place = { service: 'insurance', to: memberPaths.insurance, hasPages: true }
const registration: Place = { service: 'account', to: memberPaths.home }
const account: Place = { service: 'account', to: memberPaths.profile }

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}

/** A consultation follows the clock of its own time zone, which is named if the browser's clock differs. */
const consultation =
  (clinic: string) =>
  ({ date, timeZone, specialty, doctorName }: Parameters) => {
    if (!date) return t('details.consultation')
    const away = timeZone ? zoneIfAway(date, timeZone) : ''
    const when = `${weekdayDateAndTime(date, timeZone)}${away}`
    return `${consultationTitle(specialty, doctorName)}\n${when}\n${clinic}`
  }

/** A dose follows the clock of its medication, wherever the member is. */
const dose = ({ title, date, timeZone }: Parameters) =>
  title && date ? t('details.dose', { title, time: time(date, timeZone) }) : t('details.medication')

const stock = ({ title, until }: Parameters) => {
  if (!title) return t('details.medication')
  return until
    ? t('details.stockUntil', { title, until: dayAndMonth(until) })
    : t('details.stockOut', { title })
}

/** A `Record`, so that the compiler requires every kind that the bell shows. */
const contents: Record<BellKind, [place: Place, detail: (parameters: Parameters) => string]> = {
  registration_approved: [registration, () => t('details.registration_approved')],
  registration_rejected: [registration, ({ text }) => text || t('details.registration_rejected')],
  name_approved: [account, ({ newName }) => newName || t('details.name_approved')],
  name_rejected: [account, ({ text }) => text || t('details.name_rejected')],
  passkey_removal_asked: [account, () => t('details.passkey_removal_asked')],
  policy_approved: [insurance, ({ fileName }) => fileName || t('details.policy_approved')],
  policy_rejected: [
    insurance,
    ({ fileName, text }) => joined(': ', fileName, text) || t('details.policy_rejected'),
  ],
  consultation_scheduled: [consultations, consultation(ONLY_NOTED_HERE)],
  consultation_changed: [consultations, consultation(ONLY_NOTED_HERE)],
  consultation_cancelled: [consultations, consultation(TELL_THE_CLINIC)],
  consultation_tomorrow: [consultations, consultation(ONLY_NOTED_HERE)],
  medication_due: [medications, dose],
  medication_stock_low: [stockPlace, stock],
}

function isBellKind(kind: string): kind is BellKind {
  return Object.hasOwn(contents, kind)
}

/** The texts of an event. A client older than the API shows a general text for a kind it does not know. */
export function contentOf(
  { kind, parameters, subjectId }: { kind: string; parameters: Parameters; subjectId?: string | null },
  now: Moment = Date.now(),
): Content {
  if (!isBellKind(kind)) return { title: t('otherEvent'), detail: t('details.other'), ...account }
  const [{ service, to, hasPages }, detail] = contents[kind]
  return {
    title: titleOf(kind, parameters, now),
    detail: plainText(detail(parameters)),
    service,
    to: hasPages && subjectId ? `${to}/${subjectId}` : to,
  }
}

function titleOf(kind: BellKind, { date, timeZone }: Parameters, now: Moment): string {
  const isToday = date && isoDay(date, timeZone) === isoDay(now, timeZone)
  return kind === 'consultation_tomorrow' && isToday ? CONSULTATION_TODAY : eventTitles[kind]
}
