import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SOURCE = 'pt'
const folders = {
  screens: new URL('./', import.meta.url),
  contract: new URL('../../worker/contract/locales/', import.meta.url),
}
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/** What each key of a module holds, with dots between the levels: a text, or the type of anything else. */
function entriesOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function' && 'sentences' in value) return entriesOf(value.sentences, key)
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return [[key, `(${typeof value})`]]
  return Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, key ? `${key}.${name}` : name))
}

async function read(file: URL): Promise<[key: string, text: string][]> {
  if (!existsSync(file)) return []
  return entriesOf({ ...(await import(file.href)) })
}

function keysOf(entries: [key: string, text: string][]): string[] {
  return entries.map(([key]) => key).sort()
}

/** The distinct names between braces, for each text that has any. */
function placeholdersOf(entries: [key: string, text: string][]): Record<string, string[]> {
  return Object.fromEntries(
    entries
      .map(([key, text]) => [key, [...new Set(text.match(/\{\{\w+\}\}/g))].sort()] as const)
      .filter(([, names]) => names.length > 0),
  )
}

/** The forms of each plural: `nights_one` and `nights_other` are `{ nights: ['one', 'other'] }`. */
function pluralsOf(entries: [key: string, text: string][]): Record<string, string[]> {
  const forms: Record<string, string[]> = {}
  for (const key of keysOf(entries)) {
    const [, stem, form] = PLURAL.exec(key) ?? []
    if (stem && form) forms[stem] = [...(forms[stem] ?? []), form]
  }
  return forms
}

/** The keys of functions, which replace texts with placeholders. */
function functionsOf(entries: [key: string, text: string][]): string[] {
  return keysOf(entries.filter(([, text]) => text === '(function)'))
}

const languages = readdirSync(folders.screens, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== SOURCE)
  .map(({ name }) => name)

/** Each text file in the first language, paired with each other language. */
const pairs = await Promise.all(
  Object.entries(folders).flatMap(([part, folder]) =>
    languages.flatMap((language) =>
      readdirSync(new URL(`${SOURCE}/`, folder)).map(async (name) => ({
        file: `${part}: ${language}/${name}`,
        source: await read(new URL(`${SOURCE}/${name}`, folder)),
        translated: await read(new URL(`${language}/${name}`, folder)),
      })),
    ),
  ),
)

it('finds a second language', () => expect(languages).toContain('en'))

it.each(languages)('%s has the files of the first language and no others', (language) => {
  for (const folder of Object.values(folders)) {
    expect(readdirSync(new URL(`${language}/`, folder)).sort()).toEqual(
      readdirSync(new URL(`${SOURCE}/`, folder)).sort(),
    )
  }
})

describe('each file of another language', () => {
  it.each([
    ['keys', keysOf],
    ['placeholders', placeholdersOf],
    ['plural forms', pluralsOf],
    ['functions', functionsOf],
  ])('has the same %s', (_what, listed) => {
    const inEachFile = (side: 'source' | 'translated') =>
      Object.fromEntries(pairs.map((pair) => [pair.file, listed(pair[side])]))
    expect(inEachFile('translated')).toEqual(inEachFile('source'))
  })

  it('has no empty text', () => {
    // A language without lists of phrases has no weights.
    const texts = pairs.filter(({ file }) => !file.endsWith('crisis-weights.ts'))
    const empty = texts.flatMap(({ file, translated }) =>
      translated.filter(([, text]) => text.trim() === '').map(([key]) => `${file}: ${key}`),
    )
    expect(empty).toEqual([])
  })
})
