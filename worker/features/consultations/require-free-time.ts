import { dayIn, timeIn } from '#domain/time-zone.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberWork } from '#platform/work.ts'
import { consultationOverlaps, consultationTitle } from '#texts/consultations.ts'
import { dayAndMonth } from '#texts/language.ts'

interface Obstacle {
  date: Date
  specialty: string | null
  doctorName: string | null
}

/** Throws `Conflict` if there is an obstacle; its message names the consultation in the way. */
export function requireFreeTime({ caller }: MemberWork, obstacle: Obstacle | undefined): void {
  if (!obstacle) return
  const title = consultationTitle(obstacle.specialty, obstacle.doctorName)
  const day = dayAndMonth(dayIn(caller.timeZone, obstacle.date))
  const time = timeIn(caller.timeZone, obstacle.date)
  throw new Conflict('consultation_overlaps', { message: consultationOverlaps({ title, day, time }) })
}
