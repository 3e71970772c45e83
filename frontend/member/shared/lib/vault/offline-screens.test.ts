import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { needsNetwork } from '#locales/needs-network.ts'
import { offlineNeeds } from '#locales/offline-needs.ts'
import { needsNetwork as englishSentences } from '../../../../locales/en/needs-network.ts'
import { offlineNeeds as englishNeeds } from '../../../../locales/en/offline-needs.ts'
import { ui as englishUi } from '../../../../locales/en/ui.ts'
import { queryKeys } from '../query-keys.ts'
import { UNFILTERED } from '../records/list-filter.ts'
import { requests } from '../waiting/requests.ts'
import { forms, isKept, needsAt, offlineScreens, publicForms, registrationForms } from './offline-screens.ts'

/** The cells of each row of the table in docs/offline.md whose first column has this name. */
function documentedRows(firstColumn: string): string[][] {
  const lines = readFileSync('docs/offline.md', 'utf8').split('\n')
  const rows = lines.slice(lines.findIndex((line) => line.startsWith(`| ${firstColumn} |`)) + 2)
  const table = rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith('|')),
  )
  return table.map((row) => row.split('|').map((cell) => cell.trim())).map((cells) => cells.slice(1, -1))
}

const code = (name: string) => `\`${name}\``

function inEnglish(needs: string | undefined): string {
  const names = Object.keys(offlineNeeds) as (keyof typeof offlineNeeds)[]
  const name = names.find((one) => offlineNeeds[one] === needs)
  return name ? englishNeeds[name] : ''
}

it('says of each screen what docs/offline.md says', () => {
  const documented = documentedRows('Screen').map(([, address, reads, waits, needs]) =>
    [address, reads ? 'can be read' : 'cannot', waits, needs].join(' | '),
  )
  const declared = Object.entries(offlineScreens).map(([path, { reads, waits = [], needs }]) =>
    [code(path), reads ? 'can be read' : 'cannot', waits.map(code).join(', '), inEnglish(needs)].join(' | '),
  )
  expect(documented.toSorted()).toEqual(declared.toSorted())
})

it('has the forms of docs/offline.md, with their sentences', () => {
  const documented = documentedRows('Says without a network').flatMap(([sentence, addresses = '']) =>
    addresses.split(', ').map((address) => `${address} ${sentence}`),
  )
  const rows = [...Object.values(forms), ...Object.values(registrationForms)]
  const declared = [
    ...rows.map(({ address, act }) => `${code(address)} ${englishSentences[act]}`),
    ...publicForms.map((address) => `${code(address)} ${englishUi.continueNeedsInternet}`),
  ]
  expect(documented.toSorted()).toEqual(declared.toSorted())
})

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

it('leads to other addresses only by links that say when there is no network, or by phone', () => {
  const links = globSync('frontend/member/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<a\s.*?href=(\{[^}]*\}|"[^"]*")/gs)].map(
      ([, href = '']) => `${file} ${href}`,
    ),
  )
  const others = links.filter((link) => !/ (\{telephoneLink\(|\{`tel:|"[#/])/.test(link))
  expect(others).toEqual(['frontend/member/shared/ui/network-link.tsx {href}'])
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
