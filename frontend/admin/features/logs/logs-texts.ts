import { adminLogs } from '#locales/admin-logs.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-logs', adminLogs)
