import type { QueryKey } from '@tanstack/react-query'
import { queryKeys } from '../query-keys.ts'

/**
 * What each screen can show without a network, on a device that keeps data; `undefined` if it needs the network. The
 * vault keeps the queries whose keys begin with one of these. The page of a record reads what its list reads. The same
 * in words: docs/offline.md.
 */
export const offlineScreens: Readonly<Record<string, readonly QueryKey[] | undefined>> = {
  '/': [queryKeys.now, queryKeys.consultations.upcoming, queryKeys.sleep.all, queryKeys.anamnesis.current],
  '/todos-servicos': [],
  '/app/consultations': [queryKeys.consultations.all],
  '/app/sleep': [queryKeys.sleep.all],
  '/app/onboarding/anamnesis': [queryKeys.anamnesis.all],
  '/app/membership-card': [[...queryKeys.member, 'membership-card']],
  '/app/insurance': [queryKeys.insurance.all],
  '/app/exercise': [queryKeys.exercise.all],
  '/app/medications': [queryKeys.medications.all],
  '/app/exams': [queryKeys.exams.records],
  '/app/exams/new': undefined,
  '/app/health-profile': [[...queryKeys.member, 'health-profile']],
  '/app/health-profile/edit': undefined,
  '/app/notifications': [queryKeys.notifications.list, queryKeys.notifications.unread],
  '/app/chat': undefined,
  '/app/profile': [queryKeys.session],
}

const keptKeys: readonly QueryKey[] = [
  queryKeys.session,
  queryKeys.company,
  ...Object.values(offlineScreens).flatMap((keys) => keys ?? []),
]

/** The screens that can be read without a network. */
export const readableOffline = Object.entries(offlineScreens).flatMap(([path, keys]) => (keys ? [path] : []))

/** A list that is searched or filtered is not kept: its key names the choice. */
function isWhole(part: unknown): boolean {
  return typeof part !== 'object' || part === null || Object.values(part).every((choice) => !choice)
}

export function isKept(key: QueryKey): boolean {
  return keptKeys.some((kept) => kept.every((part, index) => key[index] === part)) && key.every(isWhole)
}
