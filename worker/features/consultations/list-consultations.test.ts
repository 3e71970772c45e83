import { describe, expect, it } from 'vitest'
import { CONSULTATIONS_TAB_PAGE_SIZE, type Consultation } from '#contract/consultations.ts'
import { DAY } from '#domain/duration.ts'
import { allPages } from '#testing/all-pages.ts'
import { createConsultation, signedInClient } from '#testing/factories.ts'

describe('GET /api/consultations', () => {
  it('finds words regardless of accents and case, in all texts', async () => {
    const member = await signedInClient()
    const shown = { specialty: 'Nutrição', doctorName: 'Dr. Paulo Lima', notes: 'Plano alimentar' }
    const place = { placeName: 'Clínica Vila Nova', address: 'Rua das Acácias', bring: ['Diário alimentar'] }
    const { id } = await createConsultation(member.userId, { ...shown, ...place })
    await createConsultation(member.userId, { specialty: 'Cardiologia' })
    const found = async (search: string) =>
      (await member.get(`/api/consultations?search=${encodeURIComponent(search)}`)).body.map(
        (one: { id: string }) => one.id,
      )
    for (const search of ['nutricao', 'NUTRIÇÃO paulo', 'ACACIAS', 'clínica', 'diario', '  plano  ']) {
      expect(await found(search)).toEqual([id])
    }
    for (const search of ['nutrição ana', '%', '_', "'"]) expect(await found(search)).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  it('filters by year in the member’s time zone, by type and by tab, and names the first record', async () => {
    const member = await signedInClient()
    const add = async (date: string, more = {}) =>
      (await createConsultation(member.userId, { date: new Date(date), type: 'Video', ...more })).id
    const newYear = await add('2026-01-01T02:00:00Z', { status: 'Completed' })
    const unclosed = await add('2026-02-01T12:00:00Z', { type: 'Phone' })
    const cancelled = await add('2099-02-01T12:00:00Z', { status: 'Cancelled' })
    const upcoming = await add('2099-03-01T12:00:00Z')
    const ids = async (query: string) => {
      const answer = await member.get(`/api/consultations?${query}`, {
        headers: { 'X-Time-Zone': 'America/Sao_Paulo' },
      })
      expect(answer.headers.get('First-Record')).toBe('2026-01-01T02:00:00.000Z')
      return answer.body.map((one: { id: string }) => one.id)
    }
    expect(await ids('year=2025')).toEqual([newYear])
    expect(await ids('year=2026')).toEqual([unclosed])
    expect(await ids('type=Video')).toEqual([upcoming, cancelled, newYear])
    expect(await ids('group=upcoming')).toEqual([upcoming])
    expect(await ids('group=past')).toEqual([unclosed, newYear])
    expect(await ids('group=cancelled')).toEqual([cancelled])
    expect(await ids('group=past&type=Phone&year=2026')).toEqual([unclosed])
  })

  it('refuses an unknown filter and a foreign cursor', async () => {
    const member = await signedInClient()
    for (const query of [
      'year=99',
      'year=x',
      'type=Letter',
      'group=lost',
      'cursor=1%27--',
      `search=${'x'.repeat(101)}`,
    ])
      expect((await member.get(`/api/consultations?${query}`)).status, query).toBe(422)
  })

  it('answers the latest date first, page by page', async () => {
    const member = await signedInClient()
    for (let day = 0; day < 103; day++) {
      await createConsultation(member.userId, {
        date: new Date(Date.UTC(2026, 0, 1) + Math.floor(day / 2) * DAY),
      })
    }
    const pages = await allPages<Consultation>(member, '/api/consultations')
    expect(pages.map((page) => page.length)).toEqual([100, 3])
    const dates = pages.flat().map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(103)
    expect((await member.get('/api/consultations?group=past')).body).toHaveLength(CONSULTATIONS_TAB_PAGE_SIZE)
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
