import { adminStatistics } from '#locales/admin-statistics.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-statistics', adminStatistics)
