import { describe, expect, it } from 'vitest'
import { DUPLICATES_MAX, type PersonRecord } from '#contract/members.ts'
import type { Client } from '#testing/api.ts'
import { administratorClient, createCompany, createUser, signedInClient } from '#testing/factories.ts'
import { newestMailTo } from '#testing/mail.ts'
import { base, readUser, rejection, waiting } from '#testing/registrations.ts'

const readPerson = async (admin: Client, id: string): Promise<PersonRecord> =>
  (await admin.get(`/api/admin/members/${id}/person`)).body

/** An administrator of a company without other people. */
async function ownCompany(fullName = 'Ana Souza') {
  const { id: companyId } = await createCompany()
  return { companyId, admin: await administratorClient({ companyId, fullName }) }
}

const registrant = (companyId: number) =>
  signedInClient({ companyId, status: 'email_confirmed', emailConfirmedAt: new Date(), fullName: 'R. Souza' })

describe('the earlier requests of a person', () => {
  it('keep what was rejected, why and by whom, with what changed in the next one', async () => {
    const { companyId, admin } = await ownCompany()
    const member = await registrant(companyId)
    expect((await readPerson(admin, member.userId)).earlierRequests).toEqual([])
    await admin.post(`${base}/${member.userId}/reject`, rejection)
    const { decidedAt } = await readUser(member.userId)
    expect((await readPerson(admin, member.userId)).earlierRequests).toEqual([])
    await member.patch('/api/registration', { fullName: 'Rodrigo Souza' })
    const first = {
      id: expect.any(String),
      decision: 'rejected',
      decidedAt: decidedAt?.toISOString(),
      decidedBy: 'Ana Souza',
      rejection,
      reversal: null,
      changes: [{ field: 'name', from: 'R. Souza', to: 'Rodrigo Souza' }],
    }
    expect((await readPerson(admin, member.userId)).earlierRequests).toEqual([first])
    // The second one is compared with the third, and the first still with the second.
    const other = { ...rejection, text: 'Falta o sobrenome.' }
    await admin.post(`${base}/${member.userId}/reject`, other)
    await member.patch('/api/registration', { fullName: 'Rodrigo Souza Lima' })
    const second = {
      ...first,
      decidedAt: expect.any(String),
      rejection: other,
      changes: [{ field: 'name', from: 'Rodrigo Souza', to: 'Rodrigo Souza Lima' }],
    }
    expect((await readPerson(admin, member.userId)).earlierRequests).toEqual([second, first])
  })

  it('hold no correction of a registration that still waits, and none that failed', async () => {
    const { companyId, admin } = await ownCompany()
    const member = await registrant(companyId)
    expect((await member.patch('/api/registration', { fullName: 'Rodrigo Souza' })).status).toBe(200)
    await admin.post(`${base}/${member.userId}/reject`, rejection)
    const stale = { headers: { 'If-Match': '"1"' } }
    expect((await member.patch('/api/registration', { fullName: 'Rui Souza' }, stale)).status).toBe(409)
    expect((await readPerson(admin, member.userId)).earlierRequests).toEqual([])
  })

  it('name who reversed a decision and why', async () => {
    const { companyId, admin } = await ownCompany('Bia Lima')
    const { id } = await waiting({ companyId })
    await admin.post(`${base}/${id}/approve`)
    const { statusSince } = await readUser(id)
    const text = 'Aprovado por engano.'
    const decidedAt = statusSince.toISOString()
    await admin.post(`${base}/${id}/reverse`, { status: 'approved', decidedAt, text })
    expect((await readPerson(admin, id)).earlierRequests).toMatchObject([
      {
        decision: 'approved',
        decidedAt,
        decidedBy: 'Bia Lima',
        rejection: null,
        reversal: { by: 'Bia Lima', at: expect.any(String), text },
        changes: [],
      },
    ])
  })
})

