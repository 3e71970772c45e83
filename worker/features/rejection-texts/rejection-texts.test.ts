import { describe, expect, it } from 'vitest'
import { REJECTION_TEXTS_MAX } from '#contract/rejection-texts.ts'
import { rejectionTexts } from '#database/schema/rejection-texts.ts'
import { type Client, insertRows, refusal } from '#testing/api.ts'
import { administratorClient, createCompany } from '#testing/factories.ts'
import { readAudit } from '#testing/registrations.ts'

const base = '/api/admin/rejection-texts'
const saved = { reason: 'incomplete', name: 'Sem sobrenome', text: 'Informe o nome completo.' }

/** Two administrators of a new company. */
async function colleagues() {
  const companyId = (await createCompany()).id
  const [ana, bia] = await Promise.all([
    administratorClient({ companyId }),
    administratorClient({ companyId }),
  ])
  return { companyId, ana, bia }
}

const listTexts = async (admin: Client) => (await admin.get(base)).body

describe('a saved text', () => {
  it('is visible to every administrator of the company, and to no other company', async () => {
    const { ana, bia } = await colleagues()
    const stranger = await administratorClient({ companyId: (await createCompany()).id })
    expect(await listTexts(ana)).toEqual([])
    const added = await ana.post(base, { ...saved, name: '  Sem sobrenome ' })
    expect(added).toMatchObject({ status: 201, body: saved })
    await ana.post(base, { ...saved, name: 'Foto ilegível' })
    await bia.post(base, { ...saved, reason: 'duplicate' })
    // In the order of addition, so that a new text moves no other one to another number key.
    expect((await listTexts(bia)).map(({ name, reason }: typeof saved) => [reason, name])).toEqual([
      ['incomplete', 'Sem sobrenome'],
      ['incomplete', 'Foto ilegível'],
      ['duplicate', 'Sem sobrenome'],
    ])
    expect(await listTexts(stranger)).toEqual([])
  })

  it('is edited and deleted, each with an audit row that holds the text', async () => {
    const { companyId, ana, bia } = await colleagues()
    const { body } = await ana.post(base, saved)
    const other = { reason: 'other', name: 'Outro nome', text: 'Outras palavras.' }
    expect(await bia.put(`${base}/${body.id}`, other)).toMatchObject({ status: 200, body: other })
    expect(await listTexts(ana)).toEqual([{ id: body.id, ...other, version: 2 }])
    expect((await ana.delete(`${base}/${body.id}`)).status).toBe(204)
    expect((await ana.delete(`${base}/${body.id}`)).status).toBe(404)
    expect((await ana.put(`${base}/${body.id}`, other)).status).toBe(404)
    expect(await listTexts(ana)).toEqual([])
    expect(await readAudit(body.id)).toMatchObject([
      { action: 'rejection_text.added', actorId: ana.userId, companyId, detail: saved },
      {
        action: 'rejection_text.edited',
        actorId: bia.userId,
        detail: {
          'reason.before': 'incomplete',
          'reason.after': 'other',
          'name.before': saved.name,
          'name.after': other.name,
          'text.before': saved.text,
          'text.after': other.text,
        },
      },
      { action: 'rejection_text.deleted', actorId: ana.userId, detail: other },
    ])
  })

  it('is rejected with a message for each field', async () => {
    const { ana } = await colleagues()
    expect((await ana.post(base, {})).body.fields).toEqual({
      reason: 'Escolha um motivo',
      name: 'Dê um nome ao texto',
      text: 'Explique o motivo',
    })
    expect((await ana.post(base, { reason: 'lost', name: ' ', text: ' x ' })).body.fields).toEqual({
      reason: 'Escolha um motivo',
      name: 'Dê um nome ao texto',
      text: 'Explique o motivo em pelo menos 3 caracteres',
    })
    const long = { reason: 'other', name: 'n'.repeat(61), text: 't'.repeat(1001) }
    expect((await ana.post(base, long)).body.fields).toEqual({
      name: 'Use no máximo 60 caracteres',
      text: 'Use no máximo 1.000 caracteres',
    })
    expect(await listTexts(ana)).toEqual([])
  })

  it('has a unique name within its reason, even with concurrent requests', async () => {
    const { ana, bia } = await colleagues()
    const answers = await Promise.all([ana.post(base, saved), bia.post(base, saved)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual({
      name: 'Já existe um texto com este nome para este motivo',
    })
    const [stored] = await listTexts(ana)
    const { body } = await ana.post(base, { ...saved, name: 'Outro' })
    expect((await ana.put(`${base}/${body.id}`, saved)).body.fields).toEqual({
      name: 'Já existe um texto com este nome para este motivo',
    })
    // An edit may keep the text's name.
    expect((await ana.put(`${base}/${stored.id}`, { ...saved, text: 'Mais claro.' })).status).toBe(200)
    expect(await readAudit(body.id)).toHaveLength(1)
  })

  it('is limited to fifty', async () => {
    const { companyId, ana } = await colleagues()
    const rows = Array.from({ length: REJECTION_TEXTS_MAX - 1 }, (_, n) => ({
      id: crypto.randomUUID(),
      companyId,
      reason: 'other' as const,
      name: `Texto ${n}`,
      text: 'Motivo',
      createdAt: new Date(),
    }))
    await insertRows(rejectionTexts, rows)
    expect((await ana.post(base, saved)).status).toBe(201)
    expect(await ana.post(base, { ...saved, name: 'Um a mais' })).toMatchObject(
      refusal(409, 'rejection_text_limit'),
    )
    expect(await listTexts(ana)).toHaveLength(REJECTION_TEXTS_MAX)
    // Texts for policies have their own limit.
    expect((await ana.post(base, { ...saved, reason: 'policy' })).status).toBe(201)
    expect(await listTexts(ana)).toHaveLength(REJECTION_TEXTS_MAX + 1)
  })

  it('is for policies with the reason `policy`', async () => {
    const { ana, bia } = await colleagues()
    const forPolicies = { reason: 'policy', name: saved.name, text: 'Falta a página 2.' }
    await ana.post(base, saved)
    const { body } = await ana.post(base, forPolicies)
    expect((await ana.post(base, forPolicies)).body.fields).toEqual({
      name: 'Já existe um texto com este nome para este motivo',
    })
    expect(await listTexts(bia)).toMatchObject([saved, forPolicies])
    expect(await readAudit(body.id)).toMatchObject([{ detail: forPolicies }])
  })

  it('is saved once for retries of the same request', async () => {
    const { ana } = await colleagues()
    const key = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const first = await ana.post(base, saved, key)
    expect(await ana.post(base, saved, key)).toMatchObject({ status: 201, body: first.body })
    expect(await listTexts(ana)).toHaveLength(1)
  })

  it.each(["'; drop table rejection_texts; --", '<b>☕</b> "aspas" & \' fim'])(
    'comes back exactly as it was typed: %j',
    async (text) => {
      const { ana } = await colleagues()
      await ana.post(base, { ...saved, name: text, text })
      expect((await listTexts(ana))[0]).toMatchObject({ name: text, text })
    },
  )
})
