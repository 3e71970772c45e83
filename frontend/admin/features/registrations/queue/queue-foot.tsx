import { useInfiniteQuery } from '@tanstack/react-query'
import { integer } from '#shared/lib/format/format.ts'
import { t } from '../registrations-texts.ts'
import { ShortcutHints } from '../shortcuts/shortcut-hints.tsx'
import { medianText } from '../wait/wait.ts'
import { waitingQuery } from './queue-query.ts'

interface QueueFootProps {
  isWaiting: boolean
  hasShortcuts: boolean
  onHelp: () => void
}

/** Under the list: shortcuts and the decisions of today. */
export function QueueFoot({ isWaiting, hasShortcuts, onHelp }: QueueFootProps) {
  const { data } = useInfiniteQuery(waitingQuery)
  const today = data?.pages[0]?.today
  return (
    <>
      <ShortcutHints on={hasShortcuts} isWaiting={isWaiting} onHelp={onHelp} />
      {today && (
        <p className="text-12 text-soft tabular-nums">
          {t('today.decided', { count: today.count, number: integer(today.count) })}
          {today.medianMinutes !== null &&
            ` · ${t('today.median', { wait: medianText(today.medianMinutes) })}`}
        </p>
      )}
    </>
  )
}
