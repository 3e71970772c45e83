import { describe, expect, it } from 'vitest'
import { valuesFrom } from './report-values.ts'
import { reportsSearch } from './reports-search.ts'

const TODAY = Date.parse('2026-11-21T12:00:00Z')
const draft = { ...valuesFrom({ kind: 'policies' }, undefined, TODAY), format: 'pdf' as const }

describe('initial values of the report form', () => {
  it('takes the filters of the screen that linked to it', () => {
    const search = reportsSearch({
      kind: 'queue',
      status: 'email_confirmed',
      over: 48,
      reason: 'x',
      searched: true,
    })
    expect(search).toEqual({ kind: 'queue', status: 'email_confirmed', over: '48', searched: true })
    expect(valuesFrom(search, draft, TODAY)).toEqual({
      kind: 'queue',
      format: 'csv',
      from: '2026-10-23',
      to: '2026-11-21',
      status: 'email_confirmed',
      access: null,
      role: null,
      over: '48',
      reason: null,
      policyState: null,
    })
  })

  it('takes the draft when no screen linked to it', () => {
    expect(valuesFrom(reportsSearch({ kind: 'gone', access: 7 }), draft, TODAY)).toBe(draft)
  })
})