describe('likely duplicates', () => {
  const found = async (admin: Client, id: string) =>
    (await readPerson(admin, id)).duplicates.map(({ id: other, matches }) => [other, matches])
  let count = 0
  /** A local part that no other test uses. */
  const local = () => `ana${++count}${crypto.randomUUID().replaceAll('-', '')}`

  it('have the same name, however it is written', async () => {
    const { companyId, admin } = await ownCompany()
    const person = await createUser({ companyId, fullName: 'João Sant’Ana-Lima' })
    const same = await createUser({ companyId, fullName: "JOAO SANT'ANA LIMA", status: 'rejected' })
    await createUser({ companyId, fullName: 'Mário Sant’Ana Lima' })
    // Of another company.
    await createUser({ fullName: 'João Sant’Ana-Lima' })
    expect(await found(admin, person.id)).toEqual([[same.id, ['name']]])
    const { fullName, email } = person
    expect((await readPerson(admin, same.id)).duplicates).toMatchObject([
      { id: person.id, fullName, email, status: 'approved', blocked: false },
    ])
  })

  it('have a name that resembles: the same first name, and the last name of the one in the other', async () => {
    const { companyId, admin } = await ownCompany()
    const add = async (fullName: string) => (await createUser({ companyId, fullName })).id
    const id = await add('Rodrigo Souza')
    const longer = await add('RODRIGO SOUZA LIMA')
    const particle = await add('Rodrigo de Souza')
    for (const other of ['Rodrigo Rocha', 'Rita Souza', 'Souza Rodrigo', 'Rodrigo'] as const) await add(other)
    await createUser({ fullName: 'Rodrigo Souza Lima' })
    const alike = (...ids: string[]) => ids.map((one) => [one, ['alike']])
    expect(await found(admin, id)).toEqual(alike(particle, longer))
    expect(await found(admin, longer)).toEqual(alike(particle, id))
    expect(await found(admin, particle)).toEqual(alike(longer, id))
    const twin = await add('Rodrigo Souza')
    expect(await found(admin, id)).toEqual([[twin, ['name']], ...alike(particle, longer)])
    const odd = await add('Rodrigo "OR" *')
    expect(await found(admin, odd)).toEqual([])
    const single = await add('Rodrigo')
    expect(await found(admin, single)).toHaveLength(1)
  })

  it('have another address of the same mailbox: dots and tags count if the provider distinguishes them', async () => {
    const { companyId, admin } = await ownCompany()
    const name = local()
    const addresses = (...emails: string[]) =>
      Promise.all(emails.map(async (email) => (await createUser({ companyId, email })).id))
    const dotted = `${name.slice(0, 2)}.${name.slice(2)}`
    const [gmail = '', ...sameGmail] = await addresses(
      `${dotted}@gmail.com`,
      `${name}+plano@gmail.com`,
      `${name}@googlemail.com`,
    )
    const [outlook = '', ...sameOutlook] = await addresses(
      `${dotted}@outlook.com`,
      `${dotted}+plano@outlook.com`,
    )
    const [own = ''] = await addresses(
      `${name}@exemplo.com.br`,
      `${name}+plano@exemplo.com.br`,
      `${dotted}@exemplo.com.br`,
      `${name}@outlook.com`,
    )
    const matching = async (id: string) => (await found(admin, id)).sort()
    const asMatches = (ids: string[]) => ids.map((id) => [id, ['email']]).sort()
    expect(await matching(gmail)).toEqual(asMatches(sameGmail))
    expect(await matching(outlook)).toEqual(asMatches(sameOutlook))
    expect(await matching(own)).toEqual([])
  })

  it(`are at most ${DUPLICATES_MAX}, those with the same mailbox first`, async () => {
    const { companyId, admin } = await ownCompany()
    const name = local()
    const fullName = 'Maria da Silva'
    const person = await createUser({ companyId, fullName, email: `${name}@gmail.com` })
    const both = await createUser({ companyId, fullName, email: `${name}+dois@gmail.com` })
    const addOthers = async (count: number) => {
      for (let n = 0; n < count; n++) await createUser({ companyId, fullName })
    }
    await addOthers(DUPLICATES_MAX - 1)
    const all = await readPerson(admin, person.id)
    expect(all.duplicates).toHaveLength(DUPLICATES_MAX)
    expect(all.hasMoreDuplicates).toBe(false)
    await addOthers(1)
    const some = await readPerson(admin, person.id)
    expect(some.duplicates).toHaveLength(DUPLICATES_MAX)
    expect(some.duplicates[0]).toMatchObject({ id: both.id, matches: ['name', 'email'] })
    expect(some.hasMoreDuplicates).toBe(true)
  })

  it('follow a corrected name', async () => {
    const { companyId, admin } = await ownCompany()
    const person = await createUser({ companyId, fullName: 'Beatriz Rocha' })
    const { id } = await createUser({ companyId, fullName: 'Beatris Rocha' })
    expect(await found(admin, person.id)).toEqual([])
    await admin.patch(`/api/admin/members/${id}/name`, { fullName: 'Beatriz Rocha' })
    expect(await found(admin, person.id)).toEqual([[id, ['name']]])
  })
})

it('the messages of a person show what became of their e-mails', async () => {
  const { companyId, admin } = await ownCompany()
  const { id, email } = await waiting({ companyId })
  await admin.post(`${base}/${id}/approve`)
  await newestMailTo(admin, email)
  expect((await readPerson(admin, id)).messages).toMatchObject([
    { kind: 'registration_approved', mail: { state: 'sent', attempts: 1 }, readAt: null },
  ])
})
