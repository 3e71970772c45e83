import membersPt from '#locales/pt/admin-members.json'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-members', membersPt)
