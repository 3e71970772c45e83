import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyCap } from '#admin/shared/ui/key-cap.tsx'
import { KeyHints } from '#admin/shared/ui/workbench/key-hints.tsx'
import type { WaitingTarget } from '#contract/registrations.ts'
import { formatWait } from '#contract/statistics-words.ts'
import { t } from '#locales/admin-registrations.ts'
import { integer } from '#shared/lib/format/format.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { waitingQuery } from './queue-query.ts'

interface QueueFootProps {
  isWaiting: boolean
  hasShortcuts: boolean
  onHelp: () => void
}

/** Below the list: shortcuts, waiting times against the target, and today's decisions. */
export function QueueFoot({ isWaiting, hasShortcuts, onHelp }: QueueFootProps) {
  const { data } = useInfiniteQuery(waitingQuery)
  const { today, target } = data?.pages[0] ?? {}
  return (
    <>
      <ShortcutHints on={hasShortcuts} isWaiting={isWaiting} onHelp={onHelp} />
      <div className="text-right max-lg:text-left">
        {isWaiting && target && <TargetText {...target} />}
        {today && (
          <p className="text-12 text-soft tabular-nums">
            {t('today.decided', { count: today.count, number: integer(today.count) })}
            {today.medianMinutes !== null &&
              ` · ${t('today.median', { wait: formatWait(today.medianMinutes) })}`}
          </p>
        )}
      </div>
    </>
  )
}

/** "12 acima da meta de 48 h · 5 passam dela ainda hoje" */
function TargetText({ hours, late, dueToday }: WaitingTarget) {
  if (late + dueToday === 0) return null
  return (
    <p className="text-14 tabular-nums">
      {late > 0 && (
        <span className="font-bold text-problem">
          {t('target.late', { count: late, number: integer(late), hours })}
        </span>
      )}
      {late > 0 && dueToday > 0 && ' · '}
      {dueToday > 0 &&
        t(late > 0 ? 'target.moreToday' : 'target.dueToday', {
          count: dueToday,
          number: integer(dueToday),
          hours,
        })}
    </p>
  )
}

interface ShortcutHintsProps {
  on: boolean
  /** Only waiting registrations can be selected. */
  isWaiting: boolean
  onHelp: () => void
}

/** Shortcuts that have no button, and the button that opens the full list. */
function ShortcutHints({ on, isWaiting, onHelp }: ShortcutHintsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft max-lg:hidden pointer-coarse:hidden">
      <KeyHints others={isWaiting ? [['X', t('shortcuts.choose')]] : []} />
      <button
        type="button"
        onClick={onHelp}
        aria-keyshortcuts="?"
        className={buttonClass({ variant: 'ghost', size: 'sm', className: 'px-2! font-normal!' })}
      >
        {on && (
          <span aria-hidden>
            <KeyCap>?</KeyCap>
          </span>
        )}
        {t('shortcuts.all')}
      </button>
    </div>
  )
}
