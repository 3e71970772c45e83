import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const locales = new URL('../../../locales/', import.meta.url)
const languages = readdirSync(locales, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Texts that appear on every screen with records, files or filters. */
const SHARED = ['ui', 'files', 'records', 'csv-export']

/** The texts of the screen to which an article leads. */
const filesOfScreen: Record<string, string[]> = {
  anamnesis: ['anamnesis'],
  sleep: ['sleep'],
  medications: ['medications'],
  exercise: ['exercise'],
  consultations: ['consultations'],
  membershipCard: ['membership-card'],
  insurance: ['insurance'],
  profile: ['profile', 'passkeys', 'sessions'],
  notifications: ['notifications'],
  allServices: ['all-services'],
  home: ['home'],
  exams: ['exams'],
  healthProfile: ['health-profile'],
}

/** The texts of the further screens that an article names. */
const filesOfArticle: Record<string, string[]> = {
  passkeys: ['account-access', 'accounts'],
  periods: ['anamnesis'],
  showHealthProfile: ['membership-card', 'profile'],
  cardCounter: ['profile'],
  correctEmail: ['registration-progress'],
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && ['object', 'function'].includes(typeof value)
    ? Object.values(value).flatMap(sentencesIn)
    : []
}

describe.each(languages)('labels quoted in the help, %s', async (language) => {
  const folder = new URL(`${language}/`, locales)
  const { t }: typeof import('#locales/help.ts') = await import(new URL('help.ts', folder).href)

  const named = Object.entries(t.sentences.articles).flatMap(([article, { answer, screen }]) =>
    [...answer.matchAll(/“([^”]+)”/g)].map(([, label = '']) => [article, label, screen] as const),
  )

  it('exist', () => expect(named.length).toBeGreaterThan(40))

  it('are each on the screen that the article names', async () => {
    const missing: string[] = []
    for (const [article, label, screen] of named) {
      const files = [...SHARED, ...(filesOfScreen[screen] ?? []), ...(filesOfArticle[article] ?? [])]
      const texts = await Promise.all(files.map((file) => import(new URL(`${file}.ts`, folder).href)))
      if (!texts.flatMap(sentencesIn).includes(label)) missing.push(`${article}: “${label}” on ${screen}`)
    }
    expect(missing).toEqual([])
  })
})
