import { describe, expect, it } from 'vitest'
import { demoMedications } from './medications.ts'

const now = new Date('2026-11-21T13:00:00Z')

describe('demoMedications', () => {
  const { medications, plans, doses } = demoMedications(now)

  it('gives each medication one plan that is valid now', () => {
    for (const { id } of medications) {
      const current = plans.filter(
        ({ medicationId, validUntil }) => medicationId === id && validUntil.getUTCFullYear() === 9999,
      )
      expect(current, id).toHaveLength(1)
    }
  })

  it('gives doses of months, none in the future and none twice', () => {
    expect(doses.length).toBeGreaterThan(200)
    expect(new Set(doses.map(({ id }) => id)).size).toBe(doses.length)
    for (const { takenAt, createdAt } of doses) {
      expect((takenAt ?? now) <= now).toBe(true)
      expect(createdAt <= now).toBe(true)
    }
  })

  it('gives the same doses at any time of the same day', () => {
    expect(demoMedications(now)).toEqual(demoMedications(now))
    const ids = new Set(doses.map(({ id }) => id))
    const earlier = demoMedications(new Date(now.getTime() - 3_600_000)).doses
    for (const { id } of earlier) expect(ids.has(id)).toBe(true)
  })
})
