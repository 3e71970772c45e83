import { describe, expect, it } from 'vitest'
import { isVerified, parseRecord, redirectProblem, toAdminRecord } from './admin-record.ts'

const NOW = Date.parse('2026-11-17T12:00:00Z')
const MINUTE = 60_000
const record = toAdminRecord({ id: 'a1', email: 'admin@exemplo.com.br', role: 'admin' }, NOW)
const aged = (milliseconds: number, role = 'admin') => ({ ...record, role, timestamp: NOW - milliseconds })
const problem = (value: object) => redirectProblem(JSON.stringify(value), NOW)

describe('parseRecord', () => {
  it('reads what was written', () => {
    expect(record).toEqual({ id: 'a1', email: 'admin@exemplo.com.br', role: 'admin', timestamp: NOW })
    expect(parseRecord(JSON.stringify(record))).toEqual(record)
  })

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"role":"admin"}',
    '{"id":"a1","email":"a","role":"admin","timestamp":"now"}',
  ])('does not accept %j as a record', (text) => expect(parseRecord(text)).toBeUndefined())
})

describe('redirectProblem', () => {
  it('names a missing, malformed, expired or forbidden record', () => {
    expect(redirectProblem(null, NOW)).toBe('missing')
    expect(redirectProblem('{', NOW)).toBe('malformed')
    expect(problem(aged(5 * MINUTE + 1))).toBe('expired')
    expect(problem(aged(0, 'member'))).toBe('restricted')
  })

  it('accepts a record for five minutes', () => {
    expect(problem(aged(0))).toBeUndefined()
    expect(problem(aged(5 * MINUTE))).toBeUndefined()
  })
})

describe('isVerified', () => {
  it('is true for less than an hour, and for administrators only', () => {
    expect(isVerified(aged(0), NOW)).toBe(true)
    expect(isVerified(aged(60 * MINUTE - 1), NOW)).toBe(true)
    expect(isVerified(aged(60 * MINUTE), NOW)).toBe(false)
    expect(isVerified(aged(0, 'member'), NOW)).toBe(false)
  })
})
