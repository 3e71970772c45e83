import { adminReports } from '#locales/admin-reports.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-reports', adminReports)
