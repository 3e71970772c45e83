import * as v from 'valibot'
import {
  END_BEFORE_START,
  END_REQUIRED,
  INVALID_SLEEP_KIND,
  QUALITY_NOT_WHOLE,
  QUALITY_REQUIRED,
  qualityTooHigh,
  qualityTooLow,
  SLEEP_TOO_SHORT,
  START_REQUIRED,
  sleepTooLong,
} from '#texts/sleep.ts'
import { historyQuerySchema } from './history.ts'
import type { Period } from './periods.ts'
import { NOTES_MAX, optionalText } from './text.ts'
import { instant } from './time.ts'
import type { Versioned } from './versions.ts'

export const SLEEP_QUALITY_MIN = 1
export const SLEEP_QUALITY_MAX = 100
export const SLEEP_QUALITY_DEFAULT = 75
export const SLEEP_MAX_HOURS = 24
export const ADEQUATE_SLEEP_HOURS = 7
export const SLEEP_PAGE_SIZE = 30
/** Anything shorter is a nap. */
export const NIGHT_MINUTES_MIN = 180

export const sleepKinds = ['night', 'nap'] as const
export type SleepKind = (typeof sleepKinds)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const quality = v.pipe(
  v.number(QUALITY_REQUIRED),
  v.integer(QUALITY_NOT_WHOLE),
  v.minValue(SLEEP_QUALITY_MIN, qualityTooLow({ quality: SLEEP_QUALITY_MIN })),
  v.maxValue(SLEEP_QUALITY_MAX, qualityTooHigh({ quality: SLEEP_QUALITY_MAX })),
)

/** A night or a nap. Durations are in elapsed time, even across a clock change. */
export const sleepSchema = v.pipe(
  v.object({
    sleepStart: instant(START_REQUIRED),
    sleepEnd: instant(END_REQUIRED),
    quality: v.optional(quality, SLEEP_QUALITY_DEFAULT),
    notes: optionalText(NOTES_MAX),
  }),
  v.forward(
    v.partialCheck(
      [['sleepStart'], ['sleepEnd']],
      (night) => night.sleepEnd > night.sleepStart,
      END_BEFORE_START,
    ),
    ['sleepEnd'],
  ),
  v.forward(
    v.partialCheck(
      [['sleepStart'], ['sleepEnd']],
      ({ sleepStart, sleepEnd }) => {
        const length = sleepEnd.getTime() - sleepStart.getTime()
        return length <= 0 || length >= MINUTE_MS
      },
      SLEEP_TOO_SHORT,
    ),
    ['sleepEnd'],
  ),
  v.forward(
    v.partialCheck(
      [['sleepStart'], ['sleepEnd']],
      (night) => night.sleepEnd.getTime() - night.sleepStart.getTime() <= SLEEP_MAX_HOURS * HOUR_MS,
      sleepTooLong({ hours: SLEEP_MAX_HOURS }),
    ),
    ['sleepEnd'],
  ),
)
export type SleepInput = v.InferOutput<typeof sleepSchema>

export const sleepQuerySchema = v.object({
  ...historyQuerySchema.entries,
  kind: v.optional(v.picklist(sleepKinds, INVALID_SLEEP_KIND)),
})
export type SleepQuery = v.InferOutput<typeof sleepQuerySchema>

export interface SleepEntry extends Versioned {
  id: string
  /** ISO 8601 in UTC. */
  sleepStart: string
  sleepEnd: string
  quality: number
  notes: string | null
}

/** Sleep that ended today in the member's time zone: hours are added up, quality is weighted by duration. */
export interface SleepToday {
  percentage: number
  /** Hours, to two decimals. */
  sleptHours: number
  /** When the last of these entries ended. */
  sleepEnd: string
}

/** Means over the days with an entry; the hours of a day are added up first. */
export interface SleepMeans {
  /** Number of those days. */
  nights: number
  minutes: number
  /** In percent, weighted by duration. */
  quality: number
}

export interface SleepMonth extends SleepMeans {
  /** `YYYY-MM` in the member's time zone. */
  month: string
}

/** The entries of a period. An entry belongs to the day on which it ended. */
export interface SleepPeriod extends Period {
  /** The entries of a week or a month, latest first; empty for a year. */
  entries: SleepEntry[]
  /** The months of a year with entries, oldest first; empty for a week or a month. */
  months: SleepMonth[]
  /** `null` without entries. */
  means: SleepMeans | null
  /** The means of the previous period. */
  before: SleepMeans | null
  /** Whether there are entries before this period. */
  hasOlder: boolean
}
