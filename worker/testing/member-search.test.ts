import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { found as matches, type RankedPage } from '#database/full-text.ts'
import { type MemberFilter, rankedMembers } from '#database/member-search.ts'
import { users } from '#database/schema/accounts.ts'
import { memberNumbers } from '#database/schema/member-numbers.ts'
import { recording } from '#testing/environment'
import { deleteRows, testDatabase, updateRows } from './api.ts'
import { createCompany, createUser } from './factories.ts'

function ask(
  db: Database,
  filter: MemberFilter,
  companyId: number | null = 1,
  page: RankedPage = { limit: 1000 },
) {
  return db
    .select({ id: memberNumbers.userId, rank: matches.rank, row: matches.row })
    .from(rankedMembers(sql`${companyId}`, filter, page))
    .crossJoin(memberNumbers)
    .where(eq(memberNumbers.number, matches.row))
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
    const { id: elsewhere } = await createCompany()
    const fullName = 'Umbelina Xerxes'
    const open = await createUser({ fullName })
    const blocked = await createUser({ fullName, blockedAt: new Date() })
    const waiting = await createUser({ fullName, status: 'email_confirmed' })
    const admin = await createUser({ fullName, role: 'admin' })
    const other = await createUser({ fullName, companyId: elsewhere })
    const text = 'umbelina'
    expect((await found({ text })).sort()).toEqual([open.id, blocked.id, waiting.id, admin.id].sort())
    expect(await found({ text }, elsewhere)).toEqual([other.id])
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
    const { id } = await createUser({ fullName: 'Quitéria Antes' })
    await updateRows(users, { id }, { fullName: 'Quitéria Depois' })
    expect(await found({ text: 'quiteria antes' })).toEqual([])
    expect(await found({ text: 'quiteria dep' })).toEqual([id])
    await updateRows(users, { id }, { email: 'quiteria@novo.com.br', blockedAt: new Date() })
    expect(await found({ text: 'quiteria@novo', blocked: true })).toEqual([id])
    await deleteRows(users, { id })
    expect(await found({ text: 'quiteria' })).toEqual([])
  })

  it('ranks the exact name, then its first words, its beginning, whole words, and the rest, the newest first', async () => {
    const { id: companyId } = await createCompany()
    const names = [
      'Rodrigo Souza',
      'Ana Rodrigo Souza Prado',
      'Rodrigo Souzano',
      'Souza Lima Rodrigo',
      'RODRIGO  SOUZA',
      'Rodrigo Souza Lima',
      'Rodrigues Souza',
    ]
    const made = new Map<string, string>()
    for (const fullName of names) made.set((await createUser({ companyId, fullName })).id, fullName)
    const rows = await ask(await testDatabase(), { text: ' rodrigo souza' }, companyId)
    expect(rows.map(({ id, rank }) => [rank, made.get(id)])).toEqual([
      [0, 'RODRIGO  SOUZA'],
      [0, 'Rodrigo Souza'],
      [1, 'Rodrigo Souza Lima'],
      [2, 'Rodrigo Souzano'],
      [3, 'Souza Lima Rodrigo'],
      [3, 'Ana Rodrigo Souza Prado'],
    ])
    const { id, email, cardNumber } = await createUser({ companyId, fullName: 'Vera D’Ávila-Sá' })
    const findRank = async (text: string) =>
      (await ask(await testDatabase(), { text }, companyId)).find((row) => row.id === id)?.rank
    for (const text of ['vera d’avila-sa', 'VERA D AVILA SA', email, email.toUpperCase(), cardNumber])
      expect(await findRank(text), text).toBe(0)
    for (const text of ['vera d’av', email.slice(0, -3), cardNumber.slice(0, 6)])
      expect(await findRank(text), text).toBe(2)
    expect(await findRank('vera d’avila')).toBe(1)
    for (const text of ['sa avila', 'd vera']) expect(await findRank(text), text).toBe(3)
    expect(await findRank('avi ver')).toBe(4)
  })

  it('ranks generated names as their words compare, each user once, page by page', async () => {
    const { id: companyId } = await createCompany()
    const db = await testDatabase()
    const word = fc.constantFrom('Ana', 'Anã', 'Anabela', 'João', 'Joaoana', 'Sá', 'Saanã', 'd’Ana')
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const people = new Map<string, string[]>()
    const partsOf = (text: string) =>
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z]+/g) ?? []
    for (const fullName of fc.sample(name, { numRuns: 60, seed: 12 }))
      people.set(
        (await createUser({ companyId, fullName, email: `q-${crypto.randomUUID()}@exemplo.com.br` })).id,
        partsOf(fullName),
      )
    const findRank = (words: string[], typed: string[]) => {
      if (!typed.every((part) => words.some((one) => one.startsWith(part)))) return undefined
      if (words.join(' ') === typed.join(' ')) return 0
      if (words.join(' ').startsWith(`${typed.join(' ')} `)) return 1
      if (words.join(' ').startsWith(typed.join(' '))) return 2
      return typed.every((part) => words.includes(part)) ? 3 : 4
    }
    const begun = fc.tuple(name, fc.nat({ max: 4 })).map(([text, cut]) => text.slice(0, text.length - cut))
    const isSearch = (text: string) => partsOf(text).length > 0 && !/[ ’]$/.test(text)
    for (const text of fc.sample(begun.filter(isSearch), { numRuns: 40, seed: 12 })) {
      const typed = partsOf(text)
      const expected = [...people].flatMap(([id, words]) => {
        const rank = findRank(words, typed)
        return rank === undefined ? [] : [{ id, rank }]
      })
      const met: { id: string; rank: number; row: number }[] = []
      for (;;) {
        const last = met.at(-1)
        const after = last && { rank: last.rank, row: String(last.row) }
        const page = await ask(db, { text }, companyId, { after, limit: 7 })
        met.push(...page)
        if (page.length < 7) break
      }
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
      const ranked = met.map(({ id, rank }) => ({ id, rank }))
      expect(ranked.toSorted(byId), text).toEqual(expected.toSorted(byId))
      const ranks = met.map(({ rank }) => rank)
      expect(ranks, text).toEqual(ranks.toSorted())
    }
  })

  it('reads only its own index', async () => {
    if (!recording) return
    const db = await testDatabase()
    const { sql: query, params } = ask(db, { text: 'ana', status: 'approved' }).toSQL()
    recording.statements.set(query, params)
    const plan = await recording.plan(query)
    const scans = plan.filter((step: string) => /^SCAN (?!found|of_rank)/.test(step))
    expect(scans).toHaveLength(5)
    for (const scan of scans) expect(scan).toMatch(/^SCAN member_search VIRTUAL TABLE INDEX \d+:M\d+$/)
    expect(plan).toContainEqual(expect.stringMatching(/^SEARCH member_numbers USING INTEGER PRIMARY KEY/))
  })
})
