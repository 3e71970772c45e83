import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { QUEUE_FOUND_MAX } from '#contract/registrations.ts'
import { type Client, testDatabase } from '#testing/api.ts'
import { administratorClient, createCompany, createUser } from '#testing/factories.ts'
import { base, readUser, waiting } from '#testing/registrations.ts'

describe('search and filters of the queue', () => {
  const list = (admin: Client, query: string) => admin.get(`${base}?${query}`)
  const names = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.registrations.map(({ fullName }: { fullName: string }) => fullName)

  const rejected = (rejectionReason: 'other' | 'incomplete' | 'duplicate') =>
    ({ status: 'rejected', rejectionReason }) as const

  it('reads a bounded number of matches and says when it has reached the limit', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const db = await testDatabase()
    await waiting({ companyId, fullName: 'Sônia Mais', statusSince: new Date('2019-01-01') })
    const longest = await waiting({ companyId, fullName: 'Sônia', statusSince: new Date('2020-01-01') })
    await db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${QUEUE_FOUND_MAX})
      insert into users (id, company_id, full_name, email, password_hash, role, status, status_since, created_at, card_number)
      select 'sonia-' || ${companyId} || i, ${companyId}, 'Sônia', 'sonia' || ${companyId} || i || '@exemplo.com.br', 'x',
        'member', 'email_confirmed', 1714000000000 + i, 1714000000000, 's' || ${companyId} || i from n`)
    const found = await list(admin, 'search=sonia')
    expect(found.body.cut).toBe(true)
    expect(found.body.registrations[0].id).toBe(longest.id)
    const narrower = await list(admin, 'search=sonia%20mais')
    expect(narrower.body.cut).toBe(false)
    expect(names(narrower)).toEqual(['Sônia Mais'])
  })

  it('filters by a reason before it pages', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    for (let n = 0; n < 52; n++)
      await createUser({ ...rejected('other'), companyId, fullName: 'Rita', statusSince: new Date(n) })
    await createUser({
      ...rejected('duplicate'),
      companyId,
      fullName: 'Rita Única',
      statusSince: new Date(0),
    })
    const one = await list(admin, 'search=rita&status=rejected&reason=duplicate')
    expect(names(one)).toEqual(['Rita Única'])
    expect(one.body.nextCursor).toBeNull()
  })

  it('filters by minimum wait and by rejection reason', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await readUser(admin.userId)).companyId
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    for (const hours of [1, 25, 49, 200]) {
      await waiting({ companyId, fullName: `Há ${hours}`, statusSince: hoursAgo(hours) })
    }
    expect(names(await list(admin, 'waitingOver=24'))).toEqual(['Há 200', 'Há 49', 'Há 25'])
    expect(names(await list(admin, 'waitingOver=168'))).toEqual(['Há 200'])
    expect(names(await list(admin, 'waitingOver=48&search=ha'))).toEqual(['Há 200', 'Há 49'])
    for (const reason of ['incomplete', 'duplicate'] as const)
      await createUser({ ...rejected(reason), companyId, fullName: `Recusa ${reason}` })
    expect(names(await list(admin, 'status=rejected&reason=duplicate'))).toEqual(['Recusa duplicate'])
    expect(names(await list(admin, 'status=rejected&reason=duplicate&search=recusa'))).toEqual([
      'Recusa duplicate',
    ])
  })
})
