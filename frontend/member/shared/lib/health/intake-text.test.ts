import { expect, it } from 'vitest'
import type { MedicationInUse } from '#contract/health-profile.ts'
import { intakeText } from './health-profile-text.ts'

const medication: MedicationInUse = {
  id: 'a',
  name: 'Vitamina D',
  dose: null,
  form: 'capsule',
  kind: 'weekdays',
  times: ['12:30'],
  weekdays: [0],
  intervalHours: null,
  minHours: null,
  unitsPerDose: null,
}

it('begins with the amount if it is known, otherwise with the form', () => {
  expect(intakeText({ ...medication, unitsPerDose: 1 })).toBe('1 cápsula · Domingo às 12:30')
  expect(intakeText(medication)).toBe('Cápsula · Domingo às 12:30')
})
