import { describe, expect, it } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { notificationDays } from './notification-days.ts'
import { withRead } from './notifications-cache.ts'

const event = (id: string, createdAt: string, readAt: string | null = null): Notification => ({
  id,
  kind: 'consultation_scheduled',
  parameters: {},
  subjectId: null,
  createdAt,
  readAt,
})
const ZONE = 'America/Sao_Paulo'
const NOW = Date.parse('2026-11-24T15:00:00Z')

describe('notificationDays', () => {
  it('groups by day in the member’s time zone, newest first', () => {
    const list = [
      event('a', '2026-11-24T14:00:00Z'),
      event('b', '2026-11-24T03:00:00Z'),
      event('c', '2026-11-24T02:59:00Z'),
      event('d', '2026-11-20T12:00:00Z'),
    ]
    expect(
      notificationDays(list, NOW, ZONE).map(({ label, notifications }) => [
        label,
        notifications.map(({ id }) => id),
      ]),
    ).toEqual([
      ['Hoje', ['a', 'b']],
      ['Ontem', ['c']],
      ['sex., 20 de nov.', ['d']],
    ])
  })

  it('returns nothing for an empty list', () => {
    expect(notificationDays([], NOW, ZONE)).toEqual([])
  })
})

describe('withRead', () => {
  const before = '2026-11-01T00:00:00Z'
  const now = '2026-11-24T15:00:00Z'
  const pages = {
    pageParams: ['', 'x'],
    pages: [
      { notifications: [event('a', before), event('b', before, before)], next: 'x' },
      { notifications: [event('c', before)], next: undefined },
    ],
  }
  const readAts = (result: ReturnType<typeof withRead>) =>
    result?.pages.flatMap(({ notifications }) => notifications.map(({ readAt }) => readAt))

  it('marks one notification, on any page', () => {
    expect(readAts(withRead(pages, ({ id }) => id === 'c', now))).toEqual([null, before, now])
  })

  it('marks all, and keeps when the others were read', () => {
    expect(readAts(withRead(pages, () => true, now))).toEqual([now, before, now])
  })

  it('returns undefined when nothing is loaded', () => {
    expect(withRead(undefined, () => true, now)).toBeUndefined()
  })
})
