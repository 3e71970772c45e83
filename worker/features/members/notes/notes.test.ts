import { describe, expect, it } from 'vitest'
import { NOTE_MAX, NOTES_PER_PERSON_MAX } from '#contract/notes.ts'
import { notes } from '#database/schema/notes.ts'
import { type Client, insertRows, refusal } from '#testing/api.ts'
import { administratorClient, createCompany, createUser } from '#testing/factories.ts'
import { readAudit } from '#testing/registrations.ts'

async function colleagues() {
  const { id: companyId } = await createCompany()
  const ana = await administratorClient({ companyId, fullName: 'Ana Prado' })
  const bia = await administratorClient({ companyId, fullName: 'Bia Prado' })
  const { id } = await createUser({ companyId, status: 'email_confirmed', emailConfirmedAt: new Date() })
  return { companyId, ana, bia, id }
}

const note = (client: Client, id: string, text: string) =>
  client.post(`/api/admin/members/${id}/notes`, { text })
const listNotes = async (client: Client, id: string) =>
  (await client.get(`/api/admin/members/${id}/person`)).body.notes

describe('a note about a person', () => {
  it('is read by every administrator of the company, with its author and time, the newest first', async () => {
    const { ana, bia, id } = await colleagues()
    const added = await note(ana, id, '  Pediu a segunda via.  ')
    expect(added).toMatchObject({
      status: 201,
      body: { text: 'Pediu a segunda via.', own: true, version: 1 },
    })
    expect((await note(bia, id, 'Enviada.')).status).toBe(201)
    expect(await listNotes(bia, id)).toEqual([
      expect.objectContaining({ text: 'Enviada.', author: 'Bia Prado', own: true }),
      { ...added.body, author: 'Ana Prado', own: false },
    ])
  })

  it('is changed and deleted only by its author', async () => {
    const { ana, bia, id } = await colleagues()
    const { body } = await note(ana, id, 'Pediu a segunda via.')
    const path = `/api/admin/notes/${body.id}`
    const refused = refusal(403, 'note_of_another')
    expect(await bia.put(path, { text: 'Outra' })).toMatchObject(refused)
    expect(await bia.delete(path)).toMatchObject(refused)
    expect(await ana.put(path, { text: 'Já recebeu.' })).toMatchObject({
      status: 200,
      body: { text: 'Já recebeu.', createdAt: body.createdAt, editedAt: expect.any(String) },
    })
    expect((await ana.delete(path)).status).toBe(204)
    expect(await listNotes(bia, id)).toEqual([])
    expect((await ana.delete(path)).status).toBe(404)
  })

  it('is in the audit log of the person, without its text', async () => {
    const { ana, id } = await colleagues()
    const { body } = await note(ana, id, 'Segredo da nota')
    await ana.put(`/api/admin/notes/${body.id}`, { text: 'Outro segredo da nota' })
    await ana.delete(`/api/admin/notes/${body.id}`)
    const rows = await readAudit(id)
    expect(rows.map(({ action }) => action)).toEqual([
      'member.note_added',
      'member.note_edited',
      'member.note_deleted',
    ])
    expect(JSON.stringify(rows)).not.toContain('segredo da nota')
  })

  it('is refused for a person outside the company, without a text and beyond the limits', async () => {
    const { companyId, ana, id } = await colleagues()
    const stranger = await createUser()
    expect((await note(ana, stranger.id, 'Texto')).status).toBe(404)
    expect((await note(ana, id, ' \u200b ')).body.fields).toEqual({ text: 'Escreva a nota' })
    expect((await note(ana, id, 'x'.repeat(NOTE_MAX + 1))).status).toBe(422)
    const row = { companyId, userId: id, authorId: ana.userId, text: 'Nota', createdAt: new Date() }
    const full = Array.from({ length: NOTES_PER_PERSON_MAX }, (_, index) => ({
      ...row,
      id: `${id}-${index}`,
    }))
    for (const one of full) await insertRows(notes, one)
    expect(await note(ana, id, 'Mais uma')).toMatchObject(refusal(409, 'note_limit'))
    expect(await listNotes(ana, id)).toHaveLength(NOTES_PER_PERSON_MAX)
  })

  it('is added once, however often it is sent', async () => {
    const { ana, id } = await colleagues()
    const options = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const send = () => ana.post(`/api/admin/members/${id}/notes`, { text: 'Uma vez' }, options)
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await listNotes(ana, id)).toHaveLength(1)
  })
})
