import configurationPt from '#locales/pt/admin-configuration.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-configuration', configurationPt)
