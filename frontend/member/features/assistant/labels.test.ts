import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import helpPt from '#locales/pt/help.json'

const folder = new URL('../../../locales/pt/', import.meta.url)

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

/** All that the screens say, but for the help itself. */
const said = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'help.json')
    .flatMap((name) => sentencesIn(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))),
)

const named = Object.entries(helpPt.articles).flatMap(([article, { answer }]) =>
  [...answer.matchAll(/“([^”]+)”/g)].map(([, label = '']) => [article, label]),
)

describe('what the help tells to press', () => {
  it('names something', () => expect(named.length).toBeGreaterThan(10))

  it.each(named)('%s: “%s” stands on a screen', (_article, label) => {
    expect(said).toContain(label)
  })
})
