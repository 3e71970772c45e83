import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const locales = new URL('../../../locales/', import.meta.url)
const languages = readdirSync(locales, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

describe.each(languages)('labels quoted in the help, %s', async (language) => {
  const folder = new URL(`${language}/`, locales)
  const { help }: typeof import('#locales/help.ts') = await import(new URL('help.ts', folder).href)
  /** Every sentence of the screens, without the help itself. */
  const files = readdirSync(folder).filter((name) => name !== 'help.ts')
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  const said = new Set(modules.flatMap(sentencesIn))

  const named = Object.entries(help.articles).flatMap(([article, { answer }]) =>
    [...answer.matchAll(/“([^”]+)”/g)].map(([, label = '']) => [article, label]),
  )

  it('exist', () => expect(named.length).toBeGreaterThan(10))

  it.each(named)('%s: “%s” is on a screen', (_article, label) => {
    expect(said).toContain(label)
  })
})
