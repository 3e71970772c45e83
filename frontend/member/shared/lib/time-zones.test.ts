import { expect, it } from 'vitest'
import { clocksDiffer } from './time-zones.ts'

it('compares what two clocks show, not the names of their zones', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(clocksDiffer('America/Sao_Paulo', 'America/Fortaleza', now)).toBe(false)
  expect(clocksDiffer('America/Sao_Paulo', 'America/Manaus', now)).toBe(true)
})
