import { WAITING_COUNT_MAX } from '#contract/registrations.ts'
import { integer } from '#shared/lib/format/format.ts'
import { t } from '../registrations-texts.ts'
import { shortWait } from '../wait/wait.ts'
import { useWaiting } from './use-waiting.ts'
import { useWaitingCount } from './waiting-count.tsx'

/** Number of waiting registrations and the longest wait, whichever list is shown. */
export function QueueSummary({ now }: { now: number }) {
  const count = useWaitingCount()
  const oldest = useWaiting()?.[0]
  // A non-breaking space keeps the line's height while the count loads.
  if (count === undefined) return '\u00a0'
  const wait = oldest && shortWait(oldest.statusSince, now)
  return (
    <>
      {count >= WAITING_COUNT_MAX
        ? t('waitingAtLeast', { most: integer(WAITING_COUNT_MAX) })
        : t('waiting', { count })}
      {wait && (count === 1 ? ` ${t('alone', { wait })}` : ` · ${t('oldest', { wait })}`)}
    </>
  )
}
