import policiesPt from '#locales/pt/admin-policies.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-policies', policiesPt)
