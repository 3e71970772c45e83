import { cx } from '#shared/ui/cx.ts'
import { t } from '../registrations-texts.ts'
import { isOverdue, longWait, shortWait } from './wait.ts'

interface WaitProps {
  since: string
  now: number
  /** If set, a wait over the target is bold and red, and announced as late. */
  targetHours?: number | undefined
}

/** How long a registration has been waiting. */
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
