import { expect, it } from 'vitest'
import { serviceGroups } from './service-groups.ts'

const keysOf = (groups: ReturnType<typeof serviceGroups>) =>
  groups.map(({ name, services }) => [name, services.map(({ key }) => key)])

it('lists every service in its group', () => {
  expect(keysOf(serviceGroups(() => true))).toEqual([
    ['health', ['consultations', 'sleep', 'anamnesis', 'healthProfile', 'exercise', 'medications', 'exams']],
    ['plan', ['membershipCard', 'insurance']],
    ['account', ['chat', 'notifications', 'account']],
  ])
})

it('links to existing screens only, and has no empty group', () => {
  const groups = serviceGroups(
    (path) => !['/app/exams', '/app/insurance', '/app/membership-card'].includes(path),
  )
  expect(keysOf(groups)).toEqual([
    ['health', ['consultations', 'sleep', 'anamnesis', 'healthProfile', 'exercise', 'medications']],
    ['account', ['chat', 'notifications', 'account']],
  ])
})
