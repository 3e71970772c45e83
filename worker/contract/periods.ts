import * as v from 'valibot'
import { INVALID_PERIOD } from '#texts/filters.ts'
import { INVALID_MOMENT } from '#texts/time.ts'
import { calendarDay } from './time.ts'

export const periodKinds = ['week', 'month', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]
export const longPeriodKinds = ['month', 'year'] as const
export type LongPeriodKind = (typeof longPeriodKinds)[number]

/** Any day (`YYYY-MM-DD`) of the period; by default today in the member's time zone. */
const day = v.optional(calendarDay(INVALID_MOMENT))

export const periodQuerySchema = v.object({ period: v.picklist(periodKinds, INVALID_PERIOD), day })
export const longPeriodQuerySchema = v.object({ period: v.picklist(longPeriodKinds, INVALID_PERIOD), day })

/** Consecutive calendar days in the member's time zone, including the last one. */
export interface Period {
  /** `YYYY-MM-DD` */
  first: string
  last: string
}
