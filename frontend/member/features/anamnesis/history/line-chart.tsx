import type { BmiClass } from '#contract/anamnesis.ts'
import { t as healthTexts } from '#locales/health.ts'
import { bandsBetween, paddedRange, positionPercent } from '#member/shared/lib/health/bmi-bands.ts'
import { ChosenGuide, Polyline } from '#member/shared/ui/charts/line-parts.tsx'
import { decimal } from '#shared/lib/format/format.ts'
import { ChartPicker, ChartReadout, useChart } from '#shared/ui/charts/chart-picker.tsx'
import { cx } from '#shared/ui/cx.ts'

/** Fill and text colour of a BMI class behind the line. */
const bmiBandStyle: Record<BmiClass, string> = {
  UNDERWEIGHT: 'bg-info-tint text-info',
  NORMAL: 'bg-good-tint text-good',
  OVERWEIGHT: 'bg-attention-tint text-attention',
  OBESITY_I: 'bg-problem-tint text-problem',
  OBESITY_II: 'bg-problem-tint text-problem',
  OBESITY_III: 'bg-problem-tint text-problem',
}

export interface Point {
  /** ISO 8601. */
  at: string
  value: number
  /** The date, and the value in words. */
  title: string
  figures: string
}

interface LineChartProps {
  title: string
  /** Oldest first. */
  points: readonly Point[]
  /** The axis labels are multiples of this. */
  step: number
  /** Draws the BMI classes behind the line. */
  bands?: boolean
}

const WORD_FROM_PERCENT = 16

/** A line chart of values over time; a table beside it holds the same numbers. */
export function LineChart({ title, points, step, bands = false }: LineChartProps) {
  const { low, high } = paddedRange(
    points.map(({ value }) => value),
    step,
  )
  const times = points.map(({ at }) => Date.parse(at))
  const [first = 0, last = 0] = [times.at(0), times.at(-1)]
  const placed = points.map((point) => ({
    ...point,
    left: last > first ? 3 + 0.94 * positionPercent(Date.parse(point.at), first, last) : 50,
    top: 100 - positionPercent(point.value, low, high),
  }))
  const { chosen, mark, picker } = useChart(
    title,
    placed.map(({ left, title, figures }) => ({ at: left, title, figures })),
  )
  const ends = placed.length > 1 ? [placed[0], placed.at(-1)] : [placed[0]]
  return (
    <figure className="mt-4">
      <figcaption aria-hidden className="text-14 font-medium">
        {title}
      </figcaption>
      <div className="mt-2 grid grid-cols-[2.25rem_minmax(0,1fr)] text-12 text-soft tabular-nums">
        <div aria-hidden data-chart-labels className="relative">
          <span className="absolute -top-2">{decimal(high)}</span>
          <span className="absolute -bottom-2">{decimal(low)}</span>
        </div>
        <ChartPicker {...picker} className="relative h-36 overflow-hidden border-y border-edge">
          {bands &&
            bandsBetween(low, high).map(({ bmiClass, from, to }) => (
              <span
                key={bmiClass}
                className={cx(
                  'absolute inset-x-0 border-t border-edge pt-0.5 pl-1.5 leading-none',
                  bmiBandStyle[bmiClass],
                )}
                style={{
                  bottom: `${positionPercent(from, low, high)}%`,
                  height: `${positionPercent(to, low, high) - positionPercent(from, low, high)}%`,
                }}
              >
                {positionPercent(to, low, high) - positionPercent(from, low, high) >= WORD_FROM_PERCENT &&
                  healthTexts(`bmi.${bmiClass}`)}
              </span>
            ))}
          <ChosenGuide left={placed[chosen]?.left} />
          <Polyline points={placed.map(({ left, top }) => `${left},${top}`)} />
          {placed.map(({ at, left, top }, index) => (
            <span
              key={at}
              className={cx(
                'absolute -translate-1/2 rounded-full border-brand-deep',
                index === chosen ? 'size-4 border-[5px] bg-surface' : 'size-3 border-2 bg-surface',
              )}
              style={{ left: `${left}%`, top: `${top}%` }}
            />
          ))}
          {ends.map(
            (end) =>
              end && (
                <span
                  key={end.at}
                  className={cx(
                    'absolute text-14 font-semibold text-ink',
                    end.top > 30 ? '-mt-7' : 'mt-2.5',
                    end.left > 60 ? '-translate-x-full pl-2' : end.left < 40 ? '' : '-translate-x-1/2',
                  )}
                  style={{ left: `${end.left}%`, top: `${end.top}%` }}
                >
                  {decimal(end.value)}
                </span>
              ),
          )}
        </ChartPicker>
        <div
          aria-hidden
          data-chart-labels
          className="col-start-2 mt-1.5 flex flex-wrap justify-between gap-x-2"
        >
          {ends.map((end) => end && <span key={end.at}>{end.title}</span>)}
        </div>
      </div>
      <ChartReadout mark={mark} />
    </figure>
  )
}
