import { axisTop } from '#contract/statistics-words.ts'
import { useWidth } from './use-width.ts'

export interface LinePoint {
  /** Label under the axis. */
  label: string
  /** Days that the point stands for. */
  name: string
  value: number | null
  previous: number | null
}

interface LineChartProps {
  points: readonly LinePoint[]
  /** Legend of the solid and of the dashed line. */
  names: { value: string; previous: string }
  format: (value: number) => string
  /** Formats a point's value more precisely than the axis. */
  wordsOf?: (value: number) => string
}

const HEIGHT = 190
const TOP = 10
const BOTTOM = 26
const RIGHT = 8

/** Two lines over one axis. Hidden from screen readers, which get the card's table. */
export function LineChart({ points, names, format, wordsOf = format }: LineChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(520)
  const top = axisTop(points.flatMap(({ value, previous }) => [value ?? 0, previous ?? 0]))
  const left = 14 + 7 * Math.max(...[0, top / 2, top].map((tick) => format(tick).length))
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)
  const x = (index: number) =>
    points.length === 1
      ? (left + width - RIGHT) / 2
      : left + ((width - left - RIGHT) * index) / (points.length - 1)
  const shown = labelsOf(points.length, width - left)

  return (
    <div ref={ref} aria-hidden>
      <svg width={width} height={HEIGHT} className="block max-w-full" aria-hidden>
        {[0, top / 2, top].map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-edge" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-soft text-12 tabular-nums">
              {format(tick)}
            </text>
          </g>
        ))}
        {points.map(({ label }, index) =>
          shown.has(index) ? (
            <text
              key={`${label}-${x(index)}`}
              x={x(index)}
              y={HEIGHT - 6}
              textAnchor={index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}
              className="fill-soft text-12 tabular-nums"
            >
              {label}
            </text>
          ) : null,
        )}
        <Line values={points.map(({ previous }) => previous)} x={x} y={y} dashed />
        <Line values={points.map(({ value }) => value)} x={x} y={y} />
        {points.map((point, index) => {
          const from = index === 0 ? left : (x(index - 1) + x(index)) / 2
          const to = index === points.length - 1 ? width - RIGHT : (x(index) + x(index + 1)) / 2
          return (
            <Point
              key={point.name}
              title={titleOf(point, names, wordsOf)}
              area={{ x: from, width: Math.max(1, to - from) }}
              x={x(index)}
              value={point.value === null ? null : y(point.value)}
              previous={point.previous === null ? null : y(point.previous)}
            />
          )
        })}
      </svg>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-14 text-soft">
        <Sample name={names.value} />
        <Sample name={names.previous} dashed />
      </p>
    </div>
  )
}

function titleOf(
  { name, value, previous }: LinePoint,
  names: LineChartProps['names'],
  wordsOf: (value: number) => string,
): string {
  const words = (one: number | null) => (one === null ? '–' : wordsOf(one))
  return `${name}\n${names.value}: ${words(value)}\n${names.previous}: ${words(previous)}`
}

interface PointProps {
  title: string
  area: { x: number; width: number }
  x: number
  value: number | null
  previous: number | null
}

/** Tooltip and markers shown while the pointer is over the point's part of the chart. */
function Point({ title, area, x, value, previous }: PointProps) {
  return (
    <g className="group">
      <title>{title}</title>
      <rect {...area} y={0} height={HEIGHT - BOTTOM} className="fill-transparent" />
      <g className="pointer-events-none opacity-0 group-hover:opacity-100">
        <line x1={x} x2={x} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-edge" />
        {previous !== null && <circle cx={x} cy={previous} r={3} className="fill-soft" />}
        {value !== null && <circle cx={x} cy={value} r={4} className="fill-brand-deep" />}
      </g>
    </g>
  )
}

/** Indexes of the labels to draw: the first, the last, and as many in between as fit. */
function labelsOf(count: number, width: number): Set<number> {
  const room = Math.max(2, Math.floor(width / 90))
  const gaps = Math.min(room - 1, count - 1)
  return new Set(
    Array.from({ length: gaps + 1 }, (_, gap) => Math.round((gap * (count - 1)) / Math.max(1, gaps))),
  )
}

interface LineProps {
  values: (number | null)[]
  x: (index: number) => number
  y: (value: number) => number
  dashed?: boolean
}

function Line({ values, x, y, dashed = false }: LineProps) {
  const strokeClass = dashed
    ? 'stroke-soft [stroke-dasharray:4_4] [stroke-width:1.5]'
    : 'stroke-brand-deep [stroke-width:2.25]'
  const known = values.flatMap((value, index) => (value === null ? [] : [{ x: x(index), y: y(value) }]))
  const alone = known.length === 1 ? known[0] : undefined
  return (
    <>
      <polyline
        points={known.map((point) => `${point.x},${point.y}`).join(' ')}
        className={`fill-none ${strokeClass}`}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {alone && (
        <circle
          cx={alone.x}
          cy={alone.y}
          r={dashed ? 3 : 4}
          className={dashed ? 'fill-soft' : 'fill-brand-deep'}
        />
      )}
    </>
  )
}

function Sample({ name, dashed = false }: { name: string; dashed?: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="26" height="8" aria-hidden>
        <Line values={[0, 0]} x={(index) => index * 26} y={() => 4} dashed={dashed} />
      </svg>
      {name}
    </span>
  )
}

/** The line without axes, small, beside a number. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const x = (index: number) => 2 + (92 * index) / Math.max(1, values.length - 1)
  return (
    <svg width="96" height="28" aria-hidden className="flex-none">
      <Line values={[...values]} x={x} y={(value) => 25 - (22 * value) / most} />
    </svg>
  )
}
