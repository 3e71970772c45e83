import { integer } from '#shared/lib/format/format.ts'

interface CountPillProps {
  count: number
  /** Where counting stops: from there on "500+". */
  most: number
  /** What is counted, said aloud. */
  label: string
}

/** How many wait, beside the name of the room in which they do. */
export function CountPill({ count, most, label }: CountPillProps) {
  return (
    <span className="rounded-full bg-brand px-2.5 text-14 leading-6 font-bold text-on-brand tabular-nums">
      {count >= most ? `${integer(most)}+` : integer(count)}
      <span className="sr-only"> {label}</span>
    </span>
  )
}
