import statisticsPt from '#locales/pt/admin-statistics.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-statistics', statisticsPt)
