import { notifications } from '#locales/notifications.ts'
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const notificationsTexts = plainTexts(notifications)
