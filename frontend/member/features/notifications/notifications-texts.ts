import notificationsPt from '#locales/pt/notifications.json' with { type: 'json' }
import { plainTexts } from '#shared/lib/plain-texts.ts'

export const notificationsTexts = plainTexts('notifications', notificationsPt)
