import { describe, expect, it } from 'vitest'
import { mariasMedications } from './medications.ts'

const now = new Date('2026-11-21T13:00:00Z')

describe("Maria's medications", () => {
  const { medications, plans, doses } = mariasMedications(now)

  it('have one plan each that holds now', () => {
    for (const { id } of medications) {
      const current = plans.filter(
        ({ medicationId, validUntil }) => medicationId === id && validUntil.getUTCFullYear() === 9999,
      )
      expect(current, id).toHaveLength(1)
    }
  })

  it('were taken for months, never in the future, never twice', () => {
    expect(doses.length).toBeGreaterThan(200)
    expect(new Set(doses.map(({ id }) => id)).size).toBe(doses.length)
    for (const { takenAt, createdAt } of doses) {
      expect((takenAt ?? now) <= now).toBe(true)
      expect(createdAt <= now).toBe(true)
    }
  })

  it('are the same whenever they are asked for on a day', () => {
    expect(mariasMedications(now)).toEqual(mariasMedications(now))
    const ids = new Set(doses.map(({ id }) => id))
    const earlier = mariasMedications(new Date(now.getTime() - 3_600_000)).doses
    for (const { id } of earlier) expect(ids.has(id)).toBe(true)
  })
})
