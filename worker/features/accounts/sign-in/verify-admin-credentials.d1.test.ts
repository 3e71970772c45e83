import { describe, expect, it } from 'vitest'
import { Client, invalid } from '#testing/api.ts'
import { createUser, PASSWORD } from '#testing/factories.ts'

describe('POST /api/test-admin-login', () => {
  it('verifies without a session', async () => {
    const user = await createUser({ role: 'admin' })
    const client = new Client()
    const answer = await client.post('/api/test-admin-login', { email: user.email, password: PASSWORD })
    expect(answer).toMatchObject({
      status: 200,
      body: { passwordValid: true, user: { id: user.id, email: user.email, role: 'admin' } },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('names the role of a user who is not an administrator', async () => {
    const { email } = await createUser()
    const answer = await new Client().post('/api/test-admin-login', { email, password: PASSWORD })
    expect(answer.body).toMatchObject({ passwordValid: true, user: { role: 'member' } })
  })

  it('refuses wrong credentials and blank fields', async () => {
    const { email } = await createUser({ role: 'admin' })
    expect(await new Client().post('/api/test-admin-login', { email, password: 'errada-1' })).toMatchObject({
      status: 401,
      body: { message: 'E-mail ou senha incorretos', passwordValid: false },
    })
    const blank = await new Client().post('/api/test-admin-login', { email: ' ', password: '  ' })
    const sentence = 'Por favor, preencha todos os campos.'
    expect(blank).toMatchObject(invalid({ email: sentence, password: sentence }))
  })
})
