import { LOCALE } from '#texts/language.ts'

/** A percentage is shown only for previous counts of at least this, and for changes of at most this many times. */
const SHARE_OF_MIN = 10
const SHARE_MAX = 10

/** The change as a percentage of `previous` ("12%", "0,4%"), or as an absolute number where a percentage would mislead. */
export function changeText(count: number, previous: number): string {
  const difference = Math.abs(count - previous)
  const share = difference / previous
  if (previous < SHARE_OF_MIN || share > SHARE_MAX) return new Intl.NumberFormat(LOCALE).format(difference)
  return new Intl.NumberFormat(LOCALE, {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share)
}
