import { describe, expect, it } from 'vitest'
import { cooldownLeft } from './resend-cooldown.ts'

const SENT = '2026-11-17T12:00:00.000Z'
const later = (seconds: number) => Date.parse(SENT) + seconds * 1000

describe('cooldownLeft', () => {
  it('is zero before the first e-mail and after a minute', () => {
    expect(cooldownLeft(null, later(0))).toBe(0)
    expect(cooldownLeft(SENT, later(60))).toBe(0)
    expect(cooldownLeft(SENT, later(3600))).toBe(0)
  })

  it('counts whole seconds, the last one until it has passed', () => {
    expect(cooldownLeft(SENT, later(0))).toBe(60)
    expect(cooldownLeft(SENT, later(45.2))).toBe(15)
    expect(cooldownLeft(SENT, later(59.9))).toBe(1)
  })

  it('is never longer than the cooldown on a device whose clock is slow', () => {
    expect(cooldownLeft(SENT, later(-7200))).toBe(60)
  })
})
