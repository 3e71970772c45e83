import { integer } from '#shared/lib/format/format.ts'

interface CountPillProps {
  count: number
  /** Where the server stops counting; shown as "500+". */
  most: number
  /** What is counted, for screen readers. */
  label: string
}

/** A count beside a screen's name in the navigation. */
export function CountPill({ count, most, label }: CountPillProps) {
  return (
    <span className="rounded-full bg-brand px-2.5 text-14 leading-6 font-bold text-on-brand tabular-nums">
      {count >= most ? `${integer(most)}+` : integer(count)}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
