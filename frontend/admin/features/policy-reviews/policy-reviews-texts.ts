import { adminPolicies } from '#locales/admin-policies.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-policies', adminPolicies)
