import { expect, it } from 'vitest'
import { bellLabel, unreadCount } from './unread-count.ts'

it.each([
  [0, '0', 'Notificações'],
  [1, '1', 'Notificações, 1 não lida'],
  [2, '2', 'Notificações, 2 não lidas'],
  [99, '99', 'Notificações, 99 não lidas'],
  [100, '99+', 'Notificações, mais de 99 não lidas'],
])('%d unread', (unread, shown, spoken) => {
  expect(unreadCount(unread)).toBe(shown)
  expect(bellLabel(unread)).toBe(spoken)
})
