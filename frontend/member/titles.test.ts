import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { t } from '#locales/shell.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The routes of the generated tree that show a page; the others redirect, or frame pages. */
const pages = [...read('./route-tree.gen.ts').matchAll(/from '(\.\/routes\/[^']+)'/g)]
  .map(([, path = '']) => ({ path, code: read(path) }))
  .filter(({ path, code }) => /\bcomponent:/.test(code) && !/\/(__root|_app|_public)\.tsx$/.test(path))

const titlesOf = (code: string) =>
  [...code.matchAll(/title: '(\w+)'|titledIf\([^,]+, '(\w+)'\)/g)].map(
    ([, fixed, ofState]) => fixed ?? ofState,
  )

it('gives every page of the member app a title of its own, and one to each of its states', () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, code } of pages) expect(titlesOf(code), path).not.toEqual([])
  const all = pages.flatMap(({ code }) => titlesOf(code))
  expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([])
  expect(all).toEqual(expect.arrayContaining(['registration', 'registrationProgress']))
})

it('has no two titles with the same text', () => {
  const texts = Object.values(t.sentences.titles)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
