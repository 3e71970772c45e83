import { describe, expect, it } from 'vitest'
import { sleepEntry } from '#member/shared/lib/health/sleep-entry.testing.ts'
import { bedTimesOf } from './bed-times.ts'

const SAO_PAULO = 'America/Sao_Paulo'

/** An eight-hour night that began at `bed`, on the day before if it is in the evening. */
function night(day: number, bed: string) {
  const start = Date.parse(
    `2026-11-${String(bed > '12:00' ? day - 1 : day).padStart(2, '0')}T${bed}:00-03:00`,
  )
  return sleepEntry(new Date(start).toISOString(), new Date(start + 8 * 3_600_000).toISOString())
}

const nights = (...beds: string[]) => beds.map((bed, index) => night(20 - index, bed))

describe('bedTimesOf', () => {
  it('is one standard deviation around the mean, even across midnight', () => {
    expect(bedTimesOf(nights('23:30', '00:10', '23:50', '00:30', '23:40'), SAO_PAULO)).toEqual({
      from: '23:30',
      to: '00:20',
      regularity: 'regular',
    })
  })

  it('says when the time varies', () => {
    expect(bedTimesOf(nights('22:00', '00:00', '23:00', '00:30', '22:10'), SAO_PAULO)).toEqual({
      from: '22:00',
      to: '00:10',
      regularity: 'varied',
    })
    const irregular = bedTimesOf(nights('21:00', '03:00', '23:00', '01:30', '22:10'), SAO_PAULO)
    expect(irregular?.regularity).toBe('irregular')
  })

  it('is the same for someone who goes to bed in the morning', () => {
    const morning = bedTimesOf(nights('11:40', '11:50', '11:30', '11:45', '11:55'), SAO_PAULO)
    expect(morning).toEqual({ from: '11:30', to: '12:00', regularity: 'regular' })
  })

  it('is unknown with fewer than five nights', () => {
    expect(bedTimesOf(nights('23:00', '23:10', '23:20', '23:00'), SAO_PAULO)).toBeUndefined()
  })
})
