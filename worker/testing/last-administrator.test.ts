import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anotherAdministratorRemains } from '#database/last-administrator.ts'
import { users } from '#database/schema/accounts.ts'
import { testDatabase } from './api.ts'
import { createCompany, createUser } from './factories.ts'
import { RACES, RACES_TIMEOUT_MS } from './races.ts'

async function demote(id: string) {
  const db = await testDatabase()
  const mayLose = and(eq(users.id, id), anotherAdministratorRemains(db))
  return db.update(users).set({ role: 'member' }).where(mayLose).returning({ id: users.id })
}

describe('the last administrator', () => {
  it('keeps the role, even if other companies have administrators', async () => {
    const company = (await createCompany()).id
    const [only] = await Promise.all([
      createUser({ role: 'admin', companyId: company }),
      createUser({ role: 'member', companyId: company }),
      createUser({ role: 'admin', companyId: company, blockedAt: new Date() }),
      createUser({ role: 'admin' }),
    ])
    expect(await demote(only.id)).toEqual([])
  })

  it(`remains when all give up the role in parallel, in ${RACES} races`, {
    timeout: RACES_TIMEOUT_MS,
  }, async () => {
    for (let race = 0; race < RACES; race++) {
      const company = (await createCompany()).id
      const ids = await Promise.all(
        [1, 2, 3].map(async () => (await createUser({ role: 'admin', companyId: company })).id),
      )
      expect((await Promise.all(ids.map(demote))).flat()).toHaveLength(2)
    }
  })
})
