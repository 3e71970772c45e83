import reportsPt from '#locales/pt/admin-reports.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-reports', reportsPt)
