import { type RefObject, useEffect, useRef, useState } from 'react'
import { axisTop } from '#contract/statistics-words.ts'
import { t } from '#locales/admin-statistics.ts'
import { ChartPicker, ChartReadout, useChart } from '#shared/ui/charts/chart-picker.tsx'
import { cx } from '#shared/ui/cx.ts'

export interface LinePoint {
  /** Label under the axis. */
  label: string
  /** The days that the point covers. */
  name: string
  /** The days that it is compared with; `null` if none. */
  comparedWith: string | null
  value: number | null
  previous: number | null
  isUnfinished: boolean
}

interface LineChartProps {
  title: string
  points: readonly LinePoint[]
  /** Legend of the solid and of the dashed line. */
  names: { value: string; previous: string }
  format: (value: number) => string
  /** Formats a point's value more precisely than the axis. */
  wordsOf?: (value: number) => string
}

const HEIGHT = 208
const TOP = 10
const BOTTOM = 30
/** Width of a 12 px digit, in pixels. */
const DIGIT_WIDTH = 7

/** Two lines over one axis. The pointer and the arrow keys choose the point whose values are shown below. */
export function LineChart({ title, points, names, format, wordsOf = format }: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(520)
  const top = axisTop(points.flatMap(({ value, previous }) => [value ?? 0, previous ?? 0]))
  const longest = (texts: string[]) => DIGIT_WIDTH * Math.max(0, ...texts.map(({ length }) => length))
  const labelWidth = longest(points.map(({ label }) => label))
  const left = Math.max(14 + longest([0, top / 2, top].map(format)), labelWidth / 2)
  const right = width - Math.max(8, labelWidth / 2)
  const bottom = HEIGHT - BOTTOM
  const y = (value: number) => TOP + (bottom - TOP) * (1 - value / top)
  const x = (index: number) =>
    points.length === 1 ? (left + right) / 2 : left + ((right - left) * index) / (points.length - 1)

  const words = (value: number | null) => (value === null ? '–' : wordsOf(value))
  const { chosen, mark, picker } = useChart(
    title,
    points.map(({ name, comparedWith, value, previous }, index) => ({
      at: (100 * x(index)) / width,
      title: name,
      figures:
        comparedWith === null
          ? t('readout.alone', { value: words(value) })
          : t('readout.compared', { value: words(value), when: comparedWith, previous: words(previous) }),
    })),
  )
  const unfinished = points.flatMap(({ isUnfinished, value }, index) =>
    isUnfinished && value !== null ? [{ index, value }] : [],
  )
  const lastWhole = points.findLastIndex(({ isUnfinished, value }) => !isUnfinished && value !== null)
  const point = points[chosen]

  return (
    <div ref={ref}>
      <ChartPicker {...picker} followsPointer>
        <svg width={width} height={HEIGHT} className="block max-w-full" aria-hidden>
          {[0, top / 2, top].map((tick) => (
            <g key={tick}>
              <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-edge" />
              <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-soft text-12 tabular-nums">
                {format(tick)}
              </text>
            </g>
          ))}
          {labelledPoints(points.length, right - left, labelWidth).map((index) => (
            <g key={index}>
              <line x1={x(index)} x2={x(index)} y1={bottom} y2={bottom + 5} className="stroke-edge-strong" />
              <text
                x={x(index)}
                y={HEIGHT - 8}
                textAnchor="middle"
                className="fill-soft text-12 tabular-nums"
              >
                {points[index]?.label}
              </text>
            </g>
          ))}
          <line
            x1={x(chosen)}
            x2={x(chosen)}
            y1={TOP}
            y2={bottom}
            className="stroke-edge-strong"
            data-chosen-point
          />
          <Line values={points.map(({ previous }) => previous)} x={x} y={y} look="previous" />
          <Line
            values={points.map(({ isUnfinished, value }) => (isUnfinished ? null : value))}
            x={x}
            y={y}
            look="whole"
          />
          <Line
            values={points.map(({ isUnfinished, value }, index) =>
              isUnfinished || index === lastWhole ? value : null,
            )}
            x={x}
            y={y}
            look="unfinished"
          />
          {point && point.previous !== null && (
            <circle cx={x(chosen)} cy={y(point.previous)} r={3} className="fill-soft" />
          )}
          {point && point.value !== null && !point.isUnfinished && (
            <circle cx={x(chosen)} cy={y(point.value)} r={4} className="fill-brand-deep" />
          )}
          {unfinished.map(({ index, value }) => (
            <HollowPoint key={index} x={x(index)} y={y(value)} isChosen={index === chosen} />
          ))}
        </svg>
      </ChartPicker>
      <ChartReadout mark={mark} />
      <p aria-hidden className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-14 text-soft">
        <Sample name={names.value} look="whole" />
        {unfinished.length > 0 && <Sample name={t('unfinished')} look="unfinished" />}
        {points.some(({ previous }) => previous !== null) && <Sample name={names.previous} look="previous" />}
      </p>
    </div>
  )
}

function HollowPoint({ x, y, isChosen = false }: { x: number; y: number; isChosen?: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={isChosen ? 5 : 4}
      className="fill-surface stroke-brand-deep [stroke-width:2]"
      data-unfinished
    />
  )
}

const strokes = {
  whole: 'stroke-brand-deep [stroke-width:2.25]',
  unfinished: 'stroke-brand-deep [stroke-dasharray:0.1_5] [stroke-width:2.25]',
  previous: 'stroke-soft [stroke-dasharray:4_4] [stroke-width:1.5]',
}

interface LineProps {
  values: (number | null)[]
  x: (index: number) => number
  y: (value: number) => number
  look: keyof typeof strokes
}

function Line({ values, x, y, look }: LineProps) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ x: x(index), y: y(value) }]))
  const alone = known.length === 1 && look !== 'unfinished' ? known[0] : undefined
  const isPrevious = look === 'previous'
  return (
    <>
      <polyline
        points={known.map((point) => `${point.x},${point.y}`).join(' ')}
        className={cx('fill-none', strokes[look])}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {alone && (
        <circle
          cx={alone.x}
          cy={alone.y}
          r={isPrevious ? 3 : 4}
          className={isPrevious ? 'fill-soft' : 'fill-brand-deep'}
        />
      )}
    </>
  )
}

function Sample({ name, look }: { name: string; look: keyof typeof strokes }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="32" height="12" aria-hidden>
        <Line values={[0, 0]} x={(index) => 2 + index * 22} y={() => 6} look={look} />
        {look === 'unfinished' && <HollowPoint x={26} y={6} />}
      </svg>
      {name}
    </span>
  )
}

/** Free space between two labels, in pixels. */
const LABEL_GAP = 16

/** Indexes of the points labelled under the axis: evenly spaced from the last one back, as many as fit. */
export function labelledPoints(count: number, width: number, labelWidth: number): number[] {
  const spacing = width / Math.max(1, count - 1)
  const step = Math.max(1, Math.ceil((labelWidth + LABEL_GAP) / spacing))
  const first = (count - 1) % step
  return Array.from({ length: Math.ceil(count / step) }, (_, label) => first + label * step)
}

/** Current width of an element in CSS pixels, at least 160: an SVG drawn at that width is not scaled. */
function useWidth<E extends Element>(fallback: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(fallback)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(160, Math.floor(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
