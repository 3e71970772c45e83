import { DAY, MINUTE } from '../platform/clock.ts'

/** São Paulo keeps UTC−3 all year since 2019. */
const SAO_PAULO_OFFSET_MS = 180 * MINUTE

/** The last midnight in São Paulo. */
export function localMidnight(now: Date): Date {
  return new Date(Math.floor((now.getTime() - SAO_PAULO_OFFSET_MS) / DAY) * DAY + SAO_PAULO_OFFSET_MS)
}
