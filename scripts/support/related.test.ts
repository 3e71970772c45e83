import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { relatedTo, specsOfAllScreens, specsOfFeatures } from './related.ts'

it('knows each folder of a feature', () => {
  const folders = globSync('{worker,frontend/member,frontend/admin}/features/*')
  expect(Object.keys(specsOfFeatures).sort()).toEqual(folders.sort())
})

it('knows each browser test', () => {
  const specs = globSync('e2e/*.spec.ts').map((file) => basename(file, '.spec.ts'))
  const known = [...Object.values(specsOfFeatures).flat(), ...specsOfAllScreens]
  expect([...new Set(known)].sort()).toEqual(specs.sort())
})

it('finds what belongs to the feature of a changed file', () => {
  expect(
    relatedTo([
      'worker/contract/exercise.ts',
      'worker/features/exercise/add-exercise.ts',
      'frontend/locales/pt/exercise.ts',
      'docs/glossary.md',
    ]),
  ).toEqual({
    modules: [
      'worker/contract/exercise.ts',
      'worker/features/exercise/add-exercise.ts',
      'frontend/locales/pt/exercise.ts',
    ],
    api: ['worker/testing/', 'worker/features/exercise/'],
    specs: ['exercise'],
    shared: [],
  })
})

it('finds the unit tests of the lists of phrases', () => {
  const list = 'frontend/member/features/assistant/crisis/phrases/third-crises.txt'
  expect(relatedTo([list])).toEqual({ modules: [list], api: [], specs: ['chat'], shared: [] })
})

it('runs no test of the API for a change of a screen, and the changed browser test', () => {
  expect(
    relatedTo(['frontend/admin/features/members/members-screen.tsx', 'e2e/every-route.spec.ts']),
  ).toEqual({
    modules: ['frontend/admin/features/members/members-screen.tsx'],
    api: [],
    specs: ['admin-help', 'admin-members', 'admin-person', 'every-route'],
    shared: [],
  })
})

it('names what no feature owns', () => {
  expect(relatedTo(['frontend/shared/lib/texts.ts', 'migrations/0000_tables.sql'])).toEqual({
    modules: ['frontend/shared/lib/texts.ts'],
    api: ['worker/testing/'],
    specs: [],
    shared: ['frontend/shared/lib/texts.ts'],
  })
})
