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

  it('finds beginnings of names and e-mails, whatever the accents, in one round trip', async () => {
    const admin = await administratorClient({ companyId: (await createCompany()).id })
    const companyId = (await readUser(admin.userId)).companyId
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

  it('pages matches by the wait and lists everybody once', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    // Two at each moment; the last to register has waited longest.
    const since = (n: number) => new Date(Date.UTC(2024, 0, 60 - Math.floor(n / 2)))
    for (let n = 0; n < 55; n++) await waiting({ companyId, fullName: `Teresa ${n}`, statusSince: since(n) })
    const first = await list(admin, 'search=teresa')
    expect(first.body).toMatchObject({ cut: false, registrations: { length: 50 } })
    const second = await list(admin, `search=teresa&cursor=${first.body.nextCursor}`)
    expect(second.body.nextCursor).toBeNull()
    const met = [...first.body.registrations, ...second.body.registrations]
    expect(new Set(met.map(({ id }) => id)).size).toBe(55)
    const waits = met.map(({ statusSince }) => statusSince)
    expect(waits).toEqual(waits.toSorted())
    expect((await list(admin, 'search=teresa&cursor=x')).status).toBe(422)

    // Only the last page may be empty: the filter applies before paging.
    expect((await list(admin, 'search=teresa&waitingOver=168')).body.registrations).toHaveLength(50)
  })

  it('lists the exact name first, then its beginning, whole words and the rest, across pages', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const since = (n: number) => new Date(Date.UTC(2024, 0, 1, 0, n))
    for (let n = 0; n < 55; n++)
      await waiting({ companyId, fullName: 'Ana Rosana Souzalima', statusSince: since(n) })
    const expected = ['Rosana Souza', 'Rosana Souza', 'Rosana Souza Prado', 'Lia Souza Rosana']
    for (const [n, fullName] of expected.entries())
      await waiting({ companyId, fullName, statusSince: since(100 + n) })
    const first = await list(admin, 'search=rosana%20souza')
    const second = await list(admin, `search=rosana%20souza&cursor=${first.body.nextCursor}`)
    const met = [...first.body.registrations, ...second.body.registrations]
    expect(met).toHaveLength(59)
    expect(new Set(met.map(({ id }) => id)).size).toBe(59)
    expect(met.slice(0, 5).map(({ fullName }) => fullName)).toEqual([...expected, 'Ana Rosana Souzalima'])
    const equal = met.slice(4).map(({ statusSince }) => statusSince)
    expect(equal).toEqual(equal.toSorted())
    expect(first.body.registrations[0]).not.toHaveProperty('rank')
  })

  it('lists decided registrations by decision, the last first, across pages', async () => {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    for (let n = 0; n < 52; n++) {
      const statusSince = new Date(Date.UTC(2024, 0, 1 + ((n * 7) % 52)))
      await createUser({ ...rejected('other'), companyId, fullName: 'Rita', statusSince })
    }
    const last = { ...rejected('duplicate'), companyId, fullName: 'Rita Única' }
    await createUser({ ...last, statusSince: new Date('2023-01-01') })
    const first = await list(admin, 'search=rita&status=rejected')
    const second = await list(admin, `search=rita&status=rejected&cursor=${first.body.nextCursor}`)
    const since = [...first.body.registrations, ...second.body.registrations].map((one) => one.statusSince)
    expect(since).toHaveLength(53)
    expect(since).toEqual(since.toSorted().reverse())
    // The one with that reason is on the first page, wherever it ranks among all matches.
    const one = await list(admin, 'search=rita&status=rejected&reason=duplicate')
    expect(names(one)).toEqual(['Rita Única'])
    expect(one.body.nextCursor).toBeNull()
  })

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
    expect((await list(admin, 'reason=lost')).status).toBe(422)
    expect((await list(admin, 'waitingOver=1')).status).toBe(422)
  })
})
