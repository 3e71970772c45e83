import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '#locales/undo.ts'
import { undoLast, useUndoState } from '../../lib/undo-offers.ts'
import { KeyHint } from '../key-cap.tsx'
import { decisionText, SEPARATOR, summary } from './undo-text.ts'

/**
 * One line for what was just undone and for everything that still can be; a decision is listed until its e-mail is
 * sent: "3 aprovados · 1 recusado · Desfazer". Each layout places it where it covers nothing.
 */
export function UndoBar() {
  const { offers, undone } = useUndoState()
  const [newest] = offers
  if (!newest && undone === undefined) return null
  return (
    <section
      data-undo-bar
      aria-label={newest && t('label')}
      className="flex min-h-11 w-fit max-w-full min-w-0 items-center gap-2 rounded-control bg-ink pl-4 text-14 text-page max-sm:w-full forced-colors:border"
    >
      <p className="min-w-0 flex-1 py-1 pr-2 leading-snug font-medium text-balance wrap-anywhere">
        {[undone, summary(offers)].filter(Boolean).join(SEPARATOR)}
      </p>
      {newest && (
        <>
          <Seconds until={newest.until} />
          <button
            type="button"
            aria-keyshortcuts="Z Control+Z"
            className="inline-flex min-h-11 flex-none items-center gap-2 rounded-control px-3 font-semibold outline-offset-[-4px] outline-page hover:underline"
            onClick={undoLast}
          >
            <Undo2 size={18} aria-hidden />
            {t('action')}
            <span className="sr-only">{decisionText(newest)}</span>
            <KeyHint>Z</KeyHint>
          </button>
        </>
      )}
    </section>
  )
}

/** Seconds left; hidden from screen readers, which would announce every change. */
function Seconds({ until }: { until: number }) {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  const tick = useEffectEvent(() => setSeconds(left()))
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden className="flex-none whitespace-nowrap tabular-nums opacity-80">
      {t('seconds', { seconds })}
    </span>
  )
}

/** Announces the latest decision and undo to screen readers on every screen. An expiring offer is not announced. */
export function UndoAnnouncer() {
  const { offers, latest, undone } = useUndoState()
  const offer = offers.find(({ key }) => key === latest)
  return (
    <p role="status" className="sr-only">
      {undone ?? (offer && decisionText(offer))}
    </p>
  )
}
