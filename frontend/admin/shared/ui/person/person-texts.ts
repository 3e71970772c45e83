import { person } from '#locales/person.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('person', person)
