import { adminMembers } from '#locales/admin-members.ts'
import { texts } from '#shared/lib/i18n.ts'

export const t = texts('admin-members', adminMembers)
