import type { QueryKey } from '@tanstack/react-query'
import type { needsNetwork } from '#locales/needs-network.ts'
import { offlineNeeds } from '#locales/offline-needs.ts'
import { isoDay } from '#shared/lib/format/format.ts'
import { queryKeys } from '../query-keys.ts'
import type { WaitingKind } from '../waiting/requests.ts'

/** What a screen can do without a network, on a device that keeps data. */
export interface OfflineScreen {
  /**
   * Keys of the queries that it shows; the vault keeps those that begin with one of them. `undefined` if it needs the
   * network.
   */
  reads: readonly QueryKey[] | undefined
  /** What can be recorded and is sent later. */
  waits?: readonly WaitingKind[]
  /** What needs the network, which its banner says. */
  needs?: string
}

/** Each screen of the member that is not a record's, whose page does as its list. The same in words: docs/offline.md. */
export const offlineScreens: Readonly<Record<string, OfflineScreen>> = {
  '/': {
    reads: [
      queryKeys.now,
      queryKeys.consultations.upcoming,
      queryKeys.sleep.all,
      queryKeys.anamnesis.current,
    ],
    waits: ['dose'],
    needs: offlineNeeds.home,
  },
  '/todos-servicos': { reads: [] },
  '/app/consultations': {
    reads: [queryKeys.consultations.all],
    waits: ['notes'],
    needs: offlineNeeds.consultations,
  },
  '/app/sleep': { reads: [queryKeys.sleep.all], waits: ['sleep'], needs: offlineNeeds.sleep },
  '/app/onboarding/anamnesis': { reads: [queryKeys.anamnesis.all], needs: offlineNeeds.anamnesis },
  '/app/membership-card': { reads: [[...queryKeys.member, 'membership-card']] },
  '/app/insurance': { reads: [queryKeys.insurance.all], needs: offlineNeeds.insurance },
  '/app/exercise': { reads: [queryKeys.exercise.all], waits: ['exercise'], needs: offlineNeeds.exercise },
  '/app/medications': {
    reads: [queryKeys.medications.all],
    waits: ['dose', 'refill'],
    needs: offlineNeeds.medications,
  },
  '/app/exams': { reads: [queryKeys.exams.records], needs: offlineNeeds.exams },
  '/app/exams/new': { reads: undefined, needs: offlineNeeds.exams },
  '/app/health-profile': {
    reads: [[...queryKeys.member, 'health-profile']],
    needs: offlineNeeds.healthProfile,
  },
  '/app/health-profile/edit': { reads: undefined, needs: offlineNeeds.healthProfile },
  '/app/notifications': {
    reads: [queryKeys.notifications.list, queryKeys.notifications.unread],
    needs: offlineNeeds.notifications,
  },
  // With the texts of the help.
  '/app/chat': { reads: [queryKeys.company], needs: offlineNeeds.chat },
  '/app/profile': { reads: [queryKeys.session], needs: offlineNeeds.profile },
}

/** Names the sentence that a form shows while there is no network: see `NeedsNetwork`. */
export type NetworkAct = keyof typeof needsNetwork

/** What a member sends with the network alone, and which says so before anybody types. */
export interface OnlineForm {
  /** It opens the form, or shows the button that opens the question. `$id` stands for a record of that screen. */
  address: string
  act: NetworkAct
}

/**
 * By name; of questions that several screens ask, one. What may wait for a network says so on a device that keeps data, and
 * needs the network on others.
 */
