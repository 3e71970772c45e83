import { workbench } from '#locales/workbench.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('workbench', workbench)
