import { cx } from '#shared/ui/cx.ts'

export interface DateBadgeProps {
  day: string
  month: string
  /** ISO 8601, for the `datetime` attribute. */
  dateTime: string
  /** For a badge on the brand's gradient. */
  onPanel?: boolean
}

export function DateBadge({ day, month, dateTime, onPanel = false }: DateBadgeProps) {
  return (
    <time
      dateTime={dateTime}
      className={cx(
        'flex w-14 flex-none flex-col items-center rounded-card py-2 leading-tight forced-colors:border',
        onPanel ? 'bg-white/15' : 'bg-brand-tint text-brand-deep',
      )}
    >
      <span className="text-22 font-bold tracking-tight tabular-nums">{day}</span>{' '}
      <span className="text-14 font-medium">{month}</span>
    </time>
  )
}
