import { t } from '#locales/admin-registrations.ts'
import { cx } from '#shared/ui/cx.ts'
import { longWait, shortWait, type WaitState } from './wait.ts'

const styles: Record<WaitState, string> = { overdue: 'font-bold text-problem', dueToday: 'font-bold' }

interface WaitProps {
  since: string
  now: number
  /** Makes the wait stand out, and is announced. */
  state?: WaitState | undefined
}

/** How long a registration has been waiting. */
export function Wait({ since, now, state }: WaitProps) {
  const short = shortWait(since, now)
  return (
    <span
      className={cx('text-right text-14 whitespace-nowrap tabular-nums', state ? styles[state] : 'text-soft')}
    >
      {short ? (
        <>
          <span aria-hidden>{short}</span>
          <span className="sr-only">{longWait(since, now)}</span>
        </>
      ) : (
        t('wait.now')
      )}
      {state && <span className="sr-only">, {t(`wait.${state}`)}</span>}
    </span>
  )
}
