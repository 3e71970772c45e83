import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { holidaySchema } from './company.ts'
import { registrationRejectionSchema } from './registrations.ts'
import { rejectionTextSchema } from './rejection-texts.ts'

const NOTHING = [
  '\u200b\u200b\u200b',
  '\u2060 \u200d\ufeff',
  '\u3164\u3164\u3164',
  '\u2800\u2800\u2800',
  '\u00ad\u00ad\u00ad',
]

const rejection = (text: string) => ({ reason: 'other', text })
const holiday = (name: string) => ({ day: '2026-12-24', name, observed: true })
const rejectionText = (name: string) => ({ reason: 'other', name, text: 'Motivo' })

describe('a text without visible characters', () => {
  it.each(NOTHING)('is empty: %j', (text) => {
    expect(v.is(holidaySchema, holiday(text))).toBe(false)
    expect(v.is(registrationRejectionSchema, rejection(text))).toBe(false)
    expect(v.is(rejectionTextSchema, rejectionText(text))).toBe(false)
  })

  it('keeps visible text as typed', () => {
    const family = '👩\u200d👩\u200d👧 Família\u200b'
    expect(v.parse(holidaySchema, holiday(family)).name).toBe(family)
    expect(v.parse(registrationRejectionSchema, rejection(family)).text).toBe(family)
    expect(v.parse(rejectionTextSchema, rejectionText(family)).name).toBe(family)
  })
})
