import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Client, testDatabase } from '../../testing/api.ts'
import { administratorClient, createCompany, createUser } from '../../testing/factories.ts'
import { base, rowOf, waiting } from '../../testing/registrations.ts'

describe('search and filters of the queue', () => {
  const list = (admin: Client, query: string) => admin.get(`${base}?${query}`)
  const names = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.registrations.map(({ fullName }: { fullName: string }) => fullName)

  it('finds beginnings of names and addresses, whatever accents, in one round trip', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await rowOf(admin.userId)).companyId
    const email = `zulmira-${crypto.randomUUID()}@exemplo.com.br`
    await waiting({ companyId, fullName: 'Conceição Ávila', statusSince: new Date('2024-01-02') })
    await waiting({ companyId, fullName: 'Concetta Avila', statusSince: new Date('2024-01-01') })
    await waiting({ companyId, fullName: 'Outra Pessoa', email })
    await createUser({ companyId, fullName: 'Conceição Aprovada', status: 'approved' })
    await waiting({ fullName: 'Conceição Ávila' })
    const found = await list(admin, 'search=conce%20avi')
    expect(found.trips).toBe(found.trips && 1)
    expect(names(found)).toEqual(['Concetta Avila', 'Conceição Ávila'])
    expect(names(await list(admin, 'search=ZULMIRA'))).toEqual(['Outra Pessoa'])
    expect(names(await list(admin, `search=${encodeURIComponent(email)}`))).toEqual(['Outra Pessoa'])
    expect(names(await list(admin, 'search=conceicao&status=approved'))).toEqual(['Conceição Aprovada'])
    expect(names(await list(admin, 'search=%25%22*'))).toEqual([])
    expect(found.body.waiting).toBe(3)
  })

  it('pages what it finds and meets everybody once', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await rowOf(admin.userId)).companyId
    for (let n = 0; n < 55; n++) await waiting({ companyId, fullName: `Teresa ${n}` })
    const first = await list(admin, 'search=teresa')
    expect(first.body.registrations).toHaveLength(50)
    const second = await list(admin, `search=teresa&cursor=${first.body.nextCursor}`)
    expect(second.body.nextCursor).toBeNull()
    expect(new Set([...names(first), ...names(second)]).size).toBe(55)
    expect((await list(admin, 'search=teresa&cursor=x')).status).toBe(422)
  })

  it('shows who waits longer than so long, or was rejected for one reason', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await rowOf(admin.userId)).companyId
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    for (const hours of [1, 25, 49, 200]) {
      await waiting({ companyId, fullName: `Há ${hours}`, statusSince: hoursAgo(hours) })
    }
    expect(names(await list(admin, 'waitingOver=24'))).toEqual(['Há 200', 'Há 49', 'Há 25'])
    expect(names(await list(admin, 'waitingOver=168'))).toEqual(['Há 200'])
    expect(names(await list(admin, 'waitingOver=48&search=ha'))).toEqual(['Há 200', 'Há 49'])
    for (const reason of ['incomplete', 'duplicate'] as const) {
      const fullName = `Recusa ${reason}`
      await createUser({
        companyId,
        fullName,
        status: 'rejected',
        rejectionReason: reason,
        rejectionText: 'x',
      })
    }
    expect(names(await list(admin, 'status=rejected&reason=duplicate'))).toEqual(['Recusa duplicate'])
    expect(names(await list(admin, 'status=rejected&reason=duplicate&search=recusa'))).toEqual([
      'Recusa duplicate',
    ])
    expect((await list(admin, 'reason=lost')).status).toBe(422)
    expect((await list(admin, 'waitingOver=1')).status).toBe(422)
    const db = await testDatabase()
    const plan = await db.all<{ detail: string }>(
      sql`explain query plan select id from users where company_id = 1 and status = 'rejected'
        and rejection_reason = ${'duplicate'} and role = 'member' order by status_since desc, id desc limit 51`,
    )
    expect(plan.map(({ detail }) => detail).join()).toContain('users_rejections')
  })
})
