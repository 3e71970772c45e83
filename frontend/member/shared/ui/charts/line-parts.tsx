/** Behind the chosen point, at `left` percent. */
export function ChosenGuide({ left }: { left: number | undefined }) {
  return (
    left !== undefined && (
      <span
        className="absolute inset-y-0 border-l border-dashed border-edge-strong"
        style={{ left: `${left}%` }}
      />
    )
  )
}

/** A line over the whole chart, through points in percent: `10,90`. */
export function Polyline({ points }: { points: readonly string[] }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
      <polyline
        points={points.join(' ')}
        className="fill-none stroke-brand-deep stroke-2"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  )
}
