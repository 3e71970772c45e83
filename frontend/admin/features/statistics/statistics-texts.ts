import statisticsPt from '../../../locales/pt/statistics.json'
import { texts } from '../../../shared/lib/i18n.ts'

export const t = texts('statistics', statisticsPt)
