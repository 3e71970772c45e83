import { describe, expect, it } from 'vitest'
import { accessSearch, auditSearch, errorSearch, filtersIn, isLogDay, mailSearch } from './logs-search.ts'

describe('the address of a log', () => {
  it('falls back where a filter is unknown or impossible', () => {
    const search = { action: 'x', person: 'a b', from: '2026-02-30', to: '0001-01-01', extra: 1 }
    expect(auditSearch(search)).toEqual({})
    expect(mailSearch({ state: 'lost', kind: 7 })).toEqual({})
    expect(errorSearch({ source: [] })).toEqual({})
  })

  it('holds the number of a request, and nothing that can be none', () => {
    for (const search of [auditSearch, accessSearch, errorSearch]) {
      expect(search({ request: '230b030023ae2822-SJC' })).toEqual({ request: '230b030023ae2822-SJC' })
      expect(search({ request: 'two words' })).toEqual({})
    }
    expect(mailSearch({ request: '230b030023ae2822-SJC' })).toEqual({})
  })

  it('turns a range round that stands the wrong way', () => {
    expect(auditSearch({ from: '2026-03-09', to: '2026-03-01' })).toEqual({
      from: '2026-03-01',
      to: '2026-03-09',
    })
    expect(auditSearch({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-03-01',
      to: '2026-03-01',
    })
  })

  it('knows the days that the log can be asked for', () => {
    expect(isLogDay('1899-12-31')).toBe(false)
    expect(isLogDay('1900-01-01')).toBe(true)
    expect(isLogDay('2100-12-31')).toBe(true)
    expect(isLogDay('2101-01-01')).toBe(false)
  })

  it('counts the filters that are set', () => {
    expect(filtersIn({ from: undefined, to: '2026-03-01', person: '' })).toBe(1)
  })
})
