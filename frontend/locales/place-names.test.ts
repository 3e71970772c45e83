import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const locales = new URL('./', import.meta.url)
const languages = readdirSync(locales, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The screens that the menu leads to: their text file, and their key in the browser tab titles. */
const screens = {
  anamnesis: 'anamnesis',
  sleep: 'sleep',
  consultations: 'consultations',
  'membership-card': 'membershipCard',
  exercise: 'exercise',
  medications: 'medications',
  exams: 'exams',
  'health-profile': 'healthProfile',
  profile: 'profile',
  insurance: 'insurance',
  chat: 'chat',
  notifications: 'notifications',
  'all-services': 'allServices',
} as const

type Navigation = typeof import('#locales/navigation.ts').t.sentences
type Shell = typeof import('#locales/shell.ts').t.sentences

describe.each(languages)('names of the screens, %s', async (language) => {
  const textsOf = async (file: string) =>
    (await import(new URL(`${language}/${file}.ts`, locales).href)).t.sentences
  const { titles } = (await textsOf('shell')) as Shell
  const { entries, links, tabs } = (await textsOf('navigation')) as Navigation
  /** The menu's name: the drawer's, if the specification gives one. */
  const menu: Partial<Record<string, string>> = { ...tabs, ...entries, ...links }

  it.each(Object.entries(screens))(
    '%s: heading, title of the tab and menu are the same',
    async (file, key) => {
      const { title } = (await textsOf(file)) as { title: string }
      expect(titles[key]).toBe(title)
      expect(menu[key] ?? title).toBe(title)
    },
  )
})
