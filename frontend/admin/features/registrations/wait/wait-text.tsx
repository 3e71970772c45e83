import { cx } from '#shared/ui/cx.ts'
import { t } from '../registrations-texts.ts'
import { isOverdue, longWait, shortWait } from './wait.ts'

interface WaitProps {
  since: string
  now: number
  /** A wait over the target is bold, red and said. */
  targetHours?: number | undefined
}

/** Time passed since a registration waits. */
export function Wait({ since, now, targetHours }: WaitProps) {
  const isLate = targetHours !== undefined && isOverdue(since, now, targetHours)
  const short = shortWait(since, now)
  return (
    <span
      className={cx(
        'text-right text-14 whitespace-nowrap tabular-nums',
        isLate ? 'font-bold text-problem' : 'text-soft',
      )}
    >
      {short ? (
        <>
          <span aria-hidden>{short}</span>
          <span className="sr-only">
            {longWait(since, now)}
            {isLate && `, ${t('wait.overdue')}`}
          </span>
        </>
      ) : (
        t('wait.now')
      )}
    </span>
  )
}
