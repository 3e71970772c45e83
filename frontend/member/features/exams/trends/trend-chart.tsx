import { t } from '#locales/exams.ts'
import { LegendItem } from '#member/shared/ui/charts/legend-item.tsx'
import { ChosenGuide, Polyline } from '#member/shared/ui/charts/line-parts.tsx'
import { date } from '#shared/lib/format/format.ts'
import { ChartPicker, ChartReadout, useChart } from '#shared/ui/charts/chart-picker.tsx'
import { cx } from '#shared/ui/cx.ts'
import { LOCALE } from '#texts/language.ts'
import { trendSentence } from './trend-sentence.ts'
import { type Mark, valueAxis } from './trend-series.ts'

const number = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 })

/** Horizontal padding, so that half a mark fits at either end. */
const PADDING_PERCENT = 6

interface TrendChartProps {
  title: string
  unit: string | null
  /** Oldest first. */
  marks: readonly Mark[]
}

/** Values over time, each against its own report's range; the table below holds the same numbers. */
export function TrendChart({ title, unit, marks }: TrendChartProps) {
  const { bottom, top } = valueAxis(marks)
  const height = (value: number) => (100 * (value - bottom)) / (top - bottom)
  const times = marks.map((mark) => Date.parse(mark.date))
  const [first = 0, last = 0] = [times.at(0), times.at(-1)]
  const placed = marks.map((mark) => ({
    ...mark,
    left:
      last > first
        ? PADDING_PERCENT + ((100 - 2 * PADDING_PERCENT) * (Date.parse(mark.date) - first)) / (last - first)
        : 50,
    up: height(mark.value),
    from: mark.low === undefined ? 0 : height(mark.low),
    to: mark.high === undefined ? 100 : height(mark.high),
  }))
  const ends = placed.length > 1 ? [placed[0], placed.at(-1)] : [placed[0]]
  const { chosen, mark, picker } = useChart(
    title,
    placed.map((mark) => ({
      at: mark.left,
      title: date(mark.date, 'UTC'),
      figures: figuresOf(mark, unit),
    })),
  )
  const sentence = trendSentence(marks, unit)
  return (
    <figure>
      <figcaption aria-hidden className="font-medium wrap-anywhere">
        {title}
      </figcaption>
      {sentence && <p className="mt-1 font-medium">{sentence}</p>}
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-2 text-12 text-soft tabular-nums">
        <div aria-hidden data-chart-labels className="relative min-w-8">
          <span className="invisible">{number.format(top)}</span>
          <span className="absolute -top-2 right-0">{number.format(top)}</span>
          <span className="absolute right-0 -bottom-2">{number.format(bottom)}</span>
        </div>
        <ChartPicker {...picker} className="relative h-44 overflow-hidden border-y border-edge">
          <ChosenGuide left={placed[chosen]?.left} />
          {placed.map(
            ({ key, left, from, to, low, high }) =>
              (low !== undefined || high !== undefined) && (
                <span
                  key={key}
                  className={cx(
                    'absolute -ml-2.5 w-5 bg-good-tint inset-ring inset-ring-good-edge',
                    // A range without a bound extends to the chart's edge on that side.
                    high !== undefined && 'rounded-t-small',
                    low !== undefined && 'rounded-b-small',
                  )}
                  style={{ left: `${left}%`, bottom: `${from}%`, height: `${Math.max(1, to - from)}%` }}
                />
              ),
          )}
          <Polyline points={placed.map(({ left, up }) => `${left},${100 - up}`)} />
          {placed.map(({ key, left, up, isBound }, index) => (
            <span
              key={key}
              className={cx(
                'absolute -translate-x-1/2 translate-y-1/2 rounded-full border-brand-deep',
                index === chosen ? 'size-4 border-4' : 'size-3 border-2',
                isBound ? 'bg-surface' : 'bg-brand-deep',
              )}
              style={{ left: `${left}%`, bottom: `${up}%` }}
            />
          ))}
          {ends.map(
            (end) =>
              end && (
                <span
                  key={end.key}
                  className={cx(
                    'absolute text-14 font-semibold whitespace-nowrap text-ink',
                    end.up < 70 ? 'mb-2' : '-mb-7',
                    end.left > 60 && '-translate-x-full pl-3',
                    end.left >= 40 && end.left <= 60 && '-translate-x-1/2',
                  )}
                  style={{ left: `${end.left}%`, bottom: `${end.up}%` }}
                >
                  {end.text}
                </span>
              ),
          )}
        </ChartPicker>
        <div
          aria-hidden
          data-chart-labels
          className={cx(
            'col-start-2 mt-1.5 flex flex-wrap gap-x-2',
            ends.length > 1 ? 'justify-between' : 'justify-center',
          )}
        >
          {ends.map((end) => end && <span key={end.key}>{date(end.date, 'UTC')}</span>)}
        </div>
      </div>
      <ChartReadout mark={mark} />
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14 text-soft">
        <LegendItem markClass="size-3 flex-none rounded-full bg-brand-deep">{t('form.value')}</LegendItem>
        {marks.some(({ isBound }) => isBound) && (
          <LegendItem markClass="size-3 flex-none rounded-full border-2 border-brand-deep">
            {t('trends.bound')}
          </LegendItem>
        )}
        {marks.some(({ low, high }) => low !== undefined || high !== undefined) && (
          <LegendItem markClass="size-3 flex-none rounded-small bg-good-tint inset-ring inset-ring-good-edge">
            {t('trends.band')}
          </LegendItem>
        )}
      </p>
    </figure>
  )
}

/** "104 mg/dL · Referência: 70 a 99" */
function figuresOf({ text, range }: Mark, unit: string | null): string {
  const value = [text, unit].filter(Boolean).join(' ')
  return [value, range && t('range.label', { range })].filter(Boolean).join(' · ')
}
