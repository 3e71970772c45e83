import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { cx } from '#shared/ui/cx.ts'

export interface ChartMark {
  /** Its centre, in percent of the chart's width. */
  at: number
  /** What it stands for, such as the day. */
  title: string
  figures: string
}

/** The centre of a column among columns of equal width, in percent. */
export function columnCentre(index: number, count: number): number {
  return (100 * (index + 0.5)) / count
}

/** The mark whose figures are shown, at first the `latest` that has any, and the props of the picker. */
export function useChart(label: string, marks: readonly ChartMark[], latest = -1) {
  const [picked, onChoose] = useState<number>()
  const fallback = latest < 0 ? marks.length - 1 : latest
  const chosen = picked !== undefined && picked < marks.length ? picked : fallback
  return { chosen, mark: marks[chosen], picker: { label, marks, chosen, onChoose } }
}

/** The same for one column per item: initially the latest that has figures. */
export function useColumnChart<Item>(
  label: string,
  items: readonly Item[],
  markOf: (item: Item) => Omit<ChartMark, 'at'>,
  hasFigures: (item: Item) => boolean,
) {
  const marks = items.map((item, index) => ({ at: columnCentre(index, items.length), ...markOf(item) }))
  return useChart(label, marks, items.findLastIndex(hasFigures))
}

/** Index of the position nearest to a place. */
export function nearestMark(positions: readonly number[], place: number): number {
  const distance = (position: number) => Math.abs(position - place)
  return positions.reduce(
    (nearest, position, index) =>
      distance(position) < distance(positions[nearest] ?? Number.POSITIVE_INFINITY) ? index : nearest,
    0,
  )
}

interface ChartPickerProps {
  /** Names the chart. */
  label: string
  /** From left to right. */
  marks: readonly ChartMark[]
  chosen: number
  onChoose: (index: number) => void
  /** Whether a mouse chooses by hovering. */
  followsPointer?: boolean
  /** Its height and layout. */
  className?: string
  children: ReactNode
}

/** The drawing of a chart. A tap, a drag and the arrow keys choose the mark whose figures `ChartReadout` shows. */
export function ChartPicker(props: ChartPickerProps) {
  const { label, marks, chosen, onChoose, followsPointer = false, className, children } = props
  const last = marks.length - 1
  const mark = marks[chosen]

  function chooseAt({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const positions = marks.map(({ at }) => at)
    onChoose(nearestMark(positions, (100 * (clientX - left)) / width))
  }

  function chooseByKey(event: KeyboardEvent) {
    const next = {
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChoose(Math.min(Math.max(next, 0), last))
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={marks.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={mark && `${mark.title}: ${mark.figures}`}
      onPointerDown={chooseAt}
      onPointerMove={(event) => {
        if (event.buttons === 1 || (followsPointer && event.pointerType === 'mouse')) chooseAt(event)
      }}
      onKeyDown={chooseByKey}
      className={cx('cursor-pointer touch-pan-y rounded-small select-none', className)}
    >
      {children}
    </div>
  )
}

/** The figures of the chosen mark, in a fixed place. The picker announces them. */
export function ChartReadout({ mark }: { mark: ChartMark | undefined }) {
  return (
    <p data-chart-readout className="mt-3 min-h-12 text-14 leading-6">
      {mark && (
        <>
          <strong className="font-semibold">{mark.title}</strong>{' '}
          <span className="text-soft tabular-nums">{mark.figures}</span>
        </>
      )}
    </p>
  )
}

/** Behind a chosen column. Uses a border, since forced colours remove backgrounds. */
export const chosenClass = 'absolute inset-x-0 -inset-y-1 rounded-small border border-edge-strong bg-sunken'
