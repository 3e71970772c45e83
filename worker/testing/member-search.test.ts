import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { type MemberFilter, memberNumbersMatching } from '#database/member-search.ts'
import { users } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/company.ts'
import { memberNumbers } from '#database/schema/member-numbers.ts'
import { recording } from '#testing/environment'
import { testDatabase } from './api.ts'
import { createUser } from './factories.ts'

function ask(db: Database, filter: MemberFilter, companyId: number | null = 1) {
  return db
    .select({ id: memberNumbers.userId })
    .from(memberNumbers)
    .where(sql`${memberNumbers.number} in (${memberNumbersMatching(sql`${companyId}`, filter)})`)
}

async function found(filter: MemberFilter, companyId?: number | null): Promise<string[]> {
  const rows = await ask(await testDatabase(), filter, companyId)
  return rows.map(({ id }) => id)
}

describe('the search for members', () => {
  it('ignores accents and case, and matches each word as a prefix', async () => {
    const { id } = await createUser({ fullName: 'João Ávila-Conceição' })
    for (const text of [
      'joao avila',
      'JOÃO',
      'avil joa',
      'conceic jo',
      'João Ávila-Conceição',
      ' joa\u0303o  a\u0301vila ',
      'avila-con',
    ])
      expect(await found({ text }), text).toContain(id)
    for (const text of ['oao', 'joao silva', 'joaoavila', '"', '* OR joao', 'joao NEAR avila', '…'])
      expect(await found({ text }), text).not.toContain(id)
  })

  it('finds an e-mail and a card number by a prefix', async () => {
    const { id } = await createUser({
      fullName: 'Zoraide Q.',
      email: 'zora.q_1+plano@exemplo-2.com.br',
      cardNumber: '9081726354411',
    })
    for (const text of [
      'zora.q',
      'ZORA.Q_1+plano@exemplo-2',
      'zora.q_1+plano@exemplo-2.com.br',
      'zoraide q.',
    ])
      expect(await found({ text }), text).toEqual([id])
    for (const text of ['9081', '9081 7263 5441 1', '9081.7263'])
      expect(await found({ text }), text).toEqual([id])
    for (const text of ['exemplo-2', '1726354411', 'zora.q@'])
      expect(await found({ text }), text).not.toContain(id)
  })

  it('finds an e-mail that begins with grouped digits', async () => {
    const { id } = await createUser({
      email: '16935814-6302-4476@exemplo.com.br',
      cardNumber: '9555000000011',
    })
    for (const text of ['16935814-63', ' 16935814-6302-4476', '16935814'])
      expect(await found({ text }), text).toEqual([id])
  })

  it('is limited to the company, the status, the role and the block', async () => {
    const db = await testDatabase()
    const elsewhere = {
      id: 77,
      name: 'Outra',
      primaryColor: '#123456',
      phone: '0',
      website: 'x',
      timeZone: 'UTC',
    }
    await db.insert(companies).values(elsewhere).onConflictDoNothing()
    const fullName = 'Umbelina Xerxes'
    const open = await createUser({ fullName })
    const blocked = await createUser({ fullName, blockedAt: new Date() })
    const waiting = await createUser({ fullName, status: 'email_confirmed' })
    const admin = await createUser({ fullName, role: 'admin' })
    const other = await createUser({ fullName, companyId: 77 })
    const text = 'umbelina'
    expect((await found({ text })).sort()).toEqual([open.id, blocked.id, waiting.id, admin.id].sort())
    expect(await found({ text }, 77)).toEqual([other.id])
    expect(await found({ text }, null)).toEqual([])
    expect(await found({ text, status: 'email_confirmed' })).toEqual([waiting.id])
    expect(await found({ text, blocked: true })).toEqual([blocked.id])
    expect((await found({ text, blocked: false, role: 'member', status: 'approved' })).sort()).toEqual([
      open.id,
    ])
    expect(await found({ text, role: 'admin' })).toEqual([admin.id])
    expect(await found({ text: '0blocked umbelina' })).toEqual([])
  })

  it('follows every update and deletion', async () => {
    const db = await testDatabase()
    const { id } = await createUser({ fullName: 'Quitéria Antes' })
    await db.update(users).set({ fullName: 'Quitéria Depois' }).where(eq(users.id, id))
    expect(await found({ text: 'quiteria antes' })).toEqual([])
    expect(await found({ text: 'quiteria dep' })).toEqual([id])
    await db
      .update(users)
      .set({ email: 'quiteria@novo.com.br', blockedAt: new Date() })
      .where(eq(users.id, id))
    expect(await found({ text: 'quiteria@novo', blocked: true })).toEqual([id])
    await db.delete(users).where(eq(users.id, id))
    expect(await found({ text: 'quiteria' })).toEqual([])
  })

  it('reads only its own index', async () => {
    if (!recording) return
    const db = await testDatabase()
    const { sql: query, params } = ask(db, { text: 'ana', status: 'approved' }).toSQL()
    recording.statements.set(query, params)
    expect(await recording.plan(query)).toEqual([
      expect.stringMatching(/^SEARCH member_numbers USING INTEGER PRIMARY KEY/),
      expect.stringMatching(/^LIST SUBQUERY/),
      expect.stringMatching(/^SCAN member_search VIRTUAL TABLE INDEX \d+:M\d+$/),
    ])
  })
})
