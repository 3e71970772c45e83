import { expect, it } from 'vitest'
import { kindsWhere } from '#contract/notifications.ts'
import { tokens } from '#database/schema/accounts.ts'
import { after } from '#domain/duration.ts'
import { readRows } from '#testing/api.ts'
import { administratorClient, createCompany, createMail, createUser } from '#testing/factories.ts'
import { newestMailTo } from '#testing/mail.ts'
import { base, readAudit, readEvents, rejection, waiting } from '#testing/registrations.ts'

const path = (id: string | undefined) => `/api/admin/messages/${id}`

it('gives the words of the e-mail as it was sent, and audits that it was opened', async () => {
  const admin = await administratorClient()
  const person = await waiting({ fullName: 'Beatriz Rocha' })
  await admin.post(`${base}/${person.id}/reject`, rejection)
  const mail = await newestMailTo(admin, person.email)
  const [event] = await readEvents(person.id)
  const answer = await admin.post(path(event?.id))
  expect(answer).toMatchObject({
    status: 200,
    body: { to: null, subject: mail.subject, greeting: 'Olá, Beatriz' },
  })
  const { greeting, paragraphs, quote, button, footnote } = answer.body
  expect(quote).toContain(rejection.text)
  for (const words of [greeting, ...paragraphs, ...quote.split('\n'), button, footnote])
    expect(mail.text).toContain(words)
  expect((await readAudit(person.id)).at(-1)).toMatchObject({
    actorId: admin.userId,
    action: 'message.opened',
    detail: { mailKind: 'registration_rejected' },
  })
})

it('greets by name only if the address was confirmed when the e-mail was sent', async () => {
  const admin = await administratorClient()
  const sent = new Date('2026-01-02T10:00:00.000Z')
  const { id: userId } = await createUser({ fullName: 'Bia Lima', emailConfirmedAt: after(sent, 60_000) })
  const mailed = { userId, mailStatus: 'sent', mailSentAt: sent } as const
  const readGreeting = async ({ id }: { id: string }) => (await admin.post(path(id))).body.greeting
  expect(await readGreeting(await createMail({ ...mailed, kind: 'confirm_email' }))).toBe('Olá')
  const later = { ...mailed, mailSentAt: after(sent, 120_000) }
  expect(await readGreeting(await createMail(later))).toBe('Olá, Bia')
  // That address was not confirmed yet.
  const parameters = { to: 'novo@exemplo.com.br' }
  const elsewhere = await createMail({ ...later, kind: 'confirm_new_email', parameters })
  expect((await admin.post(path(elsewhere.id))).body).toMatchObject({ greeting: 'Olá', ...parameters })
})

it('holds no link and makes no secret, whatever the e-mail is about', async () => {
  const admin = await administratorClient()
  const openKinds = kindsWhere(({ mail, health }) => mail !== false && !health)
  for (const kind of openKinds) {
    const { id, userId } = await createMail({ kind, mailStatus: 'sent', mailSentAt: new Date() })
    const { status, text } = await admin.post(path(id))
    expect(status, kind).toBe(200)
    expect(text, kind).not.toMatch(/https?:|token|\/\/|\/app\//)
    expect(await readRows(tokens, { userId }), kind).toEqual([])
  }
})

it('shows the digest that covered several events, whichever of them is opened', async () => {
  const admin = await administratorClient()
  const { id: userId } = await createUser()
  const sent = new Date('2026-01-02T10:00:00.000Z')
  const mailed = { userId, kind: 'policy_approved', mailStatus: 'sent', mailSentAt: sent } as const
  const policy = (fileName: string, minutesBefore: number, mailDigestId: string | null = null) =>
    createMail({
      ...mailed,
      parameters: { fileName },
      notifyAt: after(sent, -minutesBefore * 60_000),
      mailDigestId,
    })
  await policy('outra.pdf', 4)
  const { id: first } = await policy('um.pdf', 3)
  const { id: second } = await policy('dois.pdf', 2, first)
  for (const id of [first, second])
    expect((await admin.post(path(id))).body).toMatchObject({
      subject: '2 apólices suas foram aprovadas',
      paragraphs: [expect.any(String), '• um.pdf', '• dois.pdf'],
    })
})

it('answers 404 for a message about health, for one without an e-mail and in another company', async () => {
  const admin = await administratorClient()
  const { id: companyId } = await createCompany()
  const { id: userId } = await createUser({ companyId })
  const health = await createMail({ kind: 'medication_due' })
  const bell = await createMail({ mailStatus: null })
  const foreign = await createMail({ companyId, userId })
  for (const message of [health, bell, foreign]) {
    expect((await admin.post(path(message.id))).status).toBe(404)
    expect(await readAudit(message.userId)).toEqual([])
  }
})
