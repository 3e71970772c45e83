import { describe, expect, it } from 'vitest'
import { passkeys } from '#database/schema/passkeys.ts'
import { newAddress } from '#testing/account-help.ts'
import { Client, readRows, refusal } from '#testing/api.ts'
import { addPasskey } from '#testing/authenticator.ts'
import { administratorClient, createUser, login, PASSWORD } from '#testing/factories.ts'
import { endSessionsTokenIn, mailsTo, newestMailTo, tokenIn } from '#testing/mail.ts'
import { readAudit, readUser } from '#testing/registrations.ts'

const STOLEN = 'senha de quem tomou a conta'

const pressLink = (token: string) => new Client().post('/api/sessions/end-by-link', { token })
const restored = {
  status: 200,
  body: { message: expect.stringContaining('voltou a ser o e-mail da sua conta') },
}
const onlyEnded = { status: 200, body: { message: expect.stringMatching(/^Todos os aparelhos saíram/) } }
const unusable = refusal(400, 'end_sessions_link_invalid')

async function correctEmail(admin: Client, id: string, email: string) {
  expect((await admin.put(`/api/admin/members/${id}/email-change`, { email })).status).toBe(200)
  const token = tokenIn(await newestMailTo(admin, email))
  const { status, body } = await new Client().post('/api/email-change/confirm', { token })
  expect(status).toBe(200)
  return body.passwordProof as string
}

/**
 * An administrator gives a member's account an address of the administrator's, confirms it at once and sets a
 * password.
 */
async function takenAccount() {
  const admin = await administratorClient()
  const { id, email } = await createUser({ emailConfirmedAt: new Date() })
  const address = newAddress()
  const proof = await correctEmail(admin, id, address)
  const taker = new Client()
  const choice = { proof, fullName: 'Quem Tomou', password: STOLEN }
  expect((await taker.post('/api/email-confirmation/new-password', choice)).status).toBe(200)
  await admin.settled()
  const [asked, changed] = mailsTo(email).slice(-2)
  if (!asked || !changed) throw new Error('The former address got no two notices')
  return { admin, id, email, address, taker, asked, changed }
}

describe('the link of a notice of an administrator’s correction, pressed after the new address confirmed it', () => {
  it.each(['asked', 'changed'] as const)('restores the former address: the notice of %s', async (notice) => {
    const account = await takenAccount()
    const { id, email, address, taker } = account
    expect((await addPasskey(taker)).answer.status).toBe(201)
    expect(account.asked.subject).toBe('Pedido de troca do seu e-mail')
    expect(account.changed.subject).toBe('O e-mail da sua conta mudou')
    for (const { text } of [account.asked, account.changed])
      expect(text).toContain('mesmo que a troca já tenha sido confirmada')

    expect(await pressLink(endSessionsTokenIn(account[notice]))).toMatchObject(restored)
    expect(await readUser(id)).toMatchObject({ email, newEmail: null })
    expect((await taker.get('/api/user')).status).toBe(401)
    expect(await readRows(passkeys, { userId: id })).toEqual([])
    for (const [known, password] of [
      [address, STOLEN],
      [email, STOLEN],
      [email, PASSWORD],
    ] as const)
      expect((await login(new Client(), known, password)).status).toBe(401)
    expect((await readAudit(id)).map(({ action }) => action)).toContain('account.email_restored')

    const owner = new Client()
    await owner.settled()
    for (const told of [email, address]) {
      const mails = mailsTo(told).filter(({ subject }) => subject === 'O e-mail da sua conta mudou')
      expect(mails, told).toHaveLength(2)
    }
    await owner.post('/api/password-reset', { email })
    const token = tokenIn(await newestMailTo(owner, email))
    const password = 'capivara no lago 7'
    expect((await owner.post('/api/password-reset/confirm', { token, password })).status).toBe(200)
    expect((await login(owner, email, password)).status).toBe(200)
  })

  it('restores it even after later changes, whose notices become invalid', async () => {
    const { admin, id, email, taker, asked } = await takenAccount()
    const second = newAddress()
    await taker.post('/api/email-change', { email: second, password: STOLEN })
    const token = tokenIn(await newestMailTo(taker, second))
    expect((await taker.post('/api/email-change/confirm', { token })).status).toBe(200)
    await correctEmail(admin, id, newAddress())
    await admin.settled()
    const late = endSessionsTokenIn(await newestMailTo(admin, second))

    expect(await pressLink(endSessionsTokenIn(asked))).toMatchObject(restored)
    expect((await readUser(id)).email).toBe(email)
    expect(await pressLink(late)).toMatchObject(unusable)
    expect((await readUser(id)).email).toBe(email)
  })

  it('still restores the first address if a later notice was used before', async () => {
    const { admin, id, email, address, asked } = await takenAccount()
    await correctEmail(admin, id, newAddress())
    await admin.settled()
    expect(await pressLink(endSessionsTokenIn(await newestMailTo(admin, address)))).toMatchObject(restored)
    expect((await readUser(id)).email).toBe(address)
    expect(await pressLink(endSessionsTokenIn(asked))).toMatchObject(restored)
    expect((await readUser(id)).email).toBe(email)
  })

  it('has one winner if both notices are used at once', async () => {
    const { id, email, asked, changed } = await takenAccount()
    const answers = await Promise.all([asked, changed].map((mail) => pressLink(endSessionsTokenIn(mail))))
    expect(answers.filter(({ body }) => body.message?.includes('voltou'))).toHaveLength(1)
    expect((await readUser(id)).email).toBe(email)
    expect((await readAudit(id)).filter(({ action }) => action === 'account.email_restored')).toHaveLength(1)
  })

  it('replaces an unconfirmed registration of the address, and leaves a confirmed one alone', async () => {
    const [first, second] = [await takenAccount(), await takenAccount()]
    const pending = await createUser({ email: first.email, status: 'pending' })
    const other = await createUser({ email: second.email })
    expect(await pressLink(endSessionsTokenIn(first.asked))).toMatchObject(restored)
    await expect(readUser(pending.id)).rejects.toThrow('no account')
    expect((await readUser(first.id)).email).toBe(first.email)

    expect(await pressLink(endSessionsTokenIn(second.asked))).toMatchObject(onlyEnded)
    expect((await second.taker.get('/api/user')).status).toBe(401)
    expect((await readUser(second.id)).email).toBe(second.address)
    expect((await readUser(other.id)).email).toBe(second.email)
  })

  it('does not undo a change that the member requested after the correction was withdrawn', async () => {
    const admin = await administratorClient()
    const member = new Client()
    const { id, email } = await createUser({ emailConfirmedAt: new Date() })
    await login(member, email)
    const path = `/api/admin/members/${id}/email-change`
    expect((await admin.put(path, { email: newAddress() })).status).toBe(200)
    const asked = await newestMailTo(admin, email)
    expect((await admin.delete(path)).status).toBe(200)
    const own = newAddress()
    await member.post('/api/email-change', { email: own, password: PASSWORD })
    const token = tokenIn(await newestMailTo(member, own))
    expect((await member.post('/api/email-change/confirm', { token })).status).toBe(200)
    expect(await pressLink(endSessionsTokenIn(asked))).toMatchObject(onlyEnded)
    expect((await readUser(id)).email).toBe(own)
    expect((await login(member, own)).status).toBe(200)
  })
})
