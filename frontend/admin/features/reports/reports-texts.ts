import reportsPt from '../../../locales/pt/reports.json'
import { texts } from '../../../shared/lib/i18n.ts'

export const t = texts('reports', reportsPt)
