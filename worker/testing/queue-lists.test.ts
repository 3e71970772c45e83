import { describe, expect, it } from 'vitest'
import { MEMBERS_PAGE_SIZE } from '#contract/members.ts'
import { REVIEW_QUEUE_PAGE_SIZE } from '#contract/policy-reviews.ts'
import { QUEUE_PAGE_SIZE } from '#contract/registrations.ts'
import { after, DAY } from '#domain/duration.ts'
import { allCursorPages } from './all-pages.ts'
import { administratorClient, createCompany, createUser } from './factories.ts'
import { waitingPolicy } from './policies.ts'
import { waiting } from './registrations.ts'

interface Person {
  companyId?: number
  fullName: string
  email?: string
  cardNumber?: string
}

interface List {
  pageSize: number
  /** Adds a record of the person, whose time is so many days after another one's. */
  add: (person: Person, days: number) => Promise<{ id: string }>
  newestFirst?: boolean
  refused: string[]
}

const since = (days: number) => after(new Date('2024-01-01T12:00:00Z'), days * DAY)

const LISTS: Record<string, List> = {
  '/api/admin/registrations?': {
    pageSize: QUEUE_PAGE_SIZE,
    add: (person, days) => waiting({ ...person, statusSince: since(days) }),
    refused: ['status=lost', 'reason=lost', 'waitingOver=1', 'search=ana&cursor=x'],
  },
  '/api/admin/registrations?status=rejected&': {
    pageSize: QUEUE_PAGE_SIZE,
    add: (person, days) =>
      createUser({ ...person, status: 'rejected', rejectionReason: 'other', statusSince: since(days) }),
    newestFirst: true,
    refused: ['status=rejected&cursor=x'],
  },
  '/api/admin/policies?': {
    pageSize: REVIEW_QUEUE_PAGE_SIZE,
    add: async (person, days) => {
      const { id: ownerId, companyId } = await createUser(person)
      return waitingPolicy({ ownerId, companyId, dueDay: since(days).toISOString().slice(0, 10) })
    },
    refused: ['status=lost', 'cursor=x', 'cursor=2026-01-01.x.y', 'search=ana&cursor=1.x'],
  },
  '/api/admin/members?role=member&': {
    pageSize: MEMBERS_PAGE_SIZE,
    add: (person) => createUser(person),
    newestFirst: true,
    refused: ['status=lost', 'access=x', 'role=owner', 'cursor=1.a', 'cursor=7', `search=${'a'.repeat(101)}`],
  },
}

type Listed = { id: string; fullName: string }
interface Page {
  nextCursor: string | null
  registrations?: Listed[]
  members?: Listed[]
  policies?: { id: string; member: Listed }[]
}

const rowsOf = ({ registrations, members, policies = [] }: Page): Listed[] =>
  registrations ?? members ?? policies.map(({ id, member }) => ({ ...member, id }))

describe.each(Object.entries(LISTS))('GET %s', (path, { pageSize, add, newestFirst, refused }) => {
  async function company() {
    const { id: companyId } = await createCompany()
    const admin = await administratorClient({ companyId })
    const list = async (query: string) => (await allCursorPages<Page>(admin, `${path}${query}`)).map(rowsOf)
    return {
      companyId,
      admin,
      list,
      ids: async (query: string) => (await list(query)).flat().map(({ id }) => id),
    }
  }

  it('lists everybody once, in its order and page by page, with a search or without', async () => {
    const { companyId, list } = await company()
    const times = new Map<string, number>()
    // Two at each time.
    for (let n = 0; n < pageSize + 5; n++) {
      const days = Math.floor(n / 2)
      times.set((await add({ companyId, fullName: `Teresa ${n}` }, days)).id, newestFirst ? -days : days)
    }
    for (const query of ['', 'search=teresa']) {
      const pages = await list(query)
      expect(pages.map(({ length }) => length)).toEqual([pageSize, 5])
      const ids = pages.flat().map(({ id }) => id)
      expect(new Set(ids)).toEqual(new Set(times.keys()))
      const listed = ids.map((id) => times.get(id) ?? 0)
      expect(listed).toEqual(listed.toSorted((one, other) => one - other))
    }
  })

  it('finds beginnings of words, whatever their accents, in the company alone and in one round trip', async () => {
    const { companyId, admin, ids } = await company()
    const email = `zulmira-${crypto.randomUUID()}@exemplo.com.br`
    const cardNumber = `9${crypto.randomUUID().replaceAll(/\D/g, '')}000000000000`.slice(0, 13)
    const person = { fullName: 'Conceição Ávila-Sá', email, cardNumber }
    const { id } = await add({ ...person, companyId }, 0)
    await add({ companyId, fullName: 'Outra Pessoa' }, 1)
    await add({ fullName: person.fullName }, 2)
    // In no queue of registrations.
    if (path.includes('registrations'))
      await createUser({ companyId, fullName: person.fullName, status: 'approved' })
    for (const text of [
      'conce avi',
      'SÁ CONCEIÇÃO',
      email,
      email.slice(0, 20),
      cardNumber,
      cardNumber.slice(0, 9),
    ])
      expect(await ids(`search=${encodeURIComponent(text)}`), text).toEqual([id])
    for (const text of ['conce outra', '%"*', '" OR facets : "0company1', '--- ***'])
      expect(await ids(`search=${encodeURIComponent(text)}`), text).toEqual([])
    const answer = await admin.get(`${path}search=conce`)
    expect(answer.trips).toBe(answer.trips && 1)
    expect(answer.text).not.toContain('argon2')
  })

  it('lists an exact name first, and everybody once across pages', async () => {
    const { companyId, list } = await company()
    const [exact, longer] = ['Rosana Souza', 'Ana Rosana Souzalima']
    for (let n = 0; n < pageSize; n++) await add({ companyId, fullName: longer }, n + (newestFirst ? 9 : 0))
    for (const n of [1, 2]) await add({ companyId, fullName: exact }, newestFirst ? n : 99 + n)
    const pages = await list('search=ROS%C3%82NA%20souza')
    const names = pages.map((page) => page.map(({ fullName }) => fullName))
    expect(names).toEqual([
      [exact, exact, ...Array(pageSize - 2).fill(longer)],
      [longer, longer],
    ])
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(pageSize + 2)
  })

  it('refuses what is no filter or cursor of it', async () => {
    const { admin } = await company()
    const [list = ''] = path.split('?')
    for (const query of refused) expect((await admin.get(`${list}?${query}`)).status, query).toBe(422)
  })
})
