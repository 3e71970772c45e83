import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pendingDecisionsSettled } from '#admin/shared/lib/pending-decisions.ts'
import { mutationKeys } from '#admin/shared/lib/query-keys.ts'
import { isTypedInto, useShortcutsSwitch } from '#admin/shared/lib/shortcuts.ts'
import { takeUndo, type UndoOffer, useUndoOffers } from '#admin/shared/lib/undo-offers.ts'
import { KeyHint } from '#admin/shared/ui/key-cap.tsx'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { t } from '../registrations-texts.ts'

/** Offers shown; the newest ones. */
const SHOWN = 3

/** Over every screen: offers to undo recent decisions until their e-mail is sent. */
export function UndoBar() {
  const offers = useUndoOffers()
  const client = useQueryClient()
  const isDeciding = useIsMutating({ mutationKey: mutationKeys.decision }) > 0
  const [shortcutsOn] = useShortcutsSwitch()
  const bar = useRef<HTMLElement>(null)
  useBarHeight(bar, offers.length > 0)

  async function undoNewest() {
    // The newest decision may still be in flight; undoing the one before it would be wrong.
    await pendingDecisionsSettled(client)
    takeUndo()?.undo()
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.altKey || event.shiftKey || event.defaultPrevented) return
    const combined = event.ctrlKey || event.metaKey
    if ((!combined && !shortcutsOn) || isTypedInto(event.target)) return
    if (offers.length === 0 && !isDeciding) return
    event.preventDefault()
    void undoNewest()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <section
      ref={bar}
      aria-label={t('undo.label')}
      className="pointer-events-none fixed inset-x-0 bottom-2 z-40 grid justify-items-center gap-2 px-4 lg:right-auto lg:left-56 lg:w-104 lg:px-3"
    >
      {offers
        .slice(0, SHOWN)
        .reverse()
        .map((offer, index, shown) => (
          <Offer
            key={offer.key}
            offer={offer}
            newest={index === shown.length - 1}
            oldest={index === shown.length - SHOWN}
            onUndo={() => takeUndo(offer.key)?.undo()}
          />
        ))}
    </section>
  )
}

const GAP_PX = 12

/** Keeps the bar's place free: toasts, and the foot of a workbench, stand above it. */
function useBarHeight(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current
    if (!element || !shown) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--undo-bar', `${element.offsetHeight + GAP_PX}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--undo-bar')
    }
  }, [bar, shown])
}

interface OfferProps {
  offer: UndoOffer
  newest: boolean
  /** The oldest of the shown offers is hidden on narrow screens, which have room for two. */
  oldest: boolean
  onUndo: () => void
}

function Offer({ offer: { text, until }, newest, oldest, onUndo }: OfferProps) {
  const seconds = useSecondsUntil(until)
  return (
    <div
      className={cx(
        'slide-up pointer-events-auto flex w-full max-w-112 animate-enter items-center gap-3 rounded-card border border-edge bg-surface py-2 pr-2 pl-4 shadow-float',
        oldest && 'max-md:hidden',
      )}
    >
      <div className="flex min-w-0 flex-1 items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-0">
        <p role="status" className="min-w-0 font-semibold sm:flex-1">
          {text}
        </p>
        <span aria-hidden className="text-14 text-soft tabular-nums">
          {t('undo.seconds', { seconds })}
        </span>
      </div>
      <Button
        size="sm"
        variant="tint"
        icon={<Undo2 size={18} aria-hidden />}
        {...(newest && { 'aria-keyshortcuts': 'Z Control+Z' })}
        onClick={onUndo}
      >
        {t('undo.action')}
        {newest && <KeyHint>Z</KeyHint>}
      </Button>
    </div>
  )
}

function useSecondsUntil(until: number): number {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  const tick = useEffectEvent(() => setSeconds(left()))
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
