import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { companies, holidays } from '#database/schema/company.ts'
import { auditLog } from '#database/schema/operations.ts'
import { Client, mailbox, readRows, testDatabase } from '#testing/api.ts'
import {
  CONFIGURATION,
  changeConfiguration,
  newestAudit,
  restoreConfiguration,
} from '#testing/configuration.ts'
import { administratorClient, createUser, signedInClient } from '#testing/factories.ts'
import { newestMailTo } from '#testing/mail.ts'
import { sendPolicy } from '#testing/policies.ts'
import { COMPANY_ID, INSERT_DEPLOYED_COMPANY } from '#worker/seed/company.ts'

let admin: Client

restoreConfiguration()
beforeEach(async () => {
  admin = await administratorClient()
})
afterEach(() => void vi.useRealTimers())

describe('the configuration', () => {
  it('is read with the national calendar and the deployment’s own limits', async () => {
    const answer = await admin.get(CONFIGURATION)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        name: 'Viver Bem',
        emergencyPhone: null,
        analysisDays: 2,
        registrationTargetHours: 48,
        statusCheckOpen: true,
        statusCheckInFull: true,
        holidays: [],
      },
    })
    expect(answer.body.nationalDays).toHaveLength(26)
    expect(answer.body.defaultMailFrom).toMatch(/@/)
    expect(answer.body.allowedChatOrigin).toBeNull()
    expect(answer.text).not.toContain('logoKey')
  })

  it('changes as a whole, is audited with before and after, and reaches members', async () => {
    const answer = await changeConfiguration(admin, {
      name: 'Saúde Clara',
      primaryColor: '#AA3300',
      emergencyPhone: '0800 999 0000',
      cardTexts: { tagline: 'Perto de você.' },
      analysisDays: 5,
    })
    expect(answer).toMatchObject({ status: 200, body: { name: 'Saúde Clara', primaryColor: '#aa3300' } })
    expect(answer.body.version).toBeGreaterThan(1)
    expect(answer.body.updatedBy).toMatch(/^Pessoa/)
    const audit = await newestAudit(admin, 'company.configured')
    expect(audit?.detail).toMatchObject({
      'name.before': 'Viver Bem',
      'name.after': 'Saúde Clara',
      'analysisDays.before': '2',
      'analysisDays.after': '5',
    })
    expect(Object.keys(audit?.detail ?? {})).not.toContain('phone.before')
    const member = await signedInClient()
    expect((await member.get('/api/company')).body).toMatchObject({
      name: 'Saúde Clara',
      primaryColor: '#aa3300',
      phone: '0800 123 4567',
      emergencyPhone: '0800 999 0000',
      analysisDays: 5,
      cardTexts: { tagline: 'Perto de você.', about: null },
      logoUrl: null,
    })
  })

  it('writes nothing if nothing changed', async () => {
    const { body } = await admin.get(CONFIGURATION)
    const answer = await admin.put(CONFIGURATION, body)
    expect(answer).toMatchObject({ status: 200, body: { version: body.version } })
    expect(await newestAudit(admin, 'company.configured')).toBeUndefined()
  })

  it('accepts one of several concurrent changes, with only its days and its audit row', async () => {
    const { body } = await admin.get(CONFIGURATION)
    const holiday = (n: number) => ({ day: `2099-01-0${n}`, name: `Dia ${n}`, observed: true })
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        admin.put(CONFIGURATION, { ...body, name: `Nome ${n}`, holidays: [holiday(n)] }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 200)
    const now = (await admin.get(CONFIGURATION)).body
    expect(now.name).toBe(winner?.body.name)
    expect(now.holidays).toEqual(winner?.body.holidays)
    expect(await readRows(auditLog, { actorId: admin.userId, action: 'company.configured' })).toHaveLength(1)
  })

  it('lists the days of a year until the year ends in the company’s time zone', async () => {
    const day = { day: '2026-12-31', name: 'Recesso', observed: true }
    expect((await changeConfiguration(admin, { holidays: [day] })).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:30:00Z') }) // 21:30 of the 31st in São Paulo
    const eve = await administratorClient()
    expect((await eve.get(CONFIGURATION)).body.holidays).toEqual([day])
    const next = { day: '2027-01-25', name: 'Aniversário da cidade', observed: true }
    expect((await changeConfiguration(eve, { holidays: [day, next] })).body.holidays).toEqual([day, next])
    vi.setSystemTime(new Date('2027-01-01T03:00:00Z'))
    const later = await administratorClient()
    const newYear = await later.get(CONFIGURATION)
    expect(newYear.body.holidays).toEqual([next])
    expect(newYear.body.nationalDays[0]).toMatchObject({ day: '2027-01-01' })
    expect((await changeConfiguration(later, { name: 'Ano Novo' })).body.holidays).toEqual([next])
    const storedDays = await (await testDatabase())
      .select({ day: holidays.day })
      .from(holidays)
      .orderBy(holidays.day)
    expect(storedDays).toEqual([{ day: day.day }, { day: next.day }])
  })

  it('adds, renames and removes days', async () => {
    const eve = { day: '2098-12-24', name: 'Véspera', observed: true }
    const natal = { day: '2098-12-25', name: 'Natal', observed: false }
    expect((await changeConfiguration(admin, { holidays: [natal, eve] })).body.holidays).toEqual([eve, natal])
    const renamed = { ...eve, name: 'Véspera de Natal' }
    expect((await changeConfiguration(admin, { holidays: [renamed] })).body.holidays).toEqual([renamed])
    expect((await admin.get(CONFIGURATION)).body.holidays).toEqual([renamed])
    expect((await changeConfiguration(admin, { holidays: [] })).body.holidays).toEqual([])
  })

  const day = (fields: object) => ({ day: '2099-02-03', name: 'Um', observed: true, ...fields })
  it.each<[string, unknown[]]>([
    ['name', [' x ', 'A <b>', '\u200b\u200b', 'Viver \u202emeB', 'Viver\u2028Bem', 'Viver\u3164Bem']],
    ['name', ['Clique em evil.com', 'https://evil', 'Viver Bem www.evil', 'evil\u3002com']],
    ['mailFromName', ['Clique em evil.com', 'ajuda@evil', 'Viver \u202emeB', 'A\r\nBcc: x@y.co']],
    ['mailFromAddress', ['x']],
    ['primaryColor', ['red', '#abc']],
    ['phone', ['123', 'ligue 0800 123 4567']],
    ['emergencyPhone', ['x']],
    ['website', ['javascript:alert(1)', 'x', 'HTTP://www.exemplo.com.br', 'https://a:b@exemplo.com.br']],
    ['chatUrl', ['http://chat.example', 'javascript:alert(1)', 'https://a:b@chat.example']],
    ['statusCheckInFull', ['true']],
    ['analysisDays', [0, 31, 1.5]],
    ['registrationTargetHours', [0, 721, 1.5, null]],
    ['cardTexts.tagline', [{ tagline: 'x'.repeat(61) }]],
    ['holidays.0.day', [[day({ day: '2099-02-30' })]]],
    ['holidays.0.name', [[day({ name: '' })]]],
    ['holidays', [[day({}), day({ name: 'Dois' })]]],
  ])('refuses for %s each of %j', async (field, values) => {
    const [column = ''] = field.split('.')
    for (const value of values) {
      const answer = await changeConfiguration(admin, { [column]: value })
      expect(answer, String(value)).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
      expect(Object.keys(answer.body.fields)).toEqual([field])
    }
  })

  it('explains why a website without https is rejected', async () => {
    const answer = await changeConfiguration(admin, { website: 'http://www.exemplo.com.br' })
    expect(answer.body.fields.website).toMatch(/https:\/\//)
  })

  const NAME = 'Dr. Sá & Cia. S.A. – Saúde 24h'
  it.each<[string, Record<string, unknown>, object]>([
    ['a national number, which has no area code', { phone: '4004-1234' }, { phone: '4004-1234' }],
    [
      'a name with full stops, with spaces of one kind',
      { name: NAME.replace(' ', '\u00a0') },
      { name: NAME },
    ],
    ['blank optional fields', { chatUrl: ' ', emergencyPhone: '' }, { chatUrl: null, emergencyPhone: null }],
    ['a website with https', { website: 'https://www.exemplo.com.br' }, {}],
    ['a website without a scheme', { website: 'www.exemplo.com.br' }, { website: 'www.exemplo.com.br' }],
  ])('accepts %s', async (_what, fields, body) => {
    expect(await changeConfiguration(admin, fields)).toMatchObject({ status: 200, body })
  })
})

