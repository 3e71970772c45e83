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

export const keptKeys: readonly QueryKey[] = [
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

const beginsWith = (key: QueryKey, start: QueryKey) => start.every((part, index) => key[index] === part)

/** Whether the answer says what is next or due, which is wrong on another day. */
export function isOfToday(key: QueryKey): boolean {
  return [queryKeys.now, queryKeys.sleep.today, queryKeys.consultations.upcoming].some((of) =>
    beginsWith(key, of),
  )
}

export function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string')
  )
}

/** Whether these are the session or the card, as every version of the app has them. */
export function outlivesShape(key: QueryKey, data: unknown): boolean {
  if (beginsWith(key, queryKeys.session)) return hasTexts(data, ['id', 'fullName', 'email', 'status'])
  if (!beginsWith(key, [...queryKeys.member, 'membership-card'])) return false
  return (
    typeof data === 'object' &&
    data !== null &&
    'company' in data &&
    hasTexts(Reflect.get(data, 'card'), ['fullName', 'number'])
  )
}

export function isKept(key: QueryKey): boolean {
  return keptKeys.some((kept) => beginsWith(key, kept)) && key.every(isWhole)
}
