import { adminConfiguration } from '#locales/admin-configuration.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-configuration', adminConfiguration)
