import { expect, it } from 'vitest'
import { serviceGroups } from './service-groups.ts'

const keysOf = (groups: ReturnType<typeof serviceGroups>) =>
  groups.map(({ name, services }) => [name, services.map(({ key }) => key)])

it('lists every service in its group', () => {
  expect(keysOf(serviceGroups(() => true))).toEqual([
    ['health', ['agenda', 'sono', 'anamnese', 'exercise', 'medications', 'exams']],
    ['plan', ['carteirinha', 'apolice']],
    ['account', ['chat', 'notifications', 'account']],
  ])
})

it('links to existing screens only, and has no empty group', () => {
  const groups = serviceGroups(
    (path) => !['/app/exams', '/app/insurance', '/app/membership-card'].includes(path),
  )
  expect(keysOf(groups)).toEqual([
    ['health', ['agenda', 'sono', 'anamnese', 'exercise', 'medications']],
    ['account', ['chat', 'notifications', 'account']],
  ])
})
