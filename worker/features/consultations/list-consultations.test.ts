import { describe, expect, it } from 'vitest'
import { CONSULTATIONS_TAB_PAGE_SIZE } from '#contract/consultations.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'

describe('GET /api/consultations', () => {
  it('searches all texts', async () => {
    const member = await signedInClient()
    const shown = { specialty: 'Nutrição', doctorName: 'Dr. Paulo Lima', notes: 'Plano alimentar' }
    const place = { placeName: 'Clínica Vila Nova', address: 'Rua das Acácias', bring: ['Diário alimentar'] }
    const { id } = await createConsultation(member.userId, { ...shown, ...place })
    await createConsultation(member.userId, { specialty: 'Cardiologia' })
    for (const search of ['nutricao%20paulo', 'ACACIAS', 'clinica', 'diario', 'plano'])
      expect((await member.get(`/api/consultations?search=${search}`)).body, search).toMatchObject([{ id }])
    expect((await member.get('/api/consultations?search=nutricao%20ana')).body).toEqual([])
  })

  it('filters by type and by tab', async () => {
    const member = await signedInClient()
    const add = async (date: string, more = {}) =>
      (await createConsultation(member.userId, { date: new Date(date), type: 'Video', ...more })).id
    const completed = await add('2026-01-01T02:00:00Z', { status: 'Completed' })
    const unclosed = await add('2026-02-01T12:00:00Z', { type: 'Phone' })
    const cancelled = await add('2099-02-01T12:00:00Z', { status: 'Cancelled' })
    const upcoming = await add('2099-03-01T12:00:00Z')
    const ids = async (query: string) =>
      (await member.get(`/api/consultations?${query}`)).body.map((one: { id: string }) => one.id)
    expect(await ids('type=Video')).toEqual([upcoming, cancelled, completed])
    expect(await ids('group=upcoming')).toEqual([upcoming])
    expect(await ids('group=past')).toEqual([unclosed, completed])
    expect(await ids('group=cancelled')).toEqual([cancelled])
    expect(await ids('group=past&type=Phone&year=2026')).toEqual([unclosed])
  })

  it('has smaller pages in a tab, and no unknown type', async () => {
    const member = await signedInClient()
    const date = new Date(Date.UTC(2026, 0, 1))
    for (let n = 0; n <= CONSULTATIONS_TAB_PAGE_SIZE; n++) await createConsultation(member.userId, { date })
    expect((await member.get('/api/consultations?group=past')).body).toHaveLength(CONSULTATIONS_TAB_PAGE_SIZE)
    expect((await member.get('/api/consultations?type=Letter')).status).toBe(422)
  })
})

describe('GET /api/consultations/upcoming', () => {
  it('names the nearest scheduled consultation in the member’s time zone', async () => {
    const member = await signedInClient()
    await createConsultation(member.userId, { date: new Date('2026-01-02T11:00:00Z') })
    await createConsultation(member.userId, { date: new Date('2098-11-24T11:00:00Z'), status: 'Cancelled' })
    await createConsultation(member.userId, { date: new Date('2099-11-25T11:00:00Z') })
    await createConsultation(member.userId, {
      date: new Date('2099-11-24T11:00:00Z'),
      specialty: 'Cardiologia',
      doctorName: 'Dra. Ana Souza',
    })
    const answer = await member.get('/api/consultations/upcoming', {
      headers: { 'X-Time-Zone': 'America/Manaus' },
    })
    expect(answer.body).toMatchObject({
      title: 'Cardiologia com Dra. Ana Souza',
      time: 'ter., 24/11 · 07:00',
      date: '2099-11-24T11:00:00.000Z',
    })
    expect((await member.get('/api/consultations/upcoming')).body.time).toBe('ter., 24/11 · 08:00')
  })

  it('answers null without a future consultation', async () => {
    const member = await signedInClient()
    expect(await member.get('/api/consultations/upcoming')).toMatchObject({ status: 200, text: 'null' })
  })
})