describe('the effects of the configuration', () => {
  it('sends e-mails in the configured name from the configured address', async () => {
    await changeConfiguration(admin, {
      mailFromName: 'Atendimento Clara',
      mailFromAddress: 'Oi@clara.example',
    })
    const person = await createUser({ status: 'email_confirmed' })
    await admin.post(`/api/admin/registrations/${person.id}/approve`)
    const mail = await newestMailTo(admin, person.email)
    expect(mail.from).toEqual({ name: 'Atendimento Clara', email: 'oi@clara.example' })
    expect(mailbox.at(-1)?.html).not.toContain('<img')
  })

  it('keeps the target for waits if an older dashboard does not send it', async () => {
    await changeConfiguration(admin, { registrationTargetHours: 12 })
    const { body } = await changeConfiguration(admin, { registrationTargetHours: undefined, analysisDays: 3 })
    expect(body).toMatchObject({ analysisDays: 3, registrationTargetHours: 12 })
    expect((await newestAudit(admin, 'company.configured'))?.detail).toEqual({
      'analysisDays.before': '2',
      'analysisDays.after': '3',
    })
  })

  it('sets due dates by the configured analysis days and holidays', async () => {
    const observed = Array.from({ length: 20 }, (_, day) => ({
      day: new Date(Date.now() + (day + 1) * 86_400_000).toISOString().slice(0, 10),
      name: 'Recesso',
      observed: true,
    }))
    await changeConfiguration(admin, { analysisDays: 1, holidays: observed })
    const member = await signedInClient()
    const { stored } = await sendPolicy(member)
    expect(stored.dueDay > (observed.at(-1)?.day ?? '')).toBe(true)
  })

  it('gives every e-mail the same answer if the company has restricted the status check', async () => {
    const approved = await createUser()
    const ask = (email: string) => new Client().get(`/api/registration-status?email=${email}`)
    expect((await ask(approved.email)).body).toMatchObject({ status: 'approved' })
    await changeConfiguration(admin, { statusCheckInFull: false })
    const known = await ask(approved.email)
    const unknown = await ask(`${crypto.randomUUID()}@exemplo.com.br`)
    expect(known).toMatchObject({ status: 200, body: { status: 'pending', reserved: true } })
    expect(known.text).toBe(unknown.text)
  })

  it('rejects every e-mail in the same way if the company has turned the status check off', async () => {
    const approved = await createUser()
    await changeConfiguration(admin, { statusCheckOpen: false })
    const ask = async (email: string) => {
      const asked = await new Client().get(`/api/registration-status?email=${email}`)
      const sent = await new Client().post('/api/registration-status', { email })
      return [asked, sent].map(({ status, text }) => ({ status, text }))
    }
    const known = await ask(approved.email)
    expect(known[0]).toMatchObject({ status: 403, text: expect.stringContaining('status_check_off') })
    expect(known[1]).toEqual(known[0])
    expect(await ask(`${crypto.randomUUID()}@exemplo.com.br`)).toEqual(known)
  })

  it('starts without the status check in a new deployment', async () => {
    const db = await testDatabase()
    const id = 7101
    // Beside the company that the tests use.
    await db.run(sql.raw(INSERT_DEPLOYED_COMPANY.replace(`VALUES (${COMPANY_ID},`, `VALUES (${id},`)))
    const [row] = await db.delete(companies).where(eq(companies.id, id)).returning()
    expect(row).toMatchObject({ statusCheckOpen: false, secondFactorRequired: true })
  })
})
