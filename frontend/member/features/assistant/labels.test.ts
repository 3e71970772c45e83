import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import helpPt from '#locales/pt/help.json'

const folder = new URL('../../../locales/pt/', import.meta.url)

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

/** Every text of the screens, without the help itself. */
const said = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'help.json')
    .flatMap((name) => sentencesIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))),
)

const named = Object.entries(helpPt.articles).flatMap(([article, { answer }]) =>
  [...answer.matchAll(/“([^”]+)”/g)].map(([, label = '']) => [article, label]),
)

describe('labels quoted in the help', () => {
  it('exist', () => expect(named.length).toBeGreaterThan(10))

  it.each(named)('%s: “%s” is on a screen', (_article, label) => {
    expect(said).toContain(label)
  })
})
