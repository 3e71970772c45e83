import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import { writeCalendarFile } from './calendar-file.ts'

const consultation: Consultation = {
  id: 'c1',
  date: '2026-11-25T11:00:00.000Z',
  timeZone: 'America/Sao_Paulo',
  type: 'In-person',
  doctorName: 'Dra. Ana Souza',
  specialty: 'Cardiologia',
  notes: 'Retorno; levar tudo, sem falta\nChegar antes \\ 10 min',
  placeName: 'Clínica Vila Nova',
  address: 'Rua das Acácias, 120, sala 4',
  phone: null,
  bring: ['Exames de outubro', 'Documento 💊'.repeat(12)],
  exams: [],
  status: 'Scheduled',
  version: 3,
}
const page = new URL('https://app.exemplo.com.br/app/consultations/c1')
const fileOf = (change: Partial<Consultation> = {}) =>
  writeCalendarFile({ ...consultation, ...change }, page, new Date('2026-11-20T12:00:00Z'))

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('No event')
  return { component: event, event: new ICAL.Event(event) }
}

describe('the calendar file', () => {
  it('is read back as the consultation, without a length that nobody gave', () => {
    const { component, event } = read(fileOf())
    expect(event.summary).toBe('Cardiologia com Dra. Ana Souza')
    expect(event.location).toBe('Clínica Vila Nova, Rua das Acácias, 120, sala 4')
    expect(event.description).toBe(`${consultation.notes}\n• Exames de outubro\n• ${consultation.bring[1]}`)
    expect(event.uid).toBe('c1@app.exemplo.com.br')
    expect(event.sequence).toBe(3)
    expect(event.startDate.toJSDate().toISOString()).toBe(consultation.date)
    expect(component.getFirstProperty('dtend')).toBeNull()
    expect(component.getFirstProperty('duration')).toBeNull()
    expect(component.getFirstPropertyValue('url')).toBe(page.href)
    const alarm = component.getFirstSubcomponent('valarm')
    expect(`${alarm?.getFirstPropertyValue('trigger')}`).toBe('-PT1H')
    expect(alarm?.getFirstPropertyValue('description')).toBe('Cardiologia com Dra. Ana Souza em 1 hora')
  })

  it.each([
    ['America/Rio_Branco', '2026-11-25T06:00:00'],
    ['America/Sao_Paulo', '2026-11-25T08:00:00'],
    ['Asia/Kolkata', '2026-11-25T16:30:00'],
    ['Europe/Lisbon', '2026-11-25T11:00:00'],
  ])('has the clock of %s', (timeZone, wall) => {
    const { event } = read(fileOf({ timeZone }))
    expect(event.startDate.toString()).toBe(wall)
    expect(event.startDate.zone.tzid).toBe(timeZone)
    expect(event.startDate.toJSDate().toISOString()).toBe(consultation.date)
  })

  it('quotes the name of a zone that is an offset', () => {
    const file = fileOf({ timeZone: '+03:00' })
    expect(file).toContain('DTSTART;TZID="+03:00":')
    expect(read(file).event.startDate.toJSDate().toISOString()).toBe(consultation.date)
  })

  it('folds lines at 75 bytes and ends each with CRLF', () => {
    const lines = fileOf().split('\r\n')
    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75)
    expect(lines.some((line) => line.includes('\n') || line.includes('\r'))).toBe(false)
  })

  it('lets no text add properties or control characters', () => {
    const { component, event } = read(
      fileOf({ doctorName: 'x\r\nATTACH:https://evil.example\u0000\u0007', notes: null, bring: [] }),
    )
    expect(event.summary).toBe('Cardiologia com x\nATTACH:https://evil.example')
    expect(component.getFirstProperty('attach')).toBeNull()
    expect(component.getFirstProperty('description')).toBeNull()
  })

  it('has no place if none is known', () => {
    const { event } = read(fileOf({ placeName: null, address: null, specialty: null, doctorName: null }))
    expect(event.location).toBeNull()
    expect(event.summary).toBe('Consulta')
  })
})
