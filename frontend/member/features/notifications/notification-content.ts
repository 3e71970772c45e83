import type { EventKind, Notification } from '#contract/notifications.ts'
import { memberPaths } from '#member/shared/lib/member-paths.ts'
import type { ServiceKey } from '#member/shared/ui/services.ts'
import { notificationsTexts as t } from './notifications-texts.ts'

interface Content {
  title: string
  detail: string
  service: ServiceKey
  /** The screen that it speaks of. */
  to: string
}

type Parameters = Notification['parameters']

function joined(separator: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(separator)
}

const visit = ({ title, time }: Parameters) => joined('\n', title, time) || t('details.consultation')

const dose = ({ title, time }: Parameters) =>
  title && time ? t('details.dose', { title, time }) : t('details.medication')
const stock = ({ title, until }: Parameters) => {
  if (!title) return t('details.medication')
  return until ? t('details.stockUntil', { title, until }) : t('details.stockOut', { title })
}

const details: Partial<Record<EventKind, (parameters: Parameters) => string>> = {
  registration_rejected: ({ text }) => text || t('details.registration_rejected'),
  registration_approved: () => t('details.registration_approved'),
  policy_approved: ({ fileName }) => fileName || t('details.policy_approved'),
  policy_rejected: ({ fileName, text }) => joined(': ', fileName, text) || t('details.policy_rejected'),
  consultation_scheduled: visit,
  consultation_changed: visit,
  consultation_cancelled: visit,
  consultation_tomorrow: visit,
  medication_due: dose,
  medication_stock_low: stock,
}

function titleOf(kind: EventKind): string {
  switch (kind) {
    case 'registration_approved':
    case 'registration_rejected':
    case 'policy_approved':
    case 'policy_rejected':
    case 'consultation_scheduled':
    case 'consultation_changed':
    case 'consultation_cancelled':
    case 'consultation_tomorrow':
    case 'medication_due':
    case 'medication_stock_low':
      return t(`events.${kind}`)
    default:
      return t('events.other')
  }
}

function placeOf(kind: EventKind): Pick<Content, 'service' | 'to'> {
  if (kind.startsWith('consultation_')) return { service: 'agenda', to: memberPaths.consultations }
  if (kind.startsWith('medication_')) return { service: 'medications', to: memberPaths.medications }
  if (kind.startsWith('policy_')) return { service: 'apolice', to: memberPaths.insurance }
  if (kind.startsWith('registration_')) return { service: 'account', to: memberPaths.home }
  return { service: 'account', to: memberPaths.profile }
}

/** What an event says, filled from its parameters; a kind that this version does not know says so much as it can. */
export function contentOf({ kind, parameters }: Pick<Notification, 'kind' | 'parameters'>): Content {
  return {
    title: titleOf(kind),
    detail: details[kind]?.(parameters) ?? t('details.other'),
    ...placeOf(kind),
  }
}
