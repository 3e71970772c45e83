import { expect, it } from 'vitest'
import { secondFactors } from '#database/schema/second-factor.ts'
import { insertRows } from '#testing/api.ts'
import { administratorClient, createCompany, createUser } from '#testing/factories.ts'

it('names the administrators of the same company whom a required second factor would stop', async () => {
  const path = '/api/admin/company/without-factor'
  const { id: companyId } = await createCompany()
  const reader = await administratorClient({ companyId, fullName: 'Zélia Prado' })
  expect((await reader.get(path)).body).toEqual({ self: true, others: 0, names: [] })
  const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio'].map((name) => `${name} Prado`)
  for (const fullName of names.toReversed()) await createUser({ companyId, role: 'admin', fullName })
  await createUser({ companyId, role: 'admin', fullName: 'Aldo Bloqueado', blockedAt: new Date() })
  await createUser({ companyId, fullName: 'Alba Associada' })
  const enrolled = await createUser({ companyId, role: 'admin', fullName: 'Alda Protegida' })
  const factor = { userId: enrolled.id, secret: 's', createdAt: new Date(), confirmedAt: new Date() }
  await insertRows(secondFactors, factor)
  expect((await reader.get(path)).body).toEqual({ self: true, others: 6, names: names.slice(0, 5) })
})
