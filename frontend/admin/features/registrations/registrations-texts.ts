import { adminRegistrations } from '#locales/admin-registrations.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-registrations', adminRegistrations)
