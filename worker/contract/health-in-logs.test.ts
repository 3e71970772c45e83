import { expect, it } from 'vitest'
import { auditActions } from './audit.ts'
import { healthDomains, openActions, openKinds, shownAction, shownKind } from './health-in-logs.ts'
import { eventKinds } from './notifications.ts'

it('lists for every domain of the audit log whether it reveals health', () => {
  const open = [
    'account',
    'registration',
    'rejection_text',
    'policy',
    'company',
    'second_factor',
    'passkey',
    'report',
    'member',
    'message',
    'log',
  ]
  const domains = [...new Set(auditActions.map((action) => action.split('.')[0]))]
  expect(domains.sort()).toEqual([...open, ...healthDomains].sort())
  expect([...new Set(openActions.map((action) => action.split('.')[0]))].sort()).toEqual(open.sort())
})

it('gives all health entries one name', () => {
  expect(eventKinds.filter((kind) => shownKind(kind) === 'health')).toEqual([
    'consultation_scheduled',
    'consultation_changed',
    'consultation_cancelled',
    'consultation_tomorrow',
    'medication_due',
    'medication_stock_low',
  ])
  expect(openKinds).not.toContain('medication_due')
  expect(shownAction('dose.decided')).toBe('health')
  expect(shownAction('exam_file.deleted')).toBe('health')
  expect(shownAction('member.blocked')).toBe('member.blocked')
})
