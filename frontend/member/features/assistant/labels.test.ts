import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { help } from '#locales/help.ts'

const folder = new URL('../../../locales/pt/', import.meta.url)

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

/** Every sentence of the screens, without the help itself. */
const files = readdirSync(folder).filter((name) => name !== 'help.ts')
const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
const said = new Set(modules.flatMap(sentencesIn))

const named = Object.entries(help.articles).flatMap(([article, { answer }]) =>
  [...answer.matchAll(/“([^”]+)”/g)].map(([, label = '']) => [article, label]),
)

describe('labels quoted in the help', () => {
  it('exist', () => expect(named.length).toBeGreaterThan(10))

  it.each(named)('%s: “%s” is on a screen', (_article, label) => {
    expect(said).toContain(label)
  })
})
