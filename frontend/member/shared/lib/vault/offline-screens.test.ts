import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { needsNetwork } from '#locales/needs-network.ts'
import { queryKeys } from '../query-keys.ts'
import { UNFILTERED } from '../records/list-filter.ts'
import { requests } from '../waiting/requests.ts'
import { forms, isKept, needsAt, offlineScreens, registrationForms } from './offline-screens.ts'

it('has a row for each screen of the member that is not a record’s', () => {
  const routes = globSync('frontend/member/routes/_app/**/*.tsx').filter((file) => !file.includes('$'))
  const paths = routes.map((file) => file.replace(/^.*\/_app/, '').replace(/(\/index)?\.tsx$/, '') || '/')
  expect(Object.keys(offlineScreens).toSorted()).toEqual(paths.toSorted())
})

it('names each kind of entry that waits, and what the page of a record needs the network for', () => {
  const waiting = Object.values(offlineScreens).flatMap(({ waits = [] }) => waits)
  expect([...new Set(waiting)].toSorted()).toEqual(Object.keys(requests).toSorted())
  expect(needsAt('/app/exams/e1')).toBe(needsAt('/app/exams'))
  expect(needsAt('/app/exams')).toMatch(/^Precisa de internet: .*arquivos/)
  expect(needsAt('/app/membership-card')).toBeUndefined()
})

it('has a form for each sentence about the network, except those of other parts of a screen', () => {
  const rows = [...Object.values(forms), ...Object.values(registrationForms)]
  const ofOtherParts = ['wait', 'search', 'unlock', 'chat']
  const acts = new Set<string>([...rows.map(({ act }) => act), ...ofOtherParts])
  expect([...acts].toSorted()).toEqual(Object.keys(needsNetwork).toSorted())
})

it('keeps records and whole lists, and no file, session list, search or filter', () => {
  const keys = {
    session: queryKeys.session,
    card: queryKeys.membershipCard('m1'),
    wholeList: queryKeys.consultations.list(UNFILTERED),
    record: queryKeys.exams.one('e1'),
    searched: queryKeys.exams.list({ ...UNFILTERED, search: 'hepatite' }),
    filtered: queryKeys.sleep.list({ ...UNFILTERED, year: 2026 }),
    file: queryKeys.exams.file('f1'),
    sessions: queryKeys.sessions,
    passkeys: queryKeys.passkeys,
    token: queryKeys.emailConfirmation('secret'),
  }
  const kept = Object.entries(keys).filter(([, key]) => isKept(key))
  expect(kept.map(([name]) => name)).toEqual(['session', 'card', 'wholeList', 'record'])
})
