import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anotherAdministratorRemains } from '../database/last-administrator.ts'
import { users } from '../database/schema/accounts.ts'
import { companies } from '../database/schema/company.ts'
import { testDatabase } from './api.ts'
import { createUser } from './factories.ts'

let companyId = 1000

async function newCompany() {
  companyId += 1
  const db = await testDatabase()
  await db.insert(companies).values({
    id: companyId,
    name: 'Cuidar Mais',
    primaryColor: '#0b6e69',
    phone: '0800 765 4321',
    website: 'www.cuidarmais.example',
    timeZone: 'America/Sao_Paulo',
  })
  return companyId
}

async function demote(id: string) {
  const db = await testDatabase()
  const mayLose = and(eq(users.id, id), anotherAdministratorRemains(db))
  return db.update(users).set({ role: 'member' }).where(mayLose).returning({ id: users.id })
}

describe('the last administrator', () => {
  it('keeps the role, whatever administrators other companies have', async () => {
    const company = await newCompany()
    const [only] = await Promise.all([
      createUser({ role: 'admin', companyId: company }),
      createUser({ role: 'member', companyId: company }),
      createUser({ role: 'admin', companyId: company, blockedAt: new Date() }),
      createUser({ role: 'admin' }),
    ])
    expect(await demote(only.id)).toEqual([])
  })

  it('is left over when any number give the role up at once', async () => {
    for (let race = 0; race < 20; race++) {
      const company = await newCompany()
      const ids = await Promise.all(
        [1, 2, 3].map(async () => (await createUser({ role: 'admin', companyId: company })).id),
      )
      const done = await Promise.all(ids.map(demote))
      expect(done.flat()).toHaveLength(2)
    }
  })
})
