import { t } from '#locales/admin.ts'

/** The parts of the configuration by their text keys, with the URL fragment of each. */
export const configurationSections = {
  identity: 'identidade',
  contact: 'contatos',
  chat: 'chat',
  mail: 'emails',
  access: 'seguranca',
  analysis: 'prazos',
  card: 'carteirinha',
} as const

export type ConfigurationSection = keyof typeof configurationSections

export const configurationSectionNames = Object.keys(configurationSections) as ConfigurationSection[]

export const configurationTitles: Record<ConfigurationSection, string> = t.sentences.configuration
