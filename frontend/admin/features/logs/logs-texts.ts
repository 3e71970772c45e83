import logsPt from '#locales/pt/admin-logs.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-logs', logsPt)
