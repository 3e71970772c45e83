import { describe, expect, it } from 'vitest'
import { auditLog } from '#database/schema/operations.ts'
import { Client, readRows, refusal } from '#testing/api.ts'
import { administratorClient, login } from '#testing/factories.ts'

const end = (admin: Client, id: string) => admin.post(`/api/admin/members/${id}/end-sessions`)

describe('POST /api/admin/members/:id/end-sessions', () => {
  it('ends the sessions at both addresses without blocking, and leaves an audit row', async () => {
    const admin = await administratorClient()
    const person = await administratorClient()
    const { email } = (await person.get('/api/admin/user')).body
    const inApp = new Client()
    await login(inApp, email)
    expect(await end(admin, person.userId)).toMatchObject({
      status: 200,
      body: { id: person.userId, sessionsEnded: true },
    })
    expect((await person.get('/api/admin/user')).status).toBe(401)
    expect((await inApp.get('/api/user')).status).toBe(401)
    expect((await login(new Client(), email)).status).toBe(200)
    const rows = await readRows(auditLog, { subjectId: person.userId })
    expect(rows.filter(({ action }) => action === 'member.sessions_ended')).toMatchObject([
      { actorId: admin.userId },
    ])
  })

  it('is refused for one’s own account', async () => {
    const admin = await administratorClient()
    expect(await end(admin, admin.userId)).toMatchObject(refusal(409, 'own_account'))
  })
})
