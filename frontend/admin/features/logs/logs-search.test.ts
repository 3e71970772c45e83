import { describe, expect, it } from 'vitest'
import {
  accessSearch,
  auditSearch,
  countFilters,
  errorSearch,
  isLogDay,
  mailSearch,
  withEntry,
} from './logs-search.ts'

describe('search parameters of a log', () => {
  it('drops filters with unknown or invalid values', () => {
    const search = { action: 'x', person: 'a b', from: '2026-02-30', to: '0001-01-01', extra: 1 }
    expect(auditSearch(search)).toEqual({})
    expect(mailSearch({ state: 'lost', kind: 7 })).toEqual({})
    expect(errorSearch({ source: [] })).toEqual({})
  })

  it('accepts a request id and drops anything else', () => {
    for (const search of [auditSearch, accessSearch, errorSearch]) {
      expect(search({ request: '230b030023ae2822-SJC' })).toEqual({ request: '230b030023ae2822-SJC' })
      expect(search({ request: 'two words' })).toEqual({})
    }
    expect(mailSearch({ request: '230b030023ae2822-SJC' })).toEqual({})
  })

  it('reads the open entry separately from the filters', () => {
    const entry = 'demo-audit-account.registered-demo-maria'
    const search = { entry, state: 'failed' }
    expect(withEntry(mailSearch)(search)).toEqual(search)
    expect(mailSearch(search)).toEqual({ state: 'failed' })
    expect(withEntry(mailSearch)({ entry: 'a b' })).toEqual({})
    expect(withEntry(mailSearch)({ entry: 7 })).toEqual({})
  })

  it('swaps the ends of a reversed range', () => {
    expect(auditSearch({ from: '2026-03-09', to: '2026-03-01' })).toEqual({
      from: '2026-03-01',
      to: '2026-03-09',
    })
    expect(auditSearch({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-03-01',
      to: '2026-03-01',
    })
  })

  it('accepts days from 1900 to 2100', () => {
    expect(isLogDay('1899-12-31')).toBe(false)
    expect(isLogDay('1900-01-01')).toBe(true)
    expect(isLogDay('2100-12-31')).toBe(true)
    expect(isLogDay('2101-01-01')).toBe(false)
  })

  it('counts the filters that are set', () => {
    expect(countFilters({ from: undefined, to: '2026-03-01', person: '' })).toBe(1)
  })
})
