import registrationsPt from '#locales/pt/admin-registrations.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-registrations', registrationsPt)
