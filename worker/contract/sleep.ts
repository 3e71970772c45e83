import * as v from 'valibot'
import { NOTES_MAX, optionalText } from './text.ts'
import { instant } from './time.ts'

export const SLEEP_QUALITY_MIN = 1
export const SLEEP_QUALITY_MAX = 100
export const SLEEP_QUALITY_DEFAULT = 75
export const SLEEP_MAX_HOURS = 24
export const ADEQUATE_SLEEP_HOURS = 7
export const SLEEP_PAGE_SIZE = 60

export const START_REQUIRED = 'Horário de início obrigatório'
export const END_REQUIRED = 'Horário de término obrigatório'
export const END_BEFORE_START = 'O horário de término deve ser posterior ao horário de início'
export const SLEEP_TOO_LONG = `Um registro pode ter até ${SLEEP_MAX_HOURS} horas. Confira as datas.`
export const SLEEP_TOO_SHORT = 'Um registro precisa ter pelo menos 1 minuto.'
export const SLEEP_IN_FUTURE = 'O término não pode estar no futuro.'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const quality = v.pipe(
  v.number('Qualidade deve ser um número'),
  v.integer('Qualidade deve ser um número inteiro'),
  v.minValue(SLEEP_QUALITY_MIN, `Qualidade mínima é ${SLEEP_QUALITY_MIN}`),
  v.maxValue(SLEEP_QUALITY_MAX, `Qualidade máxima é ${SLEEP_QUALITY_MAX}`),
)

/** A night or a nap; the lengths count in real time, whatever the clocks did meanwhile. */
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
      SLEEP_TOO_LONG,
    ),
    ['sleepEnd'],
  ),
)
export type SleepInput = v.InferOutput<typeof sleepSchema>

export interface SleepEntry {
  id: string
  /** ISO 8601 in UTC. */
  sleepStart: string
  sleepEnd: string
  quality: number
  notes: string | null
}

/** What ended today in the member's time zone: hours add up, the percentage is weighted by duration. */
export interface SleepToday {
  percentage: number
  /** Hours, to two decimals. */
  sleptHours: number
  /** When the last of them ended. */
  sleepEnd: string
}
