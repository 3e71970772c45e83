import { describe, expect, it } from 'vitest'
import {
  ago,
  date,
  dateAndTime,
  day,
  dayAndMonth,
  dayAndTime,
  dayInWords,
  dayRange,
  daysUntil,
  decimal,
  decimalText,
  duration,
  fromToday,
  fullDay,
  integer,
  isoDay,
  parseDecimal,
  shortDate,
  time,
  weekdayAndTime,
} from './format.ts'

const ZONE = 'America/Sao_Paulo'
const moment = '2026-11-24T11:00:00.000Z'

describe('dates and times in the zone', () => {
  it('formats them in Brazilian Portuguese', () => {
    expect(day(moment, ZONE)).toBe('ter., 24 de nov.')
    expect(fullDay(moment, ZONE)).toBe('terça-feira, 24 de novembro')
    expect(fullDay('2027-01-01T12:00:00Z', ZONE)).toBe('sexta-feira, 1º de janeiro')
    expect(fullDay('2027-01-21T12:00:00Z', ZONE)).toBe('quinta-feira, 21 de janeiro')
    expect(day('2027-01-01T12:00:00Z', ZONE)).toBe('sex., 1º de jan.')
    expect(time(moment, ZONE)).toBe('08:00')
    expect(shortDate(moment, ZONE)).toBe('24/11')
    expect(dayInWords(moment, '2026-12-31T12:00:00Z', ZONE)).toBe('24 de novembro')
    expect(dayInWords('2026-11-01T12:00:00Z', '2027-01-01T12:00:00Z', ZONE)).toBe('1º de novembro de 2026')
    expect(daysUntil(moment, '2026-11-21T02:00:00Z', ZONE)).toBe(4)
    expect(daysUntil(moment, '2026-11-25T12:00:00Z', ZONE)).toBe(-1)
    expect(dayAndTime(moment, ZONE)).toBe('ter., 24 de nov. ·\u00a008:00')
    expect(date(moment, ZONE)).toBe('24/11/2026')
    expect(dateAndTime(moment, ZONE)).toBe('24/11/2026 08:00')
    expect(dayAndMonth(moment, ZONE)).toEqual({ day: '24', month: 'nov' })
    expect(dayAndMonth('2026-12-03T12:00:00Z', ZONE)).toEqual({ day: '03', month: 'dez' })
    expect(weekdayAndTime(moment, ZONE)).toBe('ter., 08:00')
  })

  it('writes midnight as 00:00', () => {
    expect(time('2026-11-24T03:00:00Z', ZONE)).toBe('00:00')
  })

  it('uses the date of the zone, not of UTC', () => {
    expect(isoDay('2026-11-24T02:30:00Z', ZONE)).toBe('2026-11-23')
    expect(isoDay('2026-11-24T02:30:00Z', 'UTC')).toBe('2026-11-24')
  })
})

describe('fromToday', () => {
  const now = '2026-11-20T15:00:00Z'
  it.each([
    ['2026-11-20T03:00:00Z', 'hoje'],
    ['2026-11-20T02:59:00Z', 'ontem'],
    ['2026-11-21T12:00:00Z', 'amanhã'],
    ['2026-11-15T12:00:00Z', 'há 5 dias'],
    ['2026-10-20T12:00:00Z', 'mês passado'],
    ['2026-09-18T12:00:00Z', 'há 2 meses'],
    ['2026-04-10T12:00:00Z', 'há 7 meses'],
    ['2024-11-01T12:00:00Z', 'há 2 anos'],
  ])('%s is "%s"', (moment, words) => {
    expect(fromToday(moment, now, ZONE)).toBe(words)
  })
})

describe('ago', () => {
  const now = '2026-11-20T15:00:00Z'
  it.each([
    ['2026-11-20T14:59:30Z', 'agora'],
    ['2026-11-20T14:46:00Z', 'há 14 minutos'],
    ['2026-11-20T12:00:00Z', 'há 3 horas'],
    ['2026-11-19T12:00:00Z', 'ontem'],
  ])('%s is "%s"', (moment, words) => {
    expect(ago(moment, now, ZONE)).toBe(words)
  })
})

describe('numbers', () => {
  it('formats durations', () => {
    expect([450, 420, 45, 0].map(duration)).toEqual(['7 h 30 min', '7 h', '45 min', '0 min'])
  })

  it('formats and parses decimals with a comma', () => {
    expect(decimal(72.5)).toBe('72,5')
    expect(decimal(25)).toBe('25,0')
    expect([72.5, 70, 1000.25].map(decimalText)).toEqual(['72,5', '70', '1000,25'])
    expect(integer(1000)).toBe('1.000')
    expect(parseDecimal(' 72,5 ')).toBe(72.5)
    expect(parseDecimal('72.5')).toBe(72.5)
    expect(parseDecimal('1.234,5')).toBeNaN()
    expect(parseDecimal('')).toBeNaN()
    expect(parseDecimal('72,5kg')).toBeNaN()
  })
})

describe('dayRange', () => {
  it.each([
    ['2026-11-15', '2026-11-21', '15 – 21 de nov.'],
    ['2026-11-01', '2026-11-07', '1º – 7 de nov.'],
    ['2026-11-29', '2026-12-05', '29 de nov. – 5 de dez.'],
    ['2026-11-25', '2026-12-01', '25 de nov. – 1º de dez.'],
    ['2026-12-27', '2027-01-02', '27 de dez. de 2026 – 2 de jan. de 2027'],
  ])('%s to %s', (first, last, words) => expect(dayRange(first, last)).toBe(words))
})
