import type { BmiClass } from '#contract/anamnesis.ts'
import { decimalText } from '#shared/lib/format/format.ts'
import { cx } from '#shared/ui/cx.ts'
import { bandsBetween, positionPercent, SCALE_MAX, SCALE_MIN } from '../lib/health/bmi-bands.ts'

/** The same in both themes. Darker bands are further from normal weight. */
const colours: Record<BmiClass, string> = {
  UNDERWEIGHT: 'oklch(0.8 0.08 240)',
  NORMAL: 'oklch(0.74 0.12 152)',
  OVERWEIGHT: 'oklch(0.84 0.12 90)',
  OBESITY_I: 'oklch(0.76 0.13 55)',
  OBESITY_II: 'oklch(0.69 0.15 38)',
  OBESITY_III: 'oklch(0.6 0.17 27)',
}
const bands = bandsBetween(SCALE_MIN, SCALE_MAX)
const along = (value: number) => `${positionPercent(value, SCALE_MIN, SCALE_MAX)}%`

/**
 * The BMI classes side by side, with a ring above that points at the value and covers no border. Hidden from screen
 * readers: the caller shows number and class as text.
 */
export function BmiScale({ bmi, limits = false }: { bmi: number | null; limits?: boolean }) {
  return (
    <div aria-hidden className={cx('relative mt-7', limits && 'mb-6')}>
      <div className={cx('flex gap-0.5', limits ? 'h-3' : 'h-2')}>
        {bands.map(({ bmiClass, from, to }) => (
          <span
            key={bmiClass}
            className="border border-transparent first:rounded-l-full last:rounded-r-full"
            style={{ flexGrow: to - from, backgroundColor: colours[bmiClass] }}
          />
        ))}
      </div>
      {limits &&
        bands.slice(1).map(({ from }) => (
          <span
            key={from}
            className="absolute top-4.5 -translate-x-1/2 text-12 text-soft tabular-nums"
            style={{ left: along(from) }}
          >
            {decimalText(from)}
          </span>
        ))}
      {bmi !== null && (
        <span
          data-bmi-mark
          className="absolute -top-5.5 flex -translate-x-1/2 flex-col items-center transition-[left]"
          style={{ left: along(bmi) }}
        >
          <span className="size-4 rounded-full border-4 border-ink bg-surface" />
          <span className="h-1 border-l-2 border-ink" />
        </span>
      )}
    </div>
  )
}
