import { undo } from '#locales/undo.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('undo', undo)
