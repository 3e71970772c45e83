import type { EventKind, Notification } from '#contract/notifications.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import type { ServiceKey } from '#member/shared/ui/services.ts'
import { notificationsTexts as t } from './notifications-texts.ts'

interface Content {
  title: string
  detail: string
  service: ServiceKey
  /** The path of the screen that the notification is about. */
  to: string
}

type Parameters = Notification['parameters']
type Describe = (parameters: Parameters) => Content

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}

function doseDetail({ title, time }: Parameters): string {
  return title && time ? t('details.dose', { title, time }) : t('details.medication')
}

function stockDetail({ title, until }: Parameters): string {
  if (!title) return t('details.medication')
  return until ? t('details.stockUntil', { title, until }) : t('details.stockOut', { title })
}

const registration = (title: string, detail: (parameters: Parameters) => string): Describe => {
  return (parameters) => ({ title, detail: detail(parameters), service: 'account', to: memberPaths.home })
}
const policy = (title: string, detail: (parameters: Parameters) => string): Describe => {
  return (parameters) => ({
    title,
    detail: detail(parameters),
    service: 'apolice',
    to: memberPaths.insurance,
  })
}
const consultation = (title: string): Describe => {
  return (parameters) => ({
    title,
    detail: joined('\n', parameters.title, parameters.time) || t('details.consultation'),
    service: 'agenda',
    to: memberPaths.consultations,
  })
}
const medication = (title: string, detail: (parameters: Parameters) => string): Describe => {
  return (parameters) => ({
    title,
    detail: detail(parameters),
    service: 'medications',
    to: memberPaths.medications,
  })
}
const account: Describe = () => ({
  title: t('events.other'),
  detail: t('details.other'),
  service: 'account',
  to: memberPaths.profile,
})

/** Every kind has an entry, so that a new kind of event does not compile before it has a text. */
const contents: Record<EventKind, Describe> = {
  registration_approved: registration(t('events.registration_approved'), () =>
    t('details.registration_approved'),
  ),
  registration_rejected: registration(
    t('events.registration_rejected'),
    ({ text }) => text || t('details.registration_rejected'),
  ),
  policy_approved: policy(
    t('events.policy_approved'),
    ({ fileName }) => fileName || t('details.policy_approved'),
  ),
  policy_rejected: policy(
    t('events.policy_rejected'),
    ({ fileName, text }) => joined(': ', fileName, text) || t('details.policy_rejected'),
  ),
  consultation_scheduled: consultation(t('events.consultation_scheduled')),
  consultation_changed: consultation(t('events.consultation_changed')),
  consultation_cancelled: consultation(t('events.consultation_cancelled')),
  consultation_tomorrow: consultation(t('events.consultation_tomorrow')),
  medication_due: medication(t('events.medication_due'), doseDetail),
  medication_stock_low: medication(t('events.medication_stock_low'), stockDetail),
  confirm_email: account,
  confirm_new_email: account,
  email_changed: account,
  address_in_use: account,
  reset_password: account,
  password_changed: account,
  second_factor_enabled: account,
  second_factor_disabled: account,
  recovery_code_used: account,
}

/** A notification's texts and target. A kind that is newer than this version of the app gets a general text. */
export function contentOf({ kind, parameters }: Pick<Notification, 'kind' | 'parameters'>): Content {
  const describe: Describe | undefined = contents[kind]
  return (describe ?? account)(parameters)
}
