import { describe, expect, it } from 'vitest'
import { RECOVERY_ALPHABET } from '#contract/second-factor.ts'
import { enrolmentUri, newRecoveryCodes, newSecret, stepOf } from './one-time-codes.ts'

/** The secret of RFC 6238, appendix B: "12345678901234567890" in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the codes of RFC 6238, appendix B (SHA-1, last six digits) at %d s', (seconds, code) => {
  expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

describe('a step', () => {
  it('accepts one step before and after, and no more', () => {
    const step = Math.floor(1234567890 / 30)
    for (const [offset, taken] of [
      [-60, false],
      [-30, true],
      [0, true],
      [30, true],
      [60, false],
    ] as const) {
      expect(stepOf(SECRET, '005924', at(1234567890 + offset))).toBe(taken ? step : undefined)
    }
  })

  it('rejects another secret and other text', () => {
    expect(stepOf(newSecret(), '005924', at(1234567890))).toBeUndefined()
    for (const code of ['', '5924', '0059240', 'abcdef']) {
      expect(stepOf(SECRET, code, at(1234567890))).toBeUndefined()
    }
  })
})

it('generates a new secret of 160 bits each time', () => {
  const secrets = new Set(Array.from({ length: 50 }, newSecret))
  expect(secrets.size).toBe(50)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

it('names the provider and the account in the app', () => {
  const uri = new URL(enrolmentUri(SECRET, { issuer: 'Viver Bem', label: 'ana@exemplo.com.br' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Viver Bem:ana@exemplo.com.br')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Viver Bem',
    secret: SECRET,
    digits: '6',
    period: '30',
  })
})

it('generates ten different recovery codes of unambiguous letters', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  const group = `[${RECOVERY_ALPHABET}]{4}`
  expect(24 * Math.log2(RECOVERY_ALPHABET.length)).toBeGreaterThan(112)
  for (const code of codes) expect(code).toMatch(new RegExp(`^${group}(-${group}){5}$`))
})