export const forms: Readonly<Record<string, OnlineForm>> = {
  schedule: { address: '/app/consultations?agendar=1', act: 'schedule' },
  changeConsultation: { address: '/app/consultations/$id?editar=1', act: 'save' },
  notes: { address: '/app/consultations/$id?anotar=1', act: 'save' },
  cancelConsultation: { address: '/app/consultations/$id', act: 'cancel' },
  night: { address: '/app/sleep?registrar=1', act: 'save' },
  activity: { address: '/app/exercise?registrar=1', act: 'save' },
  anamnesis: { address: '/app/onboarding/anamnesis', act: 'save' },
  policy: { address: '/app/insurance', act: 'upload' },
  medication: { address: '/app/medications?janela=novo', act: 'save' },
  changeMedication: { address: '/app/medications/$id?janela=editar', act: 'save' },
  pauseMedication: { address: '/app/medications/$id', act: 'change' },
  deleteMedication: { address: '/app/medications/$id', act: 'delete' },
  stock: { address: '/app/medications/$id?janela=estoque', act: 'save' },
  refill: { address: '/app/medications/$id?janela=repor', act: 'save' },
  exam: { address: '/app/exams/new', act: 'save' },
  changeExam: { address: '/app/exams/$id/edit', act: 'save' },
  healthProfile: { address: '/app/health-profile/edit', act: 'save' },
  name: { address: '/app/profile?alterar=nome', act: 'nome' },
  email: { address: '/app/profile?alterar=email', act: 'email' },
  password: { address: '/app/profile?alterar=senha', act: 'senha' },
}

/** What a member sends whose e-mail is not confirmed yet, and who is not approved yet. */
export const registrationForms: Readonly<Record<'pending' | 'confirmed', OnlineForm>> = {
  pending: { address: '/?corrigir=email', act: 'confirmation' },
  confirmed: { address: '/', act: 'nome' },
}

/** The addresses of the forms in `PublicPage`, which says for all of them that they need the network. */
export const publicForms: readonly string[] = [
  '/auth',
  '/auth?modo=cadastro',
  '/esqueci-senha',
  '/status-cadastro',
  '/redefinir-senha#token=x',
  '/encerrar-sessoes#token=x',
]

export const keptKeys: readonly QueryKey[] = [
  queryKeys.session,
  queryKeys.company,
  ...Object.values(offlineScreens).flatMap(({ reads }) => reads ?? []),
]

/** The screens that can be read without a network. */
export const readableOffline = Object.entries(offlineScreens).flatMap(([path, { reads }]) =>
  reads ? [path] : [],
)

/** What the screen at the path needs the network for, as a sentence. */
export function needsAt(path: string): string | undefined {
  const found = Object.keys(offlineScreens)
    .filter((screen) => path === screen || (screen !== '/' && path.startsWith(`${screen}/`)))
    .toSorted((one, other) => other.length - one.length)
  const what = offlineScreens[found[0] ?? '']?.needs
  return what && offlineNeeds.needs.replace('{{what}}', what)
}

/** A list that is searched or filtered is not kept: its key names the choice. */
function isWhole(part: unknown): boolean {
  return typeof part !== 'object' || part === null || Object.values(part).every((choice) => !choice)
}

const beginsWith = (key: QueryKey, start: QueryKey) => start.every((part, index) => key[index] === part)

/**
 * Whether the data no longer holds: last night's sleep on another day, and a next consultation that has begun.
 * @param at when they were loaded, in epoch milliseconds
 */
export function isOver(key: QueryKey, data: unknown, at: number): boolean {
  if (beginsWith(key, queryKeys.consultations.upcoming))
    return hasTexts(data, ['date']) && Date.parse(data.date) < Date.now()
  return beginsWith(key, queryKeys.sleep.today) && isoDay(at) !== isoDay(Date.now())
}

/** The data of charts, whose keys end with a day of their period. */
const periods: readonly QueryKey[] = [
  [...queryKeys.sleep.all, 'period'],
  [...queryKeys.exercise.all, 'period'],
  [...queryKeys.exercise.all, 'week'],
  [...queryKeys.anamnesis.all, 'weights'],
]

/**
 * The key under which data is looked for today (`YYYY-MM-DD`). Of a chart whose period went up to the day on which it was
 * loaded it is that of today's: it is the last one that is known, and says its days.
 * @param at when they were loaded, in epoch milliseconds
 */
export function keyOn(today: string, key: QueryKey, at: number): QueryKey {
  const isLast = periods.some((of) => beginsWith(key, of)) && String(key.at(-1)) >= isoDay(at)
  return isLast ? [...key.slice(0, -1), today] : key
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
