import { describe, expect, it } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/operations.ts'
import { passkeys } from '#database/schema/passkeys.ts'
import { Client, readRows, refusal } from '#testing/api.ts'
import { addPasskey } from '#testing/authenticator.ts'
import { administratorClient, PASSWORD, signedInClient } from '#testing/factories.ts'
import { newestMailTo } from '#testing/mail.ts'

const sixMinutesLater = { later: 6 * 60_000 }

const remove = (admin: Client, id: string, body: object = { reason: 'lost_device' }) =>
  admin.post(`/api/admin/members/${id}/remove-passkeys`, body)

async function memberWithPasskeys() {
  const client = await signedInClient()
  const { authenticator } = await addPasskey(client)
  await addPasskey(client)
  return { client, authenticator }
}

const listPasskeys = async (userId: string) => readRows(passkeys, { userId })

describe('POST /api/admin/members/:id/remove-passkeys', () => {
  it('removes all passkeys of the member, leaves an audit row with the reason, and tells the member', async () => {
    const admin = await administratorClient()
    const { client, authenticator } = await memberWithPasskeys()
    const detail = () => admin.get(`/api/admin/members/${client.userId}`)
    expect((await detail()).body.passkeys).toBe(2)
    const body = { reason: 'other', text: 'Celular roubado na rua.' }
    expect(await remove(admin, client.userId, body)).toMatchObject({
      status: 200,
      body: { id: client.userId, removed: 2 },
    })
    expect(await listPasskeys(client.userId)).toEqual([])
    expect((await detail()).body).toMatchObject({
      passkeys: 0,
      history: [{ action: 'member.passkeys_removed', detail: body }],
    })
    const rows = await readRows(auditLog, { subjectId: client.userId, action: 'member.passkeys_removed' })
    expect(rows).toMatchObject([{ actorId: admin.userId, detail: body }])
    const [user] = await readRows(users, { id: client.userId })
    const { subject } = await newestMailTo(admin, user?.email ?? '')
    expect(subject).toBe('Uma chave de acesso foi removida')
    const stranger = new Client()
    const options = (await stranger.post('/api/passkeys/sign-in/options')).body
    const assertion = await authenticator.get(options)
    expect(await stranger.post('/api/passkeys/sign-in', assertion)).toMatchObject(
      refusal(401, 'passkey_refused'),
    )
  })

  it('needs a reason and a fresh proof', async () => {
    const admin = await administratorClient()
    const { client } = await memberWithPasskeys()
    expect((await remove(admin, client.userId, {})).body.fields).toHaveProperty('reason')
    expect((await remove(admin, client.userId, { reason: 'other' })).body.fields).toHaveProperty('text')
    const path = `/api/admin/members/${client.userId}/remove-passkeys`
    const late = await admin.post(path, { reason: 'security' }, sixMinutesLater)
    expect(late).toMatchObject(refusal(403, 'fresh_proof_required'))
    expect(await listPasskeys(client.userId)).toHaveLength(2)
    await admin.post('/api/admin/password/proof', { password: PASSWORD }, sixMinutesLater)
    expect((await admin.post(path, { reason: 'security' }, sixMinutesLater)).status).toBe(200)
  })

  it('asks the member’s sessions to prove themselves again', async () => {
    const admin = await administratorClient()
    const { client } = await memberWithPasskeys()
    await remove(admin, client.userId)
    expect((await client.get('/api/user')).status).toBe(200)
    expect(await client.post('/api/passkeys/options', undefined, sixMinutesLater)).toMatchObject(
      refusal(403, 'fresh_proof_required'),
    )
  })

  it('is refused without passkeys and for an administrator', async () => {
    const admin = await administratorClient()
    const changed = refusal(409, 'member_changed')
    const plain = await signedInClient()
    expect(await remove(admin, plain.userId)).toMatchObject(changed)
    const colleague = await administratorClient()
    await addPasskey(colleague)
    expect(await remove(admin, colleague.userId)).toMatchObject(changed)
    expect(await listPasskeys(colleague.userId)).toHaveLength(1)
  })
})
